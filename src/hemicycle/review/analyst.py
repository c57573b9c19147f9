"""Who judges a game for a review: what the bots of a game can say about positions, luck and options.

An analyst of a finished game sees the whole table; options are judged by what the seat knew when it decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from hemicycle import bots
from hemicycle.bots.bot import Explanation
from hemicycle.bots.search import Trial
from hemicycle.core.match import Match
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.review.findings import SEATS, Claim, Point, Sentence, Suspicion

Reason = tuple[str, dict[str, Any]]  # the key of a sentence, and what it needs


@dataclass(frozen=True)
class Depth:
    """How much work a review is."""

    name: str
    points: int  # moments of the course
    playouts: int  # games played on from each of them
    checked: int  # decisions of a seat that are looked at closely
    trials: int  # tables at which their options are tried


DEPTHS = {
    each.name: each
    for each in (
        Depth("quick", points=16, playouts=12, checked=5, trials=16),
        Depth("normal", points=60, playouts=60, checked=12, trials=64),
        Depth("deep", points=120, playouts=200, checked=24, trials=256),
    )
}


@dataclass
class Difference:
    """By how much one option is better than another, the standard error of that, and what came of both."""

    mean: float
    error: float
    effect: Sentence | None = None


def difference(better: Sequence[float], worse: Sequence[float]) -> Difference:
    """Compare two options that were tried at the same tables."""
    gains = [one - two for one, two in zip(better, worse, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
    return Difference(mean, sqrt(spread / len(gains)))


class Analyst:
    """What can be said about any game that has bots which weigh: what options were worth. Games add to this."""

    lines = SEATS
    sides: tuple[str, ...] = ()
    quick = False  # whether a position is judged in no time, so that every one can be
    heavy = 1  # how much work a game played on is, beside one of Die Macher
    coarse = 1  # by how much fewer moments of the course there are, and games played on from each
    walk = 0.7  # part of the work that is done when the game has been walked through
    level = ""  # of the bot that weighs options; nothing: the best there is

    def __init__(self, match: Match, depth: Depth) -> None:
        self.game = match.game
        self.rules = match.rules
        self.seats = match.table.seats
        self.depth = depth
        self.bot = bots.make(self.level or bots.levels(self.game.id)[-1], self.game, self.rules)

    def explain(self, seen: Observation) -> Explanation:
        """What the options of a seat are worth, and what speaks for the best."""
        return self.bot.hint(seen)

    def point(self, match: Match, entry: int, random: Random) -> Point | None:
        """How the game stands, if that can be said."""
        return None

    def before(self, match: Match, seat: int, action: Action, *, lucky: bool, random: Random) -> None:
        """An action is about to be carried out, and luck will fall or not: the time to think what can be expected."""

    def after(self, match: Match) -> list[float] | None:
        """What the luck that has fallen since did to every line, if any fell."""
        return None

    def fell(self, match: Match) -> Sentence | None:
        """What that luck was, where the log does not tell it to everybody."""
        return None

    def trial(self, seen: Observation, actions: Sequence[str], trials: int, random: Random) -> Trial | None:
        """How to play options out at imagined tables, where that tells something."""
        return None

    def reason(self, seen: Observation, action: str) -> Reason:
        """What speaks for an option, in the words of the bots."""
        explanation = self.explain(seen)
        return explanation.key, explanation.detail

    def obvious(self, seen: Observation, reason: str) -> bool:
        """Whether anybody would see what is best here, so that it makes no puzzle."""
        return False

    def compare(self, seen: Observation, better: str, done: str, random: Random) -> Difference | None:
        """Play two options out at imagined tables, where that tells something."""
        trials = max(4, self.depth.trials // self.heavy)
        trial = self.trial(seen, (better, done), trials, random)
        if trial is None:
            return None
        found = difference(*[[trial(option, number) for number in range(trials)] for option in range(2)])
        found.effect = self.effect(trial, 0, 1)
        return found

    def effect(self, trial: Trial, better: int, other: int) -> Sentence | None:
        """What came of two options that were played out, where that can be said in figures of the game."""
        return None

    def suspicion(self, match: Match, entry: int) -> Suspicion | None:
        """What everybody thinks of everybody, in games of hidden roles."""
        return None

    def minds(self, match: Match) -> list[list[float]]:
        """What each seat thinks of everybody, by what it knows itself."""
        return []

    def claims(self, match: Match) -> list[Claim]:
        """What was said about cards and parties, and whether it was true."""
        return []
