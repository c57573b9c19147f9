"""Nothing acknowledged is lost, nothing acts twice, and every table goes on: the server is killed again and again."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

import hemicycle
from hemicycle.client import AsyncClient, AsyncTable, Refused
from hemicycle.core.match import Match
from hemicycle.server.protocol import news
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import Moment
from hemicycle.server.room.match_state import rebuilt
from hemicycle.server.room.rows import MomentRow
from hemicycle.server.store import Store
from hemicycle.server.store.connecting import connect
from tests.server.process import Server

KILLS = int(os.environ.get("HEMICYCLE_SOAK", "50"))
TABLES = 3


@dataclass
class Diary:
    """What one program did and was told at one table."""

    code: str
    sent: dict[str, tuple[int, int, str]] = field(default_factory=dict)  # key -> match, seat, action
    acknowledged: dict[str, int | None] = field(default_factory=dict)  # key -> moment
    told: dict[tuple[int, int | None, int], Moment] = field(default_factory=dict)  # match, seat, moment

    def note(self, table: AsyncTable) -> None:
        """Write down what came since last time."""
        for heard in table.news:
            if isinstance(heard, news.Update):
                for moment in heard.moments:
                    known = self.told.setdefault((heard.match, heard.seat, moment.n), moment)
                    assert known == moment, "a moment was told in two ways"
        table.news.clear()


async def ask(table: AsyncTable, message: Any, *excused: str) -> Any:
    """Send a message, again if the server asks for that; some refusals are in order."""
    while True:
        try:
            return await table.ask(message)
        except Refused as refusal:
            if refusal.code in excused:
                return refusal
            if refusal.code != "not-stored":
                raise
        await asyncio.sleep(0.2)


async def play(table: AsyncTable, diary: Diary, luck: random.Random) -> None:
    """Play a match to its end."""
    number = 0
    while table.info.phase != "over":
        async for turn in table.turns():
            number += 1
            key = f"{table.you.name} {table.code} {number}"
            action = turn.choices[luck.randrange(len(turn.choices))]
            diary.sent[key] = table.updates[turn.seat].match, turn.seat, action
            message = r.Do(key=key, seat=turn.seat, decision=turn.decision, actions=[action])
            done = await ask(table, message, "stale", "game-over")
            if isinstance(done, news.Done):
                diary.acknowledged[key] = done.n
            diary.note(table)
        await asyncio.sleep(0.05)
    diary.note(table)


async def again(client: AsyncClient, table: AsyncTable) -> AsyncTable:
    """A match is over: whoever is host opens the next table, and everybody goes there and leaves this one.

    Forty connections are all that one person may have, and a quick machine plays more matches than that.
    """
    while table.info.next is None:
        if table.you.host:
            await ask(table, r.Rematch(key=f"{table.you.name} plays again"), "host-only")
        await asyncio.sleep(0.05)
    while True:
        try:
            following = await client.join(table.info.next)
        except (OSError, WebSocketException, Refused):
            await asyncio.sleep(0.2)  # the server is being killed
        else:
            await table.close()
            return following


async def sit_through(client: AsyncClient, table: AsyncTable, diaries: list[Diary], luck: random.Random) -> None:
    """Play match after match, at table after table, for ever."""
    while True:
        diaries.append(Diary(table.code))
        await play(table, diaries[-1], luck)
        table = await again(client, table)


async def kill_again_and_again(server: Server, luck: random.Random) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(luck.uniform(0.02, 0.6))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def all_go_on(players: list[list[Diary]]) -> None:
    """Wait until everybody has come two further: one answer may have been on its way, the next was asked for since."""
    before = [_come(diaries) for diaries in players]
    while not all(_come(mine) >= old + 2 for mine, old in zip(players, before, strict=True)):
        await asyncio.sleep(0.05)


def _come(diaries: list[Diary]) -> int:
    return sum(len(diary.acknowledged) for diary in diaries)


async def evening(server: Server) -> list[Diary]:
    """Some tables with two programs and three bots each, and a server that dies all the time."""
    diaries: list[list[Diary]] = []
    async with AsyncClient(server.url, name="Ann") as ann, AsyncClient(server.url, name="Bob") as bob:
        players = []
        for index in range(TABLES):
            host = await ann.open("secret-hitler", seats=5, pace="untimed", bot_delay=0)
            guest = await bob.join(host.code)
            await guest.sit()
            await host.start("random")
            for client, table in ((ann, host), (bob, guest)):
                diaries.append([])
                playing = sit_through(client, table, diaries[-1], random.Random(index))
                players.append(asyncio.create_task(playing))
        await kill_again_and_again(server, random.Random(11))
        await asyncio.wait_for(all_go_on(diaries), 60)
        for player in players:
            player.cancel()
        ends = await asyncio.gather(*players, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError] * len(players), "a program gave up"
    return [diary for mine in diaries for diary in mine]


async def check(database: str, diaries: list[Diary]) -> int:
    """Compare the diaries with what is kept; returns how many actions were acknowledged."""
    store = Store(connect(database))
    game = hemicycle.game("secret-hitler")
    try:
        kept: dict[tuple[str, int], list[MomentRow]] = {}
        for match in await store.matches():
            rows = kept[match.room, match.number] = await store.moments(match.id)
            assert [row.commit for row in rows] == list(range(len(rows)))
            record = rebuilt(game, match, rows)
            Match.replay(game, record)
        for diary in diaries:
            _compare(diary, kept)
        return sum(len(diary.acknowledged) for diary in diaries)
    finally:
        store.close()


def _compare(diary: Diary, kept: dict[tuple[str, int], list[MomentRow]]) -> None:
    for key, (match, seat, action) in diary.sent.items():
        rows = [row for row in kept[diary.code, match] if row.key == key and row.seat == seat]
        assert len(rows) <= 1, "it acted twice"
        if key in diary.acknowledged:
            assert len(rows) == 1, "something acknowledged was lost"
            assert rows[0].moment == diary.acknowledged[key]
            assert rows[0].body.entries[0]["do"] == action
    for (match, whose, n), moment in diary.told.items():
        row = next(row for row in kept[diary.code, match] if row.moment == n and not row.quiet)
        shown = row.for_seat(whose)
        assert (shown.n, shown.at, shown.seat, shown.by, shown.back) == (
            n,
            moment.at,
            moment.seat,
            moment.by,
            moment.back,
        )
        assert shown.events == moment.events, "what was told is not what is kept"


def test_nothing_is_lost_when_the_server_is_killed(own_server: Callable[..., Server]) -> None:
    server = own_server()

    diaries = asyncio.run(evening(server))
    server.stop()

    assert asyncio.run(check(f"sqlite:///{server.data / 'hemicycle.db'}", diaries)) > KILLS
