"""Bots of other packages at tables, by leave of the operator: they play, and whatever else they do harms nobody."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.process import Server
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]
Start = Callable[..., Server]
STRANGERS = ("first", "broken", "quitter", "dreamer", "cheat")
ADMITTED = ", ".join(f"secret-hitler:{name}=tests.server.strangers:{name.title()}" for name in STRANGERS)


@pytest.fixture
def open_house(own_server: Start) -> Server:
    return own_server(HEMICYCLE_OWN_BOTS=ADMITTED, HEMICYCLE_BOT_BUDGET="4", HEMICYCLE_BOT_WORKERS="2")


def seated(ann: Visitor, *names: str) -> tuple[Wire, str]:
    """A table of one person and these bots, begun."""
    code = ann.open("secret-hitler", seats=1 + len(names))
    wire = ann.wire(code)
    for seat, name in enumerate(names, 1):
        wire.done("put-bot", seat=seat, level=name)
    wire.done("start")
    return wire, code


def told(ann: Visitor, code: str, word: str) -> list[dict[str, list[int]]]:
    """What has been told under a word so far."""
    moments = ann.get(f"/api/tables/{code}/matches/1/log")["moments"]
    return [event["detail"] for moment in moments for event in moment["events"] if event["word"] == word]


def test_bots_of_strangers_play_at_a_table_and_what_goes_wrong_with_them_ends_nothing(
    open_house: Server, visitors: Come
) -> None:
    ann = visitors(to=open_house)
    wire, code = seated(ann, *STRANGERS)
    luck = Random(3)
    while not (lines := told(ann, code, "voted")):  # the strangers are asked for their votes, and some for more
        wire.until(lambda table: bool(table.asked()) or bool(table.view["outcome"]))
        wire.do(0, wire.any(0, luck))

    ballots = lines[0]
    assert sorted(ballots["yes"] + ballots["no"]) == list(range(6))  # everybody has voted, in whatever way
    assert 1 in ballots["yes"]  # who takes the first choice says yes, not what it printed
    log = open_house.log.read_text()
    assert all(f"tests.server.strangers:{name}" in log for name in ("Broken", "Quitter", "Dreamer"))
    assert "strangers.py:" in log  # where it broke
    assert "as strangers' bots do" not in log  # and nothing of what it said, which may be what its seat knows


def test_whoever_is_not_admitted_cannot_be_seated(server: Server, visitors: Come) -> None:
    ann = visitors()
    code = ann.open("secret-hitler", seats=5)
    wire = ann.wire(code)

    assert wire.refused("put-bot", seat=1, level="first") == "no-such-level"
    games = {game["id"]: game["levels"] for game in ann.get("/api/games")}
    assert "first" not in games["secret-hitler"]


def test_who_opens_a_table_is_offered_what_the_operator_admitted(open_house: Server, visitors: Come) -> None:
    games = {game["id"]: game["levels"] for game in visitors(to=open_house).get("/api/games")}

    assert games["secret-hitler"][-5:] == list(STRANGERS)
    assert "first" not in games["die-macher"]


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("whip", "whip names no bot"),
        ("secret-hitler:solid=tests.server.strangers:First", "names no bot"),
        ("chess:whip=tests.server.strangers:First", "there is no such game"),
        ("secret-hitler:whip", "cannot be loaded: whip"),
        ("secret-hitler:whip=no_such_module:Whip", "No module named 'no_such_module'"),
        ("secret-hitler:whip=tests.server.strangers:NoBot", "cannot be loaded: kind"),
    ],
)
def test_a_bot_that_cannot_be_had_is_named_before_anybody_comes(tmp_path: Path, setting: str, sentence: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(f'own_bots = "{setting}"\nport = 0\ndata = "{tmp_path / "data"}"\n')
    command = [sys.executable, "-m", "hemicycle", "serve", "--config", str(file)]

    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
