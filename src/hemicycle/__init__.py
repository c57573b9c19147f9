"""Hemicycle: political board games, by the letter of their rulebooks.

A match is a table with its record, and checks every action:

>>> import hemicycle
>>> match = hemicycle.game("secret-hitler").match(seats=5, seed=7)
>>> match
<Match secret-hitler official, 5 seats, 0 actions, waiting for 4>
>>> seat = match.waiting[0]
>>> told = match.act(seat, match.options(seat)[0])
>>> match.view(seat).board.president == seat
True

What is not possible is refused, and nothing has changed:

>>> try:
...     match.act(seat, "nominate 99")
... except hemicycle.Refused as error:
...     print(error.code)
not-an-option

A position is a game to be copied, searched and learnt from (docs/research.md):

>>> position = hemicycle.Position("secret-hitler", seats=5, seed=7)
>>> position.to_move in range(5)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hemicycle.core.errors import HemicycleError, SetupError
from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.core.ruleset import EditionError
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.values import Action, Event, Outcome, Remark
from hemicycle.core.view import Observation, View
from hemicycle.registry import UnknownGame, game, names

if TYPE_CHECKING:
    from hemicycle.bots.bot import Bot
    from hemicycle.research.position import Position

__all__ = [
    "Action",
    "Bot",
    "EditionError",
    "Event",
    "Game",
    "HemicycleError",
    "Match",
    "Observation",
    "Outcome",
    "Position",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Remark",
    "SetupError",
    "UnknownGame",
    "View",
    "game",
    "names",
]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What most programs do not need is imported when it is first asked for."""
    if name == "Bot":
        from hemicycle.bots.bot import Bot

        return Bot
    if name == "Position":
        from hemicycle.research.position import Position

        return Position
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
