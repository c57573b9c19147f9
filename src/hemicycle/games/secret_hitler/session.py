"""The legislative session: president and chancellor choose a policy, or throw all away by veto."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import Detail, Next, Refusal, Sealed, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.secret_hitler.actions import (
    BALLOTS,
    DISCARDS,
    ENACTMENTS,
    AcceptVeto,
    AskVeto,
    Ballot,
    Discard,
    Enact,
    RefuseVeto,
)
from hemicycle.games.secret_hitler.events import PassedOn, Received, VetoAsked, Vetoed, VetoRefused
from hemicycle.games.secret_hitler.powers import power
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL, POLICIES, VETOED, Cards, Table, policies
from hemicycle.games.secret_hitler.tracker import enact, government_fails

ASK_VETO: Final = AskVeto()
VETO_REPLIES: Final[tuple[Action, ...]] = (AcceptVeto(), RefuseVeto())


class PresidentDiscards(Step[Table, Discard]):
    """The president drew three policies, discards one face down and hands on the others."""

    cites = ("SH-021",)

    def __init__(self, chancellor: int) -> None:
        self.chancellor = chancellor

    def waiting(self, s: Table) -> Seats:
        return (s.president,)

    def options(self, s: Table, seat: int) -> Sequence[Discard]:
        return DISCARDS[: len(s.hand)]

    def describe(self, s: Table, seat: int, action: Discard) -> Detail:
        return {"policy": POLICIES[s.hand[action.card]]}

    def answer(self, s: Table, seat: int, action: Discard) -> Next:
        s.hand = without(s.hand, action.card)
        s.tell(PassedOn, s.president, self.chancellor)
        s.whisper((self.chancellor,), Received, policies(s.hand))
        if s.fascist < s.rules.goals.veto_zone:
            return ChancellorEnacts(self.chancellor, False)
        if s.rules.option("veto_procedure") == "pick-first":
            return ChancellorPicks(self.chancellor)
        return ChancellorEnacts(self.chancellor, True)


class ChancellorEnacts(Step[Table, Action]):
    """The chancellor enacts one of the two, or asks for a veto where that is allowed."""

    cites = ("SH-021", "SH-040")

    def __init__(self, chancellor: int, may_veto: bool) -> None:
        self.chancellor = chancellor
        self.may_veto = may_veto

    def waiting(self, s: Table) -> Seats:
        return (self.chancellor,)

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        cards = ENACTMENTS[: len(s.hand)]
        return (*cards, ASK_VETO) if self.may_veto else cards

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return enactment(s, action.card) if isinstance(action, Enact) else {}

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"vetoed": not self.may_veto and s.fascist >= s.rules.goals.veto_zone}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Enact):
            return session_enacts(s, self.chancellor, s.hand[action.card])
        s.tell(VetoAsked, self.chancellor)
        return VetoReply(self.chancellor)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, AskVeto):
            zone = s.rules.goals.veto_zone
            code = "veto-refused-already" if s.fascist >= zone else "no-veto-yet"
            return Refusal(code, {"fascist": s.fascist, "zone": zone}, ("SH-040",))
        return super().why_not(s, seat, action)


class VetoReply(Step[Table, Action]):
    """The president agrees to the veto, or insists; it cannot be asked for again."""

    cites = ("SH-040", "SH-041")

    def __init__(self, chancellor: int) -> None:
        self.chancellor = chancellor

    def waiting(self, s: Table) -> Seats:
        return (s.president,)

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return VETO_REPLIES

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, AcceptVeto):
            return session_vetoed(s, self.chancellor)
        s.tell(VetoRefused, s.president)
        return ChancellorEnacts(self.chancellor, False)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"cards": policies(s.hand)}  # the president handed them on


class ChancellorPicks(Step[Table, Enact]):
    """Variant: the chancellor lays the chosen policy aside before the veto is voted on."""

    cites = ("SH-042",)

    def __init__(self, chancellor: int) -> None:
        self.chancellor = chancellor

    def waiting(self, s: Table) -> Seats:
        return (self.chancellor,)

    def options(self, s: Table, seat: int) -> Sequence[Enact]:
        return ENACTMENTS[: len(s.hand)]

    def describe(self, s: Table, seat: int, action: Enact) -> Detail:
        return enactment(s, action.card)

    def answer(self, s: Table, seat: int, action: Enact) -> Next:
        s.picked = action.card
        return VetoVote(self.chancellor)


class VetoVote(Sealed[Table, Ballot]):
    """Variant: president and chancellor both vote on the veto; unless both want it the picked policy is enacted."""

    cites = ("SH-042",)

    def __init__(self, chancellor: int) -> None:
        self.chancellor = chancellor

    def waiting(self, s: Table) -> Seats:
        return (s.president, self.chancellor)

    def options(self, s: Table, seat: int) -> Sequence[Ballot]:
        return BALLOTS

    def resolve(self, s: Table, answers: list[tuple[int, Ballot]]) -> Next:
        if all([ballot.ja for _, ballot in answers]):
            return session_vetoed(s, self.chancellor)
        s.tell(VetoRefused, s.president)
        return session_enacts(s, self.chancellor, s.hand[s.picked])

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"cards": policies(s.hand)}  # both have seen them; which one is picked stays with the chancellor


class SessionEnds(Step[Table, Action]):
    """With fewer than three cards left, deck and discards are shuffled together; then the power is used."""

    cites = ("SH-023", "SH-024", "SH-030")

    def __init__(self, policy: int) -> None:
        self.policy = policy

    def conclude(self, s: Table) -> Next:
        s.replenish()
        if self.policy == FASCIST:
            return power(s, s.track[s.fascist - 1])
        return None


class GovernmentFails(Step[Table, Action]):
    """A vetoed government counts as a failed one."""

    cites = ("SH-014", "SH-041")

    def conclude(self, s: Table) -> Next:
        return government_fails(s)


def session_enacts(s: Table, chancellor: int, policy: int) -> Next:
    """The session ends with a policy."""
    s.close_session(chancellor, policy)
    enact(s, policy, powerless=False)
    return SessionEnds(policy) if s.outcome is None else None


def session_vetoed(s: Table, chancellor: int) -> Next:
    """The session ends with nothing: all its cards are discarded."""
    s.tell(Vetoed, s.president, chancellor)
    s.close_session(chancellor, VETOED)
    return SessionEnds(LIBERAL), GovernmentFails()


def without(cards: Cards, index: int) -> Cards:
    """The cards but one."""
    return cards[:index] + cards[index + 1 :]


def enactment(s: Table, card: int) -> Detail:
    """What enacting a card of the hand would make of the board."""
    policy = s.hand[card]
    if policy == LIBERAL:
        return {"policy": "liberal", "count": s.liberal + 1, "of": s.rules.goals.liberal_policies}
    return {"policy": "fascist", "count": s.fascist + 1, "of": len(s.track)}
