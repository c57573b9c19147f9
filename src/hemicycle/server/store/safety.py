"""Whom people do not want to hear, reports, bans, and what operators did: as they are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Executable,
    RowMapping,
    String,
    bindparam,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from hemicycle.server.protocol.news import Talk
from hemicycle.server.protocol.safety import Audit, Ban, PersonSeen, Report
from hemicycle.server.store import schema, statements
from hemicycle.server.store.store import Store

AROUND = 40  # things said that go with a report
PAGE = 100
ignores, reports, bans, audits = schema.ignoring.c, schema.report.c, schema.ban.c, schema.audit.c
NEW_IGNORE = insert(schema.ignoring)
NO_IGNORE = delete(schema.ignoring).where(ignores.person == bindparam("b_whose"), ignores.other == bindparam("b_whom"))
box, asked, spoken, followed = schema.outbox.c, schema.invitation.c, schema.talk.c, schema.follow.c
MINE: BindParameter[str] = bindparam("b_whose")
THEIRS: BindParameter[str] = bindparam("b_whom")
TALK = select(spoken.n).where(
    spoken.room == box.room, spoken.person == THEIRS, box.thing == box.room + " talk " + cast(spoken.n, String)
)
ASKED = select(asked.room).where(asked.room == box.room, asked.person == MINE, asked.by == THEIRS)
WAITING = delete(schema.outbox).where(box.person == MINE, box.state == "waiting")
NOT_TOLD = WAITING.where(box.kind == "talk", TALK.exists())
PARTING = (
    WAITING.where(box.kind == "invitation", ASKED.exists()),
    delete(schema.invitation).where(asked.person == MINE, asked.by == THEIRS),
    delete(schema.follow).where(followed.person == MINE, followed.followed == THEIRS),
)
NEW_REPORT = insert(schema.report)
CLOSE_REPORT = (
    update(schema.report).where(reports.id == bindparam("b_id")).values(open=False, answer=bindparam("b_said"))
)
NEW_BAN = insert(schema.ban)
NO_BAN = delete(schema.ban).where(bans.id == bindparam("b_id"))
NEW_AUDIT = insert(schema.audit)
OPERATORS = "operators"  # the note of the server that names them


class SafetyStore:
    """Reads beside the event loop, writes through the one writer."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- whom somebody does not want to hear ---

    async def ignored(self, person: str) -> list[dict[str, Any]]:
        """All whom somebody does not want to hear."""
        query = select(schema.ignoring).where(ignores.person == person).order_by(ignores.since)
        return await self.store.read(query, dict)

    def ignore(self, row: dict[str, Any]) -> asyncio.Future[None]:
        """One more; or the same in another way. Who is blocked is not followed, and what they asked is gone."""
        gone = {"b_whose": row["person"], "b_whom": row["other"]}
        apart = [(each, gone) for each in PARTING] if row["kind"] == "block" else []
        return self._write((NO_IGNORE, gone), (NEW_IGNORE, row), (NOT_TOLD, gone), *apart)

    def hear_again(self, person: str, other: str) -> asyncio.Future[None]:
        """One less."""
        return self._write((NO_IGNORE, {"b_whose": person, "b_whom": other}))

    # --- reports ---

    async def talk_around(self, room: str) -> list[Talk]:
        """The last things said in a room."""
        table = schema.talk.c
        query = select(table.body).where(table.room == room).order_by(table.n.desc()).limit(AROUND)
        found = await self.store.read(query, lambda row: msgspec.json.decode(row["body"], type=Talk))
        return found[::-1]

    async def said(self, room: str, n: int) -> tuple[str, Talk] | None:
        """Something said in a room, and by whom."""
        table = schema.talk.c
        query = select(table.person, table.body).where(table.room == room, table.n == n, table.person.is_not(None))
        found = await self.store.read(query, _said)
        return found[0] if found else None

    def report(self, row: dict[str, Any], talk: Sequence[Talk]) -> asyncio.Future[None]:
        """Keep a report."""
        return self._write((NEW_REPORT, row | {"talk": statements.json(talk), "open": True, "answer": ""}))

    async def reports(self, *, open_only: bool) -> list[Report]:
        """Reports, newest first."""
        query = select(schema.report).order_by(reports.at.desc()).limit(PAGE)
        return await self.store.read(query.where(reports.open) if open_only else query, _report)

    def close_report(self, id: str, answer: str) -> asyncio.Future[None]:
        """It has been dealt with."""
        return self._write((CLOSE_REPORT, {"b_id": id, "b_said": answer}))

    # --- bans and people ---

    async def bans(self) -> list[Ban]:
        """Everybody who is kept out, the newest first."""
        who = schema.person.c
        name = func.coalesce(who.account, who.name).label("name")
        query = select(schema.ban, name).outerjoin(schema.person, who.id == bans.person).order_by(bans.at.desc())
        return await self.store.read(query, lambda row: Ban(**row))

    def ban(self, ban: Ban) -> asyncio.Future[None]:
        """Keep somebody out."""
        row = msgspec.structs.asdict(ban)
        del row["name"]
        return self._write((NEW_BAN, row))

    def lift(self, id: str) -> asyncio.Future[None]:
        """Let them in again."""
        return self._write((NO_BAN, {"b_id": id}))

    async def people(self, find: str) -> list[PersonSeen]:
        """People whose name, account or id begins so."""
        table = schema.person.c
        like = or_(table.name.istartswith(find, autoescape=True), table.account.istartswith(find, autoescape=True))
        query = select(table.id, table.name, table.account, table.program, table.created)
        query = query.where(or_(like, table.id == find)).order_by(table.created.desc()).limit(PAGE)
        return await self.store.read(query, lambda row: PersonSeen(**row))

    # --- operators, and what they did and saw ---

    async def operators(self) -> list[str]:
        """The people who were made operators by command."""
        query = select(schema.note_of_server.c.value).filter_by(name=OPERATORS)
        return [name for row in await self.store.read(query, lambda row: str(row["value"])) for name in named(row)]

    def note(self, row: dict[str, Any]) -> asyncio.Future[None]:
        """An operator did something, or looked at something."""
        return self._write((NEW_AUDIT, row))

    async def audit(self, skip: int) -> list[Audit]:
        """A page of what operators did and saw, newest first."""
        query = select(audits.at, audits.operator, audits.what, audits.detail)
        query = query.order_by(audits.at.desc(), audits.id).offset(skip).limit(PAGE)
        return await self.store.read(query, lambda row: Audit(**row))

    def _write(self, *works: tuple[Executable, dict[str, Any]]) -> asyncio.Future[None]:
        return self.store.writer.write(works)


def named(text: str) -> list[str]:
    """Names with commas between."""
    return [name.strip().lower() for name in text.split(",") if name.strip()]


def _said(row: RowMapping) -> tuple[str, Talk]:
    return str(row["person"]), msgspec.json.decode(row["body"], type=Talk)


def _report(row: RowMapping) -> Report:
    return Report(
        id=row["id"],
        at=row["at"],
        reporter=row["reporter_name"],
        subject=row["subject_name"],
        subject_id=row["subject"],
        room=row["room"],
        reason=row["reason"],
        text=row["text"],
        talk=msgspec.json.decode(row["talk"], type=list[Talk]),
        open=row["open"],
        answer=row["answer"],
    )
