"""No step waits for a seat that can do nothing: plain random games, many more than the contract looks at closely."""

from __future__ import annotations

import random

import pytest

import hemicycle
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game

GAMES = {"secret-hitler": 150, "global-powers": 60, "die-macher": 12}  # how many, by their length
CONFIGURATIONS = [
    pytest.param(hemicycle.game(name), edition, seats, id=f"{name}-{edition}-{seats}")
    for name in hemicycle.names()
    for edition in hemicycle.game(name).editions
    for seats in hemicycle.game(name).load(edition).seats
]


@pytest.mark.parametrize(("game", "edition", "seats"), CONFIGURATIONS)
def test_whoever_is_waited_for_can_do_something(game: Game, edition: str, seats: int) -> None:
    rules = game.load(edition)
    for number in range(GAMES[game.id]):
        luck = random.Random(f"{game.id} {edition} {seats} {number}").random
        s = game.deal(rules, seats, Quick(luck))
        while s.outcome is None:
            seat = agenda.pending(s)[0]
            options = agenda.options(s, seat)
            assert options, f"game {number}: seat {seat} can do nothing at {s.agenda[-1]}"
            agenda.play(s, seat, options[int(luck() * len(options))])
