"""For those who run the server: start, settings, backup, export, migrations, rules that change."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect
from typer.testing import CliRunner

import hemicycle
from hemicycle import resources
from hemicycle.core.record import Record
from hemicycle.core.verify import verify
from hemicycle.server.config import Config, ConfigError, load
from hemicycle.server.operate.command import app, listen
from hemicycle.server.operate.folder import key
from hemicycle.server.protocol import refusals
from hemicycle.server.store.migrate import HEAD, upgrade, version
from hemicycle.server.store.schema import metadata
from hemicycle.words import LANGUAGES, Words
from tests.server.process import Server, free_port
from tests.server.wire import Visitor

SERVER = Path(hemicycle.__file__).parent / "server"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as a person runs it."""
    command = [sys.executable, "-m", "hemicycle.server.operate.command", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=30, env={"LANG": "en", "PATH": "/usr/bin:/bin"}
    )


def test_it_takes_less_than_two_seconds_from_the_start_to_a_playable_table(own_server: Callable[..., Server]) -> None:
    server = own_server()
    server.stop()

    server.start()
    with Visitor(server.url) as ann:
        wire = ann.wire(ann.open(bots="random", start=True))
        assert wire.updates[0]["view"]["board"]

    assert server.processor_seconds() < 2.0


def test_a_port_in_use_and_an_unwritable_folder_are_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with socket.socket() as other:
        port = free_port()
        other.bind(("127.0.0.1", port))
        other.listen()

        taken = run("serve", "--port", str(port), "--data", str(tmp_path / "data"))
    unwritable = run("serve", "--port", str(port), "--data", str(tmp_path / "file" / "data"))

    assert (taken.returncode, unwritable.returncode) == (2, 2)
    assert taken.stderr.startswith(f"Port {port} on 127.0.0.1 cannot be used")
    assert unwritable.stderr.startswith("The folder ")
    assert len(taken.stderr.splitlines()) == len(unwritable.stderr.splitlines()) == 1


def test_settings_come_from_the_line_the_environment_and_a_file_in_this_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "hemicycle.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\norigin = "https://a.example"\n')
    monkeypatch.setenv("HEMICYCLE_PORT", "2")
    monkeypatch.setenv("HEMICYCLE_METRICS_OPEN", "true")

    config = load(file, origin="https://b.example", host=None)

    assert (config.host, config.port, config.origin, config.metrics_open) == ("10.0.0.1", 2, "https://b.example", True)
    assert config.secure


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x = 1", "notice-config-unknown"),
        ("port = 'many'", "notice-config-wrong"),
        ("port =", "notice-config-not-toml"),
        (None, "notice-config-unreadable"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str | None, code: str) -> None:
    file = tmp_path / "hemicycle.toml"
    if text is not None:
        file.write_text(text)

    with pytest.raises(ConfigError) as caught:
        load(file)

    assert caught.value.code == code
    assert Words("en", "server").say(code, caught.value.detail)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("host", ""),
        ("data", ""),
        ("origin", "play.example.org"),
        ("origin", "https://"),
        ("origin", "https://play.example.org/tables"),
        ("trusted_proxies", "caddy"),
        ("trusted_proxies", "10.0.0.300"),
        ("trusted_proxies", "127.0.0.1, 10.0.0.1/8"),
        ("mail_from", "Hemicycle"),
        ("mail_from", "Hemicycle <tables@example.org"),
        ("absence", "inf"),
        ("luck_wait", "1e300"),
        ("session_days", "999999999999"),
        ("http_rate", "nan"),
    ],
)
def test_what_would_only_be_noticed_later_is_refused_at_the_start(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"HEMICYCLE_{name.upper()}", value)

    with pytest.raises(ConfigError) as caught:
        load()

    assert (caught.value.code, caught.value.detail) == ("notice-config-wrong", {"key": name, "value": value})


def test_a_mail_server_without_a_sender_is_refused_at_the_start() -> None:
    with pytest.raises(ConfigError) as caught:
        load(smtp_host="mail.example.org")

    assert (caught.value.code, caught.value.detail["needs"]) == ("notice-config-alone", "mail_from")
    assert Words("en", "server").say(caught.value.code, caught.value.detail)


