"""Devices of players: they answer what they are asked, ask again what was not answered, and note all they hear."""

from __future__ import annotations

import asyncio
import itertools
from random import Random
from typing import Any

import msgspec

from hemicycle.core.steps import Refused
from hemicycle.server.protocol import requests as r
from hemicycle.server.room.commands import Asked
from hemicycle.server.room.rows import Person
from tests.server.simulator.nodes import Line, Node

PATIENCE = 3.0  # seconds until something is asked again


class Device:
    """One person at one table."""

    def __init__(self, name: str, code: str, nodes: list[Node], luck: Random) -> None:
        self.person = Person(
            id=name, name=name, language="en", program=False, account=None, password=None, generation=0, created=0
        )
        self.code = code
        self.nodes = nodes
        self.luck = luck
        self.busy = True  # plays; in the end everybody only looks
        self.line: Line | None = None
        self.seats: list[int] = []
        self.updates: dict[int | None, dict[str, Any]] = {}
        self.told: dict[tuple[int, int | None, int], dict[str, Any]] = {}  # match, seat, moment
        self.sent: dict[str, tuple[int, str]] = {}  # key -> seat, action
        self.acknowledged: dict[str, int] = {}  # key -> moment
        self.contradictions: list[str] = []
        self._pending: dict[str, Any] = {}
        self._answered: set[tuple[int, str]] = set()
        self.next: str | None = None  # the table where the same people play again
        self._keys = (f"{name} {code} {number}" for number in itertools.count())
        self._welcome = False

    async def run(self) -> None:
        """Be there, and come back whenever the line is cut."""
        while True:
            if self.line is None or self.line.cut:
                await self._connect()
            elif self._welcome:
                for request in list(self._pending.values()):
                    self._send(request)
            await asyncio.sleep(self.luck.uniform(0.5, PATIENCE))

    async def _connect(self) -> None:
        self._welcome = False
        seen = max((update["n"] for update in self.updates.values()), default=-1)
        match = max((update["match"] for update in self.updates.values()), default=0)
        hello = r.Hello(key=next(self._keys), protocol=1, match=match, seen=seen)
        alive = [node for node in self.nodes if not node.dead]
        try:
            self.line = await self.luck.choice(alive).connect(self.code, self.person, hello, self._heard)
        except Refused:
            self.line = None  # it runs elsewhere, or nobody answers

    def ask(self, request: Any) -> None:
        """Ask for something until it is answered."""
        self._pending[request.key] = request
        self._send(request)

    def _send(self, request: Any) -> None:
        if self.line is not None and not self.line.cut:
            self.line.ask(Asked(self.line.number, request))

    def _heard(self, message: bytes | None) -> None:
        if message is None:
            self._welcome = False
            return
        news = msgspec.json.decode(message)
        kind = news["type"]
        if kind in ("welcome", "table"):
            self._welcome = self._welcome or kind == "welcome"
            self.seats = news["you"]["seats"]
            self.next = news["table"]["next"]
            mine: set[int | None] = set(self.seats) or {None}
            self.updates = {seat: update for seat, update in self.updates.items() if seat in mine}
        elif kind == "committed":
            for seat in self.seats:
                bits = self.luck.randbytes(16).hex()
                self._send(r.Contribute(key=next(self._keys), match=news["match"], seat=seat, bits=bits))
        elif kind == "update":
            self._update(news)
        elif kind in ("done", "refused"):
            self._settle(news["key"], news.get("n") if kind == "done" else None)

    def _settle(self, key: str, moment: int | None) -> None:
        self._pending.pop(key, None)
        if moment is not None and key in self.sent and self.acknowledged.setdefault(key, moment) != moment:
            self.contradictions.append(f"{key} was acknowledged twice")

    def _update(self, update: dict[str, Any]) -> None:
        seat = update["seat"]
        for moment in update["moments"]:
            place = update["match"], seat, moment["n"]
            if self.told.setdefault(place, moment) != moment:
                self.contradictions.append(f"{place} was told in two ways")
        self.updates[seat] = update
        for key, moment in update["done"].items():
            self._settle(key, moment)
        if self.busy and seat is not None and update["decision"] is not None and update["view"]["choices"]:
            self._consider(seat, update)

    def _consider(self, seat: int, update: dict[str, Any]) -> None:
        """Answer, once for each decision; sometimes change a sealed answer, or do something else altogether."""
        asked = seat, update["decision"]
        if asked in self._answered and (update["view"]["mine"] is None or self.luck.random() < 0.8):
            return
        self._answered.add(asked)
        loop, choices = asyncio.get_running_loop(), update["view"]["choices"]
        action = self.luck.choice(choices)["action"]
        request = r.Do(key=next(self._keys), seat=seat, decision=update["decision"], actions=[action])
        self.sent[request.key] = seat, action
        loop.call_later(self.luck.uniform(0.01, 1.0), self.ask, request)
        if self.luck.random() < 0.1:
            loop.call_later(self.luck.uniform(0.01, 2.0), self._whim, seat)

    def _whim(self, seat: int) -> None:
        """Something people do beside playing."""
        key = next(self._keys)
        kinds: list[Any] = [
            r.LetBotPlay(key=key, seat=seat, level="random"),
            r.TakeBack(key=key, seat=seat),
            r.Undo(key=key, seat=seat),
            r.Propose(key=key, kind="replace", seat=(seat + 1) % 5),
        ]
        if self.luck.random() < 0.05:
            kinds.append(r.GiveUp(key=key, seat=seat))
        self.ask(self.luck.choice(kinds))
