"""Answers that arrive together: stored together, told together, each judged by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hemicycle.server import desk
from hemicycle.server import messages as m
from hemicycle.server.lobby import Lobby
from hemicycle.server.ports import Port
from hemicycle.server.rooms import Room
from hemicycle.server.store.writer import NotStored
from tests.server.test_rooms import Line, do, in_a_room


def ballots(room: Room) -> list[m.Do]:
    """One ballot of every seat that is asked."""
    assert room.play is not None
    play = room.play
    return [
        m.Do(key=f"ballot {seat}", seat=seat, decision=play.decision(seat) or "", actions=["ballot true"])
        for seat in play.match.waiting
    ]


async def all_at_once(room: Room, port: Port, answers: list[m.Do]) -> None:
    await asyncio.gather(*[desk.handle(room, port, answer) for answer in answers])


def test_ballots_that_arrive_together_are_one_update_for_each_seat(tmp_path: Path) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        await desk.handle(room, port, do(room))
        line.heard.clear()

        await all_at_once(room, port, ballots(room))

        updates = [news for news in line.heard if news["type"] == "update"]
        assert sorted(update["seat"] for update in updates) == [0, 1, 2, 3, 4]
        assert all([moment["n"] for moment in update["moments"]] == [2, 3, 4, 5, 6] for update in updates)
        assert [update["done"] for update in updates] == [{f"ballot {seat}": seat + 2} for seat in range(5)]

    in_a_room(tmp_path, scene)


def test_one_bad_answer_among_many_is_refused_alone(tmp_path: Path) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        await desk.handle(room, port, do(room))
        answers = ballots(room)
        answers[2].actions = ["ballot maybe"]
        line.heard.clear()

        await all_at_once(room, port, answers)

        assert [news["key"] for news in line.heard if news["type"] == "refused"] == ["ballot 2"]
        assert len([news for news in line.heard if news["type"] == "update" and news["done"]]) == 4
        assert room.play is not None
        assert room.play.match.waiting == (2,)

    in_a_room(tmp_path, scene)


def test_an_answer_that_breaks_the_rules_code_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        await desk.handle(room, port, do(room))
        assert room.play is not None
        act = type(room.play).act

        def breaks(play: object, seat: int, *rest: object) -> object:
            return act(play, seat, *rest) if seat != 2 else 1 / 0  # type: ignore[arg-type]  # handed on as it came

        monkeypatch.setattr(type(room.play), "act", breaks)

        ends = await asyncio.gather(
            *[desk.handle(room, port, answer) for answer in ballots(room)], return_exceptions=True
        )

        assert [type(end) for end in ends if end is not None] == [ZeroDivisionError]
        assert room.play.match.waiting == (2,)
        stored = await room.house.store.moments(room.play.row.id)
        assert [row.key for row in stored if row.key and row.key.startswith("ballot")] == [
            f"ballot {seat}" for seat in (0, 1, 3, 4)
        ]

    in_a_room(tmp_path, scene)


def test_answers_the_store_does_not_take_are_all_refused_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        await desk.handle(room, port, do(room))
        line.heard.clear()

        def full(*changes: object) -> asyncio.Future[None]:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.set_exception(NotStored("disk full"))
            return future

        with monkeypatch.context() as patch:
            patch.setattr(room.house.store, "write", full)
            await all_at_once(room, port, ballots(room))

        refused = [news["code"] for news in line.heard if news["type"] == "refused"]
        assert refused == ["not-stored"] * 5
        assert room.play is not None
        assert room.play.match.waiting == (0, 1, 2, 3, 4)

    in_a_room(tmp_path, scene)


def test_the_same_answer_twice_at_once_acts_once(tmp_path: Path) -> None:
    async def scene(rooms: Lobby, room: Room, port: Port, line: Line) -> None:
        answer = do(room)

        await all_at_once(room, port, [answer, answer])

        assert [news["again"] for news in line.heard if news["type"] == "done"] == [True]
        assert room.play is not None
        assert room.play.n == 1

    in_a_room(tmp_path, scene)
