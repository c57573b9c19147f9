"""A room by itself: what breaks half-way is forgotten; idle rooms leave memory and come back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server import desk, lobby
from hemicycle.server import messages as m
from hemicycle.server.app import furnish
from hemicycle.server.bodies import NewGuest, NewTable, Settings
from hemicycle.server.config import Config
from hemicycle.server.lobby import Lobby
from hemicycle.server.ports import Port
from hemicycle.server.rooms import Room


class Line:
    """Hears everything."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        """Nothing to close."""


def in_a_room(folder: Path, scene: Callable[[Lobby, Room, Port, Line], Awaitable[None]]) -> None:
    """Play a scene at a table where Ann holds all five seats."""

    async def run() -> None:
        house = furnish(Config(data=folder))
        rooms = Lobby(house)
        ann = await house.people.guest(NewGuest(name="Ann"))
        settings = Settings(game="secret-hitler", seats=5, pace="untimed")
        room = await rooms.open(ann, NewTable(settings=settings, mine=5, start=True))
        line = Line()
        port = Port(line, ann, watch=False)
        room.enter(port, m.Hello(key="hello", protocol=1))
        try:
            await scene(rooms, room, port, line)
        finally:
            rooms.close()
            house.store.close()

    asyncio.run(run())


def do(room: Room) -> m.Do:
    """Some legal answer to the present decision."""
    assert room.play is not None
    seat = room.play.match.waiting[0]
    action = str(room.play.match.options(seat)[0])
    return m.Do(key=f"k{room.play.n}", seat=seat, decision=room.play.decision(seat) or "", actions=[action])


def test_what_breaks_half_way_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        await desk.handle(room, port, do(room))
        assert room.play is not None
        before = room.play.match.record.text()
        with monkeypatch.context() as patch:
            patch.setattr(type(room.play), "changes", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await desk.handle(room, port, do(room))

        assert room.play.match.record.text() == before
        await desk.handle(room, port, do(room))
        assert line.heard[-1]["done"] == {"k1": 2}

    in_a_room(tmp_path, scene)


def test_an_idle_room_leaves_memory_and_comes_back_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        await desk.handle(room, port, do(room))
        assert room.play is not None
        view = room.play.match.view(0)
        monkeypatch.setattr(lobby, "IDLE", -1)
        room.visitors = 1
        rooms.sweep()
        assert room.doc.code in rooms.rooms
        room.visitors = 0
        await asyncio.sleep(0)  # whoever carried out the answer puts down the pen

        rooms.sweep()

        assert rooms.rooms == {}
        again = await rooms.room(room.doc.code)
        assert again is not room
        assert again.play is not None
        assert again.play.match.view(0) == view
        assert again.play.decision(0) == room.play.decision(0)

    in_a_room(tmp_path, scene)


def test_free_undo_survives_a_restart(tmp_path: Path) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        answer = do(room)
        await desk.handle(room, port, answer)
        await room.reload()
        assert room.play is not None

        await desk.handle(room, port, m.Undo(key="back", seat=answer.seat))

        assert line.heard[-1]["done"] == {"back": 2}

    in_a_room(tmp_path, scene)
