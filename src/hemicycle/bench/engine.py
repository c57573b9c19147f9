"""Benchmarks of the engine: playouts, clones, views, samples, records."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from typing import Any

from hemicycle import registry
from hemicycle.bench.yardstick import iteration_seconds
from hemicycle.core import agenda, steps
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.core.record import Record
from hemicycle.core.verify import verify
from hemicycle.testing import random_match

RUNS = 15  # interleaved: every measurement once, then all again


@dataclass
class Target:
    """What a game must reach: decisions per iteration plain and compiled, iterations per clone (plain)."""

    plain: float
    compiled: float
    clone: float


TARGETS = {
    "secret-hitler": Target(0.08, 0.35, 12),
    "die-macher": Target(0.025, 0.075, 120),
    "global-powers": Target(0.025, 0.075, 100),
}


@dataclass
class Result:
    """One measured figure; `least` or `most` where there is a target."""

    name: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def reached(self) -> bool:
        """Whether the target is met."""
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)


class Bench:
    """Measures one game."""

    def __init__(self, game: Game, seconds: float = 0.3) -> None:
        gc.freeze()  # as `simulate` does: what was loaded at the start need not be searched for garbage again
        self.game = game
        self.rules = game.load()
        self.seconds = seconds
        self.target = TARGETS.get(game.id)
        self.match = random_match(game, seed=1848)
        actions = sum("do" in entry for entry in self.match.record.entries)
        self.table: Any = random_match(game, seed=1848, decisions=actions // 2).table

    def results(self, progress: Callable[[], None] = lambda: None) -> list[Result]:
        """The median of several interleaved runs of every measurement."""
        runs: dict[str, list[Result]] = {}
        for _ in range(RUNS):
            for measurement in self.measurements():
                result = measurement()
                runs.setdefault(result.name, []).append(result)
                progress()
        return [replace(found[0], value=median(each.value for each in found)) for found in runs.values()]

    def measurements(self) -> list[Callable[[], Result]]:
        """Everything that is measured, in order."""
        seats = self.game.default_seats
        sizes = sorted({self.rules.seats[0], seats, self.rules.seats[-1]})
        return [
            self.decisions,
            self.clones,
            *[lambda n=n: self.games(n) for n in sizes],
            self.games_with_journal,
            self.games_with_checks,
            self.looks,
            self.samples,
            self.record_time,
            self.record_size,
        ]

    def decisions(self) -> Result:
        """Decisions per yardstick iteration by random players, journal off."""
        made, seconds, iteration = self._timed(lambda: self._playout(self.game.default_seats))
        goal = self.target
        least = None if goal is None else goal.compiled if compiled() else goal.plain
        return Result("random play, journal off", made / (seconds / iteration), "decisions per iteration", least=least)

    def clones(self) -> Result:
        """Yardstick iterations of one clone in mid-game."""
        made, seconds, iteration = self._timed(lambda: self._count(self.table.clone, 200))
        return Result(
            "clone in mid-game",
            seconds / iteration / made,
            "iterations",
            most=None if self.target is None else self.target.clone,
        )

    def games(self, seats: int) -> Result:
        """Games per second by random players."""
        made, seconds, _ = self._timed(lambda: bool(self._playout(seats)))
        return Result(f"random games, {seats} seats", made / seconds, "games per second")

    def games_with_journal(self) -> Result:
        """Games per second with events told."""
        made, seconds, _ = self._timed(lambda: bool(self._playout(self.game.default_seats, journal=True)))
        return Result("random games with journal", made / seconds, "games per second")

    def games_with_checks(self) -> Result:
        """Games per second through Match: legality checked, record kept."""
        made, seconds, _ = self._timed(lambda: bool(random_match(self.game, seed=1848)))
        return Result("random games with legality checks and record", made / seconds, "games per second")

    def looks(self) -> Result:
        """Microseconds of one view."""
        made, seconds, _ = self._timed(lambda: self._count(lambda: self.game.view(self.table, 0), 20))
        return Result("look (one view)", seconds / made * 1e6, "microseconds")

    def samples(self) -> Result:
        """Microseconds of one sampled table."""
        seen = self.game.view(self.table, 0)
        luck = Quick(Random(1).random)
        made, seconds, _ = self._timed(lambda: self._count(lambda: self.game.imagine(self.rules, seen, luck), 20))
        return Result("sample (one table)", seconds / made * 1e6, "microseconds")

    def record_time(self) -> Result:
        """Milliseconds to read and verify the record of a game."""
        text = self.match.record.text()
        made, seconds, _ = self._timed(
            lambda: self._count(lambda: verify(self.game, Record.parse(text, self.game.library.write)), 1)
        )
        return Result("verify a record", seconds / made * 1e3, "milliseconds")

    def record_size(self) -> Result:
        """Kilobytes of the record of a game."""
        return Result("size of a record", len(self.match.record.text().encode()) / 1000, "kB")

    def _playout(self, seats: int, *, journal: bool = False) -> int:
        luck = Random(time.process_time_ns())
        table = self.game.deal(self.rules, seats, Quick(luck.random), journal=journal)
        return agenda.playout(table, luck.random)

    def _count(self, work: Callable[[], object], times: int) -> int:
        for _ in range(times):
            work()
        return times

    def _timed(self, work: Callable[[], int]) -> tuple[int, float, float]:
        """How much was made in how many CPU seconds, and the yardstick before and after."""
        before = iteration_seconds()
        made, start = 0, time.process_time()
        while (spent := time.process_time() - start) < self.seconds:
            made += int(work())
        return made, spent, (before + iteration_seconds()) / 2


def compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    return not steps.__file__.endswith(".py")


def benches(name: str | None) -> list[Bench]:
    """The benchmark of one game, or of all."""
    return [Bench(registry.game(each)) for each in ([name] if name else registry.names())]
