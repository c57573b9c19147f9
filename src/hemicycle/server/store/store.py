"""Reading and writing what is kept."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Engine,
    Executable,
    RowMapping,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hemicycle.server.config import ConfigError
from hemicycle.server.store import schema
from hemicycle.server.store.rows import Body, Doc, MatchRow, MomentRow, Person, State
from hemicycle.server.store.writer import Work, Writer

T = TypeVar("T")
Change = tuple[Executable, dict[str, Any]]

NEW_PERSON = insert(schema.person)
NEW_ROOM = insert(schema.room)
NEW_HOLDER = insert(schema.holder)
NEW_MATCH = insert(schema.match)
NEW_MOMENT = insert(schema.moment)
NEW_SNAPSHOT = insert(schema.snapshot)
NEW_TALK = insert(schema.talk)
NEW_DRAFT = insert(schema.draft)
NEW_NOTE = insert(schema.note)
CHANGE_PERSON = update(schema.person).where(schema.person.c.id == bindparam("whom"))
CHANGE_ROOM = update(schema.room).where(schema.room.c.code == bindparam("where"))
END_MATCH = update(schema.match).where(schema.match.c.id == bindparam("which")).values(ended=bindparam("at"))
MIGRATE = update(schema.match).where(schema.match.c.id == bindparam("which")).values(header=bindparam("as"))
CHANGE_MOMENT = (
    update(schema.moment)
    .where(schema.moment.c.match == bindparam("which"), schema.moment.c.n == bindparam("number"))
    .values(body=bindparam("as"))
)
NO_SNAPSHOTS = delete(schema.snapshot).where(schema.snapshot.c.match == bindparam("which"))
NO_HOLDERS = delete(schema.holder).where(schema.holder.c.room == bindparam("where"))
NO_DRAFT = delete(schema.draft).where(
    schema.draft.c.match == bindparam("which"), schema.draft.c.seat == bindparam("whose")
)
NO_NOTE = delete(schema.note).where(schema.note.c.match == bindparam("which"), schema.note.c.seat == bindparam("whose"))

_text = msgspec.json.Encoder().encode


def json(thing: object) -> str:
    """A thing as JSON text."""
    return _text(thing).decode()


def connect(url: str) -> Engine:
    """An engine; SQLite writes ahead, and a commit is on disk when it returns."""
    engine = create_engine(url, pool_size=4, max_overflow=4) if not url.startswith("sqlite") else create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _pragmas)
    return engine


@contextmanager
def plainly(url: str) -> Iterator[None]:
    """Say in one sentence why a database cannot be used, without the password in its address."""
    database = url.rpartition("@")[2]
    try:
        yield
    except ModuleNotFoundError as error:
        raise ConfigError("notice-database-driver", database=database, package=error.name) from error
    except SQLAlchemyError as error:
        problem = " ".join(str(error.orig if isinstance(error, DBAPIError) else error.args[0]).split())
        raise ConfigError("notice-database-unusable", database=database, problem=problem) from error


def _pragmas(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


class Store:
    """The database: reads run beside the event loop, writes go through the one writer."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] = lambda works, seconds: None) -> None:
        self.engine = engine
        self.writer = Writer(engine, observe)

    def write(self, *changes: Change) -> asyncio.Future[None]:
        """Store changes wholly or not at all; NotStored when the database refuses."""
        work: Work = changes
        return self.writer.write(work)

    def close(self) -> None:
        """Write what is left and let go of the database."""
        self.writer.close()
        self.engine.dispose()

    async def _read(self, query: Executable, make: Callable[[RowMapping], T]) -> list[T]:
        return await asyncio.to_thread(self._rows, query, make)

    def _rows(self, query: Executable, make: Callable[[RowMapping], T]) -> list[T]:
        with self.engine.connect() as connection:
            return [make(row) for row in connection.execute(query).mappings()]

    # --- people ---

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        rows = await self._read(select(schema.person).where(schema.person.c.id == id), _person)
        return rows[0] if rows else None

    async def account(self, name: str) -> Person | None:
        """Somebody by the name of the account."""
        rows = await self._read(select(schema.person).where(schema.person.c.account == name), _person)
        return rows[0] if rows else None

    # --- rooms ---

    async def room(self, code: str) -> Doc | None:
        """A room by its code."""
        rows = await self._read(select(schema.room.c.doc).where(schema.room.c.code == code), _doc)
        return rows[0] if rows else None

    async def rooms(self, *, person: str | None, most: int, game: str = "", before: int = 1 << 53) -> list[Doc]:
        """Rooms, newest first: a person's own, or the public ones that are not over."""
        table = schema.room.c
        query = select(table.doc).where(table.created < before).order_by(table.created.desc()).limit(most)
        if person is not None:
            mine = select(schema.holder.c.room).where(schema.holder.c.person == person)
            query = query.where(table.code.in_(mine))
        else:
            query = query.where(table.visibility == "public", table.phase.in_(("seating", "playing", "paused")))
        if game:
            query = query.where(table.game == game)
        return await self._read(query, _doc)

    async def unfinished(self) -> list[str]:
        """The codes of all rooms where a match is going on."""
        query = select(schema.room.c.code).where(schema.room.c.phase == "playing")
        return await self._read(query, lambda row: str(row["code"]))

    async def count(self, *, person: str | None = None) -> int:
        """How many rooms are not over: all, or those a person sits in."""
        open_rooms = schema.room.c.phase.in_(("seating", "playing", "paused"))
        query = select(func.count()).select_from(schema.room).where(open_rooms)
        if person is not None:
            mine = select(schema.holder.c.room).where(schema.holder.c.person == person)
            query = query.where(schema.room.c.code.in_(mine))
        return (await self._read(query, lambda row: int(row["count_1"])))[0]

    # --- matches ---

    async def match(self, room: str, number: int) -> MatchRow | None:
        """A match of a room by its number."""
        table = schema.match.c
        rows = await self._read(select(schema.match).where(table.room == room, table.number == number), _match)
        return rows[0] if rows else None

    async def matches(self) -> list[MatchRow]:
        """All matches there ever were."""
        return await self._read(select(schema.match).order_by(schema.match.c.started), _match)

    async def moments(self, match: int, *, above: int = -1) -> list[MomentRow]:
        """The committed changes of a match above a moment, in order, the quiet ones too."""
        table = schema.moment.c
        query = select(schema.moment).where(table.match == match, table.moment > above).order_by(table.n)
        return await self._read(query, _moment)

    async def moment(self, match: int, moment: int) -> MomentRow | None:
        """A public moment by its number."""
        table = schema.moment.c
        query = select(schema.moment).where(table.match == match, table.moment == moment, ~table.quiet)
        rows = await self._read(query, _moment)
        return rows[0] if rows else None

    async def entries(self, match: int, above: int, up_to: int) -> list[MomentRow]:
        """The committed changes that hold the entries of the record above one and up to another."""
        table = schema.moment.c
        row_before_end = select(func.min(table.n)).where(table.match == match, table.last >= up_to).scalar_subquery()
        query = select(schema.moment).where(table.match == match, table.last > above, table.n <= row_before_end)
        return await self._read(query.order_by(table.n), _moment)

    async def last_moment(self, match: int) -> int:
        """The number of the last moment."""
        query = select(func.max(schema.moment.c.moment).label("last")).where(schema.moment.c.match == match)
        return (await self._read(query, lambda row: int(row["last"])))[0]

    async def snapshots(self, match: int) -> list[int]:
        """The entries of the record after which there is a snapshot."""
        table = schema.snapshot.c
        return await self._read(
            select(table.last).where(table.match == match).order_by(table.last), lambda row: int(row["last"])
        )

    async def snapshot(self, match: int, last: int) -> dict[str, Any]:
        """A snapshot."""
        table = schema.snapshot.c
        query = select(table.body).where(table.match == match, table.last == last)
        return (await self._read(query, lambda row: msgspec.json.decode(row["body"], type=dict[str, Any])))[0]

    async def asked(self, person: str) -> set[str]:
        """The codes of the rooms whose match has an open decision for a person."""
        held, match, moment = schema.holder.c, schema.match.c, schema.moment.c
        last = (
            select(schema.moment.c.match, func.max(schema.moment.c.n).label("n"))
            .join(schema.match, match.id == moment.match)
            .join(schema.holder, held.room == match.room)
            .where(held.person == person, match.ended.is_(None))
            .group_by(schema.moment.c.match)
            .subquery()
        )
        query = (
            select(held.room, held.seat, moment.state)
            .join(schema.match, match.room == held.room)
            .join(last, last.c.match == match.id)
            .join(schema.moment, (moment.match == last.c.match) & (moment.n == last.c.n))
            .where(held.person == person)
        )
        return {room for room, seat, state in await self._read(query, _open_decisions) if seat in state.opened}

    # --- talk, notes, drafts ---

    async def talk(self, room: str, most: int) -> list[tuple[str, str]]:
        """The last things said, oldest first: key and body."""
        table = schema.talk.c
        query = select(table.key, table.body).where(table.room == room).order_by(table.n.desc()).limit(most)
        return (await self._read(query, lambda row: (str(row["key"]), str(row["body"]))))[::-1]

    async def drafts(self, match: int) -> dict[int, tuple[str, str]]:
        """The unfinished answers of a match: decision and JSON by seat."""
        query = select(schema.draft).where(schema.draft.c.match == match)
        return dict(await self._read(query, lambda row: (int(row["seat"]), (str(row["decision"]), str(row["body"])))))

    async def notes(self, match: int) -> dict[int, str]:
        """The private notes of a match by seat."""
        query = select(schema.note).where(schema.note.c.match == match)
        return dict(await self._read(query, lambda row: (int(row["seat"]), str(row["body"]))))


