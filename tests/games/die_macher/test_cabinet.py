"""The shadow cabinet: face down, turned up together, paid, one action each."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from hemicycle.games.die_macher.actions import (
    CallMinister,
    CollectVotes,
    LowerTrend,
    PlaceDoubler,
    RaiseTrend,
    RemoveDoubler,
    SendHome,
    SendMinister,
    SendNobody,
    SwapMedia,
)
from hemicycle.games.die_macher.cabinet import ChooseMinister, MinisterActs, RevealCabinet, ShadowCabinet
from hemicycle.games.die_macher.events import MinisterRevealed
from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, minister, opinions, options, play, refused, table, told


def acting(name: str, state: str = "hessen", **changes: Any) -> Table:
    """Seat 0 has this card in a state and it is its turn to act."""
    s = table(seats=3, cabinet_open=True, **changes)
    s.boards[state].cabinet[0] = minister(s, name)
    begin(s, MinisterActs(0, state))
    return s


@rule("5.2.3")
def test_one_card_or_none_is_laid_face_down_beside_every_state() -> None:
    s = table(ShadowCabinet(), seats=3, cash=[40_000] * 3)

    play(s, 0, SendMinister("bayern", "whip"))
    play(s, 0, SendNobody("hessen"))
    play(s, 0, SendMinister("sachsen", "finance"))
    play(s, 0, SendNobody("berlin"))

    assert s.waiting == (1,)
    assert [land.cabinet[0] for land in s.lands] == [minister(s, "whip"), EMPTY, minister(s, "finance"), EMPTY]
    assert [state.cabinet[0] for state in GAME.view(s, 1).board.states] == ["", None, "", None]
    assert [state.cabinet[0] for state in GAME.view(s, 0).board.states] == ["whip", None, "finance", None]


@rule("5.2.3")
def test_face_down_cards_do_not_show_in_what_others_have_left() -> None:
    s = table(ShadowCabinet(), seats=3, cash=[40_000] * 3)

    play(s, 0, SendMinister("bayern", "whip"))

    assert len(GAME.view(s, 1).board.parties[0].cabinet) == 7
    assert refused(s, 0, SendMinister("hessen", "whip")).code == "minister-used"


@rule("5.2.3")
def test_all_cards_together_must_be_within_ones_cash() -> None:
    s = table(ShadowCabinet(), seats=3, cash=[17_000] * 3)

    play(s, 0, SendMinister("bayern", "whip"))

    assert options(s, 0) == [SendNobody("hessen"), SendMinister("hessen", "backbench")]
    refusal = refused(s, 0, SendMinister("hessen", "justice"))
    assert refusal.code == "minister-too-dear"
    assert (refusal.detail["cost"], refusal.detail["cash"], refusal.detail["promised"]) == (3_000, 17_000, 15_000)
    assert s.escrow == [15_000, 0, 0]


@rule("5.2.3")
def test_all_cards_are_turned_up_and_paid_before_anything_is_done() -> None:
    s = table(seats=3, cash=[40_000] * 3, escrow=[15_000, 6_000, 0])
    s.boards["bayern"].cabinet = [minister(s, "whip"), minister(s, "finance"), EMPTY]
    s.boards["hessen"].cabinet[1] = minister(s, "backbench")

    begin(s, RevealCabinet())

    assert s.cash == [25_000, 34_000, 40_000]
    assert [(event.seat, event.minister) for event in told(s, MinisterRevealed)] == [
        (0, "whip"),
        (1, "finance"),
        (1, "backbench"),
    ]
    assert s.agenda == [MinisterActs(0, "bayern")]


@rule("5.2.3")
def test_a_party_with_several_cards_chooses_their_order_and_then_the_next_party_follows() -> None:
    s = table(ChooseMinister(1), seats=3, cabinet_open=True)
    s.boards["bayern"].cabinet = [EMPTY, minister(s, "finance"), minister(s, "foreign")]
    s.boards["hessen"].cabinet[1] = minister(s, "backbench")

    play(s, 1, CallMinister("hessen"))
    play(s, 1, CollectVotes("hessen"))
    play(s, 1, CollectVotes("bayern"))

    assert s.waiting == (2,)
    play(s, 2, CollectVotes("bayern"))
    assert not s.agenda
    assert s.boards["bayern"].votes == [0, 8, 8]
    assert s.boards["hessen"].votes == [0, 4, 0]


@rule("5.2.3")
def test_exactly_one_of_the_actions_of_a_card_is_carried_out() -> None:
    """T08."""
    s = acting("whip")

    play(s, 0, RaiseTrend("hessen"))

    assert s.boards["hessen"].trend[0] == 3
    assert s.boards["hessen"].votes[0] == 0
    assert not s.agenda


@rule("5.2.3")
def test_a_card_cannot_do_what_is_not_printed_on_it() -> None:
    s = acting("backbench")

    assert options(s, 0) == [CollectVotes("hessen"), RaiseTrend("hessen")]
    assert refused(s, 0, LowerTrend("hessen", 1)).code == "minister-cannot"


@rule("5.2.3")
def test_used_cards_leave_the_game() -> None:
    s = table(ShadowCabinet(), seats=3)
    s.cabinet = [s.cabinet[0], (), ()]

    for action in (SendMinister("bayern", "whip"), *[SendNobody(state) for state in s.line[1:]]):
        play(s, 0, action)
    play(s, 0, CollectVotes("bayern"))

    assert minister(s, "whip") not in s.cabinet[0]
    assert "whip" not in GAME.view(s, 1).board.parties[0].cabinet
    assert not s.cabinet_open


@rule("5.2.3a")
def test_votes_are_added_up_to_fifty_and_the_marker_comes_on_top() -> None:
    s = acting("whip")
    s.boards["hessen"].votes = [45, 50, 0]
    s.boards["hessen"].stack = [0, 2, 1]

    play(s, 0, CollectVotes("hessen"))

    assert s.boards["hessen"].votes[0] == 50
    assert s.boards["hessen"].stack == [2, 1, 0]


@rule("5.2.3b")
def test_a_doubler_is_placed_on_an_open_opinion() -> None:
    s = acting("whip")
    opinions(s, "hessen", "euro-now", "health-no", hidden=("welfare-more", "nuclear-no"))

    doublers = [action for action in options(s, 0) if isinstance(action, PlaceDoubler)]
    play(s, 0, PlaceDoubler("hessen", "health-no"))

    assert doublers == [PlaceDoubler("hessen", "euro-now"), PlaceDoubler("hessen", "health-no")]
    assert (s.boards["hessen"].doubled, s.doublers) == (1, 3)


@rule("5.2.3b")
def test_a_lying_doubler_can_only_be_removed() -> None:
    s = acting("whip")
    opinions(s, "hessen", "euro-now", "health-no").doubled = 0
    s.doublers = 3

    assert refused(s, 0, PlaceDoubler("hessen", "health-no")).code == "doubler-lies-there"
    play(s, 0, RemoveDoubler("hessen"))

    assert (s.boards["hessen"].doubled, s.doublers) == (EMPTY, 4)


@rule("5.2.3b")
def test_there_are_only_four_doublers() -> None:
    s = acting("whip", doublers=0)
    opinions(s, "hessen", "euro-now")

    assert refused(s, 0, RemoveDoubler("hessen")).code == "no-doubler-there"
    assert refused(s, 0, PlaceDoubler("hessen", "euro-now")).code == "no-doubler-left"


@rule("5.2.3c")
def test_a_media_swap_costs_eight_thousand_of_which_the_rival_gets_four() -> None:
    """T11."""
    s = acting("whip", media=[5, 3, 5])
    s.boards["hessen"].media = [0, 2, 0]

    play(s, 0, SwapMedia("hessen", 1))

    assert s.boards["hessen"].media == [1, 1, 0]
    assert s.media == [4, 4, 5]
    assert s.cash == [17_000, 29_000, 25_000]
    assert s.bank == 4_000


@rule("5.2.3c")
def test_a_swap_needs_eight_thousand_and_a_cube_and_a_rival_who_is_there() -> None:
    s = acting("whip", cash=[7_000, 0, 0])
    s.boards["hessen"].media = [0, 2, 0]

    refusal = refused(s, 0, SwapMedia("hessen", 1))
    assert (refusal.code, refusal.detail) == ("swap-too-dear", {"cost": 8_000, "cash": 7_000})
    s.cash[0], s.media[0] = 8_000, 0
    assert refused(s, 0, SwapMedia("hessen", 1)).code == "no-media-cube-left"
    s.media[0] = 1
    assert refused(s, 0, SwapMedia("hessen", 2)).code == "nothing-to-swap"


@rule("5.2.3d")
def test_the_own_trend_rises_to_three_at_most() -> None:
    """T09."""
    s = acting("whip")
    s.boards["hessen"].trend[0] = 1

    play(s, 0, RaiseTrend("hessen"))

    assert s.boards["hessen"].trend[0] == 3


@rule("5.2.3e")
def test_a_rivals_trend_falls_to_minus_three_at_most_and_media_control_does_not_help() -> None:
    """T10."""
    s = acting("chancellor")
    s.boards["hessen"].trend[1] = -2
    s.boards["hessen"].media = [0, 3, 0]

    play(s, 0, LowerTrend("hessen", 1))

    assert s.boards["hessen"].trend[1] == -3


@rule("5.2.3e")
def test_the_own_trend_is_never_lowered() -> None:
    s = acting("whip")

    assert {action.rival for action in options(s, 0) if isinstance(action, LowerTrend)} == {1, 2}


@rule("5.2.3f")
@pytest.mark.parametrize(("name", "tiles"), [("whip", (0,)), ("finance", ())])
def test_a_telephone_brings_a_coalition_tile_beside_the_action(name: str, tiles: tuple[int, ...]) -> None:
    """T08."""
    s = acting(name)

    play(s, 0, CollectVotes("hessen"))

    assert s.boards["hessen"].tiles == tiles
    assert s.tiles[0] == 4 - len(tiles)


def test_a_card_that_can_do_nothing_is_sent_home() -> None:
    s = acting("whip", doublers=0)
    s.rules = deepcopy(s.rules)  # other tables play by the same
    s.rules.cabinet[1].votes = s.rules.cabinet[1].own_trend = s.rules.cabinet[1].other_trend = 0

    assert options(s, 0) == [SendHome("hessen")]


@rule("5.2.3c")
def test_exactly_eight_thousand_are_enough_for_a_swap() -> None:
    s = acting("whip", cash=[8_000, 0, 0])
    s.boards["hessen"].media = [0, 2, 0]

    play(s, 0, SwapMedia("hessen", 1))

    assert s.cash == [0, 4_000, 0]


@rule("5.2.3f")
def test_a_telephone_without_a_tile_left_brings_none() -> None:
    s = acting("whip", tiles=[0, 4, 4])

    play(s, 0, CollectVotes("hessen"))

    assert s.boards["hessen"].tiles == ()
    assert s.tiles[0] == 0
    assert s.boards["hessen"].votes[0] == 12
