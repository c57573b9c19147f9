"""A room with people in it: commands in, effects out, no server started."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from hemicycle.core.steps import Refused
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import Settings
from hemicycle.server.room import catalogue, telling
from hemicycle.server.room.commands import Asked, Command, Entered, Fresh, Left
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.handle import handle
from hemicycle.server.room.room import Room, RoomConfig
from hemicycle.server.room.rows import Chair, Person, RoomState


class Stage:
    """A table, whoever has come to it, and a clock that goes on when it is told to."""

    def __init__(self, seats: int = 5, config: RoomConfig | None = None, **settings: Any) -> None:
        wish = Settings(game=settings.pop("game", "secret-hitler"), seats=seats, **{"pace": "untimed", **settings})
        state = RoomState(
            code="TABLE",
            settings=catalogue.checked(wish),
            host="Ann",
            host_name="Ann",
            created=0,
            chairs=[Chair() for _ in range(seats)],
        )
        self.room = Room(state, config or RoomConfig(luck_wait=0))
        self.now = 1_000_000
        self.people: dict[str, int] = {}
        self._keys = itertools.count()
        self._secrets = itertools.count(1)

    def come(self, *names: str) -> Stage:
        """People come to the table."""
        for name in names:
            number = self.people[name] = len(self.people) + 1
            self.handle(Entered(number, person(name), r.Hello(key="hello", protocol=1)))
        return self

    def leave(self, name: str) -> Effects:
        return self.handle(Left(self.people[name]))

    def handle(self, command: Command) -> Effects:
        effects = handle(self.room, command, self.now)
        telling.messages(self.room, effects, {}, self.now)  # whatever follows can be told
        return effects

    def ask(self, name: str, kind: type, /, **fields: Any) -> Effects:
        """Somebody asks for something."""
        request = kind(key=f"k{next(self._keys)}", **fields)
        secret = next(self._secrets) if kind in (r.Start, r.Rematch) else 0
        fresh = Fresh(secret, secret.to_bytes(32, "big")) if secret else None
        return self.handle(Asked(self.people[name], request, fresh))

    def refused(self, name: str, kind: type, /, **fields: Any) -> str:
        """Somebody asks for something that is refused; returns the code."""
        with pytest.raises(Refused) as caught:
            self.ask(name, kind, **fields)
        return caught.value.code

    def seated(self, *names: str) -> Stage:
        """People come and sit down, one after the other; bots fill the rest, and the match begins."""
        self.come(*names)
        for seat, name in enumerate(names):
            self.ask(name, r.Sit, seat=seat)
        self.ask(names[0], r.Start, bots="random")
        return self

    def plays(self, effects: Effects) -> list[tuple[int, str, str]]:
        """The changes of who plays a seat."""
        told = [row.body.plays for row in effects.moments if row.body.plays is not None]
        return [(each.seat, each.by, each.why) for each in told]


def person(name: str, *, program: bool = False) -> Person:
    return Person(
        id=name, name=name, language="en", program=program, account=None, password=None, generation=0, created=0
    )
