"""The lessons that find the weights: repeatable, and they leave the auction alone."""

from __future__ import annotations

import pytest

from hemicycle.arena.lessons import auction
from hemicycle.arena.lessons import global_powers as lessons
from hemicycle.bots.global_powers.weights import Weights


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "LINEUPS", ((0, 0, 1),))


def test_a_round_pulls_the_weights_towards_the_side_that_wins_more() -> None:
    (only,) = lessons.tune(Weights(), seed=1, rounds=1, deals=1)

    assert only.games == 1
    assert only.weights.army != Weights().army


def test_the_same_seed_teaches_the_same() -> None:
    assert list(lessons.tune(Weights(), 2, 1, 1)) == list(lessons.tune(Weights(), 2, 1, 1))


def test_the_auction_is_left_alone() -> None:
    (only,) = lessons.tune(Weights(), seed=3, rounds=1, deals=1)

    learned, before = only.weights.plain(), Weights().plain()
    assert {name: learned[name] for name in lessons.LEFT_ALONE} == {name: before[name] for name in lessons.LEFT_ALONE}


def test_the_same_seed_learns_the_same_bids_and_each_situation_shares_out_one_whole() -> None:
    weights = [0.3, 0.5, -0.1, 0.4, 0.1]

    bids, again = [auction.Matching(1, 4, weights).run(60) for _ in range(2)]

    assert bids == again
    assert bids
    assert [sum(odds) for odds in bids.values()] == pytest.approx([1.0] * len(bids), abs=0.005)


def test_a_rival_with_a_plain_style_is_part_of_the_lesson_and_never_oneself() -> None:
    matching = auction.Matching(1, 4, [0.0] * 5)

    strangers = [matching.stranger(2) for _ in range(200)]

    met = [seat for stranger in strangers for seat in stranger]
    assert set(met) == {0, 1, 3}
    assert 60 < len(met) < 140
