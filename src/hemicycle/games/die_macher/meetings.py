"""Meetings, held state by state."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import HoldMeetings
from hemicycle.games.die_macher.election_events import MeetingsHeld
from hemicycle.games.die_macher.table import Land, Table


class MeetingRound(Step[Table, Action]):
    """One after the other, the parties hold meetings in the states."""

    cites = ("5.2.6",)

    def conclude(self, s: Table) -> Next:
        return next_meetings(s, s.start_player, 0)


def next_meetings(s: Table, seat: int, place: int) -> Next:
    """The next state in which somebody could hold a meeting."""
    terms = s.rules.meetings
    for each in s.onwards(seat):
        if s.meetings[each] and s.cash[each] >= terms.price:
            for land in s.lands[place:]:
                if land.meetings[each] < terms.spaces:
                    return Rally(each, land.id)
        place = 0
    return None


def most_meetings(s: Table, land: Land, seat: int) -> int:
    """How many meetings a party could hold in a state now."""
    terms = s.rules.meetings
    room, affordable = terms.spaces - land.meetings[seat], s.cash[seat] // terms.price
    return min(terms.most_per_state_and_round, room, s.meetings[seat], affordable)


class Rally(Solo[Table, HoldMeetings]):
    """A party says how many meetings it holds in a state, and pays for them."""

    cites = ("5.2.6",)
    may = True

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state

    def options(self, s: Table, seat: int) -> Sequence[HoldMeetings]:
        land = s.boards[self.state]
        return land.ways.rallies[most_meetings(s, land, seat)]

    def describe(self, s: Table, seat: int, action: HoldMeetings) -> Detail:
        cost = action.meetings * s.rules.meetings.price
        return {"cost": cost, "spent": s.spent[seat] + cost}

    def prompt(self, s: Table, seat: int) -> Detail:
        held = s.boards[self.state].meetings[seat]
        return {"held": held, "supply": s.meetings[seat], "cash": s.cash[seat], "price": s.rules.meetings.price}

    def answer(self, s: Table, seat: int, action: HoldMeetings) -> Next:
        place = s.line.index(self.state)
        land = s.lands[place]
        if action.meetings:
            cost = action.meetings * s.rules.meetings.price
            s.pay(seat, cost)
            s.meetings[seat] -= action.meetings
            land.meetings[seat] += action.meetings
            s.tell(MeetingsHeld, seat, self.state, action.meetings, cost, land.meetings[seat])
        return next_meetings(s, seat, place + 1)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, HoldMeetings) or type(action.meetings) is not int or action.meetings < 0:
            return super().why_not(s, seat, action)
        if action.state != self.state:
            return Refusal("another-state-first", {"state": self.state}, ("5.2.6",))
        terms, wanted, cost = s.rules.meetings, action.meetings, action.meetings * s.rules.meetings.price
        held = s.boards[self.state].meetings[seat]
        if wanted > terms.most_per_state_and_round:
            most: Detail = {"meetings": wanted, "most": terms.most_per_state_and_round}
            return Refusal("too-many-meetings", most, ("5.2.6",))
        if held + wanted > terms.spaces:
            return Refusal("no-room-for-meetings", {"held": held, "spaces": terms.spaces}, ("5.2.6",))
        if wanted > s.meetings[seat]:
            return Refusal("no-meetings-left", {"meetings": wanted, "supply": s.meetings[seat]}, ("3.2",))
        return Refusal("meetings-too-dear", {"cost": cost, "cash": s.cash[seat]}, ("5.2.6",))
