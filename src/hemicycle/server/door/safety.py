"""Staying safe, over HTTP: ignoring, reporting, and what operators do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from hemicycle.server.door.door import Door
from hemicycle.server.door.routes import Handler, handles
from hemicycle.server.protocol.bodies import TableInfo
from hemicycle.server.protocol.safety import (
    Audit,
    Ban,
    CloseReport,
    CloseTable,
    Ignore,
    Ignored,
    NewBan,
    NewReport,
    PersonSeen,
    Report,
)
from hemicycle.server.room.rows import Person

Id = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
DONE = 204


@handles("GET", "/api/ignored")
async def ignored(who: Person, door: Door) -> list[Ignored]:
    """Whom I do not want to hear."""
    return await door.safety.ignored(who)


@handles("POST", "/api/ignored")
async def ignore(data: Ignore, who: Person, door: Door) -> list[Ignored]:
    """Hear somebody no more; blocked, they cannot invite me either."""
    return await door.safety.ignore(who, data)


@handles("DELETE", "/api/ignored/{id}")
async def hear_again(id: Id, who: Person, door: Door) -> list[Ignored]:
    """Hear somebody again."""
    return await door.safety.hear_again(who, id)


@handles("POST", "/api/reports", status=DONE)
async def report(data: NewReport, who: Person, door: Door) -> Response:
    """Tell the operators of somebody."""
    await door.safety.report(who, data)
    return Response(status_code=DONE)


@handles("GET", "/api/operate/reports")
async def reports(who: Person, door: Door, open_only: bool = True) -> list[Report]:
    """What was reported (operators)."""
    return await door.safety.reports(who, open_only=open_only)


@handles("POST", "/api/operate/reports/{id}/close", status=DONE)
async def close_report(data: CloseReport, id: Id, who: Person, door: Door) -> Response:
    """A report has been dealt with (operators)."""
    await door.safety.close_report(who, id, data.answer)
    return Response(status_code=DONE)


@handles("GET", "/api/operate/people")
async def people_found(who: Person, door: Door, find: Annotated[str, Meta(max_length=40)] = "") -> list[PersonSeen]:
    """People whose name or account begins so (operators)."""
    return await door.safety.people(who, find)


@handles("GET", "/api/operate/tables/{code}")
async def table_seen(code: str, who: Person, door: Door) -> TableInfo:
    """A table as everybody sees it (operators)."""
    return await door.safety.table(who, code)


@handles("POST", "/api/operate/tables/{code}/close", status=DONE)
async def close_table(data: CloseTable, code: str, who: Person, door: Door) -> Response:
    """Close a table (operators)."""
    await door.safety.close_table(who, code, data.reason)
    return Response(status_code=DONE)


@handles("GET", "/api/operate/bans")
async def bans(who: Person, door: Door) -> list[Ban]:
    """Who is kept out (operators)."""
    return await door.safety.see_bans(who)


@handles("POST", "/api/operate/bans", status=201)
async def ban(data: NewBan, who: Person, door: Door) -> Ban:
    """Keep somebody out (operators)."""
    return await door.safety.ban(who, data)


@handles("DELETE", "/api/operate/bans/{id}", status=DONE)
async def lift_ban(id: Id, who: Person, door: Door) -> Response:
    """Let somebody in again (operators)."""
    await door.safety.lift(who, id)
    return Response(status_code=DONE)


@handles("GET", "/api/operate/audit")
async def audit(who: Person, door: Door, skip: Annotated[int, Meta(ge=0, le=1 << 31)] = 0) -> list[Audit]:
    """What operators did and saw, the newest first, but for the first so many (operators)."""
    return await door.safety.audit(who, skip)


HANDLERS: list[Handler] = [
    ignored, ignore, hear_again, report, reports, close_report, people_found, table_seen, close_table, bans, ban,
    lift_ban, audit,
]  # fmt: skip
