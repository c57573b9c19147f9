"""Signed tokens for people and seats, by itsdangerous; those of people expire."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Any

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

DAY = 86_400
CONFIRM = 3 * DAY


class Tokens:
    """Signs and reads tokens. A token names its subject and a generation; raising that voids it."""

    def __init__(self, key: bytes, session_days: int, migrated: int = 0) -> None:
        self._key = key
        self._age = session_days * DAY
        self._migrated = migrated // 1000  # tokens of an older version carry no time: they count from here
        digest = {"digest_method": hashlib.sha256}
        self._people = URLSafeTimedSerializer(key, salt="person", signer_kwargs=digest)
        self._mails = URLSafeTimedSerializer(key, salt="mail", signer_kwargs=digest)
        self._seats = URLSafeSerializer(key, salt="seat", signer_kwargs=digest)

    def person(self, id: str, generation: int) -> str:
        """A token that says who somebody is."""
        return str(self._people.dumps([id, generation]))

    def read_person(self, token: str, now: int) -> tuple[str, int, int] | None:
        """Id, generation and end (seconds since 1970) of a token we signed, or None when it is void."""
        try:
            (whose, generation), signed = self._people.loads(token, max_age=self._age, return_timestamp=True)
            return str(whose), int(generation), int(signed.timestamp()) + self._age
        except (BadData, ValueError, TypeError):
            return self._read_old(token, now)

    def seat(self, subject: str, generation: int) -> str:
        """A link to a seat."""
        return str(self._seats.dumps([subject, generation]))

    def read_seat(self, token: str) -> tuple[str, int, int] | None:
        """Code, seat and generation of a link we signed, or None."""
        try:
            read: Any = self._seats.loads(token)
            code, _, seat = str(read[0]).rpartition("-")
            return code, int(seat), int(read[1])
        except (BadData, ValueError, TypeError, IndexError):
            return None

    def mail(self, purpose: str, way: str) -> str:
        """A token for a link in a mail: to confirm a mailbox, or to stop mails to it."""
        return str(self._mails.dumps([purpose, way]))

    def read_mail(self, purpose: str, token: str) -> str | None:
        """The way a link of ours stands for, or None; a confirmation must be followed within days."""
        try:
            said, way = self._mails.loads(token, max_age=CONFIRM if purpose == "confirm" else None)
        except (BadData, ValueError, TypeError):
            return None
        return str(way) if said == purpose else None

    def address(self, address: str) -> str:
        """An address as it is kept: nobody can read it back without the key."""
        return hmac.digest(self._key, f"address:{address}".encode(), "sha256").hex()[:32]

    def _read_old(self, token: str, now: int) -> tuple[str, int, int] | None:
        """A token of the version before tokens had a time; it ends as if it had been signed at the migration."""
        ends = self._migrated + self._age
        body, _, seal = token.rpartition(".")
        if not self._migrated or now // 1000 > ends:
            return None
        digest = hmac.new(self._key, f"person:{body}".encode("utf-8", "surrogatepass"), hashlib.sha256).digest()
        wanted = base64.urlsafe_b64encode(digest[:18]).decode()
        whose, _, generation = body.rpartition(".")
        genuine = hmac.compare_digest(seal.encode("utf-8", "surrogatepass"), wanted.encode())
        return (whose, int(generation), ends) if genuine and generation.isdecimal() else None
