"""Cards that last: peace initiative, warmonger, non-aggression pact, drive; and the diplomatic initiative."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import Next, Refusal, Solo
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions_cards import Cancel, Choose, LieOpen
from hemicycle.games.global_powers.arithmetic import without
from hemicycle.games.global_powers.diplomacy import Proposal, anything_to_propose
from hemicycle.games.global_powers.events_world import CardCancelled, CardLaidOpen, PactMade
from hemicycle.games.global_powers.table import NOWHERE, Table
from hemicycle.games.global_powers.world import CARDS, DIPLOMACY, DRIVE, PACT, PEACE, WARMONGER

LIE_OPEN: Final = LieOpen()


def always(s: Table, seat: int) -> bool:
    """A card that can always be played."""
    return True


def lay_open(s: Table, seat: int, card: int, protected: int = NOWHERE, neighbour: int = NOWHERE) -> None:
    """A card stays before its owner, or on a border, until it is used or the next evaluation comes."""
    s.discards[seat] = without(s.discards[seat], card)
    s.open_cards += ((card, seat, protected, neighbour),)


def peace(s: Table, seat: int) -> Next:
    """No wars until the next evaluation (GP-114)."""
    lay_open(s, seat, PEACE)
    s.tell(CardLaidOpen, seat, CARDS[PEACE])
    return None


def drive(s: Table, seat: int) -> Next:
    """An extra action, once, for a government of the player (GP-122)."""
    lay_open(s, seat, DRIVE)
    s.tell(CardLaidOpen, seat, CARDS[DRIVE])
    return None


def can_take_initiative(s: Table, seat: int) -> bool:
    """Whether there is anything to propose."""
    chip = not s.option["initiative_needs_chip"] or bool(backers(s, seat))
    return chip and anything_to_propose(s, NOWHERE)


def initiative(s: Table, seat: int) -> Next:
    """The player makes a proposal, with a vote of its own in favour (GP-111)."""
    return InitiativeBacker(seat) if s.option["initiative_needs_chip"] else Proposal(seat, "")


def backers(s: Table, seat: int) -> list[int]:
    """The own regions that could stake a chip."""
    least = s.world.least_stake
    return [k for k in range(s.world.size) if seat in s.governments[k] and s.chips[DIPLOMACY][k] >= least]


class InitiativeBacker(Solo[Table, Choose]):
    """Variant: an own region must stake a chip for the initiative."""

    cites = ("GP-111",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return [s.world.choices[region] for region in backers(s, seat)]

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        s.stake = s.lose(s.world.index[action.region], DIPLOMACY, s.world.least_stake)
        return Proposal(seat, "")


def pact(s: Table, seat: int) -> Next:
    """The player chooses whom to protect from whom."""
    return Pact(seat)


def can_protect(s: Table, seat: int) -> bool:
    """Whether there is a border without a pact."""
    return len(s.open_cards) < s.world.borders or any([threats(s, region) for region in range(s.world.size)])


def threats(s: Table, region: int) -> list[int]:
    """The neighbours from which no pact protects a region yet."""
    bound = [neighbour for card, _, protected, neighbour in s.open_cards if card == PACT and protected == region]
    return [neighbour for neighbour in s.world.neighbours[region] if neighbour not in bound]


class Pact(Solo[Table, Choose]):
    """A region is to be protected from one of its neighbours."""

    cites = ("GP-116",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        pacts = any([card[0] == PACT for card in s.open_cards])
        choices = s.world.choices
        return [choice for k, choice in enumerate(choices) if threats(s, k)] if pacts else choices

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        return PactNeighbour(seat, action.region)


class PactNeighbour(Solo[Table, Choose]):
    """Until the next evaluation the region cannot be attacked by the neighbour the player names."""

    cites = ("GP-116",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return [s.world.choices[region] for region in threats(s, s.world.index[self.region])]

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        lay_open(s, seat, PACT, s.world.index[self.region], s.world.index[action.region])
        s.tell(PactMade, seat, self.region, action.region)
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Choose) and action.region in s.world.index:
            adjacent = s.world.index[action.region] in s.world.neighbours[s.world.index[self.region]]
            code = "pact-already" if adjacent else "not-adjacent"
            return Refusal(code, {"region": self.region, "other": action.region}, ("GP-005", "GP-116"))
        return super().why_not(s, seat, action)


def warmonger(s: Table, seat: int) -> Next:
    """The player cancels a peace or a pact, or keeps the card for a war."""
    return Warmonger(seat)


class Warmonger(Solo[Table, Action]):
    """The card does away with a peace initiative or a pact, or lies open to help once in a war."""

    cites = ("GP-115",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return [LIE_OPEN, *[Cancel(CARDS[card[0]], card[1]) for card in s.open_cards if card[0] in (PEACE, PACT)]]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Cancel):
            card = s.open_card(action.seat, s.world.card_index[action.card])
            assert card is not None
            s.discard_open(card)
            s.tell(CardCancelled, action.seat, action.card)
            return None
        lay_open(s, seat, WARMONGER)
        s.tell(CardLaidOpen, seat, CARDS[WARMONGER])
        return None
