"""The decisions of games of Die Macher among five of level 2, one after another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hemicycle import bots, registry
from hemicycle.bots.budget import Budget
from hemicycle.bots.die_macher.strong import StrongBot
from hemicycle.core.view import Observation

ENDLESS = Budget(trials=1)  # no clock ends a rehearsal


class Decision(NamedTuple):
    """What somebody is asked, in which step of the rules, and the level 3 that would look at it."""

    bot: StrongBot
    seen: Observation
    step: Any
    random: Random


def decisions(name: str, games: int = sys.maxsize) -> Iterator[Decision]:
    """Every decision; level 2 takes it once the next one is wanted. The same name gives the same games."""
    game = registry.game("die-macher")
    for number in range(games):
        random = Random(f"{name} {number}")
        match = game.match(5, random.getrandbits(256))
        bot, solid = StrongBot(game, match.rules, ENDLESS), bots.make("solid", game, match.rules)
        while match.outcome is None:
            seat = match.waiting[0]
            seen = match.observation(seat)
            yield Decision(bot, seen, match.table.agenda[-1], random)
            match.act(seat, solid.choose(seen, random))
