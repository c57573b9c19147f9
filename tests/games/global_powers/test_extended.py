"""Extended rules: the opposition's alternative, the UN's troops, protectorates."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hemicycle.core import agenda
from hemicycle.games.global_powers.actions import Convert
from hemicycle.games.global_powers.budget import convert
from hemicycle.games.global_powers.evaluation import points
from hemicycle.games.global_powers.events import TroopsDecided, TroopsFought
from hemicycle.games.global_powers.events_acts import ProtestRolled, Voted
from hemicycle.games.global_powers.rules import Losses
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.trade import exchange
from hemicycle.games.global_powers.turn import Turn
from hemicycle.games.global_powers.un_troops import TroopsMotion, UnTroops
from hemicycle.games.global_powers.world import TRADE
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    Options,
    at,
    chips,
    dice,
    government,
    here,
    options,
    play,
    refused,
    step,
    table,
    told,
)

# --- the opposition's alternative ---


def outvoted(*heads: int, chosen: Options | None = None) -> Table:
    """Red governs Japan, proposes arming, and is outvoted by all others."""
    s = table(
        len(heads),
        heads={"japan": heads, "africa": (1,) + (0,) * (len(heads) - 1)},
        options={"opposition_alternative": True, **(chosen or {})},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate japan", "act budget", "convert trade-army")
    for seat in agenda.pending(s):
        play(s, seat, "ballot no")
    return s


@rule("GP-131")
def test_if_the_government_does_not_push_the_largest_opposition_party_may_propose_something_else() -> None:
    s = outvoted(4, 2, 3, 0)

    play(s, RED, "decline")

    assert step(s) == "Alternatives"
    assert s.waiting == (BLUE,)


@rule("GP-131")
def test_an_accepted_alternative_is_carried_out_and_uses_the_action() -> None:
    s = outvoted(4, 2, 3, 0)
    play(s, RED, "decline")

    play(s, BLUE, "act budget", "convert trade-diplomacy")
    play(s, RED, "ballot abstain")
    play(s, GREEN, "ballot yes")
    play(s, RED, "decline")
    play(s, GREEN, "decline")

    assert chips(s, "japan") == {"raw": 0, "trade": 2, "diplomacy": 4, "army": 2}
    assert s.actions == 3
    assert s.waiting == (RED,)


@rule("GP-131")
def test_if_one_alternative_fails_the_next_party_may_propose_and_if_all_fail_the_action_lapses() -> None:
    s = outvoted(4, 2, 3, 0)
    play(s, RED, "decline")

    play(s, BLUE, "act budget", "convert trade-diplomacy")
    play(s, RED, "ballot no")
    play(s, GREEN, "ballot no")
    play(s, BLUE, "decline")
    assert s.waiting == (GREEN,)
    play(s, GREEN, "decline")

    assert s.actions == 3
    assert chips(s, "japan")["trade"] == 3
    assert s.waiting == (RED,)


@rule("GP-131")
def test_the_proposer_of_an_alternative_acts_as_government() -> None:
    s = outvoted(4, 2, 3, 0)
    play(s, RED, "decline")

    play(s, BLUE, "act emigration")

    assert options(s, BLUE)[0].startswith("emigrate 2 ")


@rule("GP-131")
def test_even_a_purge_must_be_voted_when_the_opposition_proposes_it() -> None:
    s = outvoted(4, 2, 3, 0)
    play(s, RED, "decline")

    play(s, BLUE, "act purge", "purge 0")

    assert step(s) == "Vote"


@rule("GP-131")
def test_a_tie_is_not_outvoted_unless_the_option_says_so() -> None:
    s = outvoted(4, 2, 2, 0)
    play(s, RED, "decline")
    assert step(s) == "GovernmentActs"

    s = outvoted(4, 2, 2, 0, chosen={"alternative_after": "not-passed", "alternative_order": "clockwise"})
    play(s, RED, "decline")
    assert step(s) == "Alternatives"
    assert s.waiting == (GREEN,)


@rule("GP-131")
def test_without_the_extended_rule_the_action_just_lapses() -> None:
    s = outvoted(4, 2, 3, 0, chosen={"opposition_alternative": False})

    play(s, RED, "decline")

    assert step(s) == "GovernmentActs"


# --- UN troops ---


def un(*faces: int, chosen: Options | None = None, **more: object) -> Table:
    """After an evaluation; green has the largest faction. Europe is red's, with three army chips."""
    return table(
        3,
        heads={"europe": (3, 0, 1), "africa": (0, 0, 1)},
        delegates=(1, 3, 1),
        options={"un_troops": True, **(chosen or {})},
        luck=[(0, 1, 2), (0, 1, 2), *dice(*faces)],
        agenda_=[UnTroops()],
        **more,  # type: ignore[arg-type]  # parts of the table
    )


