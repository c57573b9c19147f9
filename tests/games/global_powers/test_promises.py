"""Promises: said, shown, marked as kept or broken, and never read by the rules."""

from __future__ import annotations

import pytest

from hemicycle.core.steps import Refused
from hemicycle.core.values import Event
from hemicycle.games.global_powers.events import EvaluationBegan, GovernmentChanged
from hemicycle.games.global_powers.events_acts import ProposedWar, Voted, WarFought
from hemicycle.games.global_powers.events_world import Abstained, DelegatesVoted, StakedFor
from hemicycle.games.global_powers.promises import BROKEN, KEPT, OPEN, WillNotAttack, WillVote, marks
from hemicycle.testing import rule
from tests.games.global_powers.tables import GAME, GREEN, RED

WAR = WarFought("europe", "orient", 1, 1, 4, 3, "won")


def mark(remark: WillVote | WillNotAttack, *events: Event) -> str:
    """The mark of a promise by red, made before these events."""
    return marks([(3, RED, remark)], [(4, event) for event in events])[0]


@rule("GP-050")
@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((), OPEN),
        ((ProposedWar(RED, "europe", "orient"), WAR), BROKEN),
        ((ProposedWar(GREEN, "europe", "orient"), WAR), OPEN),
        ((ProposedWar(RED, "europe", "orient"),), OPEN),  # it was stopped
        ((EvaluationBegan(1), ProposedWar(RED, "europe", "orient"), WAR), KEPT),
    ],
)
def test_not_to_attack_is_kept_until_the_evaluation_or_broken_by_a_war(
    events: tuple[Event, ...], expected: str
) -> None:
    assert mark(WillNotAttack("orient"), *events) == expected


@rule("GP-050")
@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Voted("europe", (GREEN,), (RED,), (), (), 3, 1, True), KEPT),
        (Voted("europe", (GREEN,), (), (RED,), (), 3, 1, True), BROKEN),
        (Voted("europe", (GREEN,), (), (), (RED,), 3, 1, True), BROKEN),
        (Voted("europe", (GREEN,), (), (), (), 3, 1, True), OPEN),
        (DelegatesVoted(RED, 2, 1), KEPT),
        (DelegatesVoted(RED, 0, 1), BROKEN),
        (DelegatesVoted(GREEN, 0, 1), OPEN),
    ],
)
def test_a_promised_vote_is_compared_with_the_next_one(event: Event, expected: str) -> None:
    assert mark(WillVote("yes"), event) == expected


@rule("GP-050")
def test_the_stake_of_a_region_one_governs_alone_is_a_vote() -> None:
    governs = GovernmentChanged("europe", (RED,), (1,))

    assert mark(WillVote("yes"), governs, StakedFor("europe", 2)) == KEPT
    assert mark(WillVote("yes"), DelegatesVoted(RED, 1, 1)) == BROKEN
    assert mark(WillVote("yes"), governs, Abstained("europe")) == BROKEN
    assert mark(WillVote("yes"), GovernmentChanged("europe", (RED, GREEN), (1, 1)), StakedFor("europe", 2)) == OPEN


@rule("GP-050")
def test_what_happened_before_a_promise_does_not_count() -> None:
    said = [(9, RED, WillVote("yes"))]

    assert marks(said, [(4, DelegatesVoted(RED, 0, 3))]) == [OPEN]


@rule("GP-050")
def test_a_promise_names_a_vote_or_a_region() -> None:
    match = GAME.match(seats=3, seed=1)

    match.remark(RED, "will-not-attack japan")

    for text in ("will-not-attack atlantis", "will-vote perhaps", "will-win"):
        with pytest.raises(Refused):
            match.remark(RED, text)


@rule("GP-050")
def test_a_promise_changes_nothing_on_the_table() -> None:
    match = GAME.match(seats=3, seed=1)
    before = GAME.codec.freeze(match.table)

    match.remark(RED, "will-not-attack japan")

    assert GAME.codec.freeze(match.table) == before
