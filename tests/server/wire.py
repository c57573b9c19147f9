"""A person at the wire: every message is plain JSON, everything received is kept."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
Json = dict[str, Any]


class Visitor:
    """Somebody with a cookie, or a program with a token."""

    def __init__(self, url: str, name: str = "Ann", *, program: bool = False) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        answer = self.http.post("/api/guests", json={"name": name, "program": program})
        assert answer.status_code == 201, answer.text
        if program:
            self.http.headers["authorization"] = f"Bearer {answer.json()['token']}"
        self.wires: list[Wire] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for wire in self.wires:
            wire.close()
        self.http.close()

    def open(
        self,
        game: str = "secret-hitler",
        *,
        mine: int = 1,
        bots: str | None = None,
        start: bool = False,
        **settings: Any,
    ) -> str:
        """Open a table; returns its code."""
        wish = {"game": game, "pace": "untimed", "bot_delay": 0, **settings}
        body = {"settings": wish, "mine": mine, "bots": bots, "start": start}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def wire(self, code: str, *, hello: bool = True, **greeting: Any) -> Wire:
        """Connect to a table."""
        wire = Wire(self, code)
        self.wires.append(wire)
        if hello:
            wire.hello(**greeting)
        return wire

    def get(self, path: str, **query: Any) -> Any:
        """What a page says."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Why a request is refused."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]


class Wire:
    """One connection to a table."""

    _keys = itertools.count()

    def __init__(self, visitor: Visitor, code: str) -> None:
        headers = {k: v for k, v in visitor.http.headers.items() if k == "authorization"}
        if visitor.http.cookies:
            headers["cookie"] = f"hemicycle={visitor.http.cookies['hemicycle']}"
        address = visitor.url.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
        self.visitor = visitor
        self._open = ExitStack()
        line = connect(address, additional_headers=headers, max_size=None, compression=None, close_timeout=0.5)
        self.socket: ClientConnection = self._open.enter_context(line)
        self.code = code
        self.received: list[str] = []
        self.news: list[Json] = []
        self.answers: dict[str, Json] = {}  # heard and not yet asked for: refusals overtake what a room still does
        self.updates: dict[int | None, Json] = {}
        self.table: Json = {}
        self.you: Json = {}
        self.votes: list[Json] = []

    def close(self) -> None:
        """Hang up."""
        self._open.close()

    # --- talking ---

    def hello(self, **greeting: Any) -> Json:
        """Greet and wait for all that was missed."""
        welcome = self.ask("hello", **{"protocol": 1, **greeting})
        self.settle()
        return welcome

    def send(self, kind: str, /, *, key: str | None = None, **fields: Any) -> str:
        """Send a message; returns its key."""
        key = key or f"k{next(self._keys)}"
        self.answers.pop(key, None)
        self.socket.send(json.dumps({"type": kind, "key": key, **fields}))
        return key

    def ask(self, kind: str, /, *, key: str | None = None, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        return self.answer(self.send(kind, key=key, **fields))

    def answer(self, key: str) -> Json:
        """The answer with a key, in whatever order they come."""
        self.until(lambda wire: key in wire.answers)
        return self.answers.pop(key)

    def done(self, kind: str, /, **fields: Any) -> Json:
        """Send a message that must succeed."""
        answer = self.ask(kind, **fields)
        assert answer["type"] != "refused", answer
        return answer

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Send a message that must be refused; returns the code."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    def settle(self) -> None:
        """Read everything that has been sent so far."""
        self.done("ping")

    # --- hearing ---

    def wait(self, met: Callable[[Json], bool], patience: float = PATIENCE) -> Json:
        """Read until some news fits."""
        while True:
            news = self.read(patience)
            if met(news):
                return news

    def read(self, patience: float = PATIENCE) -> Json:
        """Read one message."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.received.append(text)
        news: Json = json.loads(text)
        self.news.append(news)
        if news.get("key"):
            self.answers[news["key"]] = news
        for key, n in news.get("done", {}).items():  # an update tells by itself which answers it carries out
            self.answers[key] = {"type": "done", "key": key, "n": n, "again": False}
        if news["type"] in ("welcome", "table"):
            self.table, self.you, self.votes = news["table"], news["you"], news["votes"]
        elif news["type"] == "update":
            self.updates[news["seat"]] = news
        return news

    def until(self, met: Callable[[Wire], bool]) -> None:
        """Read until something holds."""
        while not met(self):
            self.read()

    def closed(self) -> int:
        """Read until the server hangs up; returns its code."""
        while True:
            try:
                self.read()
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else 1006

    # --- playing ---

    @property
    def view(self) -> Json:
        """The view of the only, or first, seat."""
        view: Json = next(iter(self.updates.values()))["view"]
        return view

    def asked(self) -> list[int]:
        """Our seats that have still to answer."""
        return [seat for seat, update in self.updates.items() if seat is not None and seat in update["view"]["waiting"]]

    def choices(self, seat: int) -> list[str]:
        """The legal actions of a seat."""
        return [choice["action"] for choice in self.updates[seat]["view"]["choices"]]

    def asked_by(self, step: str, seat: int = 0) -> Json:
        """Read until a seat is asked by a step; returns its view."""
        while (seen := self.updates[seat])["decision"] is None or seen["view"]["prompt"]["step"] != step:
            self.read()
        return dict(seen["view"])

    def do(self, seat: int, *actions: str, key: str | None = None) -> Json:
        """Answer the present decision of a seat."""
        decision = self.updates[seat]["decision"]
        return self.ask("do", key=key, seat=seat, decision=decision, actions=list(actions))

    def any(self, seat: int, luck: random.Random) -> str:
        """Some legal action of a seat."""
        choices = self.choices(seat)
        return choices[luck.randrange(len(choices))]
