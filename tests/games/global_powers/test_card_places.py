"""A card stands at four places: the list in world.py, its rule in cards.py, the edition, and the words."""

from __future__ import annotations

import re

import pytest

from hemicycle.games.global_powers.cards import ENTRIES
from hemicycle.games.global_powers.world import CARDS
from hemicycle.words import LANGUAGES
from tests.games.global_powers.tables import GAME, rules, words

PLACES = {
    "world.CARDS": set(CARDS),
    "cards.ENTRIES": set(ENTRIES),
    **{f"editions/{edition}.toml": {card.id for card in rules(edition).cards} for edition in GAME.editions},
}


@pytest.mark.parametrize("place", PLACES)
def test_every_card_is_at_every_place(place: str) -> None:
    everywhere = set().union(*PLACES.values())

    missing = everywhere - PLACES[place]

    assert not missing, f"{place} lacks {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_and_its_section(language: str) -> None:
    for card in rules().cards:
        assert words(language).knows(f"card-{card.id}"), f"locales/{language} lacks card-{card.id}"
        assert card.section in GAME.rulebook, f"rulebook.toml lacks {card.section}"
        assert words(language).knows(GAME.rulebook[card.section].key), f"locales/{language} lacks {card.section}"


def test_a_card_is_found_by_its_id_and_not_by_its_number() -> None:
    for card, (playable, effect) in ENTRIES.items():
        spoken = re.sub("[-_]", "", card)

        assert callable(playable), card
        assert re.sub("_", "", effect.__name__) in spoken or spoken in re.sub("_", "", effect.__name__), card
