"""The durable game: a header and one line per action, piece of luck, remark and undo. JSON lines, hash-chained."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

FORMAT = 1
KINDS: dict[str, type] = {"luck": list, "do": str, "say": str, "undo": int, "end": dict}
Entry = dict[str, Any]
_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


class RecordError(Exception):
    """A record does not fit: the first line (counted from 1) that is wrong, and why."""

    def __init__(self, line: int, code: str, detail: dict[str, Any] | None = None) -> None:
        super().__init__(line, code, detail or {})
        self.line = line
        self.code = code
        self.detail = detail or {}


def commitment(seed: bytes) -> str:
    """What is published of a seed before the first action."""
    return hashlib.sha256(seed).hexdigest()


class Record:
    """The PGN of our games; the truth. Entries are only ever added."""

    def __init__(self, header: dict[str, Any], write: Callable[[str, str], None]) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self._write = write
        self._link = header["h"] = _link("", header)

    def add(self, kind: str, body: object, seat: int | None = None, **more: object) -> int:
        """Add an entry; returns its number."""
        number = len(self.entries) + 1
        entry: Entry = {"n": number} if seat is None else {"n": number, "seat": seat}
        entry[kind] = body
        entry.update(more)
        self._link = entry["h"] = _link(self._link, entry)
        self.entries.append(entry)
        return number

    def standing(self) -> Iterator[Entry]:
        """The entries that count."""
        return iter(standing(self.entries))

    def text(self) -> str:
        """The record as JSON lines."""
        return "".join(_dump(line) + "\n" for line in (self.header, *self.entries))

    def save(self, path: str) -> None:
        """Write the record to a file, wholly or not at all."""
        self._write(str(path), self.text())

    @classmethod
    def parse(cls, text: str, write: Callable[[str, str], None]) -> Record:
        """Read a record and check its form and its chain; RecordError names the first line that does not fit."""
        lines = text.split("\n")
        if lines[-1] != "":
            raise RecordError(len(lines), "truncated")
        rows = [_row(number, line) for number, line in enumerate(lines[:-1], 1)]
        if not rows:
            raise RecordError(1, "truncated")
        header, *entries = rows
        if header.get("hemicycle") != FORMAT:
            raise RecordError(1, "foreign")
        _check_header(header)
        record = cls({k: v for k, v in header.items() if k != "h"}, write)
        if record.header["h"] != header.get("h"):
            raise RecordError(1, "chain")
        record.extend(entries)
        return record

    def extend(self, entries: Iterable[Entry]) -> None:
        """Add entries written before; RecordError when they do not follow on what is here."""
        for entry in entries:
            self._append(len(self.entries) + 2, entry)

    def _append(self, line: int, entry: Entry) -> None:
        if entry.get("n") != len(self.entries) + 1:
            raise RecordError(line, "numbering", {"expected": len(self.entries) + 1})
        kinds = [kind for kind in KINDS if kind in entry]
        if len(kinds) != 1:
            raise RecordError(line, "foreign")
        if type(entry[kinds[0]]) is not KINDS[kinds[0]] or type(entry.get("seat", 0)) is not int:
            raise RecordError(line, "malformed")
        bare = {k: v for k, v in entry.items() if k != "h"}
        if _link(self._link, bare) != entry.get("h"):
            raise RecordError(line, "chain")
        self._link = entry["h"]
        self.entries.append(entry)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count: an undo takes back everything from the action it names on."""
    kept: list[Entry] = []
    for entry in entries:
        if "undo" in entry:
            taken: Entry = {}
            while kept and kept[-1]["n"] >= entry["undo"]:
                taken = kept.pop()
            if "do" not in taken or taken["n"] != entry["undo"]:
                raise RecordError(entry["n"] + 1, "undo", {"entry": entry["undo"]})
        else:
            kept.append(entry)
    return kept


def _check_header(header: dict[str, Any]) -> None:
    wanted: dict[str, type] = {
        "game": str, "edition": str, "revision": int, "seats": int, "options": dict, "names": list, "commitment": str,
    }  # fmt: skip
    for key, kind in wanted.items():
        if type(header.get(key)) is not kind:
            raise RecordError(1, "header", {"key": key})
    names = header["names"]
    if names and (len(names) != header["seats"] or not all([isinstance(name, str) for name in names])):
        raise RecordError(1, "header", {"key": "names"})
    if not isinstance(header.get("data", {}), dict):
        raise RecordError(1, "header", {"key": "data"})


def _row(number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, "not-json") from error
    if not isinstance(row, dict):
        raise RecordError(number, "not-json")
    return row


def _dump(row: dict[str, Any]) -> str:
    return _JSON.encode(row)


def _link(previous: str, row: dict[str, Any]) -> str:
    return hashlib.sha256((previous + _dump(row)).encode("utf-8", "surrogatepass")).hexdigest()[:32]
