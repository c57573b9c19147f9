"""Meetings become votes, and absolute majorities exchange opinions."""

from __future__ import annotations

import pytest

from hemicycle.games.die_macher.actions import PASS, ConvertMeetings, ExchangeOpinion
from hemicycle.games.die_macher.conversion import Conversion, Convert, ConvertIn, ExchangeByMajority
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.sums import EMPTY, NOBODY, absolute_majority, agreement, votes_gained
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import begin, cards, opinions, options, play, refused, table


def converting(meetings: int, *names: str, trend: int = 0, doubled: int = EMPTY) -> Table:
    """Seat 0 is asked about its meetings in Hessen."""
    s = table(Convert(0, "hessen"))
    land = opinions(s, "hessen", *names)
    land.trend[0], land.meetings[0], land.doubled = trend, meetings, doubled
    s.meetings[0] -= meetings
    return s


@rule("5.2.8", "5.2.8a", "2.1")
def test_votes_are_meetings_times_trend_plus_agreement() -> None:
    """T14."""
    s = converting(8, "euro-now", trend=2)

    play(s, 0, ConvertMeetings("hessen", 8))

    assert s.boards["hessen"].votes[0] == 24
    assert (s.boards["hessen"].meetings[0], s.meetings[0]) == (0, 18)


@rule("5.2.8b")
@pytest.mark.parametrize(("meetings", "votes"), [(7, 3), (8, 4), (1, 0)])
def test_two_meetings_always_bring_a_vote(meetings: int, votes: int) -> None:
    """T15."""
    s = converting(10, "euro-later", "welfare-less", "genetics-no", "nuclear-no", trend=-3)

    play(s, 0, ConvertMeetings("hessen", meetings))

    assert s.boards["hessen"].votes[0] == votes


@rule("5.2.8b")
def test_a_factor_of_nought_counts_as_one_half() -> None:
    assert votes_gained(9, 0, 2) == 4


@rule("5.2.8a")
@pytest.mark.parametrize(("opinion", "expected"), [("euro-now", 2), ("euro-later", -2), ("health-no", 0)])
def test_a_doubled_opinion_counts_twice(opinion: str, expected: int) -> None:
    """T16."""
    s = converting(5, opinion, doubled=0)

    assert s.factor(s.boards["hessen"], 0) == expected


@rule("5.2.8a")
def test_three_matching_opinions_make_three() -> None:
    """T17."""
    s = table()
    programme = cards(s, "euro-now", "welfare-more", "genetics-yes", "nuclear-yes", "security-more")

    assert agreement(programme, cards(s, "euro-now", "genetics-yes", "nuclear-yes", "health-no"), EMPTY, 2) == 3


@rule("5.2.8a")
def test_opinions_that_lie_face_down_do_not_count() -> None:
    s = table()
    land = opinions(s, "hessen", "euro-now", hidden=("welfare-more", "genetics-yes", "nuclear-yes"))

    assert s.factor(land, 0) == 1


@rule("5.2.8")
def test_fewer_than_five_meetings_cannot_be_converted() -> None:
    """T18."""
    s = converting(6)
    s.boards["sachsen"].meetings[0] = 4

    refusal = refused(s, 0, ConvertMeetings("sachsen", 4))

    assert (refusal.code, refusal.detail) == ("too-few-meetings", {"state": "sachsen", "held": 4, "needed": 5})
    assert refusal.sections == ("5.2.8",)


@rule("5.2.8")
def test_of_five_meetings_any_number_may_be_converted() -> None:
    """T18."""
    s = converting(5)

    assert options(s, 0) == [ConvertMeetings("hessen", number) for number in range(6)]
    assert refused(s, 0, ConvertMeetings("hessen", 6)).detail == {"state": "hessen", "held": 5, "meetings": 6}


@rule("5.2.8")
def test_who_has_four_meetings_is_not_asked() -> None:
    s = table(seats=3)
    s.boards["hessen"].meetings = [4, 5, 4]

    begin(s, ConvertIn("hessen"))

    assert s.waiting == (1,)


@rule("5.2.8", "5.2.8d")
@pytest.mark.parametrize(("edition", "current_state"), [("1997", False), ("2006", True)])
def test_states_follow_from_the_last_in_line_to_the_second(edition: str, current_state: bool) -> None:
    s = table(edition=edition)

    following = Conversion().conclude(s)

    line = ("berlin", "sachsen", "hessen")
    expected = [step for state in line for step in (ConvertIn(state), ExchangeByMajority(state))]
    assert following == (*expected, *([ExchangeByMajority("bayern")] if current_state else []))


