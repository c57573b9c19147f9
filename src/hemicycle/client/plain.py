"""The client for plain code. The connection lives in a thread; one may think as long as one likes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Coroutine, Iterator
from typing import Any, TypeVar

from hemicycle.client.aio import AsyncClient, AsyncTable, AsyncTurn
from hemicycle.core.view import Observation

T = TypeVar("T")


class Client:
    """`AsyncClient` for code without asyncio."""

    def __init__(self, url: str, *, name: str = "Program", token: str | None = None, language: str = "en") -> None:
        self.inner = AsyncClient(url, name=name, token=token, language=language)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Client:
        self._thread.start()
        self.run(self.inner.__aenter__())
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.inner.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def token(self) -> str | None:
        """What proves who we are."""
        return self.inner.token

    def run(self, work: Awaitable[T]) -> T:
        """Wait for something asynchronous."""
        coroutine: Coroutine[Any, Any, T] = work if isinstance(work, Coroutine) else _awaited(work)
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    def open(self, game: str, *, mine: int = 1, bots: str | None = None, start: bool = False, **settings: Any) -> Table:
        """Open a table of one's own."""
        return Table(self, self.run(self.inner.open(game, mine=mine, bots=bots, start=start, **settings)))

    def join(self, code: str, *, watch: bool = False) -> Table:
        """Come to a table."""
        return Table(self, self.run(self.inner.join(code, watch=watch)))

    def claim(self, link: str) -> Table:
        """Take the seat a link stands for."""
        return Table(self, self.run(self.inner.claim(link)))

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """A request over HTTP."""
        return self.run(self.inner.request(method, path, body))


class Table:
    """`AsyncTable` for code without asyncio."""

    def __init__(self, client: Client, inner: AsyncTable) -> None:
        self.client = client
        self.inner = inner

    @property
    def code(self) -> str:
        """The code others can join by."""
        return self.inner.code

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How it ended."""
        return self.inner.outcome

    def sit(self, seat: int | None = None, name: str | None = None) -> int:
        """Take a seat, by default the first open one."""
        return self.client.run(self.inner.sit(seat, name))

    def start(self, bots: str | None = None) -> None:
        """Begin the match."""
        self.client.run(self.inner.start(bots))

    def say(self, text: str = "", *, remark: str | None = None, seat: int | None = None) -> None:
        """Talk to the table."""
        self.client.run(self.inner.say(text, remark=remark, seat=seat))

    def turns(self) -> Iterator[Turn]:
        """Every decision our seats are asked for, until the match is over."""
        turns = self.inner.turns()
        while True:
            try:
                yield Turn(self.client, self.client.run(anext(turns)))
            except StopAsyncIteration:
                return


class Turn:
    """`AsyncTurn` for code without asyncio."""

    def __init__(self, client: Client, inner: AsyncTurn) -> None:
        self.client = client
        self.inner = inner
        self.seat = inner.seat
        self.view = inner.view

    @property
    def choices(self) -> list[str]:
        """Every legal action, in notation."""
        return self.inner.choices

    @property
    def observation(self) -> Observation:
        """What a bot of hemicycle.bots is given."""
        return self.inner.observation

    def play(self, *actions: str) -> int | None:
        """Answer with one action, or with several that are carried out wholly or not at all."""
        return self.client.run(self.inner.play(*actions))


async def _awaited(work: Awaitable[T]) -> T:
    return await work
