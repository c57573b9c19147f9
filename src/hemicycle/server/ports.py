"""A port: one connection of a person to a room. People's browsers and bots of their own come through the same one."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

import msgspec

from hemicycle.server.messages import Bye, News
from hemicycle.server.store.rows import Person

MOST_WAITING = 4 << 20  # bytes a slow connection may fall behind
encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """What a port needs of a socket."""

    async def send_text(self, text: str) -> None:
        """Send one message."""

    async def close(self, code: int) -> None:
        """Hang up."""


class Port:
    """Sends news in order without ever holding up the room."""

    def __init__(self, line: Line, person: Person, *, watch: bool) -> None:
        self.line = line
        self.person = person
        self.watch = watch
        self.following: tuple[int | None, ...] = ()  # whose updates it gets
        self.closing = False
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._pump = asyncio.create_task(self._send_all())

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats it may act for."""
        return tuple([seat for seat in self.following if seat is not None])

    def send(self, news: News) -> None:
        """Send a message soon."""
        self.send_bytes(encode(news))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message soon; whoever falls far behind is cut off and may come back."""
        if self.closing:
            return
        self._outbox.append(message)
        self._waiting += len(message)
        if self._waiting > MOST_WAITING:
            self.hang_up(Bye(code="too-slow", retry_after=1.0))
        self._wake.set()

    def hang_up(self, bye: Bye) -> None:
        """Say why and close."""
        if not self.closing:
            self._outbox.append(encode(bye))
            self.closing = True
            self._wake.set()

    async def done(self) -> None:
        """Send what is left and stop."""
        self.closing = True
        self._wake.set()
        await self._pump

    def drop(self) -> None:
        """The other side is gone."""
        self.closing = True
        self._pump.cancel()

    async def _send_all(self) -> None:
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                self._waiting -= len(message)
                await self.line.send_text(message.decode())
            if self.closing:
                await self.line.close(1000)
                return
            self._wake.clear()
            await self._wake.wait()
