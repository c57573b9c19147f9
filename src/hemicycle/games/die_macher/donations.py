"""Donations: accepted in the open for money, or refused face down for members."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import DONATIONS, AcceptDonation, RefuseDonation
from hemicycle.games.die_macher.election_events import (
    DonationAccepted,
    DonationBonus,
    DonationLaid,
    DonationPaid,
    DonationRefused,
)
from hemicycle.games.die_macher.rules import DonationCard
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import Table, without


class Donations(Step[Table, Action]):
    """The start player begins; everybody must use one donation card."""

    cites = ("5.4.4",)

    def conclude(self, s: Table) -> Next:
        return next_donation(s, s.start_player) if s.rules.donates_after(s.round) else None


def next_donation(s: Table, seat: int) -> Next:
    """The next party that has a donation card left; after the last one all are settled."""
    for each in s.onwards(seat):
        if s.donations[each]:
            return LayDonation(each)
    return SettleDonations()


class LayDonation(Solo[Table, Action]):
    """A party lays a donation card open to accept it, or face down to refuse it."""

    cites = ("5.4.4", "5.4.4a", "5.4.4b")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return DONATIONS[amounts_left(s, seat)]

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        assert isinstance(action, AcceptDonation | RefuseDonation)
        card = s.rules.donations[card_in_hand(s, seat, action.amount)]
        return {"dice": card.risk_dice if isinstance(action, AcceptDonation) else card.refusal_dice}

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"members": s.members[seat], "bonus": s.rules.donation.bonus_dice}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, AcceptDonation):
            s.accepted[seat] = lay(s, seat, action.amount)
            s.tell(DonationAccepted, seat, action.amount)
        elif isinstance(action, RefuseDonation):
            s.refused[seat] = lay(s, seat, action.amount)
            s.tell(DonationLaid, seat)
        return next_donation(s, s.after(seat))

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, AcceptDonation | RefuseDonation) and type(action.amount) is int:
            detail: Detail = {"amount": action.amount, "left": amounts_left(s, seat)}
            return Refusal("no-such-donation", detail, ("5.4.4",))
        return super().why_not(s, seat, action)


def amounts_left(s: Table, seat: int) -> tuple[int, ...]:
    """The donations a party has not used yet."""
    amounts = s.rules.donation_amounts
    return tuple([amounts[card] for card in s.donations[seat]])


def card_in_hand(s: Table, seat: int, amount: int) -> int:
    """The donation card of this amount."""
    amounts = s.rules.donation_amounts
    for card in s.donations[seat]:
        if amounts[card] == amount:
            return card
    raise AssertionError(amount)


def lay(s: Table, seat: int, amount: int) -> int:
    """The donation card of this amount leaves the hand."""
    card = card_in_hand(s, seat, amount)
    s.donations[seat] = without(s.donations[seat], card)
    return card


class SettleDonations(Step[Table, Action]):
    """First the accepted donations are paid, then the refused ones turned up; the highest refusal brings a bonus."""

    cites = ("5.4.4", "5.4.4a", "5.4.4b", "5.4.4c")

    def conclude(self, s: Table) -> Next:
        cards, order = s.rules.donations, s.order()
        for seat in order:
            if s.accepted[seat] != EMPTY:
                accept(s, seat, cards[s.accepted[seat]])
        highest, first = 0, NOBODY
        for seat in order:
            if s.refused[seat] != EMPTY:
                card = cards[s.refused[seat]]
                refuse(s, seat, card)
                if card.amount > highest:
                    highest, first = card.amount, seat
                elif card.amount == highest:
                    first = NOBODY
        if first != NOBODY:
            reward(s, first, highest)
        s.accepted = [EMPTY] * s.seats
        s.refused = [EMPTY] * s.seats
        return None


def accept(s: Table, seat: int, card: DonationCard) -> None:
    """The money comes at once; the highest of the risk dice costs members."""
    s.receive(seat, card.amount)
    dice = s.chance.roll(s.rules.die, card.risk_dice)
    before = s.members[seat]
    s.recruit(seat, -max(dice))
    s.tell(DonationPaid, seat, card.amount, dice, before - s.members[seat], s.members[seat])


def refuse(s: Table, seat: int, card: DonationCard) -> None:
    """All dice of the refusal bring members."""
    dice = s.chance.roll(s.rules.die, card.refusal_dice)
    s.recruit(seat, sum(dice))
    s.tell(DonationRefused, seat, card.amount, dice, sum(dice), s.members[seat])


def reward(s: Table, seat: int, amount: int) -> None:
    """Who alone has refused the highest amount rolls once more."""
    dice = s.chance.roll(s.rules.die, s.rules.donation.bonus_dice)
    s.recruit(seat, sum(dice))
    s.tell(DonationBonus, seat, amount, dice, sum(dice), s.members[seat])
