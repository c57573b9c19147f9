"""The wire between two nodes is cut: nothing acknowledged is lost or done twice, no match forks, tables go on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hemicycle.client import AsyncClient
from tests.cluster.evening import WITHIN, Evening
from tests.cluster.parts import Nats, Node, PostgreSQL
from tests.cluster.test_faults import leases, survive

if sys.platform != "linux":
    pytest.skip("machines with networks of their own are made on Linux only", allow_module_level=True)

from tests.cluster.lines import Lines


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Two nodes and what they need, each in a network of its own; this test runs in the middle of them."""
    try:
        made = Lines(2).__enter__()
    except OSError as error:
        pytest.skip(f"nobody but root may make networks of their own ({error})")
    try:
        with made.inside(made.middle):
            yield made
    finally:
        made.__exit__()


@pytest.fixture
def parts(lines: Lines, place: Path) -> Iterator[tuple[PostgreSQL, Nats]]:
    """A database and a bus in the middle."""
    postgresql = PostgreSQL(place / lines.middle, listen="0.0.0.0").start()
    nats = Nats(listen="0.0.0.0").start()
    yield postgresql, nats
    nats.stop()
    postgresql.stop()


@pytest.fixture
def joined(lines: Lines, parts: tuple[PostgreSQL, Nats], tmp_path: Path) -> Iterator[tuple[list[Node], str]]:
    """Two nodes, and the database as it is called in the middle."""
    postgresql, nats = parts
    database = postgresql.database()
    nodes = []
    for number, machine in enumerate(lines.nodes):
        data, bus = [lines.address(line, number) for line in ("data", "bus")]
        own = lines.address("people", number, node=True)
        node = Node(
            tmp_path / machine,
            database.replace(postgresql.host, data),
            nats.url.replace("127.0.0.1", bus),
            HEMICYCLE_HOST=own,
        )
        node.url = f"http://{own}:{node.port}"
        nodes.append(node)
        with lines.inside(machine):
            node.start(wait=False)
    for node in nodes:
        node.wait()
    yield nodes, database
    for node in nodes:
        node.kill()


async def says(node: Node, words: str) -> None:
    """Wait until a node has noticed."""
    async with asyncio.timeout(WITHIN):
        while words not in node.log.read_text():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def quiet_table(node: Node) -> AsyncIterator[str]:
    """A match on this node that waits for its only person: unlike those at play it cannot be over too early."""
    async with AsyncClient(node.url, name="Cid") as cid:
        yield (await cid.open("secret-hitler", seats=5, pace="untimed", bots="random", start=True)).code


async def taken_over(database: str, code: str, before: tuple[str, int]) -> None:
    """Wait until another node has a table."""
    async with asyncio.timeout(WITHIN):
        while leases(database)[code][0] == before[0]:
            await asyncio.sleep(0.05)


def test_a_node_is_cut_off_from_the_others(lines: Lines, joined: tuple[list[Node], str]) -> None:
    nodes, database = joined

    async def cut(evening: Evening) -> None:
        await asyncio.to_thread(lines.cut, 0, "bus")
        await asyncio.wait_for(evening.all_go_on(), WITHIN)
        await says(nodes[0], "bus lost")
        await asyncio.wait_for(evening.all_go_on(), WITHIN)
        await asyncio.to_thread(lines.mend, 0, "bus")
        await says(nodes[0], "bus found again")

    survive(nodes, database, cut)


def test_a_node_is_cut_off_from_everything_but_its_people(lines: Lines, joined: tuple[list[Node], str]) -> None:
    nodes, database = joined

    async def cut(evening: Evening) -> None:
        async with quiet_table(nodes[0]) as quiet:
            before = leases(database)
            await asyncio.to_thread(lines.cut, 0, "bus", "data")
            nodes[0].reachable = False  # it says itself that it is not well
            evening.hang_up_on(nodes[0])
            await asyncio.wait_for(evening.all_go_on(), WITHIN)
            await taken_over(database, quiet, before[quiet])
        now = leases(database)  # tables of rematches have come in the meantime
        taken = [code for code, lease in before.items() if now.get(code, lease)[0] != lease[0]]
        assert all(now[code][1] > before[code][1] for code in taken)
        await asyncio.to_thread(lines.mend, 0, "bus", "data")
        nodes[0].reachable = True

    survive(nodes, database, cut)