@rule("GP-133")
def test_the_largest_faction_may_move_to_send_troops_and_a_majority_of_delegates_decides() -> None:
    s = un(2, 2)
    assert s.waiting == (GREEN,)
    assert options(s, GREEN) == ["decline", "send-troops europe", "send-troops africa"]

    play(s, GREEN, "send-troops europe", "cast 1 2")
    play(s, RED, "cast 0 1")
    play(s, BLUE, "cast 1 0")

    assert told(s, TroopsDecided) == [TroopsDecided("europe", 2, 3, False)]
    assert not s.protectorates


@rule("GP-133")
def test_if_the_un_wins_the_government_shrinks_by_the_margin_and_nobody_comes_instead() -> None:
    s = un(3, 1)

    play(s, GREEN, "send-troops europe", "cast 3 0")
    play(s, RED, "cast 0 1")
    play(s, BLUE, "cast 0 1")

    assert told(s, TroopsFought) == [TroopsFought("europe", 3, 1, 6, 4, "won")]
    assert here(s, "europe") == (1, 0, 1)
    assert s.protectorates == (at(s, "europe"),)
    assert (chips(s, "europe")["army"], chips(s, "europe")["trade"]) == (2, 4)


@rule("GP-133")
@pytest.mark.parametrize(("faces", "army"), [((1, 3), 2), ((2, 2), 2)])
def test_the_un_loses_nothing_if_it_is_beaten(faces: tuple[int, int], army: int) -> None:
    s = un(*faces)

    play(s, GREEN, "send-troops europe", "cast 3 0")
    play(s, RED, "cast 0 1")
    play(s, BLUE, "cast 0 1")

    assert here(s, "europe") == (3, 0, 1)
    assert s.delegates == [1, 3, 1]
    assert chips(s, "europe")["army"] == army
    assert not s.protectorates


@rule("GP-133")
def test_a_drawn_fight_costs_the_region_what_a_drawn_war_does() -> None:
    s = un(2, 2)
    s.rules = replace(s.rules, war=replace(s.rules.war, draw_loses=Losses(army=2, trade=3)))
    trade = chips(s, "europe")["trade"]

    play(s, GREEN, "send-troops europe", "cast 3 0")
    play(s, RED, "cast 0 1")
    play(s, BLUE, "cast 0 1")

    assert [fought.result for fought in told(s, TroopsFought)] == ["drawn"]
    assert (chips(s, "europe")["army"], chips(s, "europe")["trade"]) == (1, trade - 3)
    assert here(s, "europe") == (3, 0, 1)


@rule("GP-133")
def test_the_count_of_a_vote_on_troops_begins_at_nought() -> None:
    s = un(2, 2, ayes=7, noes=4)

    play(s, GREEN, "send-troops europe")

    assert (s.ayes, s.noes) == (0, 0)


@rule("GP-133")
def test_by_option_every_party_of_the_region_loses_politicians() -> None:
    s = un(3, 1, chosen={"un_troops_removed": "every-party"})

    play(s, GREEN, "send-troops europe", "cast 3 0")
    play(s, RED, "cast 0 1")
    play(s, BLUE, "cast 0 1")

    assert here(s, "europe") == (1, 0, 0)


@rule("GP-133")
def test_by_option_every_faction_may_make_a_motion() -> None:
    s = un(chosen={"un_troops_motions": "each-faction"})

    asked = []
    while step_or_none(s) == "TroopsMotion":
        asked.append(s.waiting[0])
        play(s, s.waiting[0], "decline")

    assert asked == [GREEN, RED, BLUE]


def step_or_none(s: Table) -> str:
    return step(s) if s.agenda else ""


@rule("GP-004", "GP-133")
def test_there_are_only_two_protectorates() -> None:
    s = un(protectorates=(1, 2))

    assert not s.agenda


