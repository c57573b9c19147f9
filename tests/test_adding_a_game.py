"""docs/adding-a-game.md is built, installed as a package from outside, and played everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from hemicycle.client import Client
from tests.server.process import Server

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
FILE = re.compile(r"\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)```", re.DOTALL)
CODE = re.compile(r"check_game\n\n(check_game\(.*?\))\n", re.DOTALL)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to put on the path, as pip fills it from the files of the page."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("target")
    files = dict(FILE.findall(PAGE.read_text("utf-8")))
    assert {"pyproject.toml", "filibuster/__init__.py", "filibuster/web/board.js"} <= set(files)
    for name, text in files.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "--target", target, source], check=True)
    return target


def environment(installed: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(installed), "COLUMNS": "200", "LANG": "en"}


def run(installed: Path, *arguments: str, typed: str = "", code: int = 0, cwd: Path | None = None) -> str:
    command = [sys.executable, "-c", "from hemicycle.cli import main; main()", *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment(installed), cwd=cwd or installed
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def record(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played at the terminal: a whole one, and one that was left after the first speech."""
    folder = tmp_path_factory.mktemp("records")
    played = run(installed, "play", "filibuster", "--seed", "7", "--save", str(folder / "whole"), typed="1\n" * 40)
    assert "▮" in played, "its own drawing"
    assert "The bill is talked out" in played
    run(installed, "play", "filibuster", "--seed", "7", "--save", str(folder / "open"), typed="hint\n")
    return folder


def test_it_is_listed_and_its_rules_are_read(installed: Path) -> None:
    assert "Whoever fills the last minute" in run(installed, "games")
    assert "In turn everybody speaks" in run(installed, "rules", "filibuster")
    assert run(installed, "rules", "filibuster", "--doubts").startswith("Nothing here is doubtful")


def test_it_is_told_again_verified_and_a_bot_is_asked(installed: Path, record: Path) -> None:
    assert "spoke for" in run(installed, "replay", str(record / "whole"))
    assert "The bill is talked out" in run(installed, "verify", str(record / "whole"))
    assert "whatever the next one says can be answered" in run(installed, "hint", str(record / "open"))


def test_what_it_does_not_say_in_a_language_it_says_in_english(installed: Path, record: Path) -> None:
    told = run(installed, "replay", str(record / "whole"), "--lang", "de")
    rules = run(installed, "rules", "filibuster", "--lang", "nl")

    assert "redete" in told
    assert "In turn everybody speaks" in rules


def test_bots_play_it_by_the_thousand_and_compete(installed: Path, tmp_path: Path) -> None:
    assert '"games": 100' in run(installed, "simulate", "filibuster", "--games", "100", "--json")
    told = run(
        installed, "arena", "filibuster", "--bots", "solid,random", "--seats", "2", "--games", "40", cwd=tmp_path
    )
    assert "solid" in told


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", PYTHONPATH=str(installed)).start()
    yield running
    running.stop()


def test_it_is_played_on_a_real_server_by_a_program_and_a_bot(server: Server) -> None:
    with Client(server.url) as client:
        table = client.open("filibuster", bots="solid", start=True, seats=2)
        for turn in table.turns():
            turn.play(turn.choices[0])

        assert table.outcome is not None
        assert table.outcome["ending"] == "talked-out"


