"""The board of Secret Hitler as one seat may know it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Government:
    """A finished legislative session, as everybody saw it."""

    president: int
    chancellor: int
    policy: str | None  # None: vetoed


@dataclass
class Remembered:
    """What this seat knows of the cards of a session since the last reshuffle: at least so many of each kind."""

    liberal: int
    fascist: int
    cards: int
    passed: tuple[str, ...] | None  # what was handed on, if this seat was president or chancellor


@dataclass
class Board:
    """The table as one seat, or the public, may know it."""

    living: tuple[int, ...]
    president: int
    turn: int
    called: int
    last_president: int
    last_chancellor: int
    liberal: int
    fascist: int
    liberal_goal: int
    hitler_zone: int
    veto_zone: int
    track: tuple[str, ...]
    tracker: int
    tracker_end: int
    deck: int
    discards: int
    ledger: tuple[Government, ...]
    since_reshuffle: int  # how many of the last sessions' cards have not been shuffled back
    investigations: tuple[tuple[int, int], ...]
    peeked: tuple[tuple[int, int], ...]  # who looked at the top of the deck, and how many of those still lie there
    not_hitler: tuple[int, ...]
    held: int  # cards in the hands of president or chancellor
    drawn: int  # cards of the session going on
    # what only this seat knows
    role: str | None
    roles: tuple[str | None, ...]
    parties: tuple[str | None, ...]
    hand: tuple[str, ...] | None
    session: Remembered | None
    remembered: tuple[Remembered, ...]
    top: tuple[str, ...]  # the uppermost cards of the deck as far as this seat has seen them
    picked: int | None
