"""The rooms open here: opens tables, finds them again, and keeps in memory those where something is going on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from hemicycle.core.steps import Refused
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.bodies import NewTable, Stage, TableInfo, TableList
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import beginning, catalogue, seating
from hemicycle.server.room.clocks import DAY
from hemicycle.server.room.commands import (
    Asked,
    Begin,
    Command,
    Discarded,
    Entered,
    Forgotten,
    HandedOver,
    Left,
    Warned,
)
from hemicycle.server.room.restoring import restore
from hemicycle.server.room.room import Room, shown
from hemicycle.server.room.rows import Chair, MatchRow, Person, RoomState, RowChange
from hemicycle.server.runner.leases import Fence
from hemicycle.server.runner.planting import Plant
from hemicycle.server.runner.runner import Runner
from hemicycle.server.runner.services import RoomStore, Services
from hemicycle.server.store.store import TablesOpen
from hemicycle.server.store.writer import NotStored

PAGE = 50
IDLE = 300_000  # a room where nothing happens leaves memory after so many milliseconds
SEATING_LASTS = 7 * DAY  # an abandoned table is removed so long after the last thing that happened at it
OTHERS_LAST = 183 * DAY
SEATING_WARNING = DAY  # its people are told so long before
OTHERS_WARNING = 14 * DAY


class Limits(Protocol):
    """How many tables there may be."""

    @property
    def most_tables(self) -> int: ...
    @property
    def most_tables_each(self) -> int: ...
    @property
    def most_tables_address(self) -> int: ...


class Lists(RoomStore, Protocol):
    """What this module needs of the store beside what runners do."""

    def write_room(self, room: RoomState, opener: str, address: str) -> asyncio.Future[None]: ...
    def write_planted(
        self, room: RoomState, opener: str, address: str, changes: list[RowChange]
    ) -> asyncio.Future[None]: ...
    def remove_room(self, code: str, matches: list[int], fence: Fence) -> asyncio.Future[None]: ...
    def remove_strangers(self, before: int) -> asyncio.Future[None]: ...
    async def state(self, code: str) -> RoomState | None: ...
    async def rooms(
        self, *, person: str | None, most: int, game: str = "", before: int = 1 << 53, archived: bool | None = None
    ) -> list[RoomState]: ...
    async def belonging_to(self, person: str) -> list[str]: ...
    async def unfinished(self) -> list[str]: ...
    async def idle(self, seating_before: int, others_before: int) -> list[str]: ...
    async def expired(self, now: int) -> list[str]: ...
    async def count(self, person: str, address: str) -> TablesOpen: ...
    async def matches(self, room: str | None = None) -> list[MatchRow]: ...
    async def asked(self, person: str) -> set[str]: ...


class Shown(Struct):
    """A room as everybody may see it, and the people it waits for."""

    info: TableInfo
    asked: list[str]
    waiting: list[int] = []
    deadlines: dict[int, int] = {}  # seat -> until when it must answer
    stage: Stage | None = None


class Place(Protocol):
    """A room, wherever it runs."""

    def submit(self, command: Asked | Entered | Left) -> None:
        """Put something into its inbox."""

    async def ask(self, command: Command) -> None:
        """Put something into its inbox and wait until it is done; Refused when it is refused."""

    async def info(self) -> TableInfo:
        """The table as everybody may see it."""


class Elsewhere(Protocol):
    """The rooms that run on other nodes."""

    async def find(self, code: str) -> Place:
        """One of them."""

    async def shown(self, codes: list[str]) -> dict[str, Shown]:
        """How those of them stand that are open."""


class Nowhere:
    """There are no other nodes."""

    async def find(self, code: str) -> Place:
        """It may be free soon."""
        raise refuse("moved", after=1.0)

    async def shown(self, codes: list[str]) -> dict[str, Shown]:
        """Nothing."""
        return {}


class Rooms:
    """All rooms that run here, by their codes."""

    def __init__(self, services: Services, store: Lists, limits: Limits, elsewhere: Elsewhere | None = None) -> None:
        self.services = services
        self.store = store
        self.limits = limits
        self.elsewhere = elsewhere or Nowhere()
        self.open: dict[str, Runner] = {}
        self.draining = False
        self.opening: dict[str, asyncio.Future[Place]] = {}  # those being read, and those being removed
        self._releasing: set[asyncio.Task[None]] = set()
        self._counting = asyncio.Lock()  # tables are counted and opened one after the other, or many at once pass

    # --- finding and opening ---

    async def find(self, code: str) -> Place:
        """A room: open here, open on another node, or read from the store."""
        code = code.upper()
        if code in self.open:
            return self.open[code]
        if code not in self.opening:
            self.opening[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self.opening[code])

    async def _load(self, code: str) -> Place:
        try:
            if await self.store.state(code) is None:
                raise refuse("no-such-table")
            if self.draining:
                raise refuse("moved", after=1.0)
            fence = await self.services.leases.take(code)
            return await self.elsewhere.find(code) if fence is None else await self._read(code, fence)
        finally:
            del self.opening[code]

    async def _read(self, code: str, fence: Fence) -> Runner:
        try:
            kept = await self.store.room(code)
            if kept is None:
                raise refuse("no-such-table")
            room = restore(kept, self.services.room_config, self.services.clock.now())
        except BaseException:
            await self.services.leases.release(fence, idle=True)
            raise
        if room.frozen is not None:
            log.warning("frozen", extra={"match": room.frozen.id, "revision": room.frozen.header["revision"]})
        return self._begin(Runner(self.services, room, fence, self._closed))

    def _begin(self, runner: Runner) -> Runner:
        self.open[runner.room.code] = runner
        self._count()
        runner.started()
        return runner

    async def add(self, person: Person, body: NewTable, address: str) -> Room:
        """Open a table; with bots on the other seats it can start at once."""
        if self.draining:
            raise refuse("moved", after=1.0)
        state = self._new_state(person, body)
        missing = [seat for seat, chair in enumerate(state.chairs) if chair.open]
        if body.start and missing:
            raise refuse("seats-open", {"seats": missing})
        async with self._counting:
            await self._check_limits(person, address)
            await self._kept(self.store.write_room(state, person.id, address))
        fence = await self.services.leases.take(state.code)
        assert fence is not None, "nobody else knows of it"
        runner = self._begin(Runner(self.services, Room(state, self.services.room_config), fence, self._closed))
        if body.start:
            await runner.ask(Begin(self.services.ids.fresh()))
        return runner.room

    async def plant(self, plant: Plant, person: Person, address: str) -> TableInfo:
        """Open a table whose match comes from elsewhere; whoever comes first has it read from the store."""
        if self.draining:
            raise refuse("moved", after=1.0)
        async with self._counting:
            if plant.state.phase == "playing":
                await self._check_limits(person, address)
            await self._kept(self.store.write_planted(plant.state, person.id, address, plant.changes))
        return shown(plant.state)

    async def _kept(self, written: asyncio.Future[None]) -> None:
        """Wait until a new table is stored, or refuse to open it."""
        try:
            await written
        except NotStored as error:
            log.error("not stored", extra={"problem": str(error)})
            raise refuse("not-stored", after=1.0) from error

    async def open_again(self, place: Place, rematch: Asked, person: Person, address: str) -> None:
        """Open another table for the people of one where a match is over: that counts like any other."""
        async with self._counting:
            await self._check_limits(person, address)
            await place.ask(rematch)

    async def _check_limits(self, person: Person, address: str) -> None:
        limits, there = self.limits, await self.store.count(person.id, address)
        if there.person >= limits.most_tables_each:
            raise refuse("too-many-tables", {"most": limits.most_tables_each})
        if there.address >= limits.most_tables_address:
            raise refuse("too-many-tables", {"most": limits.most_tables_address})
        if there.everybody >= limits.most_tables:
            raise refuse("server-full", {"most": limits.most_tables}, after=600.0)

    def _new_state(self, person: Person, body: NewTable) -> RoomState:
        settings = catalogue.checked(body.settings)
        if settings.lesson and (body.mine, body.start, body.bots is None) != (1, True, False):
            raise refuse("lesson-alone")
        if body.mine > settings.seats:
            raise refuse("seats-occupied", {"seats": settings.seats, "seated": body.mine})
        state = RoomState(
            code=self.services.ids.code(),
            settings=settings,
            host=person.id,
            host_name=person.name,
            created=self.services.clock.now(),
            chairs=[Chair() for _ in range(settings.seats)],
        )
        if body.start and settings.rated:
            raise refuse("rated-people", {"least": beginning.LEAST_RATED})
        for seat in range(body.mine):
            seating.check_rated(state, person)
            seating.occupy(state, seat, person)
        if body.bots is not None:
            seating.fill(state, settings.standby if settings.lesson else body.bots)
        return state

    # --- seats that change hands ---

    async def hand_over(self, guest: Person, account: Person) -> None:
        """Let the seats of a guest go to the account they turned out to be."""
        for code in await self.store.belonging_to(guest.id):
            await (await self.find(code)).ask(HandedOver(guest.id, account))

    async def forget_person(self, person: Person, codes: Iterable[str]) -> None:
        """Take somebody off all their seats, and their name out of rooms: they have deleted their account."""
        for code in codes:
            await (await self.find(code)).ask(Forgotten(person.id))

    # --- lists ---

    async def glances(self, codes: list[str]) -> dict[str, Shown]:
        """How rooms stand that are open, here or on another node."""
        here = {code: glance(self.open[code]) for code in codes if code in self.open}
        others = [code for code in codes if code not in here]
        return here | (await self.elsewhere.shown(others) if others else {})

    async def discard(self, person: Person, code: str) -> None:
        """Remove a table that only concerns this person."""
        place = await self.find(code)
        await place.ask(Discarded(person.id))
        if isinstance(place, Runner):  # otherwise the node that has it does so within the hour
            await self._remove(place)

    async def listing(self, person: Person | None, game: str, before: int, *, archived: bool = False) -> TableList:
        """The public tables, or those of a person, newest first."""
        whose = None if person is None else person.id
        states = await self.store.rooms(person=whose, game=game, before=before, most=PAGE, archived=archived)
        there = await self.glances([state.code for state in states])
        turn = [] if person is None else await self._asked(person, [state.code for state in states], there)
        more = states[-1].created if len(states) == PAGE else None
        tables = [there[state.code].info if state.code in there else shown(state) for state in states]
        return TableList(tables=tables, turn=turn, next=more)

    async def _asked(self, person: Person, codes: list[str], there: dict[str, Shown]) -> list[str]:
        """At which tables a person is asked for an answer; those in memory know best who has sealed theirs already."""
        kept = await self.store.asked(person.id)
        return [code for code in codes if (person.id in there[code].asked if code in there else code in kept)]

    # --- coming and going of rooms ---

    async def wake(self, codes: Iterable[str]) -> None:
        """Go on with matches that nobody runs."""
        for code in codes:
            try:
                await self.find(code)
            except Refused:
                pass  # another node was quicker
            except Exception:
                log.exception("room not resumed")

    def leave_lost(self) -> None:
        """Close the rooms that run elsewhere by now, and send their people there."""
        for runner in list(self.open.values()):
            if not self.services.leases.held(runner.fence):
                runner.lose()

    def sweep(self) -> None:
        """Let go of rooms where nothing is going on."""
        self.leave_lost()
        now = self.services.clock.now()
        for runner in list(self.open.values()):
            if not runner.busy and now - runner.quiet_since > IDLE:
                runner.close()

    async def expire(self) -> None:
        """Tell the people of abandoned tables that they will be removed, and remove those whose time is over."""
        now = self.services.clock.now()
        idle = await self.store.idle(now - SEATING_LASTS + SEATING_WARNING, now - OTHERS_LAST + OTHERS_WARNING)
        for code in [*idle, *await self.store.expired(now)]:
            try:
                place = await self.find(code)
                if isinstance(place, Runner):  # otherwise the node that has it looks after it
                    await self._look_after(place, now)
            except Exception:  # one that cannot be read does not keep the others from their end
                log.exception("abandoned table not looked after")
        await self.store.remove_strangers(now - OTHERS_LAST)

    async def _look_after(self, runner: Runner, now: int) -> None:
        room = runner.room
        if room.state.expires is None:
            await runner.ask(Warned(now + (SEATING_WARNING if room.phase == "seating" else OTHERS_WARNING)))
        elif room.visitors:
            await runner.ask(Warned(now + DAY if room.uploaded else None))
        else:
            await self._remove(runner)

    async def _remove(self, runner: Runner) -> None:
        """Nobody finds the room while it is being removed: what they did there would be lost."""
        code = runner.room.code
        if self.open.get(code) is not runner:
            return  # it is being removed already
        gone: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        gone.set_exception(refuse("no-such-table"))
        self.opening[code] = gone
        del self.open[code]
        try:
            matches = [match.id for match in await self.store.matches(code)]
            await self.store.remove_room(code, matches, runner.fence)
            log.info("abandoned table removed")
        finally:
            runner.close()
            del self.opening[code]
            gone.exception()  # it need not be waited for

    async def drain(self) -> None:
        """Let every room finish what it is at, send its people away to come back, and let other nodes have it."""
        self.draining = True
        while self.open or self.opening:
            for runner in list(self.open.values()):
                await runner.idle()
                runner.lose()
            await asyncio.gather(*self.opening.values(), return_exceptions=True)
        await asyncio.gather(*self._releasing, return_exceptions=True)

    def _closed(self, runner: Runner, *, idle: bool) -> None:
        if self.open.get(runner.room.code) is runner:
            del self.open[runner.room.code]
        self._count()
        task = asyncio.create_task(self._release(runner.fence, idle=idle))
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    async def _release(self, fence: Fence, *, idle: bool) -> None:
        try:
            await self.services.leases.release(fence, idle=idle)
        except Exception as error:  # then it runs out by itself
            log.warning("lease not released", extra={"problem": type(error).__name__})

    def _count(self) -> None:
        self.services.metrics.rooms.set(len(self.open))


def glance(runner: Runner) -> Shown:
    """How a room that is open here stands."""
    match = runner.room.match
    shown_now = Shown(runner.room.info(), runner.asked)
    if match is not None and runner.room.phase in ("playing", "paused"):
        shown_now.waiting, shown_now.stage = list(match.match.waiting), match.stage()
        due = {seat: match.clocks.deadline(seat) for seat in shown_now.waiting}
        shown_now.deadlines = {seat: at for seat, at in due.items() if at is not None}
    return shown_now
