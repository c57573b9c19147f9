"""Luck that nobody chose, over real sockets: the promise, what every device adds, and the proof at the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256

import hemicycle
from hemicycle.client import Client
from hemicycle.core.record import Record
from hemicycle.core.verify import verify
from tests.server.process import Server
from tests.server.wire import Visitor, Wire

BITS = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100")


def begun(ann: Visitor, bob: Visitor) -> tuple[Wire, Wire, str]:
    """A match to which two devices have contributed, and the promise they were given before."""
    code = ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=1)
    key = host.send("start", bots="random")
    promises = [wire.wait(lambda news: news["type"] == "committed") for wire in (host, guest)]
    assert promises[0] == promises[1]
    assert host.table["match"] is None
    for seat, wire in enumerate((host, guest)):
        wire.done("contribute", match=1, seat=seat, bits=BITS[seat])
    host.answer(key)
    guest.settle()
    return host, guest, str(promises[0]["commitment"])


def test_a_device_finds_its_bits_the_promise_and_its_links_in_the_record(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_LUCK_WAIT="20")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        host, guest, promise = begun(ann, bob)
        luck = random.Random(4)
        while host.table["phase"] != "over":
            for wire in (host, guest):
                wire.settle()
                for seat in wire.asked():
                    wire.do(seat, wire.any(seat, luck))
        links = [news["link"] for news in guest.news if news["type"] == "update"]

        text = ann.http.get(f"/api/tables/{host.code}/matches/1/record").text
        game = hemicycle.game("secret-hitler")
        record = Record.parse(text, game.library.write)

        assert record.header["contributions"] == [*BITS, None, None, None]
        assert (record.header["commitment"], host.table["match"]["commitment"]) == (promise, promise)
        assert sha256(bytes.fromhex(host.table["match"]["secret"])).hexdigest() == promise
        assert set(links) <= {record.link_at(number) for number in range(len(record.entries) + 1)}
        assert len(set(links)) > 5
        assert verify(game, record).outcome is not None


def test_nothing_is_revealed_while_the_match_goes_on(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_LUCK_WAIT="20")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        host, _, _ = begun(ann, bob)

        assert host.table["match"]["secret"] is None
        assert ann.refusal("GET", f"/api/tables/{host.code}/matches/1/record") == (409, "not-over")


def test_who_does_not_answer_is_not_waited_for(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_LUCK_WAIT="0.3")
    with Visitor(server.url, "Ann") as ann:
        wire = ann.wire(ann.open(seats=5))

        wire.done("start", bots="random")

        wire.settle()
        assert wire.table["phase"] == "playing"


def test_programs_contribute_by_themselves(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_LUCK_WAIT="20")
    with Client(server.url, name="Robo") as client:
        table = client.open("secret-hitler", seats=5, bots="random", start=True, pace="untimed", bot_delay=0)
        for turn in table.turns():
            turn.play(turn.choices[0])

        record = client.request("GET", f"/api/tables/{table.code}/matches/1/moments/0")
        given = table.inner.contributions

        assert record["n"] == 0
        assert list(given) == [(1, 0)]


def test_a_promise_survives_a_crash(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_LUCK_WAIT="20")
    with Visitor(server.url, "Ann") as ann:
        wire = ann.wire(ann.open(seats=5))
        wire.send("start", bots="random")
        promise = wire.wait(lambda news: news["type"] == "committed")
        server.kill()
        server.start()

        back = ann.wire(wire.code)

        again = next(news for news in back.news if news["type"] == "committed")
        assert again == promise
        back.done("contribute", match=1, seat=0, bits=BITS[0])
        back.settle()
        assert back.table["match"]["commitment"] == promise["commitment"]
