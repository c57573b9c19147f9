"""All four languages are complete, parse, and can say everything that can happen."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

import hemicycle
from hemicycle import resources
from hemicycle.core.game import Game
from hemicycle.core.steps import IllegalAction, Step
from hemicycle.core.values import word
from hemicycle.testing import random_match
from hemicycle.words import LANGUAGES, Words

FILES = tuple(sorted(path.name.removesuffix(".ftl") for path in resources.word_files("en")))


def keys(language: str, file: str) -> list[str]:
    """Messages and their attributes, in order; a line that does not parse is a failure."""
    found = []
    for entry in FluentParser().parse(resources.words(language, file)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
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
