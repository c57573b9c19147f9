"""How much the table server carries: 100 tables, 500 sockets, bots as clients, beside a bare room server.

`python -m benchmarks.load` starts each server in a process of its own, drives it from this one for a bounded time, and
prints a table; `--json` prints the figures. What is counted is playing: when matches are over the watch stops until the
next ones have begun, which is counted apart. They take turns, so that whatever else the machine does hits all of them.
Where the engine has been compiled (`make compiled`), the table server is measured with it as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

COMPILED = Path(__file__).parent.parent / "build" / "compiled"
SEATS = 5
IN_FLIGHT = 48  # answers on their way at any time, over all tables
OVER = 25  # at so many tables the match may be over; then the watch stops until all play again
WARM = 1.5  # seconds nobody counts
PATIENCE = 30.0  # seconds until all play again
LIMITS = {
    "HTTP_RATE": "100000",
    "GUEST_RATE": "100000",
    "SOCKET_RATE": "100000",
    "MOST_SOCKETS_EACH": "1000",
    "MOST_TABLES_EACH": "1000",
    "MOST_TABLES_ADDRESS": "1000",
    "LUCK_WAIT": "0",  # nobody waits between two matches
}


class Choice(msgspec.Struct):
    """As much of a choice as a random player needs."""

    action: str


class View(msgspec.Struct):
    """As much of a view as a random player needs."""

    waiting: list[int]
    choices: list[Choice]
    outcome: dict[str, Any] | None


class Table(msgspec.Struct):
    """As much of a table as a player needs who plays again."""

    next: str | None = None


class News(msgspec.Struct):
    """As much of a message as a random player needs."""

    type: str
    key: str | None = None
    seat: int | None = None
    decision: str | None = None
    view: View | None = None
    done: dict[str, int] = {}
    code: str | None = None
    table: Table | None = None


decode = msgspec.json.Decoder(News).decode


@dataclass
class Gauge:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    refused: int = 0
    again: int = 0  # tables where another match has begun
    opening: float = 0.0  # processor seconds for that


class Crowd:
    """All clients. Never more than so many answers are on their way; whoever is ready first goes first."""

    def __init__(self, most: int = IN_FLIGHT) -> None:
        self.gauge = Gauge()
        self.most = most
        self.ready: deque[Callable[[], Awaitable[None]]] = deque()
        self.under_way: dict[str, float] = {}
        self.number = 0
        self.luck = random.Random(1)
        self.open = True
        self.over: list[Seat] = []  # hosts of tables where the match is over
        self.beginning = 0  # tables where the next one has not begun

    async def want(self, send: Callable[[], Awaitable[None]]) -> None:
        """A client would like to answer."""
        self.ready.append(send)
        await self.go()

    async def go(self) -> None:
        """Let those go who may."""
        while self.open and self.ready and len(self.under_way) < self.most:
            await self.ready.popleft()()

    def key(self) -> str:
        """A new key; the clock starts."""
        self.number += 1
        key = f"k{self.number}"
        self.under_way[key] = time.perf_counter()
        return key

    async def arrived(self, key: str | None) -> None:
        """An answer came; the clock stops."""
        started = self.under_way.pop(key or "", None)
        if started is not None:
            self.gauge.latencies.append(time.perf_counter() - started)
            await self.go()

    async def rest(self) -> None:
        """Nobody goes any more; wait for those who are on their way."""
        self.open = False
        while self.under_way:
            await asyncio.sleep(0.001)

    async def begin_again(self) -> None:
        """Let all whose match is over have another one."""
        hosts, self.over = self.over, []
        self.beginning = len(hosts)
        self.gauge.again += len(hosts)
        for host in hosts:
            await host.socket.send('{"type":"rematch","key":"rematch"}')
        async with asyncio.timeout(PATIENCE):
            while self.beginning:
                await asyncio.sleep(0.01)


# --- our clients ---


class Seat:
    """A random player at one of our tables."""

    def __init__(self, crowd: Crowd, line: str, token: str, *, host: bool) -> None:
        self.crowd = crowd
        self.line = line
        self.token = token
        self.host = host
        self.answered = ""
        self.socket: ClientConnection
        self.next: str | None = None
        self.fresh = False  # it is not the first table, and nothing has happened there

    async def come(self, code: str) -> None:
        """Come to a table."""
        headers = {"Authorization": f"Bearer {self.token}"}
        line = self.line.format(code=code)
        self.socket = await connect(line, additional_headers=headers, compression=None, ping_interval=None)
        self.answered, self.next = "", None
        await self.socket.send('{"type":"hello","key":"hello","protocol":1}')

    async def run(self) -> None:
        """Play game after game; each has a table of its own."""
        while True:
            await self.play()
            if self.next is None:
                return
            await self.socket.close()
            await self.come(self.next)
            self.fresh = self.host

    async def play(self) -> None:
        """Answer whatever is asked, until there is another table."""
        async for text in self.socket:
            gauge = self.crowd.gauge
            news = decode(text)
            if news.type == "update" and news.view is not None:
                gauge.messages += 1
                gauge.bytes += len(text)
                for key in news.done:
                    await self.crowd.arrived(key)
                await self.update(news, news.view)
            elif news.table is not None and news.table.next is not None:
                self.next = news.table.next
                return
            elif news.type in ("done", "refused"):
                gauge.refused += news.type == "refused"
                await self.crowd.arrived(news.key)

    async def update(self, news: News, view: View) -> None:
        """Answer."""
        if self.fresh:
            self.fresh = False
            self.crowd.beginning -= 1
        if view.outcome is not None and self.host and self.answered != "over":
            self.answered = "over"
            self.crowd.over.append(self)
        elif news.decision and news.seat in view.waiting and news.decision != self.answered:
            self.answered = news.decision
            await self.crowd.want(lambda: self.answer(news, view))

    async def answer(self, news: News, view: View) -> None:
        """Play any legal action."""
        action = view.choices[self.crowd.luck.randrange(len(view.choices))].action
        message = {
            "type": "do",
            "key": self.crowd.key(),
            "seat": news.seat,
            "decision": news.decision,
            "actions": [action],
        }
        await self.socket.send(msgspec.json.encode(message).decode())


async def seat_everybody(
    url: str,
    tables: int,
    crowd: Crowd,
    weigh: Callable[[], None],
    doors: Sequence[str] = (),
) -> list[asyncio.Task[None]]:
    """Open tables, let guests come in and sit down, start; doors: where their sockets are, if elsewhere."""
    seats: list[Seat] = []
    doors = doors or [url]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        tokens = [
            (await http.post("/api/guests", json={"name": f"P{n}", "program": True})).json()["token"]
            for n in range(SEATS)
        ]
        body = {
            "settings": {"game": "secret-hitler", "seats": SEATS, "pace": "untimed"},
            "mine": 1,
        }
        host = {"Authorization": f"Bearer {tokens[0]}"}
        codes = [(await http.post("/api/tables", json=body, headers=host)).json()["code"] for _ in range(tables)]
    weigh()
    for code in codes:
        for number, token in enumerate(tokens):
            line = doors[len(seats) % len(doors)].replace("http", "ws") + "/api/tables/{code}/socket"
            seat = Seat(crowd, line, token, host=number == 0)
            await seat.come(code)
            if number:
                await seat.socket.send(f'{{"type":"sit","key":"sit","seat":{number}}}')
            seats.append(seat)
    weigh()
    tasks = [asyncio.create_task(seat.run()) for seat in seats]
    await asyncio.sleep(1.0)
    for seat in seats:
        if seat.host:
            await seat.socket.send('{"type":"start","key":"start"}')
    return tasks


# --- clients of the bare server ---


async def fill_rooms(url: str, rooms: int, crowd: Crowd, weigh: Callable[[], None]) -> list[asyncio.Task[None]]:
    """Fill all rooms; in each of them one message after the other goes round."""
    tasks = []
    weigh()  # an empty room is nothing here
    for room in range(rooms):
        sockets = [
            await connect(
                f"{url.replace('http', 'ws')}/rooms/{room}",
                compression=None,
                ping_interval=None,
            )
            for _ in range(SEATS)
        ]
        tasks += [asyncio.create_task(_member(crowd, socket)) for socket in sockets]
    weigh()
    return tasks


async def _member(crowd: Crowd, socket: ClientConnection) -> None:
    async def send() -> None:
        await socket.send(f'{{"key":"{crowd.key()}","text":"ballot true"}}')

    await crowd.want(send)
    async for text in socket:
        news = decode(text)
        if news.type == "update":
            crowd.gauge.messages += 1
            crowd.gauge.bytes += len(text)
        else:
            await crowd.arrived(news.key)
            await crowd.want(send)


# --- running and measuring ---


class Server:
    """A server in a process of its own."""

    def __init__(self, *command: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, **environment},
            stdout=subprocess.DEVNULL,
        )

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def wait(self, url: str) -> None:
        """Until it answers."""
        while True:
            try:
                urllib.request.urlopen(url + "/healthz").close()
                return
            except OSError:
                time.sleep(0.02)

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of work so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(
    url: str,
    server: Server,
    rooms: int,
    seconds: float,
    come: Callable[..., Awaitable[list[asyncio.Task[None]]]],
) -> dict[str, float]:
    """Let everybody come, warm up, measure."""
    crowd = Crowd()
    memory = [server.memory()]
    tasks = await come(url, rooms, crowd, lambda: memory.append(server.memory()))
    return await measure(crowd, [server], tasks, seconds) | {
        "sockets": rooms * SEATS,
        "kB_per_table": (memory[1] - memory[0]) / rooms / 1024,
        "kB_per_socket": (memory[2] - memory[1]) / rooms / SEATS / 1024,
    }


async def measure(
    crowd: Crowd,
    servers: Sequence[Server],
    tasks: Sequence[asyncio.Task[None]],
    seconds: float,
) -> dict[str, float]:
    """Warm up, count for some seconds while matches go on, and send everybody home."""
    await _while_playing(crowd, servers, WARM)
    crowd.gauge, work, passed = Gauge(), 0.0, 0.0
    while passed < seconds:
        more = await _while_playing(crowd, servers, seconds - passed)
        work, passed = work + more[0], passed + more[1]
    gauge = crowd.gauge
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    latencies = sorted(gauge.latencies)
    actions = len(latencies)
    return {
        "actions_per_second": actions / passed,
        "actions_per_processor_second": actions / work,
        "p50_ms": latencies[actions // 2] * 1000,
        "p99_ms": latencies[int(actions * 0.99)] * 1000,
        "bytes_per_update": gauge.bytes / gauge.messages,
        "refused": gauge.refused,
        "processor_ms_per_next_table": 1000 * gauge.opening / max(1, gauge.again),
    }


async def _while_playing(crowd: Crowd, servers: Sequence[Server], seconds: float) -> tuple[float, float]:
    """Processor time and time of playing until too many matches are over; the next begin when the watch stands."""
    worked, began = _processor(servers), time.perf_counter()
    crowd.open = True
    await crowd.go()
    while time.perf_counter() - began < seconds and len(crowd.over) < OVER:
        await asyncio.sleep(0.01)
    await crowd.rest()
    stopped, passed = _processor(servers), time.perf_counter() - began
    messages, size = crowd.gauge.messages, crowd.gauge.bytes
    await crowd.begin_again()
    crowd.gauge.messages, crowd.gauge.bytes = (
        messages,
        size,
    )  # what a table that begins is told does not count
    crowd.gauge.opening += _processor(servers) - stopped
    return stopped - worked, passed


def _processor(servers: Sequence[Server]) -> float:
    return sum([server.processor() for server in servers])


def ours(tables: int, seconds: float, folder: str, port: int, **environment: str) -> dict[str, float]:
    """One run of the table server."""
    limits = {f"HEMICYCLE_{name}": value for name, value in LIMITS.items()}
    command = (
        "-m",
        "hemicycle.server.operate.command",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--data",
        folder,
    )
    with Server(*command, **limits, **environment) as server:
        url = f"http://127.0.0.1:{port}"
        server.wait(url)
        return uvloop.run(drive(url, server, tables, seconds, seat_everybody))


def bare(tables: int, seconds: float, folder: str, port: int, size: int) -> dict[str, float]:
    """One run of the bare server."""
    with Server("-m", "benchmarks.bare", str(port), f"sqlite:///{folder}/bare.db", str(size)) as server:
        url = f"http://127.0.0.1:{port}"
        server.wait(url)
        return uvloop.run(drive(url, server, tables, seconds, fill_rooms))


def main() -> None:
    """Measure both in turns and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    engines = {"ours": {}} | ({"compiled": {"PYTHONPATH": str(COMPILED)}} if COMPILED.exists() else {})
    runs: dict[str, list[dict[str, float]]] = {who: [] for who in (*engines, "bare")}
    for number in range(options.rounds):
        for place, (who, environment) in enumerate(engines.items()):
            with tempfile.TemporaryDirectory() as folder:
                port = 18_700 + 10 * place + number
                runs[who].append(ours(options.tables, options.seconds, folder, port, **environment))
        size = int(runs["ours"][-1]["bytes_per_update"])
        with tempfile.TemporaryDirectory() as folder:
            runs["bare"].append(bare(options.tables, options.seconds, folder, 18_800 + number, size))
    medians = {
        who: {name: statistics.median(run[name] for run in each) for name in each[0]} for who, each in runs.items()
    }
    for each, own in runs.items():
        for name in ("actions_per_second", "actions_per_processor_second"):
            medians[each][f"ratio_of_{name}"] = beside(own, runs["bare"], name)
    print(json.dumps(medians, indent=1) if options.json else report(medians))


def beside(own: list[dict[str, float]], bare: list[dict[str, float]], name: str) -> float:
    """The median of the ratios round by round: the machine's own speed may change between rounds, hardly within one."""
    return statistics.median(one[name] / other[name] for one, other in zip(own, bare, strict=True))


def report(medians: dict[str, dict[str, float]]) -> str:
    """The figures as a table."""
    lines = [" " * 40 + "".join(f"{who:>12}" for who in medians)]
    for name in medians["bare"]:
        figures = "".join(f"{each[name]:12.{2 if name.startswith('ratio') else 1}f}" for each in medians.values())
        lines.append(f"{name.replace('_', ' '):40}{figures}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
