"""What everybody at the door needs: who is who, which rooms are open, and how many connections somebody has."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hemicycle.server.cluster.cluster import Cluster
from hemicycle.server.config import Config
from hemicycle.server.door.accounts import Accounts
from hemicycle.server.door.connection import Connection
from hemicycle.server.door.known import Known
from hemicycle.server.door.review import Review
from hemicycle.server.door.sessions import Session, Sessions
from hemicycle.server.door.tokens import Tokens
from hemicycle.server.notify.choosing import Choosing
from hemicycle.server.operate.logs import request_id
from hemicycle.server.operate.metrics import Metrics
from hemicycle.server.protocol.bodies import Verdict
from hemicycle.server.protocol.news import Bye
from hemicycle.server.protocol.people import Seated
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.commands import Claimed
from hemicycle.server.room.gallery import shown_of
from hemicycle.server.room.rows import Person, RoomState
from hemicycle.server.runner.bot_worker import NoThought, RecordCheck
from hemicycle.server.runner.bot_workers import BotWorkerProcesses
from hemicycle.server.runner.bus import LocalBus
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.runner.reviews import Reviews
from hemicycle.server.runner.rooms import Rooms
from hemicycle.server.safety.safety import Safety
from hemicycle.server.store import Store
from hemicycle.server.store.archive import Archive
from hemicycle.server.store.people import People

MOST_VERDICTS = 1_000
AGAIN = Bye(code="who-are-you", retry_after=1.0)  # whoever has a new token by then comes back with it


@dataclass
class Door:
    """The services behind HTTP and sockets."""

    config: Config
    store: Store
    people: People
    tokens: Tokens
    sessions: Sessions
    accounts: Accounts
    rooms: Rooms
    bus: LocalBus
    workers: BotWorkerProcesses
    metrics: Metrics
    clock: TimeOfDay
    archive: Archive
    reviews: Reviews
    known: Known
    choosing: Choosing
    safety: Safety
    cluster: Cluster | None = None
    uploading: asyncio.Lock = field(default_factory=asyncio.Lock)
    trying: Buckets = field(init=False)  # previews, by person: each is work, at whatever table
    _inviting: Buckets = field(default_factory=lambda: Buckets(rate=0.1, burst=40.0))
    _sockets: Counter[str] = field(default_factory=Counter)
    _verdicts: dict[int, asyncio.Future[Verdict]] = field(default_factory=dict)
    _connections: dict[str, set[Connection]] = field(default_factory=lambda: defaultdict(set))

    def __post_init__(self) -> None:
        """Half as many previews as messages on one socket, and half as many at once."""
        self.trying = Buckets(self.config.socket_rate / 2, self.config.socket_rate * 1.5)

    # --- connections ---

    def greet(self, person: Person) -> None:
        """Somebody opens one more connection."""
        if self._sockets[person.id] >= self.config.most_sockets_each:
            raise refuse("too-many-sockets", {"most": self.config.most_sockets_each}, after=10.0)
        self._sockets[person.id] += 1

    def part(self, person: Person) -> None:
        """Somebody closed one."""
        self._sockets[person.id] -= 1
        if not self._sockets[person.id]:
            del self._sockets[person.id]

    def attach(self, connection: Connection) -> int:
        """A connection is open; returns its number."""
        self._connections[connection.person.id].add(connection)
        self.metrics.sockets.inc()
        return self.bus.attach(connection)

    def detach(self, connection: Connection) -> None:
        """A connection is gone."""
        self.bus.detach(connection.number)
        self.metrics.sockets.dec()
        mine = self._connections[connection.person.id]
        mine.discard(connection)
        if not mine:
            del self._connections[connection.person.id]

    def revoke(self, person: str, device: str | None = None) -> None:
        """Somebody's tokens are void, all or those of a device: their connections end."""
        for connection in list(self._connections.get(person, ())):
            if device is None or connection.device == device:
                connection.hang_up(AGAIN if device else Bye(code="who-are-you"), 4401)

    async def look_again(self, people: Iterable[str] | None = None) -> None:
        """Another node has changed somebody, or may have changed anybody: whose tokens are void is no longer here."""
        self.sessions.forget(people)
        for person in list(self._connections if people is None else people):
            if person in self._connections:
                known, devices = await self.store.person(person), await self.people.devices(person)
                self._check_connections(person, known, {device.id for device in devices})
        self.sessions.forget(people)  # somebody may have been read just before

    def _check_connections(self, person: str, known: Person | None, devices: set[str]) -> None:
        """End those whose person is gone, or whose token is void by now."""
        for connection in list(self._connections.get(person, ())):
            same = known is not None and connection.person.generation == known.generation
            if not same or (connection.device is not None and connection.device not in devices):
                connection.hang_up(AGAIN if same else Bye(code="who-are-you"), 4401)

    def end_sessions(self) -> None:
        """Whoever only listens is sent away too when their session is over."""
        now = self.clock.now() / 1000
        for connection in [each for mine in self._connections.values() for each in mine if each.ends < now]:
            connection.hang_up(Bye(code="who-are-you"), 4401)

    # --- people ---

    async def enter(self, known: Person, guest: Person | None, label: str) -> Session:
        """Sign somebody in on a device; what they played and hold there as a guest becomes theirs."""
        session = await self.sessions.sign_in(known, label)
        if guest is not None and guest.account is None:
            await self.rooms.hand_over(guest, session.person)
            await self.people.belongings.hand_over(guest.id, known.id)
            await self.safety.tell_rooms(known)
            for device in await self.sessions.devices(guest):  # whoever knew the guest's token is not this account
                await self.sessions.sign_out(guest, device.id)
        return session

    async def invitees(self, person: Person, accounts: Sequence[str]) -> list[str]:
        """Whom somebody asks to a table; whoever asks too many is told to wait."""
        if accounts and person.account is None:
            raise refuse("account-required")
        self._inviting.take(person.id, self.clock.now() / 1000, len(accounts))
        found = [await self.known.person(account) for account in accounts]
        return [each.id for each in found if each.id != person.id]

    # --- seats and matches ---

    async def claim(self, person: Person, link: str) -> Seated:
        """Take the seat a link stands for."""
        read = self.tokens.read_seat(link)
        if read is None:
            raise refuse("wrong-link")
        code, seat, generation = read
        await (await self.rooms.find(code)).ask(Claimed(person, seat, generation))
        return Seated(code=code, seat=seat)

    async def review(self, code: str, number: int, person: Person | None, seat: int | None) -> Review:
        """A match to walk through: after its end from every seat, before that from one's own."""
        state, review = await self._match(code, number, seat)
        if review.match.ended is None and not _entitled(state, person, seat):
            raise refuse("not-entitled")
        if review.match.ended is None and seat is None and state.settings.spectator_delay:
            review.until = shown_of(state, await self.store.last_moment(review.match.id))
        return review

    async def finished(self, code: str, number: int, seat: int | None = None) -> Review:
        """A match that is over, with nothing hidden any more."""
        _, review = await self._match(code, number, seat)
        if review.match.ended is None:
            raise refuse("not-over")
        return review

    async def verdict(self, review: Review, address: str) -> Verdict:
        """Whether a record holds. A finished match does not change, so each is played again once, for all who ask."""
        number = review.match.id
        if number not in self._verdicts:
            while len(self._verdicts) >= MOST_VERDICTS:
                del self._verdicts[next(iter(self._verdicts))]
            self._verdicts[number] = asyncio.ensure_future(self._verify(review, address))
        try:
            return await asyncio.shield(self._verdicts[number])
        except Exception:
            self._verdicts.pop(number, None)  # whoever asks next has another try
            raise

    async def _verify(self, review: Review, address: str) -> Verdict:
        check = RecordCheck(game=review.game.id, record=(await review.record()).text())
        try:
            found = await self.workers.check(check, f"address {address}")
        except NoThought as error:
            raise refuse("trouble", {"request": request_id.get()}) from error
        commitment = str(review.match.header["commitment"])
        return Verdict(valid=found.valid, commitment=commitment, line=found.line, code=found.code)

    async def _match(self, code: str, number: int, seat: int | None) -> tuple[RoomState, Review]:
        state = await self.store.state(code.upper())
        if state is None:
            raise refuse("no-such-table")
        row = await self.store.match(state.code, number)
        if row is None:
            raise refuse("no-such-match", {"match": number})
        if seat is not None and seat >= row.header["seats"]:
            raise refuse("no-such-seat", {"seat": seat, "seats": row.header["seats"]})
        return state, Review(self.store, catalogue.game(row.game), row)


def _entitled(room: RoomState, person: Person | None, seat: int | None) -> bool:
    """Whether somebody may look from a seat (None: as the public) while the match goes on."""
    mine = [k for k, chair in enumerate(room.chairs) if person is not None and chair.person == person.id]
    return (bool(mine) or room.settings.spectators) if seat is None else seat in mine
