"""Opening tables, seats, links, hosts, bots on seats, rematch, lists."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

import hemicycle
from hemicycle.server.store import Store
from hemicycle.server.store.connecting import connect
from tests.server.process import Server
from tests.server.test_play import play_on
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]


def seated(wire: Wire) -> list[str]:
    """Who sits where."""
    wire.settle()
    return [seat["name"] for seat in wire.table["seats"]]


def test_a_table_is_opened_and_joined_by_its_code(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5)

    wire = bob.wire(code.lower())
    wire.done("sit", seat=2)

    assert seated(wire) == ["Ann", "", "Bob", "", ""]
    assert wire.you == {"name": "Bob", "language": "en", "seats": [2], "host": True}  # while Ann is away


def test_settings_that_do_not_fit_are_refused_with_a_code(visitors: Come) -> None:
    ann = visitors()
    wishes = {
        "no-such-game": {"game": "chess"},
        "no-such-edition": {"game": "secret-hitler", "edition": "../official"},
        "no-such-option": {"game": "secret-hitler", "options": {"veto_procedure": "never"}},
        "seat-count": {"game": "secret-hitler", "seats": 3},
        "no-such-level": {"game": "secret-hitler", "standby": "genius"},
        "malformed": {"game": "secret-hitler", "wish": 1},
    }

    codes = [ann.refusal("POST", "/api/tables", {"settings": wish})[1] for wish in wishes.values()]

    assert codes == list(wishes)


def test_only_public_tables_are_listed_and_mine_are_mine(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    shown, hidden = ann.open(visibility="public"), ann.open()

    public = [table["code"] for table in bob.get("/api/tables")["tables"]]
    mine = [table["code"] for table in ann.get("/api/tables", mine=True)["tables"]]

    assert shown in public
    assert hidden not in public
    assert {shown, hidden} <= set(mine)
    assert bob.get("/api/tables", mine=True)["tables"] == []


def test_a_taken_or_locked_seat_is_refused(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    host.done("lock", seat=1, locked=True)

    assert guest.refused("sit", seat=0) == "seat-taken"
    assert guest.refused("sit", seat=1) == "seat-locked"
    assert guest.refused("sit", seat=9) == "no-such-seat"
    assert guest.refused("lock", seat=1, locked=False) == "host-only"


def test_seats_are_left_and_swapped(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=1)

    host.done("swap", first=0, second=1)
    swapped = seated(host)
    guest.done("stand", seat=0)

    assert swapped[:2] == ["Bob", "Ann"]
    assert seated(host)[:2] == ["", "Ann"]
    assert guest.refused("stand", seat=1) == "host-only"


def test_the_host_may_clear_a_seat_before_the_start_but_not_during_play(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=1)
    host.done("stand", seat=1)
    guest.done("sit", seat=1)
    host.done("start", bots="random")

    assert host.refused("stand", seat=1) == "stand-in-play"


def test_a_name_at_the_table_is_unique(visitors: Come) -> None:
    ann = visitors("Ann")

    wire = ann.wire(ann.open(seats=5, mine=3, bots="random"))

    assert seated(wire) == ["Ann", "Ann 2", "Ann 3", "Bruno", "Clara"]


def test_ones_own_tables_tell_where_it_is_ones_turn(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=5, start=True)

    ann.open(seats=5)

    assert ann.get("/api/tables", mine=True)["turn"] == [code]
    assert bob.get("/api/tables", mine=True)["turn"] == ann.get("/api/tables")["turn"] == []


def test_a_table_that_left_memory_knows_whose_turn_it_is(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url, "Ann") as ann:
        code = ann.open(seats=5, mine=5, start=True)
    server.stop()
    store = Store(connect(f"sqlite:///{server.data / 'hemicycle.db'}"))

    state = asyncio.run(store.state(code))
    asked = asyncio.run(store.asked(str(state and state.host)))

    store.close()
    assert asked == {code}


def test_settings_change_before_the_start_and_not_after(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5))
    wish = {"game": "secret-hitler", "seats": 7, "options": {"veto_procedure": "pick-first"}, "bot_delay": 0}

    wire.done("change", settings=wish)
    wire.settle()
    assert len(wire.table["seats"]) == 7
    assert wire.table["seats"][0]["name"] == "Ann"
    wire.done("start", bots="random")

    assert wire.refused("change", settings=wish) == "not-while-playing"


def test_a_table_starts_only_when_all_seats_are_taken(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5))

    assert wire.refused("start") == "seats-open"
    assert wire.refused("start", bots="genius") == "no-such-level"
    wire.done("start", bots="random")
    assert wire.refused("start") == "not-while-playing"


def test_a_guest_of_the_host_acts_for_him_while_he_is_away(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=1)
    assert guest.refused("start", bots="random") == "host-only"

    host.close()
    guest.until(lambda wire: wire.you["host"])

    guest.done("start", bots="random")


def test_a_rematch_rotates_the_seats(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=1, bots=None)
    host, guest = ann.wire(code), bob.wire(code)
    guest.done("sit", seat=1)
    host.done("start", bots="random")
    _play_to_the_end(host, guest)

    last = host.updates[0]["n"]
    host.done("rematch")

    guest.until(lambda wire: wire.table["next"] is not None)
    anew = guest.table["next"]
    host, guest = ann.wire(anew), bob.wire(anew)
    host.until(lambda wire: wire.table["phase"] == "playing" and 1 in wire.updates)
    guest.settle()
    assert seated(host) == ["Elise", "Ann", "Bob", "Clara", "Dries"]
    assert guest.you["seats"] == [2]
    old = ann.get(f"/api/tables/{code}")
    assert (anew != code, old["phase"], old["next"]) == (True, "over", anew)
    assert ann.get(f"/api/tables/{code}/matches/1/moments/{last}")["view"]["outcome"] is not None


def test_asking_twice_to_play_again_leads_to_one_table(visitors: Come) -> None:
    ann = visitors("Ann")
    host = ann.wire(ann.open(seats=5, mine=1, bots="random", start=True))
    _play_to_the_end(host)

    host.done("rematch")
    first = host.table["next"]
    host.done("rematch")

    host.settle()
    assert host.table["next"] == first is not None


def _play_to_the_end(*wires: Wire) -> None:
    luck = random.Random(1)
    while any(wire.table["phase"] != "over" for wire in wires):
        for wire in wires:
            wire.settle()
            for seat in wire.asked():
                wire.do(seat, wire.any(seat, luck))


def test_a_spectator_sees_the_public_view_and_cannot_act(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=5, start=True)
    player, watcher = ann.wire(code), bob.wire(code)

    seat = player.asked()[0]
    player.do(seat, player.choices(seat)[0])
    watcher.settle()

    assert list(watcher.updates) == [None]
    board = watcher.updates[None]["view"]["board"]
    assert board["role"] is None
    assert board["roles"] == [None] * 5
    assert watcher.updates[None]["n"] == 1
    assert watcher.refused("do", seat=0, decision="1.0", actions=["x"]) == "not-your-seat"
    assert watcher.refused("say", seat=0, text="psst") == "not-your-seat"


def test_a_table_can_do_without_spectators(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=5, start=True, spectators=False)

    wire = bob.wire(code, hello=False)

    assert wire.refused("hello", protocol=1) == "no-spectators"
    assert bob.refusal("GET", f"/api/tables/{code}/matches/1/log") == (403, "not-entitled")


def test_a_shared_screen_shows_the_public_view_of_ones_own_table(visitors: Come) -> None:
    ann = visitors()
    code = ann.open(seats=5, mine=5, start=True)

    screen = ann.wire(code, watch=True)

    assert list(screen.updates) == [None]
    assert screen.refused("do", seat=0, decision="1.0", actions=["x"]) == "not-your-seat"


def test_after_the_end_everybody_walks_through_the_game_from_every_seat(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=5, start=True)
    wire = ann.wire(code)
    path = f"/api/tables/{code}/matches/1"
    assert bob.refusal("GET", f"{path}/moments/0?seat=2") == (403, "not-entitled")
    assert bob.refusal("GET", f"{path}/record") == (409, "not-over")
    assert ann.refusal("GET", f"{path}/entries/1") == (409, "not-over")
    seen = {}
    while wire.view["outcome"] is None:
        seen[wire.updates[2]["n"]] = wire.updates[2]["view"]
        seat = wire.asked()[0]
        wire.do(seat, wire.any(seat, random.Random(3)))

    pages = {n: bob.get(f"{path}/moments/{n}", seat=2)["view"] for n in seen}
    log = bob.get(f"{path}/log", seat=2)

    assert pages == seen
    assert [moment["n"] for moment in log["moments"]] == list(range(wire.updates[2]["n"] + 1))
    told = [
        moment for news in wire.news if news["type"] == "update" and news["seat"] == 2 for moment in news["moments"]
    ]
    assert log["moments"] == told
    last = len(bob.http.get(f"{path}/record").text.splitlines()) - 1
    assert bob.get(f"{path}/entries/{last}", seat=0)["view"] == wire.updates[0]["view"]
    assert bob.refusal("GET", f"{path}/entries/{last + 1}") == (404, "no-such-moment")
    assert bob.refusal("GET", f"{path}/moments/99999") == (404, "no-such-moment")
    assert bob.refusal("GET", f"/api/tables/{code}/matches/2/log") == (404, "no-such-match")


@pytest.mark.parametrize("name", hemicycle.names())
def test_any_entry_of_a_finished_match_opens_at_once(own_server: Callable[..., Server], name: str) -> None:
    server = own_server()
    with Visitor(server.url) as ann:
        wire = ann.wire(ann.open(name, mine=0, bots="random", start=True))
        wire.until(lambda wire: wire.table["phase"] == "over")
        path = f"/api/tables/{wire.code}/matches/1"
        last = len(ann.http.get(f"{path}/record").text.splitlines()) - 1
        worked = server.processor_seconds()

        for entry in random.Random(1).sample(range(1, last + 1), 21):
            assert ann.get(f"{path}/entries/{entry}", seat=0)["view"]["game"] == name

        assert (server.processor_seconds() - worked) / 21 < 0.1


def test_own_knowledge_can_be_looked_up_during_the_game(visitors: Come) -> None:
    ann = visitors()
    code = ann.open(seats=5, mine=5, start=True)
    wire = ann.wire(code)
    opening = wire.updates[3]["view"]
    play_on([wire], random.Random(2), decisions=4)

    page = ann.get(f"/api/tables/{code}/matches/1/moments/0", seat=3)

    assert page["view"] == opening
    assert page["last"] == 4
