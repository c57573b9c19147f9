"""Luck that nobody chose: a promise, contributions, and a deal nobody waits for too long."""

from __future__ import annotations

import json

from msgspec.structs import replace

from hemicycle.core.record import commitment, seed
from hemicycle.core.verify import verify
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.news import Committed, Done
from hemicycle.server.room import telling
from hemicycle.server.room.commands import Entered, Forgotten, Fresh, TimeIsUp
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import Room, RoomConfig
from hemicycle.server.room.rows import NewRoom
from hemicycle.server.room.seating import occupy
from tests.server.room.stage import Stage, person

BITS = "0123456789abcdef" * 2


def waiting_for_luck(*names: str) -> tuple[Stage, Effects]:
    stage = Stage(config=RoomConfig(luck_wait=3_000)).come(*names)
    for seat, name in enumerate(names):
        stage.ask(name, r.Sit, seat=seat)
    return stage, stage.ask(names[0], r.Start, bots="random")


def test_the_promise_is_told_before_anybody_contributes() -> None:
    stage, effects = waiting_for_luck("Ann", "Bob")

    (promise,) = [notice.news for notice in effects.notices]
    assert isinstance(promise, Committed)
    assert promise.commitment == commitment((1).to_bytes(32, "big"))
    assert stage.room.match is None
    assert not any(isinstance(news, Done) for _, news in effects.replies)
    assert stage.refused("Bob", r.Stand, seat=1) == "not-while-playing"


def test_the_match_begins_when_everybody_has_contributed() -> None:
    stage, _ = waiting_for_luck("Ann", "Bob")

    stage.ask("Ann", r.Contribute, match=1, seat=0, bits=BITS)
    assert stage.room.match is None
    effects = stage.ask("Bob", r.Contribute, match=1, seat=1, bits=BITS[::-1])

    header = stage.room.need_match().match.record.header
    assert header["contributions"] == [BITS, BITS[::-1], None, None, None]
    assert (header["table"], header["match"]) == ("TABLE", 1)
    assert sum(isinstance(news, Done) for _, news in effects.replies) == 2  # of the start, and of the contribution


def test_a_bot_takes_the_seat_of_whoever_deletes_their_account_before_the_deal() -> None:
    stage, _ = waiting_for_luck("Ann", "Bob")
    stage.ask("Ann", r.Contribute, match=1, seat=0, bits=BITS)

    stage.handle(Forgotten("Bob"))

    header = stage.room.need_match().match.record.header
    assert (all(header["names"]), "Bob" in header["names"]) == (True, False)
    assert [seat.state for seat in stage.room.info().seats] == ["person", "bot", "bot", "bot", "bot"]


def test_nobody_waits_longer_than_the_house_says() -> None:
    stage, _ = waiting_for_luck("Ann", "Bob")
    stage.ask("Ann", r.Contribute, match=1, seat=0, bits=BITS)
    stage.now += 2_999
    stage.handle(TimeIsUp())
    assert stage.room.match is None

    stage.now += 1
    stage.handle(TimeIsUp())

    assert stage.room.need_match().match.record.header["contributions"] == [BITS, None, None, None, None]
    assert stage.refused("Bob", r.Contribute, match=1, seat=1, bits=BITS) == "too-late-for-luck"


def test_the_first_word_of_a_seat_counts_and_only_its_own() -> None:
    stage, _ = waiting_for_luck("Ann", "Bob")

    stage.ask("Ann", r.Contribute, match=1, seat=0, bits=BITS)
    stage.ask("Ann", r.Contribute, match=1, seat=0, bits=BITS)  # sent again after a cut

    assert stage.refused("Ann", r.Contribute, match=1, seat=0, bits=BITS[::-1]) == "too-late-for-luck"
    assert stage.refused("Ann", r.Contribute, match=1, seat=1, bits=BITS) == "not-your-seat"
    assert stage.refused("Ann", r.Contribute, match=2, seat=0, bits=BITS) == "too-late-for-luck"
    assert stage.room.state.opening is not None
    assert stage.room.state.opening.contributions == {0: BITS}


