"""Reviews of finished games, each made once, in a process of its own, never more than one at a time here."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sys
import zlib
from typing import Protocol

import msgspec

from hemicycle import __version__
from hemicycle.review.worker import ReviewJob, ReviewLine
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.looking_back import ReviewState
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.store.writer import NotStored

MOST = 50  # that wait, or whose end is remembered
EACH = 2  # of one person
NEAR = 6  # of all who come from one address: whoever is many guests keeps nobody else waiting for long
LONGEST = 16 << 20  # of a line
PATIENCE = 900.0  # seconds a review may take


class Kept(Protocol):
    """Where reviews are kept."""

    async def review(self, id: str) -> bytes | None: ...
    def keep_review(self, id: str, body: bytes, at: int) -> asyncio.Future[None]: ...


class Reviews:
    """What was asked for and is under way here; what was found is kept where all nodes find it."""

    def __init__(self, kept: Kept, clock: TimeOfDay) -> None:
        self.kept = kept
        self.clock = clock
        self._jobs: dict[str, _Job] = {}
        self._turn = asyncio.Semaphore(1)

    async def ask(self, record: str, depth: str, owner: str, address: str) -> ReviewState:
        """A review of this record: the one that was made or is under way, or a new one."""
        name = hashlib.sha256(f"{__version__} {depth}\n{record}".encode()).hexdigest()[:32]
        found = await self._found(name)
        if found is not None:
            return found
        job = self._jobs.get(name)
        if job is None or job.state.state in ("failed", "done"):  # what was done and is not kept any more
            self._make_room(owner, address)
            job = self._jobs[name] = _Job(owner, address, ReviewState(id=name, state="waiting"))
            job.task = asyncio.create_task(self._work(job, ReviewJob(record, depth)))
        return job.state

    async def look(self, name: str) -> ReviewState:
        """How far a review is."""
        job = self._jobs.get(name)
        if job is not None and job.state.state != "done":
            return job.state
        found = await self._found(name)
        if found is None:
            raise refuse("no-such-review")
        return found

    async def _found(self, name: str) -> ReviewState | None:
        kept = await self.kept.review(name)
        if kept is None:
            return None
        try:
            return msgspec.json.decode(zlib.decompress(kept), type=ReviewState)
        except (zlib.error, ValueError):
            return None  # of another version, or broken: it is made anew

    def cancel(self, name: str, owner: str) -> None:
        """Stop a review that nobody needs any more; only who asked for it may."""
        job = self._jobs.get(name)
        if job is None or job.owner != owner:
            raise refuse("no-such-review")
        if job.task is not None:
            job.task.cancel()
        del self._jobs[name]

    async def close(self) -> None:
        """End what is under way."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_room(self, owner: str, address: str) -> None:
        under_way = [job for job in self._jobs.values() if job.state.state in ("waiting", "working")]
        mine, near = (sum(job.owner == owner for job in under_way), sum(job.address == address for job in under_way))
        if len(under_way) >= MOST or mine >= EACH or near >= NEAR:
            raise refuse("too-many-reviews", after=30.0)
        ended = [name for name, job in self._jobs.items() if job not in under_way]
        for name in ended[: max(0, len(self._jobs) - MOST)]:
            del self._jobs[name]

    async def _work(self, job: _Job, asked: ReviewJob) -> None:
        async with self._turn:
            job.state.state = "working"
            try:
                await asyncio.wait_for(self._made(job, asked), PATIENCE)
            except (TimeoutError, OSError, ValueError, NotStored) as error:
                log.error("review failed", extra={"problem": type(error).__name__})
                job.state.state, job.state.code = "failed", "trouble"

    async def _made(self, job: _Job, asked: ReviewJob) -> None:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "hemicycle.review.worker")
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(asked))
            process.stdin.close()
            line = ReviewLine()
            async for text in process.stdout:
                line = msgspec.json.decode(text, type=ReviewLine)
                job.state.part = line.part
            await process.wait()
            if line.review is None:
                job.state.state, job.state.code = "failed", line.code or "trouble"
                return
            found = ReviewState(id=job.state.id, state="done", part=1.0, review=line.review)
            packed = await asyncio.to_thread(zlib.compress, msgspec.json.encode(found))
            await self.kept.keep_review(found.id, packed, self.clock.now())
            job.state.state = "done"
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


class _Job:
    """A review under way: who asked for it and from where, and how far it is."""

    def __init__(self, owner: str, address: str, state: ReviewState) -> None:
        self.owner = owner
        self.address = address
        self.state = state
        self.task: asyncio.Task[None] | None = None
