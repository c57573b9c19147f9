"""How the strong bot of Die Macher answers what the others will do, and when it keeps to level 2's choice."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hemicycle.bots.budget import Budget
from hemicycle.bots.die_macher import habits, rivals, strong
from hemicycle.bots.die_macher.solid import SolidBot
from hemicycle.bots.die_macher.weights import learned
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.games.die_macher import actions
from hemicycle.games.die_macher.donations import LayDonation
from hemicycle.games.die_macher.polls import Auction
from hemicycle.games.die_macher.start_player import BidForStart
from hemicycle.games.die_macher.table import Table
from tests.bots.die_macher.test_play import ask, table
from tests.games.die_macher.tables import GAME


def answered(s: Table, answer: rivals.Answer) -> object:
    options = agenda.options(s, 0)
    return options[answer(s, 0, options, learned())]


def test_it_lets_a_rival_who_wants_a_poll_pay_for_it() -> None:
    rich, poor = table(cash=[25_000, 250_000, 0, 0, 0]), table(cash=[25_000, 21_000, 0, 0, 0])
    for s in (rich, poor):
        s.boards["bayern"].meetings[1] = 8
        s.programme[0], s.programme[1] = s.programme[1], s.programme[0]
        ask(s, Auction(0, "bayern", 20_000, 1, (1,)))

    jump = answered(rich, rivals.auction)
    assert isinstance(jump, actions.Bid)
    assert jump.amount > 21_000
    assert answered(poor, rivals.auction) == actions.PASS


def test_it_bids_nothing_for_the_start_or_one_step_more_than_the_others() -> None:
    s = table()
    ask(s, BidForStart())

    others = [rivals.expected_bid(s, seat, learned()) for seat in range(1, 5)]
    own = answered(s, rivals.start_bid)

    assert isinstance(own, actions.Bid)
    assert own.amount in (0, max(others) + 1_000)


def test_it_refuses_the_smallest_amount_above_those_the_others_refuse() -> None:
    s = table(round=5, cash=[200_000] * 5, donations=[(0, 1, 2, 3, 4), (0,), (1,), (0,), (1,)])
    ask(s, LayDonation(0))

    refused = [rivals.refusal(s, rival, learned()) for rival in range(1, 5)]
    own = answered(s, rivals.donation)

    assert max(refused) <= 20_000
    assert isinstance(own, actions.RefuseDonation)
    assert own.amount > max(refused)


def test_who_has_accepted_refuses_nothing() -> None:
    s = table(accepted=[-1, 3, -1, -1, -1])
    ask(s, LayDonation(0))

    assert rivals.refusal(s, 1, learned()) == 0


@pytest.mark.parametrize("thinking", [False, True])
def test_a_rehearsal_ends_when_the_election_is_over_and_the_next_round_begins(thinking: bool) -> None:
    s = GAME.deal(GAME.load("2006"), 5, Quick(Random(1).random))
    assert isinstance(s, Table)
    for seat in [*range(5), *range(5)]:
        agenda.play(s, seat, agenda.options(s, seat)[0])

    strong.play_on(s, 1, learned(), thinking=thinking)

    assert len(s.results) == 1
    assert s.round == 2


def test_habits_are_legal_all_through_a_game() -> None:
    s = GAME.deal(GAME.load("2006"), 5, Quick(Random(2).random))
    assert isinstance(s, Table)

    while s.outcome is None:
        seat = agenda.pending(s)[0]
        action = habits.act(s, seat)
        assert action in agenda.options(s, seat)
        agenda.play(s, seat, action)


def test_who_does_not_trust_rehearsals_plays_like_level_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "TRUST", replace(strong.TRUST, trials=1e9))
    match = GAME.match(5, 3, "2006")
    solid, careful = SolidBot(GAME, match.rules), strong.StrongBot(GAME, match.rules, Budget(trials=4))
    searched = 0

    while searched < 8:
        seat = match.waiting[0]
        seen = match.observation(seat)
        chosen = solid.choose(seen, Random(1))
        if isinstance(match.table.agenda[-1], strong.SEARCHED):
            searched += 1
            assert careful.choose(seen, Random(1)) == chosen
        match.act(seat, chosen)


def test_a_rehearsal_that_takes_too_long_is_broken_off_and_level_two_decides() -> None:
    match = GAME.match(5, 3, "2006")
    solid, hurried = SolidBot(GAME, match.rules), strong.StrongBot(GAME, match.rules, Budget(seconds=0.0))
    searched = 0

    while searched < 8:
        seat = match.waiting[0]
        seen = match.observation(seat)
        chosen = solid.choose(seen, Random(1))
        if isinstance(match.table.agenda[-1], strong.SEARCHED):
            searched += 1
            assert hurried.choose(seen, Random(1)) == chosen
        match.act(seat, chosen)


def test_it_says_why_when_it_does_not_take_what_is_worth_most_by_itself() -> None:
    match = GAME.match(seed=1)

    hint = strong.StrongBot(GAME, match.rules).explain(match.observation(0), Random(1))

    assert hint.options[0].value < hint.options[1].value
    assert hint.key == "explain-dm-rivals"
