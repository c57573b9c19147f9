"""Why the server does not do something: a code with its numbers, never a sentence."""

from __future__ import annotations

from typing import Any

from hemicycle.core.steps import IllegalAction
from hemicycle.server.bodies import Problem

STATUS = {
    "account-taken": 409,
    "forbidden-origin": 403,
    "malformed": 400,
    "media-type": 415,
    "method": 405,
    "no-such-edition": 404,
    "no-such-game": 404,
    "no-such-match": 404,
    "no-such-moment": 404,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-entitled": 403,
    "not-over": 409,
    "not-stored": 503,
    "rate-limited": 429,
    "server-full": 503,
    "too-long": 413,
    "too-many-tables": 429,
    "trouble": 500,
    "who-are-you": 401,
    "wrong-link": 403,
    "wrong-password": 401,
}


class Refuse(Exception):
    """The server refuses; nothing has changed."""

    def __init__(
        self,
        code: str,
        detail: dict[str, Any] | None = None,
        *,
        rules: tuple[str, ...] = (),
        after: float | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail or {}
        self.rules = rules
        self.after = after

    @classmethod
    def from_rules(cls, error: IllegalAction) -> Refuse:
        """What the rules say, handed on."""
        refusal = error.refusal
        return cls(refusal.code, dict(refusal.detail), rules=refusal.sections)

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS.get(self.code, 409)

    @property
    def problem(self) -> Problem:
        """The body of an HTTP answer."""
        return Problem(code=self.code, detail=self.detail, rules=list(self.rules), retry_after=self.after)
