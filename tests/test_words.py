"""All four languages are complete, parse, and can say everything that can happen."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hemicycle
from hemicycle import resources
from hemicycle.core.errors import SetupError
from hemicycle.core.steps import Refused
from hemicycle.terminal import problems
from hemicycle.testing import random_match
from hemicycle.words import LANGUAGES, Words, wanted

FILES = tuple(sorted(path.name.removesuffix(".ftl") for path in resources.word_files("en")))


def keys(language: str, file: str) -> list[str]:
    """Messages and their attributes, in order, but for articles; a line that does not parse is a failure."""
    found = []
    for entry in FluentParser().parse(resources.words(language, file)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("article-"):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_once(language: str, file: str) -> None:
    assert sorted(keys(language, file)) == sorted(keys("en", file))
    assert len(set(keys(language, file))) == len(keys(language, file))


class Choices(Visitor):
    """What texts choose by, value by value; what is counted in and forms of words are each language's own."""

    OWN = ("zero", "one", "two", "few", "many", "other")

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name != "form":
            values = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.found.setdefault(node.selector.id.name, set()).update(set(values) - set(self.OWN))
        self.generic_visit(node)


def choices(language: str, file: str) -> dict[str, dict[str, set[str]]]:
    """By message, what its text chooses by."""
    found = {}
    for entry in FluentParser().parse(resources.words(language, file)).body:
        if isinstance(entry, ast.Message):
            visitor = Choices()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_translates_what_a_text_chooses_by(language: str, file: str) -> None:
    """A value that English does not know either is never sent, and its text never said."""
    english = choices("en", file)

    unknown = {
        f"{message} ${name} {value}"
        for message, by in choices(language, file).items()
        for name, values in by.items()
        for value in values - english[message].get(name, values)
    }

    assert unknown == set()


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_game_has_words_for_all_it_can_say(name: str) -> None:
    game = hemicycle.game(name)

    missing = set(wanted(game)) - set(keys("en", name))

    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        SetupError("seat-count", {"game": "die-macher", "edition": "1997", "seats": 9, "possible": (3, 4, 5)}),
        SetupError("party-count", {"parties": 2, "seats": 3}),
        SetupError("name-count", {"names": "ann", "seats": 3}),
        SetupError("party-taken", {"party": "spd", "seats": (0, 2)}),
        SetupError("party-unknown", {"game": "die-macher", "party": "x", "known": ("spd", "cdu"), "choices": 2}),
        SetupError("party-unknown", {"game": "secret-hitler", "party": "x", "known": (), "choices": 0}),
    ],
    ids=lambda error: f"{error.code}-{len(error.detail)}-{error.detail.get('choices')}",
)
def test_a_table_that_cannot_be_opened_is_explained(error: SetupError, language: str) -> None:
    sentence = problems.sentence(Words(language), error)

    assert all(
        str(part) in sentence for key, part in error.detail.items() if isinstance(part, int) and key != "choices"
    )
    assert "(" not in sentence.replace("(1997)", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", hemicycle.names())
def test_a_whole_match_can_be_told(name: str, language: str) -> None:
    game = hemicycle.game(name)
    for edition in game.editions:
        match = game.match(seed=7, edition=edition)
        words = Words(language, name, [f"P{seat}" for seat in range(match.table.seats)])
        finished = random_match(game, seed=7, edition=edition)
        for entry in finished.record.entries:
            if "do" not in entry:
                continue
            for seat in (None, *range(match.table.seats)):
                view = match.view(seat)
                assert view.prompt is not None
                assert words.prompt(view.prompt, asked=bool(view.choices))
                assert all(words.action(choice) for choice in view.choices[:12])
            for _, event in match.act(entry["seat"], entry["do"]):
                assert words.event(event)
        assert match.outcome is not None
        assert words.ending(match.outcome)


@pytest.mark.parametrize(
    ("language", "region", "sentences"),
    [
        ("en", "orient", "The Orient abstains. One from the Orient to the UN. Orient"),
        ("de", "europe", "Europa enthält sich. Jemand aus Europa in die UNO. Europa"),
        ("de", "orient", "Der Orient enthält sich. Jemand aus dem Orient in die UNO. Orient"),
        ("nl", "orient", "De Oriënt onthoudt zich. Iemand uit de Oriënt naar de UNO. Oriënt"),
        ("fr", "europe", "L’Europe s’abstient. Quelqu’un d’Europe à l’ONU. Europe"),
        ("fr", "russia", "La Russie s’abstient. Quelqu’un de Russie à l’ONU. Russie"),
        ("fr", "japan", "Le Japon s’abstient. Quelqu’un du Japon à l’ONU. Japon"),
    ],
)
def test_a_region_bends_as_its_sentence_asks(language: str, region: str, sentences: str) -> None:
    words = Words(language, "global-powers")

    said = [words.say(key, {"region": region}) for key in ("event-abstained", "action-post")]

    assert f"{said[0]} {said[1]}. {words.say(f'region-{region}')}" == sentences


class Forms(Visitor):
    """The forms that sentences ask for, and those that words have."""

    def __init__(self, language: str) -> None:
        self.asked: set[str] = {"the"}
        self.had: set[str] = {"the", "name"}
        for file in FILES:
            self.visit(FluentParser().parse(resources.words(language, file)))

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        if node.name.name == "form":
            self.asked.add(str(node.value.parse()["value"]))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "form":
            self.had |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_a_sentence_asks_for_is_one_a_word_has(language: str) -> None:
    forms = Forms(language)

    assert forms.asked <= forms.had


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Winner: Ada.", "Winners: Ada and Ben."),
        ("de", "Es gewinnt Ada.", "Es gewinnen Ada und Ben."),
        ("nl", "Winnaar: Ada.", "Winnaars: Ada en Ben."),
        ("fr", "Victoire\u00a0: Ada.", "Victoire\u00a0: Ada et Ben."),
    ],
)
def test_one_winner_is_not_many(language: str, one: str, two: str) -> None:
    words = Words(language, names=["Ada", "Ben"])

    assert [words.say("terminal-winners", {"winners": seats}) for seats in ([0], [0, 1])] == [one, two]


