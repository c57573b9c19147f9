"""A real server and a real Chromium for every worker; every page must end without an error in its console."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools import find_browser

from hemicycle.server import static
from tests.browser.cable import Cable
from tests.browser.person import Person
from tests.server.process import Server

NOT_BUILT = "The browser client has not been built, so it cannot be tested. Run `make web`."


def missing(what: str) -> None:
    """Skip with a sentence; where everything must be there, fail with it."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = find_browser.find()
    if program is None:
        missing(find_browser.ADVICE)
    if static.asset("index.html") is None:
        missing(NOT_BUILT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server that may be killed."""
    started: list[Server] = []

    def start() -> Server:
        started.append(Server(tmp_path / f"data{len(started)}"))
        return started[-1].start()

    yield start
    for each in started:
        each.kill()


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Lets people come in, each with a browser of their own."""
    here: list[Person] = []

    def come(name: str = "Jonas", *, url: str = server.url, **device: Any) -> Person:
        here.append(Person(chromium, url, name, **device))
        return here[-1]

    yield come
    for person in here:
        person.leave()


@pytest.fixture
def person(people: Callable[..., Person]) -> Person:
    return people()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    """A network between browser and server that can be cut."""
    with Cable(server.port) as laid:
        yield laid
