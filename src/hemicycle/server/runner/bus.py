"""The bus: brings news from the runner of a room to the connections of its people, wherever they are."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Protocol

from hemicycle.server.protocol.news import Bye

MOVED = Bye(code="moved", retry_after=1.0)
COME_BACK = 1012  # how a socket is closed whose room goes on elsewhere, or after a restart


class Receiver(Protocol):
    """One connection, as the bus needs it."""

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message, without ever holding anybody up."""

    def hang_up(self, bye: Bye, code: int = 1000) -> None:
        """Say why and close."""


class Bus(Protocol):
    """What a runner needs of it."""

    def deliver(self, connections: Iterable[int], message: bytes) -> None:
        """Send a message to some connections."""

    def hang_up(self, connection: int, bye: Bye) -> None:
        """End a connection."""


class LocalBus:
    """All connections are in this process."""

    def __init__(self, numbers: Iterator[int] | None = None) -> None:
        self._receivers: dict[int, Receiver] = {}
        self._numbers = itertools.count(1) if numbers is None else numbers

    def attach(self, receiver: Receiver) -> int:
        """A new connection; returns its number."""
        number = next(self._numbers)
        self._receivers[number] = receiver
        return number

    def detach(self, connection: int) -> None:
        """A connection is gone."""
        self._receivers.pop(connection, None)

    def deliver(self, connections: Iterable[int], message: bytes) -> None:
        """Send a message to some connections."""
        for connection in connections:
            receiver = self._receivers.get(connection)
            if receiver is not None:
                receiver.send_bytes(message)

    def hang_up(self, connection: int, bye: Bye) -> None:
        """End a connection."""
        receiver = self._receivers.get(connection)
        if receiver is not None:
            receiver.hang_up(bye, COME_BACK if bye.code == "moved" else 1000)
