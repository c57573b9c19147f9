"""The decisions of games of Die Macher among five of level 2, one after another and without end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hemicycle import bots, registry
from hemicycle.bots.budget import Budget
from hemicycle.bots.die_macher.strong import SEARCHED, StrongBot
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.table import Table

ENDLESS = Budget(trials=1)  # no clock ends a rehearsal


class Decision(NamedTuple):
    """What somebody is asked, and the level 3 that would look at it."""

    bot: StrongBot
    seen: Observation
    searched: bool  # level 3 rehearses such a decision
    random: Random


def decisions(name: str) -> Iterator[Decision]:
    """Every decision; level 2 takes it once the next one is wanted. The same name gives the same games."""
    game = registry.game("die-macher")
    number = 0
    while True:
        random = Random(f"{name} {number}")
        number += 1
        match = game.match(5, random.getrandbits(256))
        bot, solid = StrongBot(game, match.rules, ENDLESS), bots.make("solid", game, match.rules)
        while match.outcome is None:
            seat = match.waiting[0]
            seen = match.observation(seat)
            assert isinstance(match.table, Table)
            yield Decision(bot, seen, isinstance(match.table.agenda[-1], SEARCHED), random)
            match.act(seat, solid.choose(seen, random))
