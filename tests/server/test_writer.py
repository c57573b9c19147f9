"""The one thread that writes: each work in its own order, several of them at once, and nobody hurries past a commit."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, select

from hemicycle.core.steps import Refused
from hemicycle.server.room.commands import Asked
from hemicycle.server.store import schema, statements, writer
from hemicycle.server.store.connecting import connect
from hemicycle.server.store.migrate import upgrade
from hemicycle.server.store.writer import Fence, Work, Writer
from tests.server.test_runner import Scene, play


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    engine = connect(f"sqlite:///{tmp_path / 'kept.db'}")
    upgrade(engine)
    return engine


def seats(engine: Engine) -> list[tuple[str, str]]:
    holder = schema.holder.c
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(select(holder.room, holder.person).order_by(holder.room))]


def moved(room: str, *people: str) -> Work:
    """One after the other takes the same seat."""
    leave = (statements.NO_HOLDERS, {"where": room})
    return [
        each
        for person in people
        for each in (leave, (statements.NEW_HOLDER, {"room": room, "seat": 0, "person": person}))
    ]


def test_works_of_one_commit_keep_their_order_and_are_said_at_once(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[int] = []
    monkeypatch.setattr(
        Connection, "exec_driver_sql", watched(Connection.exec_driver_sql, lambda text, rows: said.append(len(rows)))
    )
    with engine.begin() as connection:
        writer._execute(connection, [moved("A", "ann", "bob"), moved("B", "cid"), moved("C", "dan", "eve", "fay")])

    assert seats(engine) == [("A", "bob"), ("B", "cid"), ("C", "fay")]
    assert said == [3, 3, 2, 2, 1, 1]


def watched(call: Any, watch: Any) -> Any:
    def watching(self: Any, *given: Any) -> Any:
        watch(*given)
        return call(self, *given)

    return watching


def test_whoever_waits_for_calm_waits_for_one_commit_and_no_longer(engine: Engine) -> None:
    entered, go_on = threading.Event(), threading.Semaphore(0)

    def slowly(connection: Connection, fences: set[Fence]) -> set[Fence]:
        entered.set()
        go_on.acquire(timeout=20)
        return set()

    async def scene() -> None:
        store = Writer(engine, lost=slowly)
        await store.calm()  # nothing is under way
        first = store.write(moved("A", "ann"), ("A", 1))
        await asyncio.to_thread(entered.wait, 20)
        second = store.write(moved("B", "bob"), ("B", 1))
        calm = asyncio.create_task(store.calm())
        await asyncio.sleep(0)
        assert not calm.done()
        go_on.release()
        await calm  # although there is more to write by now
        assert first.done()
        assert not second.done()
        go_on.release()
        await second
        await store.calm()
        store.close()

    asyncio.run(scene())
    assert seats(engine) == [("A", "ann"), ("B", "bob")]


def test_answers_that_come_during_a_commit_are_one_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slowly(connection: Connection, fences: set[Fence]) -> set[Fence]:
        go_on.wait(timeout=20)
        return set()

    async def scene(stage: Scene) -> None:
        await stage.ask(stage.do())  # a chancellor is nominated
        monkeypatch.setattr(stage.door.store.writer, "_lost", slowly)
        ballots, before = stage.ballots(), len(stage.ear.of("update"))
        other = stage.door.store.probe(1)
        await asyncio.sleep(0)  # it is with the writer
        for ballot in ballots:
            stage.runner.submit(Asked(stage.connection, ballot))
            await asyncio.sleep(0)  # each by itself
        go_on.set()
        await other
        await stage.runner.idle()

        news = stage.ear.of("update")[before:]
        assert [len(each["moments"]) for each in news] == [len(ballots)] * 5
        assert sorted([key for each in news for key in each["done"]]) == sorted([ballot.key for ballot in ballots])

    play(tmp_path, scene)


def test_a_room_that_is_lost_while_it_waits_refuses_what_it_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slowly(connection: Connection, fences: set[Fence]) -> set[Fence]:
        go_on.wait(timeout=20)
        return set()

    async def scene(stage: Scene) -> None:
        monkeypatch.setattr(stage.door.store.writer, "_lost", slowly)
        before, other = stage.match.commits, stage.door.store.probe(1)
        await asyncio.sleep(0)  # it is with the writer
        asking = asyncio.create_task(stage.runner.ask(Asked(stage.connection, stage.do())))
        await asyncio.sleep(0)
        stage.runner.lose()
        with pytest.raises(Refused) as caught:
            await asyncio.wait_for(asking, 10)
        go_on.set()
        await other
        await stage.runner.idle()

        assert caught.value.code == "not-stored"
        assert stage.match.commits == before, "a room that runs elsewhere does nothing here"

    play(tmp_path, scene)


def test_what_is_changed_again_and_again_is_remembered_as_one_statement(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        async def change(number: int) -> int:
            await stage.door.choosing.outbox.change_way("a way", sent=number, trouble=None)
            await stage.door.store.change_person("somebody", {"name": str(number)})
            return writer._prepared.cache_info().currsize

        once = await change(1)

        assert [await change(number) for number in range(2, 6)] == [once] * 4

    play(tmp_path, scene)
