"""What self-play has taught: how liberals choose, how kinds of fascists choose, and who wins from where.

The numbers lie in weights.json; `python -m hemicycle.arena.lessons.secret_hitler` finds them again.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any


@dataclass
class Liberal:
    """How a liberal leans who knows only what everybody knows, on the scale of a logistic curve."""

    ja: float = 0.0
    ja_gain: float = 1.0  # for every step of what the government would gain him
    office_fascist: float = -6.0  # whom he gives an office
    office_hitler: float = -6.0  # and when electing Hitler loses
    shot_fascist: float = 2.0  # whom he has executed
    shot_hitler: float = 8.0


@dataclass
class Kind:
    """A kind of fascist team: how its members play their cards and how they choose."""

    share: float
    bold: dict[str, float] = field(default_factory=dict)  # chance to play a fascist card given the choice
    ja: float = 0.0
    ja_lean: float = 1.0  # how far he votes like a liberal
    ja_ally: float = 0.0  # more for a government with a fascist in it
    ja_hitler: float = 0.0  # more when it makes Hitler chancellor in time
    office_lean: float = 1.0  # whom he gives an office: how far he chooses like a liberal
    office_fascist: float = 0.0
    office_hitler: float = 0.0
    shot_lean: float = 1.0  # whom he has executed
    shot_fascist: float = -2.0
    accuses: dict[str, float] = field(default_factory=dict)  # chance to call a party card fascist, by what it is


@dataclass
class Weights:
    """Everything learned."""

    liberal: Liberal
    kinds: dict[str, Kind]
    chances: dict[str, dict[str, float]]  # by seats, by feature
    # how much a fascist's chance to win moves him away from what a liberal would choose, by seats
    stakes: dict[str, float] = field(default_factory=lambda: {"7": 20.0})
    cover: float = 6.0  # what it costs him to do what a liberal on his seat would not, however little it looks like one
    waver: float = 0.005  # how much better a card must be for a fascist to be played clearly more often

    @classmethod
    def parse(cls, data: dict[str, Any]) -> Weights:
        """Weights from plain data."""
        kinds = {name: Kind(**kind) for name, kind in data["kinds"].items()}
        return cls(Liberal(**data["liberal"]), kinds, data["chances"], data["stakes"], data["cover"], data["waver"])


def daring(weights: Weights, times: float) -> Weights:
    """The same weights for fascists who dare so many times as much."""
    return replace(weights, stakes={seats: times * stakes for seats, stakes in weights.stakes.items()})


@cache
def learned() -> Weights:
    """The weights that come with the package."""
    return Weights.parse(json.loads((resources.files(__package__) / "weights.json").read_text("utf-8")))
