"""Reviews of finished games, each made once, in a process of its own, never more than one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import sys
from pathlib import Path

import msgspec

from hemicycle import __version__
from hemicycle.review.worker import ReviewJob, ReviewLine
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.bodies import ReviewState
from hemicycle.server.protocol.refusals import refuse

MOST = 50  # that wait, or whose end is remembered
EACH = 2  # of one person
LONGEST = 16 << 20  # of a line
PATIENCE = 900.0  # seconds a review may take


class Reviews:
    """What was asked for, what is under way, and a folder with what was found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._jobs: dict[str, _Job] = {}
        self._turn = asyncio.Semaphore(1)

    def ask(self, record: str, depth: str, owner: str) -> ReviewState:
        """A review of this record: the one that was made or is under way, or a new one."""
        name = hashlib.sha256(f"{__version__} {depth}\n{record}".encode()).hexdigest()[:32]
        job = self._jobs.get(name)
        if (job is None or job.state.state == "failed") and not self._file(name).exists():
            self._make_room(owner)
            job = self._jobs[name] = _Job(owner, ReviewState(id=name, state="waiting"))
            job.task = asyncio.create_task(self._work(job, ReviewJob(record, depth)))
        return self.look(name)

    def look(self, name: str) -> ReviewState:
        """How far a review is."""
        job = self._jobs.get(name)
        if job is not None and job.state.state != "done":
            return job.state
        try:
            return msgspec.json.decode(self._file(name).read_bytes(), type=ReviewState)
        except (OSError, ValueError) as error:
            raise refuse("no-such-review") from error

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

    def _make_room(self, owner: str) -> None:
        under_way = [job for job in self._jobs.values() if job.state.state in ("waiting", "working")]
        if len(under_way) >= MOST or sum(job.owner == owner for job in under_way) >= EACH:
            raise refuse("too-many-reviews", after=30.0)
        ended = [name for name, job in self._jobs.items() if job not in under_way]
        for name in ended[: max(0, len(self._jobs) - MOST)]:
            del self._jobs[name]

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    async def _work(self, job: _Job, asked: ReviewJob) -> None:
        async with self._turn:
            job.state.state = "working"
            try:
                await asyncio.wait_for(self._made(job, asked), PATIENCE)
            except (TimeoutError, OSError, ValueError) as error:
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
            if line.review is None:
                job.state.state, job.state.code = "failed", line.code or "trouble"
                return
            found = ReviewState(id=job.state.id, state="done", part=1.0, review=line.review)
            await asyncio.to_thread(self._keep, found)
            job.state.state = "done"
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _keep(self, found: ReviewState) -> None:
        """Write it down, wholly or not at all."""
        self.folder.mkdir(mode=0o700, exist_ok=True)
        fresh = self.folder / f".{found.id}"
        fresh.write_bytes(msgspec.json.encode(found))
        os.replace(fresh, self._file(found.id))


class _Job:
    """A review under way: who asked for it, and how far it is."""

    def __init__(self, owner: str, state: ReviewState) -> None:
        self.owner = owner
        self.state = state
        self.task: asyncio.Task[None] | None = None
