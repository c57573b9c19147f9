"""The election: the presidency passes on, a chancellor is nominated, all vote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import Detail, Next, Refusal, Sealed, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.secret_hitler.actions import BALLOTS, NOMINATIONS, Ballot, Nominate
from hemicycle.games.secret_hitler.events import Nominated, NotHitler, RoundBegan, Voted
from hemicycle.games.secret_hitler.session import PresidentDiscards
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, NOBODY, Table
from hemicycle.games.secret_hitler.tracker import government_fails


class Round(Step[Table, Action]):
    """The presidency passes clockwise to the next living player, or once to whom a special election called."""

    cites = ("SH-010", "SH-033")

    def conclude(self, s: Table) -> Next:
        if s.called != NOBODY:
            s.president = s.called
            s.called = NOBODY
        else:
            s.turn = (s.turn + 1) % s.seats
            while s.turn not in s.living:
                s.turn = (s.turn + 1) % s.seats
            s.president = s.turn
        s.tell(RoundBegan, s.president)
        return NOMINATION, self


class Nomination(Step[Table, Nominate]):
    """The candidate for president proposes a living chancellor who is not barred by a term limit."""

    cites = ("SH-011", "SH-012")

    def waiting(self, s: Table) -> Seats:
        return (s.president,)

    def options(self, s: Table, seat: int) -> Sequence[Nominate]:
        president, chancellor = term_limited(s)
        return [NOMINATIONS[k] for k in s.living if k != s.president and k != president and k != chancellor]

    def answer(self, s: Table, seat: int, action: Nominate) -> Next:
        s.tell(Nominated, s.president, action.seat)
        return Vote(action.seat)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Nominate):
            if action.seat == s.president:
                return Refusal("nominates-himself", {}, ("SH-011",))
            if action.seat in term_limited(s):
                return Refusal("term-limited", {"seat": action.seat, "living": len(s.living)}, ("SH-011", "SH-012"))
            if 0 <= action.seat < s.seats:
                return Refusal("dead", {"seat": action.seat}, ("SH-035",))
        return super().why_not(s, seat, action)


NOMINATION: Final = Nomination()


def term_limited(s: Table) -> tuple[int, int]:
    """Whom term limits bar from the chancellorship now: the last president and the last chancellor, or nobody."""
    small = len(s.living) <= s.rules.elections.small_table
    return NOBODY if small else s.last_president, s.last_chancellor


class Vote(Sealed[Table, Ballot]):
    """All the living vote at once. More than half must say yes."""

    cites = ("SH-013", "SH-014", "SH-020")

    def __init__(self, chancellor: int) -> None:
        self.chancellor = chancellor

    def waiting(self, s: Table) -> Seats:
        return s.living

    def options(self, s: Table, seat: int) -> Sequence[Ballot]:
        return BALLOTS

    def prompt(self, s: Table, seat: int) -> Detail:
        offices = {s.president: "president", self.chancellor: "chancellor"}
        return {"president": s.president, "office": offices.get(seat, "none")}

    def resolve(self, s: Table, answers: list[tuple[int, Ballot]]) -> Next:
        yes = 0
        for _, ballot in answers:
            if ballot.ja:
                yes += 1
        elected = 2 * yes > len(answers)
        s.tell(voted, answers, elected)
        return self.elected(s) if elected else government_fails(s)

    def elected(self, s: Table) -> Next:
        """The government takes office, unless the chancellor is Hitler and it is too late."""
        if s.hitler_wins():
            if s.roles[self.chancellor] == HITLER:
                return s.end("hitler-elected", FASCIST)
            if self.chancellor not in s.not_hitler:
                s.not_hitler += (self.chancellor,)
                s.tell(NotHitler, self.chancellor)
        s.last_president = s.president
        s.last_chancellor = self.chancellor
        s.hold(s.draw(s.rules.elections.hand))
        return PresidentDiscards(self.chancellor)


def voted(answers: list[tuple[int, Ballot]], elected: bool) -> Voted:
    """What everybody hears of a vote: who said yes, who said no, and whether the government is elected."""
    ayes = tuple([seat for seat, ballot in answers if ballot.ja])
    return Voted(ayes, tuple([seat for seat, ballot in answers if not ballot.ja]), elected)
