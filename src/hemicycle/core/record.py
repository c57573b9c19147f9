"""The durable game: a header and one line per action, piece of luck, remark and undo. JSON lines, chained.

docs/luck.md says byte by byte how the links and the luck of a record follow from its secret.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from json.encoder import encode_basestring
from typing import Any

from hemicycle.core.chance import Asked, Luck, answers
from hemicycle.core.errors import HemicycleError, SetupError
from hemicycle.core.values import are_names

FORMAT = 2
OPEN_FORMAT = 1  # its chain has no salt and its seed was chosen by one side; records of it are read and gone on with
PLAYERS = ("person", "bot", "program", "standby")  # who can play a seat
Entry = dict[str, Any]
_KINDS: dict[str, tuple[type, ...]] = {
    "luck": (list,),
    "do": (str,),
    "say": (str,),
    "undo": (int,),
    "plays": (dict,),
    "rules": (dict,),
    "end": (dict, type(None)),
}
_FACTS = ("plays", "rules")  # an undo does not take these back: they tell of the people, not of the table
_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)
_INNER, _OUTER = [bytes([byte ^ pad for byte in range(256)]) for pad in (0x36, 0x5C)]  # as HMAC pads its key
_LINK = re.compile(r"[0-9a-f]{64}")
_CONTRIBUTION = re.compile(r"[0-9a-f]{32}")


class RecordError(HemicycleError):
    """A record does not fit: the first line (counted from 1) that is wrong, and why."""

    def __init__(self, line: int, code: str, detail: dict[str, Any] | None = None) -> None:
        super().__init__(line, code, detail or {})
        self.line = line
        self.code = code
        self.detail = detail or {}


def commitment(secret: bytes) -> str:
    """What is published of a secret before anybody contributes."""
    return hashlib.sha256(secret).hexdigest()


def seed(header: dict[str, Any], secret: bytes) -> bytes:
    """What a match draws its luck from: secret and header together, or the secret where nobody could contribute."""
    if "contributions" not in header:
        return secret
    return hmac.digest(secret, b"hemicycle seed\n" + _bytes(_dump(_bare(header))), "sha256")


class Record:
    """The PGN of our games; the truth. Entries are only ever added.

    With its secret a record can be checked and gone on with; one that is over reveals it. Without, its links are
    taken as they stand.

    >>> import hemicycle
    >>> match = hemicycle.game("secret-hitler").match(seats=5, seed=7)
    >>> match.record
    <Record of secret-hitler official, ... entries>
    >>> match.record.header["seats"]
    5
    """

    def __init__(self, header: dict[str, Any], write: Callable[[str, str], None], secret: bytes | None = None) -> None:
        self.header = _bare(header)
        self._entries: list[Entry] = []
        self._linked = 0  # so many of them have their links: they get them when somebody looks
        self.secret = secret
        self._write = write
        self.proved = secret is not None or self.format == OPEN_FORMAT  # whether links are computed, not only read
        self._begun: tuple[Any, Any] | None = None  # the two halves of HMAC-SHA256, with the salt in them already
        if secret is not None and self.format != OPEN_FORMAT:
            self._begun = _begun(hmac.digest(secret, b"hemicycle chain", "sha256"))
        self._link = self.header["h"] = self._checked(1, "", self.header, header.get("h"))

    @property
    def entries(self) -> list[Entry]:
        """Everything after the header, in order."""
        if self._linked < len(self._entries):
            self._catch_up()
        return self._entries

    @property
    def link(self) -> str:
        """The last link."""
        if self._linked < len(self._entries):
            self._catch_up()
        return self._link

    @property
    def format(self) -> int:
        """Which form the record has."""
        return int(self.header["hemicycle"])

    @property
    def first(self) -> int:
        """The number of its first piece of luck; other than 0 where it goes on with the luck of another game."""
        return int(self.header.get("position", {}).get("dealt", 0))

    @property
    def over(self) -> bool:
        """Whether it holds the end of the game."""
        return bool(self._entries) and "end" in self._entries[-1]

    @property
    def seed(self) -> bytes | None:
        """What the luck is drawn from, where the secret is known."""
        return None if self.secret is None else seed(self.header, self.secret)

    def link_at(self, entry: int) -> str:
        """The link after an entry; 0 is the header."""
        return str((self.entries[entry - 1] if entry else self.header)["h"])

    def __repr__(self) -> str:
        return f"<Record of {self.header['game']} {self.header['edition']}, {len(self.entries)} entries>"

    def add(self, kind: str, body: object, seat: int | None = None, **more: object) -> int:
        """Add an entry; returns its number."""
        entries = self._entries
        number = len(entries) + 1
        if not self.proved or (entries and "end" in entries[-1]):
            self._check_open(number + 1)
        entry: Entry = {"n": number, kind: body} if seat is None else {"n": number, "seat": seat, kind: body}
        if more:
            entry.update(more)
        entries.append(entry)
        return number

    def clone(self) -> Record:
        """An independent record that goes on from here; entries are never changed, so both hold the same ones."""
        copy = Record.__new__(Record)
        copy.header = dict(self.header)
        copy._entries = self.entries[:]
        copy._linked = self._linked
        copy._write = self._write
        copy.secret = self.secret
        copy.proved = self.proved
        copy._begun = self._begun
        copy._link = self._link
        return copy

    def finish(self, outcome: dict[str, Any] | None) -> None:
        """Write down how it ended, or that it was given up, and reveal the secret."""
        assert self.secret is not None
        self.add("end", outcome, None, **{"seed" if self.format == OPEN_FORMAT else "secret": self.secret.hex()})

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
    def parse(cls, text: str, write: Callable[[str, str], None], secret: bytes | None = None) -> Record:
        """Read a record and check its form, and its chain if the secret is given or revealed in it.

        RecordError names the first line that does not fit.
        """
        lines = text.split("\n")
        if lines[-1] != "":
            raise RecordError(len(lines), "truncated")
        rows = [_row(number, line) for number, line in enumerate(lines[:-1], 1)]
        if not rows:
            raise RecordError(1, "truncated")
        _check_header(rows[0])
        for number, row in enumerate(rows, 1):
            if "h" not in row or (rows[0]["hemicycle"] != OPEN_FORMAT and _dump(row) != lines[number - 1]):
                raise RecordError(number, "form")
        revealed = _revealed(rows)
        record = cls(rows[0], write, revealed if secret is None else secret)
        record.extend(rows[1:])
        return record

    def extend(self, entries: Iterable[Entry]) -> None:
        """Add entries written before; RecordError when they do not follow on what is here."""
        for entry in entries:
            line = len(self.entries) + 2
            if entry.get("n") != line - 1:
                raise RecordError(line, "numbering", {"expected": line - 1})
            _check_entry(line, entry, self.format)
            if self.over:
                self._check_open(line)
            self._link = entry["h"] = self._checked(line, self.link, entry, entry.get("h"))
            self._entries.append(entry)
            self._linked += 1

    def _check_open(self, line: int) -> None:
        """Nothing follows an end, and nothing can be added without the secret."""
        if self.over and self.format != OPEN_FORMAT:
            raise RecordError(line, "after-end")
        if not self.proved:
            raise RecordError(line, "no-secret")

    def _catch_up(self) -> None:
        """Give the entries that were added their links."""
        link, follows = self._link, self._follows
        for entry in self._entries[self._linked :]:
            entry["h"] = link = follows(link, _line(entry))
        self._link, self._linked = link, len(self._entries)

    def _follows(self, previous: str, row: str) -> str:
        """The link of a row that follows another."""
        if self._begun is None:
            return hashlib.sha256(_bytes(previous + row)).hexdigest()[:32]
        inner, outer = self._begun[0].copy(), self._begun[1].copy()
        inner.update(_bytes(previous + row))
        outer.update(inner.digest())
        return str(outer.hexdigest())

    def _checked(self, line: int, previous: str, row: dict[str, Any], given: object) -> str:
        """The link of a row that was written before: computed where that can be done, else as given."""
        if self.proved:
            link = self._follows(previous, _dump(_bare(row)))
        elif isinstance(given, str) and _LINK.fullmatch(given):
            return given
        else:
            raise RecordError(line, "no-secret" if given is None else "chain")
        if given is not None and given != link:
            raise RecordError(line, "chain")
        return link


def _begun(salt: bytes) -> tuple[Any, Any]:
    """HMAC-SHA256 (RFC 2104) up to where the text begins: to copy both halves is quicker than what `hmac` offers."""
    key = salt.ljust(64, b"\0")
    return hashlib.sha256(key.translate(_INNER)), hashlib.sha256(key.translate(_OUTER))


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count: an undo takes back everything from the action it names on."""
    kept: list[Entry] = []
    for entry in entries:
        if "undo" not in entry:
            kept.append(entry)
            continue
        first = len(kept)
        while first and kept[first - 1]["n"] >= entry["undo"]:
            first -= 1
        if first == len(kept) or "do" not in kept[first] or kept[first]["n"] != entry["undo"]:
            raise RecordError(entry["n"] + 1, "undo", {"entry": entry["undo"]})
        kept[first:] = [each for each in kept[first:] if any([fact in each for fact in _FACTS])]
    return kept


