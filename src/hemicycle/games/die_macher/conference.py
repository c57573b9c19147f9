"""The programme commission: hidden cards are renewed, and one open card may be changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from hemicycle.core.steps import Next, Refusal, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import ChangeProgramme, Discard, PassOr
from hemicycle.games.die_macher.events import HandChanged, HandRenewed, ProgrammeChanged
from hemicycle.games.die_macher.setup import fill_hand
from hemicycle.games.die_macher.sums import BITS, EMPTY, NOBODY, Cards
from hemicycle.games.die_macher.table import DISCARDED, EVERYBODY, PLAYED, Table, replaced, without


class Conference(Step[Table, Action]):
    """One after the other, the parties renew their hidden cards and may change their programme."""

    cites = ("5.2.2",)

    def conclude(self, s: Table) -> Next:
        return commission(s, s.start_player)


def commission(s: Table, seat: int) -> Next:
    """A party takes up its hidden cards; in some editions it first draws until it has all of them."""
    if seat == NOBODY:
        return None
    if s.rules.programme.fill_hand_before_discarding:
        refill(s, seat, ())
    return RenewHand(seat)


def refill(s: Table, seat: int, discarded: tuple[str, ...]) -> None:
    """Fill the hand; everybody sees how many cards went and came, the owner sees which."""
    drawn = fill_hand(s, seat)
    if discarded or drawn:
        s.tell(HandRenewed, seat, len(discarded), len(drawn))
        s.whisper((seat,), hand_changed, s, discarded, drawn)


def hand_changed(s: Table, discarded: tuple[str, ...], drawn: Cards) -> HandChanged:
    """What the owner of a hand learns: the cards in their usual order, for nobody need know which came first."""
    return HandChanged(discarded, s.names(tuple(sorted(drawn))))


class RenewHand(Solo[Table, Discard]):
    """A party discards as many of its hidden cards as it likes and draws new ones."""

    cites = ("5.2.2a",)
    may = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Discard]:
        return ways_to_discard(s.hands[seat], s.rules.cards)

    def answer(self, s: Table, seat: int, action: Discard) -> Next:
        hand = list(s.hands[seat])
        for name in action.cards:
            card = s.rules.card_number[name]
            hand.remove(card)
            s.programmes.discards.append((seat, card))
            s.traffic.append((DISCARDED, seat, card))
        s.hands[seat] = tuple(hand)
        refill(s, seat, action.cards)
        return ReviseProgramme(seat, s.rules.programme.changes_per_round)


@cache
def ways_to_discard(hand: Cards, names: tuple[str, ...]) -> tuple[Discard, ...]:
    """Every choice of cards from a hand, none first."""
    masks = range(1 << len(hand))
    choices = [tuple([names[card] for k, card in enumerate(hand) if mask >> k & 1]) for mask in masks]
    return tuple([Discard(cards) for cards in dict.fromkeys(choices)])


class ReviseProgramme(Solo[Table, Action]):
    """A party may replace one of its open programme cards by a hidden one, on five different issues as before."""

    cites = ("5.2.2b",)
    may = True

    def __init__(self, seat: int, changes: int) -> None:
        self.seat = seat
        self.changes = changes

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        count, fitting = 0, changes(s, seat)
        for removable, _ in fitting:
            count += len(removable)
        return PassOr(count, partial(_change, s.rules.cards, fitting))

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if not isinstance(action, ChangeProgramme):
            return commission(s, s.after(seat))
        change_programme(s, seat, s.rules.card_number[action.removed], s.rules.card_number[action.added])
        return ReviseProgramme(seat, self.changes - 1) if self.changes > 1 else commission(s, s.after(seat))

    def foresee(self, s: Table, seat: int, action: Action) -> bool:
        if isinstance(action, ChangeProgramme):
            change_programme(s, seat, s.rules.card_number[action.removed], s.rules.card_number[action.added])
        return isinstance(action, ChangeProgramme)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        numbers = s.rules.card_number
        if isinstance(action, ChangeProgramme) and action.removed in numbers and action.added in numbers:
            removed, added = numbers[action.removed], numbers[action.added]
            detail: dict[str, object] = {"removed": action.removed, "added": action.added}
            if removed not in s.programme[seat]:
                return Refusal("not-in-programme", detail, ("5.2.2b",))
            if added not in s.hands[seat]:
                return Refusal("not-in-hand", detail, ("5.2.2b",))
            code = "opposite-not-allowed" if removed == added ^ 1 else "programme-clash"
            return Refusal(code, detail, ("5.2.2b",))
        return super().why_not(s, seat, action)


def changes(s: Table, seat: int) -> list[tuple[Cards, int]]:
    """Every hidden card that may come, with the open ones that may go: any if its issue is new, else its opposite."""
    programme = s.programme[seat]
    held = BITS[programme]
    fitting: list[tuple[Cards, int]] = []
    last = EMPTY
    for added in s.hands[seat]:
        if added == last:  # hands are sorted: the same card once more
            continue
        last = added
        if held >> (added ^ 1) & 1:
            if s.rules.switch("replace_programme_by_opposite"):
                fitting.append(((added ^ 1,), added))
        elif not held >> added & 1:
            fitting.append((programme, added))
    return fitting


def _change(names: tuple[str, ...], fitting: list[tuple[Cards, int]], number: int) -> ChangeProgramme:
    for removable, added in fitting:
        if number < len(removable):
            return ChangeProgramme(names[removable[number]], names[added])
        number -= len(removable)
    raise IndexError


def change_programme(s: Table, seat: int, removed: int, added: int) -> None:
    """Lay a hidden card open in the place of another, which is discarded for all to see."""
    s.hands[seat] = without(s.hands[seat], added)
    s.traffic.append((PLAYED, seat, added))
    s.programme[seat] = replaced(s.programme[seat], removed, added)
    s.programmes.discards.append((EVERYBODY, removed))
    s.tell(ProgrammeChanged, seat, s.name(removed), s.name(added))
