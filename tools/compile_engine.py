"""Compile core and games with mypyc into build/compiled, beside a copy of everything that stays plain.

`python -m tools.compile_engine die_macher` compiles the core and one game only, which is quicker while working on it.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from hemicycle.core.pieces import Piece, assignments

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
CORE = ("agenda", "chance", "options", "pieces", "ruleset", "state", "steps", "values")
OPEN = (
    "Value",
    "Action",
    "Event",
    "Remark",
    "Ruleset",
    "Step",
    "Solo",
    "Sealed",
    "Piece",
    "State",
    "Chance",
)
# A plain table that derives from the compiled State must know which fields there are already, or both would have them.
# But a compiled class must not have slots: so the names are there for whoever reads them, and seem to be none.
SLOTS = """


class _Slots:
    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __iter__(self) -> Any:
        return iter(self.names)

    def __bool__(self) -> bool:
        return False

"""
TELLS = ("tell", "tell_each", "whisper")
PLAIN = ("board", "__init__")  # dataclasses of views, which nothing compiled reads, and the games' definitions


def modules(package: Path, game: str = "*") -> list[str]:
    """The modules that are compiled, relative to the folder the package lies in."""
    core = [package / "core" / f"{name}.py" for name in CORE]
    games = [path for path in sorted(package.glob(f"games/{game}/*.py")) if path.stem not in PLAIN]
    return [str(path.relative_to(package.parent)) for path in core + games]


def _opened(source: str) -> str:
    """Let plain Python classes derive from compiled ones: mypyc wants to be told which may be."""
    mark = "@mypyc_attr(allow_interpreted_subclasses=True)"
    marked = re.sub(rf"^class ({'|'.join(OPEN)})\b", rf"{mark}\nclass \1", source, flags=re.MULTILINE)
    future = "from __future__ import annotations\n"
    return marked.replace(future, f"{future}\nfrom mypy_extensions import mypyc_attr\n", 1)


def _hinted(source: str) -> str:
    """Give dataclasses their annotations back: mypyc keeps only `list` of `list[int]`; editions need it all."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.decorator_list]
    for kind in classes:
        hints = {
            line.target.id: ast.unparse(line.annotation)
            for line in kind.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        source += f'\nvars({kind.name})["__annotations__"].update({hints!r})'
        if kind.name == "State":
            source += SLOTS + f'\nsetattr(State, "__slots__", _Slots({tuple(hints)!r}))\n'
    return source


def _explained(source: str, *, everything: bool) -> str:
    """Give docstrings back: what an error stands for is part of what it says, and the core is what others build on."""
    for kind in ast.parse(source).body:
        if not isinstance(kind, ast.ClassDef) or ast.get_docstring(kind) is None:
            continue
        if everything or any(ast.unparse(base).endswith("Error") for base in kind.bases):
            source += f"\nsetattr({kind.name}, '__doc__', {ast.get_docstring(kind)!r})"
    return source


def _copying(source: str, module: str) -> str:
    """Write out how pieces are copied, which plain Python derives when it is first needed (core/pieces.py)."""
    lines = source.splitlines()
    found = import_module(module)
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.decorator_list]
    for kind in reversed([node for node in classes if issubclass(getattr(found, node.name), Piece)]):
        name = kind.name
        body = [f"old, new = self, {name}.__new__({name})", *assignments(getattr(found, name)), "return new"]
        lines[kind.end_lineno : kind.end_lineno] = [
            "",
            f"    def copied(self) -> {name}:",
            *[f"        {x}" for x in body],
        ]
    return "\n".join([*lines, ""])


def _heard(source: str) -> str:
    """Work out what is told only where somebody listens: plain Python asks in `State.tell`, with everything at hand."""
    lines = source.splitlines()
    for told in [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]:
        call = told.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TELLS:
            first, last = told.lineno - 1, told.end_lineno or told.lineno
            lines[first:last] = [f"    {line}" for line in lines[first:last]]
            lines[first] = (
                f"{' ' * told.col_offset}if {ast.unparse(call.func.value)}.journal is not None:\n{lines[first]}"
            )
    return "\n".join([*lines, ""])


def _prepare(path: Path, change: Callable[[str], str]) -> None:
    """Change a copied module before it is compiled."""
    path.write_text(change(path.read_text("utf-8")), "utf-8")


def compile_engine(target: Path = TARGET, game: str = "*") -> None:
    """Copy the package and compile it there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "static"))
    package = target / "hemicycle"
    for path in modules(package, game):
        _prepare(target / path, _hinted)
        _prepare(target / path, partial(_explained, everything="/core/" in path))
        if "/games/" in path:
            _prepare(target / path, _heard)
            module = path.removesuffix(".py").replace("/", ".")
            _prepare(target / path, partial(_copying, module=module))
    for name in CORE:
        _prepare(package / "core" / f"{name}.py", _opened)
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *modules(package, game)]
    result = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(result.stdout[-3000:] + result.stderr[-3000:])


def libraries(target: Path = TARGET) -> dict[str, str]:
    """The compiled files and their places in a wheel, where they lie beside the modules they stand for."""
    found = sorted(path.relative_to(target) for path in target.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
    return {str(target / path): str(path) for path in found if path.parts[0] != "build"}  # mypyc leaves copies there


if __name__ == "__main__":
    compile_engine(game=sys.argv[1] if len(sys.argv) > 1 else "*")
