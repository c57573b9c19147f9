"""Meetings, one state at a time."""

from __future__ import annotations

from hemicycle.games.die_macher.actions import HoldMeetings
from hemicycle.games.die_macher.meetings import MeetingRound, Rally
from hemicycle.testing import rule
from tests.games.die_macher.tables import begin, options, play, refused, table


@rule("5.2.6")
def test_up_to_four_meetings_at_a_thousand_each_go_to_every_state() -> None:
    s = table(MeetingRound(), seats=3)

    assert [action.meetings for action in options(s, 0) if isinstance(action, HoldMeetings)] == [0, 1, 2, 3, 4]
    play(s, 0, HoldMeetings("bayern", 4))
    play(s, 0, HoldMeetings("hessen", 0))
    play(s, 0, HoldMeetings("sachsen", 1))
    play(s, 0, HoldMeetings("berlin", 2))

    assert [land.meetings[0] for land in s.lands] == [4, 0, 1, 2]
    assert (s.cash[0], s.meetings[0]) == (18_000, 11)
    assert s.waiting == (1,)


@rule("5.2.6")
def test_a_fifth_meeting_is_refused_with_the_rule_and_the_numbers() -> None:
    s = table(MeetingRound())

    refusal = refused(s, 0, HoldMeetings("bayern", 5))

    assert (refusal.code, refusal.detail) == ("too-many-meetings", {"meetings": 5, "most": 4})
    assert refusal.sections == ("5.2.6",)


@rule("5.2.6")
def test_a_state_has_room_for_ten_meetings_of_a_party() -> None:
    s = table(Rally(0, "bayern"))
    s.boards["bayern"].meetings[0] = 8

    assert len(options(s, 0)) == 3
    refusal = refused(s, 0, HoldMeetings("bayern", 3))
    assert (refusal.code, refusal.detail) == ("no-room-for-meetings", {"held": 8, "spaces": 10})


@rule("5.2.6", "3.2")
def test_meetings_end_with_the_supply_and_with_the_money() -> None:
    s = table(Rally(0, "bayern"), meetings=[2, 18, 18, 18, 18])

    assert refused(s, 0, HoldMeetings("bayern", 3)).detail == {"meetings": 3, "supply": 2}
    s.meetings[0], s.cash[0] = 18, 1_000
    refusal = refused(s, 0, HoldMeetings("bayern", 2))
    assert (refusal.code, refusal.detail) == ("meetings-too-dear", {"cost": 2_000, "cash": 1_000})


@rule("5.2.6")
def test_states_where_nothing_can_be_held_are_passed_over() -> None:
    s = table(seats=3, cash=[25_000, 0, 25_000], meetings=[18, 18, 0])
    s.boards["bayern"].meetings[0] = 10

    begin(s, MeetingRound())

    assert s.agenda == [Rally(0, "hessen")]
    for state in ("hessen", "sachsen", "berlin"):
        play(s, 0, HoldMeetings(state, 0))
    assert not s.agenda


@rule("5.2.6")
def test_four_meetings_that_cannot_be_paid_are_refused_for_their_price() -> None:
    s = table(MeetingRound(), cash=[3_000] * 5)

    refusal = refused(s, 0, HoldMeetings("bayern", 4))

    assert (refusal.code, refusal.detail) == ("meetings-too-dear", {"cost": 4_000, "cash": 3_000})
