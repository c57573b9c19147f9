"""The presidential powers that fascist policies bring."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Next, Refusal, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.secret_hitler.actions import CallElection, Execute, Investigate
from hemicycle.games.secret_hitler.events import (
    ElectionCalled,
    Executed,
    Investigated,
    InvestigationSaw,
    NotHitler,
    Peeked,
    PeekSaw,
    PowerIdle,
)
from hemicycle.games.secret_hitler.table import HITLER, LIBERAL, POLICIES, Table, party, policies


def power(s: Table, name: str) -> Next:
    """The step that carries out a power of the track."""
    if name == "peek":
        return PolicyPeek()
    if name == "investigate":
        return Investigation()
    if name == "special-election":
        return SpecialElection()
    if name == "execution":
        return Execution()
    return None


class PolicyPeek(Step[Table, Action]):
    """The president looks at the top cards of the deck and puts them back in the same order."""

    cites = ("SH-030", "SH-034")

    def conclude(self, s: Table) -> Next:
        seen = min(s.rules.elections.hand, len(s.deck))
        s.tell(Peeked, s.president)
        s.whisper((s.president,), PeekSaw, policies(s.deck[:seen]))
        s.peeks = tuple([peek for peek in s.peeks if peek[0] != s.president] + [(s.president, seen)])
        return None


class Investigation(Step[Table, Investigate]):
    """The president sees the party card of a living player whom nobody has investigated yet."""

    cites = ("SH-030", "SH-032")

    def waiting(self, s: Table) -> Seats:
        return (s.president,) if self.options(s, s.president) else ()

    def options(self, s: Table, seat: int) -> Sequence[Investigate]:
        done = [target for _, target in s.investigations]
        return [Investigate(k) for k in s.living if k != s.president and k not in done]

    def answer(self, s: Table, seat: int, action: Investigate) -> Next:
        s.investigations += ((s.president, action.seat),)
        s.tell(Investigated, s.president, action.seat)
        s.whisper((s.president,), InvestigationSaw, action.seat, POLICIES[party(s.roles[action.seat])])
        return None

    def conclude(self, s: Table) -> Next:
        s.tell(PowerIdle, "investigate")
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Investigate) and action.seat in [target for _, target in s.investigations]:
            return Refusal("investigated-already", {"seat": action.seat}, ("SH-032",))
        return another_living(s, action, super().why_not(s, seat, action))


class SpecialElection(Step[Table, CallElection]):
    """The president makes any other living player the next candidate; then the turn returns to where it was."""

    cites = ("SH-030", "SH-033")

    def waiting(self, s: Table) -> Seats:
        return (s.president,)

    def options(self, s: Table, seat: int) -> Sequence[CallElection]:
        return [CallElection(k) for k in s.living if k != s.president]

    def answer(self, s: Table, seat: int, action: CallElection) -> Next:
        s.tell(ElectionCalled, s.president, action.seat)
        s.turn = s.president
        s.called = action.seat
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return another_living(s, action, super().why_not(s, seat, action))


class Execution(Step[Table, Execute]):
    """The president has another living player executed. If it was Hitler the liberals win."""

    cites = ("SH-030", "SH-035")

    def waiting(self, s: Table) -> Seats:
        return (s.president,)

    def options(self, s: Table, seat: int) -> Sequence[Execute]:
        return [Execute(k) for k in s.living if k != s.president]

    def answer(self, s: Table, seat: int, action: Execute) -> Next:
        s.living = tuple([k for k in s.living if k != action.seat])
        s.tell(Executed, s.president, action.seat)
        if s.roles[action.seat] == HITLER:
            return s.end("hitler-executed", LIBERAL)
        if action.seat not in s.not_hitler:
            s.not_hitler += (action.seat,)
            s.tell(NotHitler, action.seat)
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return another_living(s, action, super().why_not(s, seat, action))


def another_living(s: Table, action: Action, otherwise: Refusal) -> Refusal:
    """Why a power cannot be used on this seat."""
    if isinstance(action, Investigate | CallElection | Execute):
        if action.seat == s.president:
            return Refusal("not-on-yourself", {}, otherwise.sections)
        if 0 <= action.seat < s.seats and action.seat not in s.living:
            return Refusal("dead", {"seat": action.seat}, ("SH-035",))
    return otherwise