@rule("5.2.8")
def test_in_the_current_state_nothing_is_converted_yet() -> None:
    s = converting(6)
    s.boards["bayern"].meetings[0] = 9

    assert refused(s, 0, ConvertMeetings("bayern", 9)).code == "current-state-waits"


@rule("5.2.8c")
def test_votes_end_at_fifty_and_who_arrives_later_lies_on_top() -> None:
    """T19."""
    s = table(Convert(0, "hessen"), Convert(1, "hessen"))
    land = s.boards["hessen"]
    land.votes, land.meetings, land.trend = [48, 40, 0, 0, 0], [10, 10, 0, 0, 0], [3, 3, 0, 0, 0]

    play(s, 0, ConvertMeetings("hessen", 10))
    play(s, 1, ConvertMeetings("hessen", 10))

    assert land.votes[:2] == [50, 50]
    assert land.stack[-2:] == [0, 1]


@rule("5.2.8c")
def test_a_marker_that_does_not_move_stays_where_it_lies() -> None:
    s = table(Convert(0, "hessen"))
    land = s.boards["hessen"]
    land.votes, land.meetings, land.stack = [50, 50, 0, 0, 0], [10, 0, 0, 0, 0], [2, 3, 4, 0, 1]

    play(s, 0, ConvertMeetings("hessen", 10))

    assert land.stack == [2, 3, 4, 0, 1]


@rule("5.2.8c")
def test_stacks_form_on_every_space() -> None:
    s = table(Convert(0, "hessen"))
    land = s.boards["hessen"]
    land.votes, land.meetings, land.trend = [0, 8, 0, 0, 0], [8, 0, 0, 0, 0], [1, 0, 0, 0, 0]

    play(s, 0, ConvertMeetings("hessen", 8))

    assert land.votes[:2] == [8, 8]
    assert land.stack[-1] == 0


@rule("5.2.8d")
@pytest.mark.parametrize(
    ("votes", "holder"), [([11, 5, 5], 0), ([10, 5, 5], NOBODY), ([0, 0, 0], NOBODY), ([0, 1, 0], 1)]
)
def test_more_votes_than_all_others_together_are_an_absolute_majority(votes: list[int], holder: int) -> None:
    assert absolute_majority(votes) == holder


@rule("5.2.8d")
def test_an_absolute_majority_exchanges_an_opinion_even_without_converting() -> None:
    s = table(seats=3)
    land = opinions(s, "hessen", "euro-now")
    land.votes = [0, 9, 0]
    s.pool = list(cards(s, "nuclear-no", "euro-later"))

    begin(s, ConvertIn("hessen"), ExchangeByMajority("hessen"))
    assert options(s, 1) == [PASS, ExchangeOpinion("hessen", "euro-now", "nuclear-no")]
    play(s, 1, ExchangeOpinion("hessen", "euro-now", "nuclear-no"))

    assert s.names(land.opinions) == ("nuclear-no",)


@rule("5.2.8d", "5.2.3b")
@pytest.mark.parametrize(("protects", "asked"), [(True, False), (False, True)])
def test_whether_a_doubler_protects_from_a_majority_is_an_option(protects: bool, asked: bool) -> None:
    s = table(seats=3, options={"doubler_protects_from_majority": protects})
    land = opinions(s, "hessen", "euro-now")
    land.votes, land.doubled = [0, 9, 0], 0
    s.pool = list(cards(s, "nuclear-no"))

    begin(s, ExchangeByMajority("hessen"))

    assert bool(s.waiting) == asked


@rule("5.3.1", "5.2.8")
def test_the_minimum_of_five_does_not_apply_when_the_state_votes() -> None:
    s = table(seats=3)
    s.lands[0].meetings, s.lands[0].trend = [4, 1, 0], [2, 1, 0]

    Election().conclude(s)

    assert s.lands[0].votes == [8, 1, 0]


@rule("5.2.8")
@pytest.mark.parametrize(("allowed", "asked"), [(False, ["hessen"]), (True, ["hessen", "bayern"])])
def test_meetings_become_votes_in_the_current_state_only_by_an_option(allowed: bool, asked: list[str]) -> None:
    s = table(options={"conversion_in_current_state": allowed}, states=("bayern", "hessen"))
    for land in s.lands:
        land.meetings[0] = 5

    begin(s, Conversion())

    states = []
    while s.waiting:
        step = s.agenda[-1]
        assert isinstance(step, Convert)
        states.append(step.state)
        play(s, 0, options(s, 0)[0])
    assert states == asked
