"""An evening on several nodes: tables with people on all of them, and a fault in the middle of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from hemicycle.client import AsyncClient, AsyncTable
from tests.cluster.parts import Node
from tests.server.test_crash import Diary, all_go_on, sit_through

TABLES = 3
WITHIN = 20.0  # seconds after which every table must have gone on
Fault = Callable[["Evening"], Awaitable[None]]


class Traveller(AsyncClient):
    """Comes to any node that can be reached, as through a load balancer."""

    def __init__(self, nodes: Sequence[Node], name: str, luck: random.Random) -> None:
        self.nodes = nodes
        self.luck = luck
        super().__init__("", name=name)

    @property
    def url(self) -> str:
        """Another node every time."""
        return self.luck.choice([node for node in self.nodes if node.reachable]).url

    @url.setter
    def url(self, value: str) -> None:
        """There is none to be kept."""


class Evening:
    """Two programs and three bots at each table, playing match after match."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self.nodes = nodes
        self.players: list[list[Diary]] = []  # by player, one diary for every table
        self.clients: list[AsyncClient] = []
        self.slowest = 0.0  # seconds until every table went on after the fault

    async def run(self, fault: Fault) -> None:
        """Play, let something go wrong, and wait until every table has gone on."""
        luck = random.Random(5)
        async with Traveller(self.nodes, "Ann", luck) as ann, Traveller(self.nodes, "Bob", luck) as bob:
            self.clients = [ann, bob]
            players = [task for index in range(TABLES) for task in await self._open(ann, bob, index)]
            await self.all_go_on()
            began = time.monotonic()
            await fault(self)
            await asyncio.wait_for(self.all_go_on(), WITHIN)
            self.slowest = time.monotonic() - began
            for player in players:
                player.cancel()
            ends = await asyncio.gather(*players, return_exceptions=True)
            assert [type(end) for end in ends] == [asyncio.CancelledError] * len(players), "a program gave up"

    async def _open(self, ann: AsyncClient, bob: AsyncClient, index: int) -> list[asyncio.Task[Any]]:
        host = await ann.open("secret-hitler", seats=5, pace="untimed", bot_delay=0)
        guest = await bob.join(host.code)
        await guest.sit()
        await host.start("random")
        tasks = []
        for client, table in ((ann, host), (bob, guest)):
            self.players.append([])
            playing = sit_through(client, table, self.players[-1], random.Random(index))
            tasks.append(asyncio.create_task(playing))
        return tasks

    @property
    def diaries(self) -> list[Diary]:
        """What everybody did and was told, table by table."""
        return [diary for mine in self.players for diary in mine]

    @property
    def at_play(self) -> set[str]:
        """The tables where somebody sat at the end; those of finished matches were left."""
        return {mine[-1].code for mine in self.players}

    @property
    def tables(self) -> list[AsyncTable]:
        """All connections to tables."""
        return [table for client in self.clients for table in client._tables]

    async def all_go_on(self) -> None:
        """Wait until every program at every table has seen it come further."""
        await all_go_on(self.players)

    def hang_up_on(self, node: Node) -> None:
        """What a load balancer does with connections to a node that is not well."""
        for table in self.tables:
            socket = table._socket
            if socket is not None and socket.remote_address and socket.remote_address[1] == node.port:
                socket.transport.abort()
