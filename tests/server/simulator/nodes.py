"""Nodes that crash and stand still, and the lines between them and the devices of players."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from hemicycle.core.steps import Refused
from hemicycle.server.cluster.messages import Beat
from hemicycle.server.cluster.node import ClusterBus
from hemicycle.server.cluster.node import Node as ClusterNode
from hemicycle.server.operate.metrics import Metrics
from hemicycle.server.protocol.news import Bye
from hemicycle.server.room.commands import Asked, Entered, Left
from hemicycle.server.room.room import RoomConfig
from hemicycle.server.room.rows import Person
from hemicycle.server.runner.bot_worker import Job, NoThought, Thought
from hemicycle.server.runner.ids import Ids
from hemicycle.server.runner.rooms import Place, Rooms
from hemicycle.server.runner.services import Services
from tests.server.simulator.outbox import SimulatedOutbox, delivery
from tests.server.simulator.store import LEASE, Disk, SimulatedLeases, SimulatedStore

METRICS = Metrics()
ROOM_CONFIG = RoomConfig(luck_wait=1_000, absence=20_000, snapshot_every=1_000)
RENEWAL = 5


class SimulatedClock:
    """The time of the loop."""

    def now(self) -> int:
        return 1_000_000 + int(asyncio.get_running_loop().time() * 1000)


class SimulatedIds(Ids):
    """From the seed."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def secret(self) -> bytes:
        return self.luck.randbytes(32)

    def number(self) -> int:
        return self.luck.getrandbits(48)

    def code(self) -> str:
        return f"ROOM{self.luck.getrandbits(24)}"


class SimulatedWorkers:
    """Bots that break down now and then; the others choose nothing in particular."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    async def ask(self, job: Job, owner: str) -> Thought:
        await asyncio.sleep(self.luck.uniform(0.01, 0.5))
        if self.luck.random() < 0.2:
            raise NoThought("simulated")
        choices = job.view.choices
        if job.wish != "choose":
            return Thought()
        return Thought(action=choices[self.luck.randrange(len(choices))].action)


class Line:
    """One connection: in order towards the device until it is cut; requests may be lost, doubled and overtaken."""

    def __init__(self, node: Node, place: Place, deliver: Callable[[bytes | None], None]) -> None:
        self.node = node
        self.place = place
        self.number = 0
        self.deliver = deliver
        self.cut = False
        self._last = 0.0

    def send_bytes(self, message: bytes) -> None:
        """From the node to the device."""
        loop = asyncio.get_running_loop()
        self._last = max(self._last + 1e-6, loop.time() + self.node.luck.uniform(0.001, 0.08))
        loop.call_at(self._last, self._arrive, message)

    def hang_up(self, bye: Bye, code: int = 1000) -> None:
        asyncio.get_running_loop().call_later(0.05, self.break_off)

    def ask(self, command: Asked) -> None:
        """From the device to the node."""
        loop, luck = asyncio.get_running_loop(), self.node.luck
        for _ in range(0 if luck.random() < self.node.losses else 2 if luck.random() < self.node.losses else 1):
            loop.call_later(luck.uniform(0.001, 0.1), self._reach, command)

    def break_off(self) -> None:
        """The line is cut: nothing more arrives on either side."""
        if not self.cut:
            self.cut = True
            self.node.lines.pop(self.number, None)
            self.node.bus.detach(self.number)
            if not self.node.dead:
                self.place.submit(Left(self.number))
            self.deliver(None)

    def _arrive(self, message: bytes) -> None:
        if not self.cut and not self.node.dead:
            self.deliver(message)

    def _reach(self, command: Asked) -> None:
        if not self.cut and not self.node.dead:
            self.place.submit(Asked(command.connection, command.request))


class Air:
    """The wire between nodes: it loses messages, doubles them, lets them overtake each other, and can be cut."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.losses = 0.0
        self.nodes: dict[int, Node] = {}
        self.cut_off: set[int] = set()

    def send(self, sender: int, receiver: int, hear: Callable[[Node], None]) -> None:
        """Perhaps it arrives, perhaps twice, mostly in order."""
        luck, loop = self.luck, asyncio.get_running_loop()
        for _ in range(0 if luck.random() < self.losses else 2 if luck.random() < self.losses else 1):
            late = luck.uniform(0.0, 0.5) if luck.random() < self.losses else 0.0
            loop.call_later(0.002 + late, self._arrive, sender, receiver, hear)

    def _arrive(self, sender: int, receiver: int, hear: Callable[[Node], None]) -> None:
        node = self.nodes.get(receiver)
        if node is not None and not node.dead and not {sender, receiver} & self.cut_off:
            hear(node)


