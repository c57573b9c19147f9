"""The lessons that find the weights: repeatable, and they leave the auction alone."""

from __future__ import annotations

import pytest

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
