"""A real server and a real Chromium for every worker; every page must end without an error in its console."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools import find_browser

from hemicycle.server.door import static
from tests.browser.cable import Cable
from tests.browser.person import Person
from tests.server.process import Server

NOT_BUILT = "The browser client has not been built, so it cannot be tested. Run `make web`."


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = find_browser.find()
    if program is None:
        pytest.fail(find_browser.ADVICE)
    if static.asset("index.html") is None:
        pytest.fail(NOT_BUILT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def people(chromium: Browser, server: Server, own_server: Callable[..., Server]) -> Iterator[Callable[..., Person]]:
    """Lets people come in, each with a browser of their own; they leave before a server of their own ends."""
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
