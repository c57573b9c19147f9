"""A connection of a person to a room. People's browsers and programs of their own come through the same door."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Protocol

from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.news import Bye, News
from hemicycle.server.room.rows import Person

MOST_WAITING = 4 << 20  # bytes a slow connection may fall behind


class Line(Protocol):
    """What a connection needs of a socket."""

    def send_text(self, text: str) -> Coroutine[Any, Any, None]:
        """Send one message."""

    def close(self, code: int) -> Coroutine[Any, Any, None]:
        """Hang up."""


class Connection:
    """Sends news in order without ever holding up the room.

    A message goes out at once when the connection takes it, which it nearly always does; else it waits here, and those
    that come after it too.
    """

    def __init__(self, line: Line, person: Person, ends: float = math.inf, device: str | None = None) -> None:
        self.line = line
        self.person = person
        self.ends = ends  # its session, in seconds since 1970
        self.device = device  # that it was opened on
        self.number = 0  # by which the bus knows it
        self.closing = False
        self._code = 1000
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._pump: asyncio.Task[None] | None = None

    def send(self, news: News) -> None:
        """Send a message."""
        self.send_bytes(encode(news))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message; whoever falls far behind is cut off and may come back."""
        if self.closing:
            return
        if self._pump is None:
            self._start(self.line.send_text(message.decode()))
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > MOST_WAITING:
            self._waiting.clear()
            self._size = 0
            self.hang_up(Bye(code="too-slow", retry_after=1.0))

    def hang_up(self, bye: Bye, code: int = 1000) -> None:
        """Say why and close."""
        self.send(bye)
        self.closing, self._code = True, code
        if self._pump is None:
            self._start(self.line.close(code))

    async def done(self) -> None:
        """Wait until everything is sent."""
        if self._pump is not None:
            await self._pump

    def drop(self) -> None:
        """The other side is gone."""
        self.closing = True
        if self._pump is not None:
            self._pump.cancel()

    def _start(self, sending: Coroutine[Any, Any, None]) -> None:
        """Begin to send; what cannot be finished at once goes on beside."""
        try:
            obstacle = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self.closing = True  # the connection is gone; its reader will notice
            return
        self._pump = asyncio.create_task(self._go_on(Begun(sending, obstacle)))

    async def _go_on(self, begun: Begun) -> None:
        try:
            await begun
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self.line.send_text(message.decode())
            self._pump = None
            if self.closing:
                await self.line.close(self._code)
        except Exception:
            self.closing = True


class Begun:
    """A coroutine that was begun outside a task and waits for something: awaiting it goes on from there."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], obstacle: Any) -> None:
        self.coroutine = coroutine
        self.obstacle = obstacle

    def __await__(self) -> Generator[Any, Any, None]:
        obstacle = self.obstacle
        try:
            while True:
                yield obstacle
                obstacle = self.coroutine.send(None)
        except StopIteration:
            return
        finally:
            self.coroutine.close()
