"""Connecting to a database, or saying in one sentence why not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hemicycle.server.config import ConfigError

# A machine that is gone, or stands still in the middle of a transaction, must not hold up the others for long.
IMPATIENT = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 8_000,
    "options": "-c idle_in_transaction_session_timeout=4000 -c lock_timeout=5000",
}


def connect(url: str) -> Engine:
    """An engine; SQLite writes ahead, and a commit is on disk when it returns."""
    if url.startswith("sqlite"):
        engine = create_engine(url)
        event.listen(engine, "connect", _pragmas)
        return engine
    if not url.startswith("postgresql"):
        return create_engine(url, pool_pre_ping=True)
    return create_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True, connect_args=IMPATIENT)


def sqlite_file(url: str) -> str:
    """The file of a SQLite database; empty if it is kept in memory."""
    with plainly(url):
        file = make_url(url).database or ""
    return "" if file == ":memory:" else file


@contextmanager
def plainly(url: str) -> Iterator[None]:
    """Say in one sentence why a database cannot be used, without the password in its address."""
    database = url.rpartition("@")[2]
    try:
        yield
    except ModuleNotFoundError as error:
        raise ConfigError("notice-database-driver", database=database, package=error.name) from error
    except SQLAlchemyError as error:
        raise ConfigError("notice-database-unusable", database=database, problem=plain(error)) from error


def plain(error: SQLAlchemyError) -> str:
    """What is wrong, in the database's own words, without the statement and its values."""
    said = str(error.orig if isinstance(error, DBAPIError) else error.args[0])
    problem = said.partition("\nDETAIL:")[0].partition("\n\tIs the server running")[0]
    return " ".join(problem.split())  # PostgreSQL's detail names the values, and it asks back


def _pragmas(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
