"""The first page, profiles, ratings, the strongest, statistics, friends; joining and leaving tables from a list."""

from __future__ import annotations

import itertools
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hemicycle.arena.backends import Here
from hemicycle.arena.journal import Journal
from hemicycle.arena.plan import Plan
from hemicycle.arena.tournament import run
from hemicycle.server.config import Config, ConfigError
from hemicycle.server.operate import people, ratings
from hemicycle.server.operate.ratings import count
from hemicycle.server.room.rows import Result, ResultSeat
from hemicycle.server.store.results import Key, Standing
from tests.server.process import Server
from tests.server.test_accounts import PASSWORD, member
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]
_names = (f"member{number}" for number in itertools.count())


def play(*wires: Wire) -> None:
    """Play to the end, anything."""
    luck = random.Random(1)
    while any(wire.table["phase"] != "over" for wire in wires):
        for wire in wires:
            wire.settle()
            for seat in wire.asked():
                wire.do(seat, wire.any(seat, luck))


def rated_game(*players: Visitor) -> str:
    """A rated game of people with accounts and random bots, played to its end."""
    code = players[0].open(seats=5, rated=True)
    wires = [player.wire(code) for player in players]
    for seat, wire in enumerate(wires[1:], 1):
        wire.done("sit", seat=seat)
    wires[0].done("start", bots="random")
    play(*wires)
    for wire in wires:
        wire.close()
    return code


@pytest.fixture(scope="module")
def rated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[str]]]:
    """A server where three people have played some rated games, stopped; and their accounts."""
    server = Server(tmp_path_factory.mktemp("rated") / "data").start()
    names = ["ada", "bruno", "clara"]
    with (
        Visitor(server.url, "Ada") as ada,
        Visitor(server.url, "Bruno") as bruno,
        Visitor(server.url, "Clara") as clara,
    ):
        for visitor, name in zip((ada, bruno, clara), names, strict=True):
            member(visitor, name)
        for _ in range(2):
            rated_game(ada, bruno)
        rated_game(ada, bruno, clara)
        _counted(ada, 3)
        yield server, names
    server.stop()


def _counted(visitor: Visitor, games: int) -> None:
    """Wait until so many games are counted."""
    until = time.monotonic() + 60
    while sum(each["games"] for each in visitor.get("/api/home")["ratings"] if not each["role"]) < games:
        assert time.monotonic() < until, "not counted"
        time.sleep(0.1)


def test_rated_games_are_counted_and_shown_with_their_doubt(rated: tuple[Server, list[str]]) -> None:
    server, _ = rated
    with Visitor(server.url) as stranger:
        profile = stranger.get("/api/people/ada")

    whole = next(each for each in profile["ratings"] if not each["role"])
    assert (whole["games"], whole["settled"]) == (3, False)
    assert whole["doubt"] > 150
    assert {each["role"] for each in profile["ratings"]} > {""}
    assert len(profile["histories"]["secret-hitler"]) == 3
    assert profile["finished"] == 3
    assert {seat["role"] for seat in profile["recent"][0]["seats"]} == {"liberal", "fascist", "hitler"}
    assert [game["code"] for game in profile["recent"]] == [None] * 3  # the tables were private


def test_all_ratings_come_out_the_same_from_the_records(rated: tuple[Server, list[str]], tmp_path: Path) -> None:
    server, _ = rated
    with sqlite3.connect(server.data / "hemicycle.db") as source, sqlite3.connect(tmp_path / "hemicycle.db") as target:
        source.backup(target)
    kept = _ratings(tmp_path)
    config = Config(data=tmp_path)

    assert people.recompute(config).differ == 0
    assert _ratings(tmp_path) == kept

    with sqlite3.connect(tmp_path / "hemicycle.db") as database:
        database.execute("UPDATE rating SET mu = 99")
        database.execute("UPDATE result_seat SET won = 1, place = 1, mu = NULL")
    database.close()
    found = people.recompute(config)
    assert (found.games, found.differ) == (3, len(kept))
    assert _ratings(tmp_path) == kept


def _ratings(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "hemicycle.db") as database:
        rows = database.execute("SELECT * FROM rating ORDER BY who, game, role").fetchall()
    database.close()
    return rows