@rule("GP-133")
def test_troops_need_somebody_to_fight() -> None:
    s = un(protectorates=(1,))

    assert refused(s, GREEN, "send-troops europe").code == "protectorate-already"
    assert refused(s, GREEN, "send-troops japan").code == "region-empty"


# --- protectorates ---


def protectorate(heads: tuple[int, ...], delegates: tuple[int, ...], chosen: Options | None = None) -> Table:
    return table(
        len(heads),
        heads={"europe": heads, "africa": (1,) + (0,) * (len(heads) - 1)},
        delegates=delegates,
        protectorates=(1,),
        options=chosen,
        agenda_=[Turn(RED, (), False)],
    )


@rule("GP-134")
def test_in_a_protectorate_delegates_govern_with_a_strength_of_the_number_of_players() -> None:
    s = protectorate((2, 0, 0, 0), (0, 3, 0, 0))

    play(s, RED, "activate europe")

    assert government(s, "europe") == (GREEN,)
    assert s.waiting == (GREEN,)
    assert s.actions == 4


@rule("GP-134")
def test_delegates_vote_in_a_protectorate_but_cannot_be_sacrificed() -> None:
    s = protectorate((2, 0, 0, 1), (1, 2, 0, 0))
    play(s, RED, "activate europe")

    play(s, RED, "act budget", "convert trade-army")
    assert s.waiting == (GREEN, BLACK)
    play(s, GREEN, "ballot no")
    play(s, BLACK, "ballot abstain")

    assert told(s, Voted)[0].no == 2
    assert step(s) == "Duel"
    assert agenda.pending(s) == (BLACK,)  # green has nobody in the region itself


@rule("GP-134")
def test_points_in_a_protectorate_count_as_if_the_delegates_stood_there() -> None:
    s = protectorate((2, 0, 0, 0), (0, 3, 1, 0))

    assert points(s) == [1 + 4, 3 + 3 + 6, 1 + 2, 0]  # with the bonus of five trade chips, and Africa


@rule("GP-134")
def test_by_option_delegates_do_not_govern() -> None:
    s = protectorate((2, 0, 0, 0), (0, 3, 0, 0), chosen={"protectorate_delegates_govern": False})

    assert government(s, "europe") == (RED,)
    assert points(s)[GREEN] == 3 + 3 + 6


@rule("GP-132", "GP-134")
def test_delegates_in_a_protectorate_can_be_bribed() -> None:
    s = protectorate((2, 0, 0, 1), (1, 3, 0, 0), chosen={"bribery": True})
    s.lose(0, 1, 5)
    play(s, RED, "activate europe")
    assert government(s, "europe") == (RED, GREEN)

    play(s, RED, "act budget", "convert trade-army")
    play(s, GREEN, "agree")

    assert str(s.agenda[-1]).startswith("bribery europe")
    assert "bribe 1 against" in options(s, s.waiting[0])


