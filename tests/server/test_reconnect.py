"""Walking away and coming back."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.process import Server
from tests.server.test_play import play_on
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]


def told(wire: Wire, seat: int | None) -> list[dict[str, object]]:
    """All moments a connection was told of, in order."""
    updates = [news for news in wire.news if news["type"] == "update" and news["seat"] == seat]
    return [moment for update in updates for moment in update["moments"]]


def test_whoever_comes_back_gets_exactly_what_he_missed(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=5, start=True)
    player, watcher = ann.wire(code), bob.wire(code)
    play_on([player], random.Random(1), decisions=5)
    watcher.settle()
    seen = watcher.updates[None]["n"]
    watcher.close()
    play_on([player], random.Random(2), decisions=6)

    back = bob.wire(code, match=1, seen=seen)

    constant = bob.wire(code)
    assert [moment["n"] for moment in told(back, None)] == list(range(seen + 1, seen + 7))
    assert told(watcher, None) + told(back, None) == told(constant, None)
    assert back.updates[None]["view"] == constant.updates[None]["view"]


def test_whoever_missed_nothing_gets_the_present_view(visitors: Come) -> None:
    ann = visitors()
    code = ann.open(seats=5, mine=5, start=True)
    ann.wire(code).close()

    back = ann.wire(code, match=1, seen=0)

    assert told(back, 0) == []
    assert back.updates[0]["view"]["choices"] or back.updates[0]["view"]["waiting"]


def test_nonsense_about_what_was_seen_gives_everything(visitors: Come) -> None:
    ann = visitors()
    code = ann.open(seats=5, mine=5, start=True)

    wires = [ann.wire(code, match=1, seen=1_000_000), ann.wire(code, match=7, seen=0)]

    assert [len(told(wire, 0)) for wire in wires] == [1, 1]


def test_a_sealed_answer_survives_a_reload(visitors: Come) -> None:
    ann = visitors()
    code = ann.open(seats=5, mine=5, start=True)
    wire = ann.wire(code)
    seat = wire.asked()[0]
    wire.do(seat, wire.choices(seat)[0])
    wire.do(2, "ballot false")
    wire.close()

    back = ann.wire(code)

    assert back.updates[2]["view"]["mine"] == "ballot false"
    assert back.do(2, "ballot true")["type"] == "done"


def test_a_table_goes_on_after_a_polite_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url, "Ann") as ann:
        code = ann.open(seats=5, mine=4, bots="random", start=True)
        wire = ann.wire(code)
        wire.done("say", seat=0, text="Back soon.")
        wire.done("save-notes", seat=1, text="Trust nobody")
        before = wire.updates[0]["view"]
        server.stop()
        assert wire.closed() == 1012

        server.start()

        back = ann.wire(code)
        assert back.news[0]["talk"][0]["text"] == "Back soon."
        assert back.news[0]["notes"] == [{"seat": 1, "text": "Trust nobody"}]
        assert back.updates[0]["view"]["board"]["role"] == before["board"]["role"]
        luck = random.Random(5)
        while back.table["phase"] != "over":
            back.settle()
            for seat in back.asked():
                back.do(seat, back.any(seat, luck))
        assert ann.get(f"/api/tables/{code}/matches/1/verify")["valid"]


def test_a_second_server_on_the_same_data_ends_with_one_sentence(own_server: Callable[..., Server]) -> None:
    first = own_server()
    with Visitor(first.url, "Ann") as ann:
        code = ann.open(seats=5, mine=5, start=True)
        second = Server(first.data)
        second.log = first.data.with_suffix(".second")

        second.start(wait=False)

        assert second.process is not None
        assert second.process.wait(20) == 2
        assert len(second.log.read_text().splitlines()) == 1
        assert str(first.data) in second.log.read_text()
        wire = ann.wire(code)
        seat = wire.asked()[0]
        assert wire.do(seat, wire.choices(seat)[0])["type"] == "done"
