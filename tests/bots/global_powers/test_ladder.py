"""Quick versions of the comparisons in docs/bots/global-powers.md: small, seeded, and clear."""

from __future__ import annotations

from random import Random

import pytest

import hemicycle
from hemicycle import bots
from hemicycle.arena.backends import Here
from hemicycle.arena.bout import play
from hemicycle.arena.plan import MIXED, ONE, Plan
from hemicycle.arena.tournament import run
from hemicycle.core.match import Match

GAME = hemicycle.game("global-powers")


def wins(one: str, other: str, games: int, seats: int = 4, form: str = ONE, edition: str = "") -> float:
    """The share of games a seat of the first bot wins."""
    plan = Plan(GAME.id, (one, other), games, seats=seats, seed=3, form=form, edition=edition)
    results = run(plan, Here())
    held = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == one]
    return sum(seat in result.winners for result, seat in held) / len(held)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_solid_player_beats_a_table_of_random_ones(seats: int) -> None:
    assert wins("solid", "random", 5, seats) >= 0.8


def test_it_does_so_by_the_extended_rules_too() -> None:
    assert wins("solid", "random", 4, edition="extended") >= 0.75


def test_a_beginner_beats_random_players() -> None:
    assert wins("beginner", "random", 4) >= 0.75


def test_solid_players_win_more_than_beginners() -> None:
    assert wins("solid", "beginner", 8, form=MIXED) > 0.3  # fair would be 0.25


@pytest.fixture(scope="module")
def among_themselves() -> list[Match]:
    matches = []
    for seed in range(4):
        match = GAME.match(4, seed)
        matches.append(play(match, [bots.make("solid", GAME, match.rules) for _ in range(4)], Random(seed)))
    return matches


def test_solid_players_decide_a_game_within_four_evaluations(among_themselves: list[Match]) -> None:
    for match in among_themselves:
        assert match.outcome is not None
        assert match.outcome.ending in ("dominance", "threshold")
        assert GAME.report(match.table)["evaluations"] <= 4


def test_with_trials_level_three_plays_the_same_twice() -> None:
    first = GAME.match(3, 5)
    again = GAME.match(3, 5)

    for match in (first, again):
        names = ("strong:4x", "solid", "solid")
        play(match, [bots.make(name, GAME, match.rules) for name in names], Random(1))

    assert first.record.entries == again.record.entries


@pytest.mark.parametrize("edition", ["standard", "extended"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_level_plays_at_tables_of_every_size(seats: int, edition: str) -> None:
    match = GAME.match(seats, 1, edition)
    levels = ("beginner", "strong:2x", "solid")

    play(match, [bots.make(levels[seat % 3], GAME, match.rules) for seat in range(seats)], Random(1))

    assert match.outcome is not None


@pytest.mark.parametrize("level", ["beginner", "solid"])
@pytest.mark.parametrize("place", [0, 1])
def test_bots_play_the_variants(place: int, level: str) -> None:
    known = GAME.load("extended").options
    chosen = {name: option.choices[place] for name, option in known.items() if name != "more_start_rounds"}

    for seed in range(2):
        match = GAME.match(4, seed, "extended", chosen)
        play(match, [bots.make(level, GAME, match.rules) for _ in range(4)], Random(seed))

        assert match.outcome is not None
