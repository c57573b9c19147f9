"""The duel of sacrifices: two sides outbid each other, one politician at a time; who pays last has its way."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import DECLINE, DUEL, Sacrifice
from hemicycle.games.global_powers.events_acts import Sacrificed
from hemicycle.games.global_powers.politics import matter
from hemicycle.games.global_powers.table import FAILED, OUTVOTED, Table


class Duel(Step[Table, Action]):
    """A side that would not have its way may pay a sacrifice; the other side may answer, and so on."""

    cites = ("GP-044", "GP-045", "GP-046", "GP-047", "GP-048")
    may = True

    def __init__(
        self, region: str, friends: Seats, foes: Seats, asked: Seats, standing: bool, paid: int, outvoted: bool
    ) -> None:
        self.region = region
        self.friends = friends  # of the action
        self.foes = foes
        self.asked = asked  # those of the side to pay who have not declined
        self.standing = standing  # whether the action stands if nobody pays now
        self.paid = paid  # sacrifices so far
        self.outvoted = outvoted

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return DUEL

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Sacrifice):
            pay(s, seat)
            return answered(s, self.friends, self.foes, not self.standing, self.paid + 1)
        asked = self.asked[1:]
        if not asked:
            return fought_out(s, standing=self.standing, outvoted=self.outvoted and not self.paid)
        return Duel(self.region, self.friends, self.foes, asked, self.standing, self.paid, self.outvoted)

    def prompt(self, s: Table, seat: int) -> Detail:
        return matter(s, seat)

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"of": "pass" if self.standing else "fail"} if action is DECLINE else {}


def duel(s: Table, friends: Seats, foes: Seats, *, standing: bool, outvoted: bool = False) -> Next:
    """The duel begins: the side that would not have its way may pay first."""
    asked = able(s, foes if standing else friends)
    if not asked:
        return fought_out(s, standing=standing, outvoted=outvoted)
    return Duel(s.world.names[s.active], friends, foes, asked, standing, 0, outvoted)


def answered(s: Table, friends: Seats, foes: Seats, standing: bool, paid: int) -> Next:
    """One side has paid, and the other may answer; by option each side pays only once."""
    over = paid >= 2 and s.world.sacrifices_once_each
    asked = () if over else able(s, foes if standing else friends)
    if not asked:
        return fought_out(s, standing=standing, outvoted=False)
    return Duel(s.world.names[s.active], friends, foes, asked, standing, paid, False)


def fought_out(s: Table, *, standing: bool, outvoted: bool) -> Next:
    """Nobody pays any more: the action stands or has failed, in the vote if no sacrifice followed it."""
    if not standing:
        s.fate = OUTVOTED if outvoted else FAILED
    return None


def able(s: Table, side: Seats) -> Seats:
    """Those of a side who have anybody in the region to sacrifice."""
    price = s.world.sacrifice
    heads = s.heads[s.active]
    return tuple([seat for seat in side if heads[seat] >= price])


def pay(s: Table, seat: int) -> None:
    """A sacrificed politician goes to Mauritius; by option back to the base (GP-048)."""
    s.tell(Sacrificed, seat, s.world.names[s.active])
    if s.world.sacrifices_to_mauritius:
        s.resign(seat, s.active, s.world.sacrifice)
    else:
        s.send_home(seat, s.active, s.world.sacrifice)
