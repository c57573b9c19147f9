"""What finished games tell: of a person, of two, of the strongest, and of a game itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Integer, Select, case, cast, func, or_, select

from hemicycle.server.store import schema
from hemicycle.server.store.store import Store

HISTORY = 24  # ratings in a line
Counts = list[tuple[str, int, int]]  # what, games, won


class Statistics:
    """Reads results and ratings for people to look at."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- of a person ---

    async def recent(
        self, person: str, most: int, *, before: int = 1 << 53, archived: bool = True
    ) -> list[dict[str, Any]]:
        """The last games of somebody, each with its seats; those they have put away too, unless told otherwise."""
        head, seat, room = schema.result, schema.result_seat, schema.room
        query = (
            select(head, seat.c.seat.label("mine"), room.c.visibility)
            .join(seat, seat.c.match == head.c.match)
            .outerjoin(room, room.c.code == head.c.room)
            .where(seat.c.person == person, seat.c.ended < before)
            .order_by(seat.c.ended.desc())
            .limit(most)
        )
        if not archived:
            away = select(schema.archived.c.room).where(schema.archived.c.person == person)
            query = query.where(head.c.room.not_in(away))
        games = await self.store.read(query, dict)
        seats = await self.seats([game["match"] for game in games])
        return [{**game, "players": seats[game["match"]]} for game in games]

    async def seats(self, matches: Sequence[int]) -> dict[int, list[dict[str, Any]]]:
        """Who played some games, by seat, with their accounts."""
        seat, who = schema.result_seat, schema.person
        query = (
            select(seat, who.c.account)
            .outerjoin(who, who.c.id == seat.c.person)
            .where(seat.c.match.in_(matches))
            .order_by(seat.c.match, seat.c.seat)
        )
        found: dict[int, list[dict[str, Any]]] = defaultdict(list)
        for row in await self.store.read(query, dict):
            found[row["match"]].append(row)
        return found

    async def played(self, person: str) -> list[dict[str, Any]]:
        """What somebody has played, by game and role, with how reliably."""
        seat = schema.result_seat.c
        finished = func.sum(case((seat.place.is_not(None), 1), else_=0))
        query = (
            select(
                seat.game,
                seat.role,
                finished.label("games"),
                func.sum(cast(seat.won, Integer)).label("won"),
                func.count().label("all"),
                func.sum(seat.decisions).label("decisions"),
                func.sum(seat.stood_in).label("stood_in"),
                func.sum(cast(seat.left, Integer)).label("left"),
            )
            .where(seat.person == person)
            .group_by(seat.game, seat.role)
            .order_by(seat.game, func.count().desc(), seat.role)
        )
        return await self.store.read(query, dict)

    async def ratings(self, person: str) -> list[dict[str, Any]]:
        """All ratings of somebody."""
        table = schema.rating
        query = select(table).where(table.c.who == person).order_by(table.c.game, table.c.games.desc(), table.c.role)
        return await self.store.read(query, dict)

    async def histories(self, person: str) -> dict[str, list[float]]:
        """The last ratings of somebody, by game, oldest first."""
        seat = schema.result_seat.c
        place = func.row_number().over(partition_by=seat.game, order_by=seat.ended.desc()).label("place")
        inner = select(seat.game, seat.mu, place).where(seat.person == person, seat.mu.is_not(None)).subquery()
        query = select(inner.c.game, inner.c.mu).where(inner.c.place <= HISTORY).order_by(inner.c.place.desc())
        found: dict[str, list[float]] = defaultdict(list)
        for game, mu in await self.store.read(query, lambda row: (str(row["game"]), float(row["mu"]))):
            found[game].append(mu)
        return found

    async def head_to_head(self, mine: str, theirs: str) -> list[dict[str, Any]]:
        """Finished games of two people, and who was ahead."""
        one, other = schema.result_seat.alias("one"), schema.result_seat.alias("other")
        query = (
            select(
                one.c.game,
                func.count().label("games"),
                func.sum(cast(one.c.place < other.c.place, Integer)).label("ahead"),
                func.sum(cast(one.c.place > other.c.place, Integer)).label("behind"),
            )
            .join(other, other.c.match == one.c.match)
            .where(one.c.person == mine, other.c.person == theirs, one.c.place.is_not(None))
            .group_by(one.c.game)
            .order_by(one.c.game)
        )
        return await self.store.read(query, dict)

    # --- of all ---

    async def leaderboard(self, game: str, role: str, games: int, opponents: int, most: int) -> list[dict[str, Any]]:
        """The strongest, surest first: by what they have at least."""
        rating, who = schema.rating, schema.person
        sure = rating.c.mu - 2 * rating.c.sigma
        is_bot = rating.c.who.startswith("bot:")
        query = (
            select(rating)
            .outerjoin(who, who.c.id == rating.c.who)
            .where(rating.c.game == game, rating.c.role == role)
            .where(or_(is_bot, who.c.account.is_not(None) & (rating.c.opponents >= opponents)), rating.c.games >= games)
            .order_by(sure.desc(), rating.c.who)
            .limit(most)
        )
        return await self.store.read(query, dict)

    async def roles(self, game: str) -> list[str]:
        """As what people are rated at a game."""
        table = schema.rating.c
        query = select(table.role).where(table.game == game, table.role != "").distinct().order_by(table.role)
        return await self.store.read(query, lambda row: str(row["role"]))

    async def of_game(self, game: str, edition: str) -> dict[str, Any]:
        """How often seats, roles, first players and editions won, and how games ended."""
        head, seat = schema.result.c, schema.result_seat.c
        games = select(func.count().label("games")).where(head.game == game, head.ending != "")
        if edition:
            games = games.where(head.edition == edition)
        return {
            "games": (await self.store.read(games, lambda row: int(row["games"])))[0],
            "seats": await self._by_seat(game, edition),
            "roles": await self._counts(_won(seat.role, game, edition).where(seat.role != "")),
            "first": await self._counts(_won(seat.first, game, edition)),
            "editions": await self._counts(_ended(head.edition, game, "")),
            "endings": await self._counts(_ended(head.ending, game, edition)),
        }

    async def _counts(self, query: Select[Any]) -> Counts:
        return await self.store.read(query, lambda row: (str(row["value"]), int(row["games"]), int(row["won"] or 0)))

    async def _by_seat(self, game: str, edition: str) -> dict[int, Counts]:
        head, seat = schema.result.c, schema.result_seat.c
        query = _won(seat.seat, game, edition).add_columns(head.seats.label("table")).group_by(None)
        query = query.group_by(head.seats, seat.seat).order_by(None).order_by(head.seats, seat.seat)
        found: dict[int, Counts] = defaultdict(list)
        for row in await self.store.read(query, dict):
            found[row["table"]].append((str(row["value"]), int(row["games"]), int(row["won"] or 0)))
        return found


def _won(value: Any, game: str, edition: str) -> Select[Any]:
    head, seat = schema.result, schema.result_seat
    query = (
        select(value.label("value"), func.count().label("games"), func.sum(cast(seat.c.won, Integer)).label("won"))
        .select_from(seat)
        .join(head, head.c.match == seat.c.match)
        .where(head.c.game == game, head.c.ending != "")
        .group_by(value)
        .order_by(value)
    )
    return query.where(head.c.edition == edition) if edition else query


def _ended(value: Any, game: str, edition: str) -> Select[Any]:
    head = schema.result.c
    query = (
        select(value.label("value"), func.count().label("games"), func.count().label("won"))
        .where(head.game == game, head.ending != "")
        .group_by(value)
        .order_by(value)
    )
    return query.where(head.edition == edition) if edition else query
