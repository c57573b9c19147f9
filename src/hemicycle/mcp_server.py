"""The tables as an MCP server (`pip install hemicycle[mcp]`): a language model plays as any other program does.

It comes in through the client, as every program does, so it is told what its seat may know and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from rich.console import Console

from hemicycle import registry
from hemicycle.client.aio import AsyncClient, AsyncTable, AsyncTurn
from hemicycle.core.errors import HemicycleError
from hemicycle.core.game import Game
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.view import View
from hemicycle.terminal.boards import draw
from hemicycle.words import Words

T = TypeVar("T")
PATIENCE = 20.0  # seconds an answer waits for the others before it says that they are still thinking
WIDTH = 110
INSTRUCTIONS = """Political board games by the letter of their rulebooks. Open a table (`open_table`) or take a seat at
one (`list_tables`, `sit`). Then, until the game is over: `look`, `legal_actions`, `act`. `say` talks to the table,
`rule` explains a section. Seats are counted from 0. You know what your seat may know."""


class Player:
    """One program at one table, told of everything in sentences."""

    def __init__(self, client: AsyncClient, language: str) -> None:
        self.client = client
        self.language = language
        self.table: AsyncTable | None = None
        self.seat = 0
        self.told = 0  # how many events the model has been told of
        self.heard = 0  # and how many remarks
        self.listened = 0  # and what was said last in plain words

    async def tables(self) -> str:
        """The tables one can come to."""
        found = (await self._try(self.client.request("GET", "/api/tables")))["tables"]
        lines = [f"{each['code']}: {each['settings']['game']}, {_occupied(each)}, {each['phase']}" for each in found]
        return "\n".join(lines) or "There is no public table now. Open one with open_table."

    async def open(self, game: str, seats: int | None, bots: str) -> str:
        """Open a table, fill it with bots and begin."""
        played = self._game(game)
        table = await self._try(
            self.client.open(
                game, seats=seats or played.default_seats, bots=bots, start=True, pace="untimed", bot_delay=0
            )
        )
        await self._be_at(table)
        return await self.wait()

    async def sit(self, code: str, seat: int | None) -> str:
        """Take a seat at a table."""
        table = await self._try(self.client.join(code))
        if not table.you.seats:
            try:
                await self._try(table.sit(seat))
            except ToolError:
                await table.close()
                raise
            await table.until(lambda each: each.you.seats)
        await self._be_at(table)
        return f"You have seat {self.seat} at table {code}, which is {table.info.phase}."

    async def wait(self, seconds: float = PATIENCE) -> str:
        """Wait until this seat is asked or the game is over; tells what has happened since."""
        table = self._table()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, min(seconds, PATIENCE))):
                await table.until(lambda each: each.over or self._asked(each))
        return "\n".join([*self._news(), self._state()])

    def look(self) -> str:
        """The board, and what is asked, in words."""
        view, words = self._view(), self._words()
        drawn = Console(file=io.StringIO(), width=WIDTH, color_system=None, highlight=False)
        drawn.print(draw(view, words))
        assert isinstance(drawn.file, io.StringIO)
        return f"{drawn.file.getvalue().rstrip()}\n\n{self._state()}"

    def actions(self) -> str:
        """What may be done now, with the sections of the rulebook that say so."""
        view, words = self._view(), self._words()
        if view.prompt is None or not view.choices:
            return self._state()
        book = self._game(view.game).rulebook
        lines = [f"{choice.action}   {words.action(choice)}" for choice in view.choices]
        cited = [f"{section} {words.say(book[section].key)}" for section in view.prompt.cites]
        return "\n".join([words.prompt(view.prompt, asked=True), *lines, f"Rules: {'; '.join(cited)}"])

    async def act(self, action: str) -> str:
        """Do something, and hear what comes of it."""
        table = self._table()
        if not self._asked(table):
            raise ToolError(f"You are not asked now. {self._state()}")
        await self._try(AsyncTurn(table, table.updates[self.seat]).play(action))
        return await self.wait()

    async def say(self, text: str, remark: str | None) -> str:
        """Talk to the table."""
        await self._try(self._table().say(text, remark=remark, seat=self.seat))
        return "Said."

    def rule(self, game: str, section: str) -> str:
        """A section of a rulebook in our own words."""
        book, words = self._game(game).rulebook, Words(self.language, game)
        if section not in book:
            raise ToolError(words.say("error-no-such-section", {"section": section, "game": game}))
        found = book[section]
        return f"{found.id} {words.say(found.key)}\n{words.say(found.key, attribute='text')}"

    # --- inside ---

    def _game(self, name: str) -> Game:
        try:
            return registry.game(name)
        except registry.UnknownGame as error:
            known = {"game": name, "known": ", ".join(error.known)}
            raise ToolError(Words(self.language).say("error-unknown-game", known)) from error

    async def _be_at(self, table: AsyncTable) -> None:
        """Be at this table, and no longer at the one before: one person may only have so many connections."""
        before, self.table = self.table, table
        self.seat, self.told, self.heard, self.listened = table.you.seats[0], 0, 0, 0
        if before is not None:
            await before.close()

    async def _try(self, work: Awaitable[T]) -> T:
        """Do something at the server; what it refuses is told in one sentence."""
        try:
            return await work
        except Refused as error:
            raise ToolError(self._refusal(error.refusal)) from error
        except OSError as error:
            raise ToolError(f"The server does not answer: {error}") from error

    def _refusal(self, refusal: Refusal) -> str:
        words = (Words(self.language) if self.table is None else self._words()).learn("server", "safety", "people")
        if words.knows(f"refusal-{refusal.code}"):
            return words.refusal(Refusal(refusal.code, _tuples(refusal.detail), refusal.sections))
        return f"Refused: {refusal.code} {refusal.detail}"

    def _table(self) -> AsyncTable:
        if self.table is None:
            raise ToolError("You sit at no table yet: use open_table, or list_tables and sit.")
        return self.table

    def _view(self) -> View:
        table = self._table()
        if self.seat not in table.updates:
            raise ToolError(f"The game has not begun: the table is {table.info.phase}.")
        view = table.observation(self.seat).view
        for part in (view.prompt, *view.choices):
            if part is not None:
                part.detail = _tuples(part.detail)
        return view

    def _words(self) -> Words:
        info = self._table().info
        names = [each.name or f"seat {each.seat}" for each in info.seats]
        return Words(self.language, info.settings.game, names)

    def _asked(self, table: AsyncTable) -> bool:
        update = table.updates.get(self.seat)
        return update is not None and update.decision is not None and update.view.mine is None

    def _news(self) -> list[str]:
        """What this seat was told, and what was said, since it was last told of anything."""
        table, words = self._table(), self._words()
        if self.seat not in table.updates:
            return self._talk(words)
        seen = table.observation(self.seat)
        events, remarks = seen.events[self.told :], seen.remarks[self.heard :]
        self.told, self.heard = len(seen.events), len(seen.remarks)  # fewer than before where something was taken back
        said = [words.remark(seat, remark) for seat, remark in remarks]
        return [*[words.event(event) for event in events], *said, *self._talk(words)]

    def _talk(self, words: Words) -> list[str]:
        """What others have said in plain words since then, and to whom if not to everybody."""
        new = [talk for talk in self._table().talk if talk.n > self.listened]
        self.listened = max([talk.n for talk in new], default=self.listened)
        heard = [talk for talk in new if talk.text and talk.seat != self.seat]
        to = [None if talk.to is None else words.listed([words.names[seat] for seat in talk.to]) for talk in heard]
        return [
            f"{talk.name}: {talk.text}" if whom is None else f"{talk.name} → {whom}: {talk.text}"
            for talk, whom in zip(heard, to, strict=True)
        ]

    def _state(self) -> str:
        """Whose turn it is, or how it ended."""
        table = self._table()
        if self.seat not in table.updates:
            return f"The table is {table.info.phase}."
        view, words = self._view(), self._words()
        if view.outcome is not None:
            winners = words.listed([words.names[seat] for seat in view.outcome["winners"]])
            return f"The game is over ({view.outcome['ending']}). Winners: {winners}."
        assert view.prompt is not None
        mine = self._asked(table)
        return f"You have seat {self.seat}. {words.prompt(view.prompt, asked=mine)}" + (
            " It is your turn." if mine else " The others are thinking: use wait."
        )


def _tuples(part: Any) -> Any:
    """Lists as the words expect them."""
    if isinstance(part, dict):
        return {name: _tuples(value) for name, value in part.items()}
    return tuple([_tuples(each) for each in part]) if isinstance(part, list | tuple) else part


def _occupied(table: dict[str, Any]) -> str:
    free = [each["seat"] for each in table["seats"] if each["state"] == "open" and not each["locked"]]
    return f"{len(table['seats'])} seats, free: {', '.join(map(str, free)) or 'none'}"


def server(url: str, name: str, language: str, token: str | None = None) -> MCPServer[Any]:
    """The MCP server of one player at the tables of a server."""

    @contextlib.asynccontextmanager
    async def lifespan(_: MCPServer[Any]) -> AsyncIterator[None]:
        async with AsyncClient(url, name=name, token=token, language=language) as client:
            players.append(Player(client, language))
            yield

    players: list[Player] = []
    served: MCPServer[Any] = MCPServer("hemicycle", instructions=INSTRUCTIONS, lifespan=lifespan, log_level="WARNING")

    @served.tool()
    async def list_tables() -> str:
        """List the public tables: code, game, free seats."""
        return await players[0].tables()

    @served.tool()
    async def open_table(game: str, seats: int | None = None, bots: str = "solid") -> str:
        """Open a table, let bots take the other seats, and begin. Games: die-macher, global-powers, secret-hitler."""
        return await players[0].open(game, seats, bots)

    @served.tool()
    async def sit(code: str, seat: int | None = None) -> str:
        """Take a seat at a table, by default the first free one."""
        return await players[0].sit(code, seat)

    @served.tool()
    async def look() -> str:
        """See the board as your seat may know it, in words."""
        return players[0].look()

    @served.tool()
    async def legal_actions() -> str:
        """List every legal action, its notation first, and the sections of the rulebook behind them."""
        return players[0].actions()

    @served.tool()
    async def act(action: str) -> str:
        """Do one of the legal actions, by its notation; tells what happens until you are asked again."""
        return await players[0].act(action)

    @served.tool()
    async def wait(seconds: float = PATIENCE) -> str:
        """Wait until you are asked or the game is over; tells what happens."""
        return await players[0].wait(seconds)

    @served.tool()
    async def say(text: str = "", remark: str | None = None) -> str:
        """Talk to the table: free text, or a remark of the game in its notation."""
        return await players[0].say(text, remark)

    @served.tool()
    async def rule(game: str, section: str) -> str:
        """Read a section of a rulebook in our own words."""
        return players[0].rule(game, section)

    return served


@contextlib.contextmanager
def local() -> Iterator[str]:
    """A server of one's own for as long as it is needed; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hemicycle.server.operate.command", "serve", "--no-browser"]
        arguments = [*command, "--port", str(port), "--data", str(Path(folder) / "data")]
        process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=sys.stderr)  # our stdout speaks MCP
        try:
            _answering(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def _answering(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers, or has given up with a sentence of its own."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(url + "/healthz"):
                return
        except OSError:
            time.sleep(0.05)
    raise HemicycleError("the server did not start")


def run(url: str | None, name: str, language: str, token: str | None) -> None:
    """Serve over standard input and output, at a server, or at one of our own."""
    with contextlib.nullcontext(url) if url else local() as address:
        server(str(address), name, language, token).run("stdio")