def test_a_number_below_nought_has_a_true_minus() -> None:
    words = Words("fr", "die-macher", ["Ada"])

    assert words.number(-1200) == "\u22121\u202f200"
    assert "facteur est \u22122" in words.say(
        "prompt-convert", {"held": 4, "state": "bayern", "factor": -2, "votes": 3}
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Line 1: trend +1 twice in Bayern, 6 meetings in Bremen"),
        ("de", "zweimal in Bayern"),
        ("nl", "twee keer in Beieren"),
        ("fr", "deux fois en Bavière"),
    ],
)
def test_a_place_that_comes_twice_is_said_once(language: str, said: str) -> None:
    line = {"line": 1, "trend": ["bayern", "bayern"], "votes": [], "meetings": ["bremen"]}
    sentence = Words(language, "die-macher").say(
        "action-first-column", {**line, "vote_gifts": [], "meeting_gifts": [6]}
    )

    assert said in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences(language: str) -> None:
    match = hemicycle.game("secret-hitler").match(seats=7, seed=1)
    words = Words(language, "secret-hitler", [f"P{seat}" for seat in range(7)])
    president = match.waiting[0]

    for seat, action in (
        (president, f"nominate {president}"),
        (president, "x"),
        ((president + 1) % 7, "nominate 1"),
        (9, "x"),
    ):
        with pytest.raises(Refused) as caught:
            match.act(seat, action)
        assert words.refusal(caught.value.refusal)


@pytest.mark.parametrize("game", hemicycle.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_explained_cites_sections_that_exist(language: str, game: str) -> None:
    known = {name for section in hemicycle.game(game).rulebook.sections for name in (section.id, *section.aliases)}
    texts = "\n".join(resources.words(language, file) for file in FILES if file in (game, f"web-{game}"))

    cited = re.findall(r"^explain-.*\n(?:    (?!\.).*\n)*    \.rule = (.*)$", texts, re.MULTILINE)

    assert {section for line in cited for section in line.split()} <= known
    assert cited or "explain-" not in texts
