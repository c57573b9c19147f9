"""A node of the new version beside the old: what only adds is done at once, what changes waits until nobody is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from hemicycle.client import AsyncClient
from tests.cluster.parts import Nats, Node

LATER = ("-m", "tests.cluster.newer_schema")
Nodes = Callable[..., list[Node]]


def later(mode: str, folder: Path, database: str, nats: Nats) -> Node:
    node = Node(folder, database, nats.url)
    node.command = (*LATER, mode)
    return node


def test_a_newer_node_that_only_adds_serves_beside_the_old_one(
    nodes: Nodes, tmp_path: Path, database: str, nats: Nats
) -> None:
    (old,) = nodes(1)
    new = later("adds", tmp_path / "new", database, nats).start()

    async def both() -> None:
        async with AsyncClient(old.url, name="Ann") as ann, AsyncClient(new.url, name="Bob") as bob:
            here = await ann.open("secret-hitler", seats=5)
            assert await (await bob.join(here.code)).sit() == 1
            there = await bob.open("secret-hitler", seats=5)
            assert await (await ann.join(there.code)).sit() == 1

    try:
        asyncio.run(asyncio.wait_for(both(), 60))
        old.stop()
        old.start(wait=False)
        assert old.process is not None
        assert old.process.wait(60) == 2
        assert "newer version" in old.log.read_text().splitlines()[-1]
    finally:
        new.kill()


def test_a_migration_that_changes_what_is_there_waits_for_the_old_ones(
    nodes: Nodes, tmp_path: Path, database: str, nats: Nats
) -> None:
    (old,) = nodes(1)
    new = later("breaks", tmp_path / "new", database, nats).start(wait=False)
    assert new.process is not None

    assert new.process.wait(60) == 2
    assert "Stop them all, then start this one." in new.log.read_text()

    async def goes_on() -> None:
        async with AsyncClient(old.url, name="Ann") as ann:
            await ann.open("secret-hitler", seats=5)

    asyncio.run(asyncio.wait_for(goes_on(), 60))
