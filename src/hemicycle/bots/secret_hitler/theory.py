"""How people of each role play their cards: liberals, and several kinds of fascist teams."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np

from hemicycle.bots.secret_hitler.weights import Kind, Weights, learned
from hemicycle.bots.secret_hitler.worlds import Floats
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL

SLIP = 0.005  # how often a liberal plays the wrong card or says what is not so
ROLES = (LIBERAL, FASCIST, HITLER)
PAIRS = tuple(product(ROLES, ROLES))  # the roles of president and chancellor
EARLY, ZONE, END = "early", "zone", "end"  # before Hitler can win by an election; after; when a policy may win


class Stage(NamedTuple):
    """How far a game is, and at a table of how many."""

    when: str
    seats: int


class Sitting(NamedTuple):
    """A finished legislative session as it was seen and heard. Liberal cards are counted; None: nobody said."""

    president: int
    chancellor: int
    policy: int | None  # None: vetoed
    veto: bool = False  # the chancellor asked for one
    drew: int | None = None  # what the president says he drew
    passed: int | None = None  # what the president says he handed on
    received: int | None = None  # what the chancellor says he was handed

    @property
    def silent(self) -> bool:
        """Whether nobody has said anything about it."""
        return self.drew is None and self.passed is None and self.received is None

    def claimed(self, claim: str, liberal: int) -> Sitting:
        """The same session with a claim about it: drew, passed or received so many liberal cards."""
        return Sitting(**{**self._asdict(), claim: liberal})


@cache
def courses(hand: int) -> tuple[tuple[int, int], ...]:
    """How a session can go: liberal cards drawn, and of these handed on."""
    return tuple([(drawn, handed) for drawn in range(hand + 1) for handed in _handed(drawn, hand)])


def _handed(drawn: int, hand: int) -> tuple[int, ...]:
    if drawn == 0:
        return (0,)
    return (hand - 1,) if drawn == hand else (drawn, drawn - 1)


class Theory:
    """How people are thought to play; tables that recur are made once."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.kinds = list(weights.kinds.values())
        common = np.array([kind.share for kind in self.kinds])
        self.shares: Floats = common / common.sum()
        self.follows: Floats = np.array([kind.ja_lean for kind in self.kinds])[None, :, None]
        self.leans: Floats = np.array([_leans(kind) for kind in self.kinds])[None]  # by kind, by government
        self._tables: dict[tuple[object, ...], Floats] = {}
        self.openings: dict[tuple[str, int], object] = {}  # what everybody thinks at first, by edition and seats

    def chances(self, seats: int) -> dict[str, float]:
        """What decides games at a table of this size, or of the size nearest to it."""
        tables = self.weights.chances
        return tables[_nearest(tables, seats)] if tables else {}

    def stakes(self, seats: int) -> float:
        """How much a fascist at a table of this size dares."""
        return self.weights.stakes[_nearest(self.weights.stakes, seats)]

    def plays(self, policy: int | None, veto: bool, hand: int, stage: Stage) -> Floats:
        """The chance of a policy, and of a course of the session, once the cards are drawn.

        By course, kind of team, and roles of president and chancellor.
        """
        key = (policy, veto, hand, stage)
        if key not in self._tables:
            self._tables[key] = np.array(
                [
                    [
                        [_chance(kind, stage, roles, course, hand, policy, veto) for roles in PAIRS]
                        for kind in self.kinds
                    ]
                    for course in courses(hand)
                ]
            )
        return self._tables[key]


def _nearest(tables: Iterable[str], seats: int) -> str:
    return min(tables, key=lambda size: abs(int(size) - seats))


def _chance(
    kind: Kind,
    stage: Stage,
    roles: tuple[int, int],
    course: tuple[int, int],
    hand: int,
    policy: int | None,
    veto: bool,
) -> float:
    president, chancellor = roles
    drawn, handed = course
    chance = 1.0
    if 0 < drawn < hand:
        bold = boldness(kind, roles, drawn, stage)
        chance = bold if handed < drawn else 1 - bold
    if policy is not None:
        chance *= _enacts(kind, roles, stage, handed, hand - 1, policy)
    return chance * _vetoes(president, chancellor, handed, policy) if veto else chance


def _enacts(kind: Kind, roles: tuple[int, int], stage: Stage, handed: int, held: int, policy: int) -> float:
    if handed in (0, held):
        return float((policy == LIBERAL) == (handed > 0))
    bold = boldness(kind, roles, None, stage)
    return bold if policy == FASCIST else 1 - bold


def _vetoes(president: int, chancellor: int, handed: int, policy: int | None) -> float:
    """How likely a veto is asked for, and granted or not."""
    asks = (0.9 if handed == 0 else SLIP) if chancellor == LIBERAL else 0.3
    grants = 0.7 if president == LIBERAL else (0.2 if handed == 0 else 0.6)
    return asks * (grants if policy is None else 1 - grants)


def boldness(kind: Kind, roles: tuple[int, int], drawn: int | None, stage: Stage) -> float:
    """How often the president (who drew so many liberal cards) or else the chancellor plays a fascist card."""
    if roles[drawn is None] == LIBERAL:
        return SLIP
    key = bold_key(roles, drawn, stage)
    return kind.bold.get(f"{key} {stage.seats}", kind.bold.get(key, 0.5))


def bold_key(roles: tuple[int, int], drawn: int | None, stage: Stage) -> str:
    """How boldness is filed: whose, holding what, beside whom, when; a table's size may follow."""
    own, other = roles if drawn is not None else roles[::-1]
    office = "chancellor" if drawn is None else f"president-{drawn}"
    beside = "stranger" if other == LIBERAL else "friend"
    return f"{'hitler' if own == HITLER else 'plain'} {office} {beside} {stage.when}"


def _leans(kind: Kind) -> tuple[float, float, float]:
    """How a fascist leans to a government of strangers, with an ally, and one that makes Hitler chancellor in time."""
    return kind.ja, kind.ja + kind.ja_ally, kind.ja + kind.ja_ally + kind.ja_hitler


@cache
def standard() -> Theory:
    """The theory by the weights that come with the package."""
    return Theory(learned())
