"""Quick versions of the comparisons in docs/bots.md: small, seeded, and clear."""

from __future__ import annotations

from collections import Counter

import pytest

from hemicycle.arena.backends import Here
from hemicycle.arena.bout import play_fixture
from hemicycle.arena.figures import matrix
from hemicycle.arena.plan import SIDES, Fixture, Plan
from hemicycle.arena.result import quantile
from hemicycle.arena.tournament import run

TEAMS = ("liberal", "fascist")


def liberal_wins(liberals: str, fascists: str, games: int = 20) -> float:
    plan = Plan("secret-hitler", (liberals, fascists), games, seats=5, seed=11, form=SIDES)
    wanted = [fixture for fixture in plan.fixtures() if fixture.players == (liberals, fascists)]
    results = [result for played in Here().run(plan, wanted) for result in played]
    return sum(result.side == "liberal" for result in results) / len(results)


@pytest.mark.parametrize(("better", "worse"), [("beginner", "random"), ("solid", "beginner"), ("solid", "selfish")])
def test_each_level_beats_the_one_below_on_both_sides(better: str, worse: str) -> None:
    as_liberals = liberal_wins(better, worse)
    as_fascists = 1 - liberal_wins(worse, better)

    assert as_liberals + as_fascists > 1.2  # equals would win one game of two as one side or the other


def test_at_tables_of_level_2_both_sides_win() -> None:
    assert 0.25 < liberal_wins("solid", "solid", games=40) < 0.75


def test_a_cross_table_has_a_cell_for_every_pair() -> None:
    plan = Plan("secret-hitler", ("random", "selfish"), 5, seats=5, form=SIDES)

    cells = matrix(plan, run(plan, Here()), TEAMS)

    assert {(one, other): share.tries for one, row in cells.items() for other, share in row.items()} == {
        (one, other): 5 for one in plan.bots for other in plan.bots
    }


def test_level_2_decides_and_speaks_within_its_time() -> None:
    """By processor time, at the largest table, where it has most to think about."""
    times: Counter[int] = Counter()
    talk: Counter[int] = Counter()
    for number in range(3):
        plan = Plan("secret-hitler", ("solid",), 3, seats=10, seed=12)
        played = play_fixture(plan, Fixture(number, 0, ("solid",) * 10))
        times.update(played.times["solid"])
        talk.update(played.talk["solid"])

    assert quantile(times, 0.99) < 50
    assert quantile(talk, 0.99) < 50
