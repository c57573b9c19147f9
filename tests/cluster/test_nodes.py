"""Two nodes are one server to those who come: people, tables, links and lists are the same on both."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from hemicycle.client import AsyncClient, Refused
from hemicycle.server.protocol import requests as r
from tests.cluster.parts import LONG, Nats, Node, PostgreSQL, acquainted

Nodes = Callable[..., list[Node]]


@pytest.fixture(scope="module")
def pair(postgresql: PostgreSQL, nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder, database = tmp_path_factory.mktemp("pair"), postgresql.database()
    nodes = [Node(folder / name, database, nats.url, lease=LONG).start(wait=False) for name in ("one", "two")]
    for node in nodes:
        node.wait()
    asyncio.run(acquainted(nodes))
    yield nodes
    for node in nodes:
        node.kill()


def test_a_table_on_one_node_is_played_from_the_other(pair: list[Node]) -> None:
    async def play() -> None:
        async with AsyncClient(pair[0].url, name="Ann") as ann, AsyncClient(pair[1].url, name="Bob") as bob:
            here = await ann.open("secret-hitler", seats=5, pace="untimed", bot_delay=0)
            there = await bob.join(here.code)
            assert await there.sit() == 1
            await here.start("random")
            await asyncio.gather(*[_play(table) for table in (here, there)])
            assert here.outcome == there.outcome
            verdict = await bob.request("GET", f"/api/tables/{here.code}/matches/1/verify")
            assert verdict["valid"]

    asyncio.run(asyncio.wait_for(play(), 60))


async def _play(table: Any) -> None:
    async for turn in table.turns():
        await turn.play(turn.choices[0])


def test_lists_and_presence_are_the_same_on_both(pair: list[Node]) -> None:
    async def look() -> None:
        async with AsyncClient(pair[0].url, name="Ann") as ann, AsyncClient(pair[1].url, name="Bob") as bob:
            table = await ann.open("secret-hitler", seats=5, visibility="public", pace="untimed")
            await (await bob.join(table.code)).sit()

            lists = [await each.request("GET", "/api/tables") for each in (ann, bob)]
            shown = [await each.request("GET", f"/api/tables/{table.code}") for each in (ann, bob)]

            assert lists[0] == lists[1]
            assert shown[0] == shown[1]
            mine = next(each for each in lists[0]["tables"] if each["code"] == table.code)
            assert [seat["online"] for seat in mine["seats"]] == [True, True, False, False, False]

            await table.start("random")
            await table.until(lambda each: each.updates and {*each.updates[0].view.waiting} <= {0, 1})  # bots are done
            turns = [(await each.request("GET", "/api/tables?mine=true"))["turn"] for each in (ann, bob)]
            asked = [(table.info.code in turn) for turn in turns]
            waiting = table.updates[0].view.waiting
            assert asked == [0 in waiting, 1 in waiting]

    asyncio.run(asyncio.wait_for(look(), 60))


def test_sessions_and_seat_links_work_on_both(pair: list[Node]) -> None:
    async def come() -> None:
        async with AsyncClient(pair[0].url, name="Ann") as ann, AsyncClient(pair[1].url, name="Bob") as bob:
            same = AsyncClient(pair[1].url, token=ann.token)
            assert (await same.request("GET", "/api/me"))["name"] == "Ann"
            table = await ann.open("secret-hitler", seats=5)
            link = (await table.ask(r.IssueLink(key="link", seat=3))).link
            there = await bob.claim(link)
            assert there.you.seats == [3]
            with pytest.raises(Refused) as refused:
                await same.request("POST", "/api/seats", {"link": link})
            assert refused.value.code == "wrong-link"

    asyncio.run(asyncio.wait_for(come(), 60))


def test_names_and_revocations_reach_the_other_node(pair: list[Node]) -> None:
    async def revoke() -> None:
        async with AsyncClient(pair[0].url, name="Ann") as ann:
            there = AsyncClient(pair[1].url, token=ann.token)
            assert (await there.request("GET", "/api/me"))["name"] == "Ann"
            table = await there.open("secret-hitler", seats=5)

            await ann.request("PATCH", "/api/me", {"name": "Anna"})
            while (await there.request("GET", "/api/me"))["name"] != "Anna":
                await asyncio.sleep(0.02)

            await ann.request("DELETE", "/api/session?everywhere=true")
            await table.until(lambda each: each.over)
            with pytest.raises(Refused) as refused:
                await there.request("GET", "/api/me")
            assert refused.value.code == "who-are-you"
            await table.close()

    asyncio.run(asyncio.wait_for(revoke(), 60))


def test_a_review_made_on_one_node_is_found_by_the_other(pair: list[Node]) -> None:
    async def review() -> None:
        async with AsyncClient(pair[0].url, name="Ann") as ann, AsyncClient(pair[1].url, name="Bob") as bob:
            table = await ann.open("secret-hitler", seats=5, pace="untimed", bot_delay=0)
            await table.start("random")
            await _play(table)
            path = f"/api/tables/{table.code}/matches/1/review"
            state = await ann.request("POST", path, {"depth": "quick"})
            while state["state"] not in ("done", "failed"):
                await asyncio.sleep(0.1)
                state = await ann.request("GET", f"/api/reviews/{state['id']}")

            assert state["state"] == "done"
            assert await bob.request("POST", path, {"depth": "quick"}) == state
            assert await bob.request("GET", f"/api/reviews/{state['id']}") == state

    asyncio.run(asyncio.wait_for(review(), 60))


def test_health_and_metrics_of_both_at_once(pair: list[Node]) -> None:
    async def ask() -> None:
        clients = [AsyncClient(node.url) for node in pair]
        answers = await asyncio.gather(*[client.request("GET", "/healthz") for client in clients * 10])
        assert answers == [{"ok": True}] * 20

    asyncio.run(ask())


def test_tables_of_bots_go_on_when_their_node_is_gone(nodes: Nodes) -> None:
    """Nobody is connected; the clock of the slow pace and the bots go on all the same."""
    one, two = nodes()

    async def begin() -> str:
        async with AsyncClient(one.url, name="Ann") as ann:
            table = await ann.open("secret-hitler", mine=0, bots="random", start=True, seats=5, bot_delay=5000)
            return table.code

    code = asyncio.run(begin())
    one.kill()
    began = time.monotonic()

    async def moments() -> int:
        async with AsyncClient(two.url, name="Bob") as bob:
            log = await bob.request("GET", f"/api/tables/{code}/matches/1/log")
            return len(log["moments"])

    before = asyncio.run(moments())
    while asyncio.run(moments()) <= before:
        assert time.monotonic() - began < 20
        time.sleep(0.2)
