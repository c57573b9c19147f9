"""Reading and writing what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Engine, Executable, RowMapping, ScalarSelect, bindparam, func, or_, select

from hemicycle.server.protocol.news import Talk
from hemicycle.server.room.restoring import KeptRoom
from hemicycle.server.room.rows import MatchRow, MomentBody, MomentRow, MomentState, Person, RoomState, RowChange
from hemicycle.server.room.talk_log import KEPT
from hemicycle.server.store import schema, statements
from hemicycle.server.store.writer import Fence, Lost, Writer

T = TypeVar("T")
Given = dict[str, str] | None
OPEN = ("seating", "playing", "paused")


class TablesOpen(Struct):
    """How many tables are not over: all, those a person opened or sits at, and those opened from an address."""

    everybody: int
    person: int
    address: int


def _tables_open(*which: ColumnElement[bool]) -> ScalarSelect[int]:
    return select(func.count()).select_from(schema.room).where(schema.room.c.phase.in_(OPEN), *which).scalar_subquery()


_SITS_AT = select(schema.holder.c.room).where(schema.holder.c.person == bindparam("person"))
TABLES_OPEN = select(  # put together once: every rematch asks
    _tables_open().label("everybody"),
    _tables_open(or_(schema.room.c.opener == bindparam("person"), schema.room.c.code.in_(_SITS_AT))).label("person"),
    _tables_open(schema.room.c.address == bindparam("address")).label("address"),
)


class Store:
    """The database: reads run beside the event loop, writes go through the one writer."""

    def __init__(
        self,
        engine: Engine,
        observe: Callable[[int, float], None] = lambda works, seconds: None,
        lost: Lost = lambda connection, fences: set(),
    ) -> None:
        self.engine = engine
        self.writer = Writer(engine, observe, lost)

    def write(
        self,
        changes: Sequence[RowChange],
        room: RoomState | None = None,
        *,
        code: str = "",
        at: int = 0,
        fence: Fence | None = None,
    ) -> asyncio.Future[None]:
        """Store what happened in a room, in one transaction and in order; the room itself as it is afterwards.

        NotStored: the database refuses, nothing has changed there. LeaseLost: the room runs elsewhere by now.
        """
        return self.writer.write(statements.of_room(changes, room, code, at), fence)

    def calm(self) -> Coroutine[Any, Any, None]:
        """Wait for the commit under way, if there is one."""
        return self.writer.calm()

    def write_room(self, room: RoomState, opener: str, address: str) -> asyncio.Future[None]:
        """Keep a new room, and who opened it from where."""
        return self.writer.write(statements.new_room(room, opener, address))

    def write_planted(
        self, room: RoomState, opener: str, address: str, changes: Sequence[RowChange]
    ) -> asyncio.Future[None]:
        """Keep a new room with a match that comes from elsewhere, wholly or not at all."""
        return self.writer.write(statements.planted_room(room, opener, address, changes))

    def change_person(self, id: str, changes: dict[str, object]) -> asyncio.Future[None]:
        """Keep what changed about somebody, and nothing else."""
        return self.writer.write([statements.change(schema.person, id, changes)])

    def remove_room(self, code: str, matches: Sequence[int], fence: Fence) -> asyncio.Future[None]:
        """Forget a room and everything that happened in it."""
        return self.writer.write(statements.remove_room(code, matches), fence)

    def remove_strangers(self, before: int) -> asyncio.Future[None]:
        """Forget guests of old who neither sit anywhere nor have a table."""
        return self.writer.write([(statements.NO_STRANGERS, {"before": before})])

    def probe(self, at: int) -> asyncio.Future[None]:
        """Write something: the disk may be full although reading works."""
        return self.writer.write(statements.probe(at))

    def close(self) -> None:
        """Write what is left and let go of the database."""
        self.writer.close()
        self.engine.dispose()

    async def read(self, query: Executable, make: Callable[[RowMapping], T], given: Given = None) -> list[T]:
        """What a query finds, beside the event loop."""
        return await asyncio.to_thread(self._rows, query, make, given)

    def _rows(self, query: Executable, make: Callable[[RowMapping], T], given: Given = None) -> list[T]:
        with self.engine.connect() as connection:
            return [make(row) for row in connection.execute(query, given).mappings()]

    # --- people ---

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        rows = await self.read(select(schema.person).where(schema.person.c.id == id), _person)
        return rows[0] if rows else None

    async def account(self, name: str) -> Person | None:
        """Somebody by the name of the account."""
        rows = await self.read(select(schema.person).where(schema.person.c.account == name), _person)
        return rows[0] if rows else None

    async def alike(self, likeness: str) -> bool:
        """Whether an account has a name that looks like this."""
        query = select(schema.person.c.id).where(schema.person.c.likeness == likeness)
        return bool(await self.read(query, lambda row: row["id"]))

    def migrated_at(self) -> int:
        """When this database came to tokens that expire; older ones count from there."""
        query = select(schema.note_of_server.c.value).where(schema.note_of_server.c.name == "migrated")
        rows = self._rows(query, lambda row: int(row["value"]))
        return rows[0] if rows else 0

    # --- rooms ---

    async def room(self, code: str) -> KeptRoom | None:
        """A room with all that belongs to its present match."""
        return await asyncio.to_thread(self._room, code)

    def _room(self, code: str) -> KeptRoom | None:
        states = self._rows(select(schema.room.c.state).where(schema.room.c.code == code), _state)
        if not states:
            return None
        kept = KeptRoom(states[0], talk=self._talk(code))
        match = schema.match.c
        rows = self._rows(select(schema.match).where(match.room == code, match.number == kept.state.match), _match)
        if rows:
            kept.match = rows[0]
            kept.moments = self._rows(_moments_above(rows[0].id, -1), _moment)
            drafts = select(schema.draft).where(schema.draft.c.match == rows[0].id)
            kept.drafts = dict(self._rows(drafts, _draft))
            notes = select(schema.note).where(schema.note.c.match == rows[0].id)
            kept.notes = dict(self._rows(notes, lambda row: (int(row["seat"]), str(row["body"]))))
        authors = select(schema.comment.c.id, schema.comment.c.person).where(schema.comment.c.room == code)
        kept.authors = dict(self._rows(authors, lambda row: (int(row["id"]), str(row["person"]))))
        return kept

    def _talk(self, code: str) -> list[tuple[str, Talk, str | None]]:
        """The last things said, oldest first: key, body, and who said it."""
        table = schema.talk.c
        query = select(table.key, table.body, table.person).where(table.room == code)
        return self._rows(query.order_by(table.n.desc()).limit(2 * KEPT), _said)[::-1]

    async def state(self, code: str) -> RoomState | None:
        """A room without its match."""
        rows = await self.read(select(schema.room.c.state).where(schema.room.c.code == code), _state)
        return rows[0] if rows else None

    async def rooms(
        self,
        *,
        person: str | None,
        most: int,
        game: str = "",
        before: int = 1 << 53,
        phases: Sequence[str] = (),
        archived: bool | None = None,
    ) -> list[RoomState]:
        """Rooms, newest first: a person's own (archived ones, others, or all), or the public ones that are not over."""
        table = schema.room.c
        query = select(table.state).where(table.created < before).order_by(table.created.desc()).limit(most)
        if person is not None:
            mine = select(schema.holder.c.room).where(schema.holder.c.person == person)
            query = query.where(table.code.in_(mine))
            away = select(schema.archived.c.room).where(schema.archived.c.person == person)
            if archived is not None:
                query = query.where(table.code.in_(away) if archived else table.code.not_in(away))
        else:
            query = query.where(table.visibility == "public", table.phase.in_(phases or OPEN))
        if phases:
            query = query.where(table.phase.in_(phases))
        if game:
            query = query.where(table.game == game)
        return await self.read(query, _state)

    async def belonging_to(self, person: str) -> list[str]:
        """The codes of all rooms somebody opened or sits in."""
        table = schema.room.c
        mine = select(schema.holder.c.room).where(schema.holder.c.person == person)
        query = select(table.code).where(or_(table.opener == person, table.code.in_(mine)))
        return await self.read(query, lambda row: str(row["code"]))

    async def unfinished(self) -> list[str]:
        """The codes of all rooms where a match is going on."""
        table = schema.room.c
        query = select(table.code).where(table.phase == "playing")
        return await self.read(query, lambda row: str(row["code"]))

    async def idle(self, seating_before: int, others_before: int) -> list[str]:
        """Rooms nobody was told about where nothing has happened since: in the waiting room, and in other phases."""
        table, moment, match = schema.room.c, schema.moment.c, schema.match.c
        moved = (
            select(moment.match)
            .join(schema.match, match.id == moment.match)
            .where(match.room == table.code, moment.at >= others_before)
            .exists()
        )
        old = or_(
            (table.phase == "seating") & (table.changed < seating_before),
            table.phase.not_in(("seating", "over")) & (table.changed < others_before) & ~moved,  # finished games stay
        )
        query = select(table.code).where(table.expires.is_(None), old).limit(500)
        return await self.read(query, lambda row: str(row["code"]))

    async def expired(self, now: int) -> list[str]:
        """Rooms whose time is over."""
        query = select(schema.room.c.code).where(schema.room.c.expires <= now).limit(500)
        return await self.read(query, lambda row: str(row["code"]))

    async def count(self, person: str, address: str) -> TablesOpen:
        """How many rooms are not over."""
        return (await self.read(TABLES_OPEN, lambda row: TablesOpen(**row), {"person": person, "address": address}))[0]

    # --- matches ---

    async def match(self, room: str, number: int) -> MatchRow | None:
        """A match of a room by its number."""
        table = schema.match.c
        rows = await self.read(select(schema.match).where(table.room == room, table.number == number), _match)
        return rows[0] if rows else None

    async def matches(self, room: str | None = None) -> list[MatchRow]:
        """All matches there ever were, or those of a room."""
        query = select(schema.match).order_by(schema.match.c.started)
        return await self.read(query if room is None else query.where(schema.match.c.room == room), _match)

    async def moments(self, match: int, *, above: int = -1) -> list[MomentRow]:
        """The committed changes of a match above a moment, in order, the quiet ones too."""
        return await self.read(_moments_above(match, above), _moment)

    async def moment(self, match: int, moment: int) -> MomentRow | None:
        """A public moment by its number."""
        table = schema.moment.c
        query = select(schema.moment).where(table.match == match, table.moment == moment, ~table.quiet)
        rows = await self.read(query, _moment)
        return rows[0] if rows else None

    async def entries(self, match: int, above: int, up_to: int) -> list[MomentRow]:
        """The committed changes that hold the entries of the record above one and up to another."""
        table = schema.moment.c
        end = select(func.min(table.commit)).where(table.match == match, table.last >= up_to).scalar_subquery()
        query = select(schema.moment).where(table.match == match, table.last > above, table.commit <= end)
        return await self.read(query.order_by(table.commit), _moment)

    async def last_moment(self, match: int) -> int:
        """The number of the last moment."""
        query = select(func.max(schema.moment.c.moment).label("last")).where(schema.moment.c.match == match)
        return (await self.read(query, lambda row: int(row["last"])))[0]

    async def snapshots(self, match: int) -> list[int]:
        """The entries of the record after which there is a snapshot."""
        table = schema.snapshot.c
        query = select(table.last).where(table.match == match).order_by(table.last)
        return await self.read(query, lambda row: int(row["last"]))

    async def snapshot(self, match: int, last: int) -> dict[str, Any]:
        """A snapshot."""
        table = schema.snapshot.c
        query = select(table.body).where(table.match == match, table.last == last)
        return (await self.read(query, lambda row: msgspec.json.decode(row["body"], type=dict[str, Any])))[0]

    async def states(self, codes: Sequence[str]) -> list[RoomState]:
        """Rooms by their codes, without their matches."""
        query = select(schema.room.c.state).where(schema.room.c.code.in_(codes))
        return await self.read(query, _state)

    async def held_by(self, people: Sequence[str], most: int) -> list[RoomState]:
        """Public rooms that are not over where some people sit, newest first."""
        table, held = schema.room.c, schema.holder.c
        theirs = select(held.room).where(held.room == table.code, held.person.in_(people)).exists()
        query = select(table.state).where(table.visibility == "public", table.phase.in_(OPEN), theirs)
        newest = (-table.created).asc()  # not as an index has them: that would lead past all tables there ever were
        return await self.read(query.order_by(newest).limit(most), _state)

    async def last_states(self, codes: Sequence[str]) -> dict[str, MomentState]:
        """How the matches of rooms stood when something last happened."""
        match, moment = schema.match.c, schema.moment.c
        last = (
            select(moment.match, func.max(moment.commit).label("commit"))
            .join(schema.match, match.id == moment.match)
            .where(match.room.in_(codes), match.ended.is_(None))
            .group_by(moment.match)
            .subquery()
        )
        query = (
            select(match.room, moment.state)
            .join(last, last.c.match == match.id)
            .join(schema.moment, (moment.match == last.c.match) & (moment.commit == last.c.commit))
        )
        return dict(await self.read(query, _last_state))

    async def asked(self, person: str) -> set[str]:
        """The codes of the rooms whose match has an open decision for a person."""
        held, match, moment = schema.holder.c, schema.match.c, schema.moment.c
        last = (
            select(moment.match, func.max(moment.commit).label("commit"))
            .join(schema.match, match.id == moment.match)
            .join(schema.holder, held.room == match.room)
            .where(held.person == person, match.ended.is_(None))
            .group_by(moment.match)
            .subquery()
        )
        query = (
            select(held.room, held.seat, moment.state)
            .join(schema.match, match.room == held.room)
            .join(last, last.c.match == match.id)
            .join(schema.moment, (moment.match == last.c.match) & (moment.commit == last.c.commit))
            .where(held.person == person)
        )
        return {room for room, seat, state in await self.read(query, _open_decisions) if seat in state.opened}


