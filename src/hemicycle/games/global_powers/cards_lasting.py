"""Cards that last: peace initiative, warmonger, non-aggression pact, drive; and the diplomatic initiative."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Next, Refusal, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Cancel, LieOpen, Protect
from hemicycle.games.global_powers.diplomacy import Proposal, proposals
from hemicycle.games.global_powers.events import CardCancelled, CardLaidOpen, PactMade
from hemicycle.games.global_powers.table import NOWHERE, Table, without
from hemicycle.games.global_powers.world import CARDS, DRIVE, PACT, PEACE, WARMONGER

LIE_OPEN = LieOpen()


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
    return bool(proposals(s, NOWHERE))


def initiative(s: Table, seat: int) -> Next:
    """The player makes a proposal, with a vote of its own in favour (GP-111)."""
    s.proposer = seat
    return Proposal(seat, "")


def can_protect(s: Table, seat: int) -> bool:
    """Whether there is a border without a pact."""
    return bool(unprotected(s))


def unprotected(s: Table) -> list[Protect]:
    """Every region with every neighbour it could be protected from."""
    pacts = [(protected, neighbour) for card, _, protected, neighbour in s.open_cards if card == PACT]
    names = s.world.names
    return [
        Protect(names[region], names[neighbour])
        for region in range(s.world.size)
        for neighbour in s.world.neighbours[region]
        if (region, neighbour) not in pacts
    ]


def pact(s: Table, seat: int) -> Next:
    """The player chooses whom to protect from whom."""
    return Pact(seat)


class Pact(Step[Table, Protect]):
    """Until the next evaluation a region cannot be attacked by one of its neighbours."""

    cites = ("GP-116",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Table) -> Seats:
        return (self.seat,)

    def options(self, s: Table, seat: int) -> Sequence[Protect]:
        return unprotected(s)

    def answer(self, s: Table, seat: int, action: Protect) -> Next:
        lay_open(s, seat, PACT, s.world.index[action.region], s.world.index[action.neighbour])
        s.tell(PactMade, seat, action.region, action.neighbour)
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Protect) and action.region in s.world.index and action.neighbour in s.world.index:
            adjacent = s.world.index[action.neighbour] in s.world.neighbours[s.world.index[action.region]]
            code = "pact-already" if adjacent else "not-adjacent"
            return Refusal(code, {"region": action.region, "other": action.neighbour}, ("GP-005", "GP-116"))
        return super().why_not(s, seat, action)


def warmonger(s: Table, seat: int) -> Next:
    """The player cancels a peace or a pact, or keeps the card for a war."""
    return Warmonger(seat)


class Warmonger(Step[Table, Action]):
    """The card does away with a peace initiative or a pact, or lies open to help once in a war."""

    cites = ("GP-115",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Table) -> Seats:
        return (self.seat,)

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