def dealt(entries: Iterable[Entry], first: int = 0) -> Iterator[tuple[int, Entry]]:
    """Every piece of luck with its number among those that stood when it fell: after an undo the same fall again."""
    fallen: list[int] = []
    for entry in entries:
        if "luck" in entry:
            yield first + len(fallen), entry
            fallen.append(entry["n"])
        while "undo" in entry and fallen and fallen[-1] > entry["undo"]:
            fallen.pop()


def _check_header(header: dict[str, Any]) -> None:
    if type(header.get("hemicycle")) is not int or header["hemicycle"] not in (OPEN_FORMAT, FORMAT):
        raise RecordError(1, "foreign")
    wanted: dict[str, type] = {
        "game": str, "edition": str, "revision": int, "seats": int, "options": dict, "names": list, "commitment": str,
    }  # fmt: skip
    if "contributions" in header:
        wanted |= {"table": str, "match": int, "contributions": list}
    for key, kind in wanted.items():
        if type(header.get(key)) is not kind:
            raise RecordError(1, "header", {"key": key})
    seats, names, contributions = header["seats"], header["names"], header.get("contributions")
    if not are_names(names, seats):
        raise RecordError(1, "header", {"key": "names"})
    if contributions is not None and not (len(contributions) == seats and all(map(is_contribution, contributions))):
        raise RecordError(1, "header", {"key": "contributions"})
    for key in ("data", "branch", "position"):
        if not isinstance(header.get(key, {}), dict):
            raise RecordError(1, "header", {"key": key})
    if type(header.get("position", {}).get("dealt", 0)) is not int:
        raise RecordError(1, "header", {"key": "position"})


