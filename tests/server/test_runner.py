"""A runner by itself: what comes together is stored and told together; what breaks half-way is forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hemicycle.server.app import assemble
from hemicycle.server.config import Config
from hemicycle.server.door.door import Door
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import NewGuest, NewTable, Settings, TimeControl
from hemicycle.server.protocol.news import Bye
from hemicycle.server.room.commands import Asked, Entered, Left
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.rows import Person
from hemicycle.server.runner import rooms, runner
from hemicycle.server.runner.runner import Runner
from hemicycle.server.store import NotStored


class Ear:
    """Hears everything."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send_bytes(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def hang_up(self, bye: Bye, code: int = 1000) -> None:
        self.heard.append({"type": "bye", "code": bye.code})

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [news for news in self.heard if news["type"] == kind]


class Scene:
    """A table at which Ann holds all five seats."""

    def __init__(self, door: Door, runner: Runner, ann: Person) -> None:
        self.door = door
        self.runner = runner
        self.ann = ann
        self.ear, self.connection = self.come()

    def come(self) -> tuple[Ear, int]:
        """Ann comes with another device."""
        ear = Ear()
        connection = self.door.bus.attach(ear)
        self.runner.submit(Entered(connection, self.ann, r.Hello(key="hello", protocol=1)))
        return ear, connection

    @property
    def match(self) -> MatchState:
        return self.runner.room.need_match()

    def do(self) -> r.Do:
        """Some legal answer to the present decision."""
        match = self.match
        seat = match.match.waiting[0]
        action = str(match.match.options(seat)[0])
        return r.Do(key=f"k{match.n}", seat=seat, decision=match.decision(seat) or "", actions=[action])

    def ballots(self) -> list[r.Do]:
        """One ballot of every seat that is asked."""
        match = self.match
        return [
            r.Do(key=f"ballot {seat}", seat=seat, decision=match.decision(seat) or "", actions=["ballot true"])
            for seat in match.match.waiting
        ]

    async def ask(self, *requests: Any) -> None:
        """Ask for several things at once, and wait until they are done."""
        for request in requests:
            self.runner.submit(Asked(self.connection, request))
        await self.runner.idle()


def play(folder: Path, scene: Callable[[Scene], Awaitable[None]], **settings: Any) -> None:
    """Play a scene at a table where Ann holds all five seats."""

    async def run() -> None:
        folder.mkdir(exist_ok=True)
        door = assemble(Config(data=folder, luck_wait=0.0))
        ann = (await door.sessions.guest(NewGuest(name="Ann"), "here", "a device")).person
        wish = Settings(game="secret-hitler", seats=5, **{"pace": "untimed", **settings})
        room = await door.rooms.add(ann, NewTable(settings=wish, mine=5, start=True), "here")
        stage = Scene(door, door.rooms.open[room.code], ann)
        await stage.runner.idle()
        try:
            await scene(stage)
        finally:
            await door.rooms.drain()
            await door.workers.close()
            door.store.close()

    asyncio.run(run())


def full(*_: object, **__: object) -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_exception(NotStored("database or disk is full"))
    return future


def refusing(write: Callable[..., Any], times: int) -> Callable[..., Any]:
    """A store that refuses so many times, then takes everything."""
    refusals = [True] * times
    return lambda *arguments, **named: full() if refusals and refusals.pop() else write(*arguments, **named)


