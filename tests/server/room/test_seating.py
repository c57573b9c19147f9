"""Seats as rules: who may take, leave, lend and lose one."""

from __future__ import annotations

import pytest

from hemicycle.core.steps import Refused
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import TimeControl
from hemicycle.server.protocol.news import Link
from hemicycle.server.room import clocks
from hemicycle.server.room.commands import Claimed, Entered, TimeIsUp
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import RoomConfig
from tests.server.room.stage import Stage, person


def link(stage: Stage, seat: int) -> int:
    """The generation a fresh link to a seat carries."""
    effects = stage.ask("Ann", r.IssueLink, seat=seat)
    assert any(isinstance(news, Link) for _, news in effects.replies)
    return stage.room.chairs[seat].generation


def claim(stage: Stage, name: str, seat: int, generation: int) -> str | None:
    """Why a claim is refused, if it is."""
    try:
        stage.handle(Claimed(person(name), seat, generation))
    except Refused as error:
        return error.code
    return None


def test_a_link_is_for_an_empty_chair_and_for_one_person() -> None:
    stage = Stage().come("Ann", "Bob")
    generation = link(stage, 1)

    assert claim(stage, "Bob", 1, generation) is None
    assert claim(stage, "Eve", 1, generation) == "wrong-link"
    assert stage.refused("Ann", r.IssueLink, seat=1) == "seat-taken"
    assert stage.refused("Bob", r.IssueLink, seat=2) == "host-only"


@pytest.mark.parametrize("way", ["sit", "bot", "swap", "stand"])
def test_a_link_is_void_when_something_happened_to_its_chair(way: str) -> None:
    stage = Stage().come("Ann", "Bob")
    stage.ask("Bob", r.Sit, seat=3)
    generation = link(stage, 1)
    if way == "sit":
        stage.ask("Ann", r.Sit, seat=1)
    elif way == "bot":
        stage.ask("Ann", r.PutBot, seat=1, level="random")
    elif way == "swap":
        stage.ask("Ann", r.Swap, first=1, second=2)
    else:
        stage.ask("Ann", r.Sit, seat=1)
        stage.ask("Ann", r.Stand, seat=1)

    assert claim(stage, "Eve", 1, generation) == "wrong-link"


def test_only_the_owner_lends_a_seat_to_a_bot() -> None:
    stage = Stage().seated("Ann", "Bob")

    assert stage.refused("Ann", r.LetBotPlay, seat=1) == "not-your-seat"
    assert stage.refused("Ann", r.PutBot, seat=1, level="random") == "seat-taken"
    lent = stage.ask("Bob", r.LetBotPlay, seat=1)
    again = stage.ask("Bob", r.LetBotPlay, seat=1)
    back = stage.ask("Bob", r.TakeBack, seat=1)

    assert stage.plays(lent) == [(1, "standby", "asked")]
    assert stage.plays(again) == []
    assert stage.plays(back) == [(1, "person", "back")]


def test_any_action_of_the_owner_ends_the_loan() -> None:
    stage = Stage().seated("Ann", "Bob", "Eve", "Tom", "Kim")
    match = stage.room.need_match()
    seat = match.match.waiting[0]
    name = ("Ann", "Bob", "Eve", "Tom", "Kim")[seat]
    stage.ask(name, r.LetBotPlay, seat=seat)
    action = str(match.match.options(seat)[0])

    effects = stage.ask(name, r.Do, seat=seat, decision=match.decision(seat), actions=[action])

    assert stage.plays(effects) == [(seat, "person", "back")]
    assert not stage.room.chairs[seat].standby


def test_giving_up_is_for_good_and_the_seat_can_be_handed_out() -> None:
    stage = Stage().seated("Ann", "Bob")

    effects = stage.ask("Bob", r.GiveUp, seat=1)

    assert stage.plays(effects) == [(1, "bot", "left")]
    assert stage.refused("Bob", r.TakeBack, seat=1) == "not-your-seat"
    assert claim(stage, "Eve", 1, link(stage, 1)) is None
    assert stage.room.chairs[1].person == "Eve"


def test_no_vote_waits_for_somebody_who_has_gone() -> None:
    stage = Stage().seated("Ann", "Bob")
    stage.ask("Ann", r.Propose, kind="pause")

    stage.ask("Bob", r.GiveUp, seat=1)
    stage.ask("Ann", r.Propose, kind="pause")

    assert (stage.room.state.votes, stage.room.phase) == ([], "paused")


def test_nobody_sits_on_two_seats_of_hidden_roles() -> None:
    stage = Stage().seated("Ann", "Bob")
    stage.ask("Bob", r.GiveUp, seat=1)

    assert claim(stage, "Bob", 2, link(stage, 2)) == "sat-elsewhere"
    assert claim(stage, "Ann", 2, link(stage, 2)) == "sat-elsewhere"
    assert claim(stage, "Bob", 1, link(stage, 1)) is None


