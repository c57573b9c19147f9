"""Malformed, huge, early, late and foreign messages: each is answered by one typed refusal, and the table goes on."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.process import Server
from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]


@pytest.fixture
def wire(visitors: Come) -> Wire:
    ann = visitors()
    return ann.wire(ann.open(seats=5, mine=4, bots="random", start=True))


def raw(wire: Wire, text: str | bytes) -> dict[str, object]:
    """Send anything; what it is answered."""
    wire.socket.send(text)
    return wire.wait(lambda news: news["type"] == "refused")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"type":"do"}',
        '{"type":"nonsense","key":"k"}',
        '{"type":"do","key":"k","seat":"0","decision":"1.0","actions":["x"]}',
        '{"type":"do","key":"k","seat":-1,"decision":"1.0","actions":["x"]}',
        '{"type":"do","key":"k","seat":0,"decision":"1.0","actions":[]}',
        '{"type":"do","key":"k","seat":0,"decision":"1.0","actions":["x"],"more":1}',
        '{"type":"ping","key":""}',
        '{"type":"welcome","key":"k"}',
        '{"type":"say","key":"k","seat":0,"text":"' + "x" * 501 + '"}',
        "[" * 5_000,
        b"\xff\xfe\x00",
    ],
)
def test_a_malformed_message_is_refused_as_such(wire: Wire, text: str | bytes) -> None:
    assert raw(wire, text)["code"] == "malformed"
    wire.settle()


def test_the_key_of_a_malformed_message_comes_back(wire: Wire) -> None:
    assert raw(wire, '{"type":"do","key":"mine"}')["key"] == "mine"


def test_a_huge_message_is_refused_and_a_monstrous_one_ends_the_connection(wire: Wire) -> None:
    assert raw(wire, json.dumps({"type": "ping", "key": "k", "x": "y" * 100_000}))["code"] == "too-long"
    wire.settle()

    wire.socket.send("x" * (2 << 20))

    assert wire.closed() == 1009


def test_the_first_message_must_be_hello_and_only_the_first(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5), hello=False)

    assert wire.refused("sit", seat=1) == "hello-first"
    assert wire.refused("hello", protocol=99) == "other-protocol"
    wire.done("hello", protocol=1)
    assert wire.refused("hello", protocol=1) == "hello-once"


def test_foreign_seats_and_wrong_actions_are_refused(wire: Wire) -> None:
    seat = 0
    decision = wire.updates[0]["decision"] or "1.0"

    assert wire.refused("do", seat=4, decision=decision, actions=["ballot true"]) == "not-your-seat"
    assert wire.refused("do", seat=17, decision=decision, actions=["ballot true"]) == "no-such-seat"
    assert wire.refused("do", seat=seat, decision="9.9", actions=["ballot true"]) == "stale"
    assert wire.refused("preview", seat=seat, decision="9.9", actions=["ballot true"]) == "stale"
    assert wire.refused("save-draft", seat=seat, decision="9.9", draft=1) == "stale"
    assert wire.refused("undo", seat=seat) == "not-undoable"


def test_an_action_against_the_rules_names_its_rule(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5, start=True))
    seat = wire.asked()[0]

    answer = wire.do(seat, f"nominate {seat}")

    assert answer["type"] == "refused"
    assert answer["rules"]
    assert wire.do(seat, "fly to the moon")["code"] == "malformed-action"


def test_too_early_and_too_late(visitors: Come) -> None:
    ann = visitors()
    wire = ann.wire(ann.open(seats=5, mine=5))

    assert wire.refused("do", seat=0, decision="1.0", actions=["ballot true"]) == "not-begun"
    assert wire.refused("undo", seat=0) == "not-begun"
    assert wire.refused("rematch") == "not-while-seating"
    assert wire.refused("propose", kind="pause") == "not-while-seating"
    wire.done("start")
    wire.done("propose", kind="abandon")
    assert wire.refused("do", seat=0, decision="1.0", actions=["ballot true"]) == "stale"
    assert wire.refused("propose", kind="pause") == "not-while-abandoned"


def test_an_unknown_table_and_an_unknown_person_are_told_and_hung_up(server: Server, visitors: Come) -> None:
    ann = visitors()
    code = ann.open()
    lost = ann.wire("NOTHERE", hello=False)
    ann.http.cookies.clear()
    stranger = Wire(ann, code)

    assert (lost.read()["code"], lost.closed()) == ("no-such-table", 4404)
    assert (stranger.read()["code"], stranger.closed()) == ("who-are-you", 4401)
    stranger.close()


def test_whoever_rushes_is_told_when_to_come_back(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_SOCKET_RATE="5")
    with Visitor(server.url) as ann:
        wire = ann.wire(ann.open())
        keys = [wire.send("ping") for _ in range(30)]

        answers = [wire.answer(key) for key in keys]

    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert refused
    assert {answer["code"] for answer in refused} == {"rate-limited"}
    assert all(answer["retry_after"] > 0 for answer in refused)


COUNT = itertools.count()
NAMES = st.sampled_from(["seat", "actions", "decision", "to", "text", "kind", "vote", "x"])
TYPES = st.sampled_from(
    ["do", "undo", "say", "sit", "preview", "propose", "ballot", "save-notes", "change", "start", "x"]
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | TYPES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=6),
    max_leaves=12,
)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(message=st.dictionaries(NAMES, JSON, max_size=8), kind=TYPES)
def test_whatever_is_sent_gets_exactly_one_answer(wire: Wire, message: dict[str, object], kind: str) -> None:
    key = f"fuzz {next(COUNT)}"

    wire.socket.send(json.dumps({**message, "type": kind, "key": key}))
    wire.settle()

    assert [news["key"] for news in wire.news if news.get("key") == key] == [key]
