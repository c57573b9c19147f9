"""What the board says everybody could work out: forecasts of states, who leads, points if the game ended now."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.core.chance import Quick
from hemicycle.core.steps import Sealed
from hemicycle.games.die_macher.actions import ChangeProgramme, FirstColumn, PublishPoll, SecondColumn
from hemicycle.games.die_macher.board import Board, Forecast, StateForecast
from hemicycle.games.die_macher.conference import ReviseProgramme
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.election_events import FinalScore
from hemicycle.games.die_macher.polls import DecidePoll
from hemicycle.games.die_macher.scoring import FinalScoring
from hemicycle.games.die_macher.start_sheet import StartSheetOne, StartSheetTwo
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, cards, opinions, rules, table, told


def state(s: Table, place: int = 0) -> StateForecast:
    seen: Board = GAME.look(s, None)
    return seen.forecasts[place]


def party(s: Table, seat: int = 0, place: int = 0) -> Forecast:
    return state(s, place).parties[seat]


@rule("5.2.8a")
def test_the_factor_on_the_board_is_the_factor_of_the_table() -> None:
    s = table()
    land = opinions(s, "hessen", "euro-now", "welfare-less", "health-no")
    land.trend[2], land.doubled = 1, 0

    found = party(s, 2, place=1)

    assert found.stances == (2, -1, 0)
    assert found.agreement == (1, 1, 1)
    assert found.factor[1] == s.factor(land, 2) == 2


@rule("5.2.8c", "5.3.1")
@pytest.mark.parametrize(("meetings", "votes"), [(0, 46), (3, 49), (10, 50)])
def test_projected_votes_end_where_the_track_ends(meetings: int, votes: int) -> None:
    s = table()
    land = opinions(s, "hessen", "euro-now")
    land.votes[0], land.meetings[0] = 46, meetings

    assert party(s, place=1).votes == (votes, votes, votes)


@rule("5.3.1")
def test_a_forecast_is_exact_where_all_opinions_are_open() -> None:
    s = table()
    land = opinions(s, "bayern", "euro-now", "welfare-more", "genetics-yes", "health-no")
    land.votes[0], land.meetings[0] = 10, 5

    found = party(s)

    assert (found.factor, found.votes, found.seats) == ((3, 3, 3), (25, 25, 25), (32, 32, 32))


@rule("5.3.1", "5.4.1a")
def test_a_forecast_is_a_range_where_opinions_lie_face_down() -> None:
    s = table()
    land = opinions(s, "bayern", "euro-now", "health-no", hidden=("welfare-more", "spelling-no"))
    land.meetings[0] = 10

    found = party(s)

    assert (found.agreement, found.factor, found.votes) == ((-1, 1, 3), (-1, 1, 3), (5, 10, 30))


def test_a_card_of_which_all_copies_are_seen_cannot_lie_face_down() -> None:
    s = table()
    opinions(s, "bayern", "euro-now", "security-more", "genetics-yes", hidden=("nuclear-no",))
    opinions(s, "hessen", "nuclear-yes")
    opinions(s, "sachsen", "nuclear-yes")
    opinions(s, "berlin", "nuclear-yes", "welfare-more")
    s.pool = list(cards(s, "welfare-more", "welfare-more"))

    assert party(s).factor == (2, 3, 3)


@rule("5.3.2")
def test_places_go_by_projected_votes() -> None:
    s = table(seats=3)
    land = s.lands[0]
    land.votes, land.meetings = [4, 9, 4], [0, 0, 0]

    assert [each.place for each in state(s).parties] == [2, 1, 2]


@rule("5.3.2")
@pytest.mark.parametrize(("higher_clearly", "by_a_nose"), [("clearly", False), ("by-a-nose", True)])
def test_who_leads_goes_by_the_options_of_the_table(higher_clearly: str, by_a_nose: bool) -> None:
    s = table(seats=3, options={"level_side_wins": higher_clearly}, partners=[2, NOBODY, 0])
    land = s.lands[0]
    land.votes = [6, 9, 3]

    found = state(s)

    assert (found.winners, found.by_a_nose, found.votes) == ((1,), by_a_nose, 9)


@rule("5.3.2a")
def test_partners_lead_together_in_the_current_state_only() -> None:
    s = table(seats=3, partners=[2, NOBODY, 0])
    for land in s.lands[:2]:
        land.votes = [6, 9, 5]

    assert [(each.winners, each.votes) for each in (state(s), state(s, 1))] == [((0, 2), 11), ((1,), 9)]


@rule("5.3.1", "5.3.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_of_the_last_moment_is_the_election_held(seed: int) -> None:
    s, luck = GAME.deal(rules(), 3 + seed % 3, Quick(Random(seed).random)), Random(seed)
    assert isinstance(s, Table)
    expected = []

    while s.outcome is None:
        step = s.agenda.pop()
        if isinstance(step, Election):
            expected.append(state(s))
        answers = [(seat, luck.choice(list(step.options(s, seat)))) for seat in step.waiting(s)]
        if not answers:
            following = step.conclude(s)
        else:
            following = step.resolve(s, answers) if isinstance(step, Sealed) else step.answer(s, *answers[0])
        s.agenda += reversed(following) if isinstance(following, tuple) else [following] if following else []

    assert len(expected) == 7
    for found, (_, votes, seats, winners, by_a_nose, _) in zip(expected, s.results, strict=True):
        assert (found.winners, found.by_a_nose) == (winners, by_a_nose)
        assert tuple(each.votes[1] for each in found.parties) == votes
        assert tuple(each.seats[1] for each in found.parties) == seats


@rule("6")
def test_points_on_the_board_are_those_of_the_end() -> None:
    s = table(
        seats=3, members=[9, 5, 5], results=[("bayern", (20, 5, 0), (27, 12, 0), (0,), False, ((0,), (1,), (2,)))]
    )
    s.national[0] = s.programme[1][0]
    before: Board = GAME.look(s, None)

    FinalScoring().conclude(s)

    scores = told(s, FinalScore)
    assert [each.total for each in before.points] == [each.total for each in scores]
    assert [each.members_bonus for each in before.points] == [each.members_bonus for each in scores]
    assert before.points[0].seats == 27


# --- what a draft would bring ---


@rule("5.2.7a")
def test_a_poll_is_foreseen_on_the_trends_it_moves() -> None:
    s = table(DecidePoll(0, "bayern"), seats=3)
    land = s.boards["bayern"]
    thumbs = [card.thumbs for card in s.rules.poll_cards]
    land.poll = next(k for k, each in enumerate(thumbs) if each[s.parties[0]] == 1)

    assert DecidePoll(0, "bayern").foresee(s, 0, PublishPoll((0,)))
    assert land.trend[0] == 1
    assert land.poll != EMPTY  # nothing else happens


@rule("5.2.2b")
def test_a_change_of_programme_is_foreseen() -> None:
    s = table(ReviseProgramme(0, 1), seats=3)
    s.hands[0] = cards(s, "health-no")
    opinions(s, "bayern", "health-no")

    assert ReviseProgramme(0, 1).foresee(s, 0, ChangeProgramme("euro-now", "health-no"))
    assert party(s).stances == (1,)


@rule("5.1")
def test_a_start_sheet_is_foreseen_column_by_column() -> None:
    s = table(seats=3)
    two = s.rules.first_lines[2]
    where = ("bayern",)

    assert StartSheetOne().foresee(s, 0, FirstColumn(2, where * len(two.trend), where * len(two.votes), where))
    land = s.boards["bayern"]
    assert (land.votes[0], land.meetings[0], land.trend[0]) == (sum(two.votes), two.meetings[0], sum(two.trend))

    line = next(number for number, each in s.rules.second_lines.items() if each.media)
    assert StartSheetTwo().foresee(s, 0, SecondColumn(line, where * s.rules.second_lines[line].media))
    assert land.media[0] == s.rules.second_lines[line].media
