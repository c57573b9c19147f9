"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from hemicycle.core import agenda
from hemicycle.games.global_powers.auction import Auction
from hemicycle.games.global_powers.coup import Coup
from hemicycle.games.global_powers.evaluation import points
from hemicycle.games.global_powers.turn import Turn
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    chips,
    dice,
    government,
    here,
    play,
    step,
    table,
)


@rule("GP-021", "GP-022", "GP-024")
def test_t1_the_highest_and_all_second_highest_bidders_move_into_europe() -> None:
    s = table(agenda_=[Auction("europe", False)])

    for seat, bid in ((RED, 3), (GREEN, 2), (BLUE, 2), (BLACK, 1)):
        play(s, seat, f"bid {bid}")

    assert here(s, "europe") == (3, 2, 2, 0)
    assert s.base == [16, 18, 18, 20]
    assert s.mauritius == [1, 0, 0, 0]
    assert government(s, "europe") == (RED,)
    assert s.strength(at(s, "europe")) == 3


@rule("GP-007", "GP-009")
def test_t2_parties_of_equal_strength_are_not_added_up() -> None:
    s = table(heads={"africa": (1, 0, 2, 0)})
    assert (government(s, "africa"), s.strength(at(s, "africa"))) == ((BLUE,), 2)

    s.place(RED, at(s, "africa"), 1)

    assert (government(s, "africa"), s.strength(at(s, "africa"))) == ((RED, BLUE), 2)


@rule("GP-034", "GP-043", "GP-044", "GP-045", "GP-048", "GP-049", "GP-060", "GP-062")
def test_t3_four_actions_of_africa() -> None:
    blue, red, yellow = 0, 1, 2
    s = table(
        3,
        heads={"africa": (4, 2, 1), "orient": (0, 0, 2), "india": (0, 3, 0), "china": (0, 0, 1)},
        chips={"africa": {"diplomacy": 1}},
        player=red,
        agenda_=[Turn(red, (), False)],
        luck=dice(2, 2),
    )
    play(s, red, "activate africa")
    assert s.actions == 4

    play(s, blue, "act budget", "convert trade-army")
    play(s, red, "decline")
    play(s, yellow, "decline")
    assert chips(s, "africa") == {"raw": 3, "trade": 0, "diplomacy": 1, "army": 2}
    assert here(s, "africa") == (4, 2, 1)

    play(s, blue, "act war", "attack orient")
    play(s, red, "sacrifice")
    play(s, blue, "sacrifice")
    play(s, red, "decline")
    play(s, yellow, "decline")
    assert here(s, "africa") == (3, 1, 1)
    assert s.mauritius == [1, 1, 0]
    assert chips(s, "africa")["army"] == 1  # the war took place: a draw

    play(s, blue, "act emigration", "emigrate 0 south-america")
    play(s, red, "decline")
    play(s, yellow, "decline")
    assert here(s, "africa") == (2, 1, 1)
    assert here(s, "south-america") == (1, 0, 0)

    play(s, blue, "act proposal", "sanction india")
    play(s, red, "ballot no")
    play(s, yellow, "ballot no")
    play(s, blue, "decline")
    assert not s.sanctioned
    assert chips(s, "africa")["diplomacy"] == 1
    assert step(s) == "Turn"  # the fourth action is spent; it is the next player's turn
    assert s.waiting == (yellow,)


@rule("GP-067", "GP-069", "GP-070")
@pytest.mark.parametrize(("face", "after"), [(2, (1, 1, 1, 0)), (3, (2, 0, 0, 0))])
def test_t4_red_attacks_a_coalition(face: int, after: tuple[int, ...]) -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0), "orient": (0, 2, 2, 0)},
        chips={"europe": {"army": 3}, "orient": {"army": 2}},
        agenda_=[Turn(RED, (), False)],
        luck=dice(face, 2),
    )

    play(s, RED, "activate europe", "act war", "attack orient", f"replace {face - 1}")

    assert here(s, "orient") == after
    assert chips(s, "europe")["army"] == 2
    assert (chips(s, "orient")["army"], chips(s, "orient")["trade"]) == (1, 1)


@rule("GP-073", "GP-076")
def test_t5_australia_has_china_disarmed() -> None:
    s = table(
        heads={
            "australia": (1, 0, 0, 0),
            "north-america": (0, 1, 0, 0),
            "russia": (0, 0, 1, 0),
            "europe": (0, 0, 0, 1),
            "china": (0, 0, 0, 2),
        },
        chips={"australia": {"diplomacy": 3}, "china": {"diplomacy": 0}},
        delegates=(3, 2, 2, 3),
        agenda_=[Turn(RED, (), False)],
        luck=[(0, 1, 2, 3)],
    )

    play(s, RED, "activate australia", "act proposal", "disarm china", "stake 3")
    play(s, GREEN, "stake-against 2")  # North America has most diplomacy chips
    play(s, BLACK, "abstain")  # Europe as many, but it comes later
    play(s, BLUE, "stake-for 1")  # Russia
    play(s, RED, "cast 3 0")
    play(s, BLACK, "cast 0 3")
    play(s, GREEN, "cast 0 2")
    play(s, BLUE, "cast 2 0")

    assert chips(s, "china")["army"] == 0
    assert at(s, "china") in s.disarmed
    play(s, s.waiting[0], "activate china")
    play(s, BLACK, "act budget")
    assert "convert trade-army" not in [str(option) for option in agenda.options(s, BLACK)]


@rule("GP-091", "GP-092", "GP-093")
def test_t6_red_counts_sixteen_points() -> None:
    s = table(
        heads={
            "europe": (3, 0, 2, 0, 2),
            "russia": (1, 0, 0, 2, 0),
            "japan": (3, 3, 0, 0, 0),
            "africa": (1, 0, 0, 0, 0),
        },
        seats=5,
        chips={"europe": {"trade": 4}, "russia": {"trade": 5}, "japan": {"trade": 2}, "africa": {"trade": 2}},
        delegates=(3, 0, 0, 0, 0),
        mauritius=(2, 0, 0, 0, 0),
    )

    assert points(s)[RED] == 16
    assert here(s, "europe")[YELLOW] == 2


@rule("GP-117")
def test_t7_red_overthrows_the_indian_government() -> None:
    s = table(
        heads={"india": (2, 0, 4, 0)},
        base=(6, 3, 3, 3),
        agenda_=[Coup(RED, "india")],
        luck=dice(3, 1),
    )

    play(s, RED, "commit 2")
    play(s, BLUE, "commit 1")

    assert here(s, "india") == (6, 0, 0, 0)
    assert s.base == [0, 3, 6, 3]
    assert s.mauritius == [2, 0, 1, 0]
