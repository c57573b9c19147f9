"""How a server with many people answers: 10,000 accounts and 100,000 finished games in one SQLite file.

`python -m benchmarks.people` fills a database in a temporary folder, asks the server for what people look at, without a
network between, and prints how long it thinks about each: processor time, and by the clock. `--accounts` and `--games`
fill it otherwise, `--keep FOLDER` keeps the file.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, insert

from hemicycle.server.app import assemble
from hemicycle.server.config import Config
from hemicycle.server.door.door import Door
from hemicycle.server.protocol.bodies import Settings
from hemicycle.server.room.rows import Chair, RoomState
from hemicycle.server.store import schema, statements
from hemicycle.server.store.connecting import connect
from hemicycle.server.store.migrate import upgrade
from hemicycle.terminal.shell import progress

GAMES = {"secret-hitler": (5, "official"), "die-macher": (5, "1997"), "global-powers": (4, "standard")}
ROLES = {
    "secret-hitler": ["liberal", "liberal", "liberal", "fascist", "hitler"],
    "die-macher": ["cdu", "spd", "fdp", "greens", "pds"],
    "global-powers": ["", "", "", ""],
}
BUSY = "p0"  # plays all the time
BUSY_GAMES, BUSY_TABLES = 500, 30
OPEN_TABLES = 300
BEGAN = 1_700_000_000_000
TIMES = 9


def person(number: int) -> dict[str, Any]:
    """Somebody with an account."""
    return {
        "id": f"p{number}", "name": f"Person {number}", "language": "en", "program": False,
        "account": f"person{number}",
        "password": None, "generation": 0, "created": BEGAN + number,
    }  # fmt: skip


def room(code: str, game: str, phase: str, people: list[str | None], at: int) -> tuple[dict[str, Any], list[Any]]:
    """A table and who holds its seats."""
    seats, edition = GAMES[game]
    settings = Settings(game=game, edition=edition, seats=seats, visibility="public", rated=True)
    chairs = [Chair(person=each, name=f"Person {(each or 'p')[1:]}", level=None) for each in people]
    state = RoomState(
        code=code, settings=settings, host=people[0] or "", host_name="Host", created=at, phase=phase,  # type: ignore[arg-type]
        chairs=chairs, match=1,
    )  # fmt: skip
    row = {
        "code": code, "game": game, "phase": phase, "visibility": "public", "created": at, "changed": at,
        "opener": people[0] or "", "address": "", "expires": None, "state": statements.json(state),
    }  # fmt: skip
    held = [{"room": code, "seat": seat, "person": each} for seat, each in enumerate(people) if each]
    return row, held


def finished(number: int, people: list[str], luck: random.Random) -> Iterator[tuple[Table, dict[str, Any]]]:
    """A game that is over: its table, its result and the seats of it."""
    game = list(GAMES)[number % len(GAMES)]
    seats, edition = GAMES[game]
    code, at = f"G{number:06}", BEGAN + number * 60_000
    row, held = room(code, game, "over", list(people[:seats]), at)
    yield schema.room, row
    yield from ((schema.holder, each) for each in held)
    yield schema.result, {
        "match": number, "room": code, "number": 1, "game": game, "edition": edition, "seats": seats, "rated": True,
        "ending": "end", "ended": at, "counted": number + 1,
    }  # fmt: skip
    winner, roles = luck.randrange(seats), luck.sample(ROLES[game], seats)
    for seat in range(seats):
        yield schema.result_seat, {
            "match": number, "seat": seat, "game": game, "ended": at, "person": people[seat], "bot": None,
            "name": f"Person {people[seat][1:]}", "role": roles[seat], "team": "", "first": seat == 0,
            "place": 1 if seat == winner else 2, "won": seat == winner, "score": None, "decisions": 40,
            "stood_in": luck.randrange(3), "left": luck.random() < 0.03, "mu": luck.gauss(25, 3), "sigma": 3.0,
        }  # fmt: skip


def running(luck: random.Random, accounts: int) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Tables that are not over: those of the one who plays all the time, and open ones of others."""
    for number in range(BUSY_TABLES + OPEN_TABLES):
        game = luck.choice(list(GAMES))
        host = BUSY if number < BUSY_TABLES else f"p{luck.randrange(1, accounts)}"
        seats: list[str | None] = [host, *[None] * (GAMES[game][0] - 1)]
        row, held = room(f"O{number:06}", game, "seating", seats, BEGAN * 2 + number)
        yield schema.room, row
        yield from ((schema.holder, each) for each in held)


