"""A server among others: its wire, its links, and what it tells all of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from hemicycle.server.cluster.leases import DatabaseLeases
from hemicycle.server.cluster.messages import Beat, Changed, decode_broadcast, encode
from hemicycle.server.cluster.node import ClusterBus, Node
from hemicycle.server.cluster.thinking import WorkersElsewhere
from hemicycle.server.cluster.wire import Wire
from hemicycle.server.operate.logs import log

BEAT = 1.0  # seconds between two signs of life
SILENCE = 1 / 3  # of the life of a lease: who is silent for so long is gone
Look = Callable[[Iterable[str] | None], Awaitable[None]]


class Cluster:
    """Everything about the other nodes that a server needs."""

    def __init__(self, url: str, name: str, cluster: str, number: int, leases: DatabaseLeases) -> None:
        self.wire = Wire(url, name, self._cut)
        self.wire.back = self._back
        self.bus = ClusterBus(number)
        self.workers = WorkersElsewhere(self.wire)
        self.node = Node(
            number,
            leases,
            self.bus,
            send=lambda peer, payload: self.wire.send(self._address(peer), payload),
            now=lambda: asyncio.get_running_loop().time(),
            silence=max(2 * BEAT, leases.life * SILENCE),
        )
        self.look_again: Look
        self._prefix = f"hemicycle.{cluster}"
        self._announced = 0
        self._heard: dict[int, int] = {}  # node -> how many changes of people it has announced
        self._looking: set[asyncio.Future[Any]] = set()

    def _address(self, node: int) -> str:
        return f"{self._prefix}.node.{node:x}"

    async def open(self) -> None:
        """Join the others."""
        await self.wire.open()
        await self.wire.listen(self._address(self.node.number), self.node.links.hear)
        await self.wire.listen(f"{self._prefix}.all", self._broadcast)
        await self.workers.open()

    async def run(self) -> None:
        """Give signs of life, and notice who gives none."""
        while True:
            self.wire.send(f"{self._prefix}.all", encode(self.node.links.beat(self._announced)))
            self.node.links.watch()
            self.workers.watch()
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Send what is left, and go."""
        self.bus.flush()
        await self.wire.close()

    # --- people who have changed ---

    def announce(self, person: str) -> None:
        """Tell all nodes that somebody has changed, or that their tokens are void."""
        self._announced += 1
        self.wire.send(f"{self._prefix}.all", encode(Changed(self.node.number, self._announced, person)))

    def _broadcast(self, payload: bytes) -> None:
        message: Beat | Changed = decode_broadcast(payload)
        if message.node == self.node.number:
            return
        known = self._heard.get(message.node, 0)
        if isinstance(message, Beat):
            self.node.links.hear_beat(message)
            if message.changes > known:
                self._look()  # we missed whom it was about
            self._heard[message.node] = message.changes
        else:
            self._look([message.person] if message.number == known + 1 else None)
            self._heard[message.node] = max(known, message.number)

    def _look(self, people: Iterable[str] | None = None) -> None:
        looking = asyncio.ensure_future(self._do_look(people))
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)

    async def _do_look(self, people: Iterable[str] | None) -> None:
        while True:
            try:
                return await self.look_again(people)
            except Exception as error:  # the database may be away for a moment
                log.warning("people not read again", extra={"problem": type(error).__name__})
                await asyncio.sleep(BEAT)

    # --- the wire ---

    def _cut(self) -> None:
        with contextlib.suppress(RuntimeError):  # no loop: the server is ending
            self.node.links.break_all()

    def _back(self) -> None:
        self._look()
