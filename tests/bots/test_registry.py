"""Bots of one's own: found by entry point or as module:Class, in every command that seats bots."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import hemicycle
from hemicycle import bots
from hemicycle.bots.bot import RandomBot
from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.testing import random_match

ARENA = ("arena", "secret-hitler", "--bots", "random,my_bots:First", "--games", "5", "--seats", "5")
OWN = '''
from hemicycle.bots.bot import NO_VALUE, Bot, Explanation, RandomBot, Weighed
from hemicycle.core.values import Event

class First(Bot):
    """Takes what stands first."""

    def choose(self, seen, random):
        return self.game.action(seen.view.choices[0].action)

class Cheat(Bot):
    def choose(self, seen, random):
        return self.game.action("nominate 99")

class Talker(First):
    def explain(self, seen, random):
        return Explanation((Weighed(seen.view.choices[0].action, 0.0),), NO_VALUE, "Because I can.")

class Broken(First):
    def choose(self, seen, random):
        return {}["nothing"]

class Quitter(First):
    def choose(self, seen, random):
        raise SystemExit

class Silent(First):
    def choose(self, seen, random):
        return None

class Stillborn(First):
    def __init__(self, game, rules, budget):
        raise RuntimeError("no model file")

class Speechless(First):
    speaks_after = (Event,)

    def speak(self, seen, random):
        raise ValueError("words fail me")

class Babbler(First):
    speaks_after = (Event,)

    def speak(self, seen, random):
        return "balderdash"

class Thoughtless(Bot):
    pass

class Stranger:
    pass
'''
BROKEN = [line.strip() for line in OWN.splitlines()].index('return {}["nothing"]') + 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(OWN, "utf-8")
    (tmp_path / "broken.py").write_text("1 / 0\n", "utf-8")
    (tmp_path / "leaving.py").write_text("raise SystemExit\n", "utf-8")
    return tmp_path


def run(folder: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from hemicycle.cli import main; main()", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.run(
        command, cwd=folder, input=stdin, capture_output=True, encoding="utf-8", env=environment, timeout=120
    )


@pytest.fixture
def from_a_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = [
        EntryPoint("secret-hitler:mine", "hemicycle.bots.bot:RandomBot", bots.GROUP),
        EntryPoint("secret-hitler:random", "somewhere:Else", bots.GROUP),
        EntryPoint("die-macher:other", "somewhere:Else", bots.GROUP),
    ]
    monkeypatch.setattr(bots, "entry_points", lambda group: points)
    bots._others.cache_clear()
    yield
    bots._others.cache_clear()


@pytest.mark.usefixtures("from_a_package")
def test_a_package_brings_bots_by_entry_point() -> None:
    assert "mine" in bots.names("secret-hitler")
    assert "other" not in bots.names("secret-hitler")
    assert bots.find("mine", "secret-hitler") is RandomBot


@pytest.mark.usefixtures("from_a_package")
def test_a_package_cannot_take_the_name_of_a_bot_of_ours() -> None:
    assert bots.find("random", "secret-hitler") is RandomBot


@pytest.mark.usefixtures("from_a_package")
def test_an_entry_point_that_leads_nowhere_is_told_with_its_cause() -> None:
    with pytest.raises(bots.BadBot) as refused:
        bots.find("other", "die-macher")

    assert refused.value.code == "import"
    assert "somewhere" in refused.value.cause


def test_a_class_is_named_with_its_module_and_may_have_a_budget() -> None:
    game = hemicycle.game("secret-hitler")
    rules = game.load()

    plain = bots.make("hemicycle.bots.bot:RandomBot", game, rules)
    hurried = bots.make("hemicycle.bots.bot:RandomBot:400x", game, rules)

    assert isinstance(plain, RandomBot)
    assert plain.budget == AT_THE_TABLE
    assert hurried.budget == Budget(trials=400)


@pytest.mark.parametrize(
    ("name", "code"),
    [("no_such_module:Bot", "import"), ("json:no_such_class", "import"), ("json:dumps", "kind"), ("a b:C", "form")],
)
def test_what_is_no_bot_is_refused_with_its_cause(name: str, code: str) -> None:
    with pytest.raises(bots.BadBot) as refused:
        bots.find(name, "secret-hitler")

    assert (refused.value.code, refused.value.name) == (code, name)


def test_an_own_bot_simulates(folder: Path) -> None:
    found = run(
        folder, "simulate", "secret-hitler", "--games", "2", "--seats", "5", "--bots", "my_bots:First", "--json"
    )

    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["games"] == 2


def test_an_own_bot_competes_in_the_arena_in_several_processes(folder: Path) -> None:
    found = run(folder, *ARENA, "--workers", "2", "--json")

    assert found.returncode == 0, found.stderr
    assert set(json.loads(found.stdout)["bots"]) == {"random", "my_bots:First"}


def test_a_tournament_does_not_go_on_with_an_own_bot_that_was_changed(folder: Path) -> None:
    first = run(folder, *ARENA, "--workers", "1", "--out", "kept")
    (folder / "my_bots.py").write_text(OWN + "# another\n", "utf-8")

    second = run(folder, *ARENA, "--workers", "1", "--out", "kept")

    assert first.returncode == 0, first.stderr
    assert second.returncode == 2


def test_an_own_bot_plays_at_the_terminal_and_gives_hints(folder: Path) -> None:
    random_match(hemicycle.game("secret-hitler"), seed=1, decisions=3).record.save(str(folder / "game.jsonl"))

    played = run(folder, "play", "secret-hitler", "--seed", "5", "--bots", "my_bots:First", stdin="h\nq\n")
    hinted = run(folder, "hint", "game.jsonl", "--bots", "my_bots:First")

    assert played.returncode == hinted.returncode == 0, played.stderr + hinted.stderr
    assert "You have left the table" in played.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("my_bots:Nobody", "cannot be loaded: AttributeError"),
        ("nowhere:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("broken:Bot", "cannot be loaded: ZeroDivisionError"),
        ("my_bots:Stranger", "must be a class that derives from hemicycle.Bot"),
        ("my_bots:Cheat", "The bot my_bots:Cheat on seat"),
        ("my_bots:Broken", "The bot my_bots:Broken failed in secret-hitler on seat"),
        ("my_bots:Broken", f"at “nomination”: KeyError: 'nothing' (my_bots.py:{BROKEN})"),
        ("my_bots:Quitter", "at “nomination”: SystemExit (my_bots.py:"),
        ("my_bots:Silent", "chose “None”, which is refused (malformed-action)"),
        ("my_bots:Stillborn", "The bot my_bots:Stillborn cannot be seated: RuntimeError: no model file (my_bots.py:"),
        ("my_bots:Thoughtless", "it has no method choose"),
        ("leaving:Bot", "cannot be loaded: SystemExit"),
        ("my bots:First", "your own is named module:Class"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bad_own_bot_gets_one_sentence(folder: Path, command: str, name: str, sentence: str) -> None:
    workers = ("--workers", "2") if name.endswith(("Cheat", "Broken")) else ("--workers", "1")

    found = run(folder, command, "secret-hitler", "--games", "60", "--seats", "5", "--bots", name, *workers)

    assert found.returncode == 2
    assert sentence in found.stderr
    assert "Traceback" not in found.stderr


def test_a_hint_is_one_of_the_choices_and_may_be_in_words_of_its_own(folder: Path) -> None:
    random_match(hemicycle.game("secret-hitler"), seed=1, decisions=3).record.save(str(folder / "game.jsonl"))

    talking = run(folder, "hint", "game.jsonl", "--bots", "my_bots:Talker")
    cheating = run(folder, "hint", "game.jsonl", "--bots", "my_bots:Cheat")
    playing = run(folder, "play", "secret-hitler", "--seed", "5", "--bots", "my_bots:Cheat", stdin="h\nq\n")

    assert "Because I can." in talking.stdout
    for found in (cheating, playing):
        assert found.returncode == 2
        assert found.stderr.startswith("The bot my_bots:Cheat on seat"), found.stderr
        assert "Traceback" not in found.stderr


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("my_bots:Speechless", "at “speak”: ValueError: words fail me (my_bots.py:"),
        ("my_bots:Babbler", "chose “balderdash”, which is refused (malformed-remark)"),
    ],
)
def test_a_bot_that_cannot_speak_gets_one_sentence(folder: Path, name: str, sentence: str) -> None:
    found = run(folder, "arena", "secret-hitler", "--games", "5", "--seats", "5", "--bots", name, "--workers", "1")

    assert found.returncode == 2
    assert sentence in found.stderr
    assert "Traceback" not in found.stderr


def test_a_broken_bot_ends_a_game_and_a_hint_with_one_sentence_and_the_game_is_saved(folder: Path) -> None:
    random_match(hemicycle.game("secret-hitler"), seed=1, decisions=3).record.save(str(folder / "game.jsonl"))

    hinted = run(folder, "hint", "game.jsonl", "--bots", "my_bots:Broken")
    seated = ("play", "secret-hitler", "--seed", "5", "--bots", "my_bots:Broken", "--save", "kept.jsonl")
    played = run(folder, *seated, stdin="1\n" * 9)

    for found in (hinted, played):
        assert found.returncode == 2
        assert found.stderr.startswith("The bot my_bots:Broken failed in secret-hitler on seat"), found.stderr
        assert len(found.stderr.splitlines()) == 1
    assert (folder / "kept.jsonl").exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_whoever_wrote_a_broken_bot_may_see_the_traceback(
    folder: Path, monkeypatch: pytest.MonkeyPatch, workers: str
) -> None:
    monkeypatch.setenv("HEMICYCLE_DEBUG", "1")

    found = run(folder, *ARENA[:3], "my_bots:Broken", *ARENA[4:], "--workers", workers)

    assert found.returncode == 2
    assert f'my_bots.py", line {BROKEN}, in choose' in found.stderr
    assert found.stderr.splitlines()[-1].startswith("The bot my_bots:Broken failed")
