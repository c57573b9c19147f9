"""War: dice, draws, losses, and who replaces whom."""

from __future__ import annotations

import pytest

from hemicycle.games.global_powers.events_acts import SplitProposed, WarFought
from hemicycle.games.global_powers.table import BY_DICE, EVENLY, NOBODY, Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.games.global_powers.war import Spoils, shared_out
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLUE,
    GREEN,
    RED,
    Options,
    chips,
    dice,
    here,
    options,
    play,
    refused,
    step,
    table,
    told,
)


def war(
    attackers: tuple[int, ...],
    defenders: tuple[int, ...],
    armies: tuple[int, int],
    *faces: int,
    chosen: Options | None = None,
    **more: object,
) -> Table:
    """Europe attacks the Orient; the dice will show these faces, the attacker's first."""
    s = table(
        len(attackers),
        heads={"europe": attackers, "orient": defenders, "africa": (0,) * (len(attackers) - 1) + (1,)},
        chips={"europe": {"army": armies[0], "trade": 3}, "orient": {"army": armies[1], "trade": 3}},
        options=chosen,
        agenda_=[Turn(RED, (), False)],
        luck=dice(*faces),
        **more,  # type: ignore[arg-type]  # parts of the table
    )
    play(s, RED, "activate europe", "act war", "attack orient")
    return s


@rule("GP-067")
def test_armies_and_dice_are_added_and_the_attacker_can_lose() -> None:
    s = war((2, 0), (0, 1), (1, 2), 1, 3)

    assert told(s, WarFought) == [WarFought("europe", "orient", 1, 3, 2, 5, "lost")]
    play(s, GREEN, "replace 2")
    assert here(s, "europe") == (0, 2)


@rule("GP-067")
def test_a_region_without_a_government_cannot_be_attacked() -> None:
    s = table(heads={"europe": (1, 0, 0, 0), "orient": (0, 1, 0, 0)}, agenda_=[Turn(RED, (), False)])
    play(s, RED, "activate europe", "act war")

    assert options(s, RED) == ["attack orient"]
    refusal = refused(s, RED, "attack russia")
    assert (refusal.code, refusal.sections) == ("no-government-there", ("GP-067",))


@rule("GP-067")
def test_a_war_without_a_border_is_refused() -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0), "orient": (0, 1, 0, 0), "africa": (0, 0, 1, 0)}, agenda_=[Turn(RED, (), False)]
    )
    play(s, RED, "activate europe", "act war")

    refusal = refused(s, RED, "attack africa")

    assert (refusal.code, refusal.sections) == ("not-adjacent", ("GP-005", "GP-067"))
    assert refusal.detail == {"region": "europe", "other": "africa"}


@rule("GP-068")
def test_equal_totals_are_a_draw_and_cost_both_an_army_chip() -> None:
    s = war((1, 0), (0, 1), (3, 2), 1, 2)

    assert told(s, WarFought)[0].result == "drawn"
    assert (chips(s, "europe")["army"], chips(s, "orient")["army"]) == (2, 1)
    assert (chips(s, "europe")["trade"], chips(s, "orient")["trade"]) == (3, 3)


@rule("GP-068")
@pytest.mark.parametrize(
    ("armies", "faces", "result"),
    [
        ((5, 3), (1, 3), "drawn"),  # two more army chips, 1 against 3
        ((5, 1), (1, 3), "drawn"),
        ((5, 3), (1, 2), "won"),
        ((4, 3), (1, 3), "lost"),  # only one more
    ],
)
def test_a_superior_attacker_draws_with_one_against_three(
    armies: tuple[int, int], faces: tuple[int, int], result: str
) -> None:
    s = war((1, 0), (0, 1), armies, *faces)

    assert told(s, WarFought)[0].result == result


@rule("GP-069")
def test_the_winner_loses_an_army_chip_the_loser_one_and_trade() -> None:
    s = war((1, 0), (0, 1), (3, 3), 3, 1)

    assert (chips(s, "europe")["army"], chips(s, "europe")["trade"]) == (2, 3)
    assert (chips(s, "orient")["army"], chips(s, "orient")["trade"]) == (2, 2)


@rule("GP-070")
def test_the_winner_replaces_at_most_the_margin_and_may_take_fewer() -> None:
    s = war((1, 0), (0, 4), (3, 3), 3, 1)
    assert options(s, RED) == ["replace 0", "replace 1", "replace 2"]

    play(s, RED, "replace 1")

    assert here(s, "orient") == (1, 3)


@rule("GP-070")
def test_no_more_are_replaced_than_are_there() -> None:
    s = war((1, 0), (0, 1), (5, 1), 3, 1)

    assert options(s, RED) == ["replace 0", "replace 1"]


