"""Parties see dominance and points coming, and act against whoever is about to win."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle import bots
from hemicycle.arena.portrait import portrait
from hemicycle.bots.global_powers.race import WON, missing_heads
from hemicycle.bots.global_powers.worth import Position, appraiser
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from tests.games.global_powers.tables import BLUE, GAME, GREEN, RED, table

LED = ["north-america", "europe", "russia", "china", "japan", "india", "orient"]


def brink(turn: int = GREEN, held: int = 7, **more: object) -> Table:
    """Red governs so many regions, of eight that win; the others share the rest."""
    heads = {
        **dict.fromkeys(LED[:held], (2, 0, 0, 0)),
        "africa": (0, 3, 0, 0),
        "australia": (0, 0, 3, 0),
        "southeast-asia": (0, 0, 0, 3),
        "europe": (2, 1, 1, 0),
    }
    return table(4, heads=heads, base=(5, 5, 5, 5), agenda_=[Turn(turn, (), False)], **more)  # type: ignore[arg-type]  # parts


@pytest.mark.parametrize(
    ("votes", "gaps"), [((2, 1, 0), (0, 1, 2)), ((2, 2, 0), (0, 0, 2)), ((0, 0, 0), (1, 1, 1)), ((4, 1, 0), (0, 3, 4))]
)
def test_how_many_politicians_are_missing_to_govern(votes: tuple[int, ...], gaps: tuple[int, ...]) -> None:
    assert tuple(missing_heads(votes, seat) for seat in range(3)) == gaps


def test_a_region_more_brings_who_is_about_to_win_most() -> None:
    far, near = (Position(brink(held=held), appraiser()).race for held in (4, 6))

    assert 0 < far.gained(RED, 1, 0) < near.gained(RED, 1, 0)
    assert Position(brink(held=7), appraiser()).race.gained(RED, 1, 0) > WON / 2


def test_everybody_feels_the_loss_when_somebody_comes_near() -> None:
    position = Position(brink(), appraiser())
    change = position.moved(LED.index("europe"), RED, -2)

    felt = position.felt(change)

    assert felt[RED] < 0
    assert all(felt[seat] > 5 for seat in range(1, 4))


def test_who_is_last_to_stop_a_leader_is_alarmed_most() -> None:
    s = brink()
    s.player = GREEN
    position = Position(s, appraiser())
    seats = len(position.seats)

    assert position.fears(GREEN)[seats + RED] > position.fears(3)[seats + RED]


def test_the_evaluation_that_lowers_the_marker_is_seen_coming() -> None:
    early, late = (Position(brink(held=6, to_do=to_do), appraiser()) for to_do in (tuple(range(12)), (11,)))

    assert late.race.near[RED] > early.race.near[RED]


def test_a_card_is_played_against_the_leader() -> None:
    s = brink(hands={GREEN: ["retirement", "development-aid"]})
    seen = Observation(GAME.view(s, GREEN), (), ())

    assert str(bots.make("solid", GAME, s.rules).choose(seen, Random(1))) == "play retirement"


def test_a_trade_that_brings_the_leader_nearer_is_refused() -> None:
    s = brink()
    position = Position(s, appraiser())

    assert position.felt_by(BLUE, position.moved(11, RED, 4)) < -5


def test_who_thinks_ahead_leaves_it_to_nobody_else_to_stop_a_third_party() -> None:
    s = brink()
    plain, watched = Position(s, appraiser()), Position(s, appraiser(), watched=GREEN)
    alarm = len(plain.seats) + RED

    assert watched.fears(GREEN)[alarm] == plain.fears(GREEN)[alarm], "its own alarm stays"
    assert plain.fears(BLUE)[alarm] < watched.fears(BLUE)[alarm] < 0, "others are reckoned to do little about red"
    near = len(plain.seats) + GREEN
    assert watched.fears(BLUE)[near] == plain.fears(BLUE)[near], "but all about itself"


@pytest.mark.parametrize("seed", range(3))
def test_nobody_pays_to_be_outbid(seed: int) -> None:
    assert portrait("global-powers", ["solid"] * 4, 1, seed).means["sacrifices in vain"].mean == 0
