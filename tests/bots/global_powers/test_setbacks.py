"""Nobody asks again for what was just voted down, until something has changed."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle import bots
from hemicycle.bots.global_powers.setbacks import WORLD, setbacks
from hemicycle.core.values import Event
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.events import ActionFailed, EvaluationBegan, GovernmentChanged, Placed, WentHome
from hemicycle.games.global_powers.events_acts import ProposedBan, ProposedWar
from hemicycle.games.global_powers.events_world import ProposalDecided
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from tests.games.global_powers.tables import GAME, GREEN, RED, play, table

QUIET = {"army": 0, "trade": 0, "raw": 0, "diplomacy": 0}
FAILED = (ProposedWar(RED, "europe", "orient"), ActionFailed("europe"))


def war_party() -> Table:
    """Red's Europe is activated; its army is much stronger than that of Green's Orient."""
    s = table(
        2,
        heads={"europe": (3, 0), "orient": (0, 2), "north-america": (2, 0), "russia": (2, 0), "australia": (0, 3)},
        chips={"europe": {**QUIET, "army": 5}, "orient": {**QUIET, "army": 1}, "russia": QUIET},
        agenda_=[Turn(RED, (), False)],
    )
    play(s, RED, "activate europe")
    return s


def choice(*events: Event, name: str = "solid") -> str:
    s = war_party()
    seen = Observation(GAME.view(s, RED), events, ())
    return str(bots.make(name, GAME, s.rules).choose(seen, Random(1)))


@pytest.mark.parametrize("name", ["solid", "strong:40x"])
def test_what_was_just_voted_down_is_not_proposed_again(name: str) -> None:
    assert choice(name=name) == "act war"

    assert choice(*FAILED, name=name) != "act war"


def test_another_region_may_try_what_failed_here() -> None:
    assert choice(ProposedWar(RED, "russia", "orient"), ActionFailed("russia")) == "act war"


@pytest.mark.parametrize("event", [Placed(RED, 1, "europe"), WentHome(GREEN, 1, "europe"), EvaluationBegan(1)])
def test_it_is_tried_again_when_the_votes_have_changed(event: Event) -> None:
    assert choice(*FAILED, event) == "act war"


def test_who_comes_elsewhere_changes_nothing_here() -> None:
    assert choice(*FAILED, Placed(RED, 1, "australia")) != "act war"


LOST = ProposalDecided(2, 3, False)


@pytest.mark.parametrize(
    ("events", "hopeless"),
    [
        ((ProposedBan(RED, "orient", GREEN), LOST), True),
        ((ProposedBan(RED, "orient", GREEN), ProposalDecided(3, 2, True)), False),
        ((ProposedBan(GREEN, "orient", GREEN), LOST), False),
        ((ProposedBan(RED, "orient", GREEN), LOST, GovernmentChanged("japan", (RED,), (4, 2))), False),
    ],
)
def test_a_lost_proposal_is_hopeless_for_its_party_until_a_government_changes(
    events: tuple[Event, ...], hopeless: bool
) -> None:
    found = setbacks(Observation(GAME.view(war_party(), RED), events, ()))

    assert ((WORLD, f"ban orient {GREEN}") in found) == hopeless
