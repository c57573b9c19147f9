"""One thread that writes: whatever has queued up is committed together, and only then anybody is told."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, Executable, Insert
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

    def close(self) -> None:
        """Write what is queued and stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
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
        group[0][2].call_soon_threadsafe(_settle, group, problems)

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
                _execute(connection, [work for work, _, _, fence in group if fence not in lost])
                committing = True
        except DBAPIError as error:
            if committing and error.connection_invalidated:
                raise Uncertain(plain(error)) from error
            raise
        return [LeaseLost("the lease has passed on") if fence in lost else None for _, _, _, fence in group]


def _execute(connection: Connection, works: list[Work]) -> None:
    """Everything in order; neighbours that say the same of different rows are said at once."""
    statements = [statement for work in works for statement in work]
    for statement, alike in groupby(statements, key=itemgetter(0)):
        rows = [row for _, row in alike]
        if isinstance(statement, Insert) and statement.select is None:
            _insert(connection, statement, rows)
        else:
            connection.execute(statement, rows)


def _insert(connection: Connection, statement: Insert, rows: list[dict[str, Any]]) -> None:
    """Insert rows as the driver takes them: most of what is ever written goes through here."""
    text, names = _prepared(statement, connection.dialect, tuple(rows[0]))
    if names is None:
        connection.exec_driver_sql(text, rows)
    else:
        connection.exec_driver_sql(text, [tuple([row[name] for name in names]) for row in rows])


@cache
def _prepared(statement: Insert, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, list[str] | None]:
    """A statement in the driver's own words, and the order of its values if it counts them instead of naming them."""
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    assert isinstance(compiled, SQLCompiler)
    return compiled.string, compiled.positiontup


def _settle(group: list[Waiting], problems: list[Exception | None]) -> None:
    for (_, future, _, _), problem in zip(group, problems, strict=True):
        if future.cancelled():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
