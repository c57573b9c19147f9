"""Limits: what somebody can ask for without end, and what it costs the others."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from hemicycle.server.door.addresses import network
from hemicycle.server.door.static import PAGES
from hemicycle.server.door.tokens import Tokens
from hemicycle.server.runner.bot_worker import Job, Thought
from hemicycle.server.runner.clock import WallClock
from hemicycle.server.runner.rooms import OTHERS_LAST, OTHERS_WARNING, SEATING_LASTS
from tests.server.process import Server
from tests.server.test_runner import Scene, play
from tests.server.wire import Visitor

Come = Callable[..., Visitor]


def memory(server: Server) -> int:
    """Resident bytes of a server."""
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def raw(server: Server, request: bytes) -> bytes:
    """What is answered to some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(request)
        return line.recv(1 << 16)


# --- 6: unknown paths ---


def test_unknown_paths_are_a_404_and_cost_nothing(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with httpx.Client(base_url=server.url) as client:
        for number in range(50):
            client.get(f"/z{number}/x.js")
        before = memory(server)

        codes = {client.get(f"/z{number}/%2e%2e/assets/x.js").status_code for number in range(600)}

    assert codes == {404}
    assert memory(server) - before < 4 << 20


@pytest.mark.parametrize("path", ["/nowhere", "/etc/passwd", "/tables/KQ7TMNP", "/%c0%af", "/assets/%2e%2e/%2e%2e/key"])
def test_an_address_the_client_does_not_know_is_a_404_with_its_page(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)

    assert (answer.status_code, answer.headers["content-type"][:9]) == (404, "text/html")


def test_every_address_the_client_knows_is_a_page(server: Server) -> None:
    route = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "route.svelte.ts"
    known = re.findall(r'first === "([a-z]+)"', route.read_text("utf-8"))

    assert {*known, ""} == set(PAGES)
    assert {httpx.get(f"{server.url}/{page}/KQ7TMNP").status_code for page in known} == {200}


DIGITS = f"/api/tables/KQ7TMNP/matches/{'9' * 5000}/log"


@pytest.mark.parametrize(
    "path",
    ["/a%00b", "/%00", "/api/tables/%00", "/api/words/en/%00", "/t/%ff%fe", "/a%0ab", DIGITS],
    ids=lambda it: it[:20],
)
def test_no_path_is_trouble(server: Server, path: str) -> None:
    answer = raw(server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())

    assert int(answer.split()[1]) < 500
    if "%00" in path:
        assert 400 <= int(answer.split()[1]) < 500


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "\x80", "http://a:b:c"])
def test_a_broken_origin_is_a_foreign_one(server: Server, origin: str) -> None:
    body = b'{"name":"Ann"}'
    head = f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\nContent-Type: application/json\r\n"
    answer = raw(server, head.encode("latin-1") + b"Content-Length: %d\r\n\r\n" % len(body) + body)

    assert answer.split()[1] == b"403"


@pytest.mark.parametrize("body", ["[" * 20_000, '{"a":' * 5_000, '"\\ud800"', "\x00"])
def test_a_body_nobody_can_read_is_a_400(server: Server, visitors: Come, body: str) -> None:
    answer = visitors().http.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# --- 7: heads and half-sent requests ---


def test_a_huge_head_is_refused_before_it_is_read(server: Server) -> None:
    before = server.processor_seconds()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):  # it hung up
            _send_without_end(line)

    assert server.processor_seconds() - before < 1.0


def test_whoever_sends_a_head_that_is_too_large_reads_that_it_is(server: Server) -> None:
    """Most programs send everything before they read; a connection closed while they speak loses them the answer."""
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            for _ in range(50):
                line.sendall(b"x" * 60_000)
            line.sendall(b"\r\n\r\n")
            line.shutdown(socket.SHUT_WR)

            told = b"".join(iter(lambda: line.recv(4096), b""))
        assert told.startswith(b"HTTP/1.1 400 ")
        assert told.endswith(b"too large.")


def _send_without_end(line: socket.socket) -> None:
    for _ in range(1_000):
        line.sendall(b"x" * 60_000)


