"""Mute and block, reports, bans, closed tables: over real sockets, and everything operators do is noted."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from hemicycle.core.steps import Refused
from hemicycle.server.door.http import HANDLERS
from hemicycle.server.operate.command import app as command
from hemicycle.server.protocol.safety import Ban
from hemicycle.server.room import names
from hemicycle.server.room.seating import tidy
from hemicycle.server.safety.bans import Bans
from tests.server.process import Server
from tests.server.wire import Visitor, Wire

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def safe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("safe") / "data", HEMICYCLE_OPERATORS="olga, otto").start()
    yield server
    server.stop()


@pytest.fixture
def olga(safe: Server) -> Iterator[Visitor]:
    """An operator, who comes in from wherever she is."""
    with Visitor(safe.url, "Olga") as visitor:
        account = {"account": "olga", "password": PASSWORD}
        if visitor.http.post("/api/accounts", json=account).status_code != 201:
            assert visitor.http.post("/api/session", json=account).status_code == 200
        yield visitor


@pytest.fixture
def come(safe: Server) -> Iterator[Callable[[str], Visitor]]:
    here: list[Visitor] = []

    def one(name: str) -> Visitor:
        here.append(Visitor(safe.url, name))
        return here[-1]

    yield one
    for each in here:
        each.__exit__()


def seated(ann: Visitor, bob: Visitor) -> tuple[str, Wire, Wire]:
    """Ann on seat 0 and Bob on seat 1 of a table that waits."""
    code = ann.open(seats=5)
    first, second = ann.wire(code), bob.wire(code)
    second.done("sit", seat=1)
    return code, first, second


def said(wire: Wire) -> list[str]:
    wire.settle()
    return [news["talk"]["text"] for news in wire.news if news["type"] == "said"]


def test_talk_of_somebody_i_ignore_does_not_reach_me(come: Callable[[str], Visitor]) -> None:
    ann, bob = come("Ann"), come("Bob")
    code, first, second = seated(ann, bob)
    second.done("say", seat=1, text="you fool")

    (ignored,) = ann.http.post("/api/ignored", json={"code": code, "seat": 1}).json()
    second.done("say", seat=1, text="still a fool")

    assert said(first) == ["you fool"]
    again = ann.wire(code)
    welcome = next(news for news in again.news if news["type"] == "welcome")
    assert welcome["talk"] == []
    assert ignored["name"] == "Bob"
    assert ann.http.delete(f"/api/ignored/{ignored['id']}").json() == []
    second.done("say", seat=1, text="sorry")
    assert said(first)[-1] == "sorry"
    assert said(second) == ["you fool", "still a fool", "sorry"]  # who is ignored does not notice


def test_nobody_is_ignored_by_mistake(come: Callable[[str], Visitor]) -> None:
    ann = come("Ann")
    code = ann.open(seats=5)

    assert ann.refusal("POST", "/api/ignored", {"code": code, "seat": 0})[1] == "nobody-there"
    assert ann.refusal("POST", "/api/ignored", {"code": code, "seat": 3})[1] == "nobody-there"
    assert ann.refusal("POST", "/api/ignored", {"code": "NOSUCH", "seat": 0})[1] == "no-such-table"


def test_a_report_brings_the_talk_around_it_to_operators_only(come: Callable[[str], Visitor], olga: Visitor) -> None:
    ann, bob = come("Ann"), come("Bob")
    code, _, second = seated(ann, bob)
    second.done("say", seat=1, text="an insult")

    report = {"code": code, "seat": 1, "reason": "insults", "text": "see above"}
    assert ann.http.post("/api/reports", json=report).status_code == 204

    found = next(each for each in olga.get("/api/operate/reports") if each["room"] == code)
    assert (found["subject"], found["reason"], found["text"]) == ("Bob", "insults", "see above")
    assert [talk["text"] for talk in found["talk"]] == ["an insult"]
    olga.http.post(f"/api/operate/reports/{found['id']}/close", json={"answer": "warned"})
    assert found["id"] not in [each["id"] for each in olga.get("/api/operate/reports")]
    for path in ("reports", "bans", "audit", "people?find=a", f"tables/{code}"):
        assert bob.refusal("GET", f"/api/operate/{path}") == (404, "no-such-page")


def test_reports_are_limited(come: Callable[[str], Visitor]) -> None:
    ann, bob = come("Ann"), come("Bob")
    code, _, _ = seated(ann, bob)

    codes = [
        ann.http.post("/api/reports", json={"code": code, "seat": 1, "reason": "spam"}).status_code for _ in range(12)
    ]

    assert codes == [204] * 10 + [429] * 2


def test_a_banned_person_is_sent_away_and_told_why(come: Callable[[str], Visitor], olga: Visitor) -> None:
    name = f"Bad {secrets.token_hex(3)}"
    ann, bad = come("Ann"), come(name)
    _, _, wire = seated(ann, bad)
    (seen,) = olga.get("/api/operate/people", find=name)

    soon = int(time.time() * 1000) + 3_600_000
    ban = {"person": seen["id"], "reason": "insults", "until": soon}
    made = olga.http.post("/api/operate/bans", json=ban).json()

    assert wire.closed() == 4401
    answer = bad.http.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    date = time.strftime("%Y-%m-%d %H:%M", time.gmtime(soon / 1000))
    assert answer.json()["detail"] == {"reason": "insults", "until": soon, "date": date}
    assert bad.refusal("POST", "/api/guests", {"name": "Good"}) == (403, "banned")  # not by another name either
    assert olga.http.delete(f"/api/operate/bans/{made['id']}").status_code == 204
    assert bad.http.get("/api/me").status_code == 200


def test_a_range_of_addresses_is_kept_out_and_never_the_whole_net(safe: Server, olga: Visitor) -> None:
    for network in ("0.0.0.0/0", "::/0", "nonsense", "10.0.0.0/4"):
        body = {"network": network, "reason": "spam"}
        assert olga.refusal("POST", "/api/operate/bans", body)[1] == "no-such-network"
    for wrong in ({"reason": "x"}, {"person": "a", "network": "10.0.0.0/8", "reason": "x"}):
        assert olga.refusal("POST", "/api/operate/bans", wrong)[1] == "ban-one"

    past = int(time.time() * 1000) - 1
    made = olga.http.post("/api/operate/bans", json={"network": "127.0.0.0/8", "reason": "spam", "until": past}).json()

    assert olga.get("/api/me")["account"] == "olga"  # it is over already
    olga.http.delete(f"/api/operate/bans/{made['id']}")


def test_an_operator_closes_a_table_and_sees_no_role(come: Callable[[str], Visitor], olga: Visitor) -> None:
    ann = come("Ann")
    code = ann.open(seats=5, mine=5, start=True)
    wire = ann.wire(code)
    assert "role" not in str(olga.get(f"/api/operate/tables/{code}"))
    assert olga.refusal("GET", f"/api/tables/{code}/matches/1/log?seat=0")[1] == "not-entitled"

    closing = olga.http.post(f"/api/operate/tables/{code}/close", json={"reason": "cheating"})

    assert closing.status_code == 204
    bye = wire.wait(lambda news: news["type"] == "bye")
    assert (bye["code"], bye["detail"]) == ("table-closed", {"reason": "cheating"})
    assert ann.get(f"/api/tables/{code}")["phase"] == "abandoned"
    again: Any = ann.wire(code, hello=False)
    assert again.ask("hello", protocol=1)["code"] == "table-closed"


def test_everything_operators_do_and_see_is_noted(olga: Visitor) -> None:
    olga.get("/api/operate/people", find="somebody")

    newest = olga.get("/api/operate/audit")[:2]

    assert [(each["operator"], each["what"], each["detail"]) for each in newest] == [
        ("olga", "see-audit", ""),
        ("olga", "see-people", "somebody"),
    ]


def test_nobody_buries_what_they_did_under_looks(olga: Visitor) -> None:
    olga.get("/api/operate/people", find="victim")
    for _ in range(100):
        olga.get("/api/operate/bans")
    assert "victim" not in [each["detail"] for each in olga.get("/api/operate/audit")]

    older = olga.get("/api/operate/audit", skip=100)

    assert "victim" in [each["detail"] for each in older]
    assert olga.get("/api/operate/audit", skip=100_000) == []
    assert olga.refusal("GET", "/api/operate/audit?skip=-1") == (400, "malformed")


def test_a_block_holds_when_a_guest_turns_out_to_be_an_account(come: Callable[[str], Visitor], safe: Server) -> None:
    ann, bad = come("Ann"), come("Bad")
    account = {"account": f"bad-{secrets.token_hex(4)}", "password": PASSWORD}
    with Visitor(safe.url, "Bad") as earlier:
        assert earlier.http.post("/api/accounts", json=account).status_code == 201
    code, first, _ = seated(ann, bad)
    ann.http.post("/api/ignored", json={"code": code, "seat": 1, "kind": "block"})

    assert bad.http.post("/api/session", json=account).status_code == 200
    again = bad.wire(code)
    again.done("say", seat=1, text="you fool")

    assert said(first) == []
    assert said(again) == ["you fool"]


def test_an_operator_who_plays_reads_no_talk_of_their_own_table(come: Callable[[str], Visitor], olga: Visitor) -> None:
    eve, fay = come("Eve"), come("Fay")
    code = olga.open(seats=5, mine=5, start=True)
    olga.wire(code)
    looking, beside = eve.wire(code), fay.wire(code)
    number = looking.done("say", seat=None, text="it is seat three")["n"]
    beside.settle()

    report = {"code": code, "talk": number, "reason": "cheating"}
    assert fay.http.post("/api/reports", json=report).status_code == 204

    found = next(each for each in olga.get("/api/operate/reports") if each["room"] == code)
    assert (found["subject"], found["talk"]) == ("Eve", [])


def operators(server: Server, *arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(command, ["operators", *arguments, "--data", str(server.data)], env={"LANG": "en"})
    return done.exit_code, done.output


def test_a_command_names_operators_while_the_server_runs(safe: Server, come: Callable[[str], Visitor]) -> None:
    nora = come("Nora")
    assert operators(safe, "add", "nora")[0] == 2  # whoever took the name first would become one
    nora.http.post("/api/accounts", json={"account": "Nora", "password": PASSWORD})
    assert nora.refusal("GET", "/api/operate/reports") == (404, "no-such-page")

    assert operators(safe, "add", "Nora")[0] == 0

    assert nora.http.get("/api/operate/reports").status_code == 200
    assert operators(safe, "list") == (0, "nora\n")
    assert ("hemicycle operators", "add-operator", "nora") in [
        (each["operator"], each["what"], each["detail"]) for each in nora.get("/api/operate/audit")
    ]
    assert operators(safe, "remove", "nora")[0] == 0
    assert nora.refusal("GET", "/api/operate/reports") == (404, "no-such-page")
    assert operators(safe, "remove", "nora") == (2, "nora does not operate this server.\n")
    assert operators(safe, "list") == (0, "Nobody operates this server.\n")


def test_the_doctor_tells_of_operators_nobody_has_registered(own_server: Callable[..., Server]) -> None:
    server = own_server()
    env = {"LANG": "en", "HEMICYCLE_OPERATORS": "olga, nobody"}

    said = CliRunner().invoke(command, ["doctor", "--data", str(server.data)], env=env).output

    assert "Nobody has registered nobody, olga yet" in " ".join(said.split())
    kept = CliRunner().invoke(command, ["operators", "remove", "olga", "--data", str(server.data)], env=env)
    assert "by its settings" in kept.output


class Kept:
    """A store that knows some bans."""

    def __init__(self, *found: Ban) -> None:
        self.found = found

    async def bans(self) -> list[Ban]:
        return list(self.found)


class Noon:
    def now(self) -> int:
        return 1_000


def banned(network: str, address: str, until: int | None = None) -> bool:
    """Whether somebody from an address is kept out by the ban of a range."""
    ban = Ban(id="1", person=None, network=network, reason="spam", until=until, by="olga", at=0)
    store: Any = Kept(ban)
    bans = Bans(store, Noon())
    asyncio.run(bans.read())
    try:
        bans.check("somebody", address)
    except Refused as error:
        date = "" if until is None else "1970-01-01 00:00"
        return error.refusal.detail == {"reason": "spam", "until": until or 0, "date": date}
    return False


def test_all_who_come_from_a_range_are_kept_out_until_its_end() -> None:
    assert banned("10.1.0.0/16", "10.1.200.3")
    assert banned("10.1.0.0/16", "::ffff:10.1.200.3")
    assert banned("2001:db8::/32", "2001:db8:7::1%eth0")
    assert banned("10.1.0.0/16", "10.1.200.3", until=1_001)
    assert not banned("10.1.0.0/16", "10.1.200.3", until=1_000)
    assert not banned("10.1.0.0/16", "10.2.0.1")
    assert not banned("10.1.0.0/16", "somewhere")


OPERATING: dict[str, tuple[str, Any]] = {
    "reports": ("see-reports", None),
    "close_report": ("close-report", {"answer": "warned"}),
    "people_found": ("see-people", None),
    "table_seen": ("see-table", None),
    "bans": ("see-bans", None),
    "ban": ("ban", {"network": "203.0.113.0/24", "reason": "spam"}),
    "lift_ban": ("lift-ban", None),
    "audit": ("see-audit", None),
    "close_table": ("close-table", {"reason": "spam"}),
}


def test_whatever_operators_can_do_or_see_is_noted_and_shows_nothing_hidden(
    come: Callable[[str], Visitor], olga: Visitor
) -> None:
    ann = come("Ann")
    code = ann.open(seats=5, mine=5, start=True)
    ann.wire(code)
    pages = {each.call.__name__: each for each in HANDLERS if each.path.startswith("/api/operate/")}
    assert pages.keys() == OPERATING.keys()
    for name, (what, body) in OPERATING.items():
        path = pages[name].path.replace("{id}", "0" * 32).replace("{code}", code)

        answer = olga.http.request(pages[name].method, path, json=body)

        assert answer.status_code < 300, (path, answer.text)
        looked, noted = olga.get("/api/operate/audit")[:2]
        assert (looked["what"], noted["what"]) == ("see-audit", what)
        assert not any(word in answer.text for word in ("fascist", "liberal", '"role"'))


def test_names_do_not_pass_for_others(come: Callable[[str], Visitor], safe: Server) -> None:
    ann = come("Ann")
    for name in ("\u0410nn", "p\u0430ul", "Mari\u03bf", "\u0585lga", "A\u13aaa"):  # one letter of another alphabet
        assert ann.refusal("POST", "/api/guests", {"name": name}) == (409, "name-mixed")
    for name in ("Admin", "0perator", "MODERATOR", "Hemicycle", "\u00c1dmin"):
        assert ann.refusal("POST", "/api/guests", {"name": name}) == (409, "name-office")
    for name in ("\u0410\u043d\u043d\u0430", "Мария", "Ελένη", "Ann 2", "José", "王伟"):
        with Visitor(safe.url, name):
            pass
    code = ann.open(seats=5)
    with Visitor(safe.url, "ANN") as other:
        wire = other.wire(code)
        wire.done("sit", seat=1)
        wire.settle()
        assert wire.table["seats"][1]["name"] == "ANN 2"


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("A\u00adn\u200bn\u061c", "Ann"),  # a soft hyphen, a space of no width, a mark of direction
        ("\u202eAnn\u2066", "Ann"),
        ("Ann\ufe0f\U000e0041", "Ann"),
        ("Z" + "\u0338\u0336\u0334\u0321" * 3, "Z\u0338\u0336"),
        ("Ann\n  B.", "Ann B."),
        ("e\u0301va", "\u00e9va"),
    ],
)
def test_nothing_in_a_name_is_unseen(typed: str, seen: str) -> None:
    assert names.visible(typed) == seen


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800\u2800", "\uffa0\u115f", "\u200b \ufeff", "\u0301", " \u0338\u0336"]
)
def test_a_name_of_nothing_is_none(blank: str) -> None:
    with pytest.raises(Refused, match="name-empty"):
        tidy(blank)


@pytest.mark.parametrize(
    ("one", "other"), [("Olga", "OIga"), ("Olga", "0lga"), ("Arne", "Ame"), ("Łukasz", "lukasz"), ("Anna", "Ann\u0251")]
)
def test_names_of_one_likeness_are_known(one: str, other: str) -> None:
    assert names.likeness(one) == names.likeness(other)