@rule("GP-070")
@pytest.mark.parametrize(("limited", "most", "after"), [(True, 1, (1, 2)), (False, 2, (1, 1))])
def test_no_more_are_replaced_than_the_winner_has_at_home(limited: bool, most: int, after: tuple[int, ...]) -> None:
    s = war((1, 0), (0, 3), (3, 3), 3, 1, base=(1, 9), chosen={"war_limited_by_base": limited})
    assert options(s, RED)[-1] == f"replace {most}"

    play(s, RED, f"replace {most}")

    assert here(s, "orient") == after


@rule("GP-071")
def test_a_coalition_says_beforehand_how_it_would_share() -> None:
    s = war((2, 2, 0), (0, 0, 3), (5, 1), 2, 1)
    assert options(s, RED) == ["split-evenly", "split-by-dice", "split-first 0", "split-first 1"]

    play(s, RED, "split-first 1")
    assert told(s, SplitProposed) == [SplitProposed("first", GREEN)]
    play(s, GREEN, "agree")
    play(s, RED, "replace 3")

    assert here(s, "orient") == (0, 3, 0)


@rule("GP-071")
@pytest.mark.parametrize(("order", "placed"), [((0, 1), [RED, GREEN, RED]), ((1, 0), [GREEN, RED, GREEN])])
def test_an_even_split_leaves_the_remainder_to_a_die(order: tuple[int, int], placed: list[int]) -> None:
    s = table(luck=[order])

    assert shared_out(s, (RED, GREEN), 3, EVENLY) == placed


@rule("GP-071")
def test_dice_may_share_everything_out() -> None:
    s = table(luck=[(0, 1), (1,), (1,), (0,)])

    assert shared_out(s, (RED, GREEN), 3, BY_DICE) == [GREEN, GREEN, RED]


@rule("GP-071")
@pytest.mark.parametrize(("option", "placements"), [("even", 1), ("dice", 2)])
def test_defenders_share_by_the_rule_of_the_table(option: str, placements: int) -> None:
    s = table(
        3,
        heads={"europe": (0, 0, 2)},
        options={"war_split": option},
        luck=[(0, 1), (0,), (0,)] if option == "dice" else [(0, 1)],
        active=1,
        agenda_=[Spoils(RED, "europe", (RED, GREEN), (BLUE,), 2)],
    )

    play(s, RED, "replace 2")

    assert here(s, "europe")[RED] == placements


@rule("GP-072")
@pytest.mark.parametrize(("needed", "possible"), [(True, False), (False, True)])
def test_nobody_attacks_only_himself(needed: bool, possible: bool) -> None:
    s = table(
        heads={"europe": (1, 0, 0, 0), "orient": (2, 1, 0, 0)},
        options={"war_needs_outsider": needed},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe")

    assert ("act war" in options(s, RED)) is possible


@rule("GP-072")
def test_own_politicians_are_never_replaced() -> None:
    s = war((1, 0), (2, 2), (5, 1), 2, 1)

    play(s, RED, "replace 2")

    assert here(s, "orient") == (4, 0)


@rule("GP-070")
def test_a_beaten_attacker_is_replaced_at_home_even_by_a_coalition() -> None:
    s = war((2, 0, 0), (0, 1, 1), (1, 4), 1, 3, chosen={"war_split": "even"})
    assert step(s) == "Spoils"
    chooser = s.waiting[0]

    assert chooser in (GREEN, BLUE)
    assert options(s, chooser)[-1] == "replace 2"


@rule("GP-071")
@pytest.mark.parametrize("split", [EVENLY, BY_DICE, RED])
def test_who_has_nobody_left_in_base_leaves_the_other_places_to_the_partner(split: int) -> None:
    s = table(base=(1, 9, 9, 9), luck=[(0, 1), (0,)] if split == BY_DICE else [(0, 1)])

    assert shared_out(s, (RED, GREEN), 3, split) == [RED, GREEN, GREEN]


@rule("GP-071")
@pytest.mark.parametrize("way", ["evenly", "by-dice"])
def test_everybody_hears_how_a_coalition_would_share(way: str) -> None:
    s = war((2, 2, 0), (0, 0, 3), (5, 1), 2, 1)

    play(s, RED, f"split-{way}")

    assert told(s, SplitProposed) == [SplitProposed(way, NOBODY)]


@rule("GP-072")
def test_by_option_one_may_attack_oneself_and_wins_nothing() -> None:
    s = war((2, 0), (1, 0), (5, 1), 3, 1, chosen={"war_needs_outsider": False})

    assert [fought.result for fought in told(s, WarFought)] == ["won"]
    assert step(s) == "GovernmentActs"
    assert here(s, "orient") == (1, 0)
