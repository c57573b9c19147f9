"""How requests may arrive: in bounded size, head and body with all that may follow it, and in bounded time.

Whoever is answered before all of a request has arrived is heard out within bounds: most programs send everything
before they read, and a connection that is closed while they speak loses them the answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hemicycle.server.door.bounded_sending import BoundedSending

LARGEST_HEAD = 32 << 10
LARGEST_REQUEST = 2 << 20  # a body may have 960 kB; what comes after it, such as trailers, has an end too
MOST_IGNORED = 32 << 20  # bytes of a request that was answered already


class AnswerTransport:
    """A transport as an answer needs it: it hangs up when the request has arrived."""

    def __init__(self, protocol: BoundedHttp) -> None:
        self.write = protocol.transport.write
        self.is_closing = protocol.transport.is_closing
        self.close = protocol.close_when_arrived


class LastWord:
    """A transport as the answer to what is no request needs it: nothing more is said, but they are heard out."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.write = transport.write
        self.close = transport.write_eof


class BoundedHttp(BoundedSending, HttpToolsProtocol):
    """uvicorn's own protocol, which waits for ever and takes heads and trailers of any size, with an end to that."""

    header_timeout = 10.0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._arriving: asyncio.TimerHandle | None = None
        self._size = 0  # bytes of this request so far
        self._head = True  # it is the head that arrives
        self._closes = False  # as soon as all of it has arrived
        self._deaf = False  # what arrived was no request: nobody reads what follows

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Somebody has connected; a request must follow."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Refuse what is too large before anybody reads it."""
        self._size += len(data)
        if self._size > (MOST_IGNORED if self._deaf or self._answered() else LARGEST_REQUEST):
            self._arrived()
            self._close()
        elif self._deaf:
            return
        elif self._head and self._size > LARGEST_HEAD and not self._ends_in(data):
            self.send_400_response("The head of this request is too large.")
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins to arrive."""
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        """The head is there; the body may be larger, within the limits of the application."""
        self._head = False
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # not so where a socket begins
            self.cycle.transport = AnswerTransport(self)  # type: ignore[assignment]  # as much of one as an answer needs

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._arrived()
        self._size, self._head = 0, True
        super().on_message_complete()
        if self._closes:
            self._close()

    def close_when_arrived(self) -> None:
        """The connection ends with this answer; whoever still sends their request is listened to before."""
        if self._head:
            self._close()
        else:
            self._closes = True

    def send_400_response(self, msg: str) -> None:
        """What arrived is no request: say so, and hear them out for as long as it may take to arrive."""
        self._deaf = True
        self._expect()
        transport = self.transport
        self.transport = LastWord(transport)  # type: ignore[assignment]  # as much of one as this answer needs
        super().send_400_response(msg)
        self.transport = transport

    def on_response_complete(self) -> None:
        """It was answered; the connection may end with that."""
        super().on_response_complete()
        self.hung_up()

    def timeout_keep_alive_handler(self) -> None:
        """Nobody asks for anything more."""
        super().timeout_keep_alive_handler()
        self.hung_up()

    def handle_websocket_upgrade(self) -> None:
        """A socket has limits of its own."""
        self._arrived()
        super().handle_websocket_upgrade()

    def _answered(self) -> bool:
        """Whether the request that arrives has its answer already."""
        return not self._head and self.cycle is not None and self.cycle.response_complete

    def _ends_in(self, data: bytes) -> bool:
        """Whether the head ends in this piece, and early enough; the rest of it is body."""
        end = data.find(b"\r\n\r\n")
        return end >= 0 and self._size - len(data) + end <= LARGEST_HEAD

    def _expect(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(self.header_timeout, self._too_slow)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _too_slow(self) -> None:
        self._arriving = None
        self._close()

    def _close(self) -> None:
        self.transport.close()
        self.hung_up()
