"""Judging a moment by playing on from it with other luck."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean as mean
from statistics import stdev

from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.match import Match
from hemicycle.core.state import State
from hemicycle.core.values import Action
from hemicycle.review.analyst import Analyst
from hemicycle.review.findings import Point

REDRAWN = 12  # times a piece of luck is drawn again to know what could be expected


class PlayoutAnalyst(Analyst):
    """Points and chances by games played on to their end; luck by how a position looks at a glance."""

    expected: list[float] | None = None

    def glance(self, s: State) -> list[float]:
        """What a position is worth to every seat, in points."""
        raise NotImplementedError

    def play_on(self, s: State, random: Random) -> None:
        """Everybody plays on quickly until the game is over."""
        raise NotImplementedError

    def point(self, match: Match, entry: int, random: Random) -> Point:
        """Everybody's points and chances at the end, on the average of games played on from here."""
        s, playouts = match.table, self.depth.playouts // self.coarse
        if s.outcome is not None:
            return Point(entry, [float(points) for points in s.outcome.scores], _shares(s))
        points, wins = [], []
        for table in _copies(s, playouts, random):
            self.play_on(table, random)
            assert table.outcome is not None
            points.append(table.outcome.scores)
            wins.append(_shares(table))
        ends = list(zip(*points, strict=True))  # by seat
        root = sqrt(playouts)
        chances = [mean(shares) for shares in zip(*wins, strict=True)]
        return Point(entry, [mean(each) for each in ends], chances, 0.5 / root, max(map(stdev, ends)) / root)

    def before(self, match: Match, seat: int, action: Action, *, lucky: bool, random: Random) -> None:
        """Draw the luck again a few times, to know what could be expected of it."""
        self.expected = None
        if lucky:
            seen = []
            for table in _copies(match.table, REDRAWN, random):
                agenda.play(table, seat, action)
                seen.append(self.glance(table))
            self.expected = [sum(values) / REDRAWN for values in zip(*seen, strict=True)]

    def after(self, match: Match) -> list[float] | None:
        """What came against what could be expected."""
        if self.expected is None:
            return None
        return [came - due for came, due in zip(self.glance(match.table), self.expected, strict=True)]


def _shares(s: State) -> list[float]:
    """The victory, shared by those who have won."""
    assert s.outcome is not None
    return [float(seat in s.outcome.winners) / len(s.outcome.winners) for seat in range(s.seats)]


def _copies(s: State, count: int, random: Random) -> Iterator[State]:
    for _ in range(count):
        copy = s.clone()
        copy.chance = Quick(random.random)
        copy.journal = None
        yield copy
