"""Politicians, resources, strongest and weakest, governments and majorities."""

from __future__ import annotations

import pytest

from hemicycle.games.global_powers.politics import has_absolute_majority, opposition
from hemicycle.games.global_powers.turn import Turn
from hemicycle.games.global_powers.world import ARMY, TRADE
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    at,
    chips,
    dice,
    government,
    here,
    options,
    play,
    rules,
    table,
)


@rule("GP-001", "GP-020")
def test_at_first_all_politicians_are_at_home_and_all_chips_of_the_table_are_on_the_board() -> None:
    s = table(5)

    assert s.base == [20] * 5
    assert chips(s, "north-america") == {"raw": 2, "trade": 5, "diplomacy": 4, "army": 5}
    assert chips(s, "africa") == {"raw": 3, "trade": 1, "diplomacy": 0, "army": 1}
    assert [sum(kind) for kind in s.chips] == [18, 31, 22, 26]
    assert s.supply == [2, 9, 8, 4]


@rule("GP-020")
@pytest.mark.parametrize(("seats", "dominance"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_dominance_starts_at_twelve_minus_the_players_and_every_region_is_to_do(seats: int, dominance: int) -> None:
    s = table(seats)

    assert s.dominance == dominance
    assert s.to_do == tuple(range(12))


@rule("GP-020")
def test_the_start_table_falls_from_region_to_region() -> None:
    totals = [region.raw + region.trade + region.diplomacy + region.army for region in rules().regions]

    assert totals == sorted(totals, reverse=True)
    assert totals[0] == 16
    assert totals[-1] == 5


@rule("GP-001")
def test_a_politician_is_always_somewhere() -> None:
    s = table(heads={"europe": (3, 1, 0, 0)}, delegates=(2, 0, 0, 0), mauritius=(1, 0, 0, 0))

    s.resign(RED, at(s, "europe"), 1)
    s.delegate(RED, at(s, "europe"))
    s.give_up(RED, at(s, "europe"))

    assert here(s, "europe")[RED] == 0
    assert (s.base[RED], s.mauritius[RED], s.delegates[RED], s.gone[RED]) == (14, 2, 3, 1)


@rule("GP-002")
def test_delegates_and_politicians_on_mauritius_cannot_be_recalled() -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0)},
        delegates=(3, 0, 0, 0),
        mauritius=(2, 0, 0, 0),
        agenda_=[Turn(RED, (), False)],
    )

    play(s, RED, "recall")

    assert options(s, RED) == ["recall-from europe", "stop"]


@rule("GP-004")
def test_a_region_holds_five_chips_of_a_kind_at_most_and_surplus_is_lost() -> None:
    s = table(chips={"europe": {"trade": 4}})
    before = s.supply[TRADE]

    s.gain(at(s, "europe"), TRADE, 3)

    assert chips(s, "europe")["trade"] == 5
    assert s.supply[TRADE] == before - 1


@rule("GP-004")
def test_what_the_supply_does_not_have_cannot_be_added() -> None:
    s = table(chips={"japan": {"army": 5}, "india": {"army": 3}})
    assert s.supply[ARMY] == 0

    s.gain(at(s, "africa"), ARMY, 1)

    assert chips(s, "africa")["army"] == 1


@rule("GP-004")
def test_what_is_not_there_cannot_be_removed() -> None:
    s = table()

    lost = s.lose(at(s, "africa"), TRADE, 3)

    assert lost == 1
    assert chips(s, "africa")["trade"] == 0


@rule("GP-005")
def test_adjacent_regions_share_a_border_or_a_line() -> None:
    s = table()
    neighbours = {s.world.names[k] for k in s.world.neighbours[at(s, "africa")]}

    assert neighbours == {"orient", "south-america"}


@rule("GP-006")
@pytest.mark.parametrize(
    ("red", "green", "strongest"),
    [
        ({"heads": 3, "delegates": 0, "mauritius": 5}, {"heads": 2, "delegates": 4, "mauritius": 0}, RED),
        ({"heads": 2, "delegates": 1, "mauritius": 5}, {"heads": 2, "delegates": 0, "mauritius": 0}, RED),
        ({"heads": 2, "delegates": 1, "mauritius": 5}, {"heads": 2, "delegates": 1, "mauritius": 4}, GREEN),
    ],
)
def test_the_strongest_party_has_most_politicians_then_delegates_then_fewest_on_mauritius(
    red: dict[str, int], green: dict[str, int], strongest: int
) -> None:
    s = table(
        2,
        heads={"europe": (red["heads"], 0), "africa": (0, green["heads"])},
        delegates=(red["delegates"], green["delegates"]),
        mauritius=(red["mauritius"], green["mauritius"]),
    )

    assert s.strongest((RED, GREEN)) == strongest
    assert s.weakest((RED, GREEN)) == 1 - strongest


@rule("GP-006", "GP-010")
@pytest.mark.parametrize("pick", [0, 1])
def test_between_parties_equal_in_everything_a_die_decides(pick: int) -> None:
    s = table(2, heads={"europe": (1, 1)}, luck=[(pick,)])

    assert s.strongest((RED, GREEN)) == pick


@rule("GP-007")
def test_the_government_follows_every_change_at_once() -> None:
    s = table(heads={"europe": (3, 2, 1, 0)})
    assert government(s, "europe") == (RED,)
    s.proposer = RED
    assert opposition(s, at(s, "europe"), (RED,)) == (GREEN, BLUE)

    s.resign(RED, at(s, "europe"), 1)
    assert government(s, "europe") == (RED, GREEN)

    s.resign(RED, at(s, "europe"), 1)
    assert government(s, "europe") == (GREEN,)


@rule("GP-007")
def test_an_empty_region_has_no_government() -> None:
    s = table(heads={"europe": (1, 0, 0, 0)})

    s.send_home(RED, at(s, "europe"), 1)

    assert government(s, "europe") == ()
    assert s.governed == [0, 0, 0, 0]


@rule("GP-008")
def test_an_absolute_majority_is_more_than_all_others_together() -> None:
    assert has_absolute_majority((4, 2, 1), 0)
    assert not has_absolute_majority((3, 2, 1), 0)


@rule("GP-009")
def test_the_strength_is_measured_after_the_recall() -> None:
    s = table(heads={"europe": (3, 0, 0, 0)}, agenda_=[Turn(RED, (), False)])

    play(s, RED, "recall", "recall-from europe", "stop", "activate europe")

    assert s.actions == 2


@rule("GP-009")
def test_by_option_the_strength_is_measured_before_the_recall() -> None:
    strengths = tuple(3 if k == 1 else 0 for k in range(12))
    s = table(heads={"europe": (3, 0, 0, 0)}, agenda_=[Turn(RED, strengths, False)])

    play(s, RED, "recall", "recall-from europe", "stop", "activate europe")

    assert s.actions == 3


@rule("GP-010")
def test_an_own_region_is_one_that_a_party_governs_or_co_governs() -> None:
    s = table(heads={"europe": (2, 2, 0, 0), "africa": (1, 0, 0, 0), "japan": (1, 0, 0, 2)})

    assert s.governed == [2, 1, 0, 1]
    assert government(s, "japan") == (BLACK,)


@rule("GP-010")
def test_a_die_shows_one_two_or_three() -> None:
    s = table(luck=dice(1, 2, 3))

    assert [s.roll(), s.roll(), s.roll()] == [1, 2, 3]
