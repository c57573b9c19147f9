"""What everybody must think: hard facts are certain, stories do not depend on when one begins to listen."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

import hemicycle
from hemicycle.arena.bout import play
from hemicycle.bots import make
from hemicycle.bots.secret_hitler.beliefs import Public, opening
from hemicycle.bots.secret_hitler.mind import Notebook
from hemicycle.bots.secret_hitler.prospects import gains
from hemicycle.bots.secret_hitler.story import Look
from hemicycle.bots.secret_hitler.theory import Sitting, standard
from hemicycle.core.match import Match
from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL

GAME = hemicycle.game("secret-hitler")


def rules() -> Rules:
    loaded = GAME.load()
    assert isinstance(loaded, Rules)
    return loaded


def public(seats: int = 7) -> Public:
    return opening(rules(), seats, standard())


def finished(seats: int, seed: int) -> Match:
    match = GAME.match(seats, seed)
    return play(match, [make("solid", GAME, match.rules) for _ in range(seats)], Random(seed))


def test_before_anything_happens_all_are_alike() -> None:
    assert public(7).fascist == pytest.approx(np.full(7, 3 / 7))
    assert public(7).hitler == pytest.approx(np.full(7, 1 / 7))


def test_a_cleared_player_is_not_hitler() -> None:
    after = public().after(events.NotHitler(3))

    assert after.hitler[3] == 0
    assert after.fascist[3] > 0
    assert after.hitler.sum() == pytest.approx(1)


@pytest.mark.parametrize(("president", "chancellor"), [(2, 5), (5, 2)])
def test_who_calls_somebody_a_fascist_is_expected_to_refuse_them_every_office(president: int, chancellor: int) -> None:
    """A lie that one's own votes deny would be a confession; and who has seen a party card goes by it."""
    before = public(7)
    after = before.after(Look(0, 2, FASCIST))

    assert gains(before, president, chancellor)[0] > 0
    assert gains(after, president, chancellor)[0] < 0


def test_a_fascist_policy_makes_its_government_suspect() -> None:
    after = public().after(Sitting(0, 1, FASCIST))

    assert min(after.fascist[[0, 1]]) > 3 / 7 > max(after.fascist[2:])


def test_a_liberal_policy_speaks_for_its_government() -> None:
    after = public().after(Sitting(0, 1, LIBERAL))

    assert max(after.fascist[[0, 1]]) < 3 / 7 < min(after.fascist[2:])


def test_an_accusation_leaves_one_of_the_two_a_fascist() -> None:
    after = public().after(Look(0, 1, FASCIST))

    both_liberal = after.posterior @ ((1 - after.worlds.fascist[:, 0]) * (1 - after.worlds.fascist[:, 1]))
    assert both_liberal < 0.01


def test_a_vote_alone_proves_little() -> None:
    before = public().after(events.Nominated(0, 1))

    after = before.after(events.Voted((0, 1, 2, 3), (4, 5, 6), elected=True))

    assert np.abs(after.fascist - before.fascist).max() < 0.1


def test_a_vote_for_a_government_that_no_liberal_would_elect_says_much() -> None:
    """Late in the game level 2's liberals never stray there, its fascists often do: who does is suspected."""
    late = public()
    for president, chancellor in ((0, 1), (2, 0), (1, 0)):
        late = late.after(Sitting(president, chancellor, FASCIST, drew=0, received=0))
    before = late.after(events.Nominated(0, 3))
    assert gains(before, 0, 3)[6] < 0

    after = before.after(events.Voted((0, 3, 6), (1, 2, 4, 5), elected=False))

    assert after.fascist[6] > after.fascist[5] + 0.2


def test_a_belief_is_never_changed() -> None:
    before = public()
    weights = before.posterior.copy()

    before.after(Sitting(0, 1, FASCIST)).after(events.NotHitler(2))

    assert (before.posterior == weights).all()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_newcomer_thinks_what_a_witness_thinks(seed: int) -> None:
    match = finished(7, seed)
    witness = Notebook(rules(), standard())
    seat = seed
    for number in decisions(match)[::9]:
        seen = observation(match, seat, number)

        old, new = witness.read(seen), Notebook(rules(), standard()).read(seen)

        assert old.posterior == pytest.approx(new.posterior)


def decisions(match: Match) -> list[int]:
    """The entries of a record after which somebody had to decide."""
    entries = match.record.entries
    return [entry["n"] for entry, following in pairwise(entries) if "do" in following]


def observation(match: Match, seat: int, number: int) -> Observation:
    """What a seat had been told after an entry of the record, on the board as it was then."""
    earlier = Match.replay(GAME, match.record, to=number)
    return earlier.observation(seat)


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_the_true_roles_are_never_ruled_out(seats: int) -> None:
    match = finished(seats, seed=4)

    for seat in range(seats):
        mind = Notebook(rules(), standard()).read(observation(match, seat, decisions(match)[-1]))
        true = (mind.worlds.roles == np.array(match.table.roles)).all(axis=1)  # type: ignore[attr-defined]  # a table of this game
        assert float(mind.posterior @ true) > 0