# --- rows and back ---


def new_person(person: Person) -> Change:
    """Keep somebody new."""
    return NEW_PERSON, msgspec.structs.asdict(person)


def change_person(person: Person) -> Change:
    """Keep what changed about somebody."""
    row = msgspec.structs.asdict(person)
    return CHANGE_PERSON, {"whom": row.pop("id"), **row}


def new_room(doc: Doc, now: int) -> list[Change]:
    """Keep a new room."""
    return [(NEW_ROOM, {"code": doc.code, "created": doc.created, **_room_row(doc, now)}), *_holders(doc)]


def change_room(doc: Doc, now: int) -> list[Change]:
    """Keep a room as it is now."""
    return [
        (CHANGE_ROOM, {"where": doc.code, **_room_row(doc, now)}),
        (NO_HOLDERS, {"where": doc.code}),
        *_holders(doc),
    ]


def _room_row(doc: Doc, now: int) -> dict[str, Any]:
    settings = doc.settings
    return {
        "game": settings.game,
        "phase": doc.phase,
        "visibility": settings.visibility,
        "changed": now,
        "doc": json(doc),
    }


def _holders(doc: Doc) -> list[Change]:
    held = [(seat, chair.person) for seat, chair in enumerate(doc.chairs) if chair.person is not None]
    return [(NEW_HOLDER, {"room": doc.code, "seat": seat, "person": person}) for seat, person in held]


