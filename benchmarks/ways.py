"""The ways around libraries, timed beside the libraries: `python -m benchmarks.ways` (docs/decisions/0110)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from prometheus_client import Counter, Histogram
from pyrate_limiter import Duration, Limiter, Rate
from sqlalchemy import create_engine
from starlette.middleware.base import BaseHTTPMiddleware, RequestResponseEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketState

from hemicycle.server.config import Config
from hemicycle.server.door.connection import Connection
from hemicycle.server.door.middleware import Guard
from hemicycle.server.operate.metrics import FAST, Metrics
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.rows import Person
from hemicycle.server.store import schema, statements
from hemicycle.server.store.writer import _execute

ANN = Person(id="1", name="Ann", language="en", program=False, account=None, password=None, generation=0, created=0)
TEXT = "x" * 1600
REQUEST = {
    "type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"", "root_path": "",
    "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), "scheme": "http", "http_version": "1.1",
}  # fmt: skip
ROUNDS = 5
CALLS = 5_000


class Line:
    """A socket that takes everything at once."""

    async def send_text(self, text: str) -> None:
        """Send one message."""

    async def close(self, code: int) -> None:
        """Hang up."""


async def swallow(message: Any) -> None:
    """An ASGI send that goes nowhere."""


async def timed(call: Callable[[], Awaitable[None]], calls: int = CALLS) -> float:
    """Microseconds of one call: the smallest of a few rounds."""
    rounds = []
    for _ in range(ROUNDS):
        started = time.process_time()
        for _ in range(calls):
            await call()
        rounds.append((time.process_time() - started) / calls * 1e6)
    return min(rounds)


async def main() -> None:
    """Print both ways of everything."""
    socket = WebSocket({"type": "websocket", "headers": []}, lambda: swallow(None), swallow)
    socket.application_state = WebSocketState.CONNECTED
    connection = Connection(Line(), ANN)
    buckets = Buckets(1e9, 1e9)
    window = Limiter(Rate(1_000, Duration.SECOND))

    async def in_a_task() -> None:
        await asyncio.create_task(Line().send_text(TEXT))

    async def at_once() -> None:
        connection.send_bytes(TEXT.encode())

    async def bare() -> None:
        await swallow({"type": "websocket.send", "text": TEXT, "bytes": None})

    async def by_bucket() -> None:
        buckets.take("ann", 1.0)

    async def by_window() -> None:
        window.try_acquire("ann", blocking=False)

    print(f"a send through Starlette's WebSocket  {await timed(lambda: socket.send_text(TEXT)):8.2f} µs")
    print(f"a send on the bare line               {await timed(bare):8.2f} µs")
    print(f"a send in a task                      {await timed(in_a_task):8.2f} µs")
    print(f"a send begun at once                  {await timed(at_once):8.2f} µs")
    print(f"a rate limit by pyrate-limiter        {await timed(by_window, 500):8.2f} µs")
    print(f"a rate limit by a bucket              {await timed(by_bucket):8.2f} µs")
    for name, figure in (await counts()).items():
        print(f"{name:37} {figure:8.2f} µs")
    for name, figure in (await guards()).items():
        print(f"{name:37} {figure:8.2f} µs")
    for name, figure in (await inserts()).items():
        print(f"{name:37} {figure:8.2f} µs a row")


async def counts() -> dict[str, float]:
    """What a turn with two moments counts, by the library's own counters and in plain numbers."""
    seconds = Histogram("seconds", "One turn", buckets=FAST, registry=None)
    moments = Counter("moments", "Moments", ["hand"], registry=None).labels("person")
    playing = Metrics().playing

    async def by_library() -> None:
        seconds.observe(0.004)
        moments.inc()
        moments.inc()

    async def plainly() -> None:
        playing.turn(0.004)
        playing.moments["person"] += 1
        playing.moments["person"] += 1

    return {"a turn in prometheus_client's counters": await timed(by_library), "in plain numbers": await timed(plainly)}


class Layer(BaseHTTPMiddleware):
    """Starlette's middleware, with nothing in it."""

    async def dispatch(self, request: Request, call_next: RequestResponseEndpoint) -> Response:
        """Let everything pass."""
        return await call_next(request)


async def guards() -> dict[str, float]:
    """A request through nothing, through all our checks, and through an empty middleware of Starlette."""

    async def page(request: Request) -> Response:
        return Response(b"x")

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    def through(app: ASGIApp) -> Callable[[], Awaitable[None]]:
        return lambda: app(dict(REQUEST), receive, swallow)

    app = Router([Route("/", page)])
    guard = Guard(app, Config(http_rate=1e9), Metrics())
    return {
        "a request to the bare application": await timed(through(app), 1_000),
        "through the guard": await timed(through(guard), 1_000),
        "through an empty BaseHTTPMiddleware": await timed(through(Layer(app)), 1_000),
    }


async def inserts() -> dict[str, float]:
    """Fifty talk rows at once, by SQLAlchemy and as the writer does it."""
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    numbers = iter(range(1 << 40))

    def rows() -> list[dict[str, Any]]:
        return [{"room": "X", "n": next(numbers), "key": "k", "person": "p", "body": TEXT} for _ in range(50)]

    with engine.connect() as connection:

        async def plainly() -> None:
            connection.execute(statements.NEW_TALK, rows())

        async def compiled() -> None:
            _execute(connection, [[(statements.NEW_TALK, row) for row in rows()]])

        return {
            "an insert by SQLAlchemy's execute": await timed(plainly, 100) / 50,
            "a statement compiled once": await timed(compiled, 100) / 50,
        }


if __name__ == "__main__":
    asyncio.run(main())
