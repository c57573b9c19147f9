"""A store and leases in memory that refuse, lag behind and forget nothing they have acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from hemicycle.server.room import rows as kept
from hemicycle.server.room.restoring import KeptRoom
from hemicycle.server.room.rows import MatchRow, MomentRow, RoomState, RowChange
from hemicycle.server.runner.leases import Fence
from hemicycle.server.store import LeaseLost, NotStored
from tests.server.simulator.outbox import Box

LEASE = 15_000  # milliseconds a lease lives


@dataclass
class Written:
    """One transaction as it was committed."""

    node: str
    fence: Fence
    newest: int  # the newest token of the room at that time
    changes: list[RowChange]
    state: bytes | None
    before: bytes


@dataclass
class Disk:
    """What survives every crash; everything is copied in and out."""

    luck: Random
    refusals: float = 0.0  # how often it refuses
    states: dict[str, bytes] = field(default_factory=dict)
    matches: dict[tuple[str, int], bytes] = field(default_factory=dict)
    moments: dict[int, dict[int, bytes]] = field(default_factory=dict)
    leases: dict[str, tuple[str, int, int]] = field(default_factory=dict)  # node, token, until
    log: list[Written] = field(default_factory=list)
    check_leases: bool = True
    box: Box = field(default_factory=Box)

    def commit(self, node: str, changes: Sequence[RowChange], state: bytes | None, fence: Fence) -> None:
        """One transaction, wholly or not at all."""
        code, token = fence
        newest = self.leases[code][1]
        if self.check_leases and token != newest:
            raise LeaseLost("the lease has passed on")
        if self.luck.random() < self.refusals:
            raise NotStored("the disk is full")
        for change in changes:
            if isinstance(change, kept.NewMoment) and change.row.commit in self.moments.get(change.match, {}):
                raise NotStored("UNIQUE")
        self.log.append(Written(node, fence, newest, list(changes), state, self.states[code]))
        for change in changes:
            self._apply(code, change)
        if state is not None:
            self.states[code] = state

    def _apply(self, code: str, change: RowChange) -> None:
        match change:
            case kept.NewMatch(row):
                self.matches[code, row.number] = msgspec.json.encode(row)
                self.moments[row.id] = {}
            case kept.NewMoment(which, moment):
                self.moments[which][moment.commit] = msgspec.json.encode(moment)
            case kept.NewRoom(room):
                self.states[room.code] = msgspec.json.encode(room)
            case kept.Notify() | kept.CallOff():
                self.box.write(code, change, 1_000_000 + int(asyncio.get_running_loop().time() * 1000))
            case kept.EndMatch(which, at):
                for key, text in self.matches.items():
                    row = msgspec.json.decode(text, type=MatchRow)
                    if row.id == which:
                        self.matches[key] = msgspec.json.encode(msgspec.structs.replace(row, ended=at))

    def rows(self, match: int) -> list[MomentRow]:
        return [msgspec.json.decode(text, type=MomentRow) for _, text in sorted(self.moments[match].items())]

    def row(self, code: str, number: int) -> MatchRow | None:
        text = self.matches.get((code, number))
        return None if text is None else msgspec.json.decode(text, type=MatchRow)


class SimulatedStore:
    """The disk as one node sees it: every read and write takes its time, and a dead node gets no answer."""

    def __init__(self, disk: Disk, node: str, luck: Random) -> None:
        self.disk = disk
        self.node = node
        self.luck = luck
        self.dead = False

    def write(
        self,
        changes: Sequence[RowChange],
        room: RoomState | None = None,
        *,
        code: str = "",
        at: int = 0,
        fence: Fence | None = None,
    ) -> asyncio.Future[None]:
        assert fence is not None
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        state = None if room is None else msgspec.json.encode(room)
        copied = list(changes)
        loop.call_later(self.luck.uniform(0.001, 0.05), self._commit, copied, state, fence, answer)
        return answer

    async def calm(self) -> None:
        await asyncio.sleep(self.luck.uniform(0.0, 0.01))

    def _commit(
        self, changes: list[RowChange], state: bytes | None, fence: Fence, answer: asyncio.Future[None]
    ) -> None:
        if self.dead and self.luck.random() < 0.5:
            return  # it never reached the disk
        try:
            self.disk.commit(self.node, changes, state, fence)
        except NotStored as error:
            if not answer.done():
                answer.set_exception(error)
            return
        if not answer.done() and not self.dead:
            answer.set_result(None)

    async def room(self, code: str) -> KeptRoom | None:
        await asyncio.sleep(self.luck.uniform(0.001, 0.03))
        text = self.disk.states.get(code)
        if text is None:
            return None
        state = msgspec.json.decode(text, type=RoomState)
        row = self.disk.row(code, state.match)
        return KeptRoom(state, row, [] if row is None else self.disk.rows(row.id))

    async def state(self, code: str) -> RoomState | None:
        text = self.disk.states.get(code)
        return None if text is None else msgspec.json.decode(text, type=RoomState)

    async def moments(self, match: int, *, above: int = -1) -> list[MomentRow]:
        return [row for row in self.disk.rows(match) if row.moment > above]

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the simulation has no {name}")


class SimulatedLeases:
    """Leases by the time of the disk: they run out when nobody renews them."""

    def __init__(self, disk: Disk, node: str) -> None:
        self.disk = disk
        self.node = node
        self.stalled = False
        self.dead = False
        self._held: dict[str, tuple[int, int]] = {}  # what this node believes: token, and until when

    def now(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    async def take(self, code: str) -> Fence | None:
        holder, token, until = self.disk.leases.get(code, ("", 0, 0))
        if self.dead or (holder not in ("", self.node) and until > self.now()):
            return None
        self.disk.leases[code] = self.node, token + 1, self.now() + LEASE
        self._held[code] = token + 1, self.now() + LEASE
        return code, token + 1

    async def release(self, fence: Fence, *, idle: bool = False) -> None:
        code, token = fence
        if self._held.get(code, (0, 0))[0] == token:
            del self._held[code]
        if not self.dead and self.disk.leases[code][:2] == (self.node, token):
            self.disk.leases[code] = "" if idle else self.node, token, 0

    def held(self, fence: Fence) -> bool:
        token, until = self._held.get(fence[0], (0, 0))
        return token == fence[1] and self.now() < until

    def lost(self, connection: Any, fences: Iterable[Fence]) -> set[Fence]:
        raise AssertionError("the disk asks itself")

    async def tend(self, rooms: Any) -> None:
        raise AssertionError("the node does it")

    async def owner(self, code: str) -> str | None:
        return self.disk.leases.get(code, (None, 0, 0))[0]

    async def owners(self, codes: Iterable[str]) -> dict[str, str]:
        return {code: self.disk.leases[code][0] for code in codes if code in self.disk.leases}

    def renew(self) -> None:
        """Keep what is ours."""
        for code, (mine, _) in list(self._held.items()):
            holder, token, _ = self.disk.leases[code]
            if (holder, token) == (self.node, mine):
                self.disk.leases[code] = holder, token, self.now() + LEASE
                self._held[code] = token, self.now() + LEASE
            else:
                del self._held[code]

    def orphans(self) -> list[str]:
        """Rooms where a match goes on and whose node is gone."""
        playing = [code for code, text in self.disk.states.items() if b'"phase":"playing"' in text]
        leases = {code: self.disk.leases.get(code, ("?", 0, 0)) for code in playing}
        return [code for code, (node, _, until) in leases.items() if node and until <= self.now()]