# --- rows and back ---


def _moments_above(match: int, above: int) -> Executable:
    table = schema.moment.c
    return select(schema.moment).where(table.match == match, table.moment > above).order_by(table.commit)


def _person(row: RowMapping) -> Person:
    return Person(**row)


def _state(row: RowMapping) -> RoomState:
    return msgspec.json.decode(row["state"], type=RoomState)


def _match(row: RowMapping) -> MatchRow:
    plain = dict(row)
    plain["header"] = msgspec.json.decode(plain["header"])
    plain["rules"] = None if plain["rules"] is None else msgspec.json.decode(plain["rules"])
    return MatchRow(**plain)


def _said(row: RowMapping) -> tuple[str, Talk, str | None]:
    return str(row["key"]), msgspec.json.decode(row["body"], type=Talk), row["person"]


def _draft(row: RowMapping) -> tuple[int, tuple[str, Any]]:
    return int(row["seat"]), (str(row["decision"]), msgspec.json.decode(row["body"]))


def _open_decisions(row: RowMapping) -> tuple[str, int, MomentState]:
    return row["room"], row["seat"], msgspec.json.decode(row["state"], type=MomentState)


def _last_state(row: RowMapping) -> tuple[str, MomentState]:
    return str(row["room"]), msgspec.json.decode(row["state"], type=MomentState)


def _moment(row: RowMapping) -> MomentRow:
    plain = dict(row)
    del plain["match"]
    plain["body"] = msgspec.json.decode(plain["body"], type=MomentBody)
    plain["state"] = msgspec.json.decode(plain["state"], type=MomentState)
    return MomentRow(**plain)
