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
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
CORE = ("agenda", "chance", "options", "ruleset", "state", "steps", "values")
OPEN = ("Value", "Action", "Event", "Remark", "Ruleset", "Step", "Sealed", "State", "Chance")
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
    """Give dataclasses their annotations back: mypyc keeps only `tuple` of `tuple[int, ...]`; editions need it all."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.decorator_list]
    for kind in classes:
        hints = {
            line.target.id: ast.unparse(line.annotation)
            for line in kind.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        source += f'\nvars({kind.name})["__annotations__"].update({hints!r})'
    return source


def _prepare(path: Path, change: Callable[[str], str]) -> None:
    """Change a copied module before it is compiled."""
    path.write_text(change(path.read_text("utf-8")), "utf-8")


def compile_engine(target: Path = TARGET, game: str = "*") -> None:
    """Copy the package and compile it there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "static"))
    package = target / "hemicycle"
    for path in (package / "core" / "ruleset.py", *package.glob(f"games/{game}/rules.py")):
        _prepare(path, _hinted)
    for name in CORE:
        _prepare(package / "core" / f"{name}.py", _opened)
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *modules(package, game)]
    result = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(result.stdout[-3000:] + result.stderr[-3000:])


if __name__ == "__main__":
    compile_engine(game=sys.argv[1] if len(sys.argv) > 1 else "*")
