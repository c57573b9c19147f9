"""The examples of the docs do what the docs say: bots that beat a beginner, and a policy that competes."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"


ROLLOUT = "simulate secret-hitler --seats 5 --games 1 --bots rollout:Rollout --json"


def run(folder: Path, *command: str, stdin: str = "", **environment: str) -> str:
    paths = os.pathsep.join(path for path in sys.path if path)
    result = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": paths, **environment},
        timeout=600,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def arena(folder: Path, *arguments: str, **environment: str) -> dict[str, Any]:
    main = ("-c", "from hemicycle.cli import main; main()", "arena")
    found: dict[str, Any] = json.loads(run(folder, *main, *arguments, "--workers", "1", "--json", **environment))
    return found["bots"]  # type: ignore[no-any-return]  # by name


@pytest.mark.parametrize(
    ("game", "bot", "how"),
    [
        ("secret-hitler", "careful:Careful", "--games 300 --form sides"),
        ("global-powers", "careful:Careful", "--games 16"),
        ("die-macher", "campaigner:Campaigner", "--games 24 --seats 3"),
    ],
)
def test_the_bots_of_the_tutorial_beat_a_beginner(game: str, bot: str, how: str) -> None:
    """By more than the doubt: the lower end of what it wins lies above what the beginner wins."""
    found = arena(EXAMPLES, game, "--bots", f"{bot},beginner", *how.split())

    assert found[bot]["share"]["low"] > found["beginner"]["share"]["rate"]


def test_the_first_bot_of_the_tutorial_does_all_its_page_says(tmp_path: Path) -> None:
    """Every command as it is printed, with fewer games."""
    page = (EXAMPLES.parent / "writing-a-bot.md").read_text("utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    lines = re.findall(r"^hemicycle (.+)$", page, re.MULTILINE)
    (tmp_path / "first.py").write_text(code, "utf-8")

    for line in lines:
        arguments = line.replace("--games 100", "--games 4").split()
        told = run(tmp_path, "-c", "from hemicycle.cli import main; main()", *arguments, stdin="q\n")
        assert told

    assert [line.split()[0] for line in lines] == ["simulate", "arena", "play", "hint"]


def test_the_bot_that_tries_its_options_plays(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "rollout.py", tmp_path)

    told = run(tmp_path, "-c", "from hemicycle.cli import main; main()", *ROLLOUT.split())

    assert json.loads(told)["games"] == 1


def test_a_policy_is_trained_and_competes(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "imitate.py", tmp_path)

    told = run(tmp_path, "imitate.py", GAMES="4", ROUNDS="3")
    found = arena(tmp_path, "secret-hitler", "--seats", "5", "--games", "5", "--bots", "imitate:Imitator,random")

    assert "round 3: does as the teacher in" in told
    assert (tmp_path / "policy.npz").is_file()
    assert set(found) == {"imitate:Imitator", "random"}
