"""Clocks survive a restart."""

from __future__ import annotations

import msgspec

from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import TimeControl
from hemicycle.server.protocol.news import Nudge
from hemicycle.server.room.clocks import GRACE
from hemicycle.server.room.commands import TimeIsUp
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.restoring import KeptRoom, restore
from hemicycle.server.room.room import Room
from hemicycle.server.room.rows import MomentRow, NewMoment, RoomState
from tests.server.room.stage import Stage

SLOW = TimeControl(bank=0, increment=86_400, cap=86_400)  # runs on also when nobody is there
LIVE = TimeControl(bank=0, increment=60, cap=60)


class Kept:
    """What the store would have kept of a stage."""

    def __init__(self, clock: TimeControl) -> None:
        self.rows: list[MomentRow] = []
        self.stage = Stage(pace="custom", clock=clock).come("Ann")
        for seat in range(5):
            self.note(self.stage.ask("Ann", r.Sit, seat=seat))
        self.note(self.stage.ask("Ann", r.Start))

    def note(self, effects: Effects) -> None:
        self.rows += [change.row for change in effects.changes if isinstance(change, NewMoment)]

    def restart(self, *, later: int) -> Room:
        room = self.stage.room
        state = msgspec.json.decode(msgspec.json.encode(room.state), type=RoomState)
        rows = msgspec.json.decode(msgspec.json.encode(self.rows), type=list[MomentRow])
        assert room.match is not None
        return restore(KeptRoom(state, room.match.row, rows), room.config, self.stage.now + later)


def deadlines(room: Room) -> list[int | None]:
    clocks = room.need_match().clocks
    return [clocks.deadline(seat) for seat in range(5)]


def test_a_deadline_stays_where_it_was() -> None:
    kept = Kept(SLOW)
    before = deadlines(kept.stage.room)

    again = kept.restart(later=3_600_000)

    assert deadlines(again) == before
    assert any(before)


def test_whoever_ran_out_of_time_meanwhile_has_a_little_left() -> None:
    kept = Kept(SLOW)
    seat = kept.stage.room.need_match().match.waiting[0]
    later = 2 * 86_400_000

    again = kept.restart(later=later)

    assert deadlines(again)[seat] == kept.stage.now + later + GRACE


def nudges(stage: Stage) -> list[tuple[int, int]]:
    """Who is reminded when the clock strikes, and until when they have to answer."""
    told = [notice.news for notice in stage.handle(TimeIsUp()).notices]
    return [(news.seat, news.deadline) for news in told if isinstance(news, Nudge)]


def test_half_of_the_time_is_told_once_and_not_when_all_of_it_is_over() -> None:
    stage, late = Kept(LIVE).stage, Kept(LIVE).stage
    seat = stage.room.need_match().match.waiting[0]

    stage.now += 30_000
    assert nudges(stage) == [(seat, stage.now + 30_000)]
    stage.now += 1_000
    assert nudges(stage) == []

    late.now += 60_000
    assert nudges(late) == []


def test_time_spent_before_a_pause_stays_spent() -> None:
    kept = Kept(LIVE)
    seat = kept.stage.room.need_match().match.waiting[0]
    kept.stage.now += 20_000
    kept.note(kept.stage.leave("Ann"))

    again = kept.restart(later=1_000_000)
    again.need_match().clocks.release("empty", kept.stage.now + 1_000_000)

    assert deadlines(again)[seat] == kept.stage.now + 1_000_000 + 40_000
