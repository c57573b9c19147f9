"""Leases of a node that stands still are free once they have run out, wherever in a transaction it stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from psycopg import pq
from psycopg.pq.abc import PGconn
from sqlalchemy import text

from hemicycle.server.cluster import database as shared
from hemicycle.server.cluster.leases import CHECK, DatabaseLeases
from hemicycle.server.store.connecting import connect
from hemicycle.server.store.migrate import upgrade

LIFE = 1.0
ROW = CHECK.text.replace(":rooms", "ARRAY['ABC']").encode()


@pytest.fixture
def survivor(database: str) -> Iterator[DatabaseLeases]:
    """The leases of a node that goes on; a room of another one has run out."""
    engine = connect(database)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO lease (room, node, token, expires) VALUES ('ABC', 'other-1', 1, 0)"))
    claim = shared.claim(engine, together=True)
    yield DatabaseLeases(engine, "survivor-2", LIFE, claim)
    shared.let_go(claim)
    engine.dispose()


@pytest.fixture
def other(database: str) -> Iterator[PGconn]:
    """A node in the middle of a transaction that has its lease locked."""
    connection = pq.PGconn.connect(database.replace("+psycopg", "").encode())
    connection.exec_(b"BEGIN")
    connection.exec_(ROW)
    yield connection
    connection.finish()


def test_a_node_that_stopped_in_the_middle_of_a_message_holds_up_nobody(
    survivor: DatabaseLeases, other: PGconn
) -> None:
    other.exec_(b"SET idle_in_transaction_session_timeout = 200")  # which does not help
    other.enter_pipeline_mode()
    other.send_prepare(b"", b"SELECT 1")
    other.send_flush_request()
    other.flush()  # and nothing more: PostgreSQL waits for the rest, which is not being idle
    time.sleep(LIFE)

    asyncio.run(survivor.end_stalled())

    assert asyncio.run(survivor.take("ABC")) == ("ABC", 2)


def test_a_node_at_work_is_left_alone(survivor: DatabaseLeases, other: PGconn) -> None:
    asyncio.run(survivor.end_stalled())

    assert other.exec_(ROW).get_value(0, 0) == b"ABC"
