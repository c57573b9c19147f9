"""Roles, deck and first candidate."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from hemicycle.core.chance import Quick
from hemicycle.games.secret_hitler.events import RoleDealt
from hemicycle.games.secret_hitler.setup import Roles, new_table
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL, party
from hemicycle.testing import rule
from tests.games.secret_hitler.tables import GAME, rules, table, whispered


@rule("SH-001")
@pytest.mark.parametrize(
    ("seats", "liberals", "fascists"), [(5, 3, 1), (6, 4, 1), (7, 4, 2), (8, 5, 2), (9, 5, 3), (10, 6, 3)]
)
def test_the_role_table(seats: int, liberals: int, fascists: int) -> None:
    s = new_table(rules(), seats, Quick(random.Random(1).random))

    assert s.roles.count(LIBERAL) == liberals
    assert s.roles.count(FASCIST) == fascists
    assert s.roles.count(HITLER) == 1


@rule("SH-002")
def test_the_deck_gives_the_published_odds_of_a_first_draw() -> None:
    s = new_table(rules(), 7, Quick(random.Random(1).random))

    draws = [sum(card == LIBERAL for card in draw) for draw in combinations(s.deck, 3)]

    odds = [Fraction(draws.count(liberals), len(draws)) for liberals in range(4)]
    assert odds == [Fraction(165, 680), Fraction(330, 680), Fraction(165, 680), Fraction(20, 680)]


@rule("SH-003")
def test_hitler_carries_a_fascist_party_card() -> None:
    assert [party(role) for role in (LIBERAL, FASCIST, HITLER)] == [LIBERAL, FASCIST, FASCIST]


@rule("SH-004")
def test_fascists_know_each_other_and_hitler() -> None:
    s = table(9, agenda_=[Roles()])

    assert whispered(s, 5, RoleDealt) == [RoleDealt("fascist", (6, 7), 8)]
    assert whispered(s, 0, RoleDealt) == [RoleDealt("liberal", (), -1)]


@rule("SH-004")
@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_hitler_knows_the_fascists_only_at_small_tables(seats: int) -> None:
    s = table(seats, agenda_=[Roles()])

    known = whispered(s, seats - 1, RoleDealt)

    expected = (seats - 2,) if seats <= 6 else ()
    assert known == [RoleDealt("hitler", expected, seats - 1)]


@rule("SH-001")
def test_every_seat_can_be_hitler() -> None:
    hitlers = {new_table(rules(), 5, Quick(random.Random(seed).random)).roles.index(HITLER) for seed in range(60)}

    assert hitlers == {0, 1, 2, 3, 4}


@rule("SH-002")
def test_the_inventory_counts_deck_discards_and_boards() -> None:
    s = new_table(rules(), 7, Quick(random.Random(1).random))
    s.deck, s.discards = tuple(sorted(s.deck))[2:-3], (FASCIST, FASCIST)
    s.liberal, s.fascist = 2, 1
    GAME.check(s)

    s.discards = (FASCIST, LIBERAL)

    with pytest.raises(AssertionError):
        GAME.check(s)


@rule("SH-005")
def test_every_seat_can_be_the_first_candidate() -> None:
    first = {GAME.deal(rules(), 5, Quick(random.Random(seed).random)).waiting for seed in range(60)}

    assert first == {(0,), (1,), (2,), (3,), (4,)}


def test_rebalanced_six_begin_with_a_fascist_policy_out_of_the_eleven() -> None:
    s = new_table(rules("rebalanced"), 6, Quick(random.Random(1).random))

    assert (s.fascist, s.deck.count(FASCIST)) == (1, 10)


@pytest.mark.parametrize("seats", [7, 9])
def test_rebalanced_seven_and_nine_have_ten_fascist_policies(seats: int) -> None:
    s = new_table(rules("rebalanced"), seats, Quick(random.Random(1).random))

    assert (s.fascist, s.deck.count(FASCIST)) == (0, 10)
