"""How long a bot may think."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from hemicycle.core.errors import HemicycleError

_FORM = re.compile(r"(\d+)(?:(ms|s)(-wall)?|x)")


class BadBudget(HemicycleError):
    """A budget that cannot be read; it looks like 50ms, 1s, 50ms-wall or 400x (trials)."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class Budget:
    """A time, or a number of trials: with trials a bot plays the same on every machine."""

    seconds: float | None = None
    trials: int | None = None
    wall: bool = False  # the time of people, which also passes while other programs have the processor

    @property
    def clock(self) -> Callable[[], float]:
        """What tells the time: that of the processor, which a busy machine does not take away, or that of people."""
        return time.perf_counter if self.wall else time.thread_time

    @property
    def for_search(self) -> Budget:
        """What is left of it for search when everything else is done."""
        return self if self.seconds is None else replace(self, seconds=0.9 * self.seconds)

    @staticmethod
    def form(text: str) -> re.Match[str] | None:
        """The number and the unit of a budget, if the text is one."""
        return _FORM.fullmatch(text)

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read 50ms, 1s, 50ms-wall or 400x."""
        form = cls.form(text)
        if form is None:
            raise BadBudget(text)
        number = int(form[1])
        if form[2] is None:
            return cls(trials=number)
        return cls(seconds=number / (1000 if form[2] == "ms" else 1), wall=form[3] is not None)


AT_THE_TABLE = Budget(seconds=1.0)