def test_where_no_role_is_hidden_one_may_take_a_second_seat() -> None:
    stage = Stage(game="die-macher", seats=4).seated("Ann", "Bob")

    assert claim(stage, "Bob", 2, link(stage, 2)) is None


def away(stage: Stage, name: str) -> None:
    stage.leave(name)
    stage.now += stage.room.config.absence


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_replacing_takes_more_than_half_of_the_others_and_two_of_two(people: int, needed: int) -> None:
    names = ("Ann", "Bob", "Eve", "Tom", "Kim")[:people]
    stage = Stage().seated(*names)
    away(stage, "Bob")

    effects = stage.ask("Ann", r.Propose, kind="replace", seat=1)

    if needed == 1:
        assert stage.plays(effects) == [(1, "bot", "vote")]
    else:
        (vote,) = stage.room.state.votes
        assert (len(vote.electorate), vote.needed) == (people - 1, needed)


def test_whoever_is_there_or_has_only_just_left_is_not_replaced() -> None:
    stage = Stage().seated("Ann", "Bob", "Eve")

    assert stage.refused("Ann", r.Propose, kind="replace", seat=1) == "not-absent"
    stage.leave("Bob")
    stage.now += stage.room.config.absence - 1
    assert stage.refused("Ann", r.Propose, kind="replace", seat=1) == "not-absent"


def test_whoever_comes_back_before_the_last_vote_keeps_the_seat() -> None:
    stage = Stage().seated("Ann", "Bob", "Eve")
    away(stage, "Bob")
    stage.ask("Ann", r.Propose, kind="replace", seat=1)
    stage.handle(Entered(9, person("Bob"), r.Hello(key="hello", protocol=1)))

    effects = stage.ask("Eve", r.Ballot, vote=1, yes=True)

    assert stage.plays(effects) == []
    assert stage.room.chairs[1].person == "Bob"
    assert [getattr(news, "code", None) for _, news in effects.replies] == ["not-absent"]


def test_a_replaced_player_gets_the_seat_back_by_coming() -> None:
    stage = Stage().seated("Ann", "Bob")
    away(stage, "Bob")
    stage.ask("Ann", r.Propose, kind="replace", seat=1)
    name = stage.room.chairs[1].name

    effects = stage.handle(Entered(9, person("Bob"), r.Hello(key="hello", protocol=1)))

    assert stage.plays(effects) == [(1, "person", "back")]
    assert (stage.room.chairs[1].person, stage.room.chairs[1].name) == ("Bob", name)


def test_a_clock_that_ran_out_is_told_and_after_three_the_bot_stays() -> None:
    clock = TimeControl(bank=0, increment=1, cap=1)
    stage = Stage(pace="custom", clock=clock).seated("Ann", "Bob", "Eve", "Tom", "Kim")
    match = stage.room.need_match()
    seat = match.match.waiting[0]
    for missed in (1, 2, 3):
        stage.room.chairs[seat].missed = missed - 1
        match.clocks._late.clear()
        stage.now += 2_000
        told = stage.plays(stage.handle(TimeIsUp()))

        assert told == [(seat, "standby", "absent" if missed == 3 else "time")]
    assert stage.room.chairs[seat].standby


def test_the_electorate_counts_people_and_not_seats() -> None:
    stage = Stage().come("Ann", "Bob")
    for seat in (0, 1, 2):
        stage.ask("Ann", r.Sit, seat=seat)
    stage.ask("Bob", r.Sit, seat=3)
    stage.ask("Ann", r.Start, bots="random")

    stage.ask("Ann", r.Propose, kind="abandon")

    (vote,) = stage.room.state.votes
    assert (vote.electorate, vote.needed) == ([0, 3], 2)


def test_whoever_is_alone_at_the_table_takes_nothing_back_that_was_revealed() -> None:
    stage = Stage().seated("Ann", "Bob")
    match = stage.room.need_match()
    moment = match.n
    seat = match.match.waiting[0]
    stage.room.happened(match.act(seat, [str(match.match.options(seat)[0])], "bot", None, stage.now), Effects())
    away(stage, "Bob")

    stage.ask("Ann", r.Propose, kind="undo", moment=moment)

    (vote,) = stage.room.state.votes
    assert (vote.electorate, vote.needed) == ([0, 1], 2)


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("replaced", [False, True])
def test_whoever_is_alone_at_the_table_does_not_end_the_game_of_all(rated: bool, replaced: bool) -> None:
    stage = Stage().seated("Ann", "Bob")
    stage.room.settings.rated = rated
    away(stage, "Bob")
    if replaced:
        stage.ask("Ann", r.Propose, kind="replace", seat=1)
        assert stage.room.chairs[1].person is None

    stage.ask("Ann", r.Propose, kind="abandon")
    (vote,) = stage.room.state.votes
    assert (vote.electorate, vote.needed, stage.room.phase) == ([0, 1], 2, "playing")

    stage.come("Bob")
    stage.ask("Bob", r.Ballot, vote=vote.vote, yes=False)
    assert (stage.room.chairs[1].person, stage.room.phase) == ("Bob", "playing")