def test_addresses_of_every_form_are_taken() -> None:
    for sender in ("", "a@example.org", "Hemicycle <tables@example.org>"):
        assert load(mail_from=sender).mail_from == sender
    assert load(origin="http://[::1]:8000/", trusted_proxies="127.0.0.1, 10.0.0.0/8,::1").trusted_proxies
    assert load(origin="", trusted_proxies="*").origin == ""


@pytest.mark.parametrize("name", ["key", "smtp_password", "database"])
def test_a_wrong_secret_is_named_and_not_repeated(tmp_path: Path, name: str) -> None:
    file = tmp_path / "hemicycle.toml"
    file.write_text(f'{name} = ["a secret of somebody"]')

    said = run("serve", "--config", str(file), "--data", str(tmp_path / "data"))

    assert (said.returncode, name in said.stderr) == (2, True)
    assert "secret of" not in said.stderr


def test_an_address_this_machine_does_not_have_is_told_as_such() -> None:
    for host in ("192.0.2.1", "no host"):
        with pytest.raises(ConfigError) as caught:
            listen(Config(host=host, port=0))

        assert (caught.value.code, caught.value.detail) == ("notice-host-unknown", {"host": host})


def test_a_backup_is_taken_while_the_server_runs(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        code = ann.open(seats=5, mine=5, start=True)
        wire = ann.wire(code)
        seat = wire.asked()[0]
        wire.do(seat, wire.choices(seat)[0])

        first = CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--data", str(server.data)])
        second = CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--data", str(server.data)])
        before = wire.updates[0]["view"]
        cookie = ann.http.cookies["hemicycle"]
        server.kill()

        copy = Server(tmp_path / "copy").start()
        with Visitor(copy.url) as again:
            again.http.cookies.clear()
            again.http.cookies.set("hemicycle", cookie)
            assert again.wire(code).updates[0]["view"] == before
        copy.stop()

    assert (first.exit_code, second.exit_code) == (0, 2)


def test_finished_matches_are_exported_as_records_that_hold(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        wire = ann.wire(ann.open(seats=5, mine=0, bots="random", start=True))
        wire.until(lambda wire: wire.table["phase"] == "over")

    result = CliRunner().invoke(app, ["export", str(tmp_path / "out"), "--data", str(server.data)])

    (file,) = (tmp_path / "out").iterdir()
    game = hemicycle.game("secret-hitler")
    assert result.exit_code == 0
    assert verify(game, Record.parse(file.read_text(), game.library.write)).outcome is not None
    tables = CliRunner().invoke(app, ["export", str(tmp_path / "set"), "--data", str(server.data), "--format", "jsonl"])
    assert tables.exit_code == 0, tables.output
    (played,) = [json.loads(line) for line in (tmp_path / "set" / "games.jsonl").read_text().splitlines()]
    assert (played["rules"], played["game"]) == ("secret-hitler", file.stem)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A data folder in which nobody has played yet."""
    folder = tmp_path / "data"
    folder.mkdir()
    engine = create_engine(f"sqlite:///{folder / 'hemicycle.db'}")
    upgrade(engine)
    engine.dispose()
    key(folder)
    return folder


@pytest.mark.parametrize(
    ("spoil", "arguments", "sentence"),
    [
        ("", "export kept.txt --data data", "kept.txt: File exists."),
        ("", "export kept.txt/out --data data", "kept.txt/out: Not a directory."),
        ("", "export out --data typo", "There is no database at typo/hemicycle.db."),
        ("", "export out --database sqlite:///typo.db", "There is no database at typo.db."),
        ("", "export out --database sqlite:///kept.txt", "file is not a database."),
        ("", "export out --database mysql+none://ann:secret@here/there", "The database here/there cannot be used:"),
        ("", "export out --database mysql+pymysql://here/there", "needs the Python package pymysql"),
        ("hemicycle.db", "export out --data data", "file is not a database."),
        ("", "backup kept.txt/out --data data", "kept.txt/out: Not a directory."),
        ("", "backup kept.txt --data data", "kept.txt exists already."),
        ("", "backup out --data typo", "There is no database at typo/hemicycle.db."),
        ("key", "backup out --data data", "There is no key at data/key."),
        ("hemicycle.db", "backup out --data data", "file is not a database."),
        ("hemicycle.db", "serve --port 0 --data data", "file is not a database."),
    ],
)
def test_what_cannot_be_copied_is_one_sentence_and_leaves_nothing_behind(
    kept: Path, spoil: str, arguments: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(kept.parent)
    Path("kept.txt").write_text("Not a database, and long enough for nobody to take it for an empty one." * 2)
    if spoil == "key":
        (kept / spoil).unlink()
    elif spoil:
        (kept / spoil).write_text(Path("kept.txt").read_text())

    answer = run(*arguments.split())

    assert answer.returncode == 2
    assert sentence in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert {path.name for path in kept.parent.iterdir()} == {"data", "kept.txt"}


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")

    upgrade(engine)
    upgrade(engine)

    found = inspect(engine)
    assert version(engine) == HEAD
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
        assert {index["name"] for index in found.get_indexes(table.name)} == {index.name for index in table.indexes}
    assert len(list((SERVER / "store" / "migrations" / "versions").glob("*.py"))) == int(HEAD)
    engine.dispose()


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    engine = create_engine(f"sqlite:///{tmp_path / 'data' / 'hemicycle.db'}")
    upgrade(engine)
    engine.dispose()
    with sqlite3.connect(tmp_path / "data" / "hemicycle.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()

    answer = run("serve", "--port", str(free_port()), "--data", str(tmp_path / "data"))

    assert answer.returncode == 2
    assert "newer version" in answer.stderr


def test_every_refusal_and_notice_has_its_words() -> None:
    source = "".join(path.read_text() for path in SERVER.rglob("*.py"))
    codes = set(re.findall(r'refuse\(\s*"([a-z-]+)"', source)) | set(re.findall(r'Bye\(code="([a-z-]+)"', source))
    codes |= set(refusals.STATUS) | {
        f"not-while-{phase}" for phase in ("seating", "playing", "paused", "over", "abandoned", "frozen")
    }
    notices = set(re.findall(r'"(notice-[a-z-]+)"', source))

    for language in LANGUAGES:
        words = Words(language, "server")
        assert [code for code in sorted(codes) if not words.knows(f"refusal-{code}")] == []
        assert [notice for notice in sorted(notices) if not words.knows(notice)] == []
    known = re.findall(r"^refusal-([a-z-]+) =", resources.words("en", "server"), re.MULTILINE)
    assert set(known) <= codes


# --- rules that change under a match ---


def test_a_match_goes_on_under_the_rules_it_was_begun_with(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        code = ann.open(seats=5, mine=5, start=True)
        wire = ann.wire(code)
        seat = wire.asked()[0]
        wire.do(seat, wire.choices(seat)[0])
        before = wire.updates[0]["view"]
        server.kill()
        server.command = ("-m", "tests.server.newer_rules", "newer")
        server.start()

        back = ann.wire(code)

        assert back.table["phase"] == "playing"
        assert back.updates[0]["view"] == before
        assert back.do(2, "ballot true")["type"] == "done"
        assert ann.get(f"/api/tables/{code}/matches/1/moments/0", seat=0)["view"]
        fresh = ann.wire(ann.open(seats=5, mine=5, start=True))
        assert fresh.table["match"]["revision"] == back.table["match"]["revision"] + 1


def test_a_match_whose_rules_cannot_be_played_stands_still_until_its_table_votes(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        code = ann.open(seats=5, mine=5, start=True)
        wire = ann.wire(code)
        seat = wire.asked()[0]
        wire.do(seat, wire.choices(seat)[0])
        before = wire.updates[0]["view"]
        server.kill()
        server.command = ("-m", "tests.server.newer_rules", "incompatible")
        server.start()

        back = ann.wire(code)
        assert back.table["phase"] == "frozen"
        assert back.updates == {}
        assert len(ann.get(f"/api/tables/{code}/matches/1/log", seat=0)["moments"]) == 2
        assert ann.refusal("GET", f"/api/tables/{code}/matches/1/moments/0?seat=0") == (409, "not-while-frozen")
        assert back.refused("rematch") == "not-while-frozen"  # the host alone does not end a match
        back.done("propose", kind="migrate")

        back.until(lambda wire: 0 in wire.updates)
        back.settle()
        assert back.table["phase"] == "playing"
        assert back.updates[0]["view"] == before
        assert back.do(2, "ballot true")["type"] == "done"
        assert ann.get(f"/api/tables/{code}/matches/1/moments/1", seat=0)["view"] == before
        server.kill()
        server.start()
        assert ann.wire(code).updates[2]["view"]["mine"] == "ballot true"
