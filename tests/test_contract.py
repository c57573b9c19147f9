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
from tests.games.global_powers.notes import global_powers_notes
from tests.games.secret_hitler.notes import secret_hitler_notes

MATCHES = int(os.environ.get("HEMICYCLE_SOAK", "20"))
# How often the costly part is looked at: long games have it often enough.
EVERY = {"secret-hitler": 12, "show-of-hands": 12}
NOTES: dict[str, Notes] = {
    "die-macher": die_macher_notes,
    "global-powers": global_powers_notes,
    "secret-hitler": secret_hitler_notes,
}


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

# options that change the shape of a game; each alone, all together being an edition
SWITCHES = {"global-powers": ("free_start", "opposition_alternative", "bribery", "un_troops")}
SWITCHED = [
    pytest.param(hemicycle.game(name), switch, seats, id=f"{name}-{switch}-{seats}")
    for name, switches in SWITCHES.items()
    for switch in switches
    for seats in hemicycle.game(name).load().seats
]


@pytest.mark.parametrize(("game", "edition", "seats"), CONFIGURATIONS)
def test_the_game_keeps_the_contract(game: Game, edition: str, seats: int) -> None:
    every = EVERY.get(game.id, 40)
    matches = check_game(game, seats, edition=edition, matches=MATCHES, notes=NOTES.get(game.id), every=every)

    assert all(match.outcome is not None for match in matches)


@pytest.mark.parametrize(("game", "switch", "seats"), SWITCHED)
def test_the_game_keeps_the_contract_with_one_more_rule(game: Game, switch: str, seats: int) -> None:
    matches = check_game(game, seats, options={switch: True}, matches=MATCHES, notes=NOTES.get(game.id), every=60)

    assert all(match.outcome is not None for match in matches)
