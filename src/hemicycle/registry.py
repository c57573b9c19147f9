"""The games there are: found by entry point, so that others can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from hemicycle.core.game import Game
from hemicycle.resources import PackageLibrary


class UnknownGame(Exception):
    """No game has this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(point.name for point in entry_points(group="hemicycle.games")))


@cache
def game(name: str) -> Game:
    """A game by its name."""
    for point in entry_points(group="hemicycle.games"):
        if point.name == name:
            kind: type[Game] = point.load()
            return kind(PackageLibrary(point.module))
    raise UnknownGame(name, names())
