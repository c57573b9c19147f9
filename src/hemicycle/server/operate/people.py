"""What operators do for people: invitations, ratings of bots, and all ratings again from the records."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track
from sqlalchemy import Connection, delete, insert, select

from hemicycle.server.config import Config, ConfigError
from hemicycle.server.operate import ratings
from hemicycle.server.operate.export import present
from hemicycle.server.room import catalogue, results
from hemicycle.server.room.match_state import rebuilt
from hemicycle.server.room.rows import MatchRow, MomentBody, Result, ResultSeat
from hemicycle.server.runner.clock import WallClock
from hemicycle.server.store import schema
from hemicycle.server.store.connecting import plainly
from hemicycle.server.store.results import RATED, Key, Standing, made, rated, rating_row, seat


class Recomputed(msgspec.Struct):
    """How many games were counted, how many ratings came of them, and how many of those were others before."""

    games: int
    ratings: int
    differ: int


def invitations(config: Config, count: int) -> list[str]:
    """Make invitations of the operator."""
    codes = [secrets.token_urlsafe(12) for _ in range(count)]
    now = WallClock().now()
    rows = [{"code": code, "maker": None, "created": now, "used": None} for code in codes]
    with plainly(config.url), present(config.url).begin() as connection:
        connection.execute(insert(schema.ticket), rows)
    return codes


def rate_bots(config: Config, journals: Sequence[Path]) -> int:
    """Rate bots by the games of the arena, in order; returns how many ratings there are."""
    if not journals:
        return 0
    _need_openskill()
    pool: dict[Key, Standing] = {}
    for journal in journals:
        for number, result in enumerate(_of_arena(journal)):
            people = msgspec.structs.replace(result, match=number)
            pool |= ratings.count(people, pool, bool(catalogue.game(result.game).teams)).standings
    games = {game for _, game, _ in pool}
    with plainly(config.url), present(config.url).begin() as connection:
        rating = schema.rating.c
        connection.execute(delete(schema.rating).where(rating.who.startswith("bot:"), rating.game.in_(games)))
        connection.execute(insert(schema.rating), [_row(key, standing) for key, standing in pool.items()])
    return len(pool)


def _of_arena(journal: Path) -> list[Result]:
    """The games of a journal as results, bots in the place of people."""
    try:
        header, *lines = journal.read_text("utf-8").splitlines()
        game = msgspec.json.decode(header)["plan"]["game"]
        return [_arena_game(game, msgspec.json.decode(line)) for line in lines]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ConfigError("notice-not-a-journal", file=str(journal)) from error


def _arena_game(game: str, played: dict[str, Any]) -> Result:
    return Result(
        match=0, room="", number=0, game=game, edition="", rated=True, ending=played["ending"], ended=0,
        seats=[_arena_seat(game, played, number) for number in range(len(played["bots"]))],
    )  # fmt: skip


def _arena_seat(game: str, played: dict[str, Any], number: int) -> ResultSeat:
    won, scores = number in played["winners"], played["scores"] or [0] * len(played["bots"])
    strength = [(place in played["winners"], scores[place]) for place in range(len(scores))]
    role = played["roles"][number] if played["roles"] else ""
    return ResultSeat(
        seat=number, person=f"bot:{played['bots'][number]}", bot=None, name="", role=role,
        team=_side(game, played, number), first=False, won=won,
        place=1 + sum(other > strength[number] for other in strength), score=None, decisions=1, stood_in=0, left=False,
    )  # fmt: skip


def _side(game: str, played: dict[str, Any], number: int) -> str:
    """The side a seat was on: that of a role named like one, which has won or lost with it."""
    sides, won = catalogue.game(game).teams, [place in played["winners"] for place in range(len(played["bots"]))]
    named = [role for place, role in enumerate(played["roles"] or ()) if role in sides and won[place] == won[number]]
    own = played["roles"][number] if played["roles"] else ""
    return own if own in sides else next(iter(named), str(won[number]))


def recompute(config: Config) -> Recomputed:
    """All ratings of people from the records of all rated games, in the order they were counted."""
    _need_openskill()
    with plainly(config.url), present(config.url).begin() as connection:
        old = {_key(row): row for row in connection.execute(select(schema.rating)).mappings()}
        bots = {
            key: Standing(mu=row["mu"], sigma=row["sigma"]) for key, row in old.items() if key[0].startswith("bot:")
        }
        counted = _counted(connection)
        pool, seats = ratings.recomputed(
            track(counted, transient=True, disable=len(counted) < 1000),
            bots,
            lambda game: bool(catalogue.game(game).teams),
        )
        rows = [_row(key, standing) for key, standing in pool.items()]
        differ = [row for row in rows if dict(old.get(_key(row), {})) != row]
        if differ or len(rows) + len(bots) != len(old):
            connection.execute(delete(schema.rating).where(~schema.rating.c.who.startswith("bot:")))
            if rows:
                connection.execute(insert(schema.rating), rows)
            if seats:
                connection.execute(RATED, [rated(match, seat, each)[1] for (match, seat), each in seats.items()])
    return Recomputed(len(counted), len(rows), len(differ))


def _counted(connection: Connection) -> list[Result]:
    """Rated games in the order they were counted; what a record tells is read from it, not from what was noted."""
    head = schema.result
    query = select(head).where(head.c.counted.is_not(None)).order_by(head.c.counted)
    return [_from_record(connection, dict(row)) for row in connection.execute(query).mappings()]


def _from_record(connection: Connection, head: dict[str, Any]) -> Result:
    table = schema.result_seat
    query = select(table).where(table.c.match == head["match"]).order_by(table.c.seat)
    noted = made(head, [seat(row) for row in connection.execute(query).mappings()])
    row = connection.execute(select(schema.match).where(schema.match.c.id == head["match"])).mappings().first()
    if row is None:
        return noted
    match_row = MatchRow(**{**row, "header": msgspec.json.decode(row["header"]), "rules": None})
    query = select(schema.moment.c.body).where(schema.moment.c.match == head["match"]).order_by(schema.moment.c.commit)
    record = rebuilt(catalogue.game(match_row.game), match_row, [])
    for body in connection.execute(query).scalars():
        record.extend(msgspec.json.decode(body, type=MomentBody).entries)
    return results.confirmed(noted, record)


def _need_openskill() -> None:
    if not ratings.available():
        raise ConfigError("error-no-extra", extra="people")


def _key(row: Any) -> Key:
    return row["who"], row["game"], row["role"]


def _row(key: Key, standing: Standing) -> dict[str, Any]:
    who, game, role = key
    return {"who": who, "game": game, "role": role, **rating_row(standing)}
