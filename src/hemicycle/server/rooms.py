"""A room: one table with the people and bots around it. Whatever happens in it happens under its one lock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence

import msgspec

from hemicycle import __version__
from hemicycle.core.match import Match
from hemicycle.server import catalogue, clocks
from hemicycle.server.answers import Answers
from hemicycle.server.bodies import PROTOCOL, Phase, TableInfo
from hemicycle.server.chatter import Chatter
from hemicycle.server.clocks import Clocks
from hemicycle.server.hands import Hands
from hemicycle.server.house import House
from hemicycle.server.limits import Limiter
from hemicycle.server.logs import log
from hemicycle.server.messages import Hello
from hemicycle.server.news import Bye, Draft, News, Notes, Table, Welcome, You
from hemicycle.server.play import Frozen, Play
from hemicycle.server.ports import Port, encode, encoded
from hemicycle.server.refusals import Refuse
from hemicycle.server.store import NotStored
from hemicycle.server.store.rows import Chair, Doc, MatchRow, MomentRow
from hemicycle.server.store.store import END_MATCH, Change, change_room, new_match
from hemicycle.server.timekeeper import Timekeeper
from hemicycle.server.work import Work

PAUSE = 0.5  # seconds to wait when the store refuses
MOST_TROUBLES = 5  # then bots keep their hands off, or they would break it again and again
MOST_MISSED = 400  # moments sent again on a reconnect; older ones can be had over HTTP


class Room:
    """People, bots and the match they play. `doc` is what is kept of it beside the match."""

    def __init__(self, house: House, doc: Doc) -> None:
        self.house = house
        self.doc = doc
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.ports: list[Port] = []
        self.hands = Hands(self)
        self.answers = Answers(self)
        self.timekeeper = Timekeeper(self)
        self.chatter = Chatter(doc.code)
        self.drafts: dict[int, Draft] = {}
        self.notes: dict[int, str] = {}
        self.talk_limit = Limiter(rate=1.0, burst=10.0, now=time.monotonic)
        self.visitors = 0  # connections, those too that have not said hello yet
        self.troubles = 0  # how often something broke half-way
        self.quiet_since = clocks.now()
        self._audience: dict[int | None, list[Port]] | None = None

    # --- opening and resuming ---

    @classmethod
    async def load(cls, house: House, doc: Doc) -> Room:
        """A room as it was kept; its match goes on."""
        room = cls(house, doc)
        await room.restore()
        room.after()
        return room

    async def restore(self) -> None:
        """Take everything from the store."""
        store = self.house.store
        self.chatter = await Chatter.load(store, self.doc.code)
        row = await store.match(self.doc.code, self.doc.match) if self.doc.match else None
        if row is None:
            return
        drafts = await store.drafts(row.id)
        self.drafts = {
            seat: Draft(seat=seat, decision=decision, draft=msgspec.json.decode(body))
            for seat, (decision, body) in drafts.items()
        }
        self.notes = await store.notes(row.id)
        game = catalogue.game(row.game)
        at = clocks.now()
        timing = Clocks.fresh(clocks.control(self.doc.settings), self.doc.settings.seats)
        try:
            self.play = Play.resume(game, row, await store.moments(row.id), timing, at)
        except Frozen as frozen:
            log.warning("frozen", extra={"match": row.id, "revision": frozen.revision, "played": frozen.played})
            if self.doc.phase in ("playing", "paused"):
                self.doc.phase = "frozen"
            return
        if self.doc.phase == "frozen":
            self.doc.phase = "playing"
        if self.doc.phase == "paused":
            timing.hold("vote", at)
        self.timekeeper.hold_when_empty()

    async def reload(self) -> None:
        """The store refused a change: forget what was tried and go on with what is kept."""
        doc = await self.house.store.room(self.doc.code)
        assert doc is not None
        self.doc = doc
        self.play = None
        await self.restore()
        self._reseat()
        self.publish()
        self._refresh(self.ports)
        self.after()

    async def start(self) -> None:
        """Begin a match with the people and bots who sit here."""
        settings, chairs = self.doc.settings, self.doc.chairs
        game = catalogue.game(settings.game)
        rules = catalogue.rules(settings.game, settings.edition, settings.options)
        seed = self.house.mint.seed()
        names = [chair.name for chair in chairs]
        match = Match.open(game, rules, settings.seats, seed, names, pinned=True)
        at = clocks.now()
        row = MatchRow(
            id=self.house.mint.number(),
            room=self.doc.code,
            number=self.doc.match + 1,
            game=game.id,
            header=match.record.header,
            seed=seed,
            started=at,
        )
        play, opening = Play.open(row, match, Clocks.fresh(clocks.control(settings), settings.seats), at)
        self.doc.match, self.doc.phase, self.doc.votes = row.number, "playing", []
        every = self.house.config.snapshot_every
        await self.keep(new_match(row), *play.changes(opening, every), *change_room(self.doc, at))
        self.play, self.drafts, self.notes = play, {}, {}
        self._reseat()  # a rematch lets everybody move on
        self.publish()
        self.tell([opening])
        self.after()

    # --- coming and going ---

    def enter(self, port: Port, hello: Hello) -> None:
        """Somebody is at the table; he gets all he has missed."""
        if hello.protocol != PROTOCOL:
            raise Refuse("other-protocol", {"spoken": PROTOCOL})
        port.watch = hello.watch
        port.follow(self._seats_of(port))
        if not port.following:
            raise Refuse("no-spectators")
        self.ports.append(port)
        self._audience = None
        mine = port.seats
        port.send(
            Welcome(
                key=hello.key,
                protocol=PROTOCOL,
                version=__version__,
                table=self.info(),
                you=self.you(port),
                votes=self.doc.votes,
                talk=self.chatter.heard(mine, self.doc.match),
                drafts=[draft for seat, draft in self.drafts.items() if seat in mine],
                notes=[Notes(seat=seat, text=text) for seat, text in self.notes.items() if seat in mine],
            )
        )
        self.timekeeper.hold_when_empty()
        self.publish(but=port)
        self.after()

    async def catch_up(self, port: Port, match: int, seen: int) -> None:
        """Send everything above the last moment a connection has seen."""
        play = self.play
        if play is None:
            return
        since = seen if match == play.number and -1 <= seen <= play.n else -1
        since = max(since, play.n - MOST_MISSED)
        rows: Iterable[MomentRow] = play.recent
        if since < play.n and (not play.recent or play.recent[0].moment > since + 1):
            rows = await self.house.store.moments(play.row.id, above=since)
        missed = [row for row in rows if row.moment > since and not row.quiet]
        for seat in port.following:
            port.send(play.update(seat, [row.for_seat(seat) for row in missed], since, clocks.now()))

    def leave(self, port: Port) -> None:
        """A connection is gone; the seat stays."""
        if port in self.ports:
            self.ports.remove(port)
            self._audience = None
            self.quiet_since = clocks.now()
            self.timekeeper.hold_when_empty()
            self.publish()
            self.after()

    def _reseat(self) -> list[Port]:
        """Let everybody follow his own seats; returns those for whom that has changed."""
        moved = [port for port in self.ports if port.following != self._seats_of(port)]
        for port in moved:
            port.follow(self._seats_of(port))
        self._audience = None
        return moved

    def _refresh(self, ports: Iterable[Port]) -> None:
        """Send how things stand now."""
        for port in ports:
            if not port.following:
                port.hang_up(Bye(code="no-spectators"))
            for seat in port.following:
                if self.play is not None:
                    port.send(self.play.update(seat, [], self.play.n, clocks.now()))

    def _seats_of(self, port: Port) -> tuple[int | None, ...]:
        mine = [seat for seat, chair in enumerate(self.doc.chairs) if chair.person == port.person.id]
        if mine and not port.watch:
            return tuple(mine)
        return (None,) if mine or self.doc.settings.spectators or self.doc.phase == "seating" else ()

    # --- who may what ---

    def chair(self, seat: int) -> Chair:
        """A chair by its number."""
        if seat >= len(self.doc.chairs):
            raise Refuse("no-such-seat", {"seat": seat, "seats": len(self.doc.chairs)})
        return self.doc.chairs[seat]

    def own(self, port: Port, seat: int) -> Chair:
        """The chair of a seat that this connection may act for."""
        chair = self.chair(seat)
        if seat not in port.seats:
            raise Refuse("not-your-seat", {"seat": seat})
        return chair

    def is_host(self, port: Port) -> bool:
        """Whoever opened the table; while he is away the first person seated who is there."""
        return port.person.id == self._acting_host()

    def need_host(self, port: Port) -> None:
        """Refuse everybody but the host."""
        if not self.is_host(port):
            raise Refuse("host-only")

    def need_phase(self, *phases: str) -> None:
        """Refuse what does not fit the time."""
        if self.doc.phase not in phases:
            raise Refuse(f"not-while-{self.doc.phase}")

    def need_play(self) -> Play:
        """The match, which must have begun."""
        if self.play is None:
            raise Refuse("not-begun")
        return self.play

    def online(self, person: str | None) -> bool:
        """Whether somebody is connected."""
        return person is not None and any(port.person.id == person for port in self.ports)

    def _acting_host(self) -> str:
        if self.online(self.doc.host):
            return self.doc.host
        present = [chair.person for chair in self.doc.chairs if self.online(chair.person)]
        return present[0] or self.doc.host if present else self.doc.host

    # --- keeping and telling ---

    def at_work(self) -> Work:
        """One thing at a time: `async with room.at_work()` around whatever changes the room."""
        return Work(self)

    async def keep(self, *changes: Change) -> None:
        """Store changes; nobody is told before they are on disk."""
        try:
            await self.house.store.write(*changes)
        except NotStored as error:
            log.error("not stored", extra={"problem": str(error)})
            await asyncio.sleep(PAUSE)
            await self.reload()
            raise Refuse("not-stored", after=1.0) from error

    async def keep_doc(self) -> None:
        """Store the room itself, let everybody see it, and go on; whoever has changed seats sees the new ones."""
        await self.keep(*change_room(self.doc, clocks.now()))
        moved = self._reseat()
        self.publish()
        self._refresh(moved)
        self.after()

    def moment(self, row: MomentRow) -> list[Change]:
        """What must be stored for something the match has just done."""
        return self.need_play().changes(row, self.house.config.snapshot_every)

    async def commit(self, rows: Sequence[MomentRow], changes: list[Change]) -> None:
        """Store what the match has just done, then tell everybody, then go on."""
        play = self.need_play()
        ended = play.match.outcome is not None
        if ended:
            changes = changes + self.end(play.row.id, rows[-1].at, "over")
        await self.keep(*changes)
        self.tell(rows)
        if ended:
            self.publish()
        self.after()
        for row in rows:
            self.house.meters.moments[row.hand].inc()
            self.hands.listen(row)

    def end(self, match: int, at: int, phase: Phase) -> list[Change]:
        """Close the match; what must be stored for that."""
        if self.play is not None:
            self.play.row.ended = at
            self.play.clocks.ask((), at)
        self.doc.phase = phase
        self.doc.votes = []
        return [(END_MATCH, {"which": match, "at": at}), *change_room(self.doc, at)]

    def tell(self, rows: Sequence[MomentRow]) -> None:
        """Send moments to everybody; a changed sealed answer concerns its own seat alone."""
        play = self.need_play()
        at = clocks.now()
        public = [row for row in rows if not row.quiet]
        shared = [encoded(row.for_seat(None)) if row.open else None for row in public]
        done: dict[int | None, dict[str, int]] = {}
        for row in rows:
            if row.key is not None and not row.body.remarks:
                done.setdefault(row.seat, {})[row.key] = row.moment
        audience = self._ports_by_seat()
        for seat in sorted(audience, key=done.__contains__):  # whoever acted hears last that all has been told
            if not public and not any(row.seat == seat for row in rows):
                continue
            moments = [same or row.for_seat(seat) for same, row in zip(shared, public, strict=True)]
            update = play.update(seat, moments, play.n - len(moments), at)
            update.done = done.get(seat, {})
            message = encode(update)
            for port in audience[seat]:
                port.send_bytes(message)

    def _ports_by_seat(self) -> dict[int | None, list[Port]]:
        """Who follows which seat, worked out anew when somebody came, went or changed seats."""
        if self._audience is None:
            self._audience = {}
            for port in self.ports:
                for seat in port.following:
                    self._audience.setdefault(seat, []).append(port)
        return self._audience

    def publish(self, but: Port | None = None) -> None:
        """Send the table as such to everybody."""
        info = encoded(self.info())
        for port in self.ports:
            if port is not but:
                port.send(Table(table=info, you=self.you(port), votes=self.doc.votes))

    def to_seats(self, seats: Iterable[int] | None, news: News, but: Port | None = None) -> None:
        """Send news to some seats, or to everybody."""
        wanted = None if seats is None else set(seats)
        for port in self.ports:
            if port is not but and (wanted is None or wanted.intersection(port.seats)):
                port.send(news)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        seated = {chair.person for chair in self.doc.chairs}
        watching = {port.person.id for port in self.ports} - seated
        return TableInfo(
            code=self.doc.code,
            settings=self.doc.settings,
            phase=self.doc.phase,
            host=self.doc.host_name,
            seats=[chair.info(seat, online=self.online(chair.person)) for seat, chair in enumerate(self.doc.chairs)],
            spectators=len(watching),
            created=self.doc.created,
            match=None if self.play is None else self.play.info(),
            private_talk=catalogue.game(self.doc.settings.game).private_talk,
        )

    def you(self, port: Port) -> You:
        """Who a connection is."""
        language = port.person.language
        return You(name=port.person.name, language=language, seats=list(port.seats), host=self.is_host(port))  # type: ignore[arg-type]  # checked when it came in

    def after(self) -> None:
        """Whatever happened: bots that are asked begin to think, and the clock is wound up."""
        if self.troubles <= MOST_TROUBLES:
            self.hands.wake()
        self.timekeeper.wind_up()

    def close(self) -> None:
        """Leave memory; everything is in the store."""
        self.hands.stop()
        self.timekeeper.stop()
