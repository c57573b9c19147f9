"""Pages of people stay quick however many there are: what is read is found by an index, and there is little of it."""

from __future__ import annotations

import asyncio
import itertools
import re
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from benchmarks.people import BUSY, fill, questions
from sqlalchemy import Connection, event

from hemicycle.server.app import assemble
from hemicycle.server.config import Config

ACCOUNTS, GAMES = 60, 500  # all games are of the one who plays all the time
MORE = 4  # times as many games, all others without them
OF_ONE = ("first page, 500 games", "open tables, filtered", "profile, one's own", "last 100 games", "whom I follow")
WHOLE = {"statistics of a game", "statistics of an edition"}  # add up every game there is; kept for some minutes
Plans = dict[str, list[tuple[str, list[str]]]]


@pytest.fixture(scope="module")
def plans(tmp_path_factory: pytest.TempPathFactory) -> Plans:
    """By what is asked for: every query, and how SQLite goes about it."""
    folder = tmp_path_factory.mktemp("many")
    fill(folder, ACCOUNTS, GAMES)
    return asyncio.run(_ask(folder))


async def _ask(folder: Path) -> Plans:
    door, found = assemble(Config(data=folder)), {}
    try:
        busy = await door.store.person(BUSY)
        for name, question in questions(door, busy).items():
            said: list[tuple[str, Any]] = []

            def listen(connection: Connection, cursor: Any, text: str, given: Any, *_: object) -> None:
                said.append((text, given))  # noqa: B023  # it listens for as long as this question lasts

            event.listen(door.store.engine, "before_cursor_execute", listen)
            await question()
            event.remove(door.store.engine, "before_cursor_execute", listen)
            found[name] = [(text, _plan(door.store.engine.raw_connection, text, given)) for text, given in said]
    finally:
        await door.workers.close()
        door.store.close()
    return found


def _plan(connect: Any, text: str, given: Any) -> list[str]:
    connection = connect()
    try:
        return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}", given).fetchall()]
    finally:
        connection.close()


def test_nothing_is_looked_for_from_one_end_to_the_other(plans: Plans) -> None:
    tables = r"SCAN (room|holder|match|moment|result|result_seat|rating|person|talk|device|follow|one|other)\b"
    scans = [
        (name, step, text[:200])
        for name, queries in plans.items()
        if name not in WHOLE
        for text, steps in queries
        for step in steps
        if re.match(tables, step)
    ]

    assert scans == []


def test_a_first_page_takes_few_queries_whoever_asks(plans: Plans) -> None:
    counts = {name: len(queries) for name, queries in plans.items()}

    assert counts["first page, 500 games"] <= 14
    assert counts["profile, one's own"] <= 10
    assert max(counts[name] for name in WHOLE) <= 8


def test_nobody_waits_while_something_is_looked_up(tmp_path: Path) -> None:
    fill(tmp_path, 20, 20)

    assert asyncio.run(_on_the_loop(tmp_path)) == []


async def _on_the_loop(folder: Path) -> list[str]:
    """Queries that hold up everybody: those that run where the sockets are served."""
    door, found = assemble(Config(data=folder)), []
    loop = threading.get_ident()

    def listen(connection: Connection, cursor: Any, text: str, *_: object) -> None:
        found.extend([text] if threading.get_ident() == loop else [])

    event.listen(door.store.engine, "before_cursor_execute", listen)
    try:
        busy = await door.store.person(BUSY)
        for question in questions(door, busy).values():
            await question()
    finally:
        await door.workers.close()
        door.store.close()
    return found


def test_what_others_play_makes_no_page_slower(tmp_path: Path) -> None:
    few, many = [asyncio.run(_work(tmp_path / str(times), GAMES * times)) for times in (1, MORE)]

    assert {name: many[name] for name in OF_ONE if many[name] > 1.5 * few[name]} == {}


async def _work(folder: Path, games: int) -> dict[str, int]:
    """How many instructions SQLite carries out for each question, in hundreds."""
    folder.mkdir()
    fill(folder, ACCOUNTS, games)
    door, found, counter = assemble(Config(data=folder)), {}, itertools.count(1)

    def watch(connection: Any, *_: object) -> None:
        connection.set_progress_handler(lambda: next(counter) and None, 100)

    event.listen(door.store.engine, "checkout", watch)
    try:
        busy = await door.store.person(BUSY)
        for name, question in questions(door, busy).items():
            before = next(counter)
            await question()
            found[name] = next(counter) - before
    finally:
        await door.workers.close()
        door.store.close()
    return found


def test_a_first_page_with_500_games_takes_less_than_a_tenth_of_a_second(tmp_path: Path) -> None:
    fill(tmp_path, ACCOUNTS, GAMES)

    assert min(asyncio.run(_first_pages(tmp_path, times=3))) < 0.1


async def _first_pages(folder: Path, times: int) -> list[float]:
    """How long the processor works at a first page, whatever else the machine does meanwhile."""
    door, took = assemble(Config(data=folder)), []
    try:
        first_page = questions(door, await door.store.person(BUSY))["first page, 500 games"]
        for _ in range(times):
            began = time.process_time()
            await first_page()
            took.append(time.process_time() - began)
    finally:
        await door.workers.close()
        door.store.close()
    return took
