"""The open path beside the closed one: ratios of one run, in processor time."""

from __future__ import annotations

import importlib
import time
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from hemicycle import registry, simulate
from hemicycle.bench.engine import Result
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.research import Position

SLICE = 0.1  # seconds of processor time for one measurement
RUNS = 15
COUNT = 256  # games of a batch
THEIRS = ("connect_four_v3", "leduc_holdem_v4")  # of PettingZoo
LEAST = {"position": 0.25, "match": 0.12, "simulate": 0.8}
Work = Callable[[int], int]  # does something for the so-manieth time and says how many decisions that took


def ratios(name: str, advance: Callable[[int], None] = lambda runs: None) -> list[Result]:
    """How fast the open ways through a game are, compared with `agenda.playout`: medians of interleaved runs."""
    game = registry.game(name)
    ways: dict[str, Work] = {"position": _position(game), "index": _indices(game), "match": _match(game)}
    ways["simulate"] = _simulate(game)
    closed = _playout(game)
    found: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(RUNS):
        for way, work in ways.items():
            before, speed, after = _speed(closed), _speed(work), _speed(closed)
            found[way].append(speed / ((before + after) / 2))
        advance(1)
    names = {
        "position": "Position, random actions",
        "index": "Position, random indices",
        "match": "Match.act with record",
        "simulate": "hemicycle simulate, random bots",
    }
    return [Result(names[way], median(each), "of agenda.playout", LEAST.get(way)) for way, each in found.items()]


def environments(advance: Callable[[int], None] = lambda runs: None) -> list[Result]:
    """Steps a second through PettingZoo: Secret Hitler beside PettingZoo's own games (extra `hemicycle[compare]`)."""
    from hemicycle.research.pettingzoo import env

    ours = _steps(env("secret-hitler"))
    found: dict[str, list[float]] = {}
    for theirs in THEIRS:
        made = _installed(theirs)
        for _ in range(RUNS if made is not None else 0):
            assert made is not None
            before, other, after = _speed(ours), _speed(made), _speed(ours)
            found.setdefault(theirs, []).append((before + after) / 2 / other)
            advance(1)
    return [Result(f"PettingZoo steps, {name}", median(each), "times theirs", 1.0) for name, each in found.items()]


def batches(name: str, advance: Callable[[int], None] = lambda runs: None) -> Result:
    """How much faster a batch is with two processes than with one, by the clock."""
    from hemicycle.research.batch import Batch

    with Batch(name, COUNT, workers=1) as one, Batch(name, COUNT, workers=2) as two:
        alone, together = _batch_steps(one), _batch_steps(two)
        found = []
        for _ in range(RUNS):
            before, speed, after = [_speed(each, time.perf_counter) for each in (alone, together, alone)]
            found.append(speed / ((before + after) / 2))
            advance(1)
    return Result("Batch, two processes", median(found), "times one", 1.7)


def _batch_steps(batch: Any) -> Work:
    import numpy as np

    random = np.random.default_rng(1)
    batch.reset(seed=1)

    def work(_: int) -> int:
        masks = batch.frame.masks
        batch.step((masks * random.random(masks.shape, np.float32)).argmax(axis=1))
        return COUNT

    return work


def _speed(work: Work, clock: Callable[[], float] = time.process_time) -> float:
    """Decisions in a second, of processor time unless another clock is asked."""
    made, count, start = 0, 0, clock()
    while (spent := clock() - start) < SLICE:
        made += work(count)
        count += 1
    return made / spent


def _playout(game: Game) -> Work:
    rules, random = game.load(), Random(1)
    return lambda _: agenda.playout(game.deal(rules, game.default_seats, Quick(random.random)), random.random)


def _position(game: Game) -> Work:
    random = Random(1).random

    def work(seed: int) -> int:
        position, moves = Position(game, seed=seed), 0
        while position.to_move >= 0:
            legal = position.legal()
            position.apply(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return work


def _indices(game: Game) -> Work:
    random = Random(1).random

    def work(seed: int) -> int:
        position, moves = Position(game, seed=seed), 0
        while position.to_move >= 0:
            legal = position.indices()
            position.apply(legal[int(random() * len(legal))])
            moves += not position.picked
        return moves

    return work


def _match(game: Game) -> Work:
    random = Random(1).random

    def work(seed: int) -> int:
        match, moves = game.match(seed=seed), 0
        while match.outcome is None:
            seat = match.waiting[0]
            options = match.options(seat)
            match.act(seat, options[int(random() * len(options))])
            moves += 1
        assert match.record.link  # the chain up to here is a part of the record
        return moves

    return work


def _simulate(game: Game) -> Work:
    plan = simulate.Plan(game.id, simulate.BATCH, game.default_seats)
    return lambda count: (
        simulate.play_batch(plan, range(count * simulate.BATCH, (count + 1) * simulate.BATCH)).decisions
    )


def _steps(table: Any) -> Work:
    import numpy as np

    random = np.random.default_rng(1)

    def work(seed: int) -> int:
        table.reset(seed=seed)
        steps = 0
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            over = ended or cut
            table.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return work


def _installed(name: str) -> Work | None:
    try:
        with warnings.catch_warnings(action="ignore"):
            return _steps(importlib.import_module(f"pettingzoo.classic.{name}").env())
    except ImportError:
        return None