def test_half_sent_requests_are_not_waited_for(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_HEADER_TIMEOUT="1")
    with ExitStack() as open_lines:
        lines = [
            open_lines.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            for _ in range(150)
        ]
        for number, line in enumerate(lines):
            line.sendall(b"GET / HT" if number % 2 else b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Le")

        assert httpx.get(f"{server.url}/api/about", timeout=20).status_code == 200
        assert all(line.recv(1_000) == b"" for line in lines)  # hung up


def test_a_body_may_be_longer_than_a_head(server: Server) -> None:
    name = {"name": "Ann", "language": "en"}
    body = json.dumps({**name, "name": "A" * 50_000})

    answer = httpx.post(f"{server.url}/api/guests", content=body, headers={"content-type": "application/json"})

    assert answer.json()["code"] == "malformed"  # the name is too long, the request is not


@pytest.mark.parametrize("megabytes", [1, 5])
@pytest.mark.parametrize("path", ["/api/records", "/api/guests", "/api/tables", "/api/nowhere"])
def test_whoever_sends_too_much_reads_why(server: Server, path: str, megabytes: int) -> None:
    """As programs do that send everything before they read, whether the connection is kept or not."""
    codes = {"/api/guests": (413, "too-long"), "/api/nowhere": (405, "method")}
    refused = codes.get(path, (401, "who-are-you"))
    body, kind = b" " * (megabytes << 20), {"content-type": "application/json"}

    kept = httpx.post(server.url + path, content=body, headers=kind)
    with pytest.raises(urllib.error.HTTPError) as closed:
        urllib.request.urlopen(urllib.request.Request(server.url + path, body, kind))

    assert (kept.status_code, kept.json()["code"]) == refused
    assert (closed.value.code, json.load(closed.value)["code"]) == refused


def test_a_record_that_is_much_too_long_is_refused_with_a_sentence(visitors: Come) -> None:
    ann = visitors()

    for size in (970 << 10, 1 << 20, 20 << 20):
        assert ann.refusal("POST", "/api/records", {"record": "x" * size}) == (413, "too-long")


def test_nobody_is_heard_out_for_ever(server: Server) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(head + b"Content-Length: 999999999\r\n\r\n")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            _send_without_end(line)


# --- 8: tables without end ---


def test_tables_are_counted_however_they_are_opened(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_MOST_TABLES_EACH="3", HEMICYCLE_MOST_TABLES_ADDRESS="5")
    wish = {"settings": {"game": "secret-hitler"}, "mine": 0}
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        for _ in range(3):
            assert ann.http.post("/api/tables", json=wish).status_code == 201
        assert ann.refusal("POST", "/api/tables", wish) == (429, "too-many-tables")
        for _ in range(2):
            bob.open(mine=0)
        assert bob.refusal("POST", "/api/tables", wish) == (429, "too-many-tables")  # from one address


def test_an_abandoned_table_is_told_and_then_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        rooms, code, clock = stage.door.rooms, stage.runner.room.code, stage.door.clock
        now = clock.now()
        stage.runner.room.visitors.clear()
        await rooms.expire()
        ends = [stage.runner.room.state.expires]

        monkeypatch.setattr(clock, "now", lambda: now + OTHERS_LAST - OTHERS_WARNING + 1_000)
        await rooms.expire()
        ends.append(stage.runner.room.state.expires)
        assert ends == [None, now + OTHERS_LAST + 1_000]
        assert await stage.door.store.state(code) is not None
        monkeypatch.setattr(clock, "now", lambda: now + OTHERS_LAST + 2_000)
        await rooms.expire()

        assert await stage.door.store.state(code) is None
        assert await stage.door.store.matches() == []
        assert SEATING_LASTS < OTHERS_LAST

    play(tmp_path, scene)


def test_coming_to_a_table_puts_its_end_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        rooms, code, clock = stage.door.rooms, stage.runner.room.code, stage.door.clock
        now = clock.now()
        monkeypatch.setattr(clock, "now", lambda: now + OTHERS_LAST)
        await rooms.expire()
        told = stage.runner.room.state.expires is not None
        monkeypatch.setattr(clock, "now", lambda: now + OTHERS_LAST + OTHERS_WARNING + 1)

        await rooms.expire()  # Ann is there

        assert await stage.door.store.state(code) is not None
        assert (told, stage.runner.room.state.expires) == (True, None)

    play(tmp_path, scene)


# --- 10: long work beside the event loop ---


def test_a_record_is_checked_once_and_beside_the_others(visitors: Come, server: Server) -> None:
    ann = visitors()
    wire = ann.wire(ann.open("secret-hitler", seats=5, mine=0, bots="random", start=True))
    wire.until(lambda wire: wire.table["phase"] == "over")
    path = f"/api/tables/{wire.code}/matches/1/verify"
    with ThreadPoolExecutor(20) as many:  # who ask at once are told the same
        assert all(each["valid"] for each in many.map(lambda _: ann.get(path), range(20)))
    before = server.processor_seconds()

    verdicts = [ann.get(path) for _ in range(100)]

    assert all(verdict["valid"] for verdict in verdicts)
    assert server.processor_seconds() - before < 1.5


def test_one_person_cannot_have_tables_tried_out_without_end(own_server: Callable[..., Server]) -> None:
    """Each preview plays on imagined tables: on forty sockets one person kept the server busy for everybody."""
    server = own_server(HEMICYCLE_SOCKET_RATE="20")
    with Visitor(server.url, "Eve") as eve:
        first = eve.wire(eve.open(seats=5, mine=5, start=True))
        seat = first.asked()[0]
        asked = {"seat": seat, "decision": first.updates[seat]["decision"], "actions": first.choices(seat)[:1]}
        answers = [
            wire.ask("preview", **asked) for wire in [eve.wire(first.code) for _ in range(20)] for _ in range(10)
        ]

    assert answers[0]["type"] == "previewed"
    assert len([each for each in answers if each.get("code") == "rate-limited"]) > 100


# --- 12: addresses ---


def test_a_network_is_one_caller_in_ipv6() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("testclient") == "testclient"


def test_forwarded_addresses_are_believed_from_trusted_proxies_only(own_server: Callable[..., Server]) -> None:
    plain, behind = (
        own_server(HEMICYCLE_HTTP_RATE="1"),
        own_server(HEMICYCLE_HTTP_RATE="1", HEMICYCLE_TRUSTED_PROXIES="127.0.0.1"),
    )

    def codes(server: Server) -> set[int]:
        with httpx.Client(base_url=server.url) as client:
            return {
                client.get("/api/about", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(30)
            }

    assert 429 in codes(plain)
    assert codes(behind) == {200}


# --- 13: bots that die ---


def test_a_bot_whose_process_dies_is_asked_once_more(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        workers, asked = stage.door.workers, []
        ask = workers.ask

        async def deadly(job: Job, owner: str) -> Thought:
            asked.append(job.wish)
            if len(asked) == 1:
                thinking = asyncio.create_task(ask(job, owner))
                while (process := workers._all[0]._process) is None:
                    await asyncio.sleep(0)
                os.kill(process.pid, signal.SIGKILL)
                return await thinking
            return await ask(job, owner)

        workers.ask = deadly  # type: ignore[method-assign]  # the first thought ends in the middle
        seat = stage.match.match.waiting[0]
        bots = stage.runner.bots

        action = await bots._choice(bots.job("choose", seat, "solid"))

        assert asked == ["choose", "choose"]
        assert action in [str(option) for option in stage.match.match.options(seat)]

    play(tmp_path, scene)


# --- sessions ---


def test_leaving_everywhere_ends_open_sockets_too(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open())

    ann.http.delete("/api/session", params={"everywhere": True})

    wire.until(lambda wire: wire.news[-1]["type"] == "bye")
    assert (wire.news[-1]["code"], wire.closed()) == ("who-are-you", 4401)


def test_a_session_ends_by_itself(visitors: Come, own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        key, clock = (server.data / "key").read_bytes(), WallClock()
        token, now = ann.http.cookies["hemicycle"], clock.now() // 1000
        read = Tokens(key, 90, clock).read_person(token)

        assert read is not None
        assert read.ends - now > 89 * 86_400
        assert Tokens(key, -1, clock).read_person(token) is None
        assert Tokens(bytes(32), 90, clock).read_person(token) is None


def test_what_was_signed_by_a_clock_that_was_ahead_holds() -> None:
    """A machine whose clock was put back, or another node's: nobody loses their seats by that."""
    ahead, here = WallClock(2_000_000_000), WallClock(2_000_000_000 - 3_600)
    signing, reading = Tokens(bytes(32), 90, ahead), Tokens(bytes(32), 90, here)

    read = reading.read_person(signing.person("ann", 0, "a device"))

    assert read is not None
    assert (read.person, read.ends - here.now() // 1000) == ("ann", 90 * 86_400)
    assert reading.read_challenge(signing.challenge(b"sign this", "enter"), "enter") == b"sign this"
    assert reading.read_mail("confirm", signing.mail("confirm", "a way")) == "a way"


def test_what_was_signed_long_ago_holds_no_more() -> None:
    before, now = WallClock(2_000_000_000), WallClock(2_000_000_000 + 91 * 86_400)
    signing, reading = Tokens(bytes(32), 90, before), Tokens(bytes(32), 90, now)

    assert reading.read_person(signing.person("ann", 0, "a device")) is None
    assert reading.read_challenge(signing.challenge(b"sign this", "enter"), "enter") is None
    assert reading.read_mail("confirm", signing.mail("confirm", "a way")) is None
    assert reading.read_mail("stop", signing.mail("stop", "a way")) == "a way"  # a mail can be stopped for ever
