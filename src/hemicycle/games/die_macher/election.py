"""The election in the current state: seats, the winner, and new members."""

from __future__ import annotations

from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.conversion import convert
from hemicycle.games.die_macher.election_events import MembersRecruited, SeatsWon, StateWon
from hemicycle.games.die_macher.sums import BITS, EMPTY, seats_for, verdict
from hemicycle.games.die_macher.table import Table
from hemicycle.games.die_macher.victory import rewards


class Election(Step[Table, Action]):
    """All meetings in the current state become votes, and votes become seats."""

    cites = ("5.3", "5.3.1")

    def conclude(self, s: Table) -> Next:
        land = s.lands[0]
        for seat in s.order():
            if land.meetings[seat]:
                convert(s, land, seat, land.meetings[seat])
        card = s.rules.state_cards[land.id]
        seats = tuple([seats_for(votes, s.rules.seat_rows.from_votes, card.seats) for votes in land.votes])
        s.tell(SeatsWon, land.id, tuple(land.votes), seats)
        return DeclareWinner(seats), RecruitMembers()


class DeclareWinner(Step[Table, Action]):
    """Most votes win, those of two partners together; level sides are told apart by the marker on top."""

    cites = ("5.3.2", "5.3.3")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def conclude(self, s: Table) -> Next:
        land = s.lands[0]
        found = verdict(land.votes, land.stack, s.partners, higher_wins_clearly=s.rules.higher_wins_clearly)
        s.results.append((land.id, tuple(land.votes), self.seats, found.winners, found.by_a_nose, found.sides))
        s.tell(StateWon, land.id, found.winners, sum([land.votes[k] for k in found.winners]), found.by_a_nose)
        return rewards(s, found)


class RecruitMembers(Step[Table, Action]):
    """Every party gains members for each national opinion that is part of its programme."""

    cites = ("5.3.4",)

    def conclude(self, s: Table) -> Next:
        members = s.rules.national_values.members
        valued = [(opinion, members[space]) for space, opinion in enumerate(s.national) if opinion != EMPTY]
        for seat, programme in enumerate(s.programme):
            gained, held = 0, BITS[programme]
            for opinion, value in valued:
                if held >> opinion & 1:
                    gained += value
            if gained:
                s.recruit(seat, gained)
                s.tell(MembersRecruited, seat, gained, s.members[seat])
        return None
