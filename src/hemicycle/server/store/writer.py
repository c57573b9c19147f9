"""One thread that writes: whatever has queued up is committed together, and only then anybody is told."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, Executable
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

from hemicycle.server.store.connecting import plain

Work = Sequence[tuple[Executable, dict[str, Any]]]
Fence = tuple[str, int]  # a room and the token of its lease
Waiting = tuple[Work, "asyncio.Future[None]", asyncio.AbstractEventLoop, Fence | None]
Lost = Callable[[Connection, set[Fence]], set[Fence]]  # which of these leases have passed on
MOST = 512


class NotStored(Exception):
    """The database did not take it; nothing has changed there. Says what is wrong, without any values."""


class LeaseLost(NotStored):
    """The room runs elsewhere by now; nothing was written."""


class Uncertain(NotStored):
    """The connection broke while it was committing: whether it is stored nobody knows before it is read again."""


class Writer:
    """Commits in groups. A work is stored wholly or not at all, and its future is done when it is on disk."""

    def __init__(
        self,
        engine: Engine,
        observe: Callable[[int, float], None] = lambda works, seconds: None,
        lost: Lost = lambda connection, fences: set(),
    ) -> None:
        self._engine = engine
        self._observe = observe
        self._lost = lost
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._gathered: list[Waiting] = []
        self._handed_over = 0  # works that are being written
        self._committed = asyncio.Event()  # wakes who waits for a commit, and is cleared at once
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, work: Work, fence: Fence | None = None) -> asyncio.Future[None]:
        """Store some work; await it before telling anybody."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)  # once for all that comes in the same turn of the loop
        self._gathered.append((work, future, loop, fence))
        return future

    async def calm(self) -> None:
        """Wait for the commit under way, if there is one: whoever has more to write meanwhile writes it together."""
        if self._handed_over:
            await self._committed.wait()

    def close(self) -> None:
        """Write what is queued and stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._handed_over += len(gathered)
            self._queue.put(gathered)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                group, more = self._gather()
                if group:
                    self._commit(connection, group)
                if not more:
                    return

    def _gather(self) -> tuple[list[Waiting], bool]:
        """Wait for work, then take all that is there."""
        group: list[Waiting] = []
        item = self._queue.get()
        while item is not None:
            group += item
            if len(group) >= MOST:
                return group, True
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit(self, connection: Connection, group: list[Waiting]) -> None:
        started = time.perf_counter()
        try:
            problems = self._store(connection, group)
        except Uncertain as error:
            problems = [error] * len(group)
        except Exception:
            problems = [self._alone(connection, each) for each in group]
        self._observe(len(group), time.perf_counter() - started)
        group[0][2].call_soon_threadsafe(self._settle, group, problems)

    def _settle(self, group: list[Waiting], problems: list[Exception | None]) -> None:
        """Back in the event loop: everybody learns what became of their work."""
        self._handed_over -= len(group)
        for (_, future, _, _), problem in zip(group, problems, strict=True):
            if future.cancelled():
                continue
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)
        self._committed.set()
        self._committed.clear()

    def _alone(self, connection: Connection, waiting: Waiting) -> Exception | None:
        """When a group fails, each of its works gets a transaction of its own, so that only the culprit fails."""
        try:
            return self._store(connection, [waiting])[0]
        except NotStored as error:
            return error
        except SQLAlchemyError as error:
            return NotStored(plain(error))
        except Exception as error:  # whatever it is, the one thread that writes must go on
            return NotStored(type(error).__name__)

    def _store(self, connection: Connection, group: list[Waiting]) -> list[Exception | None]:
        """One transaction of all who still have their lease; says who has not."""
        committing = False
        try:
            with connection.begin():
                lost = self._lost(connection, {fence for _, _, _, fence in group if fence is not None})
                _execute(connection, [work for work, _, _, fence in group if work and fence not in lost])
                committing = True
        except DBAPIError as error:
            if committing and error.connection_invalidated:
                raise Uncertain(plain(error)) from error
            raise
        return [LeaseLost("the lease has passed on") if fence in lost else None for _, _, _, fence in group]


def _execute(connection: Connection, works: list[Work]) -> None:
    """Each work in its own order; what several of them say of different rows is said at once."""
    waiting = [deque(work) for work in works]
    while waiting:
        statement, rows = waiting[0][0][0], []
        for work in waiting:
            while work and work[0][0] is statement:
                rows.append(work.popleft()[1])
        waiting = [work for work in waiting if work]
        prepared = _prepared(statement, connection.dialect, tuple(rows[0]))
        if prepared is None:
            connection.execute(statement, rows)
        else:
            text, names = prepared
            values = rows if names is None else [tuple(map(row.__getitem__, names)) for row in rows]
            connection.exec_driver_sql(text, values)


@cache
def _prepared(statement: Executable, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, list[str] | None] | None:
    """A statement in the driver's own words, and the order of its values if it counts them instead of naming them.

    None when it has values of its own, which SQLAlchemy adds.
    """
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    assert isinstance(compiled, SQLCompiler)
    return None if set(compiled.binds) - set(columns) else (compiled.string, compiled.positiontup)
