"""Leases in PostgreSQL, by its own time: whoever takes a room raises its token, and every transaction asks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, RowMapping, text
from sqlalchemy.exc import SQLAlchemyError

from hemicycle.server.operate.logs import log
from hemicycle.server.runner.leases import Fence
from hemicycle.server.store.connecting import plain

if TYPE_CHECKING:
    from hemicycle.server.runner.rooms import Rooms

NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
TAKE = text(f"""
    INSERT INTO lease (room, node, token, expires) VALUES (:room, :node, 1, {NOW} + :life)
    ON CONFLICT (room) DO UPDATE SET node = :node, token = lease.token + 1, expires = {NOW} + :life
    WHERE lease.node IN (:node, '') OR lease.expires <= {NOW}
    RETURNING token""")
OWNER = text("SELECT node FROM lease WHERE room = :room")
OWNERS = text(f"SELECT room, node FROM lease WHERE room = ANY(:rooms) AND expires > {NOW}")
# Rows are always locked in the order of their codes, so that the writer and those who renew never wait for each other.
RENEW = text(f"""
    UPDATE lease SET expires = {NOW} + :life WHERE room IN
    (SELECT room FROM lease WHERE node = :node AND room = ANY(:rooms) ORDER BY room FOR UPDATE)
    RETURNING room, token""")
RELEASE = text("UPDATE lease SET expires = 0, node = :left WHERE room = :room AND node = :node AND token = :token")
CHECK = text("SELECT room, token FROM lease WHERE room = ANY(:rooms) ORDER BY room FOR UPDATE")
ORPHANS = text(f"""
    SELECT room.code FROM room LEFT JOIN lease ON lease.room = room.code
    WHERE room.phase = 'playing' AND (lease.room IS NULL OR (lease.node <> '' AND lease.expires <= {NOW}))
    ORDER BY random() LIMIT :most""")
# PostgreSQL ends a transaction whose client is idle, but not one whose client stopped between two pieces of a message.
END_STALLED = text("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN pg_locks USING (pid)
    WHERE datname = current_database() AND relation = 'lease'::regclass AND mode <> 'AccessShareLock' AND granted
    AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - make_interval(secs => :life)""")
ALL_EXPIRE = text("UPDATE lease SET expires = 0")
MOST_ORPHANS = 20  # taken over at a time, so that several nodes share them


class DatabaseLeases:
    """The leases of one node. Nobody else can have a room until its lease has run out by the database's clock."""

    def __init__(self, engine: Engine, node: str, life: float, claim: Connection) -> None:
        self.engine = engine
        self.node = node
        self.life = life
        self.claim = claim  # open for as long as the server uses the database
        self._held: dict[str, tuple[int, float]] = {}  # room -> token, and until when by our own clock

    async def take(self, code: str) -> Fence | None:
        """Take a room, or None while it runs elsewhere."""
        until = time.monotonic() + self.life
        rows = await self._run(TAKE, room=code, node=self.node, life=self._milliseconds)
        if not rows:
            return None
        self._held[code] = rows[0]["token"], until
        return code, rows[0]["token"]

    async def owner(self, code: str) -> str | None:
        """Which node has a room."""
        rows = await self._run(OWNER, room=code)
        return rows[0]["node"] if rows else None

    async def owners(self, codes: Iterable[str]) -> dict[str, str]:
        """Which nodes have which rooms."""
        return {row["room"]: row["node"] for row in await self._run(OWNERS, rooms=list(codes))}

    async def release(self, fence: Fence, *, idle: bool = False) -> None:
        """Let others have it; idle: nobody need go on with it."""
        code, token = fence
        if self._held.get(code, (0, 0.0))[0] == token:
            del self._held[code]
        await self._run(RELEASE, room=code, node=self.node, token=token, left="" if idle else self.node)

    def held(self, fence: Fence) -> bool:
        """Whether a room is still ours, as far as we know; a lease that could not be renewed in time is not."""
        token, until = self._held.get(fence[0], (0, 0.0))
        return token == fence[1] and time.monotonic() < until

    def lost(self, connection: Connection, fences: Iterable[Fence]) -> set[Fence]:
        """Which rooms are no longer ours, for certain: their rows stay locked until the transaction ends."""
        wanted = set(fences)
        rows = connection.execute(CHECK, {"rooms": [code for code, _ in wanted]}) if wanted else ()
        return wanted - {(code, token) for code, token in rows}

    # --- for as long as the node lives ---

    async def tend(self, rooms: Rooms) -> None:
        """Keep our rooms, close those we have lost, and go on with those whose node is gone."""
        await asyncio.gather(self._keep(rooms), self._rescue(rooms))

    async def _keep(self, rooms: Rooms) -> None:
        while True:
            try:
                await self.renew()
            except SQLAlchemyError as error:
                log.error("leases not renewed", extra={"problem": plain(error)})
            rooms.leave_lost()
            await asyncio.sleep(self.life / 3)

    async def renew(self) -> None:
        """Keep everything in one statement."""
        until = time.monotonic() + self.life
        mine = {code: token for code, (token, _) in self._held.items()}
        if not mine:
            return
        rows = await self._run(RENEW, node=self.node, rooms=list(mine), life=self._milliseconds)
        kept = {row["room"]: row["token"] for row in rows}
        for code, token in mine.items():
            if code not in self._held or self._held[code][0] != token:
                continue
            if kept.get(code) == token:
                self._held[code] = token, until
            else:
                del self._held[code]

    async def _rescue(self, rooms: Rooms) -> None:
        while True:
            try:
                await self.end_stalled()
                orphans = await self.orphans()
                await rooms.wake(orphans)
            except SQLAlchemyError as error:
                orphans = []
                log.error("no look at other nodes", extra={"problem": plain(error)})
            await asyncio.sleep(0 if len(orphans) == MOST_ORPHANS else self.life / 8)

    async def end_stalled(self) -> None:
        """End transactions of nodes that stand still: they hold the rows of their leases, which have run out."""
        ended = await self._run(END_STALLED, life=self.life)
        if ended:
            log.warning("transactions of a node that stands still were ended", extra={"count": len(ended)})

    async def orphans(self) -> list[str]:
        """Rooms where a match goes on and whose node is gone."""
        return [row["code"] for row in await self._run(ORPHANS, most=MOST_ORPHANS)]

    @property
    def _milliseconds(self) -> int:
        return int(self.life * 1000)

    async def _run(self, statement: Any, **values: Any) -> list[RowMapping]:
        return await asyncio.to_thread(self._execute, statement, values)

    def _execute(self, statement: Any, values: Mapping[str, Any]) -> list[RowMapping]:
        with self.engine.begin() as connection:
            result = connection.execute(statement, values)
            return list(result.mappings()) if result.returns_rows else []