def test_all_games_of_mine_are_found_page_by_page(rated: tuple[Server, list[str]]) -> None:
    server, _ = rated
    with Visitor(server.url) as ada:
        ada.http.post("/api/session", json={"account": "ada", "password": PASSWORD})
        whole = ada.get("/api/me/games")
        pages = [ada.get("/api/me/games", most=1)]
        while pages[-1]:
            pages.append(ada.get("/api/me/games", most=1, before=pages[-1][-1]["ended"]))

    assert len(whole) == 3
    assert [game for page in pages for game in page] == whole


def test_the_strongest_need_games_against_several_others(rated: tuple[Server, list[str]]) -> None:
    server, _ = rated
    with Visitor(server.url) as stranger:
        board = stranger.get("/api/games/secret-hitler/ratings")

    assert board["ranked"] == []  # three games against two others are too few
    assert (board["least_games"], board["least_opponents"]) == (5, 3)
    assert set(board["roles"]) <= {"liberal", "fascist", "hitler", "side:fascist"}


def test_statistics_count_finished_games(rated: tuple[Server, list[str]]) -> None:
    server, _ = rated
    with Visitor(server.url) as stranger:
        found = stranger.get("/api/games/secret-hitler/statistics")

    assert found["games"] == 3
    assert sum(rate["games"] for rate in found["roles"]) == 15
    assert [rate["games"] for rate in found["seats"]["5"]] == [3] * 5
    assert sum(rate["games"] for rate in found["first"]) == 3
    assert [(rate["value"], rate["games"]) for rate in found["editions"]] == [("official", 3)]


def test_two_people_see_how_they_did_against_each_other(rated: tuple[Server, list[str]]) -> None:
    server, _ = rated
    with Visitor(server.url) as clara:
        clara.http.post("/api/session", json={"account": "clara", "password": "correct horse"})
        met = clara.get("/api/people/ada")["head_to_head"]
        assert clara.get("/api/people/clara")["me"]

    assert [(each["game"], each["games"]) for each in met] == [("secret-hitler", 1)]


# --- ratings as such ---


def seat(number: int, person: str | None, **more: Any) -> ResultSeat:
    usual: dict[str, Any] = {
        "bot": None if person else "random", "name": "", "role": "", "team": "", "first": False, "place": number + 1,
        "won": number == 0, "score": None, "decisions": 10, "stood_in": 0, "left": False,
    }  # fmt: skip
    return ResultSeat(seat=number, person=person, **(usual | more))


def game(*seats: ResultSeat) -> Result:
    return Result(
        match=1, room="A", number=1, game="die-macher", edition="1997", rated=True, ending="end", ended=1,
        seats=list(seats),
    )  # fmt: skip


def mu(result: Result, who: str, known: dict[Key, Standing] | None = None) -> float:
    return count(result, known or {}, teams=False).standings[who, "die-macher", ""].mu


def test_whoever_wins_rises_and_whoever_loses_falls() -> None:
    result = game(seat(0, "ann"), seat(1, "bob"), seat(2, "cyd"))

    assert mu(result, "ann") > mu(result, "bob") > mu(result, "cyd")


def test_bots_nobody_has_rated_do_not_count() -> None:
    alone = game(seat(0, "ann"), seat(1, None), seat(2, None))

    assert mu(alone, "ann") == ratings.MU
    weak = {("bot:random", "die-macher", ""): Standing(mu=5.0, sigma=1.0)}
    against_people = game(seat(0, "ann"), seat(1, "bob"), seat(2, "cyd"))
    assert ratings.MU < mu(alone, "ann", weak) < mu(against_people, "ann")  # there is less to gain from the weak
    assert ("bot:random", "die-macher", "") not in count(alone, weak, teams=False).standings


def test_whoever_left_is_last_and_whoever_was_away_gains_nothing() -> None:
    left = game(seat(0, "ann", left=True), seat(1, "bob"), seat(2, "cyd"))
    away = game(seat(0, "ann", stood_in=6), seat(1, "bob"), seat(2, "cyd"))

    assert mu(left, "ann") < ratings.MU < mu(left, "bob")
    assert mu(away, "ann") == ratings.MU


