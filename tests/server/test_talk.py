"""Talk, remarks, notes, mute."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hemicycle
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]
FREE = [name for name in hemicycle.names() if hemicycle.game(name).private_talk]


def three(visitors: Come, game: str = "secret-hitler") -> list[Wire]:
    """Three people at a table, the first with the other seats; playing."""
    people = [visitors(name) for name in ("Ann", "Bob", "Eve")]
    seats = hemicycle.game(game).default_seats
    code = people[0].open(game, seats=seats, mine=seats - 2)
    wires = [person.wire(code) for person in people]
    wires[1].done("sit", seat=seats - 2)
    wires[2].done("sit", seat=seats - 1)
    wires[0].done("start")
    for wire in wires:
        wire.settle()
    return wires


def heard(wire: Wire) -> list[str]:
    """What a connection has heard."""
    wire.settle()
    return [news["talk"]["text"] for news in wire.news if news["type"] == "said"]


def test_everybody_hears_what_is_said_to_the_table(visitors: Come) -> None:
    ann, bob, eve = three(visitors)
    watcher = visitors("Watcher").wire(ann.code)

    bob.done("say", seat=5, text="  I am\x07 a liberal.\u202e ")

    assert heard(ann) == heard(eve) == heard(watcher) == ["I am a liberal."]
    assert visitors("Late").wire(ann.code).news[0]["talk"][0]["text"] == "I am a liberal."


def test_the_same_words_sent_again_are_said_once(visitors: Come) -> None:
    ann, bob, _ = three(visitors)

    bob.done("say", key="once", seat=5, text="Ja!")
    again = bob.done("say", key="once", seat=5, text="Ja!")

    assert again["again"]
    assert heard(ann) == ["Ja!"]


def test_nobody_whispers_in_secret_hitler(visitors: Come) -> None:
    _, bob, _ = three(visitors)

    assert bob.refused("say", seat=5, text="psst", to=[0]) == "no-private-talk"
    assert bob.refused("say", seat=5, text=" \n ") == "nothing-said"


def test_a_government_at_work_is_silent(visitors: Come) -> None:
    wires = three(visitors)
    president = wires[0].view["waiting"][0]
    holder = {seat: wire for wire in wires for seat in wire.updates if seat is not None}
    holder[president].do(president, f"nominate {(president + 1) % 7}")
    for seat in range(7):
        holder[seat].settle()
        holder[seat].do(seat, "ballot true")

    talks = [holder[seat].ask("say", seat=seat, text="Hm.") for seat in range(7)]

    silent = [seat for seat in range(7) if talks[seat].get("code") == "talk-not-now"]
    assert silent == sorted([president, (president + 1) % 7])
    assert holder[president].refused("say", seat=president, remark="claim-drew 0 LLL") == "talk-not-now"


def test_claims_go_to_the_record_and_false_ones_too(visitors: Come) -> None:
    wires = three(visitors)
    holder = {seat: wire for wire in wires for seat in wire.updates if seat is not None}
    while not wires[0].view["board"]["ledger"]:
        for wire in wires:
            wire.settle()
            for seat in wire.asked():
                choices = wire.choices(seat)
                wire.do(seat, "ballot true" if "ballot true" in choices else choices[0])
    for wire in wires:
        wire.settle()
    president = wires[0].view["board"]["ledger"][0]["president"]

    holder[president].done("say", seat=president, remark="claim-drew 0 LLL")

    for wire in wires:
        wire.settle()
        remark = next(iter(wire.updates.values()))["moments"][0]["remarks"][0]
        assert (remark["seat"], remark["word"], remark["detail"]["cards"]) == (president, "claim-drew", "LLL")
    other = (president + 1) % 7
    assert holder[other].refused("say", seat=other, remark="claim-drew 0 LLL") == "remark-not-now"
    assert holder[other].refused("say", seat=other, remark="sing") == "malformed-remark"


def test_the_host_mutes(visitors: Come) -> None:
    ann, bob, _ = three(visitors)

    ann.done("mute", seat=5, muted=True)

    assert bob.refused("say", seat=5, text="!") == "muted"
    assert bob.refused("mute", seat=0, muted=True) == "host-only"
    ann.done("mute", seat=5, muted=False)
    bob.done("say", seat=5, text="Thanks.")


def test_whoever_talks_without_end_is_slowed_down(visitors: Come) -> None:
    _, bob, _ = three(visitors)

    answers = [bob.ask("say", seat=5, text="bla") for _ in range(15)]

    assert answers[0]["type"] == "done"
    assert answers[-1]["code"] == "rate-limited"
    assert answers[-1]["retry_after"] > 0


def test_notes_are_for_ones_own_eyes(visitors: Come) -> None:
    ann, bob, _ = three(visitors)
    bob.done("save-notes", seat=5, text="Ann lies")
    ann.settle()

    tab, other = visitors("Eve 2").wire(ann.code), ann

    assert not any("Ann lies" in text for wire in (tab, other) for text in wire.received)
    assert bob.refused("save-notes", seat=0, text="x") == "not-your-seat"


@pytest.mark.parametrize("game", FREE)
def test_pairs_talk_in_private_where_the_game_allows_it(visitors: Come, game: str) -> None:
    ann, bob, eve = three(visitors, game)
    seat = bob.you["seats"][0]

    bob.done("say", seat=seat, text="Join me.", to=[0])

    assert heard(ann) == ["Join me."]
    assert heard(eve) == []
    assert visitors("Late").wire(ann.code).news[0]["talk"] == []
    ann.done("say", seat=0, text="Yes.", to=[seat], answers=1, reply="accept")
    assert bob.done("say", seat=seat, text="", to=[0], answers=2, reply="accept")
    assert (
        eve.refused("say", seat=eve.you["seats"][0], text="?", to=[0], answers=1, reply="decline") == "no-such-message"
    )
