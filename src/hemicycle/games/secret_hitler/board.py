"""The board of Secret Hitler as one seat may know it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Government:
    """A finished legislative session, as everybody saw it."""

    president: int  # the seat that was president
    chancellor: int  # the seat that was chancellor
    policy: str | None  # None: vetoed


@dataclass
class Remembered:
    """What this seat knows of the cards of a session since the last reshuffle: at least so many of each kind."""

    liberal: int  # at least so many liberal policies were drawn
    fascist: int  # at least so many fascist policies were drawn
    cards: int  # how many cards the president drew
    passed: tuple[str, ...] | None  # what was handed on, if this seat was president or chancellor


@dataclass
class Board:
    """The table as one seat, or the public, may know it."""

    living: tuple[int, ...]  # the seats still in the game
    president: int  # the seat that is president or a candidate for it
    turn: int  # the seat the presidency passes on from; a special election does not move it
    called: int  # the candidate of a special election that is due; -1: none
    last_president: int  # president of the last elected government, whom a term limit may bar; -1: nobody
    last_chancellor: int  # chancellor of the last elected government; -1: nobody
    liberal: int  # liberal policies enacted
    fascist: int  # fascist policies enacted
    liberal_goal: int  # so many liberal policies win the game
    hitler_zone: int  # from so many fascist policies on, Hitler elected chancellor wins the game
    hitler_wins: bool  # whether that is so now
    veto_zone: int  # from so many fascist policies on, a government may veto its agenda
    track: tuple[str, ...]  # the president's power for each fascist policy, the first first
    tracker: int  # failed governments in a row
    tracker_end: int  # so many failed governments throw the country into chaos
    deck: int  # cards left to draw
    discards: int  # cards on the discard pile
    ledger: tuple[Government, ...]  # every finished legislative session, the oldest first
    since_reshuffle: int  # how many of the last sessions' cards have not been shuffled back
    investigations: tuple[tuple[int, int], ...]  # who has looked at whose party card, in order
    peeked: tuple[tuple[int, int], ...]  # who looked at the top of the deck, and how many of those still lie there
    not_hitler: tuple[int, ...]  # seats of whom everybody knows that they are not Hitler
    held: int  # cards in the hands of president or chancellor
    drawn: int  # cards of the session going on
    # what only this seat knows
    role: str | None  # the own role; None for the public
    roles: tuple[str | None, ...]  # by seat the roles this seat knows; all of them once the game is over
    parties: tuple[str | None, ...]  # by seat the party cards this seat has seen
    hand: tuple[str, ...] | None  # the policies this seat holds now; None: it holds none
    session: Remembered | None  # what this seat knows of the session going on; None: no cards are drawn
    remembered: tuple[Remembered, ...]  # what this seat knows of each session since the last reshuffle
    top: tuple[str, ...]  # the uppermost cards of the deck as far as this seat has seen them
    picked: int | None  # which card of the hand, from 0, was laid aside before a veto vote; None to all but its holder
    claims: tuple[str, ...]  # what this seat may claim of its latest sessions, of cards and parties it saw, in notation
