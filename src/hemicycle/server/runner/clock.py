"""The time of day, never going back."""

from __future__ import annotations

import time
from typing import Protocol


class TimeOfDay(Protocol):
    """Where a runner reads the time."""

    def now(self) -> int:
        """Milliseconds since 1970."""


class WallClock:
    """The time as it was at the start, by this machine or by whoever gives it to all, and what has passed since."""

    def __init__(self, started: float | None = None) -> None:
        self._offset = (time.time() if started is None else started) - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        return int((time.monotonic() + self._offset) * 1000)
