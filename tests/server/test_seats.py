"""The seat of a living player is inalienable: findings of an attack, each over real sockets."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from tests.server.process import Server
from tests.server.test_accounts import PASSWORD, member
from tests.server.test_time import LEISURE, moments
from tests.server.wire import Json, Visitor, Wire

Come = Callable[..., Visitor]


def table(visitors: Come, *names: str, seats: int = 5, bots: str = "random", **settings: Any) -> list[Wire]:
    """A table that plays: the host and others with a seat each, bots on the rest."""
    people = [visitors(name) for name in ("Ann", *names)]
    code = people[0].open(seats=seats, **settings)
    wires = [person.wire(code) for person in people]
    for seat, wire in enumerate(wires[1:], 1):
        wire.done("sit", seat=seat)
    wires[0].done("start", bots=bots)
    for wire in wires:
        wire.settle()
    return wires


def changes(wire: Wire, seat: int = 0) -> list[tuple[int, str, str]]:
    """Every change of who plays a seat that was told: seat, by whom, why."""
    wire.settle()
    told = [moment["plays"] for moment in moments(wire, seat) if moment["plays"]]
    return [(each["seat"], each["by"], each["why"]) for each in told]


def claim(person: Visitor, link: str) -> Json:
    return {"status": (answer := person.http.post("/api/seats", json={"link": link})).status_code, **answer.json()}


# --- 1: the host takes no seat of somebody who sits there ---


def test_the_host_gets_no_link_to_a_seat_somebody_holds(visitors: Come) -> None:
    host, _ = table(visitors, "Bob", pace="untimed")

    assert host.refused("issue-link", seat=1) == "seat-taken"


def test_nobody_gets_a_link_to_a_seat_somebody_holds_while_the_host_is_away(visitors: Come) -> None:
    host, bob, eve = table(visitors, "Bob", "Eve", pace="untimed")
    host.close()
    bob.until(lambda wire: wire.you["host"])

    assert bob.refused("issue-link", seat=2) == "seat-taken"
    assert bob.refused("issue-link", seat=0) == "seat-taken"
    assert eve.refused("issue-link", seat=1) == "host-only"


def test_a_link_handed_out_before_somebody_sat_down_leads_nowhere(visitors: Come) -> None:
    ann, bob, eve = visitors("Ann"), visitors("Bob"), visitors("Eve")
    code = ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    link = host.done("issue-link", seat=1)["link"]
    guest.done("sit", seat=1)
    host.done("start", bots="random")

    assert claim(eve, link)["code"] == "wrong-link"
    assert claim(ann, link)["code"] == "wrong-link"
    guest.settle()
    assert guest.updates[1]["view"]["board"]["role"] is not None


# --- 2: a link is used up by the first who takes it ---


def test_a_link_is_used_up_by_the_first_claim(visitors: Come) -> None:
    ann, bob, eve = visitors("Ann"), visitors("Bob"), visitors("Eve")
    code = ann.open(seats=5)
    host = ann.wire(code)
    host.done("lock", seat=1, locked=True)
    link = host.done("issue-link", seat=1)["link"]

    first, second, again = claim(bob, link), claim(eve, link), claim(bob, link)

    assert first == again == {"status": 200, "code": code, "seat": 1}
    assert (second["status"], second["code"]) == (403, "wrong-link")
    assert claim(eve, link[:-1] + "x")["code"] == "wrong-link"
    assert bob.wire(code).you["seats"] == [1]


def test_a_new_link_voids_the_old_one_and_so_does_leaving_the_seat(visitors: Come) -> None:
    ann, bob, eve = visitors("Ann"), visitors("Bob"), visitors("Eve")
    host = ann.wire(ann.open(seats=5))
    old = host.done("issue-link", seat=1)["link"]
    new = host.done("issue-link", seat=1)["link"]

    assert claim(bob, old)["code"] == "wrong-link"
    assert claim(bob, new)["status"] == 200
    bob.wire(host.code).done("stand", seat=1)
    assert claim(eve, new)["code"] == "wrong-link"


def test_the_token_of_a_link_stands_in_no_path(server: Server, visitors: Come) -> None:
    ann = visitors("Ann")
    host = ann.wire(ann.open(seats=5))

    link = host.done("issue-link", seat=1)["link"]

    assert "/" not in link
    assert ann.http.get(f"/s/{link}").status_code == 404  # a token has dots; a page has none


# --- 3: the host puts no bot on players who are there ---


def test_the_host_puts_no_bot_on_a_player(visitors: Come) -> None:
    host, _, _ = table(visitors, "Bob", "Eve", pace="untimed")

    assert host.refused("put-bot", seat=1, level="random") == "seat-taken"
    assert host.refused("put-bot", seat=0, level="random") == "seat-taken"
    assert host.refused("let-bot-play", seat=1) == "not-your-seat"
    host.done("put-bot", seat=4, level="solid")
    assert changes(host)[-1] == (4, "bot", "host")


def test_a_bot_that_plays_for_somebody_costs_them_no_vote(visitors: Come) -> None:
    host, bob, eve = table(visitors, "Bob", "Eve", pace="untimed")
    for wire, seat in ((bob, 1), (eve, 2)):
        wire.done("let-bot-play", seat=seat)

    host.done("propose", kind="abandon")

    host.settle()
    assert host.table["phase"] == "playing"
    assert (host.votes[0]["electorate"], host.votes[0]["needed"]) == ([0, 1, 2], 2)


# --- 4: nobody is replaced who is there, and nobody alone replaces anybody ---


def test_nobody_who_is_there_can_be_replaced(visitors: Come) -> None:
    host, bob = table(visitors, "Bob", pace="untimed")

    assert host.refused("propose", kind="replace", seat=1) == "not-absent"
    bob.close()
    host.until(lambda wire: not wire.table["seats"][1]["online"])
    assert host.refused("propose", kind="replace", seat=1) == "not-absent"
    assert host.refused("propose", kind="replace", seat=4) == "nobody-to-replace"


def test_somebody_long_away_is_replaced_by_the_others_and_gets_the_seat_back(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_ABSENCE="0.3")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob, Visitor(server.url, "Eve") as eve:
        host, guest, third = table(_among(ann, bob, eve), "Bob", "Eve", pace="untimed")
        role = guest.updates[1]["view"]["board"]["role"]
        guest.close()
        host.until(lambda wire: not wire.table["seats"][1]["online"])
        time.sleep(0.4)

        host.done("propose", kind="replace", seat=1)
        host.settle()
        assert host.table["seats"][1]["state"] == "person"  # one of two others is not enough
        third.until(lambda wire: bool(wire.votes))
        third.done("ballot", vote=third.votes[0]["vote"], yes=True)
        host.settle()
        assert host.table["seats"][1]["state"] == "bot"
        back = bob.wire(host.code)

        assert back.you["seats"] == [1]
        assert back.updates[1]["view"]["board"]["role"] == role
        assert changes(host) == [(1, "bot", "vote"), (1, "person", "back")]


def test_a_replaced_seat_belongs_to_the_person_who_took_it_since(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_ABSENCE="0.1")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob, Visitor(server.url, "Eve") as eve:
        host, guest = table(_among(ann, bob), "Bob", pace="untimed")
        guest.done("save-notes", seat=1, text="Ann lies")
        _replace(guest, host)
        link = host.done("issue-link", seat=1)["link"]

        assert claim(eve, link)["status"] == 200

        assert bob.wire(host.code).you["seats"] == []
        taken = eve.wire(host.code)
        assert (taken.you["seats"], taken.news[0]["notes"]) == ([1], [])
        assert changes(host) == [(1, "bot", "vote"), (1, "person", "taken")]


def test_a_guest_who_was_replaced_finds_the_seat_also_by_their_account(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_ABSENCE="0.1")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob, Visitor(server.url, "Bob") as home:
        member(home, "bob")
        host, guest = table(_among(ann, bob), "Bob", pace="untimed")
        _replace(guest, host)
        assert [card["table"]["code"] for card in bob.get("/api/home")["running"]] == [host.code]

        assert bob.http.post("/api/session", json={"account": "bob", "password": PASSWORD}).status_code == 200

        assert [card["table"]["code"] for card in home.get("/api/home")["running"]] == [host.code]
        assert home.wire(host.code).you["seats"] == [1]


def test_whoever_was_replaced_may_also_stay_away(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_ABSENCE="0.1")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        host, guest = table(_among(ann, bob), "Bob", pace="untimed")
        _replace(guest, host)

        assert bob.http.delete(f"/api/tables/{host.code}/seats").status_code == 204

        assert bob.get("/api/home")["running"] == []
        assert bob.wire(host.code).you["seats"] == []


def test_what_somebody_wrote_for_themselves_is_not_read_by_whoever_takes_the_seat(
    own_server: Callable[..., Server],
) -> None:
    server = own_server(HEMICYCLE_ABSENCE="0.1")
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob, Visitor(server.url, "Eve") as eve:
        host, guest = table(_among(ann, bob), "Bob", pace="untimed")
        guest.done("save-notes", seat=1, text="Ann lies")
        _replace(guest, host)
        guest = bob.wire(host.code)
        assert guest.news[0]["notes"] == [{"seat": 1, "text": "Ann lies"}]  # whoever comes back finds them

        guest.done("give-up", seat=1)
        assert claim(eve, host.done("issue-link", seat=1)["link"])["status"] == 200

        assert eve.wire(host.code).news[0]["notes"] == []
        server.kill()
        server.start()
        assert eve.wire(host.code).news[0]["notes"] == []


def _replace(guest: Wire, host: Wire) -> None:
    """Whoever sits on seat 1 is gone for longer than they may, and a bot goes on for them."""
    guest.close()
    host.until(lambda wire: not wire.table["seats"][1]["online"])
    time.sleep(0.2)
    host.done("propose", kind="replace", seat=1)


def _among(*people: Visitor) -> Come:
    by_name = {person.get("/api/me")["name"]: person for person in people}
    return lambda name="Ann", **_: by_name[name]


# --- 5: a bot plays for a while, and the way back ---


def test_a_bot_plays_for_me_for_a_while_and_i_take_the_seat_back(visitors: Come) -> None:
    host, bob = table(visitors, "Bob", pace="untimed", bot_delay=10_000)

    bob.done("let-bot-play", seat=1)
    bob.settle()
    assert (bob.you["seats"], bob.table["seats"][1]["standby"]) == ([1], True)
    assert bob.updates[1]["view"]["board"]["role"] is not None
    bob.done("take-back", seat=1)

    bob.settle()
    assert not bob.table["seats"][1]["standby"]
    assert [each["code"] for each in bob.visitor.get("/api/tables", mine=True)["tables"]] == [bob.code]
    assert changes(host) == [(1, "standby", "asked"), (1, "person", "back")]


def test_giving_up_a_seat_is_another_message(visitors: Come) -> None:
    host, bob = table(visitors, "Bob", pace="untimed")

    assert bob.refused("stand", seat=1) == "stand-in-play"
    assert bob.refused("give-up", seat=0) == "not-your-seat"
    bob.done("give-up", seat=1)

    bob.settle()
    assert (bob.you["seats"], bob.table["seats"][1]["state"]) == ([], "bot")
    assert bob.refused("take-back", seat=1) == "not-your-seat"
    assert changes(host) == [(1, "bot", "left")]


def test_who_sat_on_one_seat_of_hidden_roles_takes_no_other(visitors: Come) -> None:
    host, bob = table(visitors, "Bob", pace="untimed")
    bob.done("give-up", seat=1)
    other = host.done("issue-link", seat=2)["link"]
    own = host.done("issue-link", seat=1)["link"]
    ann, bob_person = host.visitor, bob.visitor

    assert claim(bob_person, other)["code"] == "sat-elsewhere"
    assert claim(ann, other)["code"] == "sat-elsewhere"
    assert claim(bob_person, own)["status"] == 200


def test_every_change_of_who_plays_stands_in_the_record(visitors: Come) -> None:
    host, bob = table(visitors, "Bob", pace="custom", clock=LEISURE)
    bob.done("let-bot-play", seat=1, level="random")
    bob.done("take-back", seat=1)
    bob.done("give-up", seat=1)
    luck = random.Random(2)
    while host.table["phase"] != "over":
        host.settle()
        for seat in host.asked():
            host.do(seat, host.any(seat, luck))

    record = host.visitor.http.get(f"/api/tables/{host.code}/matches/1/record").text

    assert [line.count('"plays":') for line in record.splitlines()].count(1) == 3
    assert host.visitor.get(f"/api/tables/{host.code}/matches/1/verify")["valid"]
