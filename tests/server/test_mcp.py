"""A language model's way to the tables: a scripted client plays whole games over standard input and output."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from mcp import ClientSession, StdioServerParameters, stdio_client

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
                ("sit", {"code": "NOWHERE"}, "no-such-table"),
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
