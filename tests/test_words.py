"""All four languages are complete, parse, and can say everything that can happen."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hemicycle
from hemicycle import resources
from hemicycle.core.game import Game
from hemicycle.core.steps import IllegalAction, Step
from hemicycle.core.values import word
from hemicycle.testing import random_match
from hemicycle.words import LANGUAGES, Words

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


def wanted(game: Game) -> list[str]:
    """What a game must be able to say."""
    asks = [step for step in game.steps if step.waiting is not Step.waiting]
    found = [f"event-{word(event)}" for event in game.events]
    found += [f"action-{word(action)}" for action in game.actions]
    found += [f"remark-{word(remark)}" for remark in game.remarks]
    found += [key for step in asks for key in (f"prompt-{word(step)}", f"prompt-{word(step)}.waiting")]
    for section in game.rulebook.sections:
        found += [section.key, f"{section.key}.text"]
    for edition in game.editions:
        found += [f"edition-{edition}", f"edition-{edition}.text"]
        for name, option in game.load(edition).options.items():
            found += [f"option-{name}", f"option-{name}.text"]
            found += [f"option-{name}.{choice_attribute(choice)}" for choice in option.choices]
    return found


def choice_attribute(choice: bool | int | str) -> str:
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return f"choice-{choice}".replace("--", "-minus-")


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_game_has_words_for_all_it_can_say(name: str) -> None:
    game = hemicycle.game(name)

    missing = set(wanted(game)) - set(keys("en", name))

    assert missing == set()


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
        ("nl", "orient", "De Oriënt onthoudt zich. Iemand uit de Oriënt naar de VN. Oriënt"),
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


NO_SPACE = re.compile(r"(?<! ·) [:;?!»%](?!\w)|« ")


@pytest.mark.parametrize("file", FILES)
def test_french_signs_are_not_torn_from_their_words(file: str) -> None:
    lines = [line for line in resources.words("fr", file).splitlines() if not line.startswith("#")]

    assert [line for line in lines if NO_SPACE.search(line)] == []


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
        with pytest.raises(IllegalAction) as caught:
            match.act(seat, action)
        assert words.refusal(caught.value.refusal)
