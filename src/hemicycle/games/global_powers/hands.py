"""Hands: every party chooses its cards in secret, at the start and after every evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Sealed, Seats
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import TakeCard
from hemicycle.games.global_powers.actions_cards import KEEP_CARDS, DiscardCard
from hemicycle.games.global_powers.arithmetic import without
from hemicycle.games.global_powers.events import CardsDrawn, Discarded, HandFilled, OpenCardExpired, ReserveRenewed
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import CARDS


class TakeCards(Sealed[Table, TakeCard]):
    """Everybody takes cards from the own reserve, one at a time and in secret, until the hand is full."""

    cites = ("GP-026", "GP-100")

    def waiting(self, s: Table) -> Seats:
        size = s.world.hand_size
        return tuple([seat for seat in range(s.seats) if len(s.hands[seat]) < size])

    def options(self, s: Table, seat: int) -> Sequence[TakeCard]:
        taken = s.world.cards_taken
        return [taken[card] for card in s.reserves[seat]]

    def resolve(self, s: Table, answers: Sequence[tuple[int, TakeCard]]) -> Next:
        for seat, action in answers:
            take(s, seat, s.world.card_index[action.card])
        return self

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"held": len(s.hands[seat]), "size": s.world.hand_size}


def take(s: Table, seat: int, card: int) -> None:
    """A card goes from the reserve into the hand."""
    hand = s.hands[seat] = (*s.hands[seat], card)
    reserve = s.reserves[seat]
    s.reserves[seat] = without(reserve, card)
    if len(hand) == s.world.hand_size:
        s.hands[seat] = tuple(sorted(hand))
        s.tell(HandFilled, seat, len(hand))
    elif len(reserve) == 1:
        renew_reserve(s, seat)


def renew_reserve(s: Table, seat: int) -> None:
    """When the reserve has run out, all discarded cards are available again (GP-100)."""
    if not s.reserves[seat] and s.discards[seat]:
        s.known[seat] = s.hands[seat]  # whoever has counted along knows this hand now
        s.reserves[seat] = tuple(sorted(s.discards[seat]))
        s.discards[seat] = ()
        s.tell(ReserveRenewed, seat)


class SortOut(Sealed[Table, Action]):
    """After an evaluation open cards expire; everybody may discard unplayed cards, one at a time, and then refills."""

    cites = ("GP-100",)

    def __init__(self, sorting: Seats) -> None:
        self.sorting = sorting  # who has not yet decided to keep the rest

    def waiting(self, s: Table) -> Seats:
        return tuple([seat for seat in self.sorting if s.hands[seat]])

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        discarded = s.world.cards_discarded
        return [KEEP_CARDS, *[discarded[card] for card in s.hands[seat]]]

    def resolve(self, s: Table, answers: Sequence[tuple[int, Action]]) -> Next:
        sorting: list[int] = []
        for seat, action in answers:
            if isinstance(action, DiscardCard):
                card = s.world.card_index[action.card]
                s.leave_hand(seat, card)
                s.discards[seat] += (card,)
                s.tell(Discarded, seat, action.card)
                sorting.append(seat)
        return SortOut(tuple(sorting))

    def conclude(self, s: Table) -> Next:
        for seat in range(s.seats):
            if len(s.hands[seat]) < s.world.hand_size:
                renew_reserve(s, seat)
        if s.option["reserve_refill"] == "random":
            for seat in range(s.seats):
                draw(s, seat)
        return TakeCards()


def draw(s: Table, seat: int) -> None:
    """Variant: the hand is filled at random."""
    drawn: list[str] = []
    while len(s.hands[seat]) < s.world.hand_size:
        reserve = s.reserves[seat]
        card = reserve[s.chance.pick(len(reserve))]
        drawn.append(CARDS[card])
        take(s, seat, card)
    s.whisper((seat,), CardsDrawn, tuple(drawn))


def sort_out_cards(s: Table) -> Next:
    """Open cards are discarded; then hands are sorted out and filled."""
    for card in s.open_cards:
        s.tell(OpenCardExpired, card[1], CARDS[card[0]])
        s.discard_open(card)
    return SortOut(tuple(range(s.seats)))
