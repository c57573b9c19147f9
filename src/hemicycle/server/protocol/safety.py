"""Staying safe: whom I do not want to hear, what I report, and what operators may do and see."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hemicycle.server.protocol.bodies import AccountName, Answer, Body
from hemicycle.server.protocol.news import Talk

IgnoreKind = Literal["mute", "block"]
ReportReason = Literal["insults", "cheating", "name", "spam", "other"]
Code = Annotated[str, Meta(max_length=12)]
Seat = Annotated[int, Meta(ge=0, le=19)]
Reason = Annotated[str, Meta(min_length=1, max_length=300)]


class Somebody(Body, kw_only=True):
    """Whoever sits on a seat of a table, or has said something there; one of the two."""

    code: Code
    seat: Seat | None = None
    talk: Annotated[int, Meta(ge=1, le=1 << 53)] | None = None


class Ignore(Somebody, kw_only=True):
    """Do not let me hear somebody, who may also be named by their account; `block`: nor get their invitations."""

    code: Code = ""
    account: AccountName | None = None
    kind: IgnoreKind = "mute"


class Ignored(Answer):
    """Somebody I do not want to hear."""

    id: str
    name: str
    kind: IgnoreKind
    since: int


class NewReport(Somebody, kw_only=True):
    """Report somebody; what I could hear at the table goes with it."""

    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000)] = ""


class Report(Answer):
    """A report as operators read it: who says what of whom, and the talk around it."""

    id: str
    at: int
    reporter: str
    subject: str
    subject_id: str
    room: str
    reason: ReportReason
    text: str
    talk: list[Talk]
    open: bool
    answer: str = ""


class CloseReport(Body):
    """A report has been dealt with."""

    answer: Reason


class PersonSeen(Answer):
    """Somebody as operators see them."""

    id: str
    name: str
    account: str | None
    program: bool
    created: int


class NewBan(Body, kw_only=True):
    """Keep somebody out, or all who come from a range of addresses, until then (or for good)."""

    person: Annotated[str, Meta(max_length=40)] | None = None
    network: Annotated[str, Meta(max_length=50)] | None = None
    reason: Reason
    until: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


class Ban(Answer):
    """Who is kept out, why, until when, and by whom."""

    id: str
    person: str | None
    network: str | None
    reason: str
    until: int | None
    by: str
    at: int
    name: str | None = None  # of the person and their account, as operators know them


class CloseTable(Body):
    """Close a table; its people are told why."""

    reason: Reason


class Audit(Answer):
    """What an operator did or looked at."""

    at: int
    operator: str
    what: str
    detail: str
