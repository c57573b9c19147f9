"""The client for asyncio."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hemicycle import registry
from hemicycle.core.steps import Refused
from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation, View
from hemicycle.server.protocol import news, refusals
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import PROTOCOL, Moment, Settings

LONGEST = 16 << 20
PAUSE = 0.2  # seconds before coming back
_decode = msgspec.json.Decoder(news.News).decode
_encode = msgspec.json.Encoder().encode


class AsyncTurn:
    """A decision a seat is asked for."""

    def __init__(self, table: AsyncTable, update: news.Update) -> None:
        assert update.seat is not None
        assert update.decision is not None
        self.table = table
        self.seat: int = update.seat
        self.decision: str = update.decision
        self.view: View = update.view

    @property
    def choices(self) -> list[str]:
        """Every legal action, in notation."""
        return [choice.action for choice in self.view.choices]

    @property
    def observation(self) -> Observation:
        """What a bot of hemicycle.bots is given."""
        return self.table.observation(self.seat)

    async def play(self, *actions: str) -> int | None:
        """Answer with one action, or with several that are carried out wholly or not at all."""
        done = await self.table.ask(r.Do(key=_key(), seat=self.seat, decision=self.decision, actions=list(actions)))
        return done.n if isinstance(done, news.Done) else None


class AsyncTable:
    """A seat, or several, at a table. It comes back by itself when the connection is lost."""

    def __init__(self, client: AsyncClient, code: str, *, watch: bool = False) -> None:
        self.client = client
        self.code = code
        self.watch = watch
        self.info: Any = None
        self.you: Any = None
        self.updates: dict[int | None, news.Update] = {}
        self.moments: dict[int | None, list[Moment]] = {}
        self.talk: list[news.Talk] = []  # everything that was said in our hearing
        self.news: list[Any] = []  # everything that came, for those who want to look
        self.contributions: dict[tuple[int, int], str] = {}  # match and seat -> what we added to the luck
        self._pending: dict[str, tuple[Any, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._bye: news.Bye | None = None
        self._answered: set[tuple[int, str]] = set()

    async def open(self) -> AsyncTable:
        """Connect and say hello."""
        try:
            await self._connect()
        except Refused as error:
            if error.code != "moved":
                raise
            await self._come_back()
        self._reading = asyncio.create_task(self._read())
        return self

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        if self._socket is not None:
            await self._socket.close()

    # --- acting ---

    async def ask(self, message: Any) -> Any:
        """Send a message and wait for its answer; it is sent again after a lost connection. Refused when refused."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[message.key] = message, future
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_encode(message).decode())
        answer = await future
        if isinstance(answer, news.Refused):
            raise refusals.read(answer.code, answer.detail, answer.rules, answer.retry_after)
        return answer

    async def sit(self, seat: int | None = None, name: str | None = None) -> int:
        """Take a seat, by default the first open one."""
        if seat is None:
            free = [each.seat for each in self.info.seats if each.state == "open" and not each.locked]
            if not free:
                raise refusals.refuse("no-free-seat")
            seat = free[0]
        await self.ask(r.Sit(key=_key(), seat=seat, name=name))
        return seat

    async def start(self, bots: str | None = None) -> None:
        """Begin the match."""
        await self.ask(r.Start(key=_key(), bots=bots))

    async def say(self, text: str = "", *, remark: str | None = None, seat: int | None = None) -> None:
        """Talk to the table."""
        seat = self.you.seats[0] if seat is None else seat
        await self.ask(r.Say(key=_key(), seat=seat, text=text, remark=remark))

    async def turns(self) -> AsyncIterator[AsyncTurn]:
        """Every decision our seats are asked for, until the match is over."""
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self._open_turn() is not None or self.over)
                update = self._open_turn()
            if update is None:
                return
            self._answered.add((update.seat or 0, update.decision or ""))
            yield AsyncTurn(self, update)

    # --- looking ---

    @property
    def over(self) -> bool:
        """Whether the match, or the connection, has ended."""
        return self._bye is not None or (self.info is not None and self.info.phase in ("over", "abandoned", "frozen"))

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How it ended."""
        return next((update.view.outcome for update in self.updates.values()), None)

    def observation(self, seat: int) -> Observation:
        """What a seat knows: its view, and all it was told and heard."""
        view = self.updates[seat].view
        game = registry.game(view.game)
        if isinstance(view.board, dict):
            view.board = msgspec.convert(view.board, game.board)
        moments = self.moments[seat]
        events = [_event(game.event_notation.kinds[e.word], e.detail) for moment in moments for e in moment.events]
        said = [(r.seat, game.remark_notation.parse(r.text)) for moment in moments for r in moment.remarks]
        remarks = tuple([(speaker, remark) for speaker, remark in said if isinstance(remark, Remark)])
        return Observation(view, tuple(events), remarks)

    async def until(self, met: Any) -> None:
        """Wait until something holds of this table."""
        async with self._changed:
            await self._changed.wait_for(lambda: met(self) or self._bye is not None)

    # --- inside ---

    def _open_turn(self) -> news.Update | None:
        for update in self.updates.values():
            asked = update.seat is not None and update.decision is not None and update.view.mine is None
            if asked and (update.seat, update.decision) not in self._answered:
                return update
        return None

    async def _connect(self) -> None:
        address = self.client.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
        headers = {"Authorization": f"Bearer {self.client.token}"}
        self._socket = await connect(address, additional_headers=headers, max_size=LONGEST, compression=None)
        seen = max((update.n for update in self.updates.values()), default=-1)
        match = max((update.match for update in self.updates.values()), default=0)
        hello = r.Hello(key=_key(), protocol=PROTOCOL, match=match, seen=seen, watch=self.watch)
        with contextlib.suppress(ConnectionClosed):  # whoever is turned away at once still reads why
            await self._socket.send(_encode(hello).decode())
        heard: Any = None
        while not isinstance(heard, news.Welcome):
            heard = _decode(await self._socket.recv())
            await self._take(heard)
            if isinstance(heard, news.Refused | news.Bye):
                raise refusals.read(heard.code, getattr(heard, "detail", {}), [], heard.retry_after)
        for message, _ in list(self._pending.values()):
            await self._socket.send(_encode(message).decode())

    async def _read(self) -> None:
        """Take what comes, and come back whenever the connection is lost."""
        while True:
            try:
                assert self._socket is not None
                async for text in self._socket:
                    await self._take(_decode(text))
            except (WebSocketException, OSError):
                pass
            try:
                await self._come_back()
            except Refused as error:
                await self._give_up(error)
                return

    async def _come_back(self) -> None:
        if self._bye is not None and self._bye.retry_after is None:
            raise refusals.refuse(self._bye.code)
        wait = PAUSE if self._bye is None else self._bye.retry_after
        while wait is not None:
            self._bye = None
            await asyncio.sleep(wait)
            try:
                await self._connect()
                return
            except (WebSocketException, OSError):
                wait = PAUSE
            except Refused as error:
                if (wait := refusals.retry_after(error)) is None:
                    raise

    async def _give_up(self, error: Exception) -> None:
        for _, future in self._pending.values():
            if not future.done():
                future.set_exception(error)
        async with self._changed:
            self._bye = self._bye or news.Bye(code=getattr(error, "code", "lost"))
            self._changed.notify_all()

    async def _take(self, heard: Any) -> None:
        self.news.append(heard)
        if isinstance(heard, news.Welcome | news.Table):
            self.info, self.you = heard.table, heard.you
            ours: set[int | None] = set(heard.you.seats) or {None}
            self.updates = {seat: update for seat, update in self.updates.items() if seat in ours}
            if isinstance(heard, news.Welcome):
                self.talk = heard.talk
        elif isinstance(heard, news.Said):
            self.talk.append(heard.talk)
        elif isinstance(heard, news.Update):
            self._update(heard)
        elif isinstance(heard, news.Committed):
            await self._contribute(heard)
        elif isinstance(heard, news.Bye):
            self._bye = heard
        if isinstance(heard, news.Update):
            for key, n in heard.done.items():
                self._answered_by(key, news.Done(key=key, n=n))
        else:
            self._answered_by(getattr(heard, "key", None), heard)
        async with self._changed:
            self._changed.notify_all()

    async def _contribute(self, promise: news.Committed) -> None:
        """Add to the luck of the match, so that nobody else alone can have chosen it."""
        for seat in [] if self.watch else self.you.seats:
            bits = self.contributions.setdefault((promise.match, seat), secrets.token_hex(16))
            request = r.Contribute(key=_key(), match=promise.match, seat=seat, bits=bits)
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self._socket.send(_encode(request).decode())

    def _answered_by(self, key: str | None, answer: Any) -> None:
        if key in self._pending:
            _, future = self._pending.pop(key)
            if not future.done():
                future.set_result(answer)

    def _update(self, update: news.Update) -> None:
        known = self.moments.setdefault(update.seat, [])
        if update.seat in self.updates and self.updates[update.seat].match != update.match:
            known.clear()
            self._answered.clear()
        for moment in update.moments:
            if moment.back is not None:
                known[:] = [each for each in known if each.n <= moment.back]
            known.append(moment)
        self.updates[update.seat] = update


class AsyncClient:
    """A program that comes in through the same door as people."""

    def __init__(self, url: str, *, name: str = "Program", token: str | None = None, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.language = language
        self.token = token
        self._tables: list[AsyncTable] = []

    async def __aenter__(self) -> AsyncClient:
        if self.token is None:
            guest = {"name": self.name, "language": self.language, "program": True}
            self.token = (await self.request("POST", "/api/guests", guest))["token"]
        else:
            self.token = (await self.request("GET", "/api/me"))["token"]  # which lasts longer than the one kept
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in self._tables:
            await table.close()

    async def open(
        self, game: str, *, mine: int = 1, bots: str | None = None, start: bool = False, **settings: Any
    ) -> AsyncTable:
        """Open a table of one's own."""
        wish = msgspec.to_builtins(Settings(game=game, **settings))
        body = {"settings": wish, "mine": mine, "bots": bots, "start": start}
        return await self.join((await self.request("POST", "/api/tables", body))["code"])

    async def join(self, code: str, *, watch: bool = False) -> AsyncTable:
        """Come to a table."""
        table = AsyncTable(self, code, watch=watch)
        self._tables.append(table)
        return await table.open()

    async def claim(self, link: str) -> AsyncTable:
        """Take the seat a link stands for."""
        return await self.join((await self.request("POST", "/api/seats", {"link": link}))["code"])

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """A request over HTTP; Refused when it is refused."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: Any) -> Any:
        request = urllib.request.Request(self.url + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token is not None:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, None if body is None else json.dumps(body).encode()) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            no = json.loads(error.read())
            raise refusals.read(no["code"], no["detail"], no["rules"], no["retry_after"]) from None


def _key() -> str:
    return secrets.token_hex(8)


def _event(kind: type, detail: dict[str, Any]) -> Event:
    event = kind(*[_tuples(part) for part in detail.values()])
    assert isinstance(event, Event)
    return event


def _tuples(part: Any) -> Any:
    return tuple([_tuples(each) for each in part]) if isinstance(part, list) else part
