"""The games there are: found by entry point, so that others can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from hemicycle.core.errors import HemicycleError
from hemicycle.core.game import Game
from hemicycle.resources import PackageLibrary


class UnknownGame(HemicycleError):
    """No game has this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"there is no game {self.name}; there are: {', '.join(self.known)}"


class BadGame(HemicycleError):
    """A game of another package cannot be used: its name, a code and why."""

    def __init__(self, name: str, code: str, cause: str) -> None:
        super().__init__(name, code, cause)
        self.name = name
        self.code = code
        self.cause = cause

    def __str__(self) -> str:
        return f"the game {self.name} cannot be played ({self.code}): {self.cause}"


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(point.name for point in entry_points(group="hemicycle.games")))


@cache
def game(name: str) -> Game:
    """A game by its name."""
    for point in entry_points(group="hemicycle.games"):
        if point.name == name:
            return _made(point)
    raise UnknownGame(name, names())


def _made(point: EntryPoint) -> Game:
    """The game an entry point stands for. Whatever a package of somebody's own raises is its cause."""
    try:
        kind = point.load()
    except Exception as error:
        raise BadGame(point.name, "import", f"{type(error).__name__}: {error}") from error
    if not isinstance(kind, type) or not issubclass(kind, Game) or getattr(kind, "id", None) != point.name:
        raise BadGame(point.name, "kind", point.value)
    try:
        return kind(PackageLibrary(point.module))
    except (OSError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadGame(point.name, "parts", f"{type(error).__name__}: {error}") from error
