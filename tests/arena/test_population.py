"""A population of ways to play Secret Hitler: regret matching finds what cannot be beaten, and a run repeats."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import hemicycle
from hemicycle.arena import exploit
from hemicycle.arena.lessons import population
from hemicycle.arena.lessons.population import Mixture, Population, Style, alone, beginning, main, matched
from hemicycle.arena.plan import Plan
from hemicycle.arena.response import Learned
from hemicycle.bots.secret_hitler.solid import SolidBot
from hemicycle.bots.secret_hitler.theory import standard

GAME = hemicycle.game("secret-hitler")


def test_regret_matching_finds_how_often_to_play_what_beats_what() -> None:
    first, second = matched([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])

    assert first == pytest.approx([1 / 3] * 3, abs=0.01)
    assert second == pytest.approx([1 / 3] * 3, abs=0.01)


def test_what_is_always_worse_is_not_played() -> None:
    first, second = matched([[0.6, 0.7], [0.3, 0.4]])

    assert first == pytest.approx([1.0, 0.0], abs=0.01)
    assert second == pytest.approx([1.0, 0.0], abs=0.01)


def test_every_seat_draws_its_own_style() -> None:
    match = GAME.match(7, 1)
    styles = beginning()["fascist"]

    drawn = Mixture(styles, [0.5, 0.5, 0.0])(match, Random(1))

    stakes = {bot.theory.stakes(7) for bot in drawn if isinstance(bot, SolidBot)}
    assert stakes == {standard().stakes(7), standard().stakes(7) * population.CALM}


def test_level_2_alone_is_level_2() -> None:
    match = GAME.match(7, 1)
    bot = alone()(match, Random(1))[0]

    assert isinstance(bot, SolidBot)
    assert bot.theory is standard()


def test_a_wary_liberal_thinks_fewer_fascists_play_like_level_2() -> None:
    match = GAME.match(5, 1)
    bot = Style("wary", kin=0.1).bot(match)

    assert isinstance(bot, SolidBot)
    assert list(bot.theory.shares) == pytest.approx([0.1, 0.3, 0.3, 0.3])


def test_a_run_that_was_interrupted_finds_what_a_whole_one_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(population, "beginning", lambda: {side: [Style("solid")] for side in population.OTHER})
    monkeypatch.setattr(exploit, "LIKES", (5.0,))  # fewer ways to begin, or a test would take long
    monkeypatch.setattr(exploit, "FOLLOWS", (0.0,))
    terms = {"seed": 3, "seats": 5, "rounds": 1, "budget": 1, "cell": 1, "games": 1}
    main(out=tmp_path / "whole", **terms)
    played = population.met

    def interrupted(plan: Plan, deal: str, casts: dict[str, Mixture]) -> float:
        if deal.startswith("strength"):
            raise KeyboardInterrupt
        return played(plan, deal, casts)

    monkeypatch.setattr(population, "met", interrupted)
    with pytest.raises(KeyboardInterrupt):
        main(out=tmp_path / "halves", **terms)
    monkeypatch.setattr(population, "met", played)
    main(out=tmp_path / "halves", **terms)

    found = [(tmp_path / name / "population.md").read_text("utf-8") for name in ("whole", "halves")]
    assert found[0] == found[1]
    assert "| mixture as fascists | liberals |" in found[0]


def test_one_more_round_is_measured_anew(tmp_path: Path) -> None:
    plan = Plan("secret-hitler", ("solid",), 1, 5)
    kept = Population(plan, 1, {side: [Style("solid")] for side in population.OTHER})
    kept.won = {"solid | solid": [1.0], "strength: liberal": [1.0]}
    kept.trained = {f"response 1 {side}": Learned({"chosen": exploit.ITSELF}) for side in population.OTHER}

    kept.train(tmp_path / "population.json")

    assert list(kept.won) == ["solid | solid"]
    assert [len(styles) for styles in kept.styles.values()] == [1, 1]  # a copy of level 2 does not stay
