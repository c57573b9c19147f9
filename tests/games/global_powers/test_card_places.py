"""A card stands at four places: the list in world.py, its rule in cards.py, the edition, and the words.

They are read as they are written, because the game cannot be imported where one lacks a card.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from hemicycle.words import LANGUAGES

SOURCES = Path(__file__).parents[3] / "src" / "hemicycle"
GAME = SOURCES / "games" / "global_powers"
SECTIONS = {section["id"] for section in tomllib.loads((GAME / "rulebook.toml").read_text("utf-8"))["section"]}


def written(file: str, name: str) -> set[str]:
    """The ids in a tuple or the keys in a dictionary of a module."""
    for line in ast.parse((GAME / file).read_text("utf-8")).body:
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == name:
            found = line.value.keys if isinstance(line.value, ast.Dict) else line.value.elts  # type: ignore[union-attr]  # a tuple
            return {str(each.value) for each in found if isinstance(each, ast.Constant)}
    raise AssertionError(f"{file} has no {name}")


def printed() -> dict[str, str]:
    """The cards of the edition that the others extend, with their sections."""
    edition = tomllib.loads((GAME / "editions" / "standard.toml").read_text("utf-8"))
    return {card["id"]: card["section"] for card in edition["cards"]}


PLACES = {
    "world.CARDS": written("world.py", "CARDS"),
    "cards.ENTRIES": written("cards.py", "ENTRIES"),
    "editions/standard.toml": set(printed()),
}


@pytest.mark.parametrize("place", PLACES)
def test_every_card_is_at_every_place(place: str) -> None:
    everywhere = set().union(*PLACES.values())

    missing = everywhere - PLACES[place]

    assert not missing, f"{place} lacks {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_and_its_section(language: str) -> None:
    for card, section in printed().items():
        words = {"global-powers": (f"card-{card}", f"rule-{section}"), "web-global-powers": (f"board-card-{card}",)}
        for file, keys in words.items():
            text = (SOURCES / "locales" / language / f"{file}.ftl").read_text("utf-8")
            for key in keys:
                assert re.search(rf"^{key} =", text, re.MULTILINE), f"locales/{language}/{file}.ftl lacks {key}"
        assert section in SECTIONS, f"rulebook.toml lacks {section}"


def test_a_card_is_found_by_its_id_and_not_by_its_number() -> None:
    from hemicycle.games.global_powers.cards import ENTRIES

    for card, (playable, effect) in ENTRIES.items():
        spoken = re.sub("[-_]", "", card)

        assert callable(playable), card
        assert re.sub("_", "", effect.__name__) in spoken or spoken in re.sub("_", "", effect.__name__), card
