"""The services of a server, handed to whoever needs them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from hemicycle.server.operate.metrics import Metrics
from hemicycle.server.room.restoring import KeptRoom
from hemicycle.server.room.room import RoomConfig
from hemicycle.server.room.rows import MomentRow, RoomState, RowChange
from hemicycle.server.runner.bus import Bus
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.runner.ids import Ids
from hemicycle.server.runner.leases import Fence, Leases

if TYPE_CHECKING:
    import asyncio

    from hemicycle.server.runner.bot_worker import Job, Thought


class RoomStore(Protocol):
    """What runners need of the store."""

    def write(
        self,
        changes: Sequence[RowChange],
        room: RoomState | None = None,
        *,
        code: str = "",
        at: int = 0,
        fence: Fence | None = None,
    ) -> asyncio.Future[None]:
        """Store what happened in a room, wholly or not at all."""

    async def calm(self) -> None:
        """Wait for what is being stored, if anything is: what comes meanwhile is better stored together."""

    async def room(self, code: str) -> KeptRoom | None:
        """All that is kept of a room."""

    async def moments(self, match: int, *, above: int = -1) -> list[MomentRow]:
        """The moments of a match above one of them."""


class BotWorkers(Protocol):
    """What runners need of the bots' workers."""

    async def ask(self, job: Job, owner: str) -> Thought:
        """What a bot thinks, or NoThought; owner: in whose queue the job waits."""


@dataclass
class Services:
    """What every runner needs."""

    store: RoomStore
    bus: Bus
    clock: TimeOfDay
    ids: Ids
    leases: Leases
    workers: BotWorkers
    metrics: Metrics
    room_config: RoomConfig
    speech_triggers: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # game, level -> what makes it speak
    luck: Any = None  # paces bots; the simulator brings its own