def test_whoever_is_alone_at_the_table_does_not_change_its_rules() -> None:
    stage = Stage().seated("Ann", "Bob")
    away(stage, "Bob")
    stage.room.state.phase = "frozen"

    stage.ask("Ann", r.Propose, kind="migrate")

    (vote,) = stage.room.state.votes
    assert (vote.electorate, vote.needed) == ([0, 1], 2)


@pytest.mark.parametrize("replaced", [False, True])
def test_who_has_not_been_seen_for_a_day_is_not_waited_for_with_giving_up(replaced: bool) -> None:
    stage = Stage().seated("Ann", "Bob", "Eve")
    away(stage, "Bob")
    if replaced:
        stage.ask("Ann", r.Propose, kind="replace", seat=1)
        stage.ask("Eve", r.Ballot, vote=1, yes=True)
    stage.now += clocks.DAY

    stage.ask("Ann", r.Propose, kind="abandon")
    (vote,) = stage.room.state.votes
    assert (vote.electorate, vote.needed) == ([0, 2], 2)
    stage.ask("Eve", r.Ballot, vote=vote.vote, yes=True)

    assert stage.room.phase == "abandoned"


def test_who_was_replaced_on_one_of_two_seats_votes_with_the_other() -> None:
    stage = Stage(game="die-macher", seats=4, pace="live").come("Ann", "Bob")
    for seat, name in enumerate(("Bob", "Ann", "Bob")):
        stage.ask(name, r.Sit, seat=seat)
    stage.ask("Ann", r.Start, bots="random")
    stage.room.chairs[0].missed = 1  # their clock ran out there
    stage.ask("Ann", r.Propose, kind="replace", seat=0)

    stage.ask("Ann", r.Propose, kind="abandon")

    (vote,) = stage.room.state.votes
    assert vote.electorate == [1, 2]
    stage.ask("Bob", r.Ballot, vote=vote.vote, yes=True)
    assert stage.room.phase == "abandoned"


@pytest.mark.parametrize("pace", ["live", "slow", "untimed"])
def test_a_pause_ends_also_when_somebody_does_not_come_back_to_it(pace: str) -> None:
    stage = Stage(pace=pace).seated("Ann", "Bob")
    stage.ask("Ann", r.Propose, kind="pause")
    stage.ask("Bob", r.Ballot, vote=1, yes=True)
    away(stage, "Bob")
    control = clocks.control(stage.room.settings)
    if pace == "slow":
        stage.ask("Ann", r.Propose, kind="resume")
        assert stage.room.phase == "paused"  # in a slow game somebody may be gone for a night
        assert control is not None
        stage.now += int(control.cap * 2000)  # the vote has closed too

    stage.ask("Ann", r.Propose, kind="resume")

    assert stage.room.phase == "playing"
    assert stage.room.chairs[1].person == "Bob"


def test_a_party_is_chosen_once_and_bots_take_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    from hemicycle.server.room import beginning, catalogue

    parties = ("red", "green", "blue", "black")
    monkeypatch.setattr(catalogue, "parties", lambda *_: parties)
    stage = Stage(game="die-macher", seats=4).come("Ann", "Bob")
    stage.ask("Ann", r.Sit, seat=0)
    stage.ask("Bob", r.Sit, seat=1)

    stage.ask("Bob", r.ChooseParty, seat=1, party="red")

    assert stage.refused("Ann", r.ChooseParty, seat=0, party="red") == "party-taken"
    assert stage.refused("Ann", r.ChooseParty, seat=0, party="pink") == "party-unknown"
    assert stage.refused("Ann", r.ChooseParty, seat=1, party="blue") == "not-your-seat"
    assert beginning.chosen(stage.room) == ["green", "red", "blue", "black"]
    assert stage.room.info().seats[1].party == "red"
    stage.ask("Bob", r.ChooseParty, seat=1, party=None)
    assert beginning.chosen(stage.room) == []


def test_a_long_absence_is_what_the_house_says() -> None:
    stage = Stage(config=RoomConfig(luck_wait=0, absence=5_000)).seated("Ann", "Bob")
    away(stage, "Bob")

    assert stage.room.absent(stage.room.chairs[1], stage.now)
    assert not stage.room.absent(stage.room.chairs[0], stage.now)