def test_ballots_that_arrive_together_are_one_update_for_each_seat(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        stage.ear.heard.clear()

        await stage.ask(*stage.ballots())

        updates = stage.ear.of("update")
        assert sorted(update["seat"] for update in updates) == [0, 1, 2, 3, 4]
        assert all([moment["n"] for moment in update["moments"]] == [2, 3, 4, 5, 6] for update in updates)
        assert [update["done"] for update in updates] == [{f"ballot {seat}": seat + 2} for seat in range(5)]

    play(tmp_path, scene)


def test_one_bad_answer_among_many_is_refused_alone(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        answers = stage.ballots()
        answers[2].actions = ["ballot maybe"]
        stage.ear.heard.clear()

        await stage.ask(*answers)

        assert [news["key"] for news in stage.ear.of("refused")] == ["ballot 2"]
        assert len([update for update in stage.ear.of("update") if update["done"]]) == 4
        assert stage.match.match.waiting == (2,)

    play(tmp_path, scene)


def test_an_answer_that_breaks_the_rules_code_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        act = MatchState.act

        def breaks(state: MatchState, seat: int, *rest: Any) -> object:
            return act(state, seat, *rest) if seat != 2 else 1 / 0

        monkeypatch.setattr(MatchState, "act", breaks)
        stage.ear.heard.clear()

        await stage.ask(*stage.ballots())

        assert [(news["key"], news["code"]) for news in stage.ear.of("refused")] == [("ballot 2", "trouble")]
        assert stage.match.match.waiting == (2,)
        stored = await stage.door.store.moments(stage.match.row.id)
        assert [row.key for row in stored if row.key and row.key.startswith("ballot")] == [
            f"ballot {seat}" for seat in (0, 1, 3, 4)
        ]

    play(tmp_path, scene)


def test_answers_the_store_does_not_take_are_all_refused_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        stage.ear.heard.clear()
        monkeypatch.setattr(runner, "PAUSE", 0.0)

        with monkeypatch.context() as patch:
            patch.setattr(stage.door.store, "write", full)
            await stage.ask(*stage.ballots())

        assert [news["code"] for news in stage.ear.of("refused")] == ["not-stored"] * 5
        assert stage.match.match.waiting == (0, 1, 2, 3, 4)
        await stage.ask(*stage.ballots())
        assert stage.match.match.waiting != (0, 1, 2, 3, 4)

    play(tmp_path, scene)


def test_what_the_store_refuses_once_is_tried_once_more_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        monkeypatch.setattr(stage.door.store, "write", refusing(stage.door.store.write, 1))
        stage.ear.heard.clear()

        await stage.ask(*stage.ballots())

        done = {key for update in stage.ear.of("update") for key in update["done"]}
        assert done == {f"ballot {seat}" for seat in range(5)}
        assert stage.ear.of("refused") == []

    play(tmp_path, scene)


def test_bots_go_on_when_the_store_takes_things_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They keep out of a room that breaks again and again, but a disk that was full for a while is no such room."""

    async def scene(stage: Scene) -> None:
        monkeypatch.setattr(runner, "PAUSE", 0)
        asked: list[object] = []
        monkeypatch.setattr(stage.runner.bots, "go_on", asked.append)
        write = stage.door.store.write
        monkeypatch.setattr(stage.door.store, "write", full)
        for _ in range(runner.MOST_TROUBLES):
            await stage.ask(stage.do())
        asked.clear()
        await stage.ask(r.Ping(key="p"))
        assert asked == []

        monkeypatch.setattr(stage.door.store, "write", write)
        await stage.ask(stage.do())
        assert len(asked) == 1

    play(tmp_path, scene)


def test_two_who_missed_a_deadline_answer_one_vote_together(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        for seat in (0, 1):
            stage.runner.room.chairs[seat].missed = 1
        stage.ear.heard.clear()

        await stage.ask(*stage.ballots())

        assert stage.ear.of("refused") == []
        assert len([update for update in stage.ear.of("update") if update["done"]]) == 5

    play(tmp_path, scene, pace="custom", clock=TimeControl(bank=100, increment=60, cap=60))


def test_a_room_with_much_to_do_leaves_the_others_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        monkeypatch.setattr(runner, "MOST_TOGETHER", 1)
        heard: list[int] = []

        async def other_room() -> None:
            while len(stage.ear.of("done")) < 20:
                heard.append(len(stage.ear.of("done")))
                await asyncio.sleep(0)

        beside = asyncio.create_task(other_room())
        await stage.ask(*[r.Ping(key=f"p{number}") for number in range(20)])
        await beside

        assert len(set(heard)) >= 20

    play(tmp_path, scene)


def test_the_same_answer_twice_at_once_acts_once(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        answer = stage.do()

        await stage.ask(answer, answer)

        assert [news["again"] for news in stage.ear.of("done")] == [True]
        assert stage.match.n == 1

    play(tmp_path, scene)


def test_what_breaks_half_way_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        before = stage.match.match.record.text()
        with monkeypatch.context() as patch:
            patch.setattr(MatchState, "changes", lambda *_: 1 / 0)
            await stage.ask(stage.do())

        assert [news["code"] for news in stage.ear.of("refused")] == ["trouble"]
        assert stage.match.match.record.text() == before
        await stage.ask(stage.do())
        assert stage.ear.of("update")[-1]["done"] == {"k1": 2}

    play(tmp_path, scene)


def test_an_idle_room_leaves_memory_and_comes_back_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        code, view, decision = stage.runner.room.code, stage.match.match.view(0), stage.match.decision(0)
        monkeypatch.setattr(rooms, "IDLE", -1)
        stage.door.rooms.sweep()
        assert code in stage.door.rooms.open
        stage.runner.submit(Left(stage.connection))
        await stage.runner.idle()

        stage.door.rooms.sweep()

        assert stage.door.rooms.open == {}
        await stage.door.rooms.find(code)
        again = stage.door.rooms.open[code]
        assert again is not stage.runner
        assert again.room.need_match().match.view(0) == view
        assert again.room.need_match().decision(0) == decision

    play(tmp_path, scene)


def test_a_room_that_was_closed_writes_nothing_more(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        old = stage.runner
        fence = await stage.door.rooms.services.leases.take(old.room.code)
        assert fence is not None

        await stage.ask(stage.do())

        assert [news["code"] for news in stage.ear.of("bye")] == ["moved"]
        assert len(await stage.door.store.moments(old.room.need_match().row.id)) == 1

    play(tmp_path, scene)


def test_who_comes_while_the_room_goes_elsewhere_is_sent_after_it(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        assert await stage.door.rooms.services.leases.take(stage.runner.room.code) is not None
        stage.runner.submit(Asked(stage.connection, stage.do()))
        while stage.runner._inbox:
            await asyncio.sleep(0)

        waiting, _ = stage.come()
        await stage.runner.idle()
        late, _ = stage.come()

        for ear in (waiting, late):
            assert [news["code"] for news in ear.heard] == ["moved"]

    play(tmp_path, scene)


def test_who_comes_while_the_store_refuses_is_welcomed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        monkeypatch.setattr(stage.door.store, "write", refusing(stage.door.store.write, 1))
        stage.runner.submit(Asked(stage.connection, stage.do()))
        ear, _ = stage.come()
        await stage.runner.idle()

        assert ear.heard[0]["type"] == "welcome"
        assert ear.of("refused") == []

    play(tmp_path, scene)


def test_who_cannot_be_let_in_because_nothing_can_be_stored_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        stage.runner.submit(Left(stage.connection))
        await stage.runner.idle()
        monkeypatch.setattr(stage.door.store, "write", refusing(stage.door.store.write, 2))
        ear, _ = stage.come()
        await stage.runner.idle()

        assert [(news["type"], news["code"]) for news in ear.heard] == [
            ("refused", "not-stored"),
            ("bye", "not-stored"),
        ]

    play(tmp_path, scene)


def test_whoever_stays_while_a_room_is_read_again_was_never_away(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())
        assert await stage.runner._read_again()

        assert [chair.away_since for chair in stage.runner.room.chairs] == [None] * 5
        stage.runner.submit(Left(stage.connection))
        await stage.runner.idle()
        assert None not in [chair.away_since for chair in stage.runner.room.chairs]

    play(tmp_path, scene)


def test_free_undo_survives_a_restart(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        answer = stage.do()
        await stage.ask(answer)
        assert await stage.runner._read_again()

        await stage.ask(r.Undo(key="back", seat=answer.seat))

        assert stage.ear.of("update")[-1]["done"] == {"back": 2}

    play(tmp_path, scene)