def test_its_words_and_its_board_are_served_from_its_package(server: Server, installed: Path) -> None:
    def fetched(path: str) -> tuple[str, bytes]:
        with urllib.request.urlopen(server.url + path) as answer:
            return str(answer.headers["content-type"]), bytes(answer.read())

    media, module = fetched("/api/games/filibuster/board/board.js")
    _, words = fetched("/api/words/nl/filibuster")

    _, lesson_words = fetched("/api/words/fr/lesson-filibuster")
    _, lesson = fetched("/api/games/filibuster/lessons/first-speech")

    assert b"lesson-first-speech-speak" in lesson_words
    assert b'"asked":"floor"' in lesson
    assert "javascript" in media
    assert module == (installed / "filibuster" / "web" / "board.js").read_bytes()
    assert b"You have the floor." in words, "what Dutch lacks is in English"
    for nothing in ("no.js", "../__init__.py", "%2e%2e/__init__.py", "..%2f__init__.py"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            fetched(f"/api/games/filibuster/board/{nothing}")
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetched("/api/games/die-macher/board/board.js")


def test_it_keeps_the_contract(installed: Path) -> None:
    claim = CODE.search(PAGE.read_text("utf-8"))
    assert claim is not None
    code = f"from hemicycle import game\nfrom hemicycle.testing import check_game\n{claim.group(1)}"

    subprocess.run([sys.executable, "-c", code], check=True, env=environment(installed), cwd=installed)


def test_a_missing_key_is_named_before_anybody_sits_down(installed: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    subprocess.run(["cp", "-r", installed, broken], check=True)
    words = broken / "filibuster" / "locales" / "en.ftl"
    words.write_text(words.read_text("utf-8").replace("event-spoke =", "event-spok ="), "utf-8")
    ruling = '[[ruling]]\nid = "pauses"\nsection = "2"\nsource = "ours"\nsure = "inferred"\n'
    book = broken / "filibuster" / "rulebook.toml"
    book.write_text(f"{book.read_text('utf-8')}\n{ruling}", "utf-8")

    said = run(broken, "play", "filibuster", code=2)

    lacking = "event-spoke, ruling-pauses"
    assert said == f"The game “filibuster” cannot say everything; its English words lack: {lacking}.\n"
    assert run(broken, "serve", "--no-browser", "--data", str(tmp_path / "data"), code=2) == said
    assert '"games": 10' in run(broken, "simulate", "filibuster", "--games", "10", "--json"), (
        "words are not needed here"
    )


def test_a_package_that_cannot_be_imported_is_named(installed: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    subprocess.run(["cp", "-r", installed, broken], check=True)
    (broken / "filibuster" / "__init__.py").write_text("import nothing_like_that\n", "utf-8")

    said = run(broken, "play", "filibuster", code=2)

    assert "cannot be loaded: ModuleNotFoundError" in said
    assert run(broken, "serve", "--no-browser", "--data", str(tmp_path / "data"), code=2) == said
    assert "secret-hitler" in run(broken, "simulate", "secret-hitler", "--games", "1", "--json"), "others go on"


@pytest.fixture
def copied(installed: Path, tmp_path: Path) -> Path:
    """The package once more, to be broken."""
    subprocess.run(["cp", "-r", installed, tmp_path / "copied"], check=True)
    return tmp_path / "copied"


def test_words_that_are_no_text_are_named_and_other_games_are_listed(copied: Path) -> None:
    (copied / "filibuster" / "locales" / "de.ftl").write_bytes(b"\xff\xfe")

    said = run(copied, "rules", "filibuster", "--lang", "de", code=2)
    listed = run(copied, "games", "--lang", "de", code=2)

    assert said.startswith("Das Spiel „filibuster“ ist nicht vollständig: de.ftl: ")
    assert "secret-hitler  5-10" in listed
    assert listed.endswith(said)


def test_a_drawing_that_fails_gives_way_to_the_plain_list(copied: Path) -> None:
    (copied / "filibuster" / "drawing.py").write_text("def draw(view, words):\n    return view.nothing\n", "utf-8")

    played = run(copied, "play", "filibuster", "--seed", "7", typed="1\n" * 40)

    assert "The game “filibuster” is not whole: AttributeError: " in played
    assert "longest speech" in played
    assert "The bill is talked out" in played


def test_nobody_takes_the_name_of_a_game_of_this_house(copied: Path) -> None:
    [points] = copied.glob("filibuster-*.dist-info/entry_points.txt")
    games = "[hemicycle.games]\n"
    text = points.read_text("utf-8").replace(games, f"{games}secret-hitler = filibuster:Filibuster\n")
    points.write_text(text, "utf-8")

    assert run(copied, "games").count("secret-hitler  ") == 1
    assert "hitler" in run(copied, "simulate", "secret-hitler", "--games", "1", "--json")
