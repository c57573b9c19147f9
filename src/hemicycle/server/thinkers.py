"""The bots' worker processes: a few of them, each with one job at a time and a time budget."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable

import msgspec

from hemicycle.server.thinker import Job, Thought

LONGEST = 16 << 20
PATIENCE = 20.0  # for the first thought of a process, which has to start


class NoThought(Exception):
    """A bot broke down or took too long."""


class Thinkers:
    """Hands jobs to processes that are free; a process that fails is replaced."""

    def __init__(self, processes: int, budget: float, observe: Callable[[float], None] = lambda seconds: None) -> None:
        self.budget = budget
        self._observe = observe
        self._free: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        self._all = [_Process() for _ in range(max(1, processes))]
        for process in self._all:
            self._free.put_nowait(process)

    async def warm(self) -> None:
        """Start one process, so that the first bot need not wait for it."""
        process = await self._free.get()
        try:
            await process.start()
        finally:
            self._free.put_nowait(process)

    async def ask(self, job: Job) -> Thought:
        """What a bot thinks, or NoThought. Whoever does not wait for it lets it think to its end beside."""
        thinking = asyncio.ensure_future(self._ask(job))
        thinking.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody need be left to hear it
        return await asyncio.shield(thinking)

    async def _ask(self, job: Job) -> Thought:
        loop = asyncio.get_running_loop()
        process = await self._free.get()
        started = loop.time()
        try:
            answer = await process.ask(msgspec.json.encode(job), self.budget)
            return msgspec.json.decode(answer, type=Thought)
        except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
            await process.stop()
            raise NoThought(type(error).__name__) from error
        finally:
            self._observe(loop.time() - started)
            self._free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[process.stop() for process in self._all])


class _Process:
    """One worker process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._awake = False  # it has answered once

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "hemicycle.server.thinker")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST)
        return self._process

    async def ask(self, line: bytes, budget: float) -> bytes:
        patience = budget if self._awake else budget + PATIENCE
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        answer = await asyncio.wait_for(process.stdout.readline(), patience)
        self._awake = True
        return answer

    async def stop(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None
            self._awake = False
