"""The file a tournament writes as it goes: one line per finished game, so that an interruption costs no game."""

from __future__ import annotations

import hashlib
import inspect
import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from hemicycle import bots
from hemicycle.arena.plan import Plan, PlanError
from hemicycle.arena.result import Result
from hemicycle.bots.bot import Bot


class Journal:
    """An append-only file of JSON lines: the plan and the version of the code, then the games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.header = {"plan": json.loads(json.dumps(asdict(plan))), "code": fingerprint(plan)}

    def open(self) -> list[Result]:
        """Take up the file, or begin it; returns the games it holds. A line that was cut off is dropped."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            self._append([self.header])
            return []
        whole, _, cut = self._text().rpartition("\n")
        if cut:
            os.truncate(self.path, len(f"{whole}\n".encode()) if whole else 0)
        if not whole:
            self._append([self.header])
            return []
        header, *games = whole.split("\n")
        self._check(header)
        results = [self._game(line, number) for number, line in enumerate(games, 2)]
        return list({result.number: result for result in results}.values())

    def add(self, results: Iterable[Result]) -> None:
        """Write finished games down, safely on the disk before it returns."""
        self._append([result.plain() for result in results])

    def _text(self) -> str:
        try:
            return self.path.read_text("utf-8")
        except UnicodeDecodeError as error:
            raise PlanError("not-a-journal", file=str(self.path), line=1) from error

    def _check(self, line: str) -> None:
        try:
            header = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise PlanError("not-a-journal", file=str(self.path), line=1) from error
        for key in ("plan", "code"):
            if header.get(key) != self.header[key]:
                raise PlanError(f"other-{key}", file=str(self.path))

    def _game(self, line: str, number: int) -> Result:
        try:
            return msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as error:
            raise PlanError("not-a-journal", file=str(self.path), line=number) from error

    def _append(self, rows: list[dict[str, Any]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))
            file.flush()
            os.fsync(file.fileno())


def fingerprint(plan: Plan) -> str:
    """A short name for exactly this version of rules, editions, arena and bots, those of one's own too."""
    digest = hashlib.sha256()
    for part in ("core", "games", "bots", "arena"):
        for name, content in _files(resources.files("hemicycle") / part, part):
            digest.update(name.encode() + b"\0" + content)
    for name in plan.bots:
        digest.update(_foreign(bots.find(bots.without_budget(name, plan.game), plan.game)))
    return digest.hexdigest()[:12]


def _foreign(bot: type[Bot]) -> bytes:
    """The module of a bot from outside this package."""
    path = None if bot.__module__.startswith("hemicycle.") else inspect.getsourcefile(bot)
    return Path(path).read_bytes() if path else b""


def _files(folder: Traversable, path: str) -> Iterable[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _files(entry, name)
        elif name.endswith((".py", ".toml", ".json")) and "/plans/" not in name:
            yield name, entry.read_bytes()
