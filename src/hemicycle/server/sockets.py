"""The socket of a table: reads messages one by one, hands them to the room, and is gone without a trace."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from hemicycle.server import desk
from hemicycle.server.http import TheHouse, TheLobby, whoever
from hemicycle.server.limits import Bucket
from hemicycle.server.logs import log
from hemicycle.server.messages import Hello, Request
from hemicycle.server.news import Bye
from hemicycle.server.ports import Port
from hemicycle.server.refusals import Refuse
from hemicycle.server.rooms import Room

LONGEST = 64 << 10
PATIENCE = 30.0  # seconds a connection may take to say hello
MOST_REFUSED = 300  # messages refused in a row; then the connection is closed
decode = msgspec.json.Decoder(Request).decode


class _Keyed(msgspec.Struct):
    key: str | None = None


class Gone(Exception):
    """The other side has hung up."""


class SocketLine:
    """A Litestar socket as a port needs it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._receive: Callable[[], Awaitable[dict[str, Any]]]
        self._send: Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
        self._receive, self._send = socket.scope["hemicycle.line"]  # type: ignore[typeddict-item]  # by our guard

    def send_text(self, text: str) -> Coroutine[Any, Any, None]:
        """Send one message."""
        return self._send({"type": "websocket.send", "text": text, "bytes": None})

    def close(self, code: int) -> Coroutine[Any, Any, None]:
        """Hang up."""
        return self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def receive(self) -> str:
        """The next message; a binary one is read as text."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = event.get("text")
        return (event.get("bytes") or b"").decode("utf-8", "replace") if text is None else text


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str], house: TheHouse, lobby: TheLobby) -> None:
    """Everything that happens at a table."""
    await socket.accept()
    line = SocketLine(socket)
    person = await whoever(socket, house)  # type: ignore[arg-type]  # headers and cookies are all it reads
    try:
        if person is None:
            raise Refuse("who-are-you")
        room = await lobby.room(code)
        lobby.greet(person)
    except Refuse as refusal:
        await line.send_text(msgspec.json.encode(Bye(code=refusal.code, retry_after=refusal.after)).decode())
        await line.close(4000 + refusal.status)
        return
    port = Port(line, person, watch=False)
    room.visitors += 1
    house.meters.sockets.inc()
    try:
        await Reader(line, port, room).run()
    except Gone:
        pass
    finally:
        room.visitors -= 1
        house.meters.sockets.dec()
        lobby.part(person)
        async with room.lock:
            room.leave(port)
        port.drop()


class Reader:
    """Reads a connection until it ends."""

    def __init__(self, line: SocketLine, port: Port, room: Room) -> None:
        self.line = line
        self.port = port
        self.room = room
        config = room.house.config
        self.bucket = Bucket(config.socket_rate, config.socket_rate * 3, time.monotonic())
        self.refused = 0

    async def run(self) -> None:
        """Hello first, then everything else."""
        while not self.port.closing:
            text = await self._next()
            started = time.perf_counter()
            try:
                await self._message(text)
                self.refused = 0
            except Refuse as refusal:
                self._refuse(text, refusal)
            except Exception:
                log.exception("message failed")
                self._refuse(text, Refuse("trouble"))
            self.room.house.meters.answers.observe(time.perf_counter() - started)
        await self.port.done()

    async def _next(self) -> str:
        """The next message; whoever does not say hello is not waited for."""
        if self.port in self.room.ports:
            return await self.line.receive()
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.line.receive()
        except TimeoutError as error:
            self.port.hang_up(Bye(code="hello-first", retry_after=1.0))
            raise Gone from error

    async def _message(self, text: str) -> None:
        wait = self.bucket.wait(time.monotonic())
        if wait:
            raise Refuse("rate-limited", {"seconds": max(1, round(wait))}, after=round(wait, 3))
        if len(text) > LONGEST:
            raise Refuse("too-long", {"most": LONGEST})
        try:
            message = decode(text)
        except msgspec.MsgspecError as error:
            raise Refuse("malformed", {"problem": str(error)}) from error
        if isinstance(message, Hello):
            await self._hello(message)
        elif self.port not in self.room.ports:
            raise Refuse("hello-first")
        else:
            await desk.handle(self.room, self.port, message)

    async def _hello(self, hello: Hello) -> None:
        async with self.room.lock:
            if self.port in self.room.ports:
                raise Refuse("hello-once")
            self.room.enter(self.port, hello)
            await self.room.catch_up(self.port, hello.match, hello.seen)

    def _refuse(self, text: str, refusal: Refuse) -> None:
        try:
            key = msgspec.json.decode(text, type=_Keyed).key if len(text) <= LONGEST else None
        except msgspec.MsgspecError:
            key = None
        self.room.house.meters.refused(refusal.code)
        self.port.send(desk.refused(key, refusal))
        self.refused += 1
        if self.refused >= MOST_REFUSED:
            self.port.hang_up(Bye(code="too-much", retry_after=30.0))
