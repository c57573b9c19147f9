"""Many games by bots, counted: endings, wins, decisions, and what the game reports."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Any

from hemicycle import bots, dataset, registry
from hemicycle.bots import asking
from hemicycle.bots.bot import Bot
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.ruleset import Scalar
from hemicycle.core.state import State
from hemicycle.dataset import Rows

BATCH = 50


@dataclass
class Plan:
    """What is to be simulated."""

    game: str
    games: int
    seats: int
    edition: str | None = None
    options: dict[str, Scalar] = field(default_factory=dict)
    level: str = "random"
    seed: int = 0
    workers: int = 1
    keep: bool = False  # hand the rows of a dataset back too


@dataclass
class Tally:
    """What was counted so far."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: dict[str, float] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)
    rows: list[Rows] = field(default_factory=list)  # of this batch, if they are wanted

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        for mine, theirs in ((self.wins, other.wins), (self.figures, other.figures)):
            for key, value in theirs.items():
                mine[key] = mine.get(key, 0.0) + value


def run(plan: Plan) -> Iterator[Tally]:
    """Play the plan; yields the tally of every batch as it is finished. The result depends on the seed alone."""
    batches = [range(start, min(start + BATCH, plan.games)) for start in range(0, plan.games, BATCH)]
    if plan.workers == 1:
        for batch in batches:
            yield play_batch(plan, batch)
        return
    workers = plan.workers or os.cpu_count() or 1
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        open_work = {pool.submit(play_batch, plan, batch) for batch in batches}
        while open_work:
            done, open_work = wait(open_work, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def play_batch(plan: Plan, numbers: range) -> Tally:
    """Play some games of a plan, each with luck of its own."""
    game = registry.game(plan.game)
    rules = game.load(plan.edition, plan.options)
    gc.freeze()
    tally = Tally()
    shared = Random(f"{plan.seed} {numbers.start}")  # to begin a generator costs as much as a short game
    for number in numbers:
        if plan.level == "random" and not plan.keep:
            table: State = game.deal(rules, plan.seats, Quick(shared.random))
            decisions = agenda.playout(table, shared.random)
        else:
            match, decisions = _bot_game(plan, Random(f"{plan.seed} {number}"), bots.make(plan.level, game, rules))
            table = match.table
            if plan.keep:
                tally.rows.append(dataset.rows(match.record, f"{plan.seed}-{number}"))
        _count(tally, game, table, decisions)
    return tally


def _count(tally: Tally, game: Game, table: State, decisions: int) -> None:
    outcome = table.outcome
    assert outcome is not None
    tally.games += 1
    tally.decisions += decisions
    tally.endings[outcome.ending] += 1
    wins, figures = tally.wins, tally.figures
    winners = (outcome.side,) if game.teams else outcome.winners
    share = 1 / len(winners)
    for winner in winners:
        name = str(winner)
        wins[name] = wins.get(name, 0.0) + share
    for name, value in game.report(table).items():
        figures[name] = figures.get(name, 0.0) + value


def _bot_game(plan: Plan, luck: Random, bot: Bot) -> tuple[Match, int]:
    game = registry.game(plan.game)
    match = game.match(plan.seats, luck.getrandbits(256), plan.edition, plan.options)
    decisions = 0
    while match.outcome is None:
        seat = match.waiting[0]
        asking.carry_out(match, seat, asking.choose(bot, match.observation(seat), luck), bot)
        decisions += 1
    return match, decisions


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The figures of a finished simulation under stable names."""
    game = registry.game(plan.game)
    rules = game.load(plan.edition, plan.options)
    sides = game.teams or tuple(str(seat) for seat in range(plan.seats))
    result: dict[str, Any] = {
        "game": plan.game,
        "edition": rules.id,
        "seats": plan.seats,
        "games": tally.games,
        "seed": plan.seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1) if seconds else 0.0,
        "decisions_per_game": round(tally.decisions / tally.games, 2),
        "endings": dict(sorted(tally.endings.items())),
        "wins": {side: _whole(tally.wins.get(side, 0.0)) for side in sides},
    }
    if tally.figures:
        result["means"] = {name: round(value / tally.games, 3) for name, value in sorted(tally.figures.items())}
    return result


def _whole(value: float) -> float | int:
    return round(value) if abs(value - round(value)) < 1e-9 else round(value, 4)
