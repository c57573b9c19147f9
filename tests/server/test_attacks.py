"""A cheat, a vandal and a careless host, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from starlette.types import Message
from starlette.websockets import WebSocket

from hemicycle import resources
from hemicycle.core.steps import Refused
from hemicycle.server.door import static
from hemicycle.server.door.connection import Connection
from hemicycle.server.door.socket import Gone, Reader, serve
from hemicycle.server.notify.ways import Way
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import ChangeMe, NewTable, Settings
from hemicycle.server.protocol.news import Bye
from hemicycle.server.protocol.notifications import WebhookTarget
from hemicycle.server.runner.rooms import OTHERS_LAST, Place
from hemicycle.server.store import NotStored
from hemicycle.server.store.people import Device
from tests.server.process import Server
from tests.server.test_limits import memory
from tests.server.test_runner import Scene, play
from tests.server.wire import Visitor

Come = Callable[..., Visitor]
JSON = b"Content-Type: application/json\r\n"
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n" + JSON + b"Transfer-Encoding: chunked\r\n\r\n"


# --- without end ---


def test_many_tables_at_once_are_counted_one_by_one(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_MOST_TABLES_EACH="10")

    async def rush() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url, timeout=20) as eve:
            await eve.post("/api/guests", json={"name": "Eve"})
            wish = {"settings": {"game": "secret-hitler"}, "mine": 0}
            answers = await asyncio.gather(*[eve.post("/api/tables", json=wish) for _ in range(40)])
            return [answer.status_code for answer in answers]

    assert Counter(asyncio.run(rush())) == {201: 10, 429: 30}


def test_a_rematch_counts_like_a_new_table(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_MOST_TABLES_EACH="2")
    with Visitor(server.url, "Eve") as eve:
        over = []
        for _ in range(2):
            wire = eve.wire(eve.open(bots="random", start=True))
            wire.done("propose", kind="abandon")
            over.append(wire)
        eve.open()

        over[0].done("rematch")
        assert over[1].refused("rematch") == "too-many-tables"  # the new table counts, the old one is over
        assert eve.refusal("POST", "/api/tables", {"settings": {"game": "secret-hitler"}}) == (429, "too-many-tables")


def test_trailers_without_end_are_not_collected(own_server: Callable[..., Server]) -> None:
    server = own_server()
    httpx.get(server.url)
    before = memory(server)
    trailers = b"".join([b"x%d: %s\r\n" % (number, b"y" * 50) for number in range(1_000)])

    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(HEAD + b"0\r\n")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):  # it hung up
            _send(line, trailers, 400)

        assert memory(server) - before < 8 << 20


@pytest.mark.parametrize("first", [0x89, 0x8A, 0x00], ids=["pings", "pongs", "pieces"])
def test_what_comes_beside_messages_has_an_end(own_server: Callable[..., Server], first: int) -> None:
    server = own_server()
    with Visitor(server.url, "Eve") as eve:
        wire = eve.wire(eve.open())
        before = memory(server)
        line, empty = wire.socket.socket, bytes([first, 0x80, 0, 0, 0, 0])
        line.sendall(bytes([0x01, 0x80, 0, 0, 0, 0]) if first == 0 else b"")  # pieces need a beginning
        with pytest.raises(OSError, match=r"Broken pipe|reset by peer|Bad file descriptor"):  # it hung up
            _send(line, empty * 1_000, 4_000)

        assert memory(server) - before < 8 << 20
        assert eve.wire(wire.code).ask("ping")["type"] == "done"


def test_whoever_never_reads_an_answer_is_not_waited_for(own_server: Callable[..., Server]) -> None:
    """Some leave much unread, some little; both keep a connection, and what was written to it, open for ever."""
    server = own_server(HEMICYCLE_HEADER_TIMEOUT="0.5")
    before = open_lines(server)
    ask = b"GET /api/words/en/web HTTP/1.1\r\nHost: localhost\r\n"
    with contextlib.ExitStack() as lines:
        for times in range(1, 90, 4):
            line = lines.enter_context(_deaf())
            line.connect(("127.0.0.1", server.port))
            line.sendall((ask + b"\r\n") * times + ask + b"Connection: close\r\n\r\n")

        wait_for(lambda: open_lines(server) <= before)

    assert httpx.get(f"{server.url}/api/about").status_code == 200


def test_whoever_never_reads_a_socket_is_seen_to_be_gone(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_HEADER_TIMEOUT="0.5")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Eve") as eve, _deaf() as deaf:
        code = ann.open(seats=5)
        assert eve.http.post(f"/api/tables/{code}/seats").status_code == 204
        wire = ann.wire(code)
        deaf.connect(("127.0.0.1", server.port))
        _upgrade(deaf, eve, code)
        deaf.sendall(_masked(b'{"type":"hello","key":"h","protocol":1}'))
        wire.wait(lambda news: news["type"] == "table" and news["table"]["seats"][1]["online"])
        with contextlib.suppress(OSError):  # it hangs up while we speak
            _send(deaf, _masked(b'{"type":"ping","key":"%s"}' % (b"k" * 60)) * 100, 300)

        wire.wait(lambda news: news["type"] == "table" and not news["table"]["seats"][1]["online"])


def test_whoever_sends_far_too_much_is_told_so_and_not_cut_off(server: Server) -> None:
    piece = b"x" * (1 << 16)
    with Visitor(server.url, "Eve") as eve, socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        _upgrade(line, eve, eve.open())

        line.sendall(bytes([0x81, 0xFF]) + (64 * len(piece)).to_bytes(8, "big") + bytes(4) + piece)
        told = line.recv(4096)
        _send(line, piece, 63)  # to a connection that is closed it would fail
        line.shutdown(socket.SHUT_WR)

        assert told[:1] == b"\x88"
        assert int.from_bytes(told[2:4], "big") == 1009
        assert line.recv(4096) == b""


def _upgrade(line: socket.socket, visitor: Visitor, code: str) -> None:
    """Make a connection a socket of a table."""
    line.sendall(_opening(visitor, code))
    assert line.recv(4096).startswith(b"HTTP/1.1 101 ")


def _opening(visitor: Visitor, code: str) -> bytes:
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: hemicycle={visitor.http.cookies['hemicycle']}\r\n\r\n".encode()
    )


def test_whoever_hangs_up_at_once_is_no_alarm(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url, "Eve") as eve:
        for code in ["NOWHERE", eve.open()] * 20:
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # without a good-bye
                line.sendall(_opening(eve, code))

        assert eve.wire(eve.open()).ask("ping")["type"] == "done"
    server.stop()
    assert "Exception" not in server.log.read_text()


def open_lines(server: Server) -> int:
    """How many sockets a server has open; every connection is one. Its database may open files at any time."""
    assert server.process is not None
    kinds = []
    for file in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed at this moment
            kinds.append(os.readlink(file).partition(":")[0])
    return kinds.count("socket")


def wait_for(met: Callable[[], bool], patience: float = 20.0) -> None:
    end = time.monotonic() + patience
    while not met():
        assert time.monotonic() < end
        time.sleep(0.05)


def _deaf() -> socket.socket:
    """A connection, still to be made, that takes next to nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.settimeout(5)
    return line


