"""Players that are programs. A bot is given what its seat may know and nothing else."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from hemicycle.bots.asking import cause
from hemicycle.bots.bot import Bot
from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.core.errors import HemicycleError
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset

GROUP = "hemicycle.bots"  # entry points of this group are bots of other packages: `GAME:NAME` names a class
_FORM = re.compile(r"[\w.]+:[\w.]+")

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


# What a bot needs beside a plain install.
_NEEDS = {
    "hemicycle.bots.secret_hitler.solid": "numpy",
    "hemicycle.bots.secret_hitler.selfish": "numpy",
    "hemicycle.bots.secret_hitler.search": "numpy",
}


class UnknownLevel(HemicycleError):
    """No bot of this level plays this game."""

    def __init__(self, level: str, known: tuple[str, ...]) -> None:
        super().__init__(level, known)
        self.level = level
        self.known = known


class BadBot(HemicycleError):
    """A bot of somebody's own that cannot be used: a code and why."""

    def __init__(self, code: str, name: str, cause: str = "") -> None:
        super().__init__(code, name, cause)
        self.code = code
        self.name = name
        self.cause = cause


def names(game: str) -> tuple[str, ...]:
    """Every bot that plays a game: its levels, weakest first, then its other styles and those of other packages."""
    absent = missing(game)
    own = {name: 0 for name in (*_EVERYWHERE, *_BOTS.get(game, {}), *_others(game)) if name not in absent}
    return tuple([level for level in LEVELS if level in own] + [name for name in own if name not in LEVELS])


def missing(game: str) -> tuple[str, ...]:
    """The bots of a game that cannot sit down here, because something they need is not installed."""
    return tuple([name for name, place in _BOTS.get(game, {}).items() if not _can_sit(place.partition(":")[0])])


@cache
def _can_sit(module: str) -> bool:
    return module not in _NEEDS or find_spec(_NEEDS[module]) is not None


def levels(game: str) -> tuple[str, ...]:
    """The levels a game has bots for, weakest first."""
    return tuple([name for name in names(game) if name in LEVELS])


def find(name: str, game: str) -> type[Bot]:
    """The class of a bot: one of `names`, or anybody's own as `module:Class`."""
    ours = {**_EVERYWHERE, **_BOTS.get(game, {})}
    point = _others(game).get(name)
    if name in ours:
        module, _, kind = ours[name].partition(":")
        found: type[Bot] = getattr(import_module(module), kind)
        return found
    if point is None and ":" not in name:
        raise UnknownLevel(name, names(game))
    if point is None and not _FORM.fullmatch(name):
        raise BadBot("form", name)
    return _loaded(name, point or EntryPoint(name, name, GROUP))


def make(name: str, game: Game, rules: Ruleset) -> Bot:
    """A bot ready to sit down; `strong:50ms`, `strong:400x` or `module:Class:1s` say how long it may think."""
    name = str(name)
    level = without_budget(name, game.id)
    time = name[len(level) :].removeprefix(":")
    found = find(level, game.id)
    budget = Budget.parse(time) if len(level) < len(name) else AT_THE_TABLE
    try:
        return found(game, rules, budget)
    except (Exception, SystemExit) as error:
        raise BadBot("start", name, cause(error)) from error


def without_budget(name: str, game: str) -> str:
    """The name of a bot alone, without how long it may think."""
    level, _, rest = name.partition(":")
    if level in names(game) or not rest or Budget.form(rest) is not None:
        return level
    return f"{level}:{rest.partition(':')[0]}"  # so it is a module, and its class follows


@cache
def _others(game: str) -> dict[str, EntryPoint]:
    """The bots that other packages bring for a game. What we have ourselves keeps its name."""
    points = [point for point in entry_points(group=GROUP) if point.name.startswith(f"{game}:")]
    return {point.name.removeprefix(f"{game}:"): point for point in points}


def _loaded(name: str, point: EntryPoint) -> type[Bot]:
    """What an entry point stands for, if it is a bot. Whatever a module of somebody's own raises is its cause."""
    try:
        found = point.load()
    except (Exception, SystemExit) as error:
        raise BadBot("import", name, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadBot("kind", name)
    if found.choose is Bot.choose:
        raise BadBot("choose", name)
    return found
