"""Quick versions of the comparisons in docs/bots/die-macher.md: small, seeded, and clear."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

import pytest

import hemicycle
from hemicycle import bots
from hemicycle.arena.backends import Here
from hemicycle.arena.bout import Timed, play
from hemicycle.arena.plan import ONE, Plan
from hemicycle.arena.result import quantile
from hemicycle.arena.tournament import run
from hemicycle.bots.bot import POINTS, Bot
from hemicycle.core.match import Match


def match(name: str, edition: str, seats: int, seed: int = 3) -> tuple[Match, list[Bot]]:
    game = hemicycle.game("die-macher")
    opened = game.match(seats, seed, edition)
    return opened, [bots.make(name, game, opened.rules) for _ in range(seats)]


@pytest.mark.parametrize(("better", "worse"), [("beginner", "random"), ("solid", "beginner")])
def test_one_of_a_level_wins_most_games_against_a_table_of_the_level_below(better: str, worse: str) -> None:
    plan = Plan("die-macher", (better, worse), 5, seats=5, seed=11, form=ONE)

    results = run(plan, Here())

    won = [result for result in results if better in [result.bots[seat] for seat in result.winners]]
    assert len(won) >= 4  # of five, one on every seat; equals would win one


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("edition", ["1997", "2006", "2006-short"])
def test_solid_bots_play_every_edition_at_every_table_to_a_score_like_peoples(edition: str, seats: int) -> None:
    opened, players = match("solid", edition, seats)

    play(opened, players, Random(1))

    assert opened.outcome is not None
    assert max(opened.outcome.scores) > (150 if edition == "2006-short" else 200)


def test_solid_bots_decide_within_twenty_milliseconds() -> None:
    opened, players = match("solid", "2006", 5)
    times: Counter[int] = Counter()

    play(opened, [Timed(player, times, Counter()) for player in players], Random(1))

    assert quantile(times, 0.99) < 20


def test_a_strong_bot_keeps_its_time_and_says_what_its_options_are_worth() -> None:
    game = hemicycle.game("die-macher")
    opened, players = match("beginner", "2006", 5)
    strong = bots.make("strong:50ms", game, opened.rules)
    late: list[float] = []
    for _ in range(60):
        seat = opened.waiting[0]
        seen = opened.observation(seat)
        start = time.thread_time()
        strong.choose(seen, Random(1))
        late.append(time.thread_time() - start)
        opened.act(seat, players[seat].choose(seen, Random(2)))

    explanation = strong.explain(opened.observation(opened.waiting[0]), Random(3))

    assert sorted(late)[-2] < 0.055
    assert explanation.unit == POINTS
