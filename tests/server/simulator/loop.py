"""An event loop whose time is made up: it jumps to whatever comes next, so that an hour takes no time."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any


class _Selector(selectors.SelectSelector):
    """Never waits; lets the loop's time pass instead."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.loop.passed += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """The order of what happens depends on nothing but the simulation."""

    def __init__(self) -> None:
        self.passed = 0.0
        selector = _Selector()
        super().__init__(selector)
        selector.loop = self

    def time(self) -> float:
        return self.passed