def rating(who: str, game: str, role: str, luck: random.Random) -> dict[str, Any]:
    """How strong somebody is."""
    return {
        "who": who, "game": game, "role": role, "mu": luck.gauss(25, 4), "sigma": 2.0, "games": 20, "won": 5,
        "change": 0.1, "opponents": 12, "changed": BEGAN,
    }  # fmt: skip


def rows(accounts: int, games: int) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Everything that is in the file."""
    luck = random.Random(1)
    everybody = [f"p{number}" for number in range(accounts)]
    yield from ((schema.person, person(number)) for number in range(accounts))
    for number in range(games):
        players = luck.sample(everybody[1:], 5)
        if number % max(1, games // BUSY_GAMES) == 0:
            players[luck.randrange(4)] = BUSY
        yield from finished(number, players, luck)
    yield from running(luck, accounts)
    for who, game in [(who, game) for who in everybody for game in GAMES]:
        yield from ((schema.rating, rating(who, game, role, luck)) for role in dict.fromkeys(["", ROLES[game][0]]))
    for followed in everybody[1:101]:
        yield schema.follow, {"person": BUSY, "followed": followed, "since": 0}


def fill(folder: Path, accounts: int, games: int) -> None:
    """Make the file."""
    engine = connect(Config(data=folder).url)
    upgrade(engine)
    with progress("filling the database", accounts * 6 + games * 12) as advance:
        fill_into(engine, accounts, games, advance)
    engine.dispose()


def fill_into(engine: Engine, accounts: int, games: int, advance: Callable[[int], None] = lambda rows: None) -> None:
    """Put people and games into an empty database."""
    source = rows(accounts, games)
    with engine.begin() as connection:
        while part := tuple(islice(source, 20_000)):
            _insert(connection, part)
            advance(len(part))


def _insert(connection: Connection, part: tuple[tuple[Table, dict[str, Any]], ...]) -> None:
    by_table: dict[Table, list[dict[str, Any]]] = {}
    for table, row in part:
        by_table.setdefault(table, []).append(row)
    for table, found in by_table.items():
        connection.execute(insert(table), found)


Question = Callable[[], Awaitable[object]]


def questions(door: Door, busy: Any) -> dict[str, Question]:
    """What people ask for, as the routes ask for it; what is kept for a while is worked out anew each time."""
    known = door.known

    def anew(ask: Callable[[], Awaitable[object]]) -> Question:
        async def asked() -> object:
            known._kept.clear()
            return await ask()

        return asked

    return {
        f"first page, {BUSY_GAMES} games": lambda: known.home(busy),
        "open tables, filtered": lambda: known.open("die-macher", "", "en", True),
        "profile, of somebody else": lambda: known.profile("person7", busy),
        "profile, one's own": lambda: known.profile("person0", busy),
        "last 100 games": lambda: known.recent(busy, 100, busy),
        "the strongest": anew(lambda: known.leaderboard("secret-hitler", "")),
        "the strongest as one role": anew(lambda: known.leaderboard("secret-hitler", "liberal")),
        "statistics of a game": anew(lambda: known.of_game("secret-hitler", "")),
        "statistics of an edition": anew(lambda: known.of_game("die-macher", "1997")),
        "whom I follow": lambda: door.people.followed(busy.id),
        "everything of mine": lambda: door.people.belongings.export(busy.id),
    }


async def ask(folder: Path) -> list[tuple[str, float, float]]:
    """Ask each question some times: milliseconds of the processor and by the clock, the median of each."""
    door = assemble(Config(data=folder))
    found = []
    try:
        busy = await door.store.person(BUSY)
        asked = questions(door, busy)
        with progress("asking", len(asked)) as advance:
            for name, question in asked.items():
                spent = [await _timed(question) for _ in range(TIMES)]
                found.append((name, *[statistics.median(each) * 1000 for each in zip(*spent, strict=True)]))
                advance(1)
    finally:
        await door.workers.close()
        door.store.close()
    return found


async def _timed(question: Question) -> tuple[float, float]:
    processor, clock = time.process_time(), time.perf_counter()
    await question()
    return time.process_time() - processor, time.perf_counter() - clock


def main() -> None:
    """Fill, ask, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--keep", type=Path, default=None)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.keep or Path(temporary)
        if not (folder / "hemicycle.db").exists():
            folder.mkdir(parents=True, exist_ok=True)
            fill(folder, given.accounts, given.games)
        size = (folder / "hemicycle.db").stat().st_size / 1e6
        print(f"{given.accounts:,} accounts, {given.games:,} finished games, {size:,.0f} MB\n")
        print("| Asked for | ms of the processor | ms by the clock |\n|---|---:|---:|")
        for name, processor, clock in asyncio.run(ask(folder)):
            print(f"| {name} | {processor:.1f} | {clock:.1f} |")


if __name__ == "__main__":
    main()
