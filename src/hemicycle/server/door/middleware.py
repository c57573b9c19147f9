"""The guard at the door: foreign pages stay out, nobody rushes, and every answer carries its headers."""

from __future__ import annotations

import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Send

from hemicycle.core.steps import Refused
from hemicycle.server.config import Config
from hemicycle.server.door.addresses import network
from hemicycle.server.door.static import asset
from hemicycle.server.operate.logs import next_request
from hemicycle.server.operate.metrics import Metrics
from hemicycle.server.protocol import refusals
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.bucket import Buckets

SAFE = ("GET", "HEAD", "OPTIONS")
READY = 0.05  # of a request: what lies ready in memory, of which a browser that comes first wants a hundred at once
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


class Guard:
    """Stands before the application. Checks where a request comes from, by the headers no page can forge."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.buckets = Buckets(config.http_rate, config.http_rate * 10)
        self.headers = [*HEADERS]
        if config.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number = next_request()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope, headers)
        except Refused as error:
            self.metrics.refused(error.code)
            await _refuse(scope, send, error, self._headers(number))
            return
        websocket = scope["type"] == "websocket"
        await self.app(scope, receive, send if websocket else self._with_headers(send, number))

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        if not self._ours(host):
            raise refuse("forbidden-origin", {"host": host[:100]})
        client = scope.get("client")
        self.buckets.take(network(client[0]) if client else "", time.monotonic(), _cost(scope["path"]))
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise refuse("malformed", {"problem": "NUL"})  # which some databases cannot even look for
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self._same_origin(headers, host):
            raise refuse("forbidden-origin", {"host": host[:100]})

    def _ours(self, host: str) -> bool:
        """Whether this is a name of ours; a stranger's name that leads here is not (DNS rebinding)."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in (urlsplit(self.config.origin).hostname, "localhost", socket.gethostname().lower(), self.config.host):
            return True
        if name.endswith((".localhost", ".local")):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _same_origin(self, headers: dict[str, str], host: str) -> bool:
        """Browsers say where a request comes from; programs say nothing and bring no cookie of a browser."""
        site = headers.get("sec-fetch-site")
        if site is not None and site not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            given, own = urlsplit(origin), urlsplit(self.config.origin)
        except ValueError:
            return False
        if own.netloc and given.netloc == own.netloc:  # a page of the same name that came without TLS may be anybody's
            return given.scheme == own.scheme
        return given.netloc == host

    def _headers(self, number: str) -> list[tuple[bytes, bytes]]:
        return [*self.headers, (b"x-request-id", number.encode())]

    def _with_headers(self, send: Send, number: str) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers(number)]
            await send(message)

        return sending


def _cost(path: str) -> float:
    """What a request counts: friends who open their first table in one house come from one address."""
    return READY if path.startswith("/api/words/") or asset(path[1:]) else 1.0


async def _refuse(scope: Any, send: Send, error: Refused, headers: list[tuple[bytes, bytes]]) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": error.code})
        return
    body = msgspec.json.encode(refusals.body(error))
    more = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    after = refusals.retry_after(error)
    if after is not None:
        more.append((b"retry-after", str(max(1, round(after))).encode()))
    await send({"type": "http.response.start", "status": refusals.status(error), "headers": more})
    await send({"type": "http.response.body", "body": body, "more_body": False})
