"""Accounts: guests become them, devices are listed and signed out, everything of one's own, and its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from hemicycle.server.door.addresses import device_label
from tests.server.process import Server
from tests.server.wire import Visitor

Come = Callable[..., Visitor]
PASSWORD = "correct horse"


def member(visitor: Visitor, account: str, **more: Any) -> Visitor:
    """Give a visitor an account."""
    answer = visitor.http.post("/api/accounts", json={"account": account, "password": PASSWORD, **more})
    assert answer.status_code == 201, answer.text
    return visitor


def another_device(visitor: Visitor, account: str) -> Visitor:
    """The same person, somewhere else."""
    there = Visitor(visitor.url, "Somebody")
    answer = there.http.post("/api/session", json={"account": account, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return there


def test_a_guest_becomes_an_account_without_losing_seats(visitors: Come) -> None:
    ann = visitors("Ann")
    code = ann.open(seats=5)
    wire = ann.wire(code)

    member(ann, "keeper")

    assert wire.closed() == 4401
    assert wire.news[-1]["retry_after"] == 1.0  # it comes back by itself
    again = ann.wire(code)
    assert again.you["seats"] == [0]
    assert again.table["seats"][0]["account"] == "keeper"
    with another_device(ann, "keeper") as phone:
        assert phone.wire(code).you["seats"] == [0]


@pytest.mark.parametrize("how", ["registers", "signs in"])
def test_whoever_knew_a_guests_token_is_not_their_account(visitors: Come, how: str) -> None:
    account = {"account": f"fixed-{how[0]}", "password": PASSWORD}
    ann = visitors("Ann")
    if how == "signs in":
        member(visitors("Ann before"), account["account"])
    code = ann.open(seats=5)
    planted = ann.http.cookies["hemicycle"]
    listening = ann.wire(code)

    ann.http.post("/api/accounts" if how == "registers" else "/api/session", json=account)

    assert listening.closed() == 4401
    stolen = httpx.get(f"{ann.url}/api/me", headers={"cookie": f"hemicycle={planted}"})
    assert stolen.status_code == 401
    assert ann.get("/api/me")["account"] == account["account"]


def test_two_clicks_make_one_account_and_nobody_is_signed_out(visitors: Come) -> None:
    ann = visitors("Ann")
    cookie = {"cookie": f"hemicycle={ann.http.cookies['hemicycle']}"}

    async def click() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=ann.url, timeout=20, headers=cookie) as browser:
            wish = {"account": "twice", "password": PASSWORD}
            return await asyncio.gather(*[browser.post("/api/accounts", json=wish) for _ in range(4)])

    made = [answer for answer in asyncio.run(click()) if answer.status_code == 201]

    assert len(made) == 1
    with httpx.Client(base_url=ann.url, cookies=dict(made[0].cookies)) as browser:
        assert browser.get("/api/me").json()["account"] == "twice"


def test_an_account_is_found_by_the_name_it_is_kept_under(visitors: Come) -> None:
    member(visitors("Ipek"), "\u0130pek")

    assert visitors().get("/api/people/ipek")["account"] == "ipek"
    with another_device(visitors(), "\u0130pek") as phone:
        assert phone.get("/api/me")["account"] == "ipek"


def test_accounts_do_not_look_like_each_other(visitors: Come) -> None:
    member(visitors("Olga"), "olga.miller")
    eve = visitors("Eve")
    alike = ["0lga.miller", "OIga.Miller", "olga.miIler", "olga.rniller", "ólga.miller", "olga.miller_", "ｏlga.miller"]

    for account in alike:
        wish = {"account": account, "password": PASSWORD}
        assert eve.refusal("POST", "/api/accounts", wish) == (409, "account-alike"), account

    member(eve, "helga.miller")


def test_what_a_guest_holds_goes_to_the_account_they_sign_in_with(visitors: Come) -> None:
    member(visitors("Ann"), "heir")
    phone = visitors("Guest")
    code = phone.open(seats=5)

    phone.http.post("/api/session", json={"account": "heir", "password": PASSWORD})

    assert phone.wire(code).table["seats"][0]["account"] == "heir"
    assert [table["code"] for table in phone.get("/api/tables", mine=True)["tables"]] == [code]


def test_a_device_is_signed_out_with_its_open_tables_and_no_other(visitors: Come) -> None:
    ann = member(visitors("Ann"), "devices")
    code = ann.open(seats=5)
    here = ann.wire(code)
    with another_device(ann, "devices") as phone:
        there = phone.wire(code)
        listed = ann.get("/api/me/access")["devices"]
        assert [device["here"] for device in listed] == [False, True]

        assert ann.http.delete(f"/api/me/devices/{listed[0]['id']}").status_code == 204

        assert there.closed() == 4401
        assert phone.refusal("GET", "/api/me") == (401, "who-are-you")
        here.settle()
        assert ann.get("/api/me")["account"] == "devices"


def test_nobody_signs_out_the_devices_of_others(visitors: Come) -> None:
    ann, eve = member(visitors("Ann"), "target"), member(visitors("Eve"), "meddler")
    device = ann.get("/api/me/access")["devices"][0]["id"]

    assert eve.refusal("DELETE", f"/api/me/devices/{device}") == (404, "no-such-device")
    assert ann.get("/api/me")["account"] == "target"


def test_leaving_voids_the_token_of_this_device(visitors: Come) -> None:
    ann = member(visitors("Ann"), "leaver")
    cookie = ann.http.cookies["hemicycle"]

    ann.http.delete("/api/session")

    again = httpx.get(f"{ann.url}/api/me", headers={"cookie": f"hemicycle={cookie}"})
    assert again.status_code == 401


def test_another_password_signs_out_all_other_devices(visitors: Come) -> None:
    ann = member(visitors("Ann"), "changer")
    with another_device(ann, "changer") as thief:
        assert ann.http.put("/api/password", json={"password": "quite another"}).status_code == 204

        assert thief.refusal("GET", "/api/me") == (401, "who-are-you")
        assert ann.get("/api/me")["account"] == "changer"
    wrong = {"account": "changer", "password": PASSWORD}
    assert visitors("Eve").refusal("POST", "/api/session", wrong) == (401, "wrong-password")


def test_nobody_keeps_hashing_busy_with_passwords_of_their_own(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_LOGIN_RATE="1")
    with Visitor(server.url, "Ann") as ann:
        member(ann, "changer")

        changes = [ann.http.put("/api/password", json={"password": "quite another"}).status_code for _ in range(11)]

    assert changes[0] == 204
    assert changes[-1] == 429


def test_a_device_left_unlocked_cannot_take_the_account_over(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_TEST_CLOCK="")
    with Visitor(server.url, "Ann") as ann:
        member(ann, "unlocked")
        _forget_proof(server)

        assert ann.refusal("PUT", "/api/password", {"password": "quite another"}) == (403, "prove-yourself")
        assert ann.refusal("DELETE", "/api/me") == (403, "prove-yourself")
        assert ann.refusal("POST", "/api/session/proof", {"password": "a guess of mine"}) == (401, "wrong-password")
        assert not ann.get("/api/me/access")["proved"]

        assert ann.http.post("/api/session/proof", json={"password": PASSWORD}).status_code == 204
        assert ann.get("/api/me/access")["proved"]
        assert ann.http.delete("/api/me").status_code == 204


def _forget_proof(server: Server) -> None:
    """As if the password had been given long ago; the server reads it when it starts again."""
    import sqlite3

    server.stop()
    with sqlite3.connect(server.data / "hemicycle.db") as database:
        database.execute("UPDATE device SET proved = 1")
    database.close()
    server.start()


def test_everything_of_mine_can_be_had_but_for_what_signs_in(visitors: Come) -> None:
    ann, bob = member(visitors("Ann"), "exporter"), visitors("Bob")
    code = ann.open(seats=5)
    wire = ann.wire(code)
    wire.done("say", seat=0, text="hello there")
    other = bob.wire(code)
    other.done("sit", seat=1)
    other.done("say", seat=1, text="not mine to have")

    kept = ann.get("/api/me/export")

    assert kept["person"][0]["account"] == "exporter"
    assert kept["seat"] == [{"room": code, "seat": 0, "person": kept["person"][0]["id"]}]
    assert ["hello there" in said["body"] for said in kept["talk"]] == [True]
    assert len(kept["device"]) == 1
    text = str(kept)
    assert "not mine" not in text
    assert "argon2" not in text
    assert "password" not in text


def test_deleting_me_gives_up_my_seats_and_leaves_no_name(visitors: Come) -> None:
    ann, bob = member(visitors("Ann"), "vanish"), visitors("Bob")
    code, seating = ann.open(seats=5), ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=1)
    host.done("say", seat=0, text="remember me")
    host.done("start", bots="random")

    assert ann.http.delete("/api/me").status_code == 204

    assert host.closed() == 4401
    guest.until(lambda wire: wire.table["seats"][0]["state"] == "bot")
    assert (guest.table["seats"][0]["name"], guest.table["seats"][0]["account"]) == ("N. N.", None)
    assert bob.get(f"/api/tables/{seating}")["seats"][0]["state"] == "open"
    assert "Ann" not in str(bob.get(f"/api/tables/{code}"))
    assert ann.refusal("GET", "/api/me") == (401, "who-are-you")
    credentials = {"account": "vanish", "password": PASSWORD}
    assert visitors("Eve").refusal("POST", "/api/session", credentials) == (401, "wrong-password")
    member(visitors("Another"), "vanish")


def test_registration_can_be_closed(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_REGISTRATION="closed")
    with Visitor(server.url) as ann:
        wish = {"account": "ann", "password": PASSWORD}
        assert ann.refusal("POST", "/api/accounts", wish) == (403, "registration-closed")
        assert ann.get("/api/about")["registration"] == "closed"


def test_an_invitation_makes_one_account(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_REGISTRATION="invited", HEMICYCLE_INVITATIONS_EACH="1")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob, Visitor(server.url, "Eve") as eve:
        wish = {"account": "ann", "password": PASSWORD}
        assert ann.refusal("POST", "/api/accounts", wish) == (403, "invitation-needed")
        assert ann.refusal("POST", "/api/accounts", {**wish, "invitation": "guessed"}) == (403, "invitation-needed")
        code = server.run("invite").strip()

        member(ann, "ann", invitation=code)

        wish = {"account": "eve", "password": PASSWORD, "invitation": code}
        assert eve.refusal("POST", "/api/accounts", wish) == (403, "invitation-needed")
        assert eve.refusal("POST", "/api/invitations") == (403, "account-required")
        handed = ann.http.post("/api/invitations").json()["invitation"]
        assert ann.refusal("POST", "/api/invitations") == (429, "too-many-invitations")
        member(bob, "bob", invitation=handed)


def test_where_accounts_are_required_guests_only_play_by_a_link(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_REGISTRATION="required")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Guest") as guest:
        member(ann, "ann")
        code = ann.open(seats=5)
        host, wire = ann.wire(code), guest.wire(code)

        assert guest.refusal("POST", "/api/tables", {"settings": {"game": "secret-hitler"}}) == (
            403,
            "account-required",
        )
        assert wire.refused("sit", seat=1) == "account-required"
        assert guest.refusal("POST", f"/api/tables/{code}/seats") == (403, "account-required")
        link = host.ask("issue-link", seat=2)["link"]
        assert guest.http.post("/api/seats", json={"link": link}).json()["seat"] == 2


def test_a_passkey_that_is_none_is_refused_in_a_sentence(visitors: Come) -> None:
    ann = visitors("Ann")
    asked = ann.http.post("/api/passkeys/options", json={"account": "forger"}).json()
    signed = {"challenge": asked["challenge"], "credential": {"id": "x", "response": {}}}

    assert ann.refusal("POST", "/api/passkeys", {"account": "forger", "signed": signed}) == (401, "wrong-passkey")
    again = ann.refusal("POST", "/api/passkeys", {"account": "forger", "signed": signed})
    assert again == (409, "passkey-too-late")  # a challenge is answered once
    stranger = {"challenge": "made up", "credential": {"id": "x"}}
    assert ann.refusal("POST", "/api/session/passkey", stranger) == (409, "passkey-too-late")
    assert ann.get("/api/me")["account"] is None


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("", ""),
    ],
)
def test_devices_are_called_by_browser_and_system(agent: str, label: str) -> None:
    assert device_label(agent) == label
