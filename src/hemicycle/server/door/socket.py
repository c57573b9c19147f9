"""The socket of a table: reads messages one by one, hands them to the room, and is gone without a trace."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hemicycle.core.steps import Refused
from hemicycle.server.door.connection import Connection
from hemicycle.server.door.door import Door
from hemicycle.server.door.sessions import Session
from hemicycle.server.door.who import address, session_of
from hemicycle.server.operate.logs import log, request_id
from hemicycle.server.protocol import refusals
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.news import Bye
from hemicycle.server.protocol.refusals import refuse, too_fast
from hemicycle.server.protocol.requests import Hello, Preview, Rematch, Request
from hemicycle.server.room.bucket import Bucket
from hemicycle.server.room.commands import Asked, Entered, Left
from hemicycle.server.runner.rooms import Place

LONGEST = 64 << 10
PATIENCE = 30.0  # seconds a connection may take to say hello
MOST_REFUSED = 300  # messages refused in a row; then the connection is closed
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # as JSON spells it; somebody may well write of it
decode = msgspec.json.Decoder(Request).decode


class _Keyed(msgspec.Struct):
    key: str | None = None


class Gone(Exception):
    """The other side has hung up."""


class SocketLine:
    """A socket as a connection needs it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    def send_text(self, text: str) -> Coroutine[Any, Any, None]:
        """Send one message."""
        return self._socket.send({"type": "websocket.send", "text": text})

    def close(self, code: int) -> Coroutine[Any, Any, None]:
        """Hang up."""
        return self._socket.close(code)

    async def receive(self) -> str:
        """The next message; a binary one is read as text."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = event.get("text")
        return (event.get("bytes") or b"").decode("utf-8", "replace") if text is None else text


def route(door: Door) -> WebSocketRoute:
    """Where tables are reached."""

    async def at_table(socket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):  # they are gone before they were answered
            await serve(socket, socket.path_params["code"], door)

    return WebSocketRoute("/api/tables/{code}/socket", at_table)


async def serve(socket: WebSocket, code: str, door: Door) -> None:
    """Everything that happens at a table."""
    await socket.accept()
    line = SocketLine(socket)
    try:
        await _known(socket, door)
        place = await door.rooms.find(code)
        session = await _known(socket, door)  # they may have been signed out while the room was read
        door.greet(session.person)
    except Exception as error:
        if not isinstance(error, Refused):
            log.error("socket failed", exc_info=error)
        no = error if isinstance(error, Refused) else refuse("trouble", {"request": request_id.get()}, after=5.0)
        await line.send_text(
            encode(Bye(code=no.code, retry_after=refusals.retry_after(no), detail=no.refusal.detail)).decode()
        )
        await line.close(4000 + refusals.status(no))
        return
    connection = Connection(line, session.person, session.ends, session.device)
    connection.number = door.attach(connection)
    try:
        await Reader(door, line, connection, place, door.tokens.address(address(socket))).run()
    except Gone:
        pass
    finally:
        door.part(session.person)
        door.detach(connection)
        place.submit(Left(connection.number))
        connection.drop()


async def _known(socket: WebSocket, door: Door) -> Session:
    """Who opens a socket."""
    session = await session_of(socket, door)
    if session is None:
        raise refuse("who-are-you")
    return session


class Reader:
    """Reads a connection until it ends."""

    def __init__(self, door: Door, line: SocketLine, connection: Connection, place: Place, address: str) -> None:
        self.door = door
        self.line = line
        self.connection = connection
        self.place = place
        self.address = address  # as tables are counted by
        rate = door.config.socket_rate
        self.bucket = Bucket(rate, rate * 3, time.monotonic())
        self.greeted = False
        self.refused = 0

    async def run(self) -> None:
        """Hello first, then everything else."""
        while not self._sent_away():
            text = await (self.line.receive() if self.greeted else self._first())
            if self._sent_away():
                break  # while they spoke; they are not listened to any more
            try:
                await self._message(text)
                self.refused = 0
            except Refused as error:
                self._refuse(text, error)
        await self.connection.done()

    def _sent_away(self) -> bool:
        return self.connection.closing

    async def _first(self) -> str:
        """A message before hello; whoever does not say it is not waited for."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.line.receive()
        except TimeoutError as error:
            self.connection.hang_up(Bye(code="hello-first", retry_after=1.0))
            raise Gone from error

    async def _message(self, text: str) -> None:
        now = time.monotonic()
        wait = self.bucket.wait(now)
        if wait:
            raise too_fast(wait)
        if len(text) > LONGEST:
            raise refuse("too-long", {"most": LONGEST})
        if "\\u0000" in text and NUL.search(text):
            raise refuse("malformed", {"problem": "NUL"})  # some databases cannot keep it
        try:
            request = decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise refuse("malformed", {"problem": str(error)}) from error
        if self.door.clock.now() > self.connection.ends * 1000:
            self.connection.hang_up(Bye(code="who-are-you"), 4401)
        elif isinstance(request, Hello):
            self.greeted = True
            person = self.connection.person
            ignores = await self.door.safety.unheard(person.id)
            vacation = await self.door.choosing.vacation(person.id)
            self.place.submit(Entered(self.connection.number, person, request, ignores=ignores, vacation=vacation))
        elif isinstance(request, Rematch):
            asked = Asked(self.connection.number, request, address=self.address)
            await self.door.rooms.open_again(self.place, asked, self.connection.person, self.address)
        else:
            if isinstance(request, Preview):
                self.door.trying.take(self.connection.person.id, now)
            self.place.submit(Asked(self.connection.number, request))

    def _refuse(self, text: str, error: Refused) -> None:
        try:
            key = msgspec.json.decode(text, type=_Keyed).key if len(text) <= LONGEST else None
        except (msgspec.MsgspecError, RecursionError):
            key = None
        self.door.metrics.refused(error.code)
        self.connection.send(refusals.message(key, error))
        self.refused += 1
        if self.refused >= MOST_REFUSED:
            self.connection.hang_up(Bye(code="too-much", retry_after=30.0))
