"""How long a bot may think."""

from __future__ import annotations

import re
from dataclasses import dataclass

_FORM = re.compile(r"(\d+)(ms|s|x)")


class BadBudget(Exception):
    """A budget that cannot be read; it looks like 50ms, 1s or 400x (trials)."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True)
class Budget:
    """A time, or a number of trials: with trials a bot plays the same on every machine."""

    seconds: float | None = None
    trials: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read 50ms, 1s or 400x."""
        form = _FORM.fullmatch(text)
        if form is None:
            raise BadBudget(text)
        number = int(form[1])
        return cls(trials=number) if form[2] == "x" else cls(seconds=number / (1000 if form[2] == "ms" else 1))


AT_THE_TABLE = Budget(seconds=1.0)
