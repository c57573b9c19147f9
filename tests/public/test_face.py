"""The public face: names, types, reprs, examples that run, and a light import."""

from __future__ import annotations

import doctest
import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import build_client

import hemicycle
from hemicycle.testing import random_match

CONSUMER = Path(__file__).parent / "consumer.py"
ROOT = Path(__file__).parents[2]
WITH_EXAMPLES = (
    "hemicycle",
    "hemicycle.bots.bot",
    "hemicycle.core.record",
    "hemicycle.research.batch",
    "hemicycle.research.encoder",
    "hemicycle.research.gymnasium",
    "hemicycle.research.pettingzoo",
    "hemicycle.research.position",
)


@pytest.mark.parametrize("name", hemicycle.__all__)
def test_every_public_name_is_there_and_explained(name: str) -> None:
    assert getattr(hemicycle, name).__doc__


def test_every_error_has_one_base() -> None:
    errors = [getattr(hemicycle, name) for name in hemicycle.__all__]
    raised = [each for each in errors if isinstance(each, type) and issubclass(each, Exception)]

    assert len(raised) >= 5
    assert all(issubclass(each, hemicycle.HemicycleError) for each in raised)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)

    assert result.attempted
    assert not result.failed


def test_reprs_say_something() -> None:
    game = hemicycle.game("secret-hitler")
    match = random_match(game, seed=1, decisions=3)

    assert repr(game) == "<Game secret-hitler: official, rebalanced>"
    assert repr(match).startswith("<Match secret-hitler official, 7 seats, 3 actions, waiting for")
    assert repr(match.record).startswith("<Record of secret-hitler official, ")
    assert "over" in repr(random_match(game, seed=1))


def test_a_consumer_runs() -> None:
    result = subprocess.run([sys.executable, str(CONSUMER)], capture_output=True, text=True, timeout=60, check=False)

    assert result.returncode == 0, result.stderr
    assert "game-over" in result.stdout


def test_mypy_strict_accepts_a_consumer(tmp_path: Path) -> None:
    target = tmp_path / "consumer.py"
    target.write_text(CONSUMER.read_text("utf-8"), "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), str(target)]

    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)

    assert result.returncode == 0, result.stdout


def test_pyright_strict_accepts_a_consumer(tmp_path: Path) -> None:
    target = tmp_path / "consumer.py"
    target.write_text("# pyright: strict\n" + CONSUMER.read_text("utf-8"), "utf-8")
    npm = build_client.npm_program()
    assert npm is not None
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, str(target)]

    result = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300, check=False
    )

    assert result.returncode == 0, result.stdout + result.stderr


def test_importing_is_light() -> None:
    code = (
        "import sys, hemicycle\n"
        "heavy = ['numpy', 'typer', 'starlette', 'rich', 'msgspec', 'hemicycle.research', 'hemicycle.bots']\n"
        "print([name for name in heavy if name in sys.modules])"
    )

    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)

    assert result.stdout.strip() == "[]"
