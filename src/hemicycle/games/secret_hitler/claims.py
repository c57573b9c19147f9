"""What a player may claim after a session or a power. Lying is allowed; the rules never read it."""

from __future__ import annotations

from hemicycle.core.values import Remark


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
