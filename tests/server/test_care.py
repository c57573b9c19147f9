"""What an operator does beside serving: looking whether all is well, and putting a backup back."""

from __future__ import annotations

import ast
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hemicycle.server.config import Config
from hemicycle.server.operate import backup, doctor
from hemicycle.server.operate.command import app
from hemicycle.server.store import migrate
from hemicycle.words import LANGUAGES, Words
from tests.server.process import Server
from tests.server.wire import Visitor

DESTRUCTIVE = ("alter_column", "drop_", "rename_table")


@pytest.fixture
def kept(own_server: Callable[..., Server]) -> Path:
    """The data folder of a server at which somebody opened a table; it has been stopped."""
    server = own_server()
    with Visitor(server.url, "Ann") as ann:
        ann.open(seats=5)
    server.stop()
    return server.data


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env={"LANG": "en"})
    return result.exit_code, result.output.strip()


def contents(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(folder / "hemicycle.db")) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(file.execute(f'SELECT * FROM "{name}"')) for name in names}


# --- backup and restore ---


def test_a_backup_comes_back_as_it_was(kept: Path, tmp_path: Path) -> None:
    assert run("backup", tmp_path / "copy", "--data", kept)[0] == 0

    assert run("restore", tmp_path / "copy", "--data", tmp_path / "new") == (
        0,
        f"Everything from {tmp_path / 'copy'} is back.",
    )

    assert contents(tmp_path / "new") == contents(kept)
    assert (tmp_path / "new" / "key").read_bytes() == (kept / "key").read_bytes()
    assert {path.name for path in (tmp_path / "new").iterdir()} - {"lock"} == {"hemicycle.db", "key"}
    assert all(path.stat().st_mode & 0o077 == 0 for path in (tmp_path / "new").iterdir())


def test_nothing_is_restored_over_what_is_there(kept: Path, tmp_path: Path) -> None:
    run("backup", tmp_path / "copy", "--data", kept)
    before = contents(kept)

    code, said = run("restore", tmp_path / "copy", "--data", kept)

    assert (code, said.startswith(f"There is something in {kept / 'hemicycle.db'}")) == (2, True)
    assert contents(kept) == before


def test_an_old_backup_is_brought_to_the_present_and_stays_itself(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "hemicycle.db")) as file:
        file.executescript((Path(__file__).parent / "data" / "version-1.sql").read_text("utf-8"))
    (folder / "key").write_bytes((kept / "key").read_bytes())
    before = (folder / "hemicycle.db").read_bytes()

    assert run("restore", folder, "--data", tmp_path / "new")[0] == 0

    assert contents(tmp_path / "new")["alembic_version"] == [(migrate.HEAD,)]
    assert (folder / "hemicycle.db").read_bytes() == before


@pytest.mark.parametrize("when", ["integrity", "rename"])
def test_a_backup_is_whole_or_not_there(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(tmp_path / "copy"))

    monkeypatch.setattr(backup, "_check", full) if when == "integrity" else monkeypatch.setattr(os, "rename", full)

    code, said = run("backup", tmp_path / "copy", "--data", kept)

    assert (code, said) == (2, f"{tmp_path / 'copy'}: No space left on device.")
    assert list(tmp_path.glob("*copy*")) == []


def test_a_restore_is_whole_or_not_there(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("backup", tmp_path / "copy", "--data", kept)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "disk")

    monkeypatch.setattr(os, "fsync", full)
    assert run("restore", tmp_path / "copy", "--data", tmp_path / "new")[0] == 2
    assert not (tmp_path / "new" / "hemicycle.db").exists()
    monkeypatch.undo()

    assert run("restore", tmp_path / "copy", "--data", tmp_path / "new")[0] == 0


def test_what_cannot_be_restored_is_one_sentence(kept: Path, tmp_path: Path) -> None:
    run("backup", tmp_path / "copy", "--data", kept)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "hemicycle.db").write_bytes(b"no database" * 100)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "key").write_bytes(b"k" * 32)

    assert run("restore", tmp_path / "none", "--data", tmp_path / "new")[1].startswith("There is no database at")
    assert run("restore", tmp_path / "broken", "--data", tmp_path / "new")[0] == 2
    code, said = run("restore", tmp_path / "copy", "--data", tmp_path / "other")
    assert code == 2
    assert "is another key than the backup" in said
    assert not (tmp_path / "other" / "hemicycle.db").exists()


def test_a_running_server_is_not_restored_into(tmp_path: Path, server: Server) -> None:
    run("backup", tmp_path / "copy", "--data", server.data)

    code, _ = run("restore", tmp_path / "copy", "--data", server.data)

    assert code == 2


# --- the doctor ---


