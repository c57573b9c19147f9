"""No, and why: the one refusal of the rules, as the server raises it and as it travels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hemicycle.core.errors import Refused
from hemicycle.core.steps import Refusal
from hemicycle.server.protocol import bodies, news

STATUS = {
    "account-required": 403,
    "account-alike": 409,
    "account-taken": 409,
    "bad-record": 400,
    "banned": 403,
    "forbidden-origin": 403,
    "invitation-needed": 403,
    "malformed": 400,
    "media-type": 415,
    "method": 405,
    "no-such-device": 404,
    "no-such-edition": 404,
    "no-such-game": 404,
    "no-such-invitation": 404,
    "no-such-lesson": 404,
    "no-such-match": 404,
    "no-such-passkey": 404,
    "no-such-person": 404,
    "no-such-moment": 404,
    "no-puzzles": 404,
    "no-such-page": 404,
    "no-such-puzzle": 404,
    "no-such-review": 404,
    "no-such-way": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-at-this-table": 403,
    "not-entitled": 403,
    "not-over": 409,
    "not-stored": 503,
    "prove-yourself": 403,
    "puzzle-revision": 409,
    "rate-limited": 429,
    "registration-closed": 403,
    "server-full": 503,
    "too-long": 413,
    "too-many-reviews": 429,
    "too-many-uploads": 429,
    "too-many-tables": 429,
    "too-many-ways": 429,
    "trouble": 500,
    "too-many-invitations": 429,
    "who-are-you": 401,
    "wrong-link": 403,
    "wrong-passkey": 401,
    "wrong-password": 401,
}


class Later(Refused):
    """Refused for now: come back after so many seconds."""

    def __init__(self, refusal: Refusal, after: float) -> None:
        super().__init__(refusal)
        self.args = (refusal, after)
        self.after = after


def refuse(code: str, detail: Mapping[str, Any] | None = None, *, after: float | None = None) -> Refused:
    """A refusal to raise."""
    refusal = Refusal(code, dict(detail or {}), ())
    return Refused(refusal) if after is None else Later(refusal, after)


def too_fast(wait: float) -> Refused:
    """Whoever goes too fast is told when to come back."""
    return refuse("rate-limited", {"seconds": max(1, round(wait))}, after=round(wait, 3))


def retry_after(error: Refused) -> float | None:
    """When to come back, if that is known."""
    return error.after if isinstance(error, Later) else None


def status(error: Refused) -> int:
    """The HTTP status that fits."""
    return STATUS.get(error.code, 409)


def body(error: Refused) -> bodies.Refusal:
    """A refusal as it travels."""
    refusal = error.refusal
    return bodies.Refusal(
        code=refusal.code, detail=refusal.detail, rules=list(refusal.sections), retry_after=retry_after(error)
    )


def message(key: str | None, error: Refused) -> news.Refused:
    """A refusal as it travels over a socket."""
    refusal = error.refusal
    return news.Refused(
        key=key,
        code=refusal.code,
        detail=refusal.detail,
        rules=list(refusal.sections),
        retry_after=retry_after(error),
    )


def read(code: str, detail: dict[str, Any], rules: list[str], retry_after: float | None) -> Refused:
    """A refusal that has travelled, to be raised on the other side."""
    refusal = Refusal(code, detail, tuple(rules))
    return Refused(refusal) if retry_after is None else Later(refusal, retry_after)
