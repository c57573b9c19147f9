"""How what is sent must be taken: whoever does not read is not waited for without end."""

from __future__ import annotations

import asyncio


class BoundedSending(asyncio.Protocol):
    """Before a protocol of uvicorn, which waits for ever until what it wrote is read, also when it has hung up."""

    patience = 30.0  # seconds
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Much waits to be read."""
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        """Most of it was read."""
        super().resume_writing()
        self._read()
        self.hung_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._read()
        super().connection_lost(exc)

    def hung_up(self) -> None:
        """If nothing more is going to be written, what is left must be read soon."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self._wait()

    def _wait(self) -> None:
        if self._unread is None:
            self._unread = self.loop.call_later(self.patience, self.transport.abort)

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