def test_whoever_comes_late_is_asked_too() -> None:
    stage, _ = waiting_for_luck("Ann", "Bob")
    stage.leave("Bob")

    effects = stage.handle(Entered(9, person("Bob"), r.Hello(key="hello", protocol=1)))

    assert [type(news) for to, news in effects.replies if to == 9] == [Committed]


def test_every_contribution_changes_the_luck() -> None:
    seeds = set()
    for bits in (BITS, BITS[::-1]):
        stage, _ = waiting_for_luck("Ann")
        stage.ask("Ann", r.Contribute, match=1, seat=0, bits=bits)
        record = stage.room.need_match().match.record
        seeds.add(seed(record.header, (1).to_bytes(32, "big")))

    assert len(seeds) == 2


def test_a_given_up_match_reveals_its_secret_and_holds() -> None:
    stage = Stage().seated("Ann")

    stage.ask("Ann", r.Propose, kind="abandon")

    match = stage.room.need_match()
    assert stage.room.phase == "abandoned"
    assert match.info().secret == (1).to_bytes(32, "big").hex()
    assert verify(match.match.game, match.match.record).abandoned


def test_every_update_carries_the_newest_link() -> None:
    stage = Stage().seated("Ann", "Bob")
    match = stage.room.need_match()

    update = match.update(0, [], match.n, None)

    assert update.link == match.match.record.link == match.match.record.entries[-1]["h"]


def test_a_rematch_is_another_table_that_everybody_is_told_once() -> None:
    stage = Stage().seated("Ann", "Bob", "Cid", "Dan", "Eve")
    stage.room.need_match().abandon(stage.now)
    stage.room.end(stage.now, "abandoned", Effects())

    effects = stage.ask("Ann", r.Rematch, rotate=1)

    opened = next(change.room for change in effects.changes if isinstance(change, NewRoom))
    assert [chair.person for chair in opened.chairs] == ["Eve", "Ann", "Bob", "Cid", "Dan"]
    assert (stage.room.phase, stage.room.state.next, opened.again) == ("abandoned", opened.code, True)
    sent = [(to, json.loads(text)) for to, text in telling.messages(stage.room, effects, {}, stage.now)]
    told = [connection for to, news in sent if news["type"] == "table" for connection in to]
    assert sorted(told) == [1, 2, 3, 4, 5]
    assert not [news for _, news in sent if news["type"] == "update"]  # this table keeps its game


def test_nobody_plays_again_before_they_have_come() -> None:
    stage = Stage().seated("Ann", "Bob", "Cid", "Dan", "Eve")
    stage.room.need_match().abandon(stage.now)
    stage.room.end(stage.now, "abandoned", Effects())
    effects = stage.ask("Ann", r.Rematch, rotate=0)
    again = Stage()
    again.room = Room(next(each.room for each in effects.changes if isinstance(each, NewRoom)), RoomConfig(luck_wait=0))
    again.come("Ann", "Bob", "Cid", "Dan").leave("Dan")  # who has looked in, and knows of it

    assert again.refused("Ann", r.Start) == "not-come-yet"
    again.ask("Ann", r.Stand, seat=4)
    again.ask("Ann", r.Start, bots="random")

    assert again.room.phase == "playing"


def test_a_rated_game_does_not_begin_again_against_bots_alone() -> None:
    stage = Stage(2 + 3, rated=True)
    for seat, chair in enumerate(stage.room.chairs):
        chair.level, chair.name = "random", f"Bot {seat}"
    ann = replace(person("Ann"), account="ann")
    stage.room.state.again = True

    phases = []
    for number, who in enumerate((ann, replace(person("Bob"), account="bob"))):
        occupy(stage.room.state, number, who)
        stage.handle(Entered(number + 1, who, r.Hello(key="hello", protocol=1), Fresh(1, bytes(32))))
        phases.append(stage.room.phase)

    assert phases == ["seating", "playing"]
