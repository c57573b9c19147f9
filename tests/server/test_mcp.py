"""A language model's way to the tables: a scripted client plays whole games over standard input and output."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.server.mcpserver.exceptions import ToolError

import hemicycle
from hemicycle.client.aio import AsyncClient, AsyncTable
from hemicycle.core.chance import Quick
from hemicycle.core.match import Match
from hemicycle.core.view import Observation, View
from hemicycle.mcp_server import Player
from hemicycle.server.runner import bot_worker
from tests.server.process import Server

LINE = re.compile(r"^(\S.*?)   ", re.MULTILINE)


@asynccontextmanager
async def session(*arguments: str) -> AsyncIterator[ClientSession]:
    command = ["-c", "from hemicycle.cli import main; main()", "mcp", *arguments]
    async with (
        stdio_client(StdioServerParameters(command=sys.executable, args=command)) as (read, write),
        ClientSession(read, write) as client,
    ):
        await client.initialize()
        yield client


async def call(client: ClientSession, tool: str, **arguments: Any) -> tuple[str, bool]:
    """What a tool says, and whether that is a refusal."""
    result: Any = await client.call_tool(tool, arguments)
    return result.content[0].text, bool(result.is_error)


def test_a_whole_game_through_mcp(server: Server) -> None:
    async def play() -> None:
        async with session("--url", server.url, "--name", "Model") as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools >= {"list_tables", "sit", "look", "legal_actions", "act", "say", "rule"}
            text, _ = await call(client, "open_table", game="secret-hitler", seats=5, bots="random")
            for _ in range(200):
                if "The game is over" in text:
                    break
                offered, _ = await call(client, "legal_actions")
                if not LINE.findall(offered):
                    text, _ = await call(client, "wait")
                    continue
                assert "Rules: SH-" in offered
                text, refused = await call(client, "act", action=LINE.findall(offered)[0])
                assert not refused, text
            assert "Winners:" in text
            seen, _ = await call(client, "look")
            assert "The game is over" in seen

    asyncio.run(asyncio.wait_for(play(), 120))


def test_what_the_rules_or_the_house_refuse_is_told_in_a_sentence(server: Server) -> None:
    async def play() -> None:
        async with session("--url", server.url) as client:
            for tool, given, sentence in (
                ("look", {}, "You sit at no table yet"),
                ("open_table", {"game": "chess"}, "There is no game “chess”"),
                ("sit", {"code": "NOWHERE"}, "There is no table with this code."),
                ("open_table", {"game": "secret-hitler", "seats": 3}, "cannot be played with 3 players"),
                ("open_table", {"game": "secret-hitler", "bots": "genius"}, "There is no bot level “genius”"),
                ("rule", {"game": "secret-hitler", "section": "SH-999"}, "no section"),
            ):
                text, refused = await call(client, tool, **given)
                assert refused
                assert sentence in text
            await call(client, "open_table", game="secret-hitler", seats=5, bots="random")
            text, refused = await call(client, "act", action="nominate 99")
            assert refused
            assert "Traceback" not in text
            text, refused = await call(client, "rule", game="secret-hitler", section="SH-013")
            assert not refused
            assert text.startswith("SH-013")

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_model_hears_what_people_say_in_their_own_words(server: Server) -> None:
    async def play() -> list[str]:
        async with AsyncClient(server.url, name="Anna") as person, session("--url", server.url) as client:
            table = await person.open("global-powers", seats=2, mine=1, pace="untimed")
            await table.say("Do you play well?")
            await call(client, "sit", code=table.code)
            waiting, _ = await call(client, "wait", seconds=0)
            await table.start()
            await table.until(lambda each: each.updates)
            await table.say("Good luck!")
            await call(client, "say", text="And to you.")
            return [waiting, *[(await call(client, "wait", seconds=0))[0] for _ in range(2)]]

    waiting, begun, later = asyncio.run(asyncio.wait_for(play(), 120))

    assert "Anna: Do you play well?" in waiting
    assert "Anna: Good luck!" in begun
    assert "Do you play well?" not in begun
    assert "Good luck!" not in later
    assert "And to you." not in begun + later


def test_a_model_is_at_one_table_at_a_time_and_told_where_all_seats_are_taken(server: Server) -> None:
    async def play() -> None:
        async with AsyncClient(server.url, name="Anna") as person, AsyncClient(server.url, name="Model") as client:
            first, second, full = [
                await person.open("global-powers", seats=2, mine=mine, pace="untimed") for mine in (1, 1, 2)
            ]
            player = Player(client, "en")

            for table in (first, second):
                await player.sit(table.code, None)
            with pytest.raises(ToolError, match="All seats of this table are taken"):
                await player.sit(full.code, None)

            await first.until(lambda each: not each.info.seats[1].online)
            await full.until(lambda each: each.info.spectators == 0)
            assert player.table is not None
            assert player.table.code == second.code

    asyncio.run(asyncio.wait_for(play(), 60))


def test_it_starts_a_server_of_its_own() -> None:
    async def play() -> None:
        async with session() as client:
            text, refused = await call(client, "open_table", game="global-powers", seats=2, bots="random")
            assert not refused, text
            seen, _ = await call(client, "look")
            assert "You have seat" in seen

    asyncio.run(asyncio.wait_for(play(), 120))


@pytest.mark.parametrize("language", ["de", "nl", "fr"])
def test_it_speaks_the_language_asked_for(server: Server, language: str) -> None:
    async def play() -> tuple[str, bool]:
        async with session("--url", server.url, "--lang", language) as client:
            return await call(client, "rule", game="secret-hitler", section="SH-013")

    text, refused = asyncio.run(asyncio.wait_for(play(), 60))

    assert not refused
    assert text.startswith("SH-013")


class Replayed:
    """A seat of a match as the client of a program has it: what the server sends, and nothing else."""

    def __init__(self, match: Match, view: View, seat: int) -> None:
        settings = SimpleNamespace(game=match.game.id)
        chairs = [SimpleNamespace(seat=each, name=f"Player {each}") for each in range(match.table.seats)]
        self.info = SimpleNamespace(settings=settings, seats=chairs, phase="playing")
        sent = msgspec.json.decode(msgspec.json.encode(view))
        sent_view = bot_worker.observation(match.game, msgspec.convert(sent, View), [], []).view
        self.seen = Observation(sent_view, match.events(seat), tuple((who, what) for _, who, what in match.said))
        self.talk: list[Any] = []
        mine = sent_view.mine
        decision = "now" if seat in sent_view.waiting else None
        self.updates = {seat: SimpleNamespace(decision=decision, view=SimpleNamespace(mine=mine))}

    def observation(self, seat: int) -> Observation:
        """What the seat knows."""
        return self.seen


def told_by_mcp(match: Match, view: View, seat: int) -> tuple[str, str, list[str]]:
    """Everything the tools say of a table to a seat: the board, the choices, what has happened."""
    player = Player(cast("AsyncClient", None), "en")
    player.table, player.seat = cast("AsyncTable", Replayed(match, view, seat)), seat
    return player.look(), player.actions(), player._news()


def test_a_model_hears_what_is_said_once() -> None:
    match, luck = hemicycle.game("secret-hitler").match(seats=5, seed=1), Random(1)
    while not match.table.ledger:  # type: ignore[attr-defined]  # a table of Secret Hitler
        match.act(match.waiting[0], luck.choice(match.options(match.waiting[0])))
    president = match.table.ledger[0][0]  # type: ignore[attr-defined]  # a table of Secret Hitler
    match.remark(president, "claim-drew 0 FFL")
    player = Player(cast("AsyncClient", None), "en")
    player.table, player.seat = cast("AsyncTable", Replayed(match, match.view(0), 0)), 0

    first, again = player._news(), player._news()

    assert first[-1].startswith(f"Player {president} claims to have drawn FFL")
    assert again == []


@pytest.mark.parametrize("name", hemicycle.names())
@pytest.mark.parametrize("seed", range(3))
def test_what_it_says_of_a_table_holds_nothing_the_seat_may_not_know(name: str, seed: int) -> None:
    """At tables a seat cannot tell apart, the tools say the same, word by word."""
    game = hemicycle.game(name)
    match, luck, other = game.match(seed=seed), Random(seed), 0
    for turn in range(60):
        if not match.waiting:
            break
        if turn % 6 == seed:
            for seat in range(match.table.seats):
                truth = match.view(seat)
                imagined = game.imagine(match.rules, truth, Quick(Random(turn).random))
                neighbour = (seat + 1) % match.table.seats
                other += game.view(imagined, neighbour).board != match.view(neighbour).board
                assert told_by_mcp(match, game.view(imagined, seat), seat) == told_by_mcp(match, truth, seat)
        seat = match.waiting[0]
        match.act(seat, luck.choice(match.options(seat)))
    assert other, "no imagined table was another one"
