"""Backups go from either database into either."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from hemicycle.server.store.connecting import connect
from tests.cluster.parts import Nats, Node, command
from tests.server.process import Server
from tests.server.wire import Visitor


def contents(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(folder / "hemicycle.db")) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(file.execute(f'SELECT * FROM "{name}"')) for name in names if name != "lease"}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    server = Server(tmp_path / "kept").start()
    with Visitor(server.url, "Ann") as ann:
        code = ann.open(seats=5, mine=5, start=True)
        wire = ann.wire(code)
        seat = wire.asked()[0]
        wire.do(seat, wire.choices(seat)[0])
    server.stop()
    return server.data


def test_from_sqlite_into_postgresql_and_back(kept: Path, tmp_path: Path, database: str) -> None:
    new = ("--data", str(tmp_path / "new"), "--database", database)
    steps = [
        command("backup", str(tmp_path / "copy"), "--data", str(kept)),
        command("restore", str(tmp_path / "copy"), *new),
        command("backup", str(tmp_path / "again"), *new),
    ]

    assert [(step.returncode, step.stderr) for step in steps] == [(0, "")] * 3
    assert contents(tmp_path / "again") == contents(kept)
    assert (tmp_path / "again" / "key").read_bytes() == (kept / "key").read_bytes()
    refused = command("restore", str(tmp_path / "copy"), *new)
    assert (refused.returncode, "is restored into an empty database only" in refused.stderr) == (2, True)


def test_a_backup_of_running_nodes_can_be_served_by_one_process(
    nodes: Callable[..., list[Node]], tmp_path: Path, database: str
) -> None:
    (node,) = nodes(1)
    with Visitor(node.url, "Ann") as ann:
        code = ann.open(seats=5)
        cookie = ann.http.cookies["hemicycle"]
        made = command("backup", str(tmp_path / "copy"), "--data", str(node.data), "--database", database)

    assert (made.returncode, made.stderr) == (0, "")
    alone = Server(tmp_path / "copy").start()
    with Visitor(alone.url) as again:
        again.http.cookies.clear()
        again.http.cookies.set("hemicycle", cookie)
        assert [table["code"] for table in again.get("/api/tables", mine=True)["tables"]] == [code]
    alone.stop()


def test_a_restore_that_breaks_off_leaves_nothing(kept: Path, tmp_path: Path, database: str) -> None:
    assert command("backup", str(tmp_path / "copy"), "--data", str(kept)).returncode == 0
    with closing(sqlite3.connect(tmp_path / "copy" / "hemicycle.db")) as file:
        file.execute("UPDATE person SET name = ?", ["x" * 99])
        file.commit()

    broken = command("restore", str(tmp_path / "copy"), "--data", str(tmp_path / "new"), "--database", database)

    assert broken.returncode == 2
    engine = connect(database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM room")).scalar() == 0
    engine.dispose()


def test_the_doctor_looks_at_postgresql_and_nats(database: str, nats: Nats, tmp_path: Path) -> None:
    given = {"HEMICYCLE_BUS": nats.url, "HEMICYCLE_DATABASE": database}
    well = command("doctor", "--data", str(tmp_path), **given)
    ill = command("doctor", "--data", str(tmp_path), **{**given, "HEMICYCLE_BUS": "nats://127.0.0.1:9"})

    assert (well.returncode, ill.returncode) == (0, 1)
    assert "answers." in well.stdout
    assert "does not answer" in ill.stdout


def test_operators_are_named_in_postgresql_and_go_with_a_backup(
    nodes: Callable[..., list[Node]], tmp_path: Path, database: str
) -> None:
    (node,) = nodes(1)
    where = ("--data", str(node.data), "--database", database)
    with Visitor(node.url, "Ann") as ann:
        ann.http.post("/api/accounts", json={"account": "ann", "password": "correct horse battery"})
        assert ann.refusal("GET", "/api/operate/reports")[0] == 404

        assert command("operators", "add", "ann", *where).returncode == 0

        assert ann.http.get("/api/operate/reports").status_code == 200
    assert command("backup", str(tmp_path / "copy"), *where).returncode == 0
    assert command("operators", "list", "--data", str(tmp_path / "copy")).stdout == "ann\n"
