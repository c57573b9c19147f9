"""Players that are programs. A bot is given what its seat may know and nothing else."""

from __future__ import annotations

from importlib import import_module

from hemicycle.bots.bot import Bot
from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset

LEVELS = ("random", "beginner", "solid", "strong")
# Where the bots of each game live; a module is imported when its first bot sits down. What is not a level is a style:
# a bot to measure others against.
_EVERYWHERE = {"random": "hemicycle.bots.bot:RandomBot"}
_BOTS = {
    "secret-hitler": {
        "beginner": "hemicycle.bots.secret_hitler.beginner:BeginnerBot",
        "solid": "hemicycle.bots.secret_hitler.solid:SolidBot",
        "selfish": "hemicycle.bots.secret_hitler.selfish:SelfishBot",
        "search": "hemicycle.bots.secret_hitler.search:SearchBot",
    },
    "die-macher": {
        "beginner": "hemicycle.bots.die_macher.beginner:BeginnerBot",
        "solid": "hemicycle.bots.die_macher.solid:SolidBot",
        "strong": "hemicycle.bots.die_macher.strong:StrongBot",
    },
    "global-powers": {
        "beginner": "hemicycle.bots.global_powers.beginner:BeginnerBot",
        "solid": "hemicycle.bots.global_powers.solid:SolidBot",
        "strong": "hemicycle.bots.global_powers.strong:StrongBot",
    },
}


class UnknownLevel(Exception):
    """No bot of this level plays this game."""

    def __init__(self, level: str, known: tuple[str, ...]) -> None:
        super().__init__(level, known)
        self.level = level
        self.known = known


def names(game: str) -> tuple[str, ...]:
    """Every bot that plays a game: its levels, weakest first, then its other styles."""
    own = {**_EVERYWHERE, **_BOTS.get(game, {})}
    return tuple([level for level in LEVELS if level in own] + [name for name in own if name not in LEVELS])


def levels(game: str) -> tuple[str, ...]:
    """The levels a game has bots for, weakest first."""
    return tuple([name for name in names(game) if name in LEVELS])


def make(name: str, game: Game, rules: Ruleset) -> Bot:
    """A bot ready to sit down, by its name; `strong:50ms` or `strong:400x` say how long it may think."""
    level, colon, time = name.partition(":")
    known = names(game.id)
    if level not in known:
        raise UnknownLevel(level, known)
    module, _, kind = {**_EVERYWHERE, **_BOTS.get(game.id, {})}[level].partition(":")
    bot: type[Bot] = getattr(import_module(module), kind)
    return bot(game, rules, Budget.parse(time) if colon else AT_THE_TABLE)
