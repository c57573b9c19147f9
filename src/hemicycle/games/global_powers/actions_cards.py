"""What a seat can do with cards and at an evaluation."""

from __future__ import annotations

from typing import Final

from hemicycle.core.values import Action

# --- cards ---


class Target(Action):
    """Name a politician: a party's, in a region."""

    def __init__(self, region: str, seat: int) -> None:
        self.region = region  # where the politician is
        self.seat = seat  # whose politician it is


class Choose(Action):
    """Choose a region."""

    def __init__(self, region: str) -> None:
        self.region = region  # the region chosen


class Expand(Action):
    """Put so many politicians into a region."""

    def __init__(self, region: str, politicians: int) -> None:
        self.region = region  # where they go
        self.politicians = politicians  # how many, from the base


class Cancel(Action):
    """Do away with an open card."""

    def __init__(self, card: str, seat: int) -> None:
        self.card = card  # the open card
        self.seat = seat  # whose card it is


class LieOpen(Action):
    """Lay the card open for later."""


class Commit(Action):
    """Commit so many politicians of the base, as plotters or as loyalists."""

    def __init__(self, politicians: int) -> None:
        self.politicians = politicians  # how many


class Remove(Action):
    """Remove a chip of a resource."""

    def __init__(self, resource: str) -> None:
        self.resource = resource  # which resource loses a chip


class Retire(Action):
    """Send an own politician of a region to Mauritius."""

    def __init__(self, region: str) -> None:
        self.region = region  # where the politician is


class RetireFromBase(Action):
    """Send an own politician of the base to Mauritius."""


# --- evaluation ---


class Post(Action):
    """Send an own politician of a region to the UN."""

    def __init__(self, region: str) -> None:
        self.region = region  # where the politician is


class PostFromBase(Action):
    """Send an own politician of the base to the UN."""


class GiveUp(Action):
    """Take an own politician of a region out of the game."""

    def __init__(self, region: str) -> None:
        self.region = region  # where the politician is


class GiveUpFromBase(Action):
    """Take an own politician of the base out of the game."""


class DiscardCard(Action):
    """Discard an unplayed card."""

    def __init__(self, card: str) -> None:
        self.card = card  # the card discarded


class KeepCards(Action):
    """Keep the cards in hand."""


KEEP_CARDS: Final = KeepCards()
