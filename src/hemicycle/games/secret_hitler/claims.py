"""What a player may claim after a session or a power. Lying is allowed; the rules never read it."""

from __future__ import annotations

from functools import lru_cache

from hemicycle.core.values import Remark
from hemicycle.games.secret_hitler.table import POLICIES, Table

RECENT = 2  # sessions a seat may want to say something about
Pairs = tuple[tuple[int, int], ...]  # as the table keeps who looked at what
Ledger = tuple[tuple[int, int, int], ...]


class ClaimDrew(Remark):
    """I drew these cards as president of that session (counted from 0). Nobody checks it."""

    def __init__(self, session: int, cards: str) -> None:
        self.session = session  # which legislative session, counted from 0
        self.cards = cards  # a letter for each card, L liberal and F fascist: `LFF`


class ClaimPassed(Remark):
    """I passed these cards on as president of that session."""

    def __init__(self, session: int, cards: str) -> None:
        self.session = session  # which legislative session, counted from 0
        self.cards = cards  # a letter for each card handed on: `LF`


class ClaimReceived(Remark):
    """I was handed these cards as chancellor of that session."""

    def __init__(self, session: int, cards: str) -> None:
        self.session = session  # which legislative session, counted from 0
        self.cards = cards  # a letter for each card received: `LF`


class ClaimPeeked(Remark):
    """I saw these cards on top of the deck."""

    def __init__(self, cards: str) -> None:
        self.cards = cards  # a letter for each card, uppermost first: `LFF`


class ClaimParty(Remark):
    """I saw this player's party card."""

    def __init__(self, seat: int, party: str) -> None:
        self.seat = seat  # whose party card I looked at
        self.party = party  # liberal or fascist, as I say


def mixtures(cards: int) -> list[str]:
    """So many cards in all mixtures, the most fascist first: FF, FL, LL."""
    return ["F" * (cards - liberal) + "L" * liberal for liberal in range(cards + 1)]


def of_session(number: int, government: tuple[int, int, int], seat: int, hand: int) -> list[list[Remark]]:
    """What a seat may claim of a session: what it drew and passed on as president, or received as chancellor."""
    if seat == government[0]:
        drew: list[Remark] = [ClaimDrew(number, cards) for cards in mixtures(hand)]
        return [drew, [ClaimPassed(number, cards) for cards in mixtures(hand - 1)]]
    return [[ClaimReceived(number, cards) for cards in mixtures(hand - 1)]] if seat == government[1] else []


def of_powers(peeks: Pairs, investigations: Pairs, seat: int, hand: int) -> list[list[Remark]]:
    """What a seat may claim of cards and parties it was shown."""
    peeked = seat in [viewer for viewer, _ in peeks]
    cards: list[Remark] = [ClaimPeeked(cards) for cards in mixtures(hand)] if peeked else []
    seen = [target for viewer, target in investigations if viewer == seat]
    parties: list[list[Remark]] = [[ClaimParty(target, party) for party in POLICIES] for target in seen]
    return [cards, *parties] if cards else parties


def claimable(s: Table, seat: int) -> list[list[Remark]]:
    """Everything a seat may claim, by what it is about."""
    hand = s.rules.elections.hand
    sessions = [of_session(number, government, seat, hand) for number, government in enumerate(s.ledger)]
    return [each for session in sessions for each in session] + of_powers(s.peeks, s.investigations, seat, hand)


def about_cards(s: Table, seat: int, remark: Remark) -> bool:
    """Whether a claim is about cards this seat has held or looked at; what it says of them nobody checks."""
    cards, session = getattr(remark, "cards", None), getattr(remark, "session", 0)
    if not isinstance(cards, str) or type(session) is not int:
        return False
    words = str(remark).split(" ")
    said = " ".join([*words[:-1], "".join(sorted(cards))])
    return said in [str(each) for about in claimable(s, seat) for each in about]


def at_hand(s: Table, seat: int) -> tuple[str, ...]:
    """What a seat may claim of its latest sessions, the last first, and of what it was shown."""
    return _at_hand(s.ledger, s.peeks, s.investigations, seat, s.rules.elections.hand)


@lru_cache(maxsize=1024)  # every seat is shown it after every move, and it seldom changes
def _at_hand(ledger: Ledger, peeks: Pairs, investigations: Pairs, seat: int, hand: int) -> tuple[str, ...]:
    held = [number for number, government in enumerate(ledger) if seat in government[:2]][: -RECENT - 1 : -1]
    sessions = [text for number in held for text in _from_office(number, ledger[number][0] == seat, hand)]
    shown = of_powers(peeks, investigations, seat, hand)
    return (*sessions, *[str(remark) for each in shown for remark in each])


@lru_cache(maxsize=1024)
def _from_office(number: int, president: bool, hand: int) -> tuple[str, ...]:
    """What the president, or the chancellor, of a session may claim of it, in notation."""
    about = of_session(number, (0, 1, 0), 0 if president else 1, hand)
    return tuple([str(remark) for each in about for remark in each])
