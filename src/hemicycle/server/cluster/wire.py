"""The wire between nodes: one connection to NATS, which comes back by itself."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from hemicycle.server.config import ConfigError
from hemicycle.server.operate.logs import log

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

PATIENCE = 5.0  # seconds until a bus that does not answer counts as unreachable
SCHEMES = ("nats", "tls", "ws", "wss")
MOST_WAITING = 64 << 20  # bytes that may wait to be read here before something is dropped


class Wire:
    """Sends and hears bytes by subject. What is sent while the wire is cut is lost."""

    def __init__(self, url: str, name: str, cut: Callable[[], None] = lambda: None) -> None:
        self.url = url
        self.name = name
        self.back: Callable[[], None] = lambda: None
        self._cut = cut
        self._client: Client | None = None
        self._outbox: deque[tuple[str, bytes]] = deque()
        self._sending: asyncio.Task[None] | None = None

    @property
    def client(self) -> Client:
        """The connection itself."""
        assert self._client is not None
        return self._client

    @property
    def connected(self) -> bool:
        """Whether anything would arrive."""
        return self._client is not None and self._client.is_connected

    async def open(self) -> None:
        """Connect, or say in one sentence why not."""
        _check_library()
        from nats.aio.client import Client
        from nats.errors import Error

        servers = [each.strip() for each in self.url.split(",")]
        shown = ", ".join(each.rpartition("@")[2] for each in servers)
        if any(urlsplit(each).scheme not in SCHEMES for each in servers):
            raise ConfigError("notice-bus-address", bus=shown)
        problems: list[str] = []

        async def failed(error: Exception) -> None:
            problems.append(str(error))
            if self._client is not None:
                log.warning("bus", extra={"problem": type(error).__name__})

        client = Client()
        try:
            await asyncio.wait_for(
                client.connect(
                    servers,
                    name=self.name,
                    error_cb=failed,
                    disconnected_cb=self._lost,
                    reconnected_cb=self._returned,
                    connect_timeout=2,
                    reconnect_time_wait=0.2,  # type: ignore[arg-type]  # it only sleeps so long
                    max_reconnect_attempts=-1,
                    ping_interval=2,
                    max_outstanding_pings=2,
                ),
                PATIENCE,
            )
        except (OSError, TimeoutError, Error) as error:
            said = problems[-1] if problems else str(error) or type(error).__name__
            raise ConfigError("notice-bus-unreachable", bus=shown, problem=said.rstrip(".")) from error
        self._client = client

    async def listen(self, subject: str, heard: Callable[[bytes], None]) -> None:
        """Hear everything that is said under a subject, in order."""

        async def take(message: Msg) -> None:
            try:
                heard(message.data)
            except Exception:
                log.exception("message of another node not understood")

        await self.client.subscribe(subject, cb=take, pending_msgs_limit=-1, pending_bytes_limit=MOST_WAITING)

    def send(self, subject: str, payload: bytes) -> None:
        """Say something, perhaps to nobody; order is kept."""
        if self.connected:
            self._outbox.append((subject, payload))
            if self._sending is None:
                self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        from nats.errors import Error

        try:
            while self._outbox:
                with contextlib.suppress(Error, OSError):
                    await self.client.publish(*self._outbox.popleft())
        finally:
            self._sending = None

    async def close(self) -> None:
        """Send what is left, and hang up."""
        if self._client is not None:
            if self._sending is not None:
                await self._sending
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._client.flush(), 1)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._client.close(), 1)

    async def _lost(self) -> None:
        if not self.client.is_closed:
            log.warning("bus lost")
        self._outbox.clear()
        self._cut()

    async def _returned(self) -> None:
        log.info("bus found again")
        self.back()


def check(url: str) -> None:
    """Say in one sentence why a bus cannot be used, before anything is started."""

    async def look() -> None:
        wire = Wire(url, "hemicycle-check")
        try:
            await wire.open()
        finally:
            await wire.close()

    asyncio.run(look())


def _check_library() -> None:
    if importlib.util.find_spec("nats") is None:
        raise ConfigError("notice-bus-driver", package="nats-py")
