"""Every option can be played, and every game ends within the bound."""

from __future__ import annotations

import random

import pytest

from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.ruleset import Scalar
from hemicycle.games.global_powers.length import most_decisions, most_evaluations
from hemicycle.testing import check_game, rule
from tests.games.global_powers.notes import global_powers_notes
from tests.games.global_powers.tables import GAME, rules

CHOICES = [
    pytest.param(name, choice, id=f"{name}={choice}")
    for name, option in rules("extended").options.items()
    for choice in option.choices
    if choice is not option.default and choice != option.default
]


@pytest.mark.parametrize(("name", "choice"), CHOICES)
def test_a_match_keeps_the_contract_with_this_option(name: str, choice: Scalar) -> None:
    chosen = {name: choice}

    for edition, seats in (("extended", 4), ("standard", 3)):
        matches = check_game(
            GAME, seats, edition=edition, options=chosen, matches=1, notes=global_powers_notes, every=60
        )

        assert matches[0].outcome is not None


@rule("GP-097")
@pytest.mark.parametrize(("seats", "evaluations"), [(2, 10), (3, 7), (4, 5), (5, 4)])
@pytest.mark.parametrize("edition", ["standard", "extended"])
def test_a_game_ends_after_so_many_evaluations_and_within_the_bound(edition: str, seats: int, evaluations: int) -> None:
    loaded = rules(edition)

    for number in range(15):
        luck = random.Random(f"{seats} {number}")
        s = GAME.deal(loaded, seats, Quick(luck.random))
        decisions = agenda.playout(s, luck.random)

        assert GAME.report(s)["evaluations"] <= most_evaluations(loaded, seats) == evaluations
        assert decisions <= most_decisions(loaded, seats)
