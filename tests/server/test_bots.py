"""Bots at the table: they think in processes of their own, within their time, and may speak."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

import hemicycle
from hemicycle import bots
from hemicycle.bots.bot import RandomBot
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler.claims import ClaimDrew
from hemicycle.server.runner import bot_worker, bot_workers
from hemicycle.server.runner.bot_worker import Job, NoThought
from hemicycle.server.runner.bot_workers import BotWorkerProcesses, FairQueue, Waiting
from hemicycle.testing import random_match
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]


def job(name: str, *, wish: str = "choose", decisions: int = 30) -> Job:
    """What a bot is asked in the middle of a match."""
    match = random_match(hemicycle.game(name), seed=4, decisions=decisions)
    seat = match.waiting[0]
    return Job(
        wish=wish,
        game=name,
        edition=match.rules.id,
        options={},
        level="random",
        view=match.view(seat),
        events=[str(event) for event in match.events(seat)],
        remarks=[],
        seed=1,
    )


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_bot_is_given_exactly_what_its_seat_knows(name: str) -> None:
    game = hemicycle.game(name)
    match = random_match(game, seed=4, decisions=30)
    seat = match.waiting[0]
    sent = msgspec.json.decode(msgspec.json.encode(job(name)), type=Job)

    seen = bot_worker.observation(game, sent.view, sent.events, sent.remarks)

    truth = match.observation(seat)
    assert seen.events == truth.events
    assert seen.view.board == truth.view.board
    assert [choice.action for choice in seen.view.choices] == [choice.action for choice in truth.view.choices]
    assert game.imagine(match.rules, seen.view, match.table.chance).seats == match.table.seats


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_bot_thinks_in_a_process_of_its_own(name: str) -> None:
    async def ask() -> str:
        workers = BotWorkerProcesses(1, budget=20.0)
        try:
            return (await workers.ask(job(name), "ann")).action
        finally:
            await workers.close()

    assert asyncio.run(ask()) in [choice.action for choice in job(name).view.choices]


def test_a_bot_that_breaks_down_or_dawdles_is_replaced() -> None:
    async def ask() -> tuple[str, str]:
        workers = BotWorkerProcesses(1, budget=20.0)
        broken = msgspec.structs.replace(job("secret-hitler"), level="no such level")
        try:
            with pytest.raises(NoThought):
                await workers.ask(broken, "ann")
            first = (await workers.ask(job("secret-hitler"), "ann")).action
            workers.budget = 0.0
            with pytest.raises(NoThought):
                await workers.ask(job("secret-hitler"), "ann")
            workers.budget = 20.0
            return first, (await workers.ask(job("secret-hitler"), "ann")).action
        finally:
            await workers.close()

    first, second = asyncio.run(ask())
    assert first == second


def test_a_process_that_started_too_slowly_answers_no_job_with_its_greeting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> str:
        workers = BotWorkerProcesses(1, budget=20.0)
        try:
            monkeypatch.setattr(bot_workers, "PATIENCE", 0.0)
            await workers.warm()
            monkeypatch.undo()
            return (await workers.ask(job("secret-hitler"), "ann")).action
        finally:
            await workers.close()

    assert asyncio.run(ask()) in [choice.action for choice in job("secret-hitler").view.choices]


def test_many_tables_of_one_owner_do_not_hold_up_the_table_of_another() -> None:
    async def take() -> list[bytes]:
        queue = FairQueue()
        for number in range(25):
            queue.put(_waiting(b"rich %d" % number, "rich"))
        queue.put(_waiting(b"poor", "poor"))
        return [job.line for job in iter(queue.take, None)]

    order = asyncio.run(take())

    assert order.index(b"poor") <= 1
    assert len(order) == 26


def test_whoever_is_no_longer_waited_for_is_passed_over() -> None:
    async def take() -> list[bytes]:
        queue = FairQueue()
        gone, there = _waiting(b"gone"), _waiting(b"there")
        queue.put(gone)
        queue.put(there)
        gone.answer.cancel()
        return [job.line for job in iter(queue.take, None)]

    assert asyncio.run(take()) == [b"there"]


def _waiting(line: bytes, owner: str = "ann") -> Waiting:
    return Waiting(owner, line, asyncio.get_running_loop().create_future())


class Talker(RandomBot):
    """Claims to have drawn three liberal policies, whenever something happens."""

    def speak(self, seen: Observation, random: Random) -> ClaimDrew | None:
        """Say it."""
        return ClaimDrew(0, "LLL")


def test_a_bot_says_what_makes_it_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = bot_worker.think(job("secret-hitler", wish="speak"))
    monkeypatch.setattr(bots, "make", lambda level, game, rules: Talker(game, rules))
    bot_worker._bot.cache_clear()

    talking = bot_worker.think(job("secret-hitler", wish="speak"))

    bot_worker._bot.cache_clear()
    assert (silent.remark, silent.triggers) == (None, [])
    assert talking.remark == "claim-drew 0 LLL"
    assert "enacted" in talking.triggers


def test_bots_answer_at_the_pace_of_the_table(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(mine=0, bots="random", start=True, bot_delay=300))

    wire.until(lambda wire: wire.updates[None]["n"] >= 3)

    times = [moment["at"] for news in wire.news if news["type"] == "update" for moment in news["moments"]]
    assert times[1] - times[0] >= 150
    assert {seat["state"] for seat in wire.table["seats"]} == {"bot"}


def nominated(visitor: Visitor, *, bot_delay: int) -> tuple[Wire, int]:
    """A table where one of somebody's own seats has just nominated a chancellor, who may still be another one.

    They have three of five seats: whoever of them comes first, no game is over by then.
    """
    wire = visitor.wire(visitor.open(seats=5, mine=3, bots="random", start=True, bot_delay=bot_delay))
    while True:
        wire.until(lambda wire: bool(wire.asked()))
        seat = wire.asked()[0]
        action = wire.choices(seat)[0]
        wire.do(seat, action)
        wire.settle()
        if action.startswith("nominate"):
            return wire, seat


def test_bots_follow_each_other_quickly_and_leave_a_person_time_to_take_back(visitors: Come) -> None:
    wire, seat = nominated(visitors(), bot_delay=9_000)

    undone = wire.ask("undo", seat=seat)

    assert undone["type"] == "done"


def test_whoever_takes_nothing_back_keeps_no_bot_waiting(visitors: Come) -> None:
    wire, seat = nominated(visitors(), bot_delay=10_000)
    assert wire.updates[seat]["undoable"]
    mine = wire.updates[seat]["moments"][-1]["at"]

    wire.done("go-on", seat=seat)
    wire.until(lambda wire: not wire.updates[seat]["undoable"])

    assert wire.updates[seat]["moments"][-1]["at"] - mine < 10_000
    assert wire.ask("undo", seat=seat)["code"] == "not-undoable"


def test_whose_seat_it_is_says_whether_it_stands(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    wire, seat = nominated(ann, bot_delay=10_000)

    refused = bob.wire(wire.code).ask("go-on", seat=seat)

    assert refused["type"] == "refused"
    assert wire.ask("undo", seat=seat)["type"] == "done"


def seated_together(visitors: Come) -> tuple[Wire, Wire]:
    """Ann, who is the host, and Bob play with three bots; Bob is still looking."""
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5)
    wires = ann.wire(code), bob.wire(code)
    wires[1].done("sit", seat=1)
    wires[1].done("behind", behind=True)
    wires[0].done("start", bots="random")
    return wires


def answer_for_people(wires: tuple[Wire, Wire]) -> int:
    """Answer until only bots are asked; returns how far the match has come."""
    luck = Random(1)
    for _ in range(20):  # of which every one gives a bot more time than it needs
        for wire in wires:
            wire.settle()
            for seat in wire.asked():
                wire.do(seat, wire.any(seat, luck))
    return int(next(iter(wires[0].updates.values()))["n"])


def test_bots_wait_for_whoever_still_looks_at_what_happened(visitors: Come) -> None:
    ann, bob = seated_together(visitors)
    n = answer_for_people((ann, bob))
    assert answer_for_people((ann, bob)) == n

    bob.done("behind", behind=False)

    ann.wait(lambda news: news["type"] == "update" and news["n"] > n)


def test_bots_wait_for_nobody_if_the_host_says_so(visitors: Come) -> None:
    ann, bob = seated_together(visitors)
    n = answer_for_people((ann, bob))
    assert bob.refused("wait-for-slowest", wait=False) == "host-only"

    ann.done("wait-for-slowest", wait=False)

    ann.wait(lambda news: news["type"] == "update" and news["n"] > n)
    assert ann.table["settings"]["wait_for_slowest"] is False


def test_bots_go_on_when_the_slowest_has_left(visitors: Come) -> None:
    ann, bob = seated_together(visitors)
    n = answer_for_people((ann, bob))

    bob.close()

    ann.wait(lambda news: news["type"] == "update" and news["n"] > n)
