"""The lobby: opens tables, finds them again, and keeps in memory those where something is going on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from hemicycle.server import catalogue, clocks, seating
from hemicycle.server.bodies import NewTable, Seated, TableInfo, TableList
from hemicycle.server.house import House
from hemicycle.server.limits import Limiter
from hemicycle.server.logs import log
from hemicycle.server.refusals import Refuse
from hemicycle.server.review import Review
from hemicycle.server.rooms import Room
from hemicycle.server.store import NotStored
from hemicycle.server.store.rows import Chair, Doc, Person
from hemicycle.server.store.store import new_room

PAGE = 50
IDLE = 300_000  # a room where nothing happens leaves memory after so many milliseconds


class Lobby:
    """All rooms of this server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self.passwords = Limiter(rate=0.2, burst=10.0, now=time.monotonic)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._sockets: Counter[str] = Counter()

    async def room(self, code: str) -> Room:
        """A room by its code, from memory or from the store."""
        code = code.upper()
        if code in self.rooms:
            return self.rooms[code]
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        try:
            doc = await self.house.store.room(code)
            if doc is None:
                raise Refuse("no-such-table")
            room = self.rooms[code] = await Room.load(self.house, doc)
            self._count()
            return room
        finally:
            del self._loading[code]

    async def open(self, person: Person, body: NewTable) -> Room:
        """Open a table; with bots on the other seats it can start at once."""
        config, store = self.house.config, self.house.store
        if await store.count(person=person.id) >= config.most_tables_each:
            raise Refuse("too-many-tables", {"most": config.most_tables_each})
        if await store.count() >= config.most_tables:
            raise Refuse("server-full", {"most": config.most_tables}, after=600.0)
        doc = self._new_doc(person, body)
        if body.start and any(chair.person is None and chair.level is None for chair in doc.chairs):
            raise Refuse("seats-open", {"seats": [k for k, chair in enumerate(doc.chairs) if not chair.name]})
        try:
            await store.write(*new_room(doc, doc.created))
        except NotStored as error:
            raise Refuse("not-stored", after=1.0) from error
        room = self.rooms[doc.code] = Room(self.house, doc)
        self._count()
        if body.start:
            async with room.at_work():
                await room.start()
        return room

    def _new_doc(self, person: Person, body: NewTable) -> Doc:
        settings = catalogue.checked(body.settings)
        if body.mine > settings.seats:
            raise Refuse("seats-occupied", {"seats": settings.seats, "seated": body.mine})
        doc = Doc(
            code=self.house.mint.code(),
            settings=settings,
            host=person.id,
            host_name=person.name,
            created=clocks.now(),
            chairs=[Chair() for _ in range(settings.seats)],
        )
        for seat in range(body.mine):
            seating.occupy(doc, seat, person)
        if body.bots is not None:
            seating.fill(doc, body.bots)
        return doc

    async def listing(self, person: Person | None, game: str, before: int) -> TableList:
        """The public tables, or those of a person, newest first."""
        docs = await self.house.store.rooms(
            person=None if person is None else person.id, game=game, before=before, most=PAGE
        )
        tables = [self.rooms[doc.code].info() if doc.code in self.rooms else shown(doc) for doc in docs]
        turn = [] if person is None else await self._asked(person, [doc.code for doc in docs])
        return TableList(tables=tables, turn=turn, next=docs[-1].created if len(docs) == PAGE else None)

    async def _asked(self, person: Person, codes: list[str]) -> list[str]:
        """At which tables a person is asked for an answer; those in memory know best who has sealed his already."""
        kept = await self.house.store.asked(person.id)
        rooms = {code: self.rooms[code] for code in codes if code in self.rooms}
        return [code for code in codes if (_asks(rooms[code], person) if code in rooms else code in kept)]

    async def claim(self, person: Person, link: str) -> Seated:
        """Take the seat a link stands for."""
        read = self.house.signer.read(seating.PURPOSE, link)
        if read is None:
            raise Refuse("wrong-link")
        code, _, number = read[0].rpartition("-")
        seat = int(number)
        room = await self.room(code)
        async with room.at_work():
            chair = room.chair(seat)
            if chair.generation != read[1]:
                raise Refuse("wrong-link")
            if chair.person != person.id:
                seating.occupy(room.doc, seat, person)
                await room.keep_doc()
        return Seated(code=code, seat=seat)

    async def hand_over(self, guest: Person, account: Person) -> None:
        """Let the seats of a guest go to the account he turned out to be."""
        for doc in await self.house.store.rooms(person=guest.id, most=1_000):
            room = await self.room(doc.code)
            async with room.at_work():
                for chair in room.doc.chairs:
                    if chair.person == guest.id:
                        chair.person = account.id
                if room.doc.host == guest.id:
                    room.doc.host = account.id
                await room.keep_doc()

    async def review(self, code: str, number: int, person: Person | None, seat: int | None) -> Review:
        """A match to walk through: after its end from every seat, before that from one's own."""
        room, review = await self._match(code, number, seat)
        if review.match.ended is None and not _entitled(room, person, seat):
            raise Refuse("not-entitled")
        return review

    async def finished(self, code: str, number: int, seat: int | None = None) -> Review:
        """A match that is over, with nothing hidden any more."""
        _, review = await self._match(code, number, seat)
        if review.match.ended is None:
            raise Refuse("not-over")
        return review

    async def _match(self, code: str, number: int, seat: int | None) -> tuple[Room, Review]:
        room = await self.room(code)
        row = await self.house.store.match(room.doc.code, number)
        if row is None:
            raise Refuse("no-such-match", {"match": number})
        if seat is not None and seat >= row.header["seats"]:
            raise Refuse("no-such-seat", {"seat": seat, "seats": row.header["seats"]})
        return room, Review(self.house.store, catalogue.game(row.game), row)

    def greet(self, person: Person) -> None:
        """Somebody opens one more connection."""
        if self._sockets[person.id] >= self.house.config.most_sockets_each:
            raise Refuse("too-many-sockets", {"most": self.house.config.most_sockets_each}, after=10.0)
        self._sockets[person.id] += 1

    def part(self, person: Person) -> None:
        """Somebody closed one."""
        self._sockets[person.id] -= 1
        if not self._sockets[person.id]:
            del self._sockets[person.id]

    async def wake(self) -> None:
        """After a start: every match that was going on goes on."""
        for code in await self.house.store.unfinished():
            try:
                await self.room(code)
            except Exception:
                log.exception("room not resumed")

    def sweep(self) -> None:
        """Let go of rooms where nothing is going on."""
        at = clocks.now()
        for code, room in list(self.rooms.items()):
            busy = room.visitors or room.lock.locked() or room.hands.busy or room.timekeeper.ticking
            if not busy and at - room.quiet_since > IDLE:
                room.close()
                del self.rooms[code]
        self._count()

    def close(self) -> None:
        """Leave memory; everything is in the store."""
        for room in self.rooms.values():
            room.close()

    def _count(self) -> None:
        self.house.meters.rooms.set(len(self.rooms))


def _asks(room: Room, person: Person) -> bool:
    """Whether a room waits for somebody's answer."""
    waiting = room.play.match.waiting if room.play is not None and room.doc.phase == "playing" else ()
    return any(room.doc.chairs[seat].person == person.id for seat in waiting)


def _entitled(room: Room, person: Person | None, seat: int | None) -> bool:
    """Whether somebody may look from a seat (None: as the public) while the match goes on."""
    mine = [k for k, chair in enumerate(room.doc.chairs) if person is not None and chair.person == person.id]
    return (bool(mine) or room.doc.settings.spectators) if seat is None else seat in mine


def shown(doc: Doc) -> TableInfo:
    """A table that is not in memory, as everybody may see it."""
    return TableInfo(
        code=doc.code,
        settings=doc.settings,
        phase=doc.phase,
        host=doc.host_name,
        seats=[chair.info(seat, online=False) for seat, chair in enumerate(doc.chairs)],
        spectators=0,
        created=doc.created,
        match=None,
        private_talk=catalogue.game(doc.settings.game).private_talk,
    )
