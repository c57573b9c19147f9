"""A room is a value: nothing in its folder knows a task, a socket, the store, a clock or a source of chance."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import hemicycle
from hemicycle.server.room.room import Room

HOUSE = Path(hemicycle.__file__).parent
SERVER = HOUSE / "server"
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
    "uvicorn",
    "httpx",
    "multiprocessing",
    "subprocess",
    "selectors",
}
KNOWN = ("room", "protocol")  # the folders of the server a room may know
BESIDE = {  # what is imported on the way and no room ever asks for
    ("hemicycle.bots.budget", "time"),  # how long a bot thinks, in its own process
    ("hemicycle.resources", "os"),  # where the package's own files lie
}


def imported(path: Path) -> set[str]:
    """Every module a file imports, also inside its functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: modules are imported by their whole names"
            found |= {str(node.module), *[f"{node.module}.{alias.name}" for alias in node.names]}
    return found


def ours(module: str) -> Path | None:
    """The file of a module of this package."""
    name, *parts = module.split(".")
    place = HOUSE.joinpath(*parts)
    files = [place / "__init__.py", place.with_suffix(".py")] if name == "hemicycle" else []
    return next((file for file in files if file.is_file()), None)


def reached() -> dict[str, set[str]]:
    """Every module of this package that comes with a room, by whatever way, and what each imports itself."""
    found: dict[str, set[str]] = {}
    ahead = [f"hemicycle.server.room.{path.stem}" for path in (SERVER / "room").glob("*.py")]
    while ahead:
        module = ahead.pop()
        file = ours(module)
        if file is None or module in found:
            continue
        found[module] = imported(file)
        ahead += [*found[module], module.rpartition(".")[0]]  # a package is imported before what is in it
    return found


@pytest.mark.parametrize("path", sorted((SERVER / "room").glob("*.py")), ids=lambda path: path.stem)
def test_a_room_knows_nothing_that_is_not_a_value(path: Path) -> None:
    modules = imported(path)

    assert {name.split(".")[0] for name in modules} & {*FORBIDDEN, "importlib"} == set()
    folders = {name.split(".")[2] for name in modules if name.startswith("hemicycle.server.")}
    assert folders <= set(KNOWN)


def test_nothing_a_room_knows_knows_more() -> None:
    everything = reached()

    assert len(everything) > 50
    beside = {(module, name.split(".")[0]) for module, names in everything.items() for name in names}
    assert {(module, name) for module, name in beside if name in FORBIDDEN} == BESIDE
    folders = {module.split(".")[2] for module in everything if module.startswith("hemicycle.server.")}
    assert folders == set(KNOWN)


def test_chance_comes_with_commands() -> None:
    """Random is only ever made from a seed that a command brought, but for previews, which show what is certain."""
    users = {path.stem for path in (SERVER / "room").glob("*.py") if "random" in imported(path)}

    assert users <= {"preview", "playing"}


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=lambda path: path.stem)
def test_modules_stay_readable(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 400


def test_one_name_stands_for_one_thing() -> None:
    """There were six classes called Table."""
    files = [ast.parse(path.read_text("utf-8")) for path in sorted(SERVER.rglob("*.py"))]
    names = Counter(node.name for file in files for node in file.body if isinstance(node, ast.ClassDef))

    assert [name for name, times in names.items() if times > 1 and not name.startswith("_")] == []


def test_a_room_has_few_methods_and_nothing_in_its_folder_holds_it() -> None:
    assert len([name for name, method in vars(Room).items() if callable(method) and name != "__init__"]) <= 25
    assert [path.stem for path in (SERVER / "room").glob("*.py") if "self.room = room" in path.read_text("utf-8")] == []
