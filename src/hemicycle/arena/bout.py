"""One game between bots."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from hemicycle import bots, registry
from hemicycle.arena.plan import SIDES, Fixture, Plan
from hemicycle.arena.result import Result, time_class
from hemicycle.bots.bot import Bot
from hemicycle.bots.talk import converse
from hemicycle.core.game import Game
from hemicycle.core.match import Match

Clock = Callable[[int, int], None]  # seat, nanoseconds of processor time
TIMED = 10  # the clock costs time itself, so it is read in the games of every tenth deal only


def play(match: Match, players: Sequence[Bot], random: Random, clock: Clock | None = None) -> Match:
    """Let bots play a match to its end; each of them is given its seat's observation and nothing else."""
    seated = dict(enumerate(players))
    while match.outcome is None:
        seat = match.waiting[0]
        seen = match.observation(seat)
        start = time.thread_time_ns() if clock is not None else 0
        action = players[seat].choose(seen, random)
        if clock is not None:
            clock(seat, time.thread_time_ns() - start)
        converse(match, seated, match.act(seat, action), random)
    return match


def play_fixture(plan: Plan, fixture: Fixture) -> Result:
    """Play one game of a plan. Its luck depends on the seed and the deal, the bots' on the game's number too."""
    game = registry.game(plan.game)
    deal = Random(f"{plan.seed} {fixture.deal}").getrandbits(256)
    match = game.match(plan.seats, deal, plan.edition or None, plan.options)
    names = lineup(game, match, plan, fixture)
    players = [bots.make(name, game, match.rules) for name in names]
    times: dict[str, Counter[int]] = {name: Counter() for name in names}

    def clock(seat: int, spent: int) -> None:
        times[names[seat]][time_class(spent)] += 1

    timed = fixture.deal % TIMED == 0
    play(match, players, Random(f"{plan.seed} {fixture.deal} {fixture.number}"), clock if timed else None)
    return _result(game, match, fixture, names, times if timed else {})


def lineup(game: Game, match: Match, plan: Plan, fixture: Fixture) -> tuple[str, ...]:
    """Who sits on each seat."""
    if plan.form != SIDES:
        return fixture.players
    return tuple([fixture.players[game.teams.index(game.side(match.table, seat))] for seat in range(plan.seats)])


def _result(
    game: Game, match: Match, fixture: Fixture, names: tuple[str, ...], times: dict[str, Counter[int]]
) -> Result:
    outcome = match.outcome
    assert outcome is not None
    roles = tuple([game.role(match.table, seat) for seat in range(len(names))])
    return Result(
        number=fixture.number,
        deal=fixture.deal,
        bots=names,
        roles=roles if any(roles) else (),
        winners=outcome.winners,
        side=outcome.side,
        scores=outcome.scores,
        ending=outcome.ending,
        times={name: dict(classes) for name, classes in times.items()},
    )
