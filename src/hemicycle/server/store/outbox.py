"""The outbox and all that belongs to it: ways, choices, days off. Writes go through the one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, RowMapping, and_, bindparam, delete, insert, select, update

from hemicycle.server.notify.ways import Parcel, Way
from hemicycle.server.protocol.notifications import NotificationChoice, Target
from hemicycle.server.room.rows import Person
from hemicycle.server.store import schema, statements
from hemicycle.server.store.store import Store

T = TypeVar("T")
CLAIM = 120_000  # milliseconds somebody may be at a parcel before another tries
box, ways = schema.outbox.c, schema.way.c
_THIS = and_(box.person == bindparam("b_person"), box.thing == bindparam("b_thing"), box.way == bindparam("b_way"))
_OPEN = _THIS & (box.state == "waiting")
PUT_OFF = update(schema.outbox).where(_OPEN).values(due=bindparam("b_due"), claimed=0, tries=box.tries - 1)
TRY_AGAIN = update(schema.outbox).where(_OPEN).values(due=bindparam("b_due"), claimed=0)
SETTLED = update(schema.outbox).where(_OPEN).values(state=bindparam("b_state"), claimed=0, by="")  # nobody need know
NEVER_SENT = delete(schema.outbox).where(_THIS, box.state == "dropped")
PUT_IN = insert(schema.outbox)
NEW_WAY = insert(schema.way)
NO_WAY = delete(schema.way).where(ways.id == bindparam("b_id"))
NOTHING_BY_WAY = delete(schema.outbox).where(box.way == bindparam("b_id"), box.state == "waiting")
NO_CHOICE = delete(schema.notification_choice).where(schema.notification_choice.c.person == bindparam("b_whom"))
NEW_CHOICE = insert(schema.notification_choice)
NEW_VACATION = insert(schema.vacation)
NO_SUCH_VACATION = delete(schema.vacation).where(
    schema.vacation.c.person == bindparam("b_whom"), schema.vacation.c.begins == bindparam("b_at")
)
END_VACATION = (
    update(schema.vacation)
    .where(schema.vacation.c.person == bindparam("b_whom"), schema.vacation.c.ends > bindparam("b_at"))
    .values(ends=bindparam("b_at"))
)
FORGET = delete(schema.outbox).where(box.state != "waiting", box.created < bindparam("b_before"))
NO_STRANGE_WAYS = delete(schema.way).where(ways.person.not_in(select(schema.person.c.id)))


class Outbox:
    """What is to be told, and how people are reached."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- what is to be told ---

    def put(self, parcel: Parcel) -> asyncio.Future[None]:
        """Something only this way is told, such as a test."""
        return self._write((PUT_IN, msgspec.structs.asdict(parcel)))

    async def claim(self, now: int, most: int) -> list[Parcel]:
        """Parcels that are due, for nobody else to take for a while."""
        return await asyncio.to_thread(self._claim, now, most)

    def _claim(self, now: int, most: int) -> list[Parcel]:
        due = and_(box.state == "waiting", box.due <= now, box.claimed <= now)
        query = select(schema.outbox).where(due).order_by(box.due).limit(most)
        with self.store.engine.connect() as connection:
            if connection.execute(query.with_only_columns(box.thing).limit(1)).first() is None:
                return []
        with self.store.engine.begin() as connection:  # on PostgreSQL no two nodes get the same rows
            rows = connection.execute(query.with_for_update(skip_locked=True)).mappings().all()
            found = [_parcel(row) for row in rows]
            mine = update(schema.outbox).where(_OPEN).values(claimed=now + CLAIM, tries=box.tries + 1)
            if found:
                connection.execute(mine, [parcel.key for parcel in found])
        return found

    async def waiting(self, person: str, way: str) -> list[Parcel]:
        """All that somebody is still to be told by a way."""
        query = select(schema.outbox).where(box.person == person, box.way == way, box.state == "waiting")
        return await self._read(query.order_by(box.created), _parcel)

    def settle(self, parcels: Sequence[Parcel], state: str) -> asyncio.Future[None]:
        """They are sent, dropped or failed."""
        return self._write(*[(SETTLED, {**each.key, "b_state": state}) for each in parcels])

    def put_off(self, parcels: Sequence[Parcel], due: int) -> asyncio.Future[None]:
        """Later, as if nobody had looked at them."""
        return self._write(*[(PUT_OFF, {**each.key, "b_due": due}) for each in parcels])

    def try_again(self, parcels: Sequence[Parcel], due: int) -> asyncio.Future[None]:
        """Later, with one try less."""
        return self._write(*[(TRY_AGAIN, {**each.key, "b_due": due}) for each in parcels])

    def never_sent(self, parcels: Sequence[Parcel]) -> asyncio.Future[None]:
        """They were called off before anything went out: should they be wanted again, they are told."""
        return self._write(*[(NEVER_SENT, each.key) for each in parcels])

    def forget(self, before: int) -> asyncio.Future[None]:
        """What was told long ago, and ways of people who are gone."""
        return self._write((FORGET, {"b_before": before}), (NO_STRANGE_WAYS, {}))

    # --- ways ---

    async def ways(self, person: str) -> list[Way]:
        """How somebody is reached, oldest first."""
        return await self._read(select(schema.way).where(ways.person == person).order_by(ways.created), _way)

    async def way(self, id: str) -> Way | None:
        """One of them."""
        found = await self._read(select(schema.way).where(ways.id == id), _way)
        return found[0] if found else None

    def add_way(self, way: Way) -> asyncio.Future[None]:
        """Keep a way; an older one of the same name is replaced."""
        row = msgspec.structs.asdict(way) | {"target": statements.json(way.target), "events": joined(way.events)}
        return self._write((NO_WAY, {"b_id": way.id}), (NEW_WAY, row))

    def change_way(self, id: str, **changes: object) -> asyncio.Future[None]:
        """Keep what changed about it, and nothing else."""
        return self._write(statements.change(schema.way, id, changes))

    def remove_way(self, id: str) -> asyncio.Future[None]:
        """Nobody is reached by it any more."""
        return self._write((NO_WAY, {"b_id": id}), (NOTHING_BY_WAY, {"b_id": id}))

    # --- choices and days off ---

    async def choice(self, person: str) -> NotificationChoice:
        """What somebody has chosen."""
        query = select(schema.notification_choice.c.body).where(schema.notification_choice.c.person == person)
        found = await self._read(query, lambda row: msgspec.json.decode(row["body"], type=NotificationChoice))
        return found[0] if found else NotificationChoice()

    def choose(self, person: str, choice: NotificationChoice) -> asyncio.Future[None]:
        """Keep what somebody chooses."""
        row = {"person": person, "body": statements.json(choice)}
        return self._write((NO_CHOICE, {"b_whom": person}), (NEW_CHOICE, row))

    async def vacations(self, person: str, since: int) -> list[tuple[int, int]]:
        """Days off that ended after a time."""
        table = schema.vacation.c
        query = select(table.begins, table.ends).where(table.person == person, table.ends > since)
        return await self._read(query, lambda row: (int(row["begins"]), int(row["ends"])))

    def begin_vacation(self, person: str, begins: int, ends: int) -> asyncio.Future[None]:
        """Days off; those under way end here."""
        row = {"person": person, "begins": begins, "ends": ends}
        given = {"b_whom": person, "b_at": begins}
        return self._write((END_VACATION, given), (NO_SUCH_VACATION, given), (NEW_VACATION, row))

    def end_vacation(self, person: str, at: int) -> asyncio.Future[None]:
        """Back again."""
        return self._write((END_VACATION, {"b_whom": person, "b_at": at}))

    async def person(self, id: str) -> Person | None:
        """Whom it is for."""
        return await self.store.person(id)

    def _write(self, *works: tuple[Executable, dict[str, Any]]) -> asyncio.Future[None]:
        return self.store.writer.write(works)

    async def _read(self, query: Executable, make: Callable[[RowMapping], T]) -> list[T]:
        return await self.store.read(query, make)


def joined(events: Sequence[str]) -> str:
    """Words as they are kept, so that one can be looked for: " turn over "."""
    return f" {' '.join(events)} "


def _way(row: RowMapping) -> Way:
    plain = dict(row)
    plain["target"] = msgspec.json.decode(plain["target"], type=Target)
    plain["events"] = plain["events"].split()
    return Way(**plain)


def _parcel(row: RowMapping) -> Parcel:
    return Parcel(**row)