def _masked(text: bytes) -> bytes:
    """A message as a browser sends it, masked by nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def _send(line: socket.socket, data: bytes, times: int) -> None:
    for _ in range(times):
        line.sendall(data)


def test_a_body_that_ends_half_way_is_no_alarm(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(HEAD + b"5\r\n{")

    assert httpx.get(f"{server.url}/api/about").status_code == 200
    assert "request failed" not in server.log.read_text()


def test_boards_of_games_that_are_not_there_are_not_remembered() -> None:
    before = resources._point.cache_info().currsize

    for number in range(20):
        with pytest.raises(Refused, match="no-such-page"):
            static.outside_board(f"nothing-{number}", "x.js")

    assert resources._point.cache_info().currsize == before


def test_hints_wait_for_each_other(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        seat = stage.match.match.waiting[0]

        await stage.ask(*[r.Hint(key=f"hint {number}", seat=seat) for number in range(12)])
        assert [each["code"] for each in stage.ear.of("refused")] == ["rate-limited"] * 11
        while not stage.ear.of("hinted"):
            await asyncio.sleep(0.01)

        await stage.ask(r.Hint(key="another", seat=seat))
        while len(stage.ear.of("hinted")) < 2:
            await asyncio.sleep(0.01)

    play(tmp_path, scene)


def test_nobody_wavers_without_end(visitors: Come) -> None:
    """Every change of a sealed answer is kept for good."""
    ann = visitors()
    wire = ann.wire(ann.open("secret-hitler", seats=5, mine=5))
    wire.done("start")
    wire.do(wire.asked()[0], wire.choices(wire.asked()[0])[0])
    seat = wire.asked()[0]

    answers = [wire.do(seat, f"ballot {'true' if number % 2 else 'false'}") for number in range(60)]

    assert answers[20]["type"] == "done"
    assert answers[-1]["code"] == "rate-limited"


def test_guests_come_in_bounded_numbers(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_GUEST_RATE="1")
    with httpx.Client(base_url=server.url) as client:
        codes = Counter(client.post("/api/guests", json={"name": "Eve"}).status_code for _ in range(120))

    assert codes == {201: 100, 429: 20}


def test_guests_of_old_who_have_nothing_here_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        door, now = stage.door, stage.door.clock.now()
        host = await door.store.person(stage.runner.room.state.host)
        assert host is not None
        device = Device(id="device", person="stranger", label="", created=0, seen=0)
        await door.people.come_in(device, replace(host, id="stranger"))
        monkeypatch.setattr(door.clock, "now", lambda: now + OTHERS_LAST + 1)

        await door.rooms.expire()

        assert await door.store.person("stranger") is None
        assert await door.store.person(host.id) is not None

    play(tmp_path, scene)


# --- sessions ---


class Line:
    """A socket whose owner reads nothing, and goes on talking although they were told to go away."""

    def __init__(self, *messages: str) -> None:
        self.messages = list(messages)
        self.sent: list[str] = []
        self.connection: Connection | None = None

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.sent.append(str(code))

    async def receive(self) -> str:
        if not self.messages:
            raise Gone
        assert self.connection is not None
        self.connection.hang_up(Bye(code="who-are-you"), 4401)
        return self.messages.pop(0)


def test_whoever_was_sent_away_is_not_listened_to(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        person = await stage.door.store.person(stage.runner.room.state.host)
        assert person is not None
        line = Line('{"type":"hello","key":"h","protocol":1}')
        line.connection = connection = Connection(line, person)
        connection.number = stage.door.attach(connection)

        await Reader(stage.door, line, connection, stage.runner, "here").run()  # type: ignore[arg-type]  # all it needs
        await stage.runner.idle()

        assert connection.number not in stage.runner.room.visitors

    play(tmp_path, scene)


def test_a_revocation_is_not_undone_by_a_change_at_the_same_time(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        sessions = stage.door.sessions
        ann = await stage.door.store.person(stage.runner.room.state.host)
        assert ann is not None
        token = sessions.token(await sessions.sign_in(ann, "a device"))

        renaming = sessions.change(ann, ChangeMe(name="Eve"))  # as known before she left
        await asyncio.gather(sessions.leave_everywhere(ann), renaming)

        assert await sessions.who(token) is None
        sessions._known.clear()
        assert await sessions.who(token) is None
        kept = await stage.door.store.person(ann.id)
        assert kept is not None
        assert (kept.name, kept.generation) == ("Eve", 1)

    play(tmp_path, scene)


def test_a_session_that_is_used_lasts(visitors: Come) -> None:
    ann, program = visitors(), visitors("Bot", program=True)

    answer = ann.http.get("/api/me")
    assert "max-age=7776000" in answer.headers["set-cookie"].lower()
    assert answer.json()["token"] is None
    assert program.http.get("/api/me").json()["token"]


def test_who_only_listens_is_sent_away_when_the_session_ends(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        line = Line()
        person = await stage.door.store.person(stage.runner.room.state.host)
        assert person is not None
        now = stage.door.clock.now() / 1000
        for ends in (now + 100, now - 1):
            stage.door.attach(Connection(line, person, ends))

        stage.door.end_sessions()

        assert ("who-are-you" in line.sent[0], line.sent[1:]) == (True, ["4401"])

    play(tmp_path, scene)


def test_whoever_is_signed_out_while_a_room_is_read_does_not_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        door, sent = stage.door, []
        session = await door.sessions.sign_in(stage.ann, "a device")
        find, known = door.rooms.find, dict(door._connections)

        async def slow(code: str) -> Place:
            await door.sessions.sign_out(stage.ann, session.device or "")
            return await find(code)

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        monkeypatch.setattr(door.rooms, "find", slow)
        bearer = (b"authorization", f"Bearer {door.sessions.token(session)}".encode())
        socket = WebSocket({"type": "websocket", "headers": [bearer], "client": ("127.0.0.1", 1)}, receive, send)
        await serve(socket, stage.runner.room.code, door)

        assert sent[-1]["code"] == 4401
        assert door._connections == known

    play(tmp_path, scene)


def test_a_device_that_was_signed_out_gets_no_new_session(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        sessions = stage.door.sessions
        session = await sessions.sign_in(stage.ann, "a device")
        await sessions.sign_out(stage.ann, session.device or "")
        before = await sessions.devices(stage.ann)

        with pytest.raises(Refused, match="who-are-you"):
            await sessions.renew(session, "a device")

        assert await sessions.devices(stage.ann) == before

    play(tmp_path, scene)


def test_a_device_whose_end_was_not_stored_can_be_signed_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        sessions, drop = stage.door.sessions, stage.door.people.drop_device
        session = await sessions.sign_in(stage.ann, "a device")
        token = sessions.token(session)

        def full(device: str) -> asyncio.Future[None]:
            refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            refused.set_exception(NotStored("database or disk is full"))
            return refused

        monkeypatch.setattr(stage.door.people, "drop_device", full)
        with pytest.raises(Refused, match="not-stored"):
            await sessions.sign_out(stage.ann, session.device or "")
        monkeypatch.setattr(stage.door.people, "drop_device", drop)
        await sessions.sign_out(stage.ann, session.device or "")

        sessions.forget()
        assert await sessions.who(token) is None

    play(tmp_path, scene)


# --- tables ---


def test_nobody_finds_a_table_that_is_being_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Scene) -> None:
        rooms, code = stage.door.rooms, stage.runner.room.code
        stage.runner.room.visitors.clear()
        matches = stage.door.store.matches

        async def slow(room: str | None = None) -> object:
            found = await matches(room)
            with pytest.raises(Exception, match="no-such-table"):
                await rooms.find(code)
            return found

        monkeypatch.setattr(stage.door.store, "matches", slow)
        await rooms._remove(stage.runner)

        assert code not in rooms.open
        assert await stage.door.store.state(code) is None

    play(tmp_path, scene)


def test_a_table_thrown_away_by_many_clicks_at_once_is_gone_and_the_server_still_ends(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()

    async def rush(code: str, cookie: str) -> set[int]:
        headers = {"cookie": f"hemicycle={cookie}"}
        async with httpx.AsyncClient(base_url=server.url, timeout=20, headers=headers) as eve:
            answers = await asyncio.gather(*[eve.delete(f"/api/tables/{code}") for _ in range(8)])
            return {answer.status_code for answer in answers}

    with Visitor(server.url, "Eve") as eve:
        found = [asyncio.run(rush(eve.open(), eve.http.cookies["hemicycle"])) for _ in range(3)]
        assert set.union(*found) <= {204, 404}
        assert eve.get("/api/home")["running"] == []

    server.stop()  # it used to wait for a table that was being removed for ever


def test_a_table_that_cannot_be_read_keeps_no_other_from_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Scene) -> None:
        door, now = stage.door, stage.door.clock.now()
        stage.runner.room.visitors.clear()
        wish = NewTable(settings=Settings(game="secret-hitler", seats=5))
        other = (await door.rooms.add(stage.ann, wish, "here")).code
        find = door.rooms.find

        async def broken(code: str) -> Place:
            if code == other:
                raise ValueError
            return await find(code)

        monkeypatch.setattr(door.rooms, "find", broken)
        monkeypatch.setattr(door.clock, "now", lambda: now + 2 * OTHERS_LAST)
        await door.rooms.expire()
        monkeypatch.setattr(door.clock, "now", lambda: now + 3 * OTHERS_LAST)
        await door.rooms.expire()

        assert await door.store.state(stage.runner.room.code) is None
        assert await door.store.state(other) is not None

    play(tmp_path, scene)


def test_nothing_is_left_of_a_table_that_was_removed(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        door, code = stage.door, stage.runner.room.code
        await door.people.invite(code, "secret-hitler", [stage.ann.id], stage.ann, 0)
        await door.people.archive(stage.ann.id, code, away=True)
        stage.runner.room.visitors.clear()

        await door.rooms._remove(stage.runner)

        assert await door.people.archived(stage.ann.id) == 0
        assert await door.people.invitations(stage.ann.id) == []

    play(tmp_path, scene)


def test_nul_is_refused_wherever_it_would_be_kept(visitors: Come) -> None:
    """PostgreSQL cannot keep it, nor look for it."""
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))

    assert ann.http.get("/api/tables?game=%00").status_code == 400
    assert ann.refusal("POST", "/api/ignored", {"code": "A\0B", "seat": 1}) == (400, "malformed")
    assert ann.refusal("POST", "/api/session/passkey", {"challenge": "", "credential": {"id": "\0"}})[0] == 400
    assert wire.refused("ping", key="a\0b") == "malformed"
    assert wire.refused("save-notes", seat=0, text="\\\0") == "malformed"
    wire.done("save-notes", seat=0, text="\\u0000 is what it is called")
    assert ann.wire(wire.code).news[0]["notes"] == [{"seat": 0, "text": "\\u0000 is what it is called"}]


def test_whoever_opened_a_table_as_a_guest_stays_its_host_as_an_account(visitors: Come) -> None:
    ann, guest = visitors(), visitors()
    secret = {"account": "ann", "password": "a long password"}
    assert ann.http.post("/api/accounts", json=secret).status_code == 201
    code = guest.open(mine=0)

    assert guest.http.post("/api/session", json=secret).status_code == 200

    assert guest.wire(code).you["host"]


def test_what_signs_for_somebody_is_in_no_export(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        target = WebhookTarget(url="https://example.org/hook", form="json")
        way = Way(
            id="w", person=stage.ann.id, kind="webhook", target=target, events=["turn"], confirmed=True,
            secret="which signs what is sent there", created=0,
        )  # fmt: skip
        await stage.door.choosing.outbox.add_way(way)

        kept = await stage.door.people.belongings.export(stage.ann.id)

        assert "example.org" in str(kept["way"])
        assert way.secret not in str(kept)

    play(tmp_path, scene)
