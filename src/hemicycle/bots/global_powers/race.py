"""The two ways to win, and how near every party is to each: regions for dominance, points at the evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from hemicycle.bots.global_powers.weights import Weights
from hemicycle.games.global_powers.table import Table

WON = 60.0  # in points: more than anything else could bring
HELD = 0  # politicians missing where a party governs
MOST = 24  # politicians a party can lack


def missing_heads(votes: Sequence[int], seat: int) -> int:
    """How many politicians a party lacks to govern a region; nobody governs an empty one."""
    most, own = max(votes), votes[seat]
    return HELD if own == most and own else max(1, most - own)


class Race:
    """How near every party is to winning at a table, and what one region more or less changes in that.

    A region that one politician would win is half won: it falls to one action, and a strong government has several.
    """

    def __init__(self, s: Table, weights: Weights, gaps: Sequence[Sequence[int]], points: Sequence[int]) -> None:
        self.s = s
        self.weights = weights
        self.points = points
        self.shares = [
            1.0,
            *[weights.within * weights.beyond**gap for gap in range(MOST)],
        ]  # of a region, by what lacks
        own = [[each[seat] for each in gaps] for seat in range(s.seats)]  # by party: what is missing in every region
        self.held = [each.count(HELD) for each in own]
        left = len([region for region in s.to_do if s.governments[region]])
        self.soon = exp(-left / weights.patience)  # how near the evaluation is, after which fewer regions will do
        self.need = s.dominance - self.soon
        self.half = [
            sum([self.shares[gap] for gap in each]) + weights.reach * self._reach(seat) for seat, each in enumerate(own)
        ]
        self.near = [self._near(self.held[seat], self.half[seat]) for seat in range(s.seats)]
        self.crests = [self._crest(each) for each in points]
        self.known: dict[tuple[int, int, int], float] = {}

    def _reach(self, seat: int) -> int:
        """How many further actions a party has in its strongest turn."""
        s = self.s
        acting = s.actions if s.active >= 0 and seat in s.governments[s.active] else 0
        later = [
            s.strength(region) for region in s.to_do if seat in s.governments[region] and region not in s.sanctioned
        ]
        return max(1, acting, max(later, default=1)) - 1

    def _near(self, held: int, half: float) -> float:
        """What the way to dominance is worth to a party with so many regions, and so many with those half won."""
        if held >= self.s.dominance:
            return WON
        return min(WON / 2, self.weights.brink * exp((half - self.need) / self.weights.distance))

    def gained(self, seat: int, before: int, after: int) -> float:
        """What a party gains on the way to dominance if it lacked more or fewer politicians in a region."""
        key = (seat, before, after)
        found = self.known.get(key)
        if found is None:
            held = self.held[seat] + (after == HELD) - (before == HELD)
            half = self.half[seat] + self.shares[after] - self.shares[before]
            found = self.known[key] = self._near(held, half) - self.near[seat]
        return found

    def _crest(self, points: int) -> float:
        """What so many points are worth beyond themselves: the nearer the goal and the evaluation, the more."""
        return self.weights.crest * self.soon / (1.0 + exp((self.s.numbers.goal - points) / 1.5))

    def scored(self, seat: int, more: int) -> float:
        """What so many points more bring a party on the way to the goal."""
        return self._crest(self.points[seat] + more) - self.crests[seat]