def test_sides_are_rated_together_and_as_what_each_played() -> None:
    seats = [
        seat(0, "ann", team="liberal", role="liberal", won=True),
        seat(1, "bob", team="liberal", role="liberal", won=True),
        seat(2, "cyd", team="fascist", role="hitler", won=False),
        seat(3, "dan", team="fascist", role="fascist", won=False),
    ]
    found = count(msgspec.structs.replace(game(*seats), game="secret-hitler"), {}, teams=True).standings

    assert found["ann", "secret-hitler", ""].mu == found["bob", "secret-hitler", ""].mu > ratings.MU
    assert found["cyd", "secret-hitler", "hitler"].mu < ratings.MU
    assert found["cyd", "secret-hitler", "side:fascist"].mu == found["dan", "secret-hitler", "side:fascist"].mu
    assert ("ann", "secret-hitler", "side:liberal") not in found  # all liberals are liberal: that is one rating
    assert found["ann", "secret-hitler", ""].met == {"bob", "cyd", "dan"}


# --- the first page ---


def test_the_first_page_tells_where_it_is_my_turn(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open("die-macher", seats=3, pace="slow", mine=3, start=True)
    waiting = bob.open(seats=5, visibility="public")

    page = ann.get("/api/home")

    card = page["turn"][0]
    assert (card["table"]["code"], card["mine"], card["stage"]["progress"]["rounds"]) == (code, [0, 1, 2], 7)
    assert card["deadline"] > time.time() * 1000
    assert card["stage"]["step"]
    assert waiting in [each["table"]["code"] for each in page["open"]]
    assert page["running"] == []


def test_nothing_hidden_is_on_anybodys_first_page_or_profile(visitors: Come) -> None:
    ann, eve = member(visitors("Ann"), next(_names)), visitors("Eve")
    account = ann.get("/api/me")["account"]
    ann.open(seats=5, bots="random", start=True, visibility="public", pace="live")

    shown = [ann.get("/api/home")["turn"], ann.get("/api/home")["running"], eve.get(f"/api/people/{account}")]

    cards = [card for each in shown[:2] for card in each]
    assert cards
    for card in cards:
        assert set(card) == {"table", "mine", "disposable", "waiting", "deadline", "stage"}
        assert set(card["stage"]["progress"]) == {"liberal", "fascist"}  # policies on the table, for all to see
        assert {seat["party"] for seat in card["table"]["seats"]} == {None}
        assert "role" not in str(card["stage"])
    assert shown[2]["games"] == []
    assert shown[2]["recent"] == []


def test_one_click_takes_any_free_seat(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, visibility="public", language="nl")

    assert bob.http.post(f"/api/tables/{code}/seats").status_code == 204
    assert bob.http.post(f"/api/tables/{code}/seats").status_code == 204  # a double click

    assert bob.wire(code).you["seats"] == [1]
    assert code in [card["table"]["code"] for card in bob.get("/api/tables/open", language="nl", game="secret-hitler")]
    assert code not in [card["table"]["code"] for card in bob.get("/api/tables/open", language="fr")]
    assert code not in [card["table"]["code"] for card in bob.get("/api/tables/open", rated=True)]


def test_a_table_is_left_put_away_and_thrown_away_where_that_robs_nobody(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=1)

    assert bob.refusal("DELETE", f"/api/tables/{code}") == (409, "not-your-table")
    assert ann.refusal("DELETE", f"/api/tables/{code}") == (409, "others-played")
    assert ann.refusal("PUT", f"/api/tables/{code}/archive") == (409, "not-over-yet")
    host.done("start", bots="random")
    assert bob.http.delete(f"/api/tables/{code}/seats").status_code == 204
    host.until(lambda wire: wire.table["seats"][1]["state"] == "bot")
    assert ann.refusal("DELETE", f"/api/tables/{code}") == (409, "others-played")  # Bob has
    play(host)
    assert ann.http.put(f"/api/tables/{code}/archive").status_code == 204
    assert ann.get("/api/tables", mine=True)["tables"] == []
    assert [each["code"] for each in ann.get("/api/me/archive")["tables"]] == [code]

    alone = ann.open(seats=5, bots="random", start=True)
    assert ann.http.delete(f"/api/tables/{alone}").status_code == 204
    assert ann.refusal("GET", f"/api/tables/{alone}") == (404, "no-such-table")


# --- friends ---


def test_whom_i_follow_i_find_and_can_invite(visitors: Come) -> None:
    ann, bob = member(visitors("Ann"), next(_names)), member(visitors("Bob"), next(_names))
    hers, his = ann.get("/api/me")["account"], bob.get("/api/me")["account"]
    code, hidden = bob.open(seats=5, visibility="public"), bob.open(seats=5)

    assert ann.http.put(f"/api/me/follows/{his}").status_code == 204
    assert ann.refusal("PUT", f"/api/me/follows/{hers}") == (409, "follow-yourself")
    assert bob.http.post(f"/api/tables/{hidden}/invitations", json={"accounts": [hers]}).status_code == 204

    page = ann.get("/api/home")
    assert [card["table"]["code"] for card in page["friends"]] == [code]  # private tables are not shown
    assert [(each["by"], each["card"]["table"]["code"]) for each in page["invitations"]] == [("Bob", hidden)]
    assert [each["account"] for each in ann.get("/api/me/follows")] == [his]
    assert ann.get(f"/api/people/{his}")["followed"]

    ann.http.post(f"/api/tables/{hidden}/seats")
    assert ann.get("/api/home")["invitations"] == []
    ann.http.delete(f"/api/me/follows/{his}")
    assert ann.get("/api/home")["friends"] == []


def test_strangers_to_a_table_invite_nobody_to_it(visitors: Come) -> None:
    ann, eve = visitors("Ann"), member(visitors("Eve"), next(_names))
    code = ann.open(seats=5)

    assert eve.refusal("POST", f"/api/tables/{code}/invitations", {"accounts": ["somebody"]}) == (409, "not-seated")
    assert eve.refusal("PUT", "/api/me/follows/nobody-at-all") == (404, "no-such-person")
    assert ann.refusal("GET", "/api/people/nobody-at-all") == (404, "no-such-person")


def test_a_new_table_can_be_opened_for_the_same_people(visitors: Come) -> None:
    ann, bob = member(visitors("Ann"), next(_names)), member(visitors("Bob"), next(_names))
    his = bob.get("/api/me")["account"]

    body = {"settings": {"game": "secret-hitler"}, "invite": [his]}
    code = ann.http.post("/api/tables", json=body).json()["code"]

    assert [each["card"]["table"]["code"] for each in bob.get("/api/home")["invitations"]] == [code]


# --- bots ---


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games of the arena between bots that play anything and bots that think of themselves."""
    path = tmp_path_factory.mktemp("arena") / "games.jsonl"
    plan = Plan("secret-hitler", ("random", "selfish"), 20, seats=5, seed=3)
    run(plan, Here(), Journal(path, plan))
    return path


def test_bots_are_rated_by_the_games_of_the_arena_and_marked(own_server: Callable[..., Server], journal: Path) -> None:
    server = own_server()

    said = [server.run("ratings", "--bots", str(journal)) for _ in range(2)]

    assert said[0] == said[1]
    with Visitor(server.url) as stranger:
        board = stranger.get("/api/games/secret-hitler/ratings")
    assert {each["bot"] for each in board["ranked"]} == {"random", "selfish"}
    assert {each["account"] for each in board["ranked"]} == {None}
    assert {each["rating"]["games"] for each in board["ranked"]} == {20}
    assert set(board["roles"]) == {"liberal", "fascist", "hitler", "side:fascist"}


def test_a_file_that_is_no_journal_of_the_arena_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for text in ("", "hello\n", '{"plan": {}}\n', '{"plan": {"game": "secret-hitler"}}\n{"bots": 3}\n'):
        file.write_text(text, "utf-8")
        with pytest.raises(ConfigError) as refused:
            people.rate_bots(Config(data=tmp_path / "data"), [file])
        assert refused.value.code == "notice-not-a-journal"


def test_rated_bots_count_and_all_comes_out_the_same_from_the_records(
    own_server: Callable[..., Server], journal: Path
) -> None:
    server = own_server()
    server.run("ratings", "--bots", str(journal))
    with Visitor(server.url, "Ada") as ada, Visitor(server.url, "Bruno") as bruno:
        member(ada, "ada")
        member(bruno, "bruno")
        rated_game(ada, bruno)
        _counted(ada, 1)
        server.stop()
        kept = _ratings(server.data)

        assert people.recompute(Config(data=server.data)).differ == 0
        assert _ratings(server.data) == kept
        assert {who for who, *_ in kept} > {"bot:random", "bot:selfish"}
        server.start()
