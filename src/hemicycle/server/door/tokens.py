"""Signed tokens for people and seats, by itsdangerous; those of people expire.

Times are those of the server's own clock, which never goes back and which all nodes share: the library would look at
the machine's, and refuse what was signed by one that was ahead.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Any, NamedTuple

from itsdangerous import BadData, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from hemicycle.server.runner.clock import TimeOfDay

DAY = 86_400
CHALLENGE_LASTS = 300  # seconds
CONFIRM = 3 * DAY
DIGEST = {"digest_method": hashlib.sha256}


class PersonToken(NamedTuple):
    """Whose a token is, its generation, its device, and when it ends (seconds).

    One that an older version signed has no device; `becomes` names the one it gets, always the same.
    """

    person: str
    generation: int
    device: str | None
    ends: int
    becomes: str = ""


class Tokens:
    """Signs and reads tokens. A token names its subject and a generation; raising that voids it."""

    def __init__(self, key: bytes, session_days: int, clock: TimeOfDay, migrated: int = 0) -> None:
        self._key = key
        self.age = session_days * DAY
        self._clock = clock
        self._migrated = migrated // 1000  # tokens of an older version carry no time: they count from here
        self._people, self._challenges, self._mails = [
            URLSafeTimedSerializer(key, salt=salt, signer=_by(clock), signer_kwargs=DIGEST)
            for salt in ("person", "challenge", "mail")
        ]
        self._seats = URLSafeSerializer(key, salt="seat", signer_kwargs=DIGEST)

    def person(self, id: str, generation: int, device: str) -> str:
        """A token that says who somebody is, and on which device."""
        return str(self._people.dumps([id, generation, device]))

    def read_person(self, token: str) -> PersonToken | None:
        """What a token we signed says, or None when it is void."""
        try:
            (whose, generation, *device), signed = self._read(self._people, token, self.age)
            return PersonToken(str(whose), int(generation), str(device[0]) if device else None, signed + self.age)
        except (BadData, ValueError, TypeError):
            return self._read_old(token)

    def challenge(self, challenge: bytes, purpose: str) -> str:
        """What a passkey is to sign, given to whoever is to bring it back with the signature."""
        return str(self._challenges.dumps([challenge.hex(), purpose]))

    def read_challenge(self, token: str, purpose: str) -> bytes | None:
        """A challenge of ours for this purpose, if it is not too old."""
        try:
            (challenge, meant), _ = self._read(self._challenges, token, CHALLENGE_LASTS)
            return bytes.fromhex(challenge) if meant == purpose else None
        except (BadData, ValueError, TypeError):
            return None

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
            (said, way), _ = self._read(self._mails, token, CONFIRM if purpose == "confirm" else None)
        except (BadData, ValueError, TypeError):
            return None
        return str(way) if said == purpose else None

    def address(self, address: str) -> str:
        """An address as it is kept: nobody can read it back without the key."""
        return hmac.digest(self._key, f"address:{address}".encode(), "sha256").hex()[:32]

    def _now(self) -> int:
        return self._clock.now() // 1000

    def _read(self, serializer: URLSafeTimedSerializer, token: str, lasts: int | None) -> tuple[Any, int]:
        """What was signed, and when; a server whose clock was put back since does not refuse what it signed before."""
        said, at = serializer.loads(token, return_timestamp=True)
        signed = min(int(at.timestamp()), self._now())
        if lasts is not None and self._now() - signed > lasts:
            raise BadData("too old")
        return said, signed

    def _read_old(self, token: str) -> PersonToken | None:
        """A token of the version before tokens had a time; it ends as if it had been signed at the migration."""
        ends = self._migrated + self.age
        body, _, seal = token.rpartition(".")
        if not self._migrated or self._now() > ends:
            return None
        digest = hmac.new(self._key, f"person:{body}".encode("utf-8", "surrogatepass"), hashlib.sha256).digest()
        wanted = base64.urlsafe_b64encode(digest[:18]).decode()
        whose, _, generation = body.rpartition(".")
        genuine = hmac.compare_digest(seal.encode("utf-8", "surrogatepass"), wanted.encode())
        becomes = digest.hex()[:24]
        return PersonToken(whose, int(generation), None, ends, becomes) if genuine and generation.isdecimal() else None


def _by(clock: TimeOfDay) -> type[TimestampSigner]:
    """A signer that looks at this clock."""

    class Signer(TimestampSigner):
        def get_timestamp(self) -> int:
            return clock.now() // 1000

    return Signer
