"""Signed tokens for people and seats, short codes for tables, and seeds for matches."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is misread
CODE_LENGTH = 7


class Mint:
    """Makes everything that must not be guessed. Tests strike from a mint of their own."""

    def code(self) -> str:
        """A short code for a table."""
        return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

    def seed(self) -> bytes:
        """The luck of a whole match."""
        return secrets.token_bytes(32)

    def person(self) -> str:
        """An id for a person."""
        return secrets.token_hex(12)

    def number(self) -> int:
        """An id for a match."""
        return secrets.randbits(48)


class Signer:
    """Signs and reads tokens. A token names its subject and a generation; raising that voids it."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, purpose: str, subject: str, generation: int) -> str:
        """A token for a purpose."""
        body = f"{subject}.{generation}"
        return f"{body}.{self._seal(purpose, body)}"

    def read(self, purpose: str, token: str) -> tuple[str, int] | None:
        """Subject and generation of a token we signed, or None."""
        body, _, seal = token.rpartition(".")
        if not hmac.compare_digest(seal.encode(), self._seal(purpose, body).encode()):
            return None
        subject, _, generation = body.rpartition(".")
        return subject, int(generation)

    def _seal(self, purpose: str, body: str) -> str:
        digest = hmac.new(self._key, f"{purpose}:{body}".encode("utf-8", "surrogatepass"), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()


def key_file(folder: Path) -> bytes:
    """The server's own key, made on the first start and readable by its owner only."""
    path = folder / "key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()
