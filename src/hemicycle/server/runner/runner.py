"""The runner of a room: takes what waits, carries it out, stores it, tells it; then come clock and bots."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from hemicycle.core.steps import Refused
from hemicycle.server.operate.logs import log, numbered
from hemicycle.server.protocol import refusals, requests
from hemicycle.server.protocol.bodies import TableInfo
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.news import Bye
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import telling, timing
from hemicycle.server.room.commands import Asked, BotAnswered, BotSpoke, Command, Entered, TimeIsUp
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.handle import handle, settle
from hemicycle.server.room.restoring import restore
from hemicycle.server.room.room import Room, Visitor
from hemicycle.server.room.rows import MomentRow
from hemicycle.server.runner.bots import Bots
from hemicycle.server.runner.bus import MOVED
from hemicycle.server.runner.leases import Fence
from hemicycle.server.runner.services import Services
from hemicycle.server.store.writer import LeaseLost, NotStored, Uncertain

PAUSE = 0.5  # seconds to wait when the store refuses
MOST_TROUBLES = 5  # then bots keep out of it, or they would break it again and again
MOST_TOGETHER = 256  # commands in one transaction
STARTING = (requests.Start, requests.Rematch)
SLACK = 5  # milliseconds after which one wakes up


class Item(Struct):
    """A command in the inbox, and who waits to hear that it is done."""

    command: Command
    settled: asyncio.Future[None] | None = None


class LeftMemory(Protocol):
    """Told when a room leaves memory; idle: nobody need go on with it."""

    def __call__(self, runner: Runner, *, idle: bool) -> None: ...


class Runner:
    """Nothing else touches its room. What several people do at the same time is one transaction and one update each."""

    def __init__(self, services: Services, room: Room, fence: Fence, closed: LeftMemory) -> None:
        self.services = services
        self.room = room
        self.fence = fence
        self.bots = Bots(services, self)
        self.quiet_since = services.clock.now()
        self.open = True
        self._closed = closed
        self._inbox: deque[Item] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._troubles = 0
        self._there: Sequence[Visitor] = ()  # who was at the table before what is under way

    # --- the inbox ---

    def submit(self, command: Command) -> None:
        """Put something into the inbox."""
        self._put(Item(command))

    async def ask(self, command: Command) -> None:
        """Put something into the inbox and wait until it is done; Refused when it is refused."""
        settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Item(command, settled))
        await settled

    def _put(self, item: Item) -> None:
        command = item.command
        if isinstance(command, Asked) and isinstance(command.request, STARTING):
            command.fresh = self.services.ids.fresh()
        if isinstance(command, Entered) and self.room.state.again:
            command.fresh = self.services.ids.fresh()
        if not self.open:
            self._send_back(item)
            return
        self._inbox.append(item)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return self.room.info()

    @property
    def asked(self) -> list[str]:
        """The people the room waits for."""
        room = self.room
        waiting = room.match.match.waiting if room.match is not None and room.phase == "playing" else ()
        return [person for seat in waiting if (person := room.chairs[seat].person) is not None]

    @property
    def busy(self) -> bool:
        """Whether anybody is there, or anything goes on."""
        return bool(self.room.visitors or self._inbox or self._task or self._timer or self.bots.busy)

    async def idle(self) -> None:
        """Wait until the inbox is empty."""
        while self._task is not None:
            await asyncio.shield(self._task)

    # --- one turn ---

    async def _run(self) -> None:
        try:
            while self._inbox and self.open:
                await self.services.store.calm()  # what others send meanwhile joins the turn
                if self.open:
                    await self._turn()
                if self._inbox:
                    await asyncio.sleep(0)  # who has much to ask for keeps no other room waiting
        finally:
            self._task = None

    async def _turn(self) -> None:
        """Carry out what waits, together; if that does not work, each by itself on the room as it is kept."""
        batch: list[Item] = []
        started = time.perf_counter()
        try:
            await self._together(batch, self._inbox)
            self.services.metrics.playing.turn(time.perf_counter() - started)
        except (LeaseLost, Uncertain):
            self._give_up(batch)
        except Exception as error:
            self._note(error)
            await self._each_alone(batch)

    async def _together(self, batch: list[Item], waiting: deque[Item]) -> None:
        """Fold commands through the room, store everything in one transaction, then tell."""
        now = self.services.clock.now()
        effects = Effects()
        self._there = list(self.room.visitors.values())
        refused = self._fold(batch, waiting, effects, now)
        await self._store_and_tell(effects, now)
        for item, error in refused:
            self._answer_no(item, error)
        for item in batch:
            if item.settled is not None and not item.settled.done():
                item.settled.set_result(None)
        if effects.stored and any([isinstance(item.command, Asked) for item in batch]):
            self._troubles = 0  # what somebody did is kept: bots may try again
        self._after(effects)

    def _fold(self, batch: list[Item], waiting: deque[Item], effects: Effects, now: int) -> list[tuple[Item, Refused]]:
        """Take commands from the inbox until it is empty or the table goes into another phase."""
        refused: list[tuple[Item, Refused]] = []
        phase = self.room.phase
        while waiting and len(batch) < MOST_TOGETHER and self.room.phase == phase:
            item = waiting.popleft()
            batch.append(item)
            if isinstance(item.command, BotAnswered):
                self.bots.answered(item.command.seat)
            try:
                handle(self.room, item.command, now, effects)
            except Refused as error:
                self._note_refusal(item, error, effects)
                refused.append((item, error))
            if isinstance(item.command, BotSpoke):
                self.bots.spoke(item.command.seat)
        settle(self.room, now, effects)
        return refused

    def _note_refusal(self, item: Item, error: Refused, effects: Effects) -> None:
        """Whoever asked over a connection is answered in turn with everybody else."""
        self.services.metrics.refused(error.code)
        if item.settled is None and (asked := _asked_by(item.command)) is not None:
            effects.refused(*asked, error)

    async def _store_and_tell(self, effects: Effects, now: int) -> None:
        room = self.room
        if effects.stored:
            state = room.state if effects.room else None
            written = self.services.store.write(effects.changes, state, code=room.code, at=now, fence=self.fence)
            messages = [] if effects.entered else telling.messages(room, effects, {}, now)
            await written
        else:
            messages = []
        if effects.entered or not effects.stored:
            messages = telling.messages(room, effects, await self._older(effects), now)
        bus = self.services.bus
        for connections, message in messages:
            bus.deliver(connections, message)
        for connection, bye in telling.shut_out(room, effects):
            bus.hang_up(connection, bye)

    async def _older(self, effects: Effects) -> dict[int, list[MomentRow]]:
        """Moments that have left memory, for those who have been away for long."""
        older: dict[int, list[MomentRow]] = {}
        for catch_up in effects.entered:
            since = telling.missing_from(self.room, catch_up)
            if since is not None and self.room.match is not None:
                older[catch_up.connection] = await self.services.store.moments(self.room.match.row.id, above=since)
        return older

    def _after(self, effects: Effects) -> None:
        """The clock is wound up, and bots that are asked begin to think."""
        self.quiet_since = self.services.clock.now()
        for row in effects.moments:
            self.services.metrics.playing.moments[row.hand] += 1
        for level, problem in effects.failures:
            self.bots.failed(level, problem)
        self._wind_up()
        if self._troubles <= MOST_TROUBLES:
            self.bots.go_on(effects)

    def _wind_up(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = timing.next_wake(self.room)
        if due is not None and self.open:
            wait = max(0, due + SLACK - self.services.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self.submit(TimeIsUp())

    # --- when something breaks ---

    async def _each_alone(self, batch: Sequence[Item]) -> None:
        """The room is thrown away and read again; each command gets one more chance, alone."""
        if not await self._read_again():
            self._give_up(batch)
            return
        for place, item in enumerate(batch):
            try:
                await self._together([], deque([item]))
            except (LeaseLost, Uncertain):
                self._give_up(batch[place:])
                return
            except Exception as error:
                with numbered() as number:
                    self._note(error)
                stored = isinstance(error, NotStored)
                trouble = refuse("trouble", {"request": number})
                self._refuse(item, refuse("not-stored", after=1.0) if stored else trouble)
                if not await self._read_again():
                    self._give_up(batch[place + 1 :])
                    return
        await self._show_all()

    async def _read_again(self) -> bool:
        """Forget what was tried and go on with what is kept; says whether it could be read."""
        await asyncio.sleep(PAUSE if self._troubles else 0)
        self._troubles += 1
        services = self.services
        try:
            kept = await services.store.room(self.room.code)
            assert kept is not None
            room = restore(kept, services.room_config, services.clock.now(), self._there)
        except Exception as error:
            self._note(error)
            return False
        room.starters = self.room.starters
        self.room = room
        return True

    async def _show_all(self) -> None:
        """Everybody sees the room as it is kept."""
        effects = Effects()
        effects.table = effects.clocks = True
        effects.refresh = set(self.room.visitors)
        await self._store_and_tell(effects, self.services.clock.now())
        self._after(effects)

    def _give_up(self, items: Sequence[Item]) -> None:
        """The room runs elsewhere, or cannot be read: whoever is here comes back and repeats what nobody answered."""
        for item in items:
            self._send_back(item)
        self.lose()

    def _send_back(self, item: Item) -> None:
        """The room can do no more. Visitors hear it when it is lost; whoever was about to come in hears it here."""
        command = item.command
        if isinstance(command, Entered) and command.connection not in self.room.visitors:
            self.services.bus.hang_up(command.connection, MOVED)
        self._answer_no(item, refuse("not-stored", after=1.0))

    def _refuse(self, item: Item, error: Refused) -> None:
        """Say no at once: the room cannot. Who was not let in for that comes back."""
        self.services.metrics.refused(error.code)
        if item.settled is None and (asked := _asked_by(item.command)) is not None:
            connection, key = asked
            self.services.bus.deliver((connection,), encode(refusals.message(key, error)))
            if isinstance(item.command, Entered):
                self.services.bus.hang_up(connection, Bye(code=error.code, retry_after=1.0))
        self._answer_no(item, error)

    def _answer_no(self, item: Item, error: Refused) -> None:
        if item.settled is not None and not item.settled.done():
            item.settled.set_exception(error)

    def _note(self, error: Exception) -> None:
        if isinstance(error, NotStored):
            log.error("not stored", extra={"problem": str(error)})
        else:
            log.error("command failed", exc_info=error)

    # --- the end ---

    def lose(self) -> None:
        """The room runs elsewhere, or cannot be read: tell everybody to come back."""
        for connection in list(self.room.visitors):
            self.services.bus.hang_up(connection, MOVED)
        self.close(idle=False)

    def close(self, *, idle: bool = True) -> None:
        """Leave memory; everything is in the store, and what still waits is sent back."""
        self.open = False
        while self._inbox:
            self._send_back(self._inbox.popleft())
        self.bots.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._closed(self, idle=idle)

    def started(self) -> None:
        """The room has just been read: its clock runs on and its bots go on."""
        self._after(Effects())


def _asked_by(command: Command) -> tuple[int, str] | None:
    """The connection that asked, and its key."""
    if isinstance(command, Asked):
        return command.connection, command.request.key
    return (command.connection, command.hello.key) if isinstance(command, Entered) else None
