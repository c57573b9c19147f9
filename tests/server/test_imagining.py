"""Playing on from a running match shows nothing its seat does not know: all else is imagined, whatever is true."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import hemicycle
from hemicycle.core.chance import Quick
from hemicycle.core.match import Match, heard
from hemicycle.server.protocol.bodies import Origin
from hemicycle.server.room.commands import Fresh
from hemicycle.server.room.rows import NewMatch, Person
from hemicycle.server.runner.planting import Ground, Plant, Wish, from_imagination
from tests.server.test_looking_back import play_some
from tests.server.wire import Visitor

SEAT = 1


def running(name: str, decisions: int) -> Match:
    match = hemicycle.game(name).match(seed=decisions)
    luck = Random(decisions)
    for _ in range(decisions):
        seat = luck.choice(match.waiting)
        match.act(seat, luck.choice(match.options(seat)))
    return match


def with_other_secrets(match: Match) -> Match:
    """A match that looks the same from the seat, and is another one."""
    twin = match.clone()
    twin.table = match.game.imagine(match.rules, match.view(SEAT), Quick(Random("another").random))
    twin.history = [each for each in match.history if heard(each[1], SEAT)]
    return twin


def imagined(match: Match, secret: bytes = b"1" * 32) -> Plant:
    person = Person(
        id="ann", name="Ann", language="en", program=False, account=None, password=None, generation=0, created=0
    )
    wish = Wish(Origin(kind="branch", table="ABCD", match=1, luck="fresh", seat=SEAT), SEAT, "random")
    return from_imagination(match, wish, Ground("EFGH", Fresh(1, secret), person, 0), 40)


@pytest.mark.parametrize("decisions", [7, 40])
@pytest.mark.parametrize("name", hemicycle.names())
def test_an_imagined_table_depends_on_what_the_seat_knows_alone(name: str, decisions: int) -> None:
    match = running(name, decisions)
    twin = with_other_secrets(match)
    freeze = match.game.codec.freeze
    assert freeze(twin.table) != freeze(match.table)

    assert imagined(twin) == imagined(match)


@pytest.mark.parametrize("name", hemicycle.names())
def test_what_is_imagined_is_not_what_is_true(name: str) -> None:
    match = running(name, 40)
    true = match.game.codec.freeze(match.table)

    plants = [imagined(match, bytes([number]) * 32) for number in range(4)]

    headers = [change.row.header for plant in plants for change in plant.changes if isinstance(change, NewMatch)]
    tables = [header["position"]["table"] for header in headers]
    assert true not in tables
    assert any(table != tables[0] for table in tables)


def test_its_origin_does_not_count_sealed_answers_that_were_changed(visitors: Callable[..., Visitor]) -> None:
    ann = visitors("Ann")
    code = ann.open(seats=5, mine=5)
    wire = ann.wire(code)
    wire.done("start")
    play_some([wire], 8)

    table = ann.http.post(f"/api/tables/{code}/matches/1/branches", json={"seat": 0, "bots": "random"}).json()

    assert table["origin"]["entry"] == 0