def bribing(*proposal: str, trade: int) -> Table:
    """Europe, a protectorate with so much trade, is about to vote on its own proposal; its regions may bribe."""
    s = table(
        4,
        heads={"europe": (3, 0, 0, 2), "russia": (0, 1, 0, 0)},
        chips={"europe": {"raw": 0, "trade": trade, "diplomacy": 0, "army": 0}}
        | {name: {"trade": 0} for name in ("north-america", "russia")}
        | {"russia": {"raw": 0, "trade": 0, "diplomacy": 0, "army": 0}},
        delegates=(1, 2, 0, 2),
        protectorates=(1,),
        options={"bribery": True, "protectorate_delegates_govern": False},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe", *proposal)
    return s


@rule("GP-004", "GP-065", "GP-132")
def test_what_is_offered_in_trade_cannot_be_spent_on_bribes() -> None:
    s = bribing("act trade", "approach russia", "give trade 2", "send", trade=4)
    assert "bribe 1 abstain" in options(s, RED)
    assert "bribe 1 for" not in options(s, RED)
    play(s, RED, "bribe 1 abstain")
    assert step(s) == "Vote"
    play(s, BLACK, "ballot yes")
    play(s, GREEN, "ballot yes")
    while step(s) == "Duel":
        play(s, s.waiting[0], "decline")

    play(s, GREEN, "accept")

    assert (chips(s, "europe")["trade"], chips(s, "russia")["trade"]) == (0, 2)


@rule("GP-004", "GP-065")
def test_an_offer_of_all_there_is_leaves_nothing_for_bribes_and_can_be_countered() -> None:
    s = bribing("act trade", "approach russia", "give trade 2", "send", trade=2)
    assert step(s) == "Vote"
    play(s, BLACK, "ballot yes")
    play(s, GREEN, "ballot yes")
    while step(s) == "Duel":
        play(s, s.waiting[0], "decline")

    play(s, GREEN, "counter")

    assert options(s, GREEN) == ["take trade 1", "take trade 2"]


@rule("GP-004", "GP-060", "GP-132")
def test_what_a_conversion_will_cost_cannot_be_spent_on_bribes() -> None:
    s = bribing("act budget", "convert trade-diplomacy", trade=2)

    assert step(s) == "Vote"


@rule("GP-065")
def test_an_offer_between_regions_that_have_nothing_left_cannot_be_countered() -> None:
    s = bribing("act trade", "approach russia", "give trade 2", "send", trade=2)
    play(s, BLACK, "ballot yes")
    play(s, GREEN, "ballot yes")
    while step(s) == "Duel":
        play(s, s.waiting[0], "decline")
    s.lose(1, TRADE, 2)

    assert options(s, GREEN) == ["accept", "refuse"]


@rule("GP-004", "GP-065")
@pytest.mark.parametrize("given", [True, False], ids=["given", "taken"])
def test_only_chips_that_are_there_change_hands(given: bool) -> None:
    s = bribing("act trade", "approach russia", "give trade 2", "send", trade=2)
    s.lose(1, TRADE, 1)
    russia, two, none = s.world.index["russia"], (0, 2, 0, 0), (0, 0, 0, 0)

    exchange(s, 1, russia, two, none) if given else exchange(s, russia, 1, none, two)

    assert (chips(s, "europe")["trade"], chips(s, "russia")["trade"]) == (0, 1)


@rule("GP-004", "GP-060")
def test_a_conversion_that_cannot_be_paid_brings_nothing() -> None:
    s = bribing("act budget", "convert trade-diplomacy", trade=1)
    s.lose(1, TRADE, 1)

    convert(s, Convert("trade-diplomacy"))

    assert chips(s, "europe")["diplomacy"] == 0


@rule("GP-132", "GP-133")
@pytest.mark.parametrize("bribable", [False, True])
def test_by_option_the_vote_on_troops_can_be_bought(bribable: bool) -> None:
    s = table(
        4,
        heads={"europe": (3, 0, 0, 2)},
        delegates=(1, 2, 0, 2),
        options={"bribery": True, "un_troops": True, "troops_bribery": bribable},
        agenda_=[TroopsMotion((GREEN,))],
    )

    play(s, GREEN, "send-troops europe")

    assert step(s) == ("Bribery" if bribable else "Factions")


@rule("GP-061", "GP-131")
def test_an_opposition_that_uses_raw_material_faces_the_protests_itself() -> None:
    s = table(
        heads={"africa": (3, 2, 2, 0), "japan": (1, 0, 0, 0)},
        options={"opposition_alternative": True},
        agenda_=[Turn(RED, (), False)],
        luck=[(0, 1), (0,)],
    )
    play(s, RED, "activate africa", "act budget", "convert trade-army")
    play(s, GREEN, "ballot no")
    play(s, BLUE, "ballot no")
    play(s, RED, "decline")
    play(s, GREEN, "act budget", "convert raw-trade")
    play(s, BLUE, "ballot yes")
    play(s, RED, "ballot abstain")
    while step(s) == "Duel":
        play(s, s.waiting[0], "decline")

    assert told(s, ProtestRolled)[-1].protests
    assert here(s, "africa") == (3, 1, 2, 0)


@rule("GP-068", "GP-133")
def test_superior_troops_that_throw_too_badly_get_no_more_than_a_draw() -> None:
    s = un(1, 3, chips={"europe": {"army": 0}})

    play(s, GREEN, "send-troops europe", "cast 3 0")
    play(s, RED, "cast 0 1")
    play(s, BLUE, "cast 0 1")

    assert told(s, TroopsFought) == [TroopsFought("europe", 1, 3, 4, 3, "drawn")]
    assert here(s, "europe") == (3, 0, 1)
    assert not s.protectorates
