"""Sentences are put together as Fluent's own runtime does it: every one of ours, and every part of the syntax."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hemicycle import resources
from hemicycle.sentences import Sentences, parsed
from hemicycle.words import LANGUAGES

FILES = tuple(sorted(path.name.removesuffix(".ftl") for path in resources.word_files("en")))
NAMES = ("PLAYER", "PLAYERS", "WORD", "WORDS", "MONEY", "FIGURE", "NTH", "COUNT", "LISTED", "TALLY", "TRENDS", "EACH")
SYNTAX = """
plain = Text with { "a string \\u00e9" }, { 1234 } and { 12.50 }.
part = { $what }: { NUMBER($what) }, { NUMBER($what, useGrouping: 0) }
both = { plain } { part.more } { -term } { -term(form: "short") } { -term.of }
    .more = more of { $what }
-term = { $form ->
    [short] T
   *[long] Term
}
    .of = of a term
part2 = { part.none }{ -none }{ none }{ NONE($what) }
chosen = { $what ->
    [0] zero
    [1] exactly one
    [one] one
    [many] many
    [left] left
   *[other] { $what ->
        [2] two
       *[other] others
    }
}
missing = { $absent } { $absent ->
    [one] one
   *[other] other
}
several = first line
    second { "{" } line
part = a second sentence for a key that has one
"""


class Variables(Visitor):
    """Collects the names of everything a sentence takes, and the sentences it refers to."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.names: set[str] = set()
        self.seen: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        name = node.id.name
        if name in self.messages and name not in self.seen:
            self.seen.add(name)
            self.visit(self.messages[name])

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def said(*given: Any, **options: Any) -> str:
    return f"<{[int(each) if isinstance(each, int) else str(each) for each in given]}{sorted(options)}>"


def ours(language: str, text: str) -> Sentences:
    sentences = Sentences(language, {**dict.fromkeys(NAMES, said), "COUNT": lambda x: x, "NTH": lambda x: x})
    sentences.add(parsed(text))
    return sentences


def theirs(language: str, text: str) -> Any:
    functions = {**dict.fromkeys(NAMES, said), "COUNT": lambda x: x, "NTH": lambda x: x}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def compare(language: str, text: str, values: tuple[Any, ...]) -> int:
    """Say everything in both ways; returns how many sentences there were."""
    mine, other, count = ours(language, text), theirs(language, text), 0
    # of two sentences for one key the first counts
    messages = {entry.id.name: entry for entry in reversed(parsed(text).body) if isinstance(entry, ast.Message)}
    for entry in messages.values():
        variables = Variables(messages)
        variables.visit(entry)
        for attribute in [None, *[each.id.name for each in entry.attributes]]:
            pattern = mine.pattern(entry.id.name, attribute)
            if pattern is None:
                continue
            message = other.get_message(entry.id.name)
            expected = message.attributes[attribute] if attribute else message.value
            for value in values:
                parts = dict.fromkeys(variables.names - {"absent"}, value)
                now, wrong = mine.say(pattern, parts)
                then, errors = other.format_pattern(expected, parts)
                assert (now, len(wrong)) == (str(then), len(errors)), (entry.id.name, attribute, value)
                count += 1
    return count


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_ours_reads_the_same(language: str, file: str) -> None:
    assert compare(language, resources.words(language, file), (1, 2, "x")) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_syntax_reads_the_same(language: str) -> None:
    values = (0, 1, 2, 21, 999, 1234, 1_000_000, -5, "left", "")

    assert compare(language, SYNTAX, values) > 0


def test_a_circle_ends() -> None:
    sentences = Sentences("en")
    sentences.add(parsed("egg = from { hen }\nhen = from { egg }\n"))
    pattern = sentences.pattern("egg")
    assert pattern is not None

    _, errors = sentences.say(pattern, {})

    assert isinstance(errors[0], RecursionError)
