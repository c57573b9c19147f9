"""What is kept, and how: files for their owner only, one server at a time, a key that is one, honest health."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from hemicycle.server.config import Config, ConfigError, table
from hemicycle.server.door.addresses import reachable_at
from hemicycle.server.operate import folder as data_folder
from hemicycle.server.operate.command import _say_where, app, listen
from hemicycle.server.operate.folder import key, lock, prepare, release, taken
from hemicycle.server.store import NotStored
from tests.server.process import PLAIN, Server, free_port
from tests.server.test_operations import run
from tests.server.test_runner import Scene, play
from tests.server.wire import Visitor

ROOT = Path(__file__).parent.parent.parent


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


def test_nobody_else_can_read_the_data_or_a_backup(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        ann.open(seats=5, mine=5, start=True)
        copy = tmp_path / "copy"

        assert CliRunner().invoke(app, ["backup", str(copy), "--data", str(server.data)]).exit_code == 0

        for folder in (server.data, copy):
            found = modes(folder)
            assert found.pop(folder.name) == 0o700
            assert set(found.values()) == {0o600}, found


def test_an_open_folder_of_an_older_version_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "hemicycle.db").touch(0o644)

    prepare(Config(data=folder))

    assert set(modes(folder).values()) == {0o700, 0o600}


def test_what_somebody_else_keeps_in_the_folder_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    program = folder / "program"
    program.touch(0o755)
    before = modes(folder)["program"]

    prepare(Config(data=folder))

    assert modes(folder)["program"] == before


def test_a_database_that_would_forget_everything_is_refused(tmp_path: Path) -> None:
    for database in ("sqlite://", "sqlite:///", "sqlite:///:memory:"):
        with pytest.raises(ConfigError) as caught:
            lock(Config(data=tmp_path, database=database))

        assert caught.value.code == "notice-config-wrong"


@pytest.mark.parametrize("content", [b"", b"short"])
def test_a_short_key_is_refused_with_one_sentence(tmp_path: Path, content: bytes) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "key").write_bytes(content)

    answer = run("serve", "--port", "0", "--data", str(data))

    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert "too short" in answer.stderr
    assert "is open at" not in answer.stdout
    assert {path.name for path in data.iterdir()} <= {"key", "lock"}  # nothing was made or changed before it was seen


def test_a_key_is_made_once_and_wholly(tmp_path: Path) -> None:
    first = key(tmp_path)

    assert len(first) == 32
    assert key(tmp_path) == first
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_a_second_server_on_the_same_data_ends_with_one_sentence(own_server: Callable[..., Server]) -> None:
    server = own_server()

    second = run("serve", "--port", "0", "--data", str(server.data))

    assert (second.returncode, second.stdout, len(second.stderr.splitlines())) == (2, "", 1)
    assert second.stderr.startswith(f"Another server is using the data in {server.data}.")
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_one_server_at_a_time_also_by_the_address_of_the_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'shared.db'}"
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    held = lock(Config(data=tmp_path / "one", database=database))

    with pytest.raises(ConfigError) as caught:
        lock(Config(data=tmp_path / "two", database=database))

    assert caught.value.code == "notice-data-locked"
    release(held)


@pytest.mark.parametrize(
    "wrong",
    [
        ("--bus", "nats://127.0.0.1:1"),
        ("--database", "postgresql+nothing://x/y"),
        ("--database", "sqlite:nonsense"),
        ("HEMICYCLE_KEY", "short"),
    ],
)
def test_a_start_that_fails_leaves_no_folder_behind(tmp_path: Path, wrong: tuple[str, str]) -> None:
    there = tmp_path / "there"
    there.mkdir()
    option = wrong if wrong[0].startswith("--") else ()
    environment = {"LANG": "en", "PATH": os.environ["PATH"], **(dict([wrong]) if not option else {})}
    for folder in (tmp_path / "new" / "data", there):
        command = [sys.executable, *PLAIN, "--port", str(free_port()), "--data", str(folder), *option]

        ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30)

        assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr
    assert list(tmp_path.iterdir()) == [there]


def test_a_start_on_a_full_disk_leaves_no_folder_behind(tmp_path: Path) -> None:
    serve = shlex.join([sys.executable, *PLAIN, "--port", "0", "--data", str(tmp_path / "new" / "data")])
    environment = {"LANG": "en", "PATH": os.environ["PATH"]}

    full = ["bash", "-c", f"ulimit -f 8 && exec {serve}"]  # no file may grow beyond a few kilobytes
    ended = subprocess.run(full, env=environment, capture_output=True, text=True, timeout=60)

    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr
    assert "hemicycle.db cannot be used" in ended.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_finds_another_at_work_leaves_its_data_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config, held = Config(data=tmp_path / "data"), []

    def prepared(config: Config) -> None:
        prepare(config)
        held.extend(lock(config))  # the other one came a moment later, and was quicker
        (config.data / "hemicycle.db").touch()

    monkeypatch.setattr(data_folder, "prepare", prepared)
    with pytest.raises(ConfigError, match="notice-data-locked"), taken(config):
        pass

    assert {path.name for path in config.data.iterdir()} == {"hemicycle.db", "lock"}
    assert all(each.is_locked for each in held)


def test_two_servers_cannot_have_one_port_even_before_they_answer() -> None:
    settings = Config(port=free_port())
    with listen(settings), pytest.raises(ConfigError, match="notice-port-in-use"):
        listen(settings)


def test_a_server_nobody_listens_to_serves_all_the_same(tmp_path: Path) -> None:
    """Its standard output is a pipe whose reader has gone, as after `| head -1`."""
    server = Server(tmp_path / "data")
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, *PLAIN, "--port", str(server.port), "--data", str(server.data)]
    with server.log.open("ab") as log:
        server.process = subprocess.Popen(command, env=server.environment, stdout=writer, stderr=log)
    os.close(writer)

    server.wait()
    server.stop()


@pytest.mark.parametrize("how", [signal.SIGBUS, signal.SIGSEGV])
def test_no_end_from_below_is_silent(own_server: Callable[..., Server], how: signal.Signals) -> None:
    """A full disk under a mapped file of SQLite ends a process so."""
    server = own_server()
    assert server.process is not None

    server.process.send_signal(how)
    server.process.wait(20)

    assert "Fatal Python error" in server.log.read_text()


def test_the_server_says_where_it_is_when_it_answers(own_server: Callable[..., Server], tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "hemicycle.db").write_text("Not a database, and long enough for nobody to take it for one." * 3)

    broken = run("serve", "--port", "0", "--data", str(tmp_path / "bad"))
    server = own_server()

    assert broken.returncode == 2
    assert broken.stdout == ""
    assert f"Hemicycle is open at {server.url}" in server.log.read_text()


def test_an_address_of_ipv6_is_said_as_a_browser_takes_it(capsys: pytest.CaptureFixture[str]) -> None:
    for host, said in (("::1", "http://[::1]:8000"), ("127.0.0.1", "http://127.0.0.1:8000")):
        _say_where(Config(host=host, port=8000), browser=False)

        assert capsys.readouterr().out.endswith(f" {said}\n")
        assert reachable_at(host, 8000) == [said]


def test_health_tries_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        await stage.door.store.probe(1)
        await stage.door.store.probe(2)

        def refuse(*_: object) -> asyncio.Future[None]:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.set_exception(NotStored("database or disk is full"))
            return future

        monkeypatch.setattr(stage.door.store.writer, "write", refuse)
        with pytest.raises(NotStored, match="disk is full"):
            await stage.door.store.probe(3)

    play(tmp_path, scene)


def test_a_full_disk_is_told_as_such_and_the_log_says_what_is_wrong(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        wire = ann.wire(ann.open(seats=5, mine=5, start=True))
        import sqlite3

        blocker = sqlite3.connect(server.data / "hemicycle.db", isolation_level=None)
        blocker.execute("BEGIN EXCLUSIVE")  # the database takes nothing any more
        health = httpx.get(f"{server.url}/healthz", timeout=30)
        guest = httpx.post(f"{server.url}/api/guests", json={"name": "Bob"}, timeout=30)
        blocker.execute("ROLLBACK")
        blocker.close()

        assert (health.status_code, guest.status_code) == (503, 503)
        assert guest.json()["code"] == "not-stored"
        assert "database is locked" in server.log.read_text()
        assert "OperationalError" not in server.log.read_text()
        seat = wire.asked()[0]
        assert wire.do(seat, wire.choices(seat)[0])["type"] == "done"


def test_every_setting_is_documented_from_where_it_is_declared() -> None:
    assert table() in (ROOT / "docs" / "server.md").read_text("utf-8")
