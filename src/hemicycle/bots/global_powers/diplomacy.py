"""Proposals before the governments and the UN: who would be for and against, and what that comes to."""

from __future__ import annotations

from hemicycle.bots.global_powers.motions import decided
from hemicycle.bots.global_powers.worth import Position, Values
from hemicycle.core.values import Action
from hemicycle.games.global_powers.bribery import free_delegates
from hemicycle.games.global_powers.diplomacy import proposals
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import DIPLOMACY

SERIOUS = 0.5  # who gains or loses less does not care to vote
TRIED = 4  # proposals looked at closely


def stances(position: Position, motion: Action | None, margin: int) -> Values:
    """How every party feels about a proposal that is accepted with a margin."""
    return position.felt(decided(position, motion, margin))


def forecast(position: Position, felt: Values, regions: list[int], undecided: int) -> int:
    """By how many the votes for would lead, if whoever cares votes with all he has; one party is left out."""
    s = position.s
    lead = 0
    for region in regions:
        government = s.governments[region]
        if undecided not in government:
            lead += s.chips[DIPLOMACY][region] * side(min([felt[seat] for seat in government], key=abs))
    for seat in position.seats:
        if seat != undecided:
            lead += free_delegates(s, seat) * side(felt[seat])
    return lead


def side(feeling: float) -> int:
    """For, against, or neither."""
    return (feeling > SERIOUS) - (feeling < -SERIOUS)


def voters(s: Table, spoken: int) -> list[int]:
    """The regions whose governments have chips to vote with, but one that has spoken."""
    chips = s.chips[DIPLOMACY]
    return [k for k in range(s.world.size) if s.governments[k] and chips[k] and k not in s.sanctioned and k != spoken]


def own_votes(position: Position, seat: int, regions: list[int]) -> int:
    """What a party could throw in later: chips of other own regions, and delegates."""
    s = position.s
    own = [s.chips[DIPLOMACY][region] for region in regions if s.governments[region] == (seat,)]
    return sum(own) + free_delegates(s, seat)


def promising(position: Position, seat: int, region: int, stake: int) -> list[tuple[Action, Values]]:
    """The proposals a party would like best, each with what it would change by the margin to be expected."""
    s = position.s
    options = [(position.felt_by(seat, decided(position, motion, stake)), motion) for motion in proposals(s, region)]
    options.sort(key=lambda option: -option[0])
    return [(motion, expected(position, seat, region, motion, stake)) for _, motion in options[:TRIED]]


def expected(position: Position, seat: int, region: int, motion: Action, stake: int) -> Values:
    """What a proposal would change, by the margin to be expected; the stake is lost in any case."""
    s = position.s
    regions = voters(s, region)
    felt = stances(position, motion, max(1, stake))
    margin = stake + own_votes(position, seat, regions) + forecast(position, felt, regions, seat)
    change = decided(position, motion, margin) if margin > 0 else position.nothing[:]
    if region >= 0:
        for each, loss in enumerate(position.restocked(region, DIPLOMACY, -stake)):
            change[each] += loss
    return change


def staked(position: Position, seat: int, motion: Action | None, lead: int, chips: int) -> float:
    """What a proposal is worth with this lead to be expected, less the chips spent on it."""
    value = position.felt_by(seat, decided(position, motion, lead)) if lead > 0 else 0.0
    return value - position.weights.diplomacy * abs(chips) - 0.01 * abs(chips)
