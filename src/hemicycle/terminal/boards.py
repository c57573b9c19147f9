"""Boards as text: one drawing per game, and a plain list for games that have none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hemicycle.core.view import View
from hemicycle.terminal.die_macher import die_macher
from hemicycle.terminal.global_powers import global_powers
from hemicycle.terminal.secret_hitler import secret_hitler
from hemicycle.words import Words

Drawing = Callable[[View, Words], RenderableType]
DRAWINGS: dict[str, Drawing] = {
    "die-macher": die_macher,
    "global-powers": global_powers,
    "secret-hitler": secret_hitler,
}


GROUP = "hemicycle.terminal"  # entry points of this group are drawings of other packages: `GAME` names a function


def draw(view: View, words: Words) -> RenderableType:
    """The board of a view, drawn by us, by the package the game comes from, or as a plain list."""
    if view.game in DRAWINGS:
        return DRAWINGS[view.game](view, words)
    try:
        return (_brought(view.game) or plain)(view, words)
    except Exception as error:  # of somebody else's: the game goes on, and its author reads what is wrong
        cause = f"{type(error).__name__}: {error}"
        return Group(Text(words.say("error-bad-game-parts", {"game": view.game, "cause": cause})), plain(view, words))


@cache
def _brought(game: str) -> Drawing | None:
    found = [point for point in entry_points(group=GROUP) if point.name == game]
    drawing: Drawing | None = found[0].load() if found else None
    return drawing


def plain(view: View, words: Words) -> RenderableType:
    """Every field of a board in a list: a game is playable before it has a drawing."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for field in fields(view.board):
        grid.add_row(Text(field.name.replace("_", " "), style="dim"), Text(_short(getattr(view.board, field.name))))
    return grid


def _short(value: Any) -> str:
    if is_dataclass(value):
        return "(" + ", ".join(f"{f.name} {_short(getattr(value, f.name))}" for f in fields(value)) + ")"
    if isinstance(value, list | tuple):
        return ", ".join(_short(item) for item in value) or "-"
    return "-" if value is None else str(value)
