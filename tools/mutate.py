"""Change the rules of a game in one small place at a time and see which changes no test notices.

`python -m tools.mutate secret-hitler --sample 60` tries sixty changes drawn with a seed; results go to
`build/mutation/<game>.jsonl`, and a run that was stopped goes on where it was. Not part of `make test`. The tests are
loaded once; every change is made in a fork of that process, by giving one function other code. What a module works out
while it is loaded stays as it was, so a survivor there may be none.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import inspect
import json
import os
import random
import signal
import types
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest
import typer

from hemicycle.terminal.shell import progress

ROOT = Path(__file__).parent.parent
QUIET = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore"]
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Add: ast.Sub, ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: the file, where in it, what was there and what is there instead."""

    file: str
    line: int
    function: str  # by its qualified name
    node: int  # which node of the tree, and which change of that node
    change: int
    text: str

    def key(self, source: str) -> str:
        """What it is known by as long as its file stays the same."""
        digest = hashlib.sha256(source.encode()).hexdigest()[:12]
        return f"{self.file}:{digest}:{self.node}:{self.change}"


def mutants(path: Path, name: str) -> list[Mutant]:
    """Every change of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    for number, (node, function) in enumerate(_nodes(tree)):
        if function:
            for change, text in enumerate(_changes(node)):
                found.append(Mutant(name, getattr(node, "lineno", 0), function, number, change, text))
    return found


def mutated(source: str, mutant: Mutant) -> types.CodeType:
    """The code of the function with the change carried out."""
    tree = ast.parse(source)
    node = next(node for number, (node, _) in enumerate(_nodes(tree)) if number == mutant.node)
    _carry_out(tree, node, mutant.change)
    codes = [compile(ast.fix_missing_locations(tree), mutant.file, "exec")]
    for code in codes:
        codes += [each for each in code.co_consts if isinstance(each, types.CodeType)]
    return next(code for code in codes if code.co_qualname == mutant.function)


def _nodes(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """All nodes in a fixed order, and the function in whose body they lie; outside of any there are mostly names."""

    def walk(node: ast.AST, around: str, function: str) -> Iterator[tuple[ast.AST, str]]:
        yield node, function
        if isinstance(node, ast.FunctionDef):
            mine = function or ("" if node.name == "__init__" else f"{around}{node.name}")
            for statement in node.body:
                yield from walk(statement, around, mine)
            return
        inner = f"{around}{node.name}." if isinstance(node, ast.ClassDef) else around
        for child in ast.iter_child_nodes(node):
            yield from walk(child, inner, function)

    return walk(tree, "", "")


def _changes(node: ast.AST) -> list[str]:
    """What can be done to a node, in words."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and not _about_journal(node):
        return [f"{ast.unparse(node)}: {_name(node.ops[0])}"] if type(node.ops[0]) in SWAPS else []
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SWAPS:
        dropped = [f"drop {ast.unparse(node)}"] if isinstance(node, ast.AugAssign) else []
        return [f"{ast.unparse(node)}: {_name(node.op)}", *dropped]
    if isinstance(node, ast.BoolOp):
        return [f"{ast.unparse(node)}: {_name(node.op)}"]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [f"{ast.unparse(node)}: without not"]
    if isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        return [f"{node.value!r} -> {_other(node.value)!r}"]
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        return [f"drop {ast.unparse(node)}"]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return [f"drop {ast.unparse(node)}"]
    return []


def _about_journal(node: ast.Compare) -> bool:
    return isinstance(node.left, ast.Attribute) and node.left.attr == "journal"


def _name(op: ast.AST) -> str:
    return f"{type(op).__name__} -> {SWAPS[type(op)].__name__}"


def _other(value: object) -> object:
    return (not value) if isinstance(value, bool) else int(value) + 1  # type: ignore[call-overload]  # a number


