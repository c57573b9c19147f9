"""What bots learn: curves find what made the choices, matches are read rightly, and the same seed teaches the same."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hemicycle.arena.lessons import patience, shelf, trust
from hemicycle.arena.lessons import secret_hitler as lessons
from hemicycle.arena.lessons.fitting import chosen, logistic
from hemicycle.arena.lessons.witness import witness
from hemicycle.bots.secret_hitler.theory import Theory, standard
from hemicycle.bots.secret_hitler.weights import Weights, learned
from hemicycle.core.match import Match
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.table import LIBERAL, Table


@pytest.fixture(scope="module")
def match() -> Match:
    return lessons.played(lessons.Task(seats=7, seed=3, fascists="solid"), standard(), standard())


def roles(match: Match) -> tuple[int, ...]:
    assert isinstance(match.table, Table)
    return match.table.roles


def test_a_curve_finds_what_made_things_happen() -> None:
    luck = np.random.default_rng(1)
    rows = np.column_stack([np.ones(4000), luck.normal(size=4000)])
    happened = luck.random(4000) < 1 / (1 + np.exp(-(0.5 - 2.0 * rows[:, 1])))

    weights = logistic(rows, happened.astype(float), [0.0, 0.0])

    assert weights == pytest.approx([0.5, -2.0], abs=0.2)


def test_a_curve_is_found_however_far_it_is_from_where_the_search_begins() -> None:
    """Whole steps of Newton's method overshoot here and end far worse than they began."""
    lean = np.repeat([-7.5, 8.0], 100)
    rows = np.column_stack([np.ones(200), lean, np.tile([0.0, 1.0], 100)])
    happened = np.concatenate([np.arange(100) % 4 == 0, np.arange(100) % 25 != 0]).astype(float)

    weights = logistic(rows, happened, [0.0, 2.0, 0.0])

    chances = 1 / (1 + np.exp(-(rows @ weights)))
    assert chances[:100].mean() == pytest.approx(0.25, abs=0.03)
    assert chances[100:].mean() == pytest.approx(0.96, abs=0.03)


def test_a_choice_among_several_shows_what_was_wanted() -> None:
    luck = Random(1)
    choices = []
    for _ in range(1500):
        rows = [[luck.gauss(0, 1)] for _ in range(4)]
        choices.append((rows, luck.choices(range(4), [np.exp(1.5 * row[0]) for row in rows])[0]))

    assert chosen(choices, [0.0]) == pytest.approx([1.5], abs=0.2)


def test_without_evidence_the_prior_stands() -> None:
    assert chosen([], [3.0, -1.0]) == pytest.approx([3.0, -1.0])


def test_every_ballot_of_a_liberal_is_a_lesson(match: Match) -> None:
    taught = witness(match, standard())

    votes = [event for _, _, event in match.history if isinstance(event, events.Voted)]
    liberals = [seat for vote in votes for seat in (*vote.yes, *vote.no) if roles(match)[seat] == LIBERAL]
    assert len(taught.liberal_votes) == len(liberals)


def test_what_is_learned_is_what_was_played(match: Match) -> None:
    taught = witness(match, standard())

    sessions = [event.cards for _, _, event in match.history if isinstance(event, events.Drew)]
    assert 0 < len(taught.bold) <= 2 * len(sessions)
    assert len({won for _, won in taught.points}) == 1


def test_the_same_seed_teaches_the_same_also_after_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lessons, "SIZES", (5,))
    school = lessons.School(workers=1)

    lessons.main(seed=2, generations=2, games=4, workers=1, out=tmp_path / "first")
    (tmp_path / "second").mkdir()
    begun = lessons.Course(seed=2, games=4, weights=lessons.blank(), before=lessons.blank())
    begun.go_on(school)
    begun.save(tmp_path / "second")
    lessons.main(seed=2, generations=2, games=4, workers=1, out=tmp_path / "second")

    first, second = [(tmp_path / run / "weights.json").read_text("utf-8") for run in ("first", "second")]
    assert first == second
    assert Theory(Weights.parse(json.loads(first))).chances(5)


def test_the_weights_that_come_with_us_are_whole() -> None:
    weights = learned()

    assert set(weights.kinds) == set(lessons.KINDS)
    assert set(weights.chances) == {str(size) for size in lessons.SIZES}


def test_trust_is_found_in_what_opinions_and_rehearsals_say_of_the_end() -> None:
    luck = np.random.default_rng(1)

    def position() -> trust.Position:
        true = np.array([0.0, *luck.normal(0, 6, size=3)])
        errs, strays = luck.normal(0, 3, size=(2, 4))
        soon, habits = true + 0.5 * strays, true + errs
        rows = [
            (each[:, None] + luck.normal(0, spread, size=(4, tables))).tolist()
            for each, spread, tables in ((habits, 10, 48), (soon, 4, 6), (true, 15, 6))
        ]
        return [0.0, *(true[1:] * 0.0)], rows[0], rows[1], rows[2]

    found = trust.figures([position() for _ in range(2000)])

    # Everything is a difference to the first option, which errs as well.
    assert found["opinion"] == pytest.approx(6.4, abs=0.5)
    assert found["habits"] == pytest.approx(4.7, abs=0.5)
    assert found["luck of habits"] == pytest.approx(14.1, abs=0.3)
    assert found["luck of thinking"] == pytest.approx(5.7, abs=0.2)
    assert found["thinking"] == pytest.approx(2.1, abs=0.6)


def test_positions_for_trust_come_from_games_and_repeat() -> None:
    first, again = [list(islice(trust.positions(3, 2), 2)) for _ in range(2)]

    assert first == again
    opinions, habits, soon, late = first[0]
    assert len(opinions) == len(habits) == len(soon) == len(late) > 1
    assert {len(row) for row in habits} == {2 * trust.HABITS}


def test_what_publishing_brings_is_told_for_polls_that_are_shelved_and_for_others() -> None:
    shelved = [shelf.Poll(1.0, 4.0, 310.0, 315.0), shelf.Poll(2.0, 4.0, 300.0, 303.0)]
    published = [shelf.Poll(7.0, 4.0, 320.0, 312.0)]

    found = shelf.figures([*shelved, *published])

    assert found["shelves"] == [2]
    assert found["shelves, by opinion"][0] == -2.5
    assert found["shelves, as played"][0] == -4.0
    assert found["publishes, as played"] == [8.0, 8.0, 8.0]


def test_polls_are_played_on_both_ways_and_repeat() -> None:
    first, again = [next(shelf.polls(5, 1, 1)) for _ in range(2)]

    assert first == again
    assert first.played_published != first.played_shelved


def test_more_time_leaves_level_twos_choice_where_rehearsals_speak_against_it() -> None:
    rows = [[0.0, 1.0, -1.0, 0.0], [6.0, 5.0, 7.0, 6.5]]

    assert patience.choice([0.0, -4.0], rows, 0) == 0
    assert patience.choice([0.0, -4.0], rows, 40) == 1


def test_what_time_brings_is_told_against_level_two_and_against_less_time() -> None:
    found = patience.figures([(0.0, 1.0, 2.0), (1.0, 1.0, 3.0)])

    assert [found[name][0] for name in found] == [0.5, 1.0, 2.5, 2.0]
    assert found["most over least"] == [2.0, 2.0, 2.0]


def test_decisions_to_be_patient_with_come_from_games() -> None:
    gains = next(patience.gains(5, 1))

    assert len(gains) == len(patience.TIMES)
