"""Every source of an edition and of a ruling names a section of a rulebook, and no text that is not listed."""

from __future__ import annotations

import re

import pytest

import hemicycle
from hemicycle.core.game import Game
from hemicycle.core.rulebook import Rulebook
from hemicycle.words import Words

GAMES = hemicycle.names()
OURS = r"\b(we|our)\b.*\b(read|reading|play|follow|allow|give|send|share)"
SAYS_SO = re.compile(rf"{OURS}|\b(unclear|silent|not say|not stated)\b", re.IGNORECASE)
SHORTHAND = re.compile(r"\bspec\b|\bruling \d|\b[A-Z]\d+\b")


def headings(book: Rulebook, where: str) -> set[str]:
    """The numbers and titles of the sections of one rulebook."""
    places = [section.where[where] for section in book.sections if where in section.where]
    return {part for place in places for whole in place.split("; ") for part in (whole, whole.split(", ")[0])}


def cited(book: Rulebook, source: str) -> list[str]:
    """What a source cites: `DE 4.1`, and what follows without the name of the text, `DE 4.1, 4.2`."""
    found = []
    for text in book.texts.values():
        for match in re.finditer(rf"\b{text.id} ", source) if text.where else ():
            rest = source[match.end() :]
            known = sorted(headings(book, text.where), key=len, reverse=True)
            place = next((each for each in known if re.match(re.escape(each) + r"(?![.\d]*\d)", rest)), None)
            found.append(f"{text.id} {place}")
    return found


def sources(game: Game) -> list[tuple[str, str]]:
    """Everything that says where it comes from, with what it is."""
    rulesets = [game.load(edition) for edition in game.editions]
    notes = [(f"{rules.id} {note.key}", note.source) for rules in rulesets for note in rules.provenance]
    return notes + [(f"ruling {ruling.id}", ruling.source) for ruling in game.rulebook.rulings]


@pytest.mark.parametrize("name", GAMES)
def test_every_source_cites_a_section_of_a_rulebook(name: str) -> None:
    game = hemicycle.game(name)

    for what, source in sources(game):
        found = cited(game.rulebook, source)

        assert found, f"{what}: {source}"
        assert not [each for each in found if each.endswith(" None")], f"{what}: {source}"


@pytest.mark.parametrize("name", GAMES)
def test_no_source_points_to_a_text_that_is_not_listed(name: str) -> None:
    game = hemicycle.game(name)

    for what, source in sources(game):
        unknown = [each for each in SHORTHAND.findall(source) if each not in game.rulebook.texts]

        assert not unknown, f"{what}: {source}"


@pytest.mark.parametrize("name", hemicycle.names())
def test_every_ruling_stands_at_a_section_and_in_an_edition(name: str) -> None:
    game = hemicycle.game(name)

    for ruling in game.rulebook.rulings:
        assert ruling.section == game.rulebook[ruling.section].id
        assert set(ruling.editions) <= set(game.editions)
    assert len({ruling.id for ruling in game.rulebook.rulings}) == len(game.rulebook.rulings)


@pytest.mark.parametrize("name", GAMES)
def test_a_reading_in_a_rules_text_is_an_option_or_a_ruling_that_is_shown(name: str) -> None:
    game, words = hemicycle.game(name), Words("en", name)
    ruled = {ruling.section for ruling in game.rulebook.rulings}

    for section in game.rulebook.sections:
        sentences = words.say(section.key, attribute="text").split(". ")
        readings = [sentence for sentence in sentences if SAYS_SO.search(sentence)]

        assert not readings or section.options or section.id in ruled, f"{section.id}: {readings}"
