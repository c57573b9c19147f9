"""Imports point one way only; the kernel and the games do no I/O and know no third party."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "hemicycle"
FORBIDDEN_IN_RULES = {
    "os",
    "io",
    "pathlib",
    "random",
    "time",
    "datetime",
    "secrets",
    "logging",
    "socket",
    "sys",
    "asyncio",
}
LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots", "registry"},
    "review": {"core", "games", "bots", "registry", "review"},
    "research": {"core", "games", "bots", "registry", "research"},
}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def called(path: Path) -> set[str]:
    """The plain functions a module calls."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)}


def modules(layer: str) -> list[Path]:
    return sorted((SOURCE / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_left(layer: str) -> None:
    for path in modules(layer):
        own = {name.split(".")[1] for name in imports(path) if name.startswith("hemicycle.")}

        assert own <= LAYERS[layer], f"{path.name} imports {own - LAYERS[layer]}"


@pytest.mark.parametrize("layer", ["core", "games"])
def test_rules_use_the_standard_library_only_and_no_io(layer: str) -> None:
    for path in modules(layer):
        roots = {name.split(".")[0] for name in imports(path)}

        assert roots <= set(sys.stdlib_module_names) | {"hemicycle"}, path.name
        assert not roots & FORBIDDEN_IN_RULES, path.name
        assert not {"open", "print", "input"} & called(path), path.name


@pytest.mark.parametrize("layer", ["core", "games"])
def test_modules_stay_readable(layer: str) -> None:
    for path in modules(layer):
        text = path.read_text("utf-8")

        assert len(text.splitlines()) <= 400, path.name
        assert text.startswith('"""'), path.name


def test_rule_texts_tell_without_asking_who_listens() -> None:
    for path in modules("games"):
        assert "journal" not in path.read_text("utf-8"), path.name


def test_steps_are_written_where_they_follow_and_not_looked_up_in_tables() -> None:
    for path in modules("games"):
        tree = ast.parse(path.read_text("utf-8"))
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.bases]
        steps = {node.name for node in classes if ast.unparse(node.bases[0]).startswith(("Step", "Solo", "Sealed"))}
        values = [node.value for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign) and node.value]
        tables = [value for value in values if not isinstance(value, ast.Call)]
        made = {ast.unparse(node.func) for table in tables for node in ast.walk(table) if isinstance(node, ast.Call)}

        assert not steps & made, path.name


def test_no_two_things_of_the_server_have_one_name() -> None:
    names = [
        node.name
        for path in (SOURCE / "server").rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]

    assert sorted(names) == sorted(set(names))
