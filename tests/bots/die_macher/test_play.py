"""What the solid bot of Die Macher does, one decision at a time, at hand-made tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hemicycle.arena.exploiters.die_macher import Publisher
from hemicycle.bots.die_macher.bargains import poll_worth
from hemicycle.bots.die_macher.judgement import decide
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.solid import SolidBot
from hemicycle.bots.die_macher.weights import learned
from hemicycle.core import agenda
from hemicycle.core.steps import Step
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.die_macher import actions
from hemicycle.games.die_macher.coalition import CoalitionReply
from hemicycle.games.die_macher.conference import ReviseProgramme
from hemicycle.games.die_macher.conversion import Convert
from hemicycle.games.die_macher.donations import LayDonation
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.media import BuyMediaCube, ExchangeByMedia
from hemicycle.games.die_macher.meetings import Rally
from hemicycle.games.die_macher.polls import Auction, DecidePoll
from hemicycle.games.die_macher.start_player import NameStart
from hemicycle.games.die_macher.table import Table
from hemicycle.games.die_macher.victory import NationalMedia, NationalOpinion
from tests.games.die_macher import tables
from tests.games.die_macher.tables import cards, opinions

OWN = ("euro-now", "welfare-more", "genetics-yes", "nuclear-yes")
OPPOSED = ("euro-later", "welfare-less", "genetics-no", "nuclear-no")


def chosen(s: Table, step: Step[Any, Any], seat: int = 0) -> Action:
    ask(s, step)
    options = agenda.options(s, seat)
    return options[decide(s, seat, options, learned())]


def ask(s: Table, step: Step[Any, Any]) -> None:
    """Go on to a question; the election is still to come."""
    s.agenda = []
    tables.begin(s, step, Election())


def outlook(s: Table, step: Step[Any, Any]) -> Outlook:
    ask(s, step)
    return Outlook(s, 0, learned())


def table(**changes: Any) -> Table:
    """A table at which seat 0 agrees with all opinions of the first state and the others with none."""
    s = tables.table(**changes)
    s.programme = [s.programme[0], *[cards(s, *tables.OTHER_PROGRAMME)] * 4]
    opinions(s, "bayern", *OWN)
    return s


# --- money ---


def test_money_is_worth_less_the_more_one_has_and_nothing_after_the_last_campaign() -> None:
    early, late = outlook(table(), Rally(0, "bayern")), outlook(table(round=7), NationalMedia(0))

    first, second = early.wealth(10_000), early.wealth(20_000) - early.wealth(10_000)

    assert first > second > 0
    assert late.wealth(100_000) < 1


def test_it_bids_for_a_poll_below_its_worth_and_drops_out_above() -> None:
    s = table()

    cheap, dear = [chosen(s, Auction(0, "bayern", bid, 1, (1,))) for bid in (1_000, 24_000)]

    assert isinstance(cheap, actions.Bid)
    assert dear == actions.PASS


def test_money_that_cannot_be_spent_any_more_is_bid() -> None:
    s = table(round=6, cash=[90_000] * 5)
    s.take_land()
    s.lands[0].number = 6

    assert isinstance(chosen(s, Auction(0, "hessen", 60_000, 1, (1,))), actions.Bid)


def test_a_poll_is_worth_more_where_many_meetings_are_at_stake() -> None:
    quiet, busy = table(), table()
    busy.boards["bayern"].meetings[0] = 6

    views = [outlook(s, Auction(0, "bayern", 0, -1, (1,))) for s in (quiet, busy)]

    assert poll_worth(views[0], quiet.lands[0]) < poll_worth(views[1], busy.lands[0])


def test_who_is_poor_early_takes_money_and_who_is_rich_late_refuses_it() -> None:
    poor = table(cash=[1_000] * 5)
    rich = table(round=5, cash=[150_000] * 5)

    assert isinstance(chosen(poor, LayDonation(0)), actions.AcceptDonation)
    assert isinstance(chosen(rich, LayDonation(0)), actions.RefuseDonation)


def test_members_are_worth_more_before_they_are_paid_for() -> None:
    early, late = table(), table(round=6)

    before, after = [outlook(s, Rally(0, "bayern")) for s in (early, late)]

    assert before.member > after.member > 1


# --- the campaign ---


def test_it_holds_meetings_where_voters_agree_and_none_where_they_do_not() -> None:
    liked, disliked = table(), table()
    disliked.programme[0] = cards(disliked, *tables.OTHER_PROGRAMME)
    disliked.cash[0] = 4_000

    assert chosen(liked, Rally(0, "bayern")) == actions.HoldMeetings("bayern", 4)
    assert chosen(disliked, Rally(0, "bayern")) == actions.HoldMeetings("bayern", 0)


def test_it_holds_no_meetings_for_votes_beyond_the_end_of_the_track() -> None:
    s = table()
    s.boards["bayern"].votes[0] = 50
    s.boards["bayern"].meetings[0] = 4

    assert chosen(s, Rally(0, "bayern")) == actions.HoldMeetings("bayern", 0)


def test_it_wants_a_media_cube_where_it_is_about_to_win() -> None:
    s = table()
    s.boards["bayern"].votes[0] = 40

    assert chosen(s, BuyMediaCube(0, 0)) == actions.BuyMedia("bayern")


def test_it_brings_an_own_opinion_into_a_state_for_one_it_opposes() -> None:
    s = table(pool=[])
    opinions(s, "hessen", "euro-later", "welfare-more")
    s.pool = list(cards(s, "genetics-yes", "nuclear-no"))

    assert chosen(s, ExchangeByMedia(0, "hessen")) == actions.ExchangeOpinion("hessen", "euro-later", "genetics-yes")


def test_it_changes_its_programme_to_what_the_voters_think() -> None:
    s = table(hands=[()] * 5)
    s.hands[0] = cards(s, "health-yes")
    for state in s.line:
        opinions(s, state, *OWN[:3], "health-yes")

    assert chosen(s, ReviseProgramme(0, 1)) in (
        actions.ChangeProgramme("nuclear-yes", "health-yes"),
        actions.ChangeProgramme("security-more", "health-yes"),
    )


def test_it_turns_meetings_into_votes_at_a_high_factor_when_cubes_are_short() -> None:
    s = table(meetings=[2] * 5)
    opinions(s, "hessen", *OWN)
    s.boards["hessen"].meetings[0] = 8

    action = chosen(s, Convert(0, "hessen"))

    assert isinstance(action, actions.ConvertMeetings)
    assert action.meetings > 0


@pytest.mark.parametrize(("votes", "reply"), [(45, "decline-coalition"), (10, "agree-to-coalition")])
def test_who_wins_alone_declines_and_who_is_behind_agrees(votes: int, reply: str) -> None:
    s = table()
    land = s.boards["bayern"]
    land.tiles, land.media = (0, 1), [1] * 5
    land.votes = [votes, 18, 26, 3, 2]

    assert str(chosen(s, CoalitionReply(1, 0, (0,)))) == reply


def test_it_publishes_good_news_about_itself_when_that_brings_votes() -> None:
    s = table()
    s.boards["bayern"].meetings[0] = 6
    s.boards["bayern"].poll = [card.id for card in s.rules.poll_cards].index("a1")

    action = chosen(s, DecidePoll(0, "bayern"))

    assert isinstance(action, actions.PublishPoll)
    assert 0 in action.seats


def test_it_shelves_news_that_moves_nobody_for_members() -> None:
    s = table()
    s.boards["bayern"].votes = [50] * 5
    s.boards["bayern"].poll = [card.id for card in s.rules.poll_cards].index("b2")

    assert chosen(s, DecidePoll(0, "bayern")) == actions.ShelvePoll()


def test_who_cares_little_for_members_publishes_what_level_2_shelves() -> None:
    s = table()
    s.boards["bayern"].meetings[0] = 1
    s.boards["bayern"].poll = [card.id for card in s.rules.poll_cards].index("a1")
    ask(s, DecidePoll(0, "bayern"))
    seen = Observation(tables.GAME.view(s, 0), (), ())
    solid, publisher = [bot(tables.GAME, s.rules).choose(seen, Random(1)) for bot in (SolidBot, Publisher)]

    assert solid == actions.ShelvePoll()
    assert isinstance(publisher, actions.PublishPoll)


def test_who_names_the_start_player_names_the_left_neighbour_to_be_last() -> None:
    s = table()

    assert chosen(s, NameStart(2, 1_000), 2) == actions.NameStartPlayer(3)


# --- victory ---


def test_a_victory_brings_the_cube_to_the_national_board() -> None:
    s = table()
    s.boards["bayern"].media[0] = 1

    assert chosen(s, NationalMedia(0)) == actions.MoveMedia()


def test_it_secures_its_own_opinion_rather_than_reversing_it() -> None:
    s = table()
    opinions(s, "bayern", "euro-now", "welfare-less")
    s.national = [*cards(s, "euro-now", "welfare-more"), -1, -1, -1]

    assert chosen(s, NationalOpinion(0, 1)) == actions.MoveOpinion("euro-now", 0)


def test_it_does_not_look_at_what_others_hide() -> None:
    s = table(hands=[()] * 5)
    before = chosen(s, Auction(0, "bayern", 1_000, 1, (1,)))
    s.hands = [(), *[cards(s, *OPPOSED)] * 4]
    s.boards["bayern"].poll = 3

    assert chosen(s, Auction(0, "bayern", 1_000, 1, (1,))) == before
