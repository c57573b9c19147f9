"""Extended rule: when the government is outvoted, the opposition may propose what is done instead."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import DECLINE, Act
from hemicycle.games.global_powers.acts import carry_out, choose, kinds, why_no_act
from hemicycle.games.global_powers.confirmation import RegionVote
from hemicycle.games.global_powers.politics import matter, opposition
from hemicycle.games.global_powers.table import FAILED, OPEN, Table


def alternatives(s: Table) -> Step[Table, Action]:
    """The opposition parties of the region, largest first, a die deciding between equals, or clockwise (GP-131)."""
    votes = s.votes(s.active)
    parties = list(opposition(s, s.active, s.acting))
    if s.option["alternative_order"] == "size":
        if len({votes[seat] for seat in parties}) < len(parties):
            s.chance.shuffle(parties)
        parties.sort(key=votes.__getitem__, reverse=True)
    return Alternatives(tuple(parties), s.world.names[s.active], s.proposer)


class Alternatives(Step[Table, Action]):
    """The government is outvoted: one opposition party after the other may propose another action."""

    cites = ("GP-131",)
    may = True

    def __init__(self, seats: Seats, region: str, proposer: int) -> None:
        self.seats = seats
        self.region = region
        self.proposer = proposer  # of the action that was outvoted

    def waiting(self, s: Table) -> Seats:
        return self.seats[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return [*kinds(s, seat, (seat,)), DECLINE]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        rest = self.seats[1:]
        if isinstance(action, Act):
            s.proposer = seat
            s.acting = (seat,)
            s.objectors = ()
            s.fate = OPEN
            return choose(s, action.kind), RegionVote(), AlternativeExecution(rest, self.region, self.proposer)
        return Alternatives(rest, self.region, self.proposer)

    def conclude(self, s: Table) -> Next:
        s.proposer = self.proposer
        s.fate = FAILED
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return matter(s, seat)

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"of": "alternative"} if action is DECLINE else {}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Act):
            return why_no_act(s, seat, action.kind)
        return super().why_not(s, seat, action)


class AlternativeExecution(Step[Table, Action]):
    """The first alternative that is accepted is carried out and uses the action; else the next party may propose."""

    cites = ("GP-131",)

    def __init__(self, seats: Seats, region: str, proposer: int) -> None:
        self.seats = seats
        self.region = region
        self.proposer = proposer

    def conclude(self, s: Table) -> Next:
        return carry_out(s) if s.fate == OPEN else Alternatives(self.seats, self.region, self.proposer)
