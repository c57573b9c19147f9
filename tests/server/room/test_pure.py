"""A room is a value: nothing in its folder knows a task, a socket, the store, a clock or a source of chance."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hemicycle

SERVER = Path(hemicycle.__file__).parent / "server"
FORBIDDEN = {
    "asyncio",
    "socket",
    "time",
    "datetime",
    "threading",
    "secrets",
    "os",
    "logging",
    "sqlalchemy",
    "starlette",
}
KNOWN = ("room", "protocol")  # the folders of the server a room may know


def imported(path: Path) -> set[str]:
    """Every module a file imports, also inside its functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return found


@pytest.mark.parametrize("path", sorted((SERVER / "room").glob("*.py")), ids=lambda path: path.stem)
def test_a_room_knows_nothing_that_is_not_a_value(path: Path) -> None:
    modules = imported(path)

    assert {name.split(".")[0] for name in modules} & FORBIDDEN == set()
    ours = {name.split(".")[2] for name in modules if name.startswith("hemicycle.server.")}
    assert ours <= set(KNOWN)


def test_chance_comes_with_commands() -> None:
    """Random is only ever made from a seed that a command brought, but for previews, which show what is certain."""
    users = {path.stem for path in (SERVER / "room").glob("*.py") if "random" in imported(path)}

    assert users <= {"preview", "playing"}


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=lambda path: path.stem)
def test_modules_stay_readable(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 400
