"""Real servers for the tests that need one: one for all tests of a worker, or one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    started: list[Server] = []

    def start(*command: str, **environment: str) -> Server:
        started.append(Server(tmp_path / f"data{len(started)}", *command, **environment))
        return started[-1].start()

    yield start
    for each in started:
        each.kill()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: Playwright leaves an event loop running in its process, and nobody after it can have one."""
    items.sort(key=lambda item: "browser" in item.path.parts)