def verdicts(config: Config) -> dict[str, str]:
    return {finding.code: finding.verdict for finding in doctor.examine(config)}


def test_a_healthy_server_is_told_so(kept: Path) -> None:
    code, said = run("doctor", "--data", kept)

    assert code == 0
    for sentence in ("Hemicycle 0.1.0 on Python", "has the present schema", "The clock is right", "MB are free"):
        assert sentence in said


def test_nothing_is_made_by_looking(tmp_path: Path) -> None:
    code, said = run("doctor", "--data", tmp_path / "new")

    assert code == 0
    assert "the first start makes it" in said
    assert list(tmp_path.iterdir()) == []


def test_a_file_where_the_folder_should_be_is_found(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.touch()

    assert verdicts(Config(data=file))["folder-closed"] == doctor.BAD


@pytest.mark.parametrize("command", ["invite", "ratings --recompute", "export out", "backup out", "operators list"])
def test_a_command_makes_no_database_where_none_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()

    code, said = run(*command.split(), "--data", "data")
    wrong, problem = run(*command.split(), "--data", "data", "--database", "sqlite:nonsense")

    assert (code, said) == (2, "There is no database at data/hemicycle.db.")
    assert (wrong, len(problem.splitlines())) == (2, 1), problem
    assert [*tmp_path.rglob("*")] == [tmp_path / "data"]


def test_what_is_wrong_is_found(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(kept / "hemicycle.db")) as file:
        file.execute("UPDATE room SET changed = ?", [int(time.time() * 1000) + 3_600_000])
        file.commit()
    (kept / "key").write_bytes(b"short")
    (kept / "key").chmod(0o644)
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 5 << 20}))

    found = verdicts(Config(data=kept, host="0.0.0.0"))

    assert found["clock-wrong"] == found["key-short"] == found["disk-full"] == doctor.BAD
    assert found["folder-open"] == found["origin-open"] == doctor.DOUBT
    assert run("doctor", "--data", kept)[0] == 1


def test_databases_that_will_not_do_are_found(kept: Path) -> None:
    with closing(sqlite3.connect(kept / "hemicycle.db")) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    assert verdicts(Config(data=kept))["database-newer"] == doctor.BAD

    (kept / "hemicycle.db").write_bytes(b"no database" * 100)
    assert verdicts(Config(data=kept))["database-unusable"] == doctor.BAD

    nowhere = "postgresql+psycopg://ann:secret@127.0.0.1:9/none"
    (unusable,) = [each for each in doctor.examine(Config(data=kept, database=nowhere)) if each.verdict == doctor.BAD]
    assert unusable.code == "database-unusable"
    assert "secret" not in str(unusable)


def test_the_doctor_is_told_what_a_server_is_told(kept: Path) -> None:
    code, said = run("doctor", "--data", kept, "--bus", "nats://127.0.0.1:9", "--origin", "http://play.example.org")

    assert code == 1
    assert "PostgreSQL database; there is none" in said
    assert "http://play.example.org" in said


@pytest.mark.parametrize(
    ("settings", "code", "verdict"),
    [
        ({}, "origin-none", doctor.FINE),
        ({"origin": "http://play.example.org"}, "origin-plain", doctor.DOUBT),
        ({"origin": "https://play.example.org"}, "origin-proxies", doctor.DOUBT),
        ({"origin": "https://play.example.org", "trusted_proxies": "127.0.0.1"}, "origin", doctor.FINE),
    ],
)
def test_where_people_come_from_is_looked_at(tmp_path: Path, settings: dict[str, str], code: str, verdict: str) -> None:
    assert verdicts(Config(data=tmp_path, **settings))[code] == verdict  # type: ignore[arg-type]  # some settings


def test_every_finding_has_its_words() -> None:
    source = Path(doctor.__file__).read_text("utf-8")
    codes = {
        part.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Finding"
        for part in ast.walk(node.args[1])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }

    assert len(codes) > 20
    for language in LANGUAGES:
        assert [code for code in codes if not Words(language, "server").knows(f"doctor-{code}")] == []


# --- upgrades ---


def test_migrations_that_say_they_only_add_do() -> None:
    """Servers of the version before live on beside those; the others wait until they are gone."""
    for path in sorted((migrate.FOLDER / "versions").glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        (says,) = [
            node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
            if node.targets[0].id == "only_adds" and isinstance(node.value, ast.Constant)
        ]
        forward = [part for part in tree.body if not (isinstance(part, ast.FunctionDef) and part.name == "downgrade")]
        calls = [node.attr for part in forward for node in ast.walk(part) if isinstance(node, ast.Attribute)]
        assert not (says and any(call.startswith(DESTRUCTIVE) for call in calls)), path.name