def _hear(beat: Beat, node: Node) -> None:
    node.cluster.links.hear_beat(beat)


class Node:
    """One server process with its rooms; its tasks end when it crashes."""

    _numbers = itertools.count(1)

    def __init__(self, disk: Disk, air: Air, luck: Random) -> None:
        self.number = next(self._numbers)
        self.air = air
        self.luck = luck
        self.losses = 0.0
        self.dead = False
        self.lines: dict[int, Line] = {}
        name = f"simulated-{self.number:x}"
        self.store = SimulatedStore(disk, name, luck)
        self.leases = SimulatedLeases(disk, name)
        self.bus = ClusterBus(self.number)
        loop = asyncio.get_running_loop()
        self.cluster = ClusterNode(
            self.number, self.leases, self.bus, send=self._send, now=loop.time, silence=LEASE / 3000
        )
        services = Services(
            self.store,
            self.bus,
            SimulatedClock(),
            SimulatedIds(luck),
            self.leases,
            SimulatedWorkers(luck),
            METRICS,
            ROOM_CONFIG,
            luck=luck,
        )
        self.outbox = SimulatedOutbox(disk.box, luck)
        self.delivering = asyncio.create_task(delivery(self.outbox, services.clock).run())
        self.rooms = Rooms(services, self.store, None, self.cluster)  # type: ignore[arg-type]  # nobody opens tables here
        self.cluster.rooms = self.rooms
        air.nodes[self.number] = self

    def _send(self, peer: int, payload: bytes) -> None:
        if not self.dead:
            self.air.send(self.number, peer, lambda node: node.cluster.links.hear(payload))

    async def connect(self, code: str, person: Person, hello: Any, deliver: Callable[[bytes | None], None]) -> Line:
        """A device opens a line to a room; Refused while nobody can say where it runs."""
        place = None if self.dead else await self.rooms.find(code)
        if place is None or self.dead:  # also when it died while it read the room
            raise Refused(None)  # type: ignore[arg-type]  # nobody answers
        line = Line(self, place, deliver)
        line.number = self.bus.attach(line)
        self.lines[line.number] = line
        place.submit(Entered(line.number, person, hello))
        return line

    async def live(self) -> None:
        """Keep the leases and give signs of life for as long as this node lives."""
        for second in itertools.count():
            if self.dead:
                return
            if not self.leases.stalled:
                links = self.cluster.links
                links.watch()
                beat = links.beat()
                for peer in list(self.air.nodes):
                    self.air.send(self.number, peer, partial(_hear, beat))
                if second % RENEWAL == 0:
                    self.leases.renew()
                self.rooms.leave_lost()
                await self.rooms.wake(self.leases.orphans())
            await asyncio.sleep(1.0)

    def crash(self) -> None:
        """As a power cut would: nothing is finished, nobody is told."""
        self.dead = self.store.dead = self.leases.dead = self.outbox.dead = True
        self.delivering.cancel()
        self.air.nodes.pop(self.number, None)
        for line in list(self.lines.values()):
            line.break_off()
        for runner in list(self.rooms.open.values()):
            if runner._task is not None:
                runner._task.cancel()
            runner.close()

    async def drain(self) -> None:
        """As SIGTERM would."""
        await self.rooms.drain()
        self.bus.flush()
        await asyncio.sleep(0.1)
        self.crash()
