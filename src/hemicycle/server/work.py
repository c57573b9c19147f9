"""Work in a room: one thing at a time, and nothing half done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hemicycle.server.refusals import Refuse

if TYPE_CHECKING:
    from hemicycle.server.rooms import Room


class Work:
    """Holds the lock of a room. If something breaks half-way, the room forgets it and goes on with what is kept."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> None:
        await self.room.lock.acquire()

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            if isinstance(error, Exception) and not isinstance(error, Refuse):
                self.room.troubles += 1
                await self.room.reload()
        finally:
            self.room.lock.release()
