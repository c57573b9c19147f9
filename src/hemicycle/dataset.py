"""Many games as tables: games, decisions with what the seat saw, and outcomes; as Parquet or as JSON lines."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from hemicycle import registry
from hemicycle.core.errors import HemicycleError
from hemicycle.core.match import Match, heard
from hemicycle.core.record import Record
from hemicycle.core.values import word

FORMATS = ("parquet", "jsonl")
TABLES = ("games", "decisions", "outcomes")
Row = dict[str, Any]
Rows = dict[str, list[Row]]
MOST_WAITING = 5_000  # so many decisions are gathered before they are written


class DatasetError(HemicycleError):
    """A dataset cannot be written: a code and why. Nothing is left behind."""

    def __init__(self, code: str, path: str, cause: str = "") -> None:
        super().__init__(code, path, cause)
        self.code = code
        self.path = path
        self.cause = cause


def called(files: list[Path]) -> dict[Path, str]:
    """What the games of these files are called: by the names of the files, or of their paths where two are alike."""
    alike = Counter([file.stem for file in files])
    return {file: file.stem if alike[file.stem] == 1 else str(file.with_suffix("")) for file in files}


def rows(record: Record, name: str) -> Rows:
    """The rows of one recorded game, which is called so in all tables.

    A decision holds the board its seat saw, the actions it could choose from, and what it was told since its last one.
    """
    match = Match.replay(registry.game(record.header["game"]), record)
    decisions = _decisions(match, name)
    outcome, header = match.outcome, record.header
    game: Row = {
        "game": name,
        "rules": header["game"],
        "edition": header["edition"],
        "revision": header["revision"],
        "options": json.dumps(header["options"], sort_keys=True),
        "seats": header["seats"],
        "decisions": len(decisions),
        "ending": None if outcome is None else outcome.ending,
        "side": None if outcome is None else outcome.side,
    }
    return {"games": [game], "decisions": decisions, "outcomes": _outcomes(match, name)}


def _decisions(match: Match, name: str) -> list[Row]:
    """Every decision that stands, played again on a table of its own."""
    told = [0] * match.table.seats
    found: list[Row] = []
    for before, entry in Match.walk(match.game, match.record):
        if "do" in entry:
            seat, table, past = entry["seat"], before.table, before.history
            row: Row = {"game": name, "number": entry["n"], "seat": seat, "step": word(type(table.agenda[-1]))}
            row["action"] = entry["do"]
            row["choices"] = [str(action) for action in before.options(seat)]
            row["told"] = [str(event) for _, audience, event in past[told[seat] :] if heard(audience, seat)]
            row["board"] = msgspec.json.encode(match.game.look(table, seat)).decode()
            told[seat] = len(past)
            found.append(row)
    return found


def _outcomes(match: Match, name: str) -> list[Row]:
    outcome, game = match.outcome, match.game
    if outcome is None:
        return []
    return [
        {
            "game": name,
            "seat": seat,
            "won": seat in outcome.winners,
            "score": outcome.scores[seat] if outcome.scores else None,
            "side": game.side(match.table, seat),
            "role": game.role(match.table, seat),
        }
        for seat in range(match.table.seats)
    ]


class Writer:
    """Writes the tables of a dataset into a folder, which appears when all is written."""

    def __init__(self, folder: Path, form: str = "parquet") -> None:
        if form not in FORMATS:
            raise DatasetError("format", str(folder), form)
        if folder.exists():
            raise DatasetError("exists", str(folder))
        if form == "parquet" and find_spec("pyarrow") is None:  # said before the games are played, not after
            raise DatasetError("no-parquet", str(folder))
        self.folder = folder
        self.form = form
        self._waiting: Rows = {table: [] for table in TABLES}
        self._open: dict[str, Any] = {}
        try:
            self._work = Path(tempfile.mkdtemp(dir=folder.absolute().parent, prefix=folder.name))
        except OSError as error:
            raise DatasetError("unwritable", str(folder), error.strerror or str(error)) from error

    def add(self, found: Rows) -> None:
        """Add the rows of a game."""
        for table, more in found.items():
            self._waiting[table] += more
        if len(self._waiting["decisions"]) >= MOST_WAITING:
            self._write()

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._write()
            for file in self._open.values():
                file.close()
            if kind is None:
                self._work.chmod(0o755)  # a temporary folder is for its owner alone
                self._work.rename(self.folder)
        except OSError as problem:
            raise DatasetError("unwritable", str(self.folder), problem.strerror or str(problem)) from problem
        finally:
            shutil.rmtree(self._work, ignore_errors=True)

    def _write(self) -> None:
        for table, waiting in self._waiting.items():
            if self.form == "jsonl":
                file = self._open.get(table) or (self._work / f"{table}.jsonl").open("w", encoding="utf-8")
                file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in waiting)
            else:
                file = self._parquet(table, waiting)
            self._open[table] = file
        self._waiting = {table: [] for table in TABLES}

    def _parquet(self, table: str, waiting: list[Row]) -> Any:
        import pyarrow as arrow
        import pyarrow.parquet as parquet

        schema = arrow.schema([(name, _arrow_type(arrow, kind)) for name, kind in COLUMNS[table].items()])
        file = self._open.get(table) or parquet.ParquetWriter(self._work / f"{table}.parquet", schema)
        file.write_table(arrow.Table.from_pylist(waiting, schema))
        return file


def _arrow_type(arrow: Any, kind: str) -> Any:
    plain = {"str": arrow.string(), "int": arrow.int64(), "bool": arrow.bool_()}
    return arrow.list_(arrow.string()) if kind == "list" else plain[kind]


COLUMNS = {
    "games": {
        "game": "str", "rules": "str", "edition": "str", "revision": "int", "options": "str", "seats": "int",
        "decisions": "int", "ending": "str", "side": "str",
    },
    "decisions": {
        "game": "str", "number": "int", "seat": "int", "step": "str", "action": "str", "choices": "list",
        "told": "list", "board": "str",
    },
    "outcomes": {"game": "str", "seat": "int", "won": "bool", "score": "int", "side": "str", "role": "str"},
}  # fmt: skip
