"""Nobody comes in sideways: foreign pages at any door, used invitations, people one has blocked or who are gone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import create_engine, insert
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hemicycle.server.door import http, lobby, personal
from hemicycle.server.door.middleware import SAFE
from hemicycle.server.store import schema
from tests.server.process import Server
from tests.server.test_accounts import PASSWORD, member
from tests.server.wire import Visitor

Come = Callable[..., Visitor]
DOORS = [each for each in (*personal.HANDLERS, *lobby.HANDLERS, *http.HANDLERS) if each.method not in SAFE]
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://127.0.0.1"},  # another port is another site's
    {"sec-fetch-site": "cross-site"},
]


# --- foreign pages ---


@pytest.mark.parametrize("headers", FOREIGN)
def test_no_door_opens_to_a_foreign_page(server: Server, visitors: Come, headers: dict[str, str]) -> None:
    ann = visitors()
    assert len(DOORS) > 40

    for door in DOORS:
        path = re.sub(r"{\w+:number}", "1", door.path)
        path = re.sub(r"{\w+}", "0" * 32, path)
        answer = ann.http.request(door.method, path, json={}, headers=headers)

        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden-origin"), (door.method, path)


@pytest.mark.parametrize("headers", FOREIGN)
def test_no_socket_opens_to_a_foreign_page(server: Server, visitors: Come, headers: dict[str, str]) -> None:
    ann = visitors()
    code = ann.open(seats=5)
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
    cookie = {"cookie": f"hemicycle={ann.http.cookies['hemicycle']}"}

    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={**cookie, **headers}):
        pass

    assert refused.value.response.status_code == 403
    with connect(address, additional_headers={**cookie, "origin": server.url}):
        pass


def test_a_page_that_came_without_tls_is_not_the_one_that_came_with_it(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_ORIGIN="https://play.example.org")
    with Visitor(server.url) as ann:
        codes = []
        for origin in ("http://play.example.org", "https://play.example.org"):
            headers = {"host": "play.example.org", "origin": origin}
            codes.append(ann.http.post("/api/guests", json={"name": "Ann"}, headers=headers).status_code)

    assert codes == [403, 201]


# --- invitations to the server ---


def test_a_used_invitation_is_used_under_any_name(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_REGISTRATION="invited")
    with ExitStack() as here:
        ann, eve = (here.enter_context(Visitor(server.url, name)) for name in ("Ann", "Eve"))
        code = server.run("invite").strip()
        member(ann, "ann", invitation=code)

        for again in (code, f"used {code}", f"used used {code}"):
            wish = {"account": "eve", "password": PASSWORD, "invitation": again}
            assert eve.refusal("POST", "/api/accounts", wish) == (403, "invitation-needed")


def test_whoever_asks_many_times_at_once_gets_no_more_than_once(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_REGISTRATION="invited", HEMICYCLE_INVITATIONS_EACH="2")
    with ExitStack() as stack, ThreadPoolExecutor(8) as at_once:
        guests = [stack.enter_context(Visitor(server.url, f"Guest {number}")) for number in range(8)]
        code = server.run("invite").strip()
        wishes = [{"account": f"guest{number}", "password": PASSWORD, "invitation": code} for number in range(8)]
        founded = list(
            at_once.map(lambda pair: pair[0].http.post("/api/accounts", json=pair[1]), zip(guests, wishes, strict=True))
        )
        ann = next(guest for guest, answer in zip(guests, founded, strict=True) if answer.status_code == 201)

        list(at_once.map(lambda _: ann.http.post("/api/invitations"), range(8)))

        assert [answer.json()["code"] for answer in founded if answer.status_code != 201] == ["invitation-needed"] * 7
        assert len(ann.get("/api/me/access")["invitations"]) <= 2


def test_an_invitation_is_taken_back_by_whoever_made_it_and_void_when_they_are_kept_out(
    own_server: Callable[..., Server],
) -> None:
    server = own_server(HEMICYCLE_REGISTRATION="invited", HEMICYCLE_OPERATORS="olga")
    with ExitStack() as here:
        olga, ann, eve = (here.enter_context(Visitor(server.url, name)) for name in ("Olga", "Ann", "Eve"))
        for each, account in ((olga, "olga"), (ann, "ann")):
            member(each, account, invitation=server.run("invite").strip())
        first, second = (ann.http.post("/api/invitations").json()["invitation"] for _ in range(2))
        wish = {"account": "eve", "password": PASSWORD}

        assert olga.refusal("DELETE", f"/api/invitations/{first}") == (404, "no-such-invitation")
        assert ann.http.delete(f"/api/invitations/{first}").status_code == 204
        assert ann.get("/api/me/access")["invitations"] == [second]
        assert eve.refusal("POST", "/api/accounts", {**wish, "invitation": first}) == (403, "invitation-needed")
        (found,) = olga.get("/api/operate/people", find="ann")
        olga.http.post("/api/operate/bans", json={"person": found["id"], "reason": "spam"})
        assert eve.refusal("POST", "/api/accounts", {**wish, "invitation": second}) == (403, "invitation-needed")


# --- people one has blocked ---


def test_whoever_is_blocked_by_their_account_has_invited_nobody_and_finds_no_table(visitors: Come) -> None:
    ann, bob = member(visitors("Ann"), "ann.apart"), member(visitors("Bob"), "bob.apart")
    code, theirs = ann.open(seats=5, visibility="public"), bob.open(seats=5)
    for who, whom in ((ann, "bob.apart"), (bob, "ann.apart")):
        assert who.http.put(f"/api/me/follows/{whom}").status_code == 204
    bob.http.post(f"/api/tables/{theirs}/invitations", json={"accounts": ["ann.apart"]})
    assert [each["account"] for each in ann.get("/api/home")["invitations"]] == ["bob.apart"]

    answer = ann.http.post("/api/ignored", json={"account": "bob.apart", "kind": "block"})

    assert [each["name"] for each in answer.json()] == ["Bob"]
    assert ann.get("/api/home")["invitations"] == []
    assert ann.get("/api/me/follows") == []
    assert [each["account"] for each in bob.get("/api/me/follows")] == ["ann.apart"]  # they do not notice
    assert code not in [card["table"]["code"] for card in bob.get("/api/home")["friends"]]
    known = ann.get("/api/people/bob.apart")["ignored"]
    assert known["kind"] == "block"
    assert bob.get("/api/people/ann.apart")["ignored"] is None
    ann.http.delete(f"/api/ignored/{known['id']}")
    assert code in [card["table"]["code"] for card in bob.get("/api/home")["friends"]]
    for nobody in ("ann.apart", "nobody.at.all"):
        wish = {"account": nobody, "kind": "block"}
        assert ann.refusal("POST", "/api/ignored", wish) == (404, "no-such-person")


def tables(visitor: Visitor) -> list[str]:
    return [card["table"]["code"] for card in visitor.get("/api/home")["running"]]


def test_nobody_is_drawn_into_another_game_while_they_are_away(visitors: Come) -> None:
    ann, bob = member(visitors("Ann"), "ann.away"), member(visitors("Bob"), "bob.again")
    code = bob.open(seats=5, rated=True)
    hers, his = ann.wire(code), bob.wire(code)
    hers.done("sit", seat=1)
    his.done("start", bots="random")
    his.done("propose", kind="abandon")
    hers.until(lambda wire: bool(wire.votes))
    hers.done("ballot", vote=hers.votes[0]["vote"], yes=True)
    his.until(lambda wire: wire.table["phase"] == "abandoned")
    hers.close()
    his.done("rematch")
    his.until(lambda wire: bool(wire.table["next"]))
    again = his.table["next"]
    assert again in tables(ann)

    assert bob.wire(again).refused("start", bots="random") == "not-come-yet"
    ann.http.post("/api/ignored", json={"account": "bob.again", "kind": "block"})

    assert again not in tables(ann)


# --- people who are gone ---


def rating(who: str) -> dict[str, Any]:
    return {
        "who": who, "game": "die-macher", "role": "", "mu": 30.0, "sigma": 1.0, "games": 9, "won": 9, "change": 0.0,
        "opponents": 9, "changed": 0,
    }  # fmt: skip


def test_whoever_is_gone_is_not_among_the_strongest(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_OPERATORS="ann")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        member(ann, "ann")
        member(bob, "bob")
        ids = [ann.get("/api/operate/people", find=name)[0]["id"] for name in ("ann", "bob")]
        engine = create_engine(f"sqlite:///{server.data / 'hemicycle.db'}")
        with engine.begin() as connection:
            connection.execute(insert(schema.rating), [rating(each) for each in ids])
        names = [each["name"] for each in ann.get("/api/games/die-macher/ratings")["ranked"]]
        assert sorted(names) == ["Ann", "Bob"]

        bob.http.delete("/api/me")

        assert [each["name"] for each in ann.get("/api/games/die-macher/ratings")["ranked"]] == ["Ann"]


# --- operators who are none any more ---


def test_whoever_operates_no_more_sees_nothing_more(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url, "Nora") as nora:
        member(nora, "nora")
        server.run("operators", "add", "nora")
        assert nora.get("/api/me/access")["operator"]
        assert nora.http.get("/api/operate/reports").status_code == 200
        before = time.time() * 1000

        server.run("operators", "remove", "nora")

        assert not nora.get("/api/me/access")["operator"]
        pages = [each for each in http.HANDLERS if each.path.startswith("/api/operate/")]
        for page in pages:
            path = re.sub(r"{\w+}", "0" * 32, page.path)
            body = {"reason": "x", "answer": "x"} if page.method == "POST" else None
            answer = nora.http.request(page.method, path, json=body)
            assert answer.status_code in (400, 404), (page.method, path)
        server.run("operators", "add", "nora")
        noted = [each for each in nora.get("/api/operate/audit") if each["at"] >= before]
        assert {each["what"] for each in noted} == {"remove-operator", "add-operator", "see-audit"}
