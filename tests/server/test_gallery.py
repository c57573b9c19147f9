"""Those who look on, over real sockets: what they say is read by players after the end, and they may be behind."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hemicycle.server.operate.command import app as command
from tests.server.process import Server
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]
SECRET = "the gallery knows who it is"


def play(wire: Wire, luck: random.Random, most: int = 10_000) -> bool:
    """Play all seats of a table by chance; says whether it is over."""
    for _ in range(most):
        wire.settle()
        waiting = wire.asked()
        if not waiting:
            return True
        seat = luck.choice(waiting)
        wire.do(seat, wire.any(seat, luck))
    return False


def everything_a_player_can_ask_for(player: Visitor, code: str) -> Iterator[str]:
    """All pages that tell of a table."""
    match = f"/api/tables/{code}/matches/1"
    pages = [f"/api/tables/{code}", "/api/tables?mine=true", "/api/me", "/api/ignored", "/api/notifications"]
    pages += [f"{match}/log?seat={seat}" for seat in (-1, 0)] + [f"{match}/moments/2?seat={seat}" for seat in (-1, 0)]
    pages += [f"{match}/{page}" for page in ("entries/3", "record", "verify", "comments", "branches")]
    for page in pages:
        yield player.http.get(page).text


def test_players_find_what_the_gallery_said_at_no_door_until_the_end(
    own_server: Callable[..., Server], visitors: Come, tmp_path: Path
) -> None:
    server, luck = own_server(HEMICYCLE_METRICS_OPEN="true"), random.Random(3)
    ann, eve, fay = visitors("Ann", to=server), visitors("Eve", to=server), visitors("Fay", to=server)
    code = ann.open(seats=5, mine=5, start=True, visibility="public")
    wire, looking, beside = ann.wire(code), eve.wire(code), fay.wire(code)
    play(wire, luck, 12)

    number = looking.done("say", seat=None, text=SECRET)["n"]

    beside.settle()
    assert [news["talk"]["text"] for news in beside.news if news["type"] == "said"] == [SECRET]
    wires = [wire, ann.wire(code), ann.wire(code, watch=True), ann.wire(code, match=1, seen=3)]
    play(wire, luck, 12)
    wires.append(ann.wire(code))
    for each in wires:
        each.settle()
        assert not any(SECRET in text for text in each.received)
    assert wire.refused("say", seat=0, text="?", answers=number, reply="accept") == "no-such-message"
    assert wire.refused("say", seat=None, text="psst") == "not-a-spectator"
    for path in ("/api/ignored", "/api/reports"):
        body: dict[str, Any] = {"code": code, "talk": number} | ({"reason": "spam"} if "reports" in path else {})
        assert ann.refusal("POST", path, body)[1] == "no-such-message"
    exported = CliRunner().invoke(command, ["export", str(tmp_path / "out"), "--data", str(server.data)])
    assert exported.exit_code == 0, exported.output
    files = [path.read_text() for path in (tmp_path / "out").iterdir()]
    pages = [*everything_a_player_can_ask_for(ann, code), ann.http.get("/metrics").text, server.log.read_text()]
    assert files
    assert not any(SECRET in text for text in [*files, *pages])

    assert play(wire, luck)
    for each in wires:
        each.settle()
        assert any(SECRET in text for text in each.received)
    assert SECRET in [talk["text"] for talk in ann.wire(code).news[0]["talk"]]


def test_a_server_that_starts_again_still_keeps_it(own_server: Callable[..., Server], visitors: Come) -> None:
    server = own_server()
    ann, eve = visitors("Ann", to=server), visitors("Eve", to=server)
    code = ann.open(seats=5, mine=5, start=True)
    ann.wire(code)
    eve.wire(code).done("say", seat=None, text=SECRET)

    server.kill()
    server.start()

    assert ann.wire(code).news[0]["talk"] == []
    assert [talk["text"] for talk in eve.wire(code).news[0]["talk"]] == [SECRET]


def test_somebody_in_the_gallery_is_muted_and_reported_by_what_they_said(visitors: Come) -> None:
    ann, eve, fay = visitors("Ann"), visitors("Eve"), visitors("Fay")
    code = ann.open(seats=5, mine=5, start=True)
    first, second = eve.wire(code), fay.wire(code)
    number = first.done("say", seat=None, text="you fools")["n"]

    (ignored,) = fay.http.post("/api/ignored", json={"code": code, "talk": number}).json()
    report = {"code": code, "talk": number, "reason": "insults"}
    assert fay.http.post("/api/reports", json=report).status_code == 204

    first.done("say", seat=None, text="still fools")
    second.settle()
    assert [news["talk"]["text"] for news in second.news if news["type"] == "said"] == ["you fools"]
    assert ignored["name"] == "Eve"
    assert eve.refusal("POST", "/api/ignored", {"code": code, "talk": number})[1] == "no-such-message"  # oneself
    assert eve.refusal("POST", "/api/ignored", {"code": code})[1] == "nobody-there"


@pytest.mark.parametrize("game", ["secret-hitler", "die-macher", "global-powers"])
def test_whoever_looks_on_is_behind_on_every_device_and_page(visitors: Come, game: str) -> None:
    ann, eve, luck = visitors("Ann"), visitors("Eve"), random.Random(4)
    seats = 2 if game == "global-powers" else 5
    code = ann.open(game, mine=seats, seats=seats, start=True, spectator_delay=10)
    wire, looking = ann.wire(code), eve.wire(code)
    watching = ann.wire(code, watch=True)  # the own second screen is behind too
    play(wire, luck, 30)
    wire.settle()
    shown = wire.updates[0]["n"] - 10

    again = eve.wire(code, match=1, seen=wire.updates[0]["n"])
    for each in (looking, again, eve.wire(code), watching):
        each.settle()
        told = each.updates[None]
        assert (told["n"], told["clock"], each.table["match"]["n"]) == (shown, None, shown)
        assert max(moment["n"] for update in updates(each) for moment in update["moments"] or [{"n": 0}]) <= shown
    assert looking.updates[None]["view"] == again.updates[None]["view"]
    match = f"/api/tables/{code}/matches/1"
    for person in (eve, ann):  # as the public
        assert person.get(f"{match}/log")["n"] == shown
        assert person.get(f"{match}/moments/{shown}")["last"] == shown
        assert person.get(f"{match}/moments/{shown}")["view"] == looking.updates[None]["view"]
        assert person.refusal("GET", f"{match}/moments/{shown + 1}")[1] == "no-such-moment"
    assert ann.get(f"{match}/log", seat=0)["n"] == shown + 10
    assert eve.refusal("GET", f"{match}/record")[1] == "not-over"
    assert eve.get(f"/api/tables/{code}")["match"]["n"] == shown


def updates(wire: Wire) -> list[dict[str, Any]]:
    return [news for news in wire.news if news["type"] == "update"]


def test_the_host_changes_the_delay_while_the_game_goes_on(visitors: Come) -> None:
    ann, eve, luck = visitors("Ann"), visitors("Eve"), random.Random(5)
    code = ann.open(seats=5, mine=5, start=True)
    wire, looking = ann.wire(code), eve.wire(code)
    play(wire, luck, 8)

    wire.done("spectators", delay=5, talk=False)

    assert looking.refused("spectators", delay=0, talk=True) == "host-only"
    assert looking.refused("say", seat=None, text="x") == "spectators-silent"
    before = looking.updates[None]["n"]
    play(wire, luck, 3)
    looking.settle()
    assert looking.updates[None]["n"] == before
    wire.done("spectators", delay=0, talk=True)
    looking.settle()
    assert looking.updates[None]["n"] == before + 3


def test_friends_are_not_told_on_their_first_page_what_the_gallery_does_not_know_yet(visitors: Come) -> None:
    ann, eve, name = visitors("Ann"), visitors("Eve"), f"ann-{random.randrange(1 << 40)}"
    for visitor, account in ((ann, name), (eve, f"eve-{name}")):
        wanted = {"account": account, "password": "correct horse battery"}
        assert visitor.http.post("/api/accounts", json=wanted).status_code == 201
    assert eve.http.put(f"/api/me/follows/{name}").status_code == 204
    ann.open(seats=5, mine=5, start=True, visibility="public", spectator_delay=10)

    told = eve.get("/api/home")["friends"]

    assert [(card["waiting"], card["stage"], card["deadline"]) for card in told] == [([], None, None)]
    assert ann.get("/api/home")["turn"][0]["stage"] is not None
