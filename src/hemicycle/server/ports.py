"""A port: one connection of a person to a room. People's browsers and bots of their own come through the same one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any, Protocol

import msgspec

from hemicycle.server.news import Bye, News
from hemicycle.server.store.rows import Person

MOST_WAITING = 4 << 20  # bytes a slow connection may fall behind
encode = msgspec.json.Encoder().encode


def encoded(part: object) -> Any:
    """A part of several messages, encoded once; it is only ever sent."""
    return msgspec.Raw(encode(part))


class Line(Protocol):
    """What a port needs of a socket."""

    def send_text(self, text: str) -> Coroutine[Any, Any, None]:
        """Send one message."""

    def close(self, code: int) -> Coroutine[Any, Any, None]:
        """Hang up."""


class Port:
    """Sends news in order without ever holding up the room.

    A message goes out at once when the connection takes it, which it nearly always does; else it waits here, and those
    that come after it too.
    """

    def __init__(self, line: Line, person: Person, *, watch: bool) -> None:
        self.line = line
        self.person = person
        self.watch = watch
        self.following: tuple[int | None, ...] = ()  # whose updates it gets
        self.seats: tuple[int, ...] = ()  # whom it may act for
        self.closing = False
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._pump: asyncio.Task[None] | None = None

    def follow(self, following: tuple[int | None, ...]) -> None:
        """Get the updates of these seats from now on, and act for them."""
        self.following = following
        self.seats = tuple([seat for seat in following if seat is not None])

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

    def hang_up(self, bye: Bye) -> None:
        """Say why and close."""
        self.send(bye)
        self.closing = True
        if self._pump is None:
            self._start(self.line.close(1000))

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
                await self.line.close(1000)
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
