"""Everything that must not be guessed: codes of tables, ids of people and matches, secrets of matches."""

from __future__ import annotations

import secrets

from hemicycle.server.room.commands import Fresh

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is misread
CODE_LENGTH = 7


class Ids:
    """Makes ids and secrets. Tests have some of their own."""

    def code(self) -> str:
        """A short code for a table."""
        return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

    def secret(self) -> bytes:
        """The server's part in the luck of a match."""
        return secrets.token_bytes(32)

    def person(self) -> str:
        """An id for a person."""
        return secrets.token_hex(12)

    def number(self) -> int:
        """An id for a match, or luck for a bot that needs none of its own."""
        return secrets.randbits(48)

    def fresh(self) -> Fresh:
        """What a match that may begin needs."""
        return Fresh(self.number(), self.secret(), self.code())
