"""Pages of people stay quick however many there are: what is read is found by an index, and there is little of it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.people import BUSY, fill, questions
from sqlalchemy import Connection, event

from hemicycle.server.app import assemble
from hemicycle.server.config import Config

ACCOUNTS, GAMES = 60, 500  # all games are of the one who plays all the time
WHOLE = {"statistics of a game", "statistics of an edition"}  # add up every game there is; kept for some minutes
SMALL = ("alembic_version",)


@pytest.fixture(scope="module")
def plans(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[str, list[str]]]]:
    """By what is asked for: every query, and how SQLite goes about it."""
    folder = tmp_path_factory.mktemp("many")
    fill(folder, ACCOUNTS, GAMES)
    return asyncio.run(_ask(folder))


async def _ask(folder: Path) -> dict[str, list[tuple[str, list[str]]]]:
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


def test_nothing_is_looked_for_from_one_end_to_the_other(plans: dict[str, list[tuple[str, list[str]]]]) -> None:
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


def test_a_first_page_takes_few_queries_whoever_asks(plans: dict[str, list[tuple[str, list[str]]]]) -> None:
    counts = {name: len(queries) for name, queries in plans.items()}

    assert counts["first page, 500 games"] <= 14
    assert counts["profile, one's own"] <= 10
    assert max(counts[name] for name in WHOLE) <= 8
