"""What may arrive on a socket beside messages: pings, pongs and pieces in bounded number, and what is no message."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hemicycle.server.door.bounded_sending import BoundedSending
from hemicycle.server.room.bucket import Bucket

RATE = 10.0  # a second
BURST = 100.0


class BoundedSocket(BoundedSending, WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which answers pings and gathers pieces without end, with an end to that."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._beside = Bucket(RATE, BURST, self.loop.time())

    def handle_ping(self) -> None:
        """Answer; whoever asks all the time may never read the answers."""
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody is there."""
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; empty ones have no size that could grow too large."""
        if self._bearable():
            super().handle_cont(event)

    def data_received(self, data: bytes) -> None:
        """Nobody listens to what follows a message that is none."""
        if self.conn.parser_exc is None:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Too large, or no message at all: say so, and hear them out for a moment.

        uvicorn hangs up at once; a connection that is closed while they still send is reset, and they never read why.
        """
        closed = self.conn.close_sent
        assert closed is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closed.code, "reason": closed.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def keepalive_timeout(self) -> None:
        """Nobody answers: they are gone at once, however much waits for them."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody listens to them any more."""
        super().on_task_complete(task)
        self.hung_up()

    def _bearable(self) -> bool:
        """Whether it is not too much; else nobody listens any more."""
        if self._beside.wait(self.loop.time()):
            self.transport.abort()
        return not self.transport.is_closing()
