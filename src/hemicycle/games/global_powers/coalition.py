"""A coalition must agree: consent, disagreement settled by sacrifice or by dice, or a list of who decides what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import CONSENT, Detail, Next, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import (
    CONSENTS,
    Agree,
    Assign,
    Campaign,
    Emigrate,
    OfferDice,
    Rehabilitate,
    Sacrifice,
    ShareOut,
    Withdraw,
)
from hemicycle.games.global_powers.duel import able, answered, pay
from hemicycle.games.global_powers.events_acts import (
    Agreed,
    DiceDecided,
    DiceOffered,
    DiceRefused,
    ListAgreed,
    ListProposed,
    ListRefused,
    Objected,
    Withdrawn,
)
from hemicycle.games.global_powers.politics import clockwise, matter, proposed
from hemicycle.games.global_powers.table import DROPPED, FAILED, OPEN, Table

SHARE_OUT: Final = ShareOut()
WITHDRAW: Final = Withdraw()
SACRIFICE: Final = Sacrifice()
OFFER_DICE: Final = OfferDice()


def bound(s: Table) -> bool:
    """Whether the action going on is the proposer's own by the agreed list."""
    return bool(s.shares) and s.shares[0] == s.proposer


def may_share(s: Table, seat: int) -> bool:
    """Whether a partner may propose a list: once each, as long as none is in force (GP-047)."""
    return s.actions > 1 and not s.shares and len(s.governments[s.active]) > 1 and seat not in s.sharers


class Consent(Step[Table, Action]):
    """The partners of a coalition must agree to the action."""

    cites = ("GP-047",)
    kind = CONSENT

    def __init__(self, asked: Seats, agreed: Seats, objected: Seats) -> None:
        self.asked = asked
        self.agreed = agreed
        self.objected = objected

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return CONSENTS

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Agree):
            s.tell(Agreed, seat)
            return Consent(self.asked[1:], (*self.agreed, seat), self.objected)
        s.tell(Objected, seat)
        return Consent(self.asked[1:], self.agreed, (*self.objected, seat))

    def conclude(self, s: Table) -> Next:
        if not self.objected:
            return None
        motion = s.motion
        if isinstance(motion, Emigrate | Campaign | Rehabilitate) and motion.seat in self.objected:
            s.fate = FAILED  # nobody's politicians are moved against their party's will
            return None
        return Disagreement(s.proposer, self.agreed, self.objected, False)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"region": s.world.names[s.active], **proposed(s, seat)}


class Disagreement(Step[Table, Action]):
    """A partner objects: give in, push the action through with a sacrifice, offer dice, or propose a list."""

    cites = ("GP-047",)

    def __init__(self, seat: int, agreed: Seats, objected: Seats, diced: bool) -> None:
        self.seat = seat
        self.agreed = agreed
        self.objected = objected
        self.diced = diced  # whether dice were offered in vain

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if s.fate == OPEN else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        options: list[Action] = [WITHDRAW]
        if able(s, (seat,)):
            options.append(SACRIFICE)
        if not self.diced:
            options.append(OFFER_DICE)
        if may_share(s, seat):
            options.append(SHARE_OUT)
        return options

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Sacrifice):
            pay(s, seat)
            s.objectors = self.objected
            return answered(s, (seat, *self.agreed), self.objected, True, 1)
        if isinstance(action, OfferDice):
            s.tell(DiceOffered, seat)
            return DiceOffer(seat, self.agreed, self.objected, self.objected)
        if isinstance(action, ShareOut):
            s.sharers += (seat,)
            return Sharing(seat, s.world.names[s.active], ()), self
        s.tell(Withdrawn, seat)
        s.fate = FAILED
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return matter(s, seat)


class DiceOffer(Step[Table, Action]):
    """If all who object agree to it, a die decides between them and the proposer."""

    cites = ("GP-047",)
    kind = CONSENT

    def __init__(self, seat: int, agreed: Seats, objected: Seats, asked: Seats) -> None:
        self.seat = seat
        self.agreed = agreed
        self.objected = objected
        self.asked = asked

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return CONSENTS

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Agree):
            return DiceOffer(self.seat, self.agreed, self.objected, self.asked[1:])
        s.tell(DiceRefused, seat)
        return Disagreement(self.seat, self.agreed, self.objected, True)

    def conclude(self, s: Table) -> Next:
        carried = s.chance.pick(2) == 0
        s.tell(DiceDecided, self.seat, carried)
        if not carried:
            s.fate = FAILED
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"region": s.world.names[s.active], **matter(s, seat)}


class Sharing(Solo[Table, Action]):
    """A partner draws up a list of who decides which of the remaining actions."""

    cites = ("GP-047", "GP-050")

    def __init__(self, seat: int, region: str, shares: Seats) -> None:
        self.seat = seat
        self.region = region
        self.shares = shares  # the list so far

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return [Assign(partner) for partner in s.governments[s.active]]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        assert isinstance(action, Assign)
        shares = (*self.shares, action.seat)
        if len(shares) < s.actions:
            return Sharing(seat, self.region, shares)
        s.tell(ListProposed, seat, shares)
        government = s.governments[s.active]
        return SharingConsent(tuple([k for k in clockwise(s, seat) if k in government and k != seat]), shares)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"action": len(self.shares) + 1, "actions": s.actions}

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"mine": action == Assign(seat)}


class SharingConsent(Step[Table, Action]):
    """If all partners agree to the list, it binds them until the activation ends."""

    cites = ("GP-047", "GP-050")
    kind = CONSENT

    def __init__(self, asked: Seats, shares: Seats) -> None:
        self.asked = asked
        self.shares = shares

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return CONSENTS

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Agree):
            return SharingConsent(self.asked[1:], self.shares)
        s.tell(ListRefused, seat)
        return None

    def conclude(self, s: Table) -> Next:
        s.shares = self.shares
        s.fate = DROPPED
        s.tell(ListAgreed, self.shares)
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        shares = self.shares
        return {
            "region": s.world.names[s.active],
            "alone": len(set(shares)) == 1,
            "first": shares[0],
            "actions": len(shares),
        }
