"""Whatever is wrong about a cluster ends in one sentence and exit code 2, with nothing half started."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from hemicycle.client import AsyncClient
from hemicycle.server.cluster.database import let_go
from hemicycle.server.cluster.join import join
from hemicycle.server.config import ConfigError, load
from hemicycle.server.operate import folder
from hemicycle.server.store.connecting import connect
from hemicycle.server.store.migrate import upgrade
from tests.cluster.parts import LOOPBACK, Nats, Node, command
from tests.server.process import free_port

Nodes = Callable[..., list[Node]]


def refused(*arguments: str, **environment: str) -> str:
    """The one sentence a server says before it ends."""
    ended = command("serve", "--no-browser", "--port", "0", *arguments, **environment)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.strip().splitlines()) == 1
    return ended.stderr


def test_a_database_that_cannot_be_reached(tmp_path: Path, nats: Nats) -> None:
    address = f"postgresql+psycopg://ann:secret@{LOOPBACK}:{free_port()}/games"

    said = refused("--data", str(tmp_path), "--database", address, "--bus", nats.url)

    assert "cannot be used" in said
    assert "refused" in said
    assert "secret" not in said
    assert "?" not in said  # PostgreSQL's library asks back


def test_a_bus_that_cannot_be_reached(tmp_path: Path, database: str) -> None:
    said = refused(
        "--data", str(tmp_path), "--database", database, "--bus", f"nats://ann:secret@{LOOPBACK}:{free_port()}"
    )

    assert "cannot be reached" in said
    assert "secret" not in said


def test_a_bus_without_postgresql(tmp_path: Path, nats: Nats) -> None:
    assert "PostgreSQL" in refused("--data", str(tmp_path), "--bus", nats.url)
    assert not (tmp_path / "hemicycle.db").exists()


def test_an_address_that_is_none(tmp_path: Path, database: str) -> None:
    assert "no address of a bus" in refused("--data", str(tmp_path), "--database", database, "--bus", "localhost:4222")


def test_a_database_of_a_newer_version(tmp_path: Path, database: str, nats: Nats) -> None:
    upgrade(engine := connect(database))
    engine.dispose()
    with psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")

    assert "newer version" in refused("--data", str(tmp_path), "--database", database, "--bus", nats.url)


KEYS = ("a" * 32, "b" * 32)


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ({"key": KEYS[0]}, {"key": KEYS[1]}, "setting"),
        ({}, {"key": KEYS[1]}, "setting"),
        ({"key": KEYS[0]}, {}, "none"),
        ({"file": KEYS[0]}, {"file": KEYS[1]}, "file"),
    ],
)
def test_nodes_with_different_keys(
    tmp_path: Path, database: str, nats: Nats, first: dict[str, str], second: dict[str, str], said: str
) -> None:
    upgrade(engine := connect(database))

    def node(name: str, file: str = "", key: str = "") -> bytes:
        data = tmp_path / name
        data.mkdir()
        if file:
            (data / "key").write_text(file)
        config = load(data=data, database=database, bus=nats.url, key=key)
        shared = join(engine, config)
        let_go(shared.leases.claim)
        return shared.key

    key = node("one", **first)
    assert len(key) >= folder.KEY_LENGTH
    assert node("same", **first) == key
    with pytest.raises(ConfigError) as error:
        node("other", **second)
    assert error.value.code == "notice-keys-differ"
    assert error.value.detail["where"] == said
    engine.dispose()


def test_a_key_that_is_too_short(tmp_path: Path, database: str, nats: Nats) -> None:
    said = refused("--data", str(tmp_path), "--database", database, "--bus", nats.url, HEMICYCLE_KEY="short")

    assert "too short" in said
    assert "“short”" not in said


def test_without_a_bus_a_database_has_one_server(tmp_path: Path, database: str, nodes: Nodes, nats: Nats) -> None:
    (node,) = nodes(1)
    assert "without a bus" not in (said := refused("--data", str(tmp_path / "x"), "--database", database))
    assert "Another server is using this database" in said
    node.kill()

    alone = Node(tmp_path / "alone", database, "").start()
    said = refused("--data", str(tmp_path / "y"), "--database", database, "--bus", nats.url)
    assert "without a bus" in said
    alone.kill()


def test_a_lone_server_on_postgresql_goes_on_at_once_after_a_crash(tmp_path: Path, database: str) -> None:
    async def begin(url: str) -> str:
        async with AsyncClient(url, name="Ann") as ann:
            return (await ann.open("secret-hitler", seats=5)).code

    async def come_back(url: str, code: str) -> None:
        async with AsyncClient(url, name="Bob") as bob:
            await asyncio.wait_for(bob.join(code), 5)

    alone = Node(tmp_path / "alone", database, "", lease=600.0).start()
    code = asyncio.run(begin(alone.url))
    alone.kill()
    alone.start()
    asyncio.run(come_back(alone.url, code))
    alone.kill()


def test_think_needs_a_bus_that_answers() -> None:
    nobody = command("think")
    assert nobody.returncode == 2
    assert "--bus" in nobody.stderr

    silent = command("think", "--bus", f"nats://{LOOPBACK}:{free_port()}")
    assert silent.returncode == 2
    assert "cannot be reached" in silent.stderr
