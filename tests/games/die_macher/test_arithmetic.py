"""What can be worked out from a board: forecasts, elections and changes."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.core.chance import Quick
from hemicycle.core.steps import Sealed
from hemicycle.games.die_macher.arithmetic import changed, effect, election, factor, forecast, gain, state_of
from hemicycle.games.die_macher.board import Board, Change, Line
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.sums import NOBODY
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, opinions, rules, table


def board(s: Table) -> Board:
    seen: Board = GAME.look(s, None)
    return seen


@rule("5.2.8a")
def test_the_factor_of_a_view_is_the_factor_of_the_table() -> None:
    s = table()
    land = opinions(s, "hessen", "euro-now", "welfare-less", "health-no")
    land.trend[2], land.doubled = 1, 0

    assert factor(board(s), board(s).states[1], 2) == s.factor(land, 2) == 2


@rule("5.2.8c")
def test_a_gain_ends_where_the_track_ends() -> None:
    s = table()
    opinions(s, "hessen", "euro-now").votes[0] = 46

    assert [gain(board(s), board(s).states[1], 0, meetings) for meetings in (0, 3, 10)] == [0, 3, 4]


@rule("5.3.1")
def test_a_forecast_is_exact_where_all_opinions_are_open() -> None:
    s = table()
    land = opinions(s, "bayern", "euro-now", "welfare-more", "genetics-yes", "health-no")
    land.votes[0], land.meetings[0] = 10, 5

    found = forecast(board(s), board(s).states[0], 0)

    assert found.exact
    assert (found.factor, found.votes, found.seats) == ((3, 3), (25, 25), (32, 32))


@rule("5.3.1", "5.4.1a")
def test_a_forecast_is_a_range_where_opinions_lie_face_down() -> None:
    s = table()
    land = opinions(s, "bayern", "euro-now", "health-no", hidden=("welfare-more", "spelling-no"))
    land.meetings[0] = 10

    found = forecast(board(s), board(s).states[0], 0)

    assert not found.exact
    assert (found.factor, found.votes) == ((-1, 3), (5, 30))


def test_a_card_of_which_all_copies_are_seen_cannot_lie_face_down() -> None:
    s = table()
    opinions(s, "bayern", "euro-now", "security-more", "genetics-yes", hidden=("nuclear-no",))
    opinions(s, "hessen", "nuclear-yes")
    opinions(s, "sachsen", "nuclear-yes")
    opinions(s, "berlin", "nuclear-yes", "welfare-more")
    s.pool = [s.rules.card_number["welfare-more"]] * 2

    found = forecast(board(s), board(s).states[0], 0)

    assert found.factor == (2, 3)


@rule("5.3.1", "5.3.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_election_worked_out_from_a_view_is_the_election_held(seed: int) -> None:
    s, luck = GAME.deal(rules(), 3 + seed % 3, Quick(Random(seed).random)), Random(seed)
    assert isinstance(s, Table)
    counts = []

    while s.outcome is None:
        step = s.agenda.pop()
        if isinstance(step, Election):
            counts.append(election(board(s)))
        answers = [(seat, luck.choice(list(step.options(s, seat)))) for seat in step.waiting(s)]
        if not answers:
            following = step.conclude(s)
        else:
            following = step.resolve(s, answers) if isinstance(step, Sealed) else step.answer(s, *answers[0])
        s.agenda += reversed(following) if isinstance(following, tuple) else [following] if following else []

    assert len(counts) == 7
    for count, (state, votes, seats, winners, by_a_nose) in zip(counts, s.results, strict=True):
        lines = sorted(count.lines, key=lambda line: line.seat)
        assert (count.state, count.winners, count.by_a_nose) == (state, winners, by_a_nose)
        assert (tuple(line.votes for line in lines), tuple(line.seats for line in lines)) == (votes, seats)


@rule("5.3.1", "5.3.2", "5.3.2a")
def test_an_election_is_told_with_its_sums() -> None:
    s = table(seats=3, start_player=1, partners=[2, NOBODY, 0])
    land = opinions(s, "bayern", "euro-now", "welfare-more", "genetics-yes", "health-no")
    land.votes, land.meetings, land.trend = [20, 49, 0], [0, 1, 10], [0, 0, -3]

    found = election(board(s))
    Election().conclude(s)

    assert found.lines == (
        Line(1, before=49, meetings=1, factor=3, gained=3, votes=50, seats=60),
        Line(2, before=0, meetings=10, factor=0, gained=5, votes=5, seats=12),
        Line(0, before=20, meetings=0, factor=3, gained=0, votes=20, seats=27),
    )
    assert (found.winners, found.by_a_nose) == ((1,), False)
    assert [line.votes for line in sorted(found.lines, key=lambda line: line.seat)] == land.votes


def test_a_change_is_worked_out_without_touching_the_board() -> None:
    s = table()
    opinions(s, "bayern", "euro-now", "welfare-less", "health-no", "nuclear-no").meetings[0] = 5
    before = board(s)

    after = changed(before, "bayern", Change(0, votes=4, trend=2, meetings=1, media=1))

    state = state_of(after, "bayern")
    assert (state.votes[0], state.trend[0], state.meetings[0], state.controller) == (4, 2, 6, 0)
    assert state.stack[-1] == 0
    assert before == board(s)


@pytest.mark.parametrize(
    ("change", "factors"),
    [
        (Change(0, trend=2), (-1, 1)),
        (Change(0, opinion=("welfare-less", "genetics-yes")), (-1, 1)),
        (Change(0, doubled="euro-now"), (-1, 0)),
        (Change(0, programme=("nuclear-yes", "health-no")), (-1, 1)),
    ],
)
def test_the_effect_of_a_change_is_told_before_and_after(change: Change, factors: tuple[int, int]) -> None:
    s = table()
    opinions(s, "bayern", "euro-now", "welfare-less", "health-no", "nuclear-no").meetings[0] = 5

    before, after = effect(board(s), "bayern", change)[0]

    assert (before.factor[0], after.factor[0]) == factors
