"""The start round: two sealed columns, uncovered together."""

from __future__ import annotations

from hemicycle.games.die_macher.actions import BuyMedia, FirstColumn, SecondColumn, SwapMedia
from hemicycle.games.die_macher.cabinet import MinisterActs
from hemicycle.games.die_macher.events import SheetOpened
from hemicycle.games.die_macher.media import BuyMediaCube, MediaMarket
from hemicycle.games.die_macher.start_sheet import StartSheetOne
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, minister, options, play, refused, table, told

PLAIN = FirstColumn(3, (), ("bayern", "bayern"), ("bayern",))
MEMBERS = SecondColumn(4, ())


@rule("5.1")
def test_a_line_of_each_column_with_all_its_states_is_a_choice() -> None:
    s = table(StartSheetOne())

    first = options(s, 0)
    for seat in range(5):
        play(s, seat, PLAIN)
    second = options(s, 0)

    assert len(first) == 40 + 64 + 40
    assert len(second) == 20 + 10 + 4 + 1


@rule("5.1")
def test_trend_twice_and_six_meetings() -> None:
    """T03, T06: a state may be named more than once."""
    s = table(StartSheetOne(), seats=3, start_player=0)
    s.boards["sachsen"].meetings[0] = 1

    play(s, 0, FirstColumn(1, ("bayern", "sachsen"), (), ("sachsen",)))
    for seat in (1, 2):
        play(s, seat, PLAIN)
    for seat in range(3):
        play(s, seat, MEMBERS)

    assert (s.boards["bayern"].trend[0], s.boards["sachsen"].trend[0]) == (1, 1)
    assert s.boards["sachsen"].meetings[0] == 7
    assert s.meetings[0] == 12


@rule("5.1")
def test_trend_and_votes_in_one_state_and_meetings_in_another() -> None:
    """T04."""
    s = table(StartSheetOne(), seats=3)
    s.boards["hessen"].meetings[0] = 1

    play(s, 0, FirstColumn(2, ("bayern",), ("bayern",), ("hessen",)))
    for seat in (1, 2):
        play(s, seat, PLAIN)
    for seat in range(3):
        play(s, seat, MEMBERS)

    assert (s.boards["bayern"].trend[0], s.boards["bayern"].votes[0]) == (1, 6)
    assert s.boards["hessen"].meetings[0] == 7


@rule("5.1")
def test_two_media_cubes_in_one_state_and_four_members() -> None:
    """T05."""
    s = table(StartSheetOne(), seats=3)

    for seat in range(3):
        play(s, seat, PLAIN)
    play(s, 0, SecondColumn(2, ("berlin", "berlin")))
    for seat in (1, 2):
        play(s, seat, MEMBERS)

    assert s.boards["berlin"].media[0] == 2
    assert (s.media[0], s.members) == (3, [9, 17, 17])


@rule("5.1")
def test_nothing_is_uncovered_before_the_last_second_column_is_in() -> None:
    s = table(StartSheetOne(), seats=3)

    for seat in range(3):
        play(s, seat, PLAIN)
    for seat in (0, 1):
        play(s, seat, MEMBERS)

    assert told(s, SheetOpened) == []
    assert s.boards["bayern"].votes == [0, 0, 0]
    assert GAME.view(s, 1).board.sheet == str(PLAIN)
    assert GAME.view(s, None).board.sheet is None
    play(s, 2, MEMBERS)
    assert [event.seat for event in told(s, SheetOpened)] == [0, 1, 2]


@rule("5.1")
def test_the_start_round_costs_nothing() -> None:
    s = table(StartSheetOne(), seats=3)

    for seat in range(3):
        play(s, seat, PLAIN)
    for seat in range(3):
        play(s, seat, SecondColumn(1, ("bayern", "bayern", "bayern")))

    assert s.cash == [25_000] * 3


@rule("5.1a")
def test_more_cubes_than_places_stay_but_no_more_can_be_bought_there() -> None:
    """T07."""
    s = table(StartSheetOne(), MediaMarket(), seats=3)

    for seat in range(3):
        play(s, seat, PLAIN)
    for seat, cubes in ((0, 3), (1, 3), (2, 1)):
        play(s, seat, SecondColumn(4 - cubes, ("hessen",) * cubes))

    assert s.boards["hessen"].media == [3, 3, 1]
    assert isinstance(s.agenda[-1], BuyMediaCube)
    assert BuyMedia("hessen") not in options(s, 0)
    refusal = refused(s, 0, BuyMedia("hessen"))
    assert (refusal.code, refusal.detail["cubes"], refusal.detail["spaces"]) == ("media-full", 7, 5)


@rule("5.1a", "5.2.3c")
def test_a_media_swap_works_where_there_are_more_cubes_than_places() -> None:
    """T07."""
    s = table(MinisterActs(2, "hessen"), seats=3)
    land = s.boards["hessen"]
    land.media = [3, 3, 1]
    land.cabinet[2] = minister(s, "whip")

    s.media[2] = 4
    play(s, 2, SwapMedia("hessen", 0))

    assert land.media == [2, 3, 2]
