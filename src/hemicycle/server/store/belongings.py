"""What is kept of somebody over all tables: given to them as a file, handed over to their account, or forgotten."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Column, RowMapping, Select, String, Table, bindparam, cast, delete, or_, select, union, update

from hemicycle.server.room.owners import NOBODY
from hemicycle.server.store import schema
from hemicycle.server.store.statements import NO_DRAFT, NO_NOTE, Statement
from hemicycle.server.store.store import Store

# What is somebody's own: they can have it, and it goes with them.
OWN: tuple[Column[Any], ...] = (
    schema.device.c.person, schema.passkey.c.person, schema.follow.c.person, schema.invitation.c.person,
    schema.archived.c.person, schema.way.c.person, schema.outbox.c.person, schema.notification_choice.c.person,
    schema.vacation.c.person, schema.ignoring.c.person,
)  # fmt: skip
# What others keep that leads to them: it goes with them, but is not theirs to have.
OF_OTHERS: tuple[Column[Any], ...] = (
    schema.follow.c.followed, schema.invitation.c.by, schema.ignoring.c.other, schema.ban.c.person,
)  # fmt: skip
# What was done together: it stays, under an id that leads to nobody.
TOGETHER: tuple[Column[Any], ...] = (
    schema.result_seat.c.person, schema.rating.c.who, schema.talk.c.person, schema.comment.c.person,
    schema.origin.c.person, schema.room.c.opener, schema.ticket.c.maker, schema.report.c.reporter,
    schema.report.c.subject,
)  # fmt: skip
NAMES: dict[Column[Any], Column[Any]] = {
    schema.result_seat.c.person: schema.result_seat.c.name,
    schema.report.c.reporter: schema.report.c.reporter_name,
    schema.report.c.subject: schema.report.c.subject_name,
}
STAYS_HERE = (schema.device.c.person, schema.passkey.c.person)  # a guest who signs in has another device and no keys
NOT_TO_HAVE = (schema.report.c.subject,)  # who reported somebody is nobody's business but the operators'
SIGNS_IN = ("password", "key", "generation", "secret")


def _handing_over(column: Column[Any]) -> list[Any]:
    """Statements that give rows of a guest to their heir, who may have the same already."""
    table, statements = column.table, []
    assert isinstance(table, Table)
    if column.primary_key:
        other = table.alias("other")
        rest = [other.c[each.name] == each for each in table.primary_key if each is not column]
        known = select(other.c[column.name]).where(other.c[column.name] == bindparam("heir"), *rest).exists()
        statements.append(delete(table).where(column == bindparam("guest"), known))
    change = update(table).where(column == bindparam("guest")).values({column.name: bindparam("heir")})
    return [*statements, change]


HEIRS = [column for column in (*OWN, *OF_OTHERS, *TOGETHER) if column not in STAYS_HERE]
HAND_OVER = [statement for column in HEIRS for statement in _handing_over(column)]
NOT_MYSELF = delete(schema.ignoring).where(schema.ignoring.c.person == schema.ignoring.c.other)
FORGET = [delete(column.table).where(column == bindparam("whose")) for column in (*OWN, *OF_OTHERS)]
NAMELESS = [
    update(column.table)
    .where(column == bindparam("whose"))
    .values({column.name: bindparam("instead"), **({NAMES[column].name: NOBODY} if column in NAMES else {})})
    for column in TOGETHER
]
# Others may still be told of them: that they invite to a table, that they have said something.
box, asked, spoken = schema.outbox.c, schema.invitation.c, schema.talk.c
INVITED = select(asked.room).where(asked.room == box.room, asked.person == box.person, asked.by == bindparam("whose"))
NOT_INVITED = delete(schema.outbox).where(box.kind == "invitation", INVITED.exists())
NAMED = select(spoken.n).where(
    spoken.room == box.room,
    spoken.person == bindparam("whose"),
    box.thing == box.room + " talk " + cast(spoken.n, String),
)
SOMEBODY_TALKS = update(schema.outbox).where(box.kind == "talk", NAMED.exists()).values(by=NOBODY)
NO_PERSON = delete(schema.person).where(schema.person.c.id == bindparam("whose"))
SAID = {
    table: update(table)
    .where(table.c.room == bindparam("where"), number == bindparam("which"))
    .values(body=bindparam("new_body"))
    for table, number in ((schema.talk, schema.talk.c.n), (schema.comment, schema.comment.c.id))
}
REPORTED = update(schema.report).where(schema.report.c.id == bindparam("which")).values(talk=bindparam("new_talk"))


class Belongings:
    """Reads and writes what names somebody, wherever it is."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def hand_over(self, guest: str, account: str) -> asyncio.Future[None]:
        """What was a guest's belongs to the account they turned out to be."""
        heirs = [(statement, {"guest": guest, "heir": account}) for statement in HAND_OVER]
        return self.store.writer.write([*heirs, (NOT_MYSELF, {})])

    async def rooms(self, person: str) -> list[str]:
        """The codes of all rooms that may name somebody: opened, played in, talked in, or remembered there.

        Whoever gave a seat up stands in the state of the room alone; nobody is deleted often enough for an index of it.
        """
        played, result, talk = schema.result_seat.c, schema.result.c, schema.talk.c
        query = union(
            select(schema.room.c.code.label("room")).where(schema.room.c.opener == person),
            select(schema.room.c.code).where(schema.room.c.state.contains(f'"{person}"')),
            select(result.room).join(schema.result_seat, played.match == result.match).where(played.person == person),
            select(talk.room).where(talk.person == person),
        )
        return await self.store.read(query, lambda row: str(row["room"]))

    async def export(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is kept of somebody, table by table, but for keys and passwords."""
        mine = [column for column in (*OWN, *TOGETHER) if column not in NOT_TO_HAVE]
        whole = [select(column.table).where(column == person) for column in mine]
        queries = {_table(query).name: query for query in whole}
        queries["person"] = select(schema.person).where(schema.person.c.id == person)
        queries["seat"] = select(schema.holder).where(schema.holder.c.person == person)
        queries["room"] = select(schema.room.c.code, schema.room.c.game, schema.room.c.created).where(
            schema.room.c.opener == person
        )
        queries["note"] = _at_my_seats(schema.note, person)
        queries["draft"] = _at_my_seats(schema.draft, person)
        ordered = {name: query.order_by(*_table(query).primary_key) for name, query in queries.items()}
        return {name: await self.store.read(query, _exported) for name, query in ordered.items()}

    async def forget(self, person: str, instead: str, notes: list[tuple[int, int]]) -> None:
        """Delete somebody; what others have done with them stays, without a name."""
        work: list[Statement] = [(each, {"whose": person}) for each in (NOT_INVITED, SOMEBODY_TALKS)]
        for table, number in ((schema.talk, "n"), (schema.comment, "id")):
            work += [
                (SAID[table], {"where": row["room"], "which": row[number], "new_body": _nameless(row["body"])})
                for row in await self.store.read(select(table).where(table.c.person == person), dict)
            ]
        work += await self._reported(person)
        for match, seat in notes:
            work += [(each, {"which": match, "whose": seat}) for each in (NO_NOTE, NO_DRAFT)]
        work += [(statement, {"whose": person, "instead": instead}) for statement in NAMELESS]
        await self.store.writer.write([*work, *[(each, {"whose": person}) for each in (*FORGET, NO_PERSON)]])

    async def notes(self, person: str) -> list[tuple[int, int]]:
        """The matches and seats where somebody may have written for themselves."""
        found: set[tuple[int, int]] = set()
        for table in (schema.note, schema.draft):
            query = _at_my_seats(table, person)
            found |= {(int(row["match"]), int(row["seat"])) for row in await self.store.read(query, dict)}
        return sorted(found)

    async def _reported(self, person: str) -> list[Statement]:
        """Reports quote what somebody said under their name, whomever they are about."""
        rows = await self.store.read(
            select(spoken.room, spoken.n).where(spoken.person == person), lambda row: (row["room"], row["n"])
        )
        mine, rooms = set(rows), sorted({room for room, _ in rows})
        table = schema.report.c
        query = select(schema.report).where(
            or_(table.room.in_(rooms), table.reporter == person, table.subject == person)
        )
        work: list[Statement] = []
        for row in await self.store.read(query, dict):
            names = [row[f"{role}_name"] for role in ("reporter", "subject") if row[role] == person]
            talk = msgspec.json.decode(row["talk"])
            for each in talk:
                if (row["room"], each["n"]) in mine or each["name"] in names:  # a removed room keeps no talk
                    each["name"] = NOBODY
            work.append((REPORTED, {"which": row["id"], "new_talk": msgspec.json.encode(talk).decode()}))
        return work


def _table(query: Select[Any]) -> Table:
    """What a query reads first."""
    found = next(iter(query.columns_clause_froms))
    assert isinstance(found, Table)
    return found


def _at_my_seats(table: Table, person: str) -> Select[Any]:
    """Rows by match and seat where somebody sits, or sat when the match ended."""
    held, match, played = schema.holder.c, schema.match.c, schema.result_seat.c
    sitting = select(match.id, held.seat).join(schema.holder, held.room == match.room).where(held.person == person)
    mine = sitting.union(select(played.match, played.seat).where(played.person == person)).subquery()
    return select(table).join(mine, (mine.c.id == table.c.match) & (mine.c.seat == table.c.seat))


def _nameless(body: str) -> str:
    return msgspec.json.encode(msgspec.json.decode(body) | {"name": NOBODY}).decode()


def _exported(row: RowMapping) -> dict[str, Any]:
    """A row without what signs in."""
    return {name: value for name, value in row.items() if name not in SIGNS_IN}
