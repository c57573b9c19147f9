"""Being called back, over real sockets: web push that is decrypted, mail that is read, webhooks that are checked."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.notify.receivers import Browser, Mailbox, Receiver
from tests.server.process import Server
from tests.server.test_accounts import member
from tests.server.test_runner import Scene, play
from tests.server.wire import Visitor


def add(visitor: Visitor, target: dict[str, Any], events: list[str] | None = None) -> dict[str, Any]:
    answer = visitor.http.post("/api/ways", json={"target": target})
    assert answer.status_code == 201, answer.text
    way: dict[str, Any] = answer.json()
    if events is not None:
        way = visitor.http.patch(f"/api/ways/{way['id']}", json={"events": events}).json()
    return way


def away(visitor: Visitor, **settings: Any) -> str:
    """A table where somebody who is not there is asked first."""
    return visitor.open(seats=5, mine=5, start=True, **settings)


def confirmed(visitor: Visitor, mailbox: Mailbox, events: list[str]) -> dict[str, Any]:
    way = add(visitor, {"type": "mail", "address": "ann@example.org"}, events)
    token = token_in(mailbox.wait(1)[0].get_content(), "confirm")
    assert visitor.http.post("/api/mail/confirm", json={"token": token}).json() == {"address": "a…@example.org"}
    mailbox.letters.clear()
    return way


def token_in(text: str, purpose: str) -> str:
    found = re.search(rf"#{purpose}=(\S+)", text)
    assert found is not None, text
    return found[1]


def test_a_browser_is_told_in_secret_whose_turn_it_is(ann: Visitor, browser: Browser, receiver: Receiver) -> None:
    add(ann, browser.target, ["turn"])

    code = away(ann)

    (told,) = browser.read()
    assert (told["kind"], told["room"], told["link"]) == ("turn", code, f"{ann.url}/t/{code}")
    assert told["title"] == "Secret Hitler"
    _, headers, body = receiver.posts[0]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Authorization"].startswith("vapid t=")
    assert ann.get("/api/notifications")["push_key"] in headers["Authorization"]
    assert code.encode() not in body


def test_somebody_who_is_there_is_not_called(ann: Visitor, browser: Browser, receiver: Receiver) -> None:
    add(ann, browser.target, ["turn", "over", "begun"])
    code = ann.open(seats=5, mine=5)
    wire = ann.wire(code)
    wire.done("start")
    wire.until(lambda each: bool(each.asked()))
    add(ann, {"type": "webhook", "url": receiver.url + "/hook"})

    ann.http.post(f"/api/ways/{ann.get('/api/notifications')['ways'][0]['id']}/test")

    assert [each["kind"] for each in browser.read()] == ["test"]


def test_a_webhook_is_signed_and_says_nothing_secret(ann: Visitor, receiver: Receiver) -> None:
    way = add(ann, {"type": "webhook", "url": receiver.url + "/hook"}, ["turn"])

    code = away(ann)

    ((path, headers, body),) = receiver.wait(lambda posts: bool(posts))
    seal = hmac.new(way["secret"].encode(), body, hashlib.sha256).hexdigest()
    assert (path, headers["X-Hemicycle-Signature"]) == ("/hook", f"sha256={seal}")
    told = json.loads(body)
    assert set(told) == {"id", "kind", "game", "table", "deadline", "title", "text", "link"}
    assert (told["kind"], told["table"], told["text"]) == ("turn", code, f"It is your turn at table {code}.")


@pytest.mark.parametrize(
    ("form", "where"), [("discord", "content"), ("slack", "text"), ("matrix", "text"), ("ntfy", None)]
)
def test_every_service_gets_its_own_form(ann: Visitor, receiver: Receiver, form: str, where: str | None) -> None:
    way = add(ann, {"type": "webhook", "url": receiver.url + "/hook", "form": form})

    ann.http.post(f"/api/ways/{way['id']}/test")

    ((_, headers, body),) = receiver.wait(lambda posts: bool(posts))
    text = body.decode() if where is None else json.loads(body)[where]
    assert "called back" in text
    assert ("X-Hemicycle-Signature" in headers) == (form == "json")
    assert way["secret"] is None


def test_a_mailbox_is_asked_before_it_is_used(ann: Visitor, mailbox: Mailbox) -> None:
    way = add(ann, {"type": "mail", "address": "ann@example.org"}, ["turn"])
    (asked,) = mailbox.wait(1)
    assert ann.refusal("POST", f"/api/ways/{way['id']}/test")[1] == "not-confirmed"
    away(ann)  # nothing follows from it

    token = token_in(asked.get_content(), "confirm")
    assert ann.http.post("/api/mail/confirm", json={"token": token}).status_code == 200
    code = away(ann)

    letters = mailbox.wait(2)
    assert len(letters) == 2
    assert f"table {code}" in letters[1]["subject"]
    assert ann.refusal("POST", "/api/mail/confirm", {"token": "x" + token})[1] == "wrong-mail-link"


def test_a_mail_can_be_stopped_by_one_click_without_coming_in(ann: Visitor, mailbox: Mailbox) -> None:
    confirmed(ann, mailbox, ["turn"])
    code = away(ann)
    (letter,) = mailbox.wait(1)
    assert f"{ann.url}/t/{code}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = letter["List-Unsubscribe"].strip("<>")

    with Visitor(ann.url, "Stranger") as stranger:
        stranger.http.cookies.clear()
        form = {"content-type": "application/x-www-form-urlencoded"}
        answer = stranger.http.post(address, content="List-Unsubscribe=One-Click", headers=form)

    assert answer.json() == {"address": "a…@example.org"}
    assert ann.get("/api/notifications")["ways"] == []
    assert ann.http.get(address).status_code == 405  # looking at a link does nothing


def test_what_happens_during_a_pause_is_one_mail(calling: Callable[..., Server], mailbox: Mailbox) -> None:
    with Visitor(calling(HEMICYCLE_MAIL_PAUSE="2").url) as ann:
        confirmed(ann, mailbox, ["turn"])
        away(ann)
        mailbox.wait(1)
        codes = [away(ann), away(ann)]

        letters = mailbox.wait(2)

    assert len(letters) == 2
    assert [code in letters[1].get_content() for code in codes] == [True, True]
    assert "and 1 more" in letters[1]["subject"]
    assert len({letter["message-id"] for letter in letters}) == 2


def test_quiet_hours_are_kept_and_tests_are_not_held_back(ann: Visitor, browser: Browser) -> None:
    way = add(ann, browser.target)
    minute = int(time.time() // 60) % 1440
    quiet = {"begins": (minute - 5) % 1440, "ends": (minute + 600) % 1440, "zone": "UTC"}
    assert ann.http.put("/api/notifications", json={"quiet": quiet}).status_code == 200

    away(ann)
    ann.http.post(f"/api/ways/{way['id']}/test")

    assert [each["kind"] for each in browser.read()] == ["test"]
    nowhere = {"quiet": {**quiet, "zone": "Mars/Base"}}
    assert ann.refusal("PUT", "/api/notifications", nowhere)[1] == "no-such-zone"


def test_a_way_says_nothing_of_a_table_it_is_off_for(ann: Visitor, browser: Browser, receiver: Receiver) -> None:
    add(ann, browser.target, ["turn", "begun"])
    add(ann, {"type": "webhook", "url": receiver.url + "/hook"}, ["begun"])
    with Visitor(ann.url, "Bob") as bob:
        code = bob.open(seats=5, mine=4)
        wire = ann.wire(code)
        wire.done("sit", seat=4)
        wire.close()
        ann.http.put("/api/notifications", json={"off": {code.lower(): ["push"]}})
        table = bob.wire(code)
        table.until(lambda each: not each.table["seats"][4]["online"])

        table.done("start")
        receiver.wait(lambda posts: [path for path, _, _ in posts] == ["/hook"])
        away(ann)

        assert [each["room"] for each in browser.read(2)].count(code) == 0


def test_what_does_not_arrive_is_tried_again(ann: Visitor, receiver: Receiver) -> None:
    receiver.answers = [(503, {"retry-after": "0"})] * 7  # as often as it is tried before it is given up
    way = add(ann, {"type": "webhook", "url": receiver.url + "/hook"}, ["turn"])

    away(ann)

    def trouble() -> str | None:
        ways = {each["id"]: each["trouble"] for each in ann.get("/api/notifications")["ways"]}
        found: str | None = ways[way["id"]]
        return found

    wait_for(lambda: trouble() == "busy")
    receiver.answers.clear()
    wait_for(lambda: trouble() is None)
    assert len(receiver.posts) > 1
    assert len({(headers["X-Hemicycle-Id"], body) for _, headers, body in receiver.posts}) == 1


def test_a_redirect_is_not_followed(ann: Visitor, receiver: Receiver) -> None:
    receiver.answers = [(302, {"location": f"{receiver.url}/elsewhere"})]
    way = add(ann, {"type": "webhook", "url": receiver.url + "/hook"})

    ann.http.post(f"/api/ways/{way['id']}/test")

    wait_for(lambda: ann.get("/api/notifications")["ways"][0]["trouble"] == "not-accepted")
    assert [path for path, _, _ in receiver.posts] == ["/hook"]


def test_a_browser_that_is_gone_is_forgotten(ann: Visitor, browser: Browser, receiver: Receiver) -> None:
    receiver.answers = [(410, {})]
    way = add(ann, browser.target)

    ann.http.post(f"/api/ways/{way['id']}/test")

    wait_for(lambda: ann.get("/api/notifications")["ways"] == [])


def test_nobody_reaches_the_ways_of_another(ann: Visitor, receiver: Receiver) -> None:
    way = add(ann, {"type": "webhook", "url": receiver.url + "/hook"})

    with Visitor(ann.url, "Mallory") as mallory:
        for method, path in (("POST", "/test"), ("DELETE", ""), ("PATCH", "")):
            body: Any = {"events": []} if method == "PATCH" else None
            assert mallory.refusal(method, f"/api/ways/{way['id']}{path}", body) == (404, "no-such-way")

    assert ann.get("/api/notifications")["ways"] == [way]


def test_a_mailbox_cannot_be_flooded_nor_a_letter_forged(ann: Visitor, mailbox: Mailbox) -> None:
    encoded = "=?utf-8?q?a=40b.org=2C?=c@d.org"  # read as a head it would be a@b.org, c@d.org
    for address in ("a@b.org\r\nBcc: all@b.org", "a@b.org, c@d.org", "a b@c.org", "<a@b.org>", "@", "a@", encoded):
        assert ann.refusal("POST", "/api/ways", {"target": {"type": "mail", "address": address}})[1] in (
            "bad-mailbox",
            "malformed",
        )
    codes = []
    for number in range(6):
        with Visitor(ann.url, f"Mallory {number}") as mallory:
            answer = mallory.http.post("/api/ways", json={"target": {"type": "mail", "address": "Ann@example.org"}})
            codes.append(answer.status_code)

    assert codes == [201, 201, 201, 429, 429, 429]
    assert len(mailbox.wait(3)) == 3


def test_days_off_are_limited_and_can_be_ended(ann: Visitor) -> None:
    code = away(ann, pace="slow")
    day = 86_400_000
    soon = int(time.time() * 1000) + 10 * day
    assert ann.http.put("/api/vacation", json={"until": soon}).status_code == 204

    assert ann.get(f"/api/tables/{code}")["seats"][0]["vacation"] == soon
    assert ann.get("/api/notifications")["vacation"] == soon
    assert ann.refusal("PUT", "/api/vacation", {"until": soon + 40 * day})[1] == "vacation-too-long"
    assert ann.refusal("PUT", "/api/vacation", {"until": 5})[1] == "vacation-past"
    ann.http.delete("/api/vacation")
    assert ann.get(f"/api/tables/{code}")["seats"][0]["vacation"] is None


def wait_for(met: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not met():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_an_invitation_is_told_once_and_never_by_whom_one_has_blocked(ann: Visitor, receiver: Receiver) -> None:
    member(ann, "ann")
    add(ann, {"type": "webhook", "url": receiver.url + "/hook"}, ["invitation"])
    with Visitor(ann.url, "Bob") as bob, Visitor(ann.url, "Cid") as cid:
        member(bob, "bob")
        member(cid, "cid")
        shared, wanted = ann.open(seats=5), bob.open(seats=5)
        cid.wire(shared).done("sit", seat=1)
        ann.http.post("/api/ignored", json={"code": shared, "seat": 1, "kind": "block"})
        unwanted = cid.open(seats=5)
        for inviter, code in ((cid, unwanted), (bob, wanted), (bob, wanted)):
            answer = inviter.http.post(f"/api/tables/{code}/invitations", json={"accounts": ["ann"]})
            assert answer.status_code == 204  # who is blocked does not notice

        bob.http.post(f"/api/tables/{bob.open(seats=5)}/invitations", json={"accounts": ["ann"]})
        posts = receiver.wait(lambda posts: len(posts) >= 2)
        asked = [each["by"] for each in ann.get("/api/home")["invitations"]]

    told = [json.loads(body) for _, _, body in posts]
    assert [each["kind"] for each in told] == ["invitation"] * 2
    assert told[0]["text"] == f"Bob invites you to table {wanted}."
    assert unwanted not in [each["table"] for each in told]
    assert asked == ["Bob", "Bob"]


def test_whoever_invites_too_many_is_told_to_wait_and_guests_invite_nobody(ann: Visitor) -> None:
    with Visitor(ann.url, "Bob") as bob:
        member(bob, "bob")
        code = ann.open(seats=5)
        assert ann.refusal("POST", f"/api/tables/{code}/invitations", {"accounts": ["bob"]}) == (
            403,
            "account-required",
        )
        body = {"settings": {"game": "secret-hitler"}, "invite": ["bob"]}
        assert ann.refusal("POST", "/api/tables", body) == (403, "account-required")
        assert [each["code"] for each in ann.get("/api/tables", mine=True)["tables"]] == [code]  # nothing half done
        member(ann, "ann")
        for _ in range(2):
            ann.http.post(f"/api/tables/{code}/invitations", json={"accounts": ["bob"] * 19})

        answer = ann.refusal("POST", f"/api/tables/{code}/invitations", {"accounts": ["bob"] * 19})

    assert answer == (429, "rate-limited")


def test_links_in_mails_do_what_they_say_once_and_nothing_by_being_looked_at(ann: Visitor, mailbox: Mailbox) -> None:
    add(ann, {"type": "mail", "address": "ann@example.org"}, ["turn"])
    confirm = token_in(mailbox.wait(1)[0].get_content(), "confirm")

    def ways() -> list[bool]:
        return [each["confirmed"] for each in ann.get("/api/notifications")["ways"]]

    for path in ("/mail", "/api/mail/confirm", f"/api/mail/stop?token={confirm}"):  # as scanners of mails do
        for method in ("GET", "HEAD", "OPTIONS"):
            ann.http.request(method, path)
    assert ways() == [False]
    assert ann.refusal("POST", f"/api/mail/stop?token={confirm}") == (409, "wrong-mail-link")  # for another purpose
    ann.http.post("/api/mail/confirm", json={"token": confirm})
    away(ann)
    stop = token_in(mailbox.wait(2)[1].get_content(), "stop")
    body, _, seal = stop.rpartition(".")
    for forged in (f"{body}.{seal[::-1]}", f"{stop}x", "", "a.b.c"):
        assert ann.refusal("POST", f"/api/mail/stop?token={forged}") == (409, "wrong-mail-link")
    assert ann.refusal("POST", "/api/mail/confirm", {"token": stop}) == (409, "wrong-mail-link")
    assert ways() == [True]

    assert ann.http.post(f"/api/mail/stop?token={stop}").status_code == 200

    assert ways() == []
    assert ann.refusal("POST", f"/api/mail/stop?token={stop}") == (409, "wrong-mail-link")
    assert ann.refusal("POST", "/api/mail/confirm", {"token": confirm}) == (409, "wrong-mail-link")
    assert ways() == []


HERE = ("127.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::]", "0", "localhost.")


def test_no_spelling_of_this_machine_is_sent_anything(own_server: Callable[..., Server]) -> None:
    with Visitor(own_server().url) as ann:  # whose limit no other test uses up
        for host in HERE:
            webhook = {"type": "webhook", "url": f"https://{host}/hook"}
            push = {"type": "push", "endpoint": f"https://{host}:8443/", "p256dh": "B" + "A" * 86, "auth": "A" * 22}
            codes = [ann.refusal("POST", "/api/ways", {"target": target})[1] for target in (webhook, push)]
            assert set(codes) <= {"private-address", "unreachable-address", "bad-address"}, host


def test_days_off_chosen_twice_at_the_same_moment_are_days_off(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        outbox = stage.door.choosing.outbox

        await asyncio.gather(outbox.begin_vacation("ann", 1_000, 9_000), outbox.begin_vacation("ann", 1_000, 8_000))

        assert await outbox.vacations("ann", 0) == [(1_000, 8_000)]

    play(tmp_path, scene)
