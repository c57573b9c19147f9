"""Reviews under way: in a process of its own each, which costs the event loop nothing; made once, ended on demand."""

from __future__ import annotations

import asyncio
import io
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle.core.steps import Refused
from hemicycle.review import worker
from hemicycle.server.protocol.looking_back import ReviewState
from hemicycle.server.runner.clock import WallClock
from hemicycle.server.runner.reviews import Reviews

RECORDS = Path(__file__).parent.parent / "records"
SHORT = (RECORDS / "secret-hitler-official-hitler-elected.jsonl").read_text("utf-8")
LONG = (RECORDS / "die-macher-1997-last-election.jsonl").read_text("utf-8")


class Shelf:
    """Keeps reviews in memory."""

    def __init__(self) -> None:
        self.bodies: dict[str, bytes] = {}

    async def review(self, id: str) -> bytes | None:
        return self.bodies.get(id)

    def keep_review(self, id: str, body: bytes, at: int) -> asyncio.Future[None]:
        self.bodies[id] = body
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """The processes that were started."""
    started: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def watched(*command: str, **pipes: Any) -> Process:
        started.append(await start(*command, **pipes))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)
    return started


async def ended(reviews: Reviews, name: str) -> ReviewState:
    while (state := await reviews.look(name)).state not in ("done", "failed"):
        await asyncio.sleep(0.05)
    return state


async def under_way(reviews: Reviews, name: str) -> None:
    while (await reviews.look(name)).part == 0:
        await asyncio.sleep(0.05)


def test_a_review_is_made_once_and_not_by_the_event_loop(processes: list[Process]) -> None:
    async def look() -> float:
        reviews = Reviews(Shelf(), WallClock())
        begun = time.thread_time()
        asked = await reviews.ask(SHORT, "quick", "ann", "here")
        state = await ended(reviews, asked.id)
        spent = time.thread_time() - begun
        assert (state.state, state.part) == ("done", 1.0)
        assert await reviews.ask(SHORT, "quick", "bob", "here") == state
        await reviews.close()
        return spent

    spent = asyncio.run(look())

    assert len(processes) == 1
    assert spent < 0.5  # of the processor; the review itself takes seconds


def test_a_review_that_is_kept_no_more_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    async def at_once(reviews: Reviews, job: Any, asked: worker.ReviewJob) -> None:
        made.append(asked.depth)
        job.state.state = "done"  # and the newer ones have pushed it out by the time somebody asks again

    async def ask_twice() -> None:
        reviews = Reviews(Shelf(), WallClock())
        for _ in range(2):
            await reviews.ask(SHORT, "quick", "ann", "here")
            await asyncio.gather(*[job.task for job in reviews._jobs.values() if job.task is not None])

    monkeypatch.setattr(Reviews, "_made", at_once)
    asyncio.run(ask_twice())

    assert made == ["quick", "quick"]


def test_a_cancelled_review_ends_its_process_and_only_who_asked_cancels(processes: list[Process]) -> None:
    async def cancel() -> None:
        reviews = Reviews(Shelf(), WallClock())
        asked = await reviews.ask(LONG, "deep", "ann", "here")
        await under_way(reviews, asked.id)
        with pytest.raises(Refused):
            reviews.cancel(asked.id, "bob")
        assert processes[0].returncode is None

        reviews.cancel(asked.id, "ann")

        await processes[0].wait()
        with pytest.raises(Refused) as refused:
            await reviews.look(asked.id)
        assert refused.value.code == "no-such-review"
        await reviews.close()

    asyncio.run(cancel())


def test_one_review_at_a_time_and_two_of_one_person(processes: list[Process]) -> None:
    async def crowd() -> None:
        reviews = Reviews(Shelf(), WallClock())
        asked = [await reviews.ask(LONG, depth, "ann", "here") for depth in ("deep", "normal")]
        await under_way(reviews, asked[0].id)

        assert (await reviews.look(asked[1].id)).state == "waiting"
        with pytest.raises(Refused) as refused:
            await reviews.ask(LONG, "quick", "ann", "here")
        assert refused.value.code == "too-many-reviews"
        assert len(processes) == 1
        await reviews.close()
        await processes[0].wait()

    asyncio.run(crowd())


def test_many_guests_of_one_address_do_not_fill_the_queue(processes: list[Process]) -> None:
    async def crowd() -> None:
        reviews = Reviews(Shelf(), WallClock())
        for number in range(6):
            await reviews.ask(LONG + "\n" * number, "deep", f"guest {number}", "here")

        with pytest.raises(Refused, match="too-many-reviews"):
            await reviews.ask(LONG, "quick", "one more", "here")
        assert (await reviews.ask(LONG, "quick", "bob", "elsewhere")).state == "waiting"
        await reviews.close()

    asyncio.run(crowd())


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ((RECORDS / "earlier" / "secret-hitler-official-1.jsonl").read_text("utf-8"), "revision"),
        (SHORT[: SHORT.rindex('{"n"')], "not-over"),
    ],
)
def test_a_record_that_cannot_be_reviewed_ends_in_a_code(record: str, code: str) -> None:
    async def fail() -> ReviewState:
        reviews = Reviews(Shelf(), WallClock())
        state = await ended(reviews, (await reviews.ask(record, "quick", "ann", "here")).id)
        await reviews.close()
        return state

    state = asyncio.run(fail())

    assert (state.state, state.code) == ("failed", code)


def test_a_bot_that_breaks_down_ends_a_review_in_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[worker.ReviewLine] = []

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(worker, "review", broken)
    monkeypatch.setattr(worker, "say", told.append)
    monkeypatch.setattr("os.nice", lambda by: None)
    job = msgspec.json.encode(worker.ReviewJob(SHORT, "quick"))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(job)))

    worker.main()

    assert [line.code for line in told] == ["bot-failed"]
