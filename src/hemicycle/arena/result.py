"""What is kept of a game: who won, and how long the bots thought."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from math import floor, log
from typing import Any

STEP = 1.05  # thinking times are counted in classes, each five per cent longer than the one before


@dataclass
class Result:
    """One game of a plan, finished."""

    number: int
    deal: int
    bots: tuple[str, ...]  # by seat
    roles: tuple[str, ...]  # by seat; empty where seats are alike
    winners: tuple[int, ...]
    side: str
    scores: tuple[int, ...]
    ending: str
    times: dict[str, dict[int, int]]  # by bot: how many decisions fell into each class of processor time; may be empty
    talk: dict[str, dict[int, int]] = field(default_factory=dict)  # the same for speaking

    def plain(self) -> dict[str, Any]:
        """As plain data for a line of JSON."""
        return asdict(self)


def time_class(nanoseconds: int) -> int:
    """The class of a thinking time."""
    return floor(log(max(nanoseconds, 1)) / log(STEP))


def quantile(classes: Counter[int], share: float) -> float:
    """The thinking time, in milliseconds, that this share of the decisions did not exceed."""
    left = share * sum(classes.values())
    for key in sorted(classes):
        left -= classes[key]
        if left <= 0:
            return float(STEP ** (key + 1)) / 1e6
    return 0.0
