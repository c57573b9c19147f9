"""PostgreSQL and NATS for all tests of a worker, and nodes of one's own."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cluster.parts import Nats, Node, PostgreSQL

if sys.platform == "win32":
    pytest.skip("PostgreSQL comes as a wheel for other systems only", allow_module_level=True)


@pytest.fixture(scope="session")
def place() -> Iterator[Path]:
    """A folder that PostgreSQL's own user may enter; pytest's are closed to others."""
    with tempfile.TemporaryDirectory(prefix="hemicycle-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture(scope="session")
def postgresql(place: Path) -> Iterator[PostgreSQL]:
    server = PostgreSQL(place / "postgresql").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats().start()
    yield server
    server.stop()


@pytest.fixture
def database(postgresql: PostgreSQL) -> str:
    """A new, empty database."""
    return postgresql.database()


@pytest.fixture
def nodes(tmp_path: Path, database: str, nats: Nats) -> Iterator[Callable[..., list[Node]]]:
    """Starts some nodes on one database and one bus."""
    started: list[Node] = []

    def start(count: int = 2, **settings: Any) -> list[Node]:
        fresh = [Node(tmp_path / f"node{len(started) + k}", database, nats.url, **settings) for k in range(count)]
        started.extend(fresh)
        for node in fresh:
            node.start(wait=False)
        for node in fresh:
            node.wait()
        return fresh

    yield start
    for node in started:
        node.kill()
