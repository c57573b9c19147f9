"""What is kept of people beside their names: devices, passkeys, tickets, whom they follow, who invites them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from sqlalchemy import RowMapping, bindparam, delete, func, insert, or_, select, update

from hemicycle.server.room.rows import Notify, Person
from hemicycle.server.store import schema
from hemicycle.server.store.belongings import Belongings
from hemicycle.server.store.statements import CALL_OFF, Statement, change, new_person, notification
from hemicycle.server.store.store import Store

NEW_DEVICE, NEW_PASSKEY, NEW_TICKET = insert(schema.device), insert(schema.passkey), insert(schema.ticket)
NEW_FOLLOW, NEW_INVITATION, NEW_ARCHIVED = insert(schema.follow), insert(schema.invitation), insert(schema.archived)
SEEN = update(schema.device).where(schema.device.c.id == bindparam("which")).values(seen=bindparam("at"))
PROVED = update(schema.device).where(schema.device.c.id == bindparam("which")).values(proved=bindparam("at"))
NO_DEVICE = delete(schema.device).where(schema.device.c.id == bindparam("which"))
NO_DEVICES_OF = delete(schema.device).where(schema.device.c.person == bindparam("whose"))
NO_OLD_DEVICES = delete(schema.device).where(schema.device.c.seen < bindparam("before"))
USED_PASSKEY = (
    update(schema.passkey)
    .where(schema.passkey.c.id == bindparam("which"))
    .values(signs=bindparam("count"), used=bindparam("at"))
)
NO_PASSKEY = delete(schema.passkey).where(schema.passkey.c.id == bindparam("which"))
NO_TICKET = delete(schema.ticket).where(schema.ticket.c.code == bindparam("which"))
NO_FOLLOW = delete(schema.follow).where(
    schema.follow.c.person == bindparam("whose"), schema.follow.c.followed == bindparam("whom")
)
NO_INVITATION = delete(schema.invitation).where(
    schema.invitation.c.room == bindparam("where"), schema.invitation.c.person == bindparam("whose")
)
NO_ARCHIVED = delete(schema.archived).where(
    schema.archived.c.room == bindparam("where"), schema.archived.c.person == bindparam("whose")
)
TOLD = "invitation"  # once for each table


class Device(msgspec.Struct, kw_only=True):
    """Where somebody is signed in; `proved` is when they last gave a password or passkey there."""

    id: str
    person: str
    label: str
    created: int
    seen: int
    proved: int | None = None


class Passkey(msgspec.Struct, kw_only=True):
    """A key on a device or in a password manager that signs in its owner."""

    id: str
    person: str
    key: bytes
    signs: int
    label: str
    created: int
    used: int | None = None


class People:
    """Reads and writes what belongs to people."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.write = store.writer.write
        self.belongings = Belongings(store)

    # --- devices ---

    def come_in(self, device: Device, person: Person | None = None) -> asyncio.Future[None]:
        """Keep a new device, and its person if they are new."""
        work = [] if person is None else [new_person(person)]
        return self.write([*work, (NEW_DEVICE, msgspec.structs.asdict(device))])

    async def devices(self, person: str) -> list[Device]:
        """Where somebody is signed in, the latest first."""
        table = schema.device
        query = select(table).where(table.c.person == person).order_by(table.c.seen.desc())
        return await self.store.read(query, lambda row: Device(**row))

    def seen(self, device: str, at: int) -> asyncio.Future[None]:
        """A device was used."""
        return self.write([(SEEN, {"which": device, "at": at})])

    def proved(self, device: str, at: int) -> asyncio.Future[None]:
        """A password or passkey was given on a device."""
        return self.write([(PROVED, {"which": device, "at": at})])

    def drop_device(self, device: str) -> asyncio.Future[None]:
        """Somebody is signed out there."""
        return self.write([(NO_DEVICE, {"which": device})])

    def drop_devices(self, person: str, changes: dict[str, object]) -> asyncio.Future[None]:
        """Somebody is signed out everywhere."""
        return self.write([change(schema.person, person, changes), (NO_DEVICES_OF, {"whose": person})])

    def drop_old_devices(self, before: int) -> asyncio.Future[None]:
        """Forget devices whose sessions are long over."""
        return self.write([(NO_OLD_DEVICES, {"before": before})])

    # --- passkeys and tickets ---

    async def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of somebody, oldest first."""
        table = schema.passkey
        query = select(table).where(table.c.person == person).order_by(table.c.created)
        return await self.store.read(query, lambda row: Passkey(**row))

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""
        rows = await self.store.read(
            select(schema.passkey).where(schema.passkey.c.id == id), lambda row: Passkey(**row)
        )
        return rows[0] if rows else None

    def found(
        self, person: str, changes: dict[str, object], passkey: Passkey | None, ticket: str | None, at: int
    ) -> asyncio.Future[None]:
        """Make a guest an account; one ticket makes one account, whoever else comes with it at the same time."""
        work: list[Statement] = [change(schema.person, person, changes)] if changes else []
        if passkey is not None:
            work.append((NEW_PASSKEY, msgspec.structs.asdict(passkey)))
        if ticket is not None:
            used = {"code": f"used {ticket}", "maker": None, "created": at, "used": at}
            work += [(NO_TICKET, {"which": ticket}), (NEW_TICKET, used)]
        return self.write(work)

    def used_passkey(self, id: str, signs: int, at: int) -> asyncio.Future[None]:
        """A passkey has signed somebody in."""
        return self.write([(USED_PASSKEY, {"which": id, "count": signs, "at": at})])

    def drop_passkey(self, id: str) -> asyncio.Future[None]:
        """A passkey counts no more."""
        return self.write([(NO_PASSKEY, {"which": id})])

    def add_tickets(self, codes: Sequence[str], maker: str | None, at: int) -> asyncio.Future[None]:
        """Keep new tickets."""
        rows = [{"code": code, "maker": maker, "created": at, "used": None} for code in codes]
        return self.write([(NEW_TICKET, row) for row in rows])

    async def has_ticket(self, code: str, now: int) -> bool:
        """Whether a ticket can still be used; those of somebody who is kept out cannot."""
        ticket, ban = schema.ticket.c, schema.ban.c
        held = select(ban.id).where(ban.person == ticket.maker, or_(ban.until.is_(None), ban.until > now))
        query = select(ticket.code).where(ticket.code == code, ticket.used.is_(None), ~held.exists())
        return bool(await self.store.read(query, lambda row: row["code"]))

    def drop_ticket(self, code: str) -> asyncio.Future[None]:
        """A ticket counts no more."""
        return self.write([(NO_TICKET, {"which": code})])

    async def tickets(self, maker: str) -> list[str]:
        """The tickets somebody made that nobody has used."""
        query = select(schema.ticket.c.code).where(schema.ticket.c.maker == maker)
        return await self.store.read(query, lambda row: str(row["code"]))

    async def named(self, people: Sequence[str]) -> dict[str, Person]:
        """Those of some people who have an account."""
        who = schema.person
        query = select(who).where(who.c.id.in_(people), who.c.account.is_not(None))
        return {person.id: person for person in await self.store.read(query, _person)}

    # --- following and inviting ---

    def follow(self, person: str, followed: str, at: int) -> asyncio.Future[None]:
        """Somebody follows somebody."""
        row = {"person": person, "followed": followed, "since": at}
        return self.write([(NO_FOLLOW, {"whose": person, "whom": followed}), (NEW_FOLLOW, row)])

    def unfollow(self, person: str, followed: str) -> asyncio.Future[None]:
        """And no longer."""
        return self.write([(NO_FOLLOW, {"whose": person, "whom": followed})])

    async def followed(self, person: str) -> list[Person]:
        """Whom somebody follows, by name."""
        table, who = schema.follow.c, schema.person
        query = select(who).join(schema.follow, table.followed == who.c.id).where(table.person == person)
        return await self.store.read(query.order_by(who.c.account), _person)

    async def friends(self, person: str) -> list[str]:
        """Whose tables somebody is shown: all they follow but those who have blocked them."""
        table, ignoring = schema.follow.c, schema.ignoring.c
        blocks = select(ignoring.person).where(
            ignoring.person == table.followed, ignoring.other == person, ignoring.kind == "block"
        )
        query = select(table.followed).where(table.person == person, ~blocks.exists())
        return await self.store.read(query, lambda row: str(row["followed"]))

    async def blocked(self, person: str) -> set[str]:
        """Of whom somebody wants neither talk nor invitations."""
        table = schema.ignoring.c
        query = select(table.other).where(table.person == person, table.kind == "block")
        return set(await self.store.read(query, lambda row: str(row["other"])))

    async def invite(self, room: str, game: str, people: Sequence[str], by: Person, at: int) -> None:
        """Somebody asks people to a table; those who have blocked them do not get to know."""
        table = schema.ignoring.c
        query = select(table.person).where(table.person.in_(people), table.other == by.id, table.kind == "block")
        blocked = await self.store.read(query, lambda row: str(row["person"]))
        work: list[Statement] = []
        for person in [each for each in people if each not in blocked]:
            row = {"room": room, "person": person, "by": by.id, "at": at}
            told = Notify(person=person, thing=TOLD, kind="invitation", game=game, due=at, by=by.name)
            work += [(NO_INVITATION, {"where": room, "whose": person}), (NEW_INVITATION, row)]
            work.append(notification(told, room, at))
        await self.write(work)

    def uninvite(self, room: str, person: str) -> asyncio.Future[None]:
        """An invitation was answered: nobody need be told of it any more."""
        gone = {"whom": person, "what": f"{room} {TOLD}"}
        return self.write([(NO_INVITATION, {"where": room, "whose": person}), (CALL_OFF, gone)])

    async def invitations(self, person: str) -> list[tuple[str, Person, int]]:
        """Tables somebody is asked to: code, who asked them, and when."""
        table, who = schema.invitation.c, schema.person.c
        query = (
            select(table.room, table.at, schema.person)
            .join(schema.person, who.id == table.by)
            .where(table.person == person)
            .order_by(table.at.desc())
            .limit(50)
        )
        return await self.store.read(query, _asked)

    async def archived(self, person: str) -> int:
        """How many tables somebody has put away."""
        query = select(func.count().label("away")).where(schema.archived.c.person == person)
        return (await self.store.read(query, lambda row: int(row["away"])))[0]

    def archive(self, person: str, room: str, *, away: bool) -> asyncio.Future[None]:
        """Put a table away, or get it back."""
        work: list[Statement] = [(NO_ARCHIVED, {"where": room, "whose": person})]
        if away:
            work.append((NEW_ARCHIVED, {"room": room, "person": person}))
        return self.write(work)


def _person(row: RowMapping) -> Person:
    return Person(**row)


def _asked(row: RowMapping) -> tuple[str, Person, int]:
    rest = {name: value for name, value in row.items() if name not in ("room", "at")}
    return str(row["room"]), Person(**rest), int(row["at"])
