"""Coming and leaving: who is away, since when, and that nobody who leaves takes with them what others did."""

from __future__ import annotations

import pytest

from hemicycle.server.protocol import requests as r
from hemicycle.server.room.commands import Asked, Claimed, Entered, Left
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.handle import handle
from hemicycle.server.room.restoring import KeptRoom, restore
from hemicycle.server.room.room import Room
from tests.server.room.stage import Stage, person


def test_what_somebody_did_is_stored_although_another_leaves_at_that_moment() -> None:
    stage = Stage().come("Ann", "Bob")
    stage.ask("Bob", r.Sit, seat=1)
    together = Effects()

    handle(stage.room, Asked(stage.people["Ann"], r.Sit(key="s", seat=0)), stage.now, together)
    handle(stage.room, Left(stage.people["Bob"]), stage.now, together)

    assert together.room


def test_whoever_does_not_come_back_after_a_restart_is_away() -> None:
    """The server was killed: nobody has left, and yet nobody is there."""
    before = Stage().seated("Ann", "Bob", "Cid")
    stage = Stage()
    stage.room = restore(KeptRoom(before.room.state), before.room.config, stage.now)
    stage.come("Ann", "Cid")

    stage.now += stage.room.config.absence

    assert [stage.room.absent(chair, stage.now) for chair in stage.room.chairs[:3]] == [False, True, False]


def test_whoever_takes_a_seat_and_never_comes_is_away() -> None:
    stage = Stage().seated("Ann", "Bob")
    stage.ask("Ann", r.IssueLink, seat=3)
    stage.handle(Claimed(person("Dan"), 3, stage.room.chairs[3].generation))

    stage.now += stage.room.config.absence

    assert stage.room.absent(stage.room.chairs[3], stage.now)


def test_whoever_has_gone_before_the_start_is_away_from_the_start() -> None:
    stage = Stage().come("Ann", "Bob")
    stage.ask("Ann", r.Sit, seat=0)
    stage.ask("Bob", r.Sit, seat=1)
    stage.room.chairs[1].away_since = None
    stage.room.go(stage.people["Bob"])
    stage.ask("Ann", r.Start, bots="random")

    assert stage.room.chairs[1].away_since == stage.now


def test_who_is_there_is_not_looked_for_once_more_for_everybody_who_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str | None] = []
    online = Room.online

    def counted(room: Room, whom: str | None) -> bool:
        looks.append(whom)
        return online(room, whom)

    monkeypatch.setattr(Room, "online", counted)
    needed = []
    for crowd in (5, 50):
        stage = Stage().seated("Ann", "Bob").come(*[f"Looker {number}" for number in range(crowd)])
        stage.leave("Ann")  # now somebody acts for the host
        looks.clear()
        stage.handle(Entered(999, person("Cid"), r.Hello(key="hello", protocol=1)))
        needed.append(len(looks))

    assert needed[0] == needed[1]
