"""One thread that writes: whatever has queued up is committed together, and only then anybody is told."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, Executable, Insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

Work = Sequence[tuple[Executable, dict[str, Any]]]
Waiting = tuple[Work, "asyncio.Future[None]", asyncio.AbstractEventLoop]
MOST = 512


class NotStored(Exception):
    """The database did not take it; nothing has changed there."""


class Writer:
    """Commits in groups. A work is stored wholly or not at all, and its future is done when it is on disk."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] = lambda works, seconds: None) -> None:
        self._engine = engine
        self._observe = observe
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._gathered: list[Waiting] = []
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[None]:
        """Store some work; await it before telling anybody."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)  # once for all that comes in the same turn of the loop
        self._gathered.append((work, future, loop))
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
            _store(connection, [work for work, _, _ in group])
            problems: list[Exception | None] = [None] * len(group)
        except SQLAlchemyError:
            problems = [_alone(connection, work) for work, _, _ in group]
        self._observe(len(group), time.perf_counter() - started)
        group[0][2].call_soon_threadsafe(_settle, group, problems)


def _alone(connection: Connection, work: Work) -> Exception | None:
    """When a group fails, each of its works gets a transaction of its own, so that only the culprit fails."""
    try:
        _store(connection, [work])
    except SQLAlchemyError as error:
        return error
    return None


def _store(connection: Connection, works: list[Work]) -> None:
    with connection.begin():
        inserts: dict[Insert, list[dict[str, Any]]] = {}
        for work in works:
            for statement, row in work:
                if isinstance(statement, Insert):
                    inserts.setdefault(statement, []).append(row)
                else:
                    connection.execute(statement, row)
        for statement, rows in inserts.items():
            _insert(connection, statement, rows)


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
    for (_, future, _), problem in zip(group, problems, strict=True):
        if future.cancelled():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(NotStored(type(problem).__name__))
