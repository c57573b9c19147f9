"""Players that are programs. A bot is given what its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from hemicycle.bots.bot import Bot, RandomBot
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset

LEVELS = ("random", "beginner", "solid", "strong")
_FACTORIES: dict[tuple[str, str], Callable[[Game, Ruleset], Bot]] = {}


class UnknownLevel(Exception):
    """No bot of this level plays this game."""

    def __init__(self, level: str, known: tuple[str, ...]) -> None:
        super().__init__(level, known)
        self.level = level
        self.known = known


def levels(game: str) -> tuple[str, ...]:
    """The levels a game has bots for, weakest first."""
    return tuple(level for level in LEVELS if level == "random" or (game, level) in _FACTORIES)


def make(level: str, game: Game, rules: Ruleset) -> Bot:
    """A bot of a level, ready to sit down."""
    if level not in levels(game.id):
        raise UnknownLevel(level, levels(game.id))
    return RandomBot(game, rules) if level == "random" else _FACTORIES[game.id, level](game, rules)
