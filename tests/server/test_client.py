"""Bots of one's own, through the same door as people."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

import hemicycle
from hemicycle import bots
from hemicycle.client import AsyncClient, Client, Refused, aio
from tests.server.process import Server
from tests.server.wire import Visitor

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
Come = Callable[..., Visitor]


def test_the_twenty_lines_of_the_example_play_a_whole_game(server: Server, visitors: Come) -> None:
    ann = visitors()
    code = ann.open(seats=5)
    wire = ann.wire(code)
    wire.done("put-bot", seat=0, level="random")
    for seat in (1, 2, 3):
        wire.done("put-bot", seat=seat, level="random")
    with subprocess.Popen([sys.executable, str(EXAMPLE), server.url, code], stdout=subprocess.PIPE, text=True) as robo:
        wire.until(lambda wire: wire.table["seats"][4]["state"] == "person")
        assert wire.table["seats"][4]["program"]
        wire.done("start")

        said, _ = robo.communicate(timeout=60)

    assert "'winners'" in said
    assert len(EXAMPLE.read_text().splitlines()) < 25


def test_a_bot_of_the_house_can_play_from_outside(server: Server) -> None:
    game = hemicycle.game("secret-hitler")
    bot = bots.make("random", game, game.load())
    with Client(server.url, name="Robo") as client:
        table = client.open("secret-hitler", seats=5, bots="random", start=True, pace="untimed", bot_delay=0)

        for turn in table.turns():
            seen = turn.observation
            assert seen.events
            turn.play(str(bot.choose(seen, Random(1))))

        assert table.outcome is not None


def test_a_token_is_enough_to_be_the_same_program_again(server: Server) -> None:
    with Client(server.url, name="Robo") as client:
        code = client.open("secret-hitler", seats=5).code
        token = client.token

    with Client(server.url, token=token) as again:
        assert again.request("GET", "/api/me")["name"] == "Robo"
        assert again.join(code).inner.you.seats == [0]


def test_an_asynchronous_client_plays_several_seats_at_once(server: Server) -> None:
    async def evening() -> int:
        async with AsyncClient(server.url, name="Robo") as client:
            table = await client.open("secret-hitler", seats=5, mine=5, start=True, pace="untimed")
            played = 0
            async for turn in table.turns():
                await turn.play(turn.choices[0])
                played += 1
            return played

    assert asyncio.run(evening()) > 20


def test_a_refusal_is_an_exception_with_its_code(server: Server) -> None:
    with Client(server.url, name="Robo") as client:
        with pytest.raises(Refused) as nowhere:
            client.join("NOTHERE")
        table = client.open("secret-hitler", seats=5)
        with pytest.raises(Refused) as taken:
            table.sit(0)

    assert (nowhere.value.code, taken.value.code) == ("no-such-table", "seat-taken")


def test_whoever_is_turned_away_before_the_first_word_is_told_why(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connect_slowly(*arguments: Any, **options: Any) -> ClientConnection:
        line = await connect(*arguments, **options)
        await line.wait_closed()
        return line

    async def come() -> None:
        async with AsyncClient(server.url, name="Robo") as client:
            await client.join("NOWHERE")

    monkeypatch.setattr(aio, "connect", connect_slowly)
    with pytest.raises(Refused) as nowhere:
        asyncio.run(come())

    assert nowhere.value.code == "no-such-table"
