"""The end of a round: the next state, new opinions, and money."""

from __future__ import annotations

from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.election_events import OpinionMissing, OpinionTurned, PaidOut
from hemicycle.games.die_macher.setup import clashes, enter_state, fitting_opinion, put_away
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import EVERYBODY, Land, Table


class ClearState(Step[Table, Action]):
    """The state that has voted is cleared: cubes go back, opinions are discarded, coalition tiles leave the game."""

    cites = ("5.4.1",)

    def conclude(self, s: Table) -> Next:
        land = s.take_land()
        for seat in range(s.seats):
            s.meetings[seat] += land.meetings[seat]
            s.media[seat] += land.media[seat]
            s.boxed_tiles[seat] += land.tiles.count(seat)
        s.opinions.discards += [(EVERYBODY, card) for card in (*land.opinions, *land.hidden) if card != EMPTY]
        if land.doubled != EMPTY:
            s.doublers += 1
        s.partners = [NOBODY] * s.seats
        return None


class EnterState(Step[Table, Action]):
    """While states remain to enter, a new one comes to the end of the line; the last one with two open opinions."""

    cites = ("5.4", "5.4.1", "5.4.2")

    def conclude(self, s: Table) -> Next:
        entries = s.rules.timeline.open_on_entry
        others = s.lands[:]
        if s.round <= len(entries):
            to_pool = s.rules.option("conflicting_opinion_on_entry") == "exchange-pool"
            enter_state(s, entries[s.round - 1], clashing_to_pool=to_pool)
        return tuple([TurnOpinion(land.id) for land in others if land.hidden])


class TurnOpinion(Step[Table, Action]):
    """In each other state a hidden opinion is turned up; one that clashes makes way for another."""

    cites = ("5.4.1a",)

    def __init__(self, state: str) -> None:
        self.state = state

    def conclude(self, s: Table) -> Next:
        land = s.boards[self.state]
        card, land.hidden = land.hidden[0], land.hidden[1:]
        if land.stale:
            land.stale -= 1
        else:
            s.see_opinion(card)
        rejected: list[int] = []
        if card == EMPTY or clashes(card, land.opinions):
            rejected += [card] if card != EMPTY else []
            card = fitting_opinion(s, land, rejected)
        to_pool = s.rules.option("conflicting_opinion_goes_to") == "exchange-pool"
        put_away(s, land, rejected, to_pool=to_pool)
        lay_open(s, land, card)
        return None


def lay_open(s: Table, land: Land, card: int) -> None:
    """The next opinion of a state lies open now; with none left anywhere its place stays empty."""
    land.opinions += (card,)
    if card == EMPTY:
        s.tell(OpinionMissing, land.id)
    else:
        s.tell(OpinionTurned, land.id, s.name(card))


class Payout(Step[Table, Action]):
    """Every party is paid for the seats it has just won and, in some rounds, for its members."""

    cites = ("5.4.3",)

    def conclude(self, s: Table) -> Next:
        timeline, payout = s.rules.timeline, s.rules.payout
        seats = s.results[-1][2]
        for seat in range(s.seats):
            for_seats = seats[seat] * payout.per_seat if s.round in timeline.seats_pay_in else 0
            for_members = s.members[seat] * payout.per_member if s.round in timeline.members_pay_in else 0
            total = for_seats + for_members
            s.receive(seat, total)
            s.tell(PaidOut, seat, for_seats, for_members, total, s.spent[seat])
        return None
