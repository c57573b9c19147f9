"""One server for all tests of a worker; tests that kill or set up servers start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.process import Server
from tests.server.wire import Visitor


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


@pytest.fixture
def visitors(server: Server) -> Iterator[Callable[..., Visitor]]:
    here: list[Visitor] = []

    def come(name: str = "Ann", *, to: Server = server, program: bool = False) -> Visitor:
        here.append(Visitor(to.url, name, program=program))
        return here[-1]

    yield come
    for each in here:
        each.__exit__()
