"""Forecasts: war odds and votes. Pure functions of a board, for bots and texts; more stands on the board itself."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.games.global_powers import arithmetic
from hemicycle.games.global_powers.board import Board, ProposalForecast, RegionBoard, VoteForecast, WarOdds


def region_of(board: Board, name: str) -> RegionBoard:
    """A region by its id."""
    return next(region for region in board.regions if region.id == name)


def war_odds(board: Board, attacker: str, defender: str, attack: int = 0, defence: int = 0) -> WarOdds:
    """The odds if one region attacked another now; a warmonger's help can be added on either side."""
    army, other = region_of(board, attacker).army, region_of(board, defender).army
    return odds(board, army, other, attack, defence)


def un_odds(board: Board, troops: int, defender: str) -> WarOdds:
    """The odds of the UN's troops against a region."""
    return odds(board, troops, region_of(board, defender).army, 0, 0)


def odds(board: Board, army: int, other: int, attack: int, defence: int) -> WarOdds:
    """All throws of two dice, counted."""
    return arithmetic.war_odds(board.numbers, army, other, attack, defence)


def vote_forecast(board: Board, region: str, proposers: Sequence[int]) -> VoteForecast:
    """What is known about a vote in a region before it is held."""
    return arithmetic.vote_forecast(region_of(board, region).votes, proposers)


def proposal_forecast(board: Board, stances: Sequence[str], spoken: str = "") -> ProposalForecast:
    """The vote on a proposal if every party did as supposed ("for", "against" or "abstain") with all its chips.

    The votes cast so far count; a region that has spoken already is left out; a divided coalition abstains.
    """
    ayes, noes = board.ballot.ayes, board.ballot.noes
    for region in board.regions:
        sides = {stances[seat] for seat in region.government}
        if region.id == spoken or region.sanctioned or len(sides) != 1:
            continue
        ayes += region.diplomacy if sides == {"for"} else 0
        noes += region.diplomacy if sides == {"against"} else 0
    for party, stance in zip(board.parties, stances, strict=True):
        votes = party.delegates * board.numbers.votes_per_delegate
        ayes += votes if stance == "for" else 0
        noes += votes if stance == "against" else 0
    return ProposalForecast(ayes, noes, arithmetic.carried(ayes, noes))
