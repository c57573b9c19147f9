"""Results of finished games, and the ratings made of them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import RowMapping, bindparam, delete, func, insert, select, tuple_, update

from hemicycle.server.room.rows import Result, ResultSeat
from hemicycle.server.store import schema
from hemicycle.server.store.statements import Statement
from hemicycle.server.store.store import Store

NEW_RATING = insert(schema.rating)
NO_RATING = delete(schema.rating).where(
    schema.rating.c.who == bindparam("whose"),
    schema.rating.c.game == bindparam("of"),
    schema.rating.c.role == bindparam("as"),
)
COUNTED = update(schema.result).where(schema.result.c.match == bindparam("which")).values(counted=bindparam("place"))
RATED = (
    update(schema.result_seat)
    .where(schema.result_seat.c.match == bindparam("which"), schema.result_seat.c.seat == bindparam("whose"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)
SEAT_FIELDS = [field.name for field in msgspec.structs.fields(ResultSeat)]
SIDE = "side:"  # before the name of a side, in the place of a role
Key = tuple[str, str, str]  # who, game, role or side


class Standing(msgspec.Struct, kw_only=True):
    """How strong somebody is, by how many games, against whom, and what the last one changed."""

    mu: float
    sigma: float
    games: int = 0
    won: int = 0
    change: float = 0.0
    met: frozenset[str] = frozenset()
    changed: int = 0


class Results:
    """Reads results, and keeps the ratings made of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- counting ---

    async def to_count(self) -> list[int]:
        """Rated games that were not counted yet, in the order they ended."""
        table = schema.result.c
        query = select(table.match).where(table.rated, table.counted.is_(None)).order_by(table.ended, table.match)
        return await self.store.read(query.limit(200), lambda row: int(row["match"]))

    async def last_counted(self) -> int:
        """How many games have been counted."""
        query = select(func.max(schema.result.c.counted).label("last"))
        return (await self.store.read(query, lambda row: int(row["last"] or 0)))[0]

    async def result(self, match: int) -> Result:
        """How a match ended."""
        heads = await self.store.read(select(schema.result).where(schema.result.c.match == match), dict)
        table = schema.result_seat
        query = select(table).where(table.c.match == match).order_by(table.c.seat)
        return made(heads[0], await self.store.read(query, seat))

    async def standings(self, keys: Collection[Key]) -> dict[Key, Standing]:
        """Ratings as they are kept, with whom each has met."""
        table = schema.rating
        query = select(table).where(tuple_(table.c.who, table.c.game, table.c.role).in_(sorted(keys)))
        found = await self.store.read(query, lambda row: (_key(row), _standing(row)))
        for (who, game, role), standing in found:
            standing.met = await self._met(who, game, role)
        return dict(found)

    async def _met(self, person: str, game: str, role: str) -> frozenset[str]:
        mine, other, head = schema.result_seat.alias("mine"), schema.result_seat.alias("other"), schema.result
        query = (
            select(other.c.person)
            .distinct()
            .join(mine, mine.c.match == other.c.match)
            .join(head, head.c.match == mine.c.match)
            .where(mine.c.person == person, mine.c.game == game, head.c.counted.is_not(None))
            .where(other.c.person.is_not(None), other.c.person != person)
        )
        if role:
            side = role.removeprefix(SIDE)
            query = query.where(mine.c.role == role if side == role else mine.c.team == side)
        return frozenset(await self.store.read(query, lambda row: str(row["person"])))

    def keep(
        self, result: Result, place: int, standings: Mapping[Key, Standing], seats: Mapping[int, Standing]
    ) -> asyncio.Future[None]:
        """Store what a game changed; NotStored when another node has counted one in its place."""
        work: list[Statement] = [(COUNTED, {"which": result.match, "place": place})]
        for key, standing in standings.items():
            work += replace(key, standing)
        work += [rated(result.match, number, standing) for number, standing in seats.items()]
        return self.store.writer.write(work)


def replace(key: Key, standing: Standing) -> list[Statement]:
    """Keep a rating instead of the one before."""
    who, game, role = key
    row = {"who": who, "game": game, "role": role, **rating_row(standing)}
    return [(NO_RATING, {"whose": who, "of": game, "as": role}), (NEW_RATING, row)]


def rated(match: int, seat: int, standing: Standing) -> Statement:
    """Keep somebody's rating after a game with its result."""
    return RATED, {"which": match, "whose": seat, "new_mu": standing.mu, "new_sigma": standing.sigma}


def rating_row(standing: Standing) -> dict[str, Any]:
    """The columns of a rating beside its key."""
    return {
        "mu": standing.mu,
        "sigma": standing.sigma,
        "games": standing.games,
        "won": standing.won,
        "change": standing.change,
        "opponents": len(standing.met),
        "changed": standing.changed,
    }


def made(head: dict[str, Any], seats: list[ResultSeat]) -> Result:
    """A result from its rows."""
    names = [field.name for field in msgspec.structs.fields(Result) if field.name != "seats"]
    return Result(**{name: head[name] for name in names}, seats=seats)


def seat(row: RowMapping) -> ResultSeat:
    """A seat of a result from its row."""
    return ResultSeat(**{name: row[name] for name in SEAT_FIELDS})


def _key(row: RowMapping) -> Key:
    return str(row["who"]), str(row["game"]), str(row["role"])


def _standing(row: RowMapping) -> Standing:
    names = ("mu", "sigma", "games", "won", "change", "changed")
    return Standing(**{name: row[name] for name in names})
