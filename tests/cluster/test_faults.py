"""Two nodes under load and everything that can break: nothing acknowledged is lost or done twice, no match forks."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

import psycopg

from tests.cluster.evening import TABLES, Evening, Fault
from tests.cluster.parts import LEASE, Nats, Node, PostgreSQL
from tests.server.test_crash import check

Nodes = Callable[..., list[Node]]


def leases(database: str) -> dict[str, tuple[str, int]]:
    """Which node has which room, under which token."""
    with psycopg.connect(database.replace("+psycopg", "")) as connection:
        rows = connection.execute("SELECT room, node, token FROM lease").fetchall()
    return {room: (node, token) for room, node, token in rows}


def survive(nodes: list[Node], database: str, fault: Fault) -> Evening:
    """Play through a fault and compare what everybody was told with what is kept."""
    evening = Evening(nodes)
    asyncio.run(evening.run(fault))
    for node in nodes:
        node.kill()
    assert asyncio.run(check(database, evening.diaries)) > 10 * TABLES
    return evening


def test_an_owner_is_killed(nodes: Nodes, database: str) -> None:
    pair = nodes()

    async def kill(evening: Evening) -> None:
        pair[0].kill()

    evening = survive(pair, database, kill)

    kept = leases(database)
    assert len({kept[code][0] for code in evening.at_play}) == 1


def test_an_owner_stands_still_until_its_leases_have_run_out(nodes: Nodes, database: str) -> None:
    pair = nodes()

    async def stop_and_wake(evening: Evening) -> None:
        pair[0].signal(signal.SIGSTOP)
        pair[0].reachable = False
        evening.hang_up_on(pair[0])
        await asyncio.wait_for(evening.all_go_on(), 20)
        pair[0].signal(signal.SIGCONT)  # it still believes that it has its rooms
        await asyncio.sleep(LEASE / 3)
        pair[0].reachable = True

    survive(pair, database, stop_and_wake)


def test_a_node_is_drained(nodes: Nodes, database: str) -> None:
    pair = nodes()
    before: dict[str, tuple[str, int]] = {}

    async def drain(evening: Evening) -> None:
        before.update(leases(database))
        pair[0].reachable = False
        await asyncio.to_thread(pair[0].stop)

    evening = survive(pair, database, drain)

    after = leases(database)
    assert len({after[code][0] for code in evening.at_play}) == 1
    assert all(after[code][1] >= token for code, (_, token) in before.items())
    assert evening.slowest < LEASE, "rooms that were released need not wait for their leases"


def test_nats_is_restarted(nodes: Nodes, database: str, nats: Nats) -> None:
    pair = nodes()

    async def restart(evening: Evening) -> None:
        nats.stop()
        await asyncio.sleep(1.0)
        await asyncio.to_thread(nats.start)

    survive(pair, database, restart)


def test_postgresql_is_restarted(nodes: Nodes, database: str, postgresql: PostgreSQL) -> None:
    pair = nodes()

    async def restart(evening: Evening) -> None:
        await asyncio.to_thread(postgresql.stop)
        await asyncio.sleep(1.0)
        await asyncio.to_thread(postgresql.start)

    survive(pair, database, restart)
