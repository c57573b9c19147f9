"""Hemicycle: political board games, by the letter of their rulebooks."""

from hemicycle.core.steps import IllegalAction
from hemicycle.registry import UnknownGame, game, names

__all__ = ["IllegalAction", "UnknownGame", "game", "names"]
__version__ = "0.1.0"
