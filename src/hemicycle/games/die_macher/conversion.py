"""Meetings become votes, from the last state in line to the second; an absolute majority may exchange an opinion."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import ConvertMeetings, ExchangeOpinion
from hemicycle.games.die_macher.election_events import MeetingsConverted
from hemicycle.games.die_macher.exchange import MAJORITY, can_exchange, exchange, exchanges, why_no_exchange
from hemicycle.games.die_macher.sums import NOBODY, absolute_majority, votes_gained
from hemicycle.games.die_macher.table import Land, Table


class Conversion(Step[Table, Action]):
    """From the last state in line to the second, the parties may turn meetings into votes."""

    cites = ("5.2.8",)

    def conclude(self, s: Table) -> Next:
        business: list[Step[Table, Action]] = []
        for land in s.lands[:0:-1]:
            business += [ConvertIn(land.id), ExchangeByMajority(land.id)]
        if s.rules.switch("conversion_in_current_state"):
            business.append(ConvertIn(s.lands[0].id))
        if s.rules.switch("majority_exchange_in_current_state"):
            business.append(ExchangeByMajority(s.lands[0].id))
        return tuple(business)


class ConvertIn(Step[Table, Action]):
    """In each state the start player begins."""

    cites = ("5.2.8",)

    def __init__(self, state: str) -> None:
        self.state = state

    def conclude(self, s: Table) -> Next:
        return next_conversion(s, s.boards[self.state], s.start_player)


def next_conversion(s: Table, land: Land, seat: int) -> Next:
    """The next party with enough meetings in a state."""
    least = s.rules.meetings.least_to_convert
    for each in s.onwards(seat):
        if land.meetings[each] >= least:
            return Convert(each, land.id)
    return None


def convert(s: Table, land: Land, seat: int, meetings: int) -> None:
    """Meetings times factor are the votes gained; the cubes return to the supply."""
    held, factor = land.votes[seat], s.factor(land, seat)
    votes = votes_gained(meetings, factor, s.rules.meetings.meetings_per_vote_at_worst)
    land.add_votes(seat, votes, s.rules.tracks.most_votes)
    land.meetings[seat] -= meetings
    s.meetings[seat] += meetings
    s.tell(MeetingsConverted, seat, land.id, held, meetings, factor, votes, land.votes[seat])


class Convert(Solo[Table, ConvertMeetings]):
    """A party with five meetings or more in a state may turn any number of them into votes."""

    cites = ("5.2.8", "5.2.8a", "5.2.8b", "5.2.8c")
    may = True

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state

    def options(self, s: Table, seat: int) -> Sequence[ConvertMeetings]:
        land = s.boards[self.state]
        held = land.meetings[seat]
        return land.ways.conversions[held if held >= s.rules.meetings.least_to_convert else 0]

    def describe(self, s: Table, seat: int, action: ConvertMeetings) -> Detail:
        factor = s.factor(s.boards[self.state], seat)
        return {"votes": votes_gained(action.meetings, factor, s.rules.meetings.meetings_per_vote_at_worst)}

    def prompt(self, s: Table, seat: int) -> Detail:
        land = s.boards[self.state]
        return {"held": land.meetings[seat], "factor": s.factor(land, seat), "votes": land.votes[seat]}

    def answer(self, s: Table, seat: int, action: ConvertMeetings) -> Next:
        land = s.boards[self.state]
        if action.meetings:
            convert(s, land, seat, action.meetings)
        return next_conversion(s, land, s.after(seat))

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        for land in s.lands:
            if isinstance(action, ConvertMeetings) and action.state == land.id:
                return why_no_conversion(s, land, seat, action) or super().why_not(s, seat, action)
        return super().why_not(s, seat, action)


def why_no_conversion(s: Table, land: Land, seat: int, action: ConvertMeetings) -> Refusal | None:
    """Why meetings of a state cannot become votes now."""
    held, needed = land.meetings[seat], s.rules.meetings.least_to_convert
    if land is s.lands[0] and not s.rules.switch("conversion_in_current_state"):
        return Refusal("current-state-waits", {"state": land.id}, ("5.2.8",))
    if held < needed:
        return Refusal("too-few-meetings", {"state": land.id, "held": held, "needed": needed}, ("5.2.8",))
    if type(action.meetings) is int and action.meetings > held:
        numbers = {"state": land.id, "held": held, "meetings": action.meetings}
        return Refusal("more-than-held", numbers, ("5.2.8",))
    return None


class ExchangeByMajority(Step[Table, Action]):
    """Who has more votes in a state than all others together may exchange one of its opinions."""

    cites = ("5.2.8d",)
    may = True

    def __init__(self, state: str) -> None:
        self.state = state

    def waiting(self, s: Table) -> Seats:
        land = s.boards[self.state]
        holder = absolute_majority(land.votes)
        return (holder,) if holder != NOBODY and can_exchange(s, land, MAJORITY) else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return exchanges(s, s.boards[self.state], MAJORITY)

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, ExchangeOpinion):
            exchange(s, s.boards[self.state], seat, action, MAJORITY)
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return why_no_exchange(s, s.boards[self.state], action, MAJORITY) or super().why_not(s, seat, action)
