"""Luck is fair, recorded and repeatable."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hemicycle.core.chance import Chance, Dealer, Quick, Script, ScriptError


def test_the_same_seed_deals_the_same_luck() -> None:
    one, other = Dealer(b"seed"), Dealer(b"seed")

    assert one.permutation(17) == other.permutation(17)
    assert one.below(6, 3) == other.below(6, 3)
    assert one.dealt == other.dealt


def test_luck_taken_back_comes_again() -> None:
    dealer = Dealer(b"seed")
    dealer.permutation(5)
    first = dealer.below(100, 5)

    dealer.dealt.pop()

    assert dealer.below(100, 5) == first


@pytest.mark.parametrize("chance", [Dealer(b"fair"), Quick(random.Random(1).random)])
def test_every_order_of_three_things_is_equally_likely(chance: Chance) -> None:
    seen = Counter(chance.permutation(3) for _ in range(6000))

    assert len(seen) == 6
    assert all(abs(count - 1000) < 150 for count in seen.values())


@pytest.mark.parametrize("chance", [Dealer(b"fair"), Quick(random.Random(1).random)])
def test_dice_show_each_face_equally_often(chance: Chance) -> None:
    seen = Counter(face for _ in range(2000) for face in chance.roll((1, 2, 3), 3))

    assert set(seen) == {1, 2, 3}
    assert all(abs(count - 2000) < 200 for count in seen.values())


def test_a_script_says_what_it_is_told() -> None:
    script = Script([(1, 0), (2,)])
    cards = ["a", "b"]

    script.shuffle(cards)

    assert cards == ["b", "a"]
    assert script.pick(3) == 2


@pytest.mark.parametrize("piece", [(0, 0), (5,), (0, 1, 2)])
def test_a_script_that_does_not_fit_is_refused(piece: tuple[int, ...]) -> None:
    with pytest.raises(ScriptError):
        Script([piece]).permutation(2)


def test_an_empty_script_is_refused() -> None:
    with pytest.raises(ScriptError):
        Script([]).pick(2)
