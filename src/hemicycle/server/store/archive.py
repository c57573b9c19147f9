"""What is kept for looking back: reviews that were made, comments, and which rooms come from where."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import msgspec
from sqlalchemy import func, select

from hemicycle.server.protocol.looking_back import Comment
from hemicycle.server.store import schema, statements
from hemicycle.server.store.store import Store

LISTED = 12  # branches of a match


class Archive:
    """Reads and writes what belongs to reviews; all nodes of a server find the same."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def review(self, id: str) -> bytes | None:
        """What a review found, compressed."""
        table = schema.review.c
        found = await self.store.read(select(table.body).where(table.id == id), lambda row: bytes(row["body"]))
        return found[0] if found else None

    def keep_review(self, id: str, body: bytes, at: int) -> asyncio.Future[None]:
        """Keep what a review found."""
        return self.store.writer.write(statements.keep_review(id, body, at))

    async def comments(self, room: str, match: int, person: str | None, unheard: Collection[str] = ()) -> list[Comment]:
        """The comments on a match, oldest first, but for those of some; it is told which are somebody's own."""
        table = schema.comment.c
        query = select(schema.comment).where(table.room == room, table.match == match).order_by(table.id)
        found = await self.store.read(
            query, lambda row: (str(row["person"]), msgspec.json.decode(row["body"], type=Comment))
        )
        heard = [(author, comment) for author, comment in found if author not in unheard]
        return [msgspec.structs.replace(comment, mine=author == person) for author, comment in heard]

    async def uploads(self, person: str, address: str) -> tuple[int, int]:
        """How many records somebody has uploaded that are still there, and how many came from an address."""
        origin, room = schema.origin.c, schema.room.c
        mine = select(func.count()).where(origin.person == person, origin.kind == "record").scalar_subquery()
        near = (
            select(func.count())
            .select_from(schema.room.join(schema.origin, room.code == origin.room))
            .where(room.address == address, origin.kind == "record")
            .scalar_subquery()
        )
        query = select(mine.label("mine"), near.label("near"))
        return (await self.store.read(query, lambda row: (int(row["mine"]), int(row["near"]))))[0]

    async def branches(self, person: str, source: str, match: int) -> list[str]:
        """The tables at which somebody plays on from a match, newest first."""
        table = schema.origin.c
        query = (
            select(table.room)
            .where(table.person == person, table.source == source, table.match == match, table.kind == "branch")
            .order_by(table.created.desc())
            .limit(LISTED)
        )
        return await self.store.read(query, lambda row: str(row["room"]))
