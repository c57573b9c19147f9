"""`hemicycle arena` and `hemicycle hint` as a user meets them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
import typer

import hemicycle
from hemicycle.arena import running
from hemicycle.arena.command import arena
from hemicycle.testing import random_match
from tests.test_cli import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    random_match(hemicycle.game("secret-hitler"), seed=1).record.save(str(path))
    return path


def test_the_arena_prints_one_object() -> None:
    result = run(
        *[
            "arena",
            "secret-hitler",
            "--bots",
            "random,selfish",
            "--games",
            "10",
            "--seats",
            "5",
            "--workers",
            "1",
            "--json",
        ]
    )

    found = json.loads(result.stdout)
    assert result.returncode == 0, result.stderr
    assert found["games"] == 10
    assert set(found["bots"]) == {"random", "selfish"}


def test_the_arena_keeps_games_tables_and_a_picture(tmp_path: Path) -> None:
    arguments = f"arena secret-hitler --bots random,selfish --games 5 --seats 5 --workers 1 --out {tmp_path}".split()

    first, second = run(*arguments), run(*arguments)

    assert first.returncode == second.returncode == 0, first.stderr + second.stderr
    assert first.stdout == second.stdout
    assert {path.suffix for path in tmp_path.iterdir()} == {".jsonl", ".md", ".json", ".svg"}


def test_a_plan_file_of_ones_own_can_be_played(tmp_path: Path) -> None:
    plan = tmp_path / "mine.toml"
    plan.write_text('game = "secret-hitler"\nseats = 5\ngames = 5\n[compare.one]\nbots = ["random"]\n', "utf-8")

    result = run("arena", "--plan", str(plan), "--workers", "1", "--out", str(tmp_path), "--json")

    assert json.loads(result.stdout)["one"]["games"] == 5
    assert "--only one" in (tmp_path / "report.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("arena", "Which game?"),
        ("arena secret-hitler --bots genius", "no bot level “genius”"),
        ("arena secret-hitler --bots solid:soon", "is not a budget"),
        ("arena secret-hitler --form duel", "no form “duel”"),
        ("arena die-macher --form sides", "has no sides"),
        ("arena --plan nowhere", "no plan “nowhere”"),
        ("arena --plan secret-hitler --only nothing", "no comparison “nothing”"),
        ("arena secret-hitler --seats 4", "not by 4"),
        ("arena secret-hitler --bots solid,solid", "named twice"),
        ("arena secret-hitler --only self-5", "of which plan"),
        ("arena --plan secret-hitler --games 3", "leave games out"),
        ("arena secret-hitler --plan secret-hitler", "leave GAME out"),
        ("arena secret-hitler --exploit genius", "no bot level “genius”"),
        ("arena secret-hitler --exploit solid --bots random", "against one bot"),
        ("arena secret-hitler --budget 10", "belongs to --exploit"),
        ("hint nowhere.jsonl", "nowhere.jsonl"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: str, sentence: str) -> None:
    result = run(*arguments.split())

    assert result.returncode == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats =", "not a TOML file"),
        ('game = "secret-hitler"', "compares nothing"),
        ('game = "secret-hitler"\nseats = 5\ngames = 5\n[compare.mine]\nbots = "solid"', "Expected `array`"),
        ('game = "secret-hitler"\nseats = 5\n[compare.mine]\nbots = ["solid"]', "`games`"),
        (
            'game = "secret-hitler"\nseats = 5\ngames = 5\nluck = 1\n[compare.mine]\nbots = ["solid"]',
            "`luck`",
        ),
        ('game = "secret-hitler"\nseats = 5\ngames = 0\n[compare.mine]\nbots = ["solid"]', "`int` >= 1"),
        ('game = "secret-hitler"\nseats = 5\ngames = 1\n[compare.mine]\nbots = []', "length >= 1"),
        ('game = "secret-hitler"\nseats = 5\ngames = 1\n[compare]\nmine = 3', "compares nothing"),
        ('game = "secret-hitler"\nseats = 5\ngames = 1\n[compare]', "compares nothing"),
        ('game = "secret-hitler"\nseats = 5\ngames = 1\n[compare."../mine"]\nbots = ["solid"]', "cannot name"),
    ],
)
def test_a_bad_plan_file_gets_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    plan = tmp_path / "mine.toml"
    plan.write_text(text, "utf-8")

    result = run("arena", "--plan", str(plan))

    assert result.returncode == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_plan_that_is_no_text_gets_one_sentence(tmp_path: Path) -> None:
    plan = tmp_path / "mine.toml"
    plan.write_bytes(b"\xff\xfe")

    assert "is not a text file" in run("arena", "--plan", str(plan)).stderr


TELLTALE = """
import os
from pathlib import Path
from hemicycle.bots.secret_hitler.beginner import BeginnerBot

