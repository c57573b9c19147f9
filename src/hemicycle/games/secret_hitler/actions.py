"""What a seat can do in Secret Hitler."""

from __future__ import annotations

from typing import Final

from hemicycle.core.values import Action


class Nominate(Action):
    """Propose a chancellor."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the player proposed as chancellor


class Ballot(Action):
    """Vote for or against the government, or for or against a veto."""

    def __init__(self, ja: bool) -> None:
        self.ja = ja  # true: ja, false: nein


class Discard(Action):
    """Lay one of the cards held face down on the discard pile."""

    def __init__(self, card: int) -> None:
        self.card = card  # which of the cards held, counted from 0


class Enact(Action):
    """Enact one of the cards held; the other is discarded."""

    def __init__(self, card: int) -> None:
        self.card = card  # which of the cards held, counted from 0


class AskVeto(Action):
    """Propose to throw the whole agenda away."""


class AcceptVeto(Action):
    """Agree to the veto."""


class RefuseVeto(Action):
    """Insist that a policy is enacted."""


class Investigate(Action):
    """See a player's party card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the player whose party card is looked at


class CallElection(Action):
    """Make a player the next candidate for president."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the player who is to be the next candidate


class Execute(Action):
    """Execute a player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the player who dies


MOST_SEATS: Final = 10
NOMINATIONS: Final = tuple([Nominate(seat) for seat in range(MOST_SEATS)])
BALLOTS: Final[tuple[Ballot, ...]] = (Ballot(True), Ballot(False))
DISCARDS: Final = tuple([Discard(card) for card in range(8)])
ENACTMENTS: Final = tuple([Enact(card) for card in range(8)])
