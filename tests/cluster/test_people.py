"""People, results and statistics as they are kept: PostgreSQL answers whatever SQLite answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.people import BUSY, fill_into

from hemicycle.server.operate import ratings
from hemicycle.server.room.rows import Person
from hemicycle.server.store import Store
from hemicycle.server.store.connecting import connect
from hemicycle.server.store.migrate import upgrade
from hemicycle.server.store.people import Device, Passkey, People
from hemicycle.server.store.results import Results
from hemicycle.server.store.statistics import Statistics

ACCOUNTS, GAMES = 30, 60
SOMEBODY, GUEST = "p7", "p8"


@pytest.fixture
def urls(tmp_path: Path, database: str) -> list[str]:
    """A database of each kind, with the same people and games in it."""
    found = [f"sqlite:///{tmp_path / 'people.db'}", database]
    for url in found:
        engine = connect(url)
        upgrade(engine)
        fill_into(engine, ACCOUNTS, GAMES)
        engine.dispose()
    return found


def both(urls: list[str], ask: Callable[[Store], Awaitable[Any]]) -> Iterator[Any]:
    """What each of them answers."""
    for url in urls:

        async def asked(url: str = url) -> Any:
            store = Store(connect(url))
            try:
                return await ask(store)
            finally:
                store.close()

        yield asyncio.run(asked())


def test_all_that_is_shown_of_people_and_games_is_the_same(urls: list[str]) -> None:
    async def ask(store: Store) -> Any:
        statistics, people = Statistics(store), People(store)
        return [
            await statistics.recent(BUSY, 5, archived=False),
            await statistics.played(BUSY),
            await statistics.ratings(BUSY),
            await statistics.histories(BUSY),
            await statistics.head_to_head(BUSY, SOMEBODY),
            await statistics.leaderboard("secret-hitler", "", 5, 3, 10),
            await statistics.roles("secret-hitler"),
            await statistics.of_game("secret-hitler", ""),
            await statistics.of_game("die-macher", "1997"),
            await people.followed(BUSY),
            await store.rooms(person=BUSY, most=60, phases=("seating", "playing"), archived=False),
            await store.held_by(["p1", "p2", "p3"], 8),
            await people.belongings.export(BUSY),
        ]

    sqlite, postgresql = both(urls, ask)

    for one, other in zip(sqlite, postgresql, strict=True):
        assert one == other
    assert sqlite[0]
    assert sqlite[4]
    assert sqlite[7]["games"] > 0


def test_all_that_people_change_is_the_same(urls: list[str]) -> None:
    async def ask(store: Store) -> Any:
        people = People(store)
        person = await store.person(SOMEBODY)
        assert person is not None
        await people.come_in(Device(id="d1", person=SOMEBODY, label="Firefox", created=1, seen=1))
        await people.proved("d1", 5)
        await people.found(SOMEBODY, {"password": "hash"}, _passkey("key1"), None, 7)
        await people.used_passkey("key1", 3, 9)
        await people.add_tickets(["one", "two"], SOMEBODY, 3)
        await people.found(SOMEBODY, {}, None, "one", 4)
        await people.follow(SOMEBODY, BUSY, 1)
        await people.invite("O000031", "die-macher", [BUSY, "p1"], person, 2)
        await people.uninvite("O000031", "p1")
        await people.archive(SOMEBODY, "G000001", away=True)
        changed = [await people.belongings.export(each) for each in (SOMEBODY, BUSY)]
        await people.belongings.hand_over(GUEST, SOMEBODY)
        await people.belongings.forget(SOMEBODY, "gone 1", await people.belongings.notes(SOMEBODY))
        gone = [await people.belongings.export(each) for each in (GUEST, SOMEBODY, "gone 1", BUSY)]
        left = [await people.invitations(BUSY), await people.has_ticket("one", 5), await people.devices(SOMEBODY)]
        return changed, gone, left

    sqlite, postgresql = both(urls, ask)

    assert sqlite == postgresql
    (mine, _), (guest, me, nobody, _), left = sqlite
    assert [each["signs"] for each in mine["passkey"]] == [3]
    assert [each["code"] for each in mine["ticket"]] == ["two"]
    assert {name for name, kept in guest.items() if kept} == {"seat", "person"}  # rooms hand over their own
    assert {name for name, kept in me.items() if kept} == {"seat"}
    assert nobody["result_seat"]
    assert {each["name"] for each in nobody["result_seat"]} == {"N. N."}
    assert left == [[], False, []]


def test_games_are_counted_alike(urls: list[str]) -> None:
    async def ask(store: Store) -> Any:
        results = Results(store)
        match = 3
        place = await results.last_counted() + 1
        result = await results.result(match)
        keys = {(ratings.who(seat), result.game, role) for seat in result.seats for role in ("", seat.role)}
        counted = ratings.count(result, await results.standings(keys), teams=True)
        await results.keep(result, place, counted.standings, counted.seats)
        return place, await results.to_count(), await Statistics(store).ratings(result.seats[0].person or "")

    sqlite, postgresql = both(urls, ask)

    assert sqlite == postgresql
    assert sqlite[0] == GAMES + 1


def _passkey(id: str) -> Passkey:
    return Passkey(id=id, person=SOMEBODY, key=b"\x00\xff", signs=0, label="phone", created=1)


def test_an_account_is_taken_once(urls: list[str]) -> None:
    async def ask(store: Store) -> Any:
        taken = await store.account("person1")
        assert isinstance(taken, Person)
        try:
            await People(store).found(SOMEBODY, {"account": "person1"}, None, None, 1)
        except Exception as error:
            return type(error).__name__, "UNIQUE" in str(error).upper()
        return None

    assert list(both(urls, ask)) == [("NotStored", True)] * 2
