"""Forged records: whoever knows a secret can write one that is whole in itself. Written from docs/luck.md alone."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Any

Row = dict[str, Any]


def rows_of(text: str) -> list[Row]:
    """The lines of a record."""
    return [json.loads(line) for line in text.splitlines()]


def rechained(rows: Sequence[Row], secret: str | None = None) -> str:
    """A record whose numbers and chain are right although its content was changed."""
    bare = [{key: value for key, value in row.items() if key not in ("h", "n")} for row in rows]
    salt = _hmac(bytes.fromhex(secret or bare[-1].get("secret", "00" * 32)), b"hemicycle chain")
    text, link = "", ""
    for number, row in enumerate(bare):
        body = _line({"n": number, **row} if number else row)
        link = _hmac(salt, (link + body).encode()).hex()
        text += f'{body[:-1]},"h":"{link}"}}\n'
    return text


def seeded(header: Row, secret: str) -> bytes:
    """The seed of a match to which devices contributed."""
    body = _line({key: value for key, value in header.items() if key != "h"})
    return _hmac(bytes.fromhex(secret), b"hemicycle seed\n" + body.encode())


def committed(secret: str) -> str:
    """What a header says of a secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def _line(row: Row) -> str:
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)