class Telltale(BeginnerBot):
    def choose(self, seen, random):
        Path(f"plays-{os.getpid()}").touch()
        return super().choose(seen, random)
"""


def test_who_ends_a_training_ends_its_workers(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(TELLTALE, "utf-8")
    arguments = "arena secret-hitler --exploit mine:Telltale --budget 9000 --workers 2"
    command = [sys.executable, "-m", "hemicycle", *arguments.split()]

    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        wait_for(lambda: len(list(tmp_path.glob("plays-*"))) == 2)
        process.terminate()  # it alone, as `kill` does it
        said = process.communicate(timeout=15)[1]

    assert process.returncode == 130
    assert said == "Interrupted. A training that was not finished begins anew when it is called again.\n"
    wait_for(lambda: members(process.pid) == [])


def members(session: int) -> list[str]:
    """The processes of a session that run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            state, _, _, belongs, *_ = (process / "stat").read_text().rpartition(")")[2].split()
            found += [process.name] if belongs == str(session) and state != "Z" else []
    return found


def test_ctrl_c_ends_a_tournament_at_once_and_keeps_what_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    arguments = f"arena die-macher --bots beginner --games 400 --seats 4 --workers 2 --out {tmp_path}"
    # whoever starts the tests may ignore interrupts, and children inherit that
    default = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{default}; from hemicycle.cli import main; main()", *arguments.split()]

    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        wait_for(lambda: path.exists() and len(path.read_text("utf-8").splitlines()) > 2)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
        _, said = process.communicate(timeout=15)

    assert process.returncode == 130
    assert said == "Interrupted. The finished games are kept: run the same command again, and it goes on.\n"
    assert 3 <= len(path.read_text("utf-8").splitlines()) < 400


def test_an_interrupted_training_does_not_say_that_its_games_are_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "run_exploit", interrupted)

    with pytest.raises(typer.Exit):
        arena("secret-hitler", exploit="beginner", workers=1)

    assert capsys.readouterr().err == (
        "Interrupted. A training that was not finished begins anew when it is called again.\n"
    )


def wait_for(ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_folder_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    result = run(*f"arena secret-hitler --bots random --games 5 --workers 1 --out {tmp_path / 'file' / 'x'}".split())

    assert result.returncode == 2
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_a_hint_shows_options_and_a_reason(record: Path, language: str) -> None:
    result = run("hint", str(record), "--to", "4", "--lang", language)

    assert result.returncode == 0, result.stderr
    assert "%" in result.stdout
    assert len(result.stdout.strip().splitlines()) > 3


def test_a_hint_is_for_a_seat_that_is_asked(record: Path) -> None:
    president = json.loads(record.read_text("utf-8").splitlines()[4])["seat"]  # the first action of all
    somebody = str((president + 1) % 7)

    assert run("hint", str(record), "--to", "3", "--seat", str(president)).returncode == 0
    assert "is not asked" in run("hint", str(record), "--to", "3", "--seat", somebody).stderr
    assert "The game is over" in run("hint", str(record)).stderr