def _carry_out(tree: ast.AST, node: ast.AST, change: int) -> None:
    if isinstance(node, ast.Compare):
        node.ops = [SWAPS[type(node.ops[0])]()]  # type: ignore[list-item]  # of the same kind
    elif isinstance(node, ast.BinOp | ast.BoolOp) or (isinstance(node, ast.AugAssign) and change == 0):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]  # of the same kind
    elif isinstance(node, ast.Constant):
        node.value = _other(node.value)  # type: ignore[assignment]  # a number or a truth
    else:
        _replace(tree, node, node.operand if isinstance(node, ast.UnaryOp) else ast.Pass())


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list):
                setattr(parent, field, [new if item is old else item for item in value])


def judge(mutant: Mutant, suites: list[list[str]], seconds: int) -> str:
    """Run the tests on a mutant in a fork: killed, survived, or too slow to tell (which kills it too)."""
    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        signal.alarm(seconds)
        _give(mutant)
        os._exit(any(pytest.main([*QUIET, *suite]) for suite in suites))
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "timeout" if os.WTERMSIG(status) == signal.SIGALRM else "killed"
    return "killed" if os.WEXITSTATUS(status) else "survived"


def _give(mutant: Mutant) -> None:
    """Let the function have the changed code."""
    module = importlib.import_module(mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    found: Any = module
    for name in mutant.function.split("."):
        found = inspect.getattr_static(found, name)
    found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
    inspect.unwrap(found).__code__ = mutated((ROOT / "src" / mutant.file).read_text("utf-8"), mutant)


def sample(game: str, size: int, seed: int) -> list[Mutant]:
    """So many mutants of a game, drawn without preference."""
    folder = ROOT / "src" / "hemicycle" / "games" / game.replace("-", "_")
    every = [
        mutant for path in sorted(folder.glob("*.py")) for mutant in mutants(path, str(path.relative_to(ROOT / "src")))
    ]
    random.Random(f"{game} {seed}").shuffle(every)
    return every[:size] if size else every


def run(
    game: Annotated[str, typer.Argument(help="A game of ours.")],
    size: Annotated[int, typer.Option("--sample", help="How many changes; 0 tries them all.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Which sample.")] = 1,
    quick: Annotated[bool, typer.Option("--quick", help="The game's own tests only, without the contract.")] = False,
    seconds: Annotated[int, typer.Option("--seconds", help="How long the tests of one change may take.")] = 120,
) -> None:
    """Try a sample of changes and list those that no test notices."""
    chosen = sample(game, size, seed)
    out = ROOT / "build" / "mutation" / f"{game}.jsonl"
    out.parent.mkdir(parents=True, exist_ok=True)
    known = [json.loads(line) for line in out.read_text("utf-8").splitlines()] if out.is_file() else []
    results = {each["key"]: each for each in known}
    sources = {mutant.file: (ROOT / "src" / mutant.file).read_text("utf-8") for mutant in chosen}
    open_ = [mutant for mutant in chosen if mutant.key(sources[mutant.file]) not in results]
    os.environ["HEMICYCLE_SOAK"] = "1"  # one match for every table of the contract: enough to notice, and soon
    suites = [[f"tests/games/{game.replace('-', '_')}"], ["tests/test_contract.py", "-k", game]][: 1 if quick else 2]
    for suite in suites:
        pytest.main(["--collect-only", "-qq", *QUIET, *suite])
    with progress("mutants", len(open_)) as advance, out.open("a", encoding="utf-8") as file:
        for mutant in open_:
            result = {"key": mutant.key(sources[mutant.file]), "verdict": judge(mutant, suites, seconds)}
            result |= asdict(mutant)
            results[str(result["key"])] = result
            file.write(json.dumps(result) + "\n")
            file.flush()
            advance(1)
    tried = [results[mutant.key(sources[mutant.file])] for mutant in chosen]
    survivors = [each for each in tried if each["verdict"] == "survived"]
    for each in sorted(survivors, key=lambda each: (each["file"], each["line"])):
        print(f"{each['file']}:{each['line']}  {each['text']}")
    print(f"{game}: {len(tried)} changes, {len(tried) - len(survivors)} noticed, {len(survivors)} not")


if __name__ == "__main__":
    typer.run(run)
