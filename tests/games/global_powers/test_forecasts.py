"""Forecasts from a board: war odds, votes, points."""

from __future__ import annotations

from collections import Counter

import pytest

from hemicycle.games.global_powers.board import Counted, MarkerBoard, ProposalForecast, VoteForecast, WarForecast
from hemicycle.games.global_powers.evaluation import points
from hemicycle.games.global_powers.events_acts import WarFought
from hemicycle.games.global_powers.forecasts import (
    proposal_forecast,
    region_of,
    un_odds,
    vote_forecast,
    war_odds,
)
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.testing import random_match, rule
from tests.games.global_powers.tables import GAME, GREEN, RED, dice, play, table, told


@rule("GP-067", "GP-068")
@pytest.mark.parametrize("armies", [(3, 3), (4, 3), (5, 3), (1, 4)])
def test_the_odds_are_those_of_all_nine_throws(armies: tuple[int, int]) -> None:
    def europe_attacks(first: int, second: int) -> str:
        s = table(
            2,
            heads={"europe": (1, 0), "orient": (0, 1)},
            chips={"europe": {"army": armies[0]}, "orient": {"army": armies[1]}},
            agenda_=[Turn(RED, (), False)],
            luck=dice(first, second),
        )
        play(s, RED, "activate europe", "act war", "attack orient")
        return told(s, WarFought)[0].result

    results = Counter(europe_attacks(first, second) for first in (1, 2, 3) for second in (1, 2, 3))
    s = table(2, chips={"europe": {"army": armies[0]}, "orient": {"army": armies[1]}})
    odds = war_odds(GAME.look(s, None), "europe", "orient")

    assert odds.won == pytest.approx(results["won"] / 9)
    assert odds.drawn == pytest.approx(results["drawn"] / 9)
    assert odds.lost == pytest.approx(results["lost"] / 9)
    assert sum(chance for _, chance in odds.margins) == pytest.approx(1)


@rule("GP-115")
def test_a_warmonger_shifts_the_odds() -> None:
    board = GAME.look(table(2, chips={"europe": {"army": 3}, "orient": {"army": 3}}), None)

    assert war_odds(board, "europe", "orient", attack=1).won > war_odds(board, "europe", "orient").won
    assert war_odds(board, "europe", "orient", defence=1).won < war_odds(board, "europe", "orient").won


@rule("GP-133")
def test_the_odds_of_the_uns_troops_look_at_the_regions_army() -> None:
    board = GAME.look(table(2, chips={"africa": {"army": 0}}), None)

    assert un_odds(board, 3, "africa").won == pytest.approx(8 / 9)  # 1 against 3 is a draw
    assert un_odds(board, 3, "north-america").won == 0


@rule("GP-042", "GP-043")
def test_a_vote_in_a_region_is_forecast_by_heads() -> None:
    board = GAME.look(table(heads={"europe": (3, 2, 1, 0)}), None)

    assert vote_forecast(board, "europe", (RED,)) == VoteForecast(3, (0, 2, 1, 0), False, 3)
    assert vote_forecast(board, "europe", (RED, GREEN)).certain


@rule("GP-073", "GP-074")
def test_a_proposal_is_forecast_from_what_every_party_might_do() -> None:
    s = table(3, heads={"europe": (1, 0, 0), "russia": (0, 1, 0), "china": (0, 1, 1)}, delegates=(0, 1, 2), ayes=1)
    board = GAME.look(s, None)

    forecast = proposal_forecast(board, ("for", "against", "for"), spoken="europe")

    assert forecast == ProposalForecast(1 + 2, 3 + 1, False)  # China's partners do not agree


@rule("GP-091", "GP-092", "GP-093")
def test_points_if_evaluated_now_are_those_of_the_rules() -> None:
    for seed in range(6):
        s = random_match(GAME, 4, seed=seed, decisions=80 + 40 * seed, edition="extended").table
        assert isinstance(s, Table)

        assert [party.standing for party in GAME.look(s, None).parties] == points(s)


@rule("GP-036")
def test_the_board_tells_how_many_regions_are_missing_for_dominance() -> None:
    board = GAME.look(table(heads={"europe": (1, 0, 0, 0), "africa": (1, 1, 0, 0)}), None)

    assert [party.missing for party in board.parties] == [6, 7, 8, 8]


@rule("GP-091", "GP-093")
def test_the_board_says_what_an_evaluation_now_would_count() -> None:
    s = table(heads={"europe": (3, 1, 0, 0)}, delegates=(0, 0, 2, 0))

    board = GAME.look(s, None)

    assert tuple(party.standing for party in board.parties) == tuple(points(s))
    assert [party.counted for party in board.parties[:3]] == [Counted(6, 0, 0), Counted(1, 0, 0), Counted(0, 4, 0)]
    assert region_of(board, "europe").worth == (6, 1, 0, 0)


@rule("GP-004")
def test_the_board_says_how_many_markers_are_left() -> None:
    s = table(heads={"europe": (1, 0, 0, 0)}, sanctioned=(1,), disarmed=(1, 2))

    assert GAME.look(s, None).markers == MarkerBoard(sanction=1, disarmament=0, protectorate=2)


@rule("GP-042", "GP-067")
def test_the_board_forecasts_the_vote_and_the_war_that_are_proposed() -> None:
    s = table(
        2,
        heads={"europe": (3, 1), "orient": (0, 2)},
        chips={"europe": {"army": 3}, "orient": {"army": 2}},
        agenda_=[Turn(RED, (), False)],
    )
    assert GAME.look(s, None).vote is None

    play(s, RED, "activate europe", "act war")
    chosen = {choice.action: choice.detail for choice in GAME.view(s, RED).choices}["attack orient"]
    play(s, RED, "attack orient")
    board = GAME.look(s, None)

    assert board.vote == vote_forecast(board, "europe", (RED,))
    forecast = next(war for war in board.wars if war.target == "orient")
    assert forecast == WarForecast("orient", 3, 2, war_odds(board, "europe", "orient"))
    assert forecast.odds.throws == ((1, 0, -1), (2, 1, 0), (3, 2, 1))
    assert [war.target for war in board.wars] == ["orient"]  # nobody governs the other neighbours
    assert (chosen["won"], chosen["drawn"], chosen["lost"]) == (67, 22, 11)
