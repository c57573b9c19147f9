"""What a finished match says of its players, and who may play where it counts."""

from __future__ import annotations

import msgspec
import pytest

from hemicycle.core.steps import Refused
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import Settings
from hemicycle.server.room import catalogue, results
from hemicycle.server.room.commands import Claimed, Entered
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.rows import NewResult, Person, Result
from tests.server.room.stage import Stage, person


def member(name: str) -> Person:
    return msgspec.structs.replace(person(name), account=name.lower())


def rated(*names: str, seats: int = 5) -> Stage:
    """A rated table with people who have accounts."""
    stage = Stage(seats=seats, rated=True)
    for name in names:
        number = stage.people[name] = len(stage.people) + 1
        stage.handle(Entered(number, member(name), r.Hello(key="hello", protocol=1)))
    for seat, name in enumerate(names):
        stage.ask(name, r.Sit, seat=seat)
    return stage


def finished(stage: Stage) -> Result:
    """Play to the end: people and bots do whatever comes first."""
    while True:
        match = stage.room.match
        assert match is not None
        seat = match.match.waiting[0]
        effects = Effects()
        choice = match.match.view(seat).choices[0].action
        stage.room.happened(match.act(seat, [choice], "person", None, stage.now), effects)
        found = [change.result for change in effects.changes if isinstance(change, NewResult)]
        if found:
            return found[0]


def test_a_result_says_who_began_on_a_seat_and_how_it_ended_for_them() -> None:
    stage = rated("Ann", "Bob")
    stage.ask("Ann", r.Start, bots="random")

    result = finished(stage)

    assert result.rated
    assert [seat.person for seat in result.seats] == ["Ann", "Bob", None, None, None]
    assert [seat.bot for seat in result.seats] == [None, None, "random", "random", "random"]
    assert {seat.team for seat in result.seats if seat.won} == {
        next(seat.team for seat in result.seats if seat.place == 1)
    }
    assert sum(seat.first for seat in result.seats) == 1
    assert {seat.role for seat in result.seats} == {"liberal", "fascist", "hitler"}
    assert sum(seat.decisions for seat in result.seats) == len(
        [entry for entry in stage.room.need_match().match.record.standing() if "do" in entry]
    )


def test_decisions_of_a_stand_in_and_a_seat_given_up_are_counted() -> None:
    stage = rated("Ann", "Bob", "Cyd")
    stage.ask("Ann", r.Start, bots="random")
    stage.ask("Bob", r.LetBotPlay, seat=1)
    stage.ask("Cyd", r.GiveUp, seat=2)

    result = finished(stage)

    ann, bob, cyd = result.seats[:3]
    assert (ann.stood_in, ann.left) == (0, False)
    assert (bob.stood_in, bob.left) == (bob.decisions, False)
    assert (cyd.person, cyd.left) == ("Cyd", True)


def test_a_game_given_up_by_its_table_is_not_rated_and_takes_all_of_them() -> None:
    stage = rated("Ann", "Bob", "Cyd")
    stage.ask("Ann", r.Start, bots="random")

    stage.ask("Ann", r.Propose, kind="abandon")
    stage.ask("Bob", r.Ballot, vote=1, yes=True)
    assert stage.room.phase == "playing"
    effects = stage.ask("Cyd", r.Ballot, vote=1, yes=True)

    result = next(change.result for change in effects.changes if isinstance(change, NewResult))
    assert (result.rated, result.ending, {seat.place for seat in result.seats}) == (False, "", {None})


def test_guests_and_second_seats_stay_away_from_a_rated_table() -> None:
    stage = rated("Ann", "Bob").come("Guest")

    assert stage.refused("Guest", r.Sit, seat=3) == "rated-account"
    assert stage.refused("Bob", r.Sit, seat=3) == "rated-one-seat"


def test_a_link_leads_no_guest_to_a_rated_table() -> None:
    stage = rated("Ann", "Bob")
    stage.ask("Ann", r.IssueLink, seat=2)

    with pytest.raises(Refused) as caught:
        stage.handle(Claimed(person("Guest"), 2, stage.room.chairs[2].generation))

    assert caught.value.code == "rated-account"
    assert stage.room.chairs[2].empty


def test_a_rated_game_needs_two_people() -> None:
    stage = rated("Ann")

    assert stage.refused("Ann", r.Start, bots="random") == "rated-people"


def test_a_table_with_guests_cannot_become_rated() -> None:
    stage = Stage().come("Ann", "Bob")
    stage.ask("Bob", r.Sit, seat=1)

    settings = msgspec.structs.replace(stage.room.settings, rated=True)
    assert stage.refused("Ann", r.Change, settings=settings) == "rated-account"


def test_nobody_is_helped_at_a_rated_table() -> None:
    stage = rated("Ann", "Bob")
    stage.ask("Ann", r.Start, bots="random")

    assert not stage.room.settings.hints
    seat = next((seat for seat in stage.room.need_match().match.waiting if seat < 2), None)
    name = "Ann" if seat in (0, None) else "Bob"
    assert stage.refused(name, r.Hint, seat=0 if name == "Ann" else 1) == "no-hints"
    assert stage.refused("Ann", r.PutBot, seat=4, level="solid") == "rated-bots"


def test_parties_are_the_roles_of_die_macher() -> None:
    stage = Stage(game="die-macher", seats=3).seated("Ann")
    match = stage.room.need_match()

    assert [match.match.game.party(match.match.table, seat) for seat in range(3)] == list(
        catalogue.parties("die-macher", "1997", {}, 3)
    )[:3]
    assert results.decisions(match.match.record, 3) == [(0, 0)] * 3
    assert match.stage().progress["rounds"] == 7
    assert Settings(game="die-macher").rated is False
