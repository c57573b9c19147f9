"""Bots that think on other machines: `hemicycle think` takes jobs from all servers, one at a time in each process."""

from __future__ import annotations

import asyncio
import secrets
import signal
import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from hemicycle.server.cluster.wire import Wire
from hemicycle.server.runner.bot_worker import NoThought
from hemicycle.server.runner.bot_workers import AllBusy, BotWorkerProcesses

if TYPE_CHECKING:
    from nats.aio.msg import Msg

JOBS = "hemicycle.think"
FREE = "hemicycle.think.free"
SIGN = 2.0  # seconds between two signs of life of a machine
GONE = 3 * SIGN
WAIT = 0.2  # seconds after which busy workers are asked again, if none has said that it is free
SLACK = 5.0  # seconds a job may be under way, beside what its bot may take
FAILED = b"!"  # begins an answer that is none


class Workers(msgspec.Struct, array_like=True):
    """A machine with workers is there, or one of its workers is free again."""

    machine: str
    processes: int
    free: bool


class WorkersElsewhere:
    """The workers of other machines, as a server uses them."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.freed: Callable[[], None] = lambda: None
        self._machines: dict[str, tuple[int, float]] = {}
        self._busy_until = 0.0

    @property
    def capacity(self) -> int:
        """How many jobs make sense to send at the same time."""
        if not self.wire.connected or asyncio.get_running_loop().time() < self._busy_until:
            return 0
        return sum(processes for processes, _ in self._machines.values())

    async def open(self) -> None:
        """Hear of machines that think."""
        await self.wire.listen(FREE, self._heard)

    def watch(self) -> None:
        """Forget machines that are silent."""
        now = asyncio.get_running_loop().time()
        self._machines = {name: each for name, each in self._machines.items() if now - each[1] <= GONE}

    async def ask(self, line: bytes, budget: float) -> bytes:
        """What some worker answers; AllBusy when none has the time, NoThought when its bot broke down."""
        from nats.errors import Error, NoRespondersError

        try:
            answer = await self.wire.client.request(JOBS, zlib.compress(line, 1), budget + SLACK)
        except NoRespondersError as error:
            loop = asyncio.get_running_loop()
            self._busy_until = loop.time() + WAIT
            loop.call_later(WAIT + 0.01, self.freed)
            raise AllBusy from error
        except (Error, TimeoutError) as error:
            raise OSError("the worker does not answer") from error  # not late: it is gone, another may be asked
        if answer.data.startswith(FAILED):
            late, problem = msgspec.json.decode(answer.data[1:], type=tuple[bool, str])
            raise NoThought(problem, late=late)
        return zlib.decompress(answer.data)

    def _heard(self, payload: bytes) -> None:
        workers = msgspec.msgpack.decode(payload, type=Workers)
        if not workers.processes:
            self._machines.pop(workers.machine, None)
            return
        self._machines[workers.machine] = workers.processes, asyncio.get_running_loop().time()
        if workers.free:
            self._busy_until = 0.0
            self.freed()


class ThinkingMachine:
    """Some worker processes that think for all servers on a bus."""

    def __init__(self, url: str, processes: int, budget: float) -> None:
        self.name = secrets.token_hex(6)
        self.processes = processes
        self.wire = Wire(url, f"hemicycle-think-{self.name}")
        self.workers = BotWorkerProcesses(processes, budget)
        self.done = asyncio.Event()
        self._thinking: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[], None]) -> None:
        """Think until told to stop; what was begun is finished."""
        await self.wire.open()
        for each in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(each, self.done.set)
        tasks = [asyncio.create_task(self._take_jobs()) for _ in range(self.processes)]
        tasks.append(asyncio.create_task(self._give_signs()))
        ready()
        await self.done.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._thinking, return_exceptions=True)
        self._say(free=False, processes=0)
        await self.wire.close()
        await self.workers.close()

    async def _take_jobs(self) -> None:
        """One job after the other: whoever thinks does not listen, so that the job goes to somebody who does."""
        while True:
            listening = await self.wire.client.subscribe(JOBS, queue="think")
            await listening.unsubscribe(limit=1)
            self._say(free=True)
            job = await listening.next_msg(timeout=None)
            thinking = asyncio.create_task(self._think(job))
            self._thinking.add(thinking)
            await asyncio.shield(thinking)
            self._thinking.discard(thinking)

    async def _think(self, job: Msg) -> None:
        try:
            line = await self.workers.ask_line(zlib.decompress(job.data), self.name)
            await job.respond(zlib.compress(line, 1))
        except NoThought as error:
            await job.respond(FAILED + msgspec.json.encode((error.late, str(error))))

    async def _give_signs(self) -> None:
        while True:
            self._say(free=False)
            await asyncio.sleep(SIGN)

    def _say(self, *, free: bool, processes: int | None = None) -> None:
        count = self.processes if processes is None else processes
        self.wire.send(FREE, msgspec.msgpack.encode(Workers(self.name, count, free)))
