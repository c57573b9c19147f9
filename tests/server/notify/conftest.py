"""A server that may talk to this machine, and everybody it can talk to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.notify.receivers import Browser, Mailbox, Receiver
from tests.server.process import Server
from tests.server.wire import Visitor


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as started:
        yield started


@pytest.fixture
def browser(receiver: Receiver) -> Browser:
    return Browser(receiver)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as started:
        yield started


@pytest.fixture
def calling(own_server: Callable[..., Server], mailbox: Mailbox) -> Callable[..., Server]:
    """Starts servers that send to this machine; settings can be added."""

    def start(**settings: str) -> Server:
        return own_server(
            HEMICYCLE_NOTIFY_PRIVATE="true",
            HEMICYCLE_SMTP_HOST="127.0.0.1",
            HEMICYCLE_SMTP_PORT=str(mailbox.port),
            HEMICYCLE_SMTP_SECURITY="none",
            HEMICYCLE_NOTIFY_RETRY="0.2",
            HEMICYCLE_MAIL_FROM="Hemicycle <tables@example.org>",
            **settings,
        )

    return start


@pytest.fixture
def ann(calling: Callable[..., Server]) -> Iterator[Visitor]:
    with Visitor(calling().url) as visitor:
        yield visitor
