"""The worker processes: a few of them, each with one job at a time and a time budget; every owner has a queue."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from hemicycle.server.runner.bot_worker import READY, Checked, Job, NoThought, RecordCheck, Thought

T = TypeVar("T")
LONGEST = 16 << 20
PATIENCE = 20.0  # for a process to start


class AllBusy(Exception):
    """No worker elsewhere has the time; the job stays here."""


class FarWorkers(Protocol):
    """Workers on other machines."""

    @property
    def capacity(self) -> int:
        """How many jobs make sense to send at the same time."""

    async def ask(self, line: bytes, budget: float) -> bytes:
        """The answer to a job, AllBusy or NoThought."""


class Waiting(Struct):
    """A job in a queue."""

    owner: str
    line: bytes
    answer: asyncio.Future[bytes]


class FairQueue:
    """Jobs by owner: owners take turns, so that many tables of one person cannot hold up the table of another."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[Waiting]] = {}  # in the order in which owners have their turn

    def put(self, job: Waiting) -> None:
        """A job waits behind the others of its owner."""
        self._queues.setdefault(job.owner, deque()).append(job)

    def put_back(self, job: Waiting) -> None:
        """A job that nobody took is the next again."""
        queue = self._queues.pop(job.owner, deque())
        queue.appendleft(job)
        self._queues = {job.owner: queue, **self._queues}

    def take(self) -> Waiting | None:
        """The next job of the owner whose turn it is, who then waits behind all others."""
        while self._queues:
            owner = next(iter(self._queues))
            queue = self._queues.pop(owner)
            job = queue.popleft()
            if queue:
                self._queues[owner] = queue
            if not job.answer.done():
                return job
        return None


class BotWorkerProcesses:
    """Hands jobs to processes that are free; a process that fails is replaced."""

    def __init__(self, processes: int, budget: float, observe: Callable[[float], None] = lambda seconds: None) -> None:
        self.budget = budget
        self._observe = observe
        self._queue = FairQueue()
        self.elsewhere: FarWorkers | None = None
        self._sent = 0  # jobs that are elsewhere now
        self._all = [_Process() for _ in range(max(1, processes))]
        self._free = list(self._all)
        self._working: set[asyncio.Task[None]] = set()

    async def warm(self) -> None:
        """Start one process, so that the first bot need not wait for it."""
        if self._free:
            process = self._free.pop()
            try:
                await process.start()
            except (TimeoutError, OSError):
                await process.stop()  # what it says later would be taken for the answer to a job
            finally:
                self._free.append(process)
                self.hand_out()

    async def ask(self, job: Job, owner: str) -> Thought:
        """What a bot thinks, or NoThought. Whoever stops waiting for it lets it think to its end beside."""
        return await self._ask(job, owner, Thought)

    async def check(self, check: RecordCheck, owner: str) -> Checked:
        """Whether a record holds."""
        return await self._ask(check, owner, Checked)

    async def _ask(self, job: Job | RecordCheck, owner: str, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self.ask_line(msgspec.json.encode(job), owner), type=kind)
        except msgspec.DecodeError as error:
            raise NoThought("DecodeError") from error

    async def ask_line(self, line: bytes, owner: str) -> bytes:
        """The answer to a job, both as they travel."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(owner, line, answer))
        self.hand_out()
        return await answer

    def hand_out(self) -> None:
        """Give jobs to whoever is free, first here, then elsewhere."""
        while self._free or (self.elsewhere is not None and self._sent < self.elsewhere.capacity):
            waiting = self._queue.take()
            if waiting is None:
                return
            work = self._work(self._free.pop(), waiting) if self._free else self._send(waiting)
            task = asyncio.create_task(work)
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _send(self, waiting: Waiting) -> None:
        """Let somebody elsewhere think."""
        assert self.elsewhere is not None
        loop = asyncio.get_running_loop()
        started = loop.time()
        self._sent += 1
        try:
            line = await self.elsewhere.ask(waiting.line, self.budget)
            self._observe(loop.time() - started)
            if not waiting.answer.done():
                waiting.answer.set_result(line)
        except AllBusy:
            self._queue.put_back(waiting)
        except (NoThought, OSError) as error:
            if not waiting.answer.done():
                gone = NoThought(type(error).__name__)
                waiting.answer.set_exception(error if isinstance(error, NoThought) else gone)
        finally:
            self._sent -= 1
            self.hand_out()

    async def _work(self, process: _Process, waiting: Waiting) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            line = await process.ask(waiting.line, self.budget)
            if not line.endswith(b"\n"):
                raise OSError("the worker has ended")
            if not waiting.answer.done():
                waiting.answer.set_result(line)
        except (TimeoutError, OSError, ValueError) as error:
            await process.stop()
            if not waiting.answer.done():
                waiting.answer.set_exception(NoThought(type(error).__name__, late=isinstance(error, TimeoutError)))
        finally:
            self._observe(loop.time() - started)
            self._free.append(process)
            self.hand_out()

    async def close(self) -> None:
        """End all processes."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*[process.stop() for process in self._all])


class _Process:
    """One worker process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "hemicycle.server.runner.bot_worker")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST)
            assert self._process.stdout is not None
            if await asyncio.wait_for(self._process.stdout.readline(), PATIENCE) != READY:
                raise OSError("the worker did not start")
        return self._process

    async def ask(self, line: bytes, budget: float) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        return await asyncio.wait_for(process.stdout.readline(), budget)

    async def stop(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None
