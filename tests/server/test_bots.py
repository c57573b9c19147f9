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
from hemicycle.server import thinker
from hemicycle.server.thinker import Job
from hemicycle.server.thinkers import NoThought, Thinkers
from hemicycle.testing import random_match
from tests.server.wire import Visitor

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

    seen = thinker.observation(game, sent.view, sent.events, sent.remarks)

    truth = match.observation(seat)
    assert seen.events == truth.events
    assert seen.view.board == truth.view.board
    assert [choice.action for choice in seen.view.choices] == [choice.action for choice in truth.view.choices]
    assert game.imagine(match.rules, seen.view, match.table.chance).seats == match.table.seats


@pytest.mark.parametrize("name", hemicycle.names())
def test_a_bot_thinks_in_a_process_of_its_own(name: str) -> None:
    async def ask() -> str:
        thinkers = Thinkers(1, budget=20.0)
        try:
            return (await thinkers.ask(job(name))).action
        finally:
            await thinkers.close()

    assert asyncio.run(ask()) in [choice.action for choice in job(name).view.choices]


def test_a_bot_that_breaks_down_or_dawdles_is_replaced() -> None:
    async def ask() -> tuple[str, str]:
        thinkers = Thinkers(1, budget=20.0)
        broken = msgspec.structs.replace(job("secret-hitler"), level="no such level")
        try:
            with pytest.raises(NoThought):
                await thinkers.ask(broken)
            first = (await thinkers.ask(job("secret-hitler"))).action
            thinkers.budget = 0.0
            with pytest.raises(NoThought):
                await thinkers.ask(job("secret-hitler"))
            thinkers.budget = 20.0
            return first, (await thinkers.ask(job("secret-hitler"))).action
        finally:
            await thinkers.close()

    first, second = asyncio.run(ask())
    assert first == second


class Talker(RandomBot):
    """Claims to have drawn three liberal policies, whenever something happens."""

    def speak(self, seen: Observation, random: Random) -> ClaimDrew | None:
        """Say it."""
        return ClaimDrew(0, "LLL")


def test_a_bot_says_what_makes_it_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = thinker.think(job("secret-hitler", wish="speak"))
    monkeypatch.setattr(bots, "make", lambda level, game, rules: Talker(game, rules))
    thinker._bot.cache_clear()

    talking = thinker.think(job("secret-hitler", wish="speak"))

    thinker._bot.cache_clear()
    assert (silent.remark, silent.cues) == (None, [])
    assert talking.remark == "claim-drew 0 LLL"
    assert "enacted" in talking.cues


def test_bots_answer_at_the_pace_of_the_table(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(mine=0, bots="random", start=True, bot_delay=300))

    wire.until(lambda wire: wire.updates[None]["n"] >= 3)

    times = [moment["at"] for news in wire.news if news["type"] == "update" for moment in news["moments"]]
    assert times[1] - times[0] >= 150
    assert {seat["state"] for seat in wire.table["seats"]} == {"bot"}
