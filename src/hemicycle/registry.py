"""The games there are: found by entry point, so that others can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint

from hemicycle.core.errors import HemicycleError
from hemicycle.core.game import Game
from hemicycle.resources import BadGame, PackageLibrary, games


class UnknownGame(HemicycleError):
    """No game has this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"there is no game {self.name}; there are: {', '.join(self.known)}"


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(games()))


@cache
def game(name: str) -> Game:
    """A game by its name."""
    point = games().get(name)
    if point is None:
        raise UnknownGame(name, names())
    return _made(point)


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
