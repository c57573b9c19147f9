"""One game between bots."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from hemicycle import bots, registry
from hemicycle.arena.plan import SIDES, Fixture, Plan
from hemicycle.arena.result import Result, time_class
from hemicycle.bots import asking
from hemicycle.bots.bot import Bot
from hemicycle.bots.talk import converse
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation

TIMED = 10  # the clock costs time itself, so it is read in the games of every tenth deal only


class Timed(Bot):
    """Plays like another bot and counts how long it takes, in processor time."""

    def __init__(self, bot: Bot, times: Counter[int], talk: Counter[int]) -> None:
        super().__init__(bot.game, bot.rules, bot.budget)
        self.bot = self.stands_for = bot
        self.times = times
        self.talk = talk
        self.speaks_after, self.answers = bot.speaks_after, bot.answers  # type: ignore[misc]  # those of its class

    def choose(self, seen: Observation, random: Random) -> Action:
        """What the bot chooses."""
        start = time.thread_time_ns()
        action = self.bot.choose(seen, random)
        self.times[time_class(time.thread_time_ns() - start)] += 1
        return action

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """What the bot says."""
        start = time.thread_time_ns()
        remark = self.bot.speak(seen, random)
        self.talk[time_class(time.thread_time_ns() - start)] += 1
        return remark


def play(match: Match, players: Sequence[Bot], random: Random) -> Match:
    """Let bots play a match to its end; each of them is given its seat's observation and nothing else."""
    seated = dict(enumerate(players))
    while match.outcome is None:
        seat = match.waiting[0]
        action = asking.choose(players[seat], match.observation(seat), random)
        converse(match, seated, asking.carry_out(match, seat, action, players[seat]), random)
    return match


def play_fixture(plan: Plan, fixture: Fixture) -> Result:
    """Play one game of a plan. Its luck depends on the seed and the deal, the bots' on the game's number too."""
    game = registry.game(plan.game)
    deal = Random(f"{plan.seed} {fixture.deal}").getrandbits(256)
    match = game.match(plan.seats, deal, plan.edition or None, plan.options)
    names = lineup(game, match, plan, fixture)
    players = [bots.make(name, game, match.rules) for name in names]
    times: dict[str, Counter[int]] = {}
    talk: dict[str, Counter[int]] = {}
    if fixture.deal % TIMED == 0:
        times = {name: Counter() for name in names}
        talk = {name: Counter() for name in names}
        players = [Timed(bot, times[name], talk[name]) for name, bot in zip(names, players, strict=True)]
    play(match, players, Random(f"{plan.seed} {fixture.deal} {fixture.number}"))
    return _result(game, match, fixture, names, times, talk)


def lineup(game: Game, match: Match, plan: Plan, fixture: Fixture) -> tuple[str, ...]:
    """Who sits on each seat."""
    if plan.form != SIDES:
        return fixture.players
    return tuple([fixture.players[game.teams.index(game.side(match.table, seat))] for seat in range(plan.seats)])


def _result(
    game: Game,
    match: Match,
    fixture: Fixture,
    names: tuple[str, ...],
    times: dict[str, Counter[int]],
    talk: dict[str, Counter[int]],
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
        talk={name: dict(classes) for name, classes in talk.items()},
    )
