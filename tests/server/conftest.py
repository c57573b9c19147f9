"""Visitors who speak with the server over real sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.process import Server
from tests.server.wire import Visitor


@pytest.fixture
def visitors(server: Server) -> Iterator[Callable[..., Visitor]]:
    here: list[Visitor] = []

    def come(name: str = "Ann", *, to: Server = server, program: bool = False) -> Visitor:
        here.append(Visitor(to.url, name, program=program))
        return here[-1]

    yield come
    for each in here:
        each.__exit__()
