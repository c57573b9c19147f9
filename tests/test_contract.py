"""Every game, edition and seat count signs the contract."""

from __future__ import annotations

import os

import pytest

import hemicycle
from hemicycle.core.game import Game
from hemicycle.resources import PackageLibrary
from hemicycle.testing import Notes, check_game
from tests.core.show_of_hands import ShowOfHands
from tests.games.die_macher.notes import die_macher_notes
from tests.games.secret_hitler.notes import secret_hitler_notes

MATCHES = int(os.environ.get("HEMICYCLE_SOAK", "20"))
NOTES: dict[str, Notes] = {"die-macher": die_macher_notes, "secret-hitler": secret_hitler_notes}


def games() -> list[Game]:
    return [
        ShowOfHands(PackageLibrary("tests.core.show_of_hands")),
        *[hemicycle.game(name) for name in hemicycle.names()],
    ]


CONFIGURATIONS = [
    pytest.param(game, edition, seats, id=f"{game.id}-{edition}-{seats}")
    for game in games()
    for edition in game.editions
    for seats in game.load(edition).seats
]


@pytest.mark.parametrize(("game", "edition", "seats"), CONFIGURATIONS)
def test_the_game_keeps_the_contract(game: Game, edition: str, seats: int) -> None:
    matches = check_game(game, seats, edition=edition, matches=MATCHES, notes=NOTES.get(game.id))

    assert all(match.outcome is not None for match in matches)