def new_match(row: MatchRow) -> Change:
    """Keep a new match."""
    plain = msgspec.structs.asdict(row)
    return NEW_MATCH, {**plain, "header": json(row.header)}


def new_moment(match: int, row: MomentRow) -> Change:
    """Keep a moment."""
    return NEW_MOMENT, {
        "match": match,
        "n": row.n,
        "moment": row.moment,
        "last": row.last,
        "quiet": row.quiet,
        "at": row.at,
        "seat": row.seat,
        "hand": row.hand,
        "key": row.key,
        "body": json(row.body),
        "state": json(row.state),
    }


def new_snapshot(match: int, last: int, frozen: dict[str, Any]) -> Change:
    """Keep a whole table, so that no long replay is needed to see it again."""
    return NEW_SNAPSHOT, {"match": match, "last": last, "body": json(frozen)}


def _person(row: RowMapping) -> Person:
    return Person(**row)


def _doc(row: RowMapping) -> Doc:
    return msgspec.json.decode(row["doc"], type=Doc)


def _match(row: RowMapping) -> MatchRow:
    plain = dict(row)
    plain["header"] = msgspec.json.decode(plain["header"])
    return MatchRow(**plain)


def _open_decisions(row: RowMapping) -> tuple[str, int, State]:
    return row["room"], row["seat"], msgspec.json.decode(row["state"], type=State)


def _moment(row: RowMapping) -> MomentRow:
    plain = dict(row)
    del plain["match"]
    plain["body"] = msgspec.json.decode(plain["body"], type=Body)
    plain["state"] = msgspec.json.decode(plain["state"], type=State)
    return MomentRow(**plain)