def is_contribution(thing: object) -> bool:
    """Whether a seat can have contributed this: 128 bits in hexadecimal, or nothing."""
    return thing is None or (isinstance(thing, str) and _CONTRIBUTION.fullmatch(thing) is not None)


def contributed(contributions: Sequence[str | None], seats: int) -> list[str | None]:
    """What the seats contributed, None for those who gave nothing."""
    given = [*contributions, *[None] * (seats - len(contributions))]
    if len(given) != seats or not all(map(is_contribution, given)):
        raise SetupError("contributions", {"seats": seats, "form": "32 hexadecimal digits or None, one for every seat"})
    return given


def _check_entry(line: int, entry: Entry, format: int) -> None:
    kinds = [kind for kind in _KINDS if kind in entry]
    if len(kinds) != 1:
        raise RecordError(line, "foreign")
    kind, body = kinds[0], entry[kinds[0]]
    if type(body) not in _KINDS[kind] or type(entry.get("seat", 0)) is not int:
        raise RecordError(line, "malformed")
    if kind == "luck" and format != OPEN_FORMAT:
        _check_luck(line, body, entry.get("asked"))
    if kind == "do" and entry.get("by", "person") not in PLAYERS:
        raise RecordError(line, "malformed")
    if kind == "plays" and not (
        "seat" in entry
        and set(body) == {"by", "name", "why"}
        and body["by"] in PLAYERS
        and all([isinstance(part, str) for part in body.values()])
    ):
        raise RecordError(line, "malformed")
    if kind == "rules" and not (
        set(body) == {"revision", "data"} and type(body["revision"]) is int and isinstance(body["data"], dict)
    ):
        raise RecordError(line, "malformed")


def _check_luck(line: int, luck: list[object], asked: object) -> None:
    sizes = {"permutation": 1, "below": 2}
    if (
        not isinstance(asked, list)
        or not asked
        or sizes.get(asked[0] if isinstance(asked[0], str) else "") != len(asked) - 1
        or not all([type(size) is int and 0 <= size < 1 << 32 for size in asked[1:]])
    ):
        raise RecordError(line, "malformed")
    if not answers(piece(line, luck), tuple(asked)):
        raise RecordError(line, "luck", {"problem": f"asked for: {' '.join(map(str, asked))}"})


def piece(line: int, luck: list[Any]) -> Luck:
    """A piece of luck as the rules take it."""
    if not all([type(value) is int for value in luck]):
        raise RecordError(line, "luck", {"problem": "not a list of numbers"})
    return tuple(luck)


def asked(entry: Entry) -> Asked | None:
    """What a piece of luck answers, where the record says so."""
    return tuple(entry["asked"]) if "asked" in entry else None


def _revealed(rows: list[dict[str, Any]]) -> bytes | None:
    """The secret that the end reveals; None while the game goes on."""
    last = rows[-1]
    if "end" not in last:
        return None
    try:
        secret = bytes.fromhex(last["seed" if rows[0]["hemicycle"] == OPEN_FORMAT else "secret"])
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(len(rows), "no-secret") from error
    if commitment(secret) != rows[0]["commitment"]:
        raise RecordError(len(rows), "commitment")
    return secret


def _row(number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, "not-json") from error
    if not isinstance(row, dict):
        raise RecordError(number, "not-json")
    return row


def _bare(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "h"}


def _dump(row: dict[str, Any]) -> str:
    return _JSON.encode(row)


def _line(entry: Entry) -> str:
    """What `_dump` gives for an entry of ours, part by part: the encoder takes twice as long for the whole."""
    if len(entry) == 3 and "do" in entry:  # most of them
        return f'{{"n":{entry["n"]},"seat":{entry["seat"]},"do":{encode_basestring(entry["do"])}}}'
    return _dump(entry)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
