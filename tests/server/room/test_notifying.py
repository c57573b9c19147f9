"""Who is told what while they are away: once, and not what they need not know any more."""

from __future__ import annotations

from hemicycle.server.protocol import requests as r
from hemicycle.server.room.commands import BotAnswered, DaysOff, Entered, TimeIsUp
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.notifying import BLINK, PATIENCE
from hemicycle.server.room.rows import CallOff, Notify
from hemicycle.server.room.timing import next_wake
from tests.server.room.stage import Stage, person

HOUR = 3_600_000


def told(effects: Effects) -> list[tuple[str, str]]:
    return [(each.person, each.thing) for each in effects.changes if isinstance(each, Notify)]


def called_off(effects: Effects) -> list[tuple[str, list[str]]]:
    return [(each.person, each.things) for each in effects.changes if isinstance(each, CallOff)]


def everybody(stage: Stage) -> Stage:
    return stage.seated("Ann", "Bob", "Cem", "Dora", "Eva")


def asked(stage: Stage) -> tuple[str, int]:
    """Who is asked first, and on which seat."""
    assert stage.room.match is not None
    (seat,) = stage.room.match.match.waiting
    return stage.room.chairs[seat].name, seat


def test_whoever_leaves_with_an_open_decision_is_called_a_moment_later() -> None:
    stage = everybody(Stage())
    name, _ = asked(stage)
    stage.now += 1_000

    effects = stage.leave(name)

    (call,) = [each for each in effects.changes if isinstance(each, Notify)]
    assert (call.person, call.kind, call.due) == (name, "turn", stage.now + BLINK)
    assert effects.room


def test_coming_back_calls_it_off_and_leaving_again_does_not_call_twice() -> None:
    stage = everybody(Stage())
    name, _ = asked(stage)
    thing = told(stage.leave(name))[0][1]

    effects = stage.handle(Entered(91, person(name), r.Hello(key="again", protocol=1)))

    assert called_off(effects) == [(name, [thing])]
    assert stage.room.state.told == {}


def test_people_who_are_there_are_called_only_when_they_do_not_answer_for_long() -> None:
    stage = everybody(Stage())
    name, _ = asked(stage)
    assert next_wake(stage.room) == stage.now + PATIENCE
    stage.now += PATIENCE - 1
    assert told(stage.handle(TimeIsUp())) == []

    stage.now += 1
    effects = stage.handle(TimeIsUp())

    assert [whom for whom, _ in told(effects)] == [name]
    assert next_wake(stage.room) is None
    assert told(stage.handle(TimeIsUp())) == []


def test_a_bot_that_answers_for_somebody_calls_it_off() -> None:
    stage = everybody(Stage(pace="slow"))
    name, seat = asked(stage)
    things = [thing for _, thing in told(stage.leave(name))]
    assert stage.room.match is not None
    decision = stage.room.match.decision(seat)
    stage.now += 60 * HOUR
    stage.handle(TimeIsUp())

    assert decision is not None
    standby = stage.room.settings.standby
    effects = stage.handle(BotAnswered(seat, decision, "standby", standby, None, 1))

    gone = [thing for whom, each in called_off(effects) for thing in each if whom == name]
    assert set(things) <= set(gone)


def test_half_of_the_time_and_its_end_are_told_once_each() -> None:
    stage = everybody(Stage(pace="slow"))
    name, _ = asked(stage)
    stage.leave(name)
    kinds = []
    for _ in range(40):
        stage.now += HOUR
        kinds += [thing.split()[0] for whom, thing in told(stage.handle(TimeIsUp())) if whom == name]

    assert kinds == ["nudge", "late"]


def test_who_is_away_hears_that_it_begins_and_that_it_is_over() -> None:
    stage = Stage().come("Ann", "Bob")
    stage.ask("Ann", r.Sit, seat=0)
    stage.ask("Bob", r.Sit, seat=1)
    stage.leave("Bob")

    effects = stage.ask("Ann", r.Start, bots="random")

    assert ("Bob", "begun 1") in told(effects)
    assert not [whom for whom, _ in told(effects) if whom == "Ann"]


def test_only_those_who_are_talked_to_are_called() -> None:
    stage = everybody(Stage())
    stage.leave("Bob")
    stage.leave("Cem")

    effects = stage.ask("Ann", r.Say, seat=0, text="@bob where are you?")

    talked = [(each.person, each.by) for each in effects.changes if isinstance(each, Notify) and each.kind == "talk"]
    assert talked == [("Bob", "Ann")]


def test_days_off_stop_the_clock_of_a_slow_game_and_nothing_else() -> None:
    stage = everybody(Stage(pace="slow"))
    name, seat = asked(stage)
    clocks = stage.room.match.clocks  # type: ignore[union-attr]  # it has begun
    stage.now += HOUR
    left = (clocks.deadline(seat) or 0) - stage.now

    stage.handle(DaysOff(name, stage.now + 100 * HOUR))

    assert clocks.deadline(seat) == stage.now + 100 * HOUR + left
    assert stage.room.info().seats[seat].vacation == stage.now + 100 * HOUR
    stage.now += 10 * HOUR
    stage.handle(DaysOff(name, None))
    assert clocks.deadline(seat) == stage.now + left


def test_whoever_sits_down_with_days_off_brings_them_along() -> None:
    stage = Stage(pace="slow").come("Ann", "Cem", "Dora", "Eva")
    off = stage.now + 100 * HOUR
    stage.people["Bob"] = 9
    stage.handle(Entered(9, person("Bob"), r.Hello(key="hello", protocol=1), vacation=off))
    for seat, name in enumerate(("Ann", "Bob", "Cem", "Dora", "Eva")):
        stage.ask(name, r.Sit, seat=seat)

    stage.ask("Ann", r.Start)

    assert stage.room.info().seats[1].vacation == off
    assert stage.room.match is not None
    assert stage.room.match.clocks.rest == {1: off}


def test_days_off_go_with_whoever_gives_up_the_seat() -> None:
    stage = everybody(Stage(pace="slow"))
    name, seat = asked(stage)
    clocks = stage.room.match.clocks  # type: ignore[union-attr]  # it has begun
    left = (clocks.deadline(seat) or 0) - stage.now
    stage.handle(DaysOff(name, stage.now + 100 * HOUR))

    stage.ask(name, r.GiveUp, seat=seat)

    assert stage.room.info().seats[seat].vacation is None
    assert clocks.deadline(seat) == stage.now + left


def test_whoever_comes_back_early_is_shown_as_back_when_they_come() -> None:
    stage = everybody(Stage(pace="slow"))
    stage.handle(DaysOff("Bob", stage.now + 100 * HOUR))
    stage.leave("Bob")

    stage.handle(Entered(91, person("Bob"), r.Hello(key="again", protocol=1)))

    assert stage.room.info().seats[1].vacation is None


def test_days_off_mean_nothing_where_a_game_takes_an_evening() -> None:
    stage = everybody(Stage(pace="live"))
    name, seat = asked(stage)
    clocks = stage.room.match.clocks  # type: ignore[union-attr]  # it has begun
    before = clocks.deadline(seat)

    stage.handle(DaysOff(name, stage.now + 100 * HOUR))

    assert clocks.deadline(seat) == before


def test_what_is_told_says_nothing_of_the_game() -> None:
    """Fields of a call are fixed: none of them can hold a role, a hand or a text somebody said."""
    assert Notify.__struct_fields__ == ("person", "thing", "kind", "game", "due", "by", "speaker", "deadline")
