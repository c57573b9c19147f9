"""Leases: a room runs in one place at a time, and whoever has lost it writes nothing more.

Taking a room raises its token. Every transaction of a room comes with the token it was opened under; the store asks
`lost` before it commits. On one machine the lock on the data folder already keeps others out, so memory is enough;
`cluster/leases.py` has those of several machines.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from hemicycle.server.runner.rooms import Rooms

Fence = tuple[str, int]  # a room and the token of its lease


class Leases(Protocol):
    """What rooms and store need of them."""

    async def take(self, code: str) -> Fence | None:
        """Take a room, or None while it runs elsewhere."""

    async def release(self, fence: Fence, *, idle: bool = False) -> None:
        """Let others have it; idle: nobody need go on with it."""

    def held(self, fence: Fence) -> bool:
        """Whether a token is still the newest of its room, as far as is known here."""

    def lost(self, connection: Any, fences: Iterable[Fence]) -> set[Fence]:
        """Which tokens are no longer the newest of their rooms, for certain, in a transaction of this connection."""

    async def tend(self, rooms: Rooms) -> None:
        """For as long as the server runs: open what must go on, keep what is open."""


class LocalLeases:
    """The leases of one process: nobody else is there, but a room that was closed must not write any more."""

    def __init__(self) -> None:
        self._tokens: dict[str, int] = {}
        self._last = 0

    async def take(self, code: str) -> Fence | None:
        """Take a room from whoever had it in this process."""
        self._last += 1
        self._tokens[code] = self._last
        return code, self._last

    async def release(self, fence: Fence, *, idle: bool = False) -> None:
        """Let others have it."""
        if self.held(fence):
            del self._tokens[fence[0]]

    def held(self, fence: Fence) -> bool:
        """Whether a token is still the newest of its room."""
        return self._tokens.get(fence[0]) == fence[1]

    def lost(self, connection: Any, fences: Iterable[Fence]) -> set[Fence]:
        """Which tokens are no longer the newest of their rooms."""
        return {fence for fence in fences if not self.held(fence)}

    async def tend(self, rooms: Rooms) -> None:
        """After a start every match that was going on goes on."""
        await rooms.wake(await rooms.store.unfinished())
