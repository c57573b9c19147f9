"""Definitions: who sits clockwise, who is in opposition, what an absolute majority is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.core.steps import Next, Seats, Step
from hemicycle.games.global_powers.table import Table


def clockwise(s: Table, after: int) -> Seats:
    """All seats clockwise, beginning with the one after this seat and ending with it."""
    return s.circle[after]


def opposition(s: Table, region: int, acting: Seats) -> Seats:
    """The parties with votes in a region that do not act as its government, clockwise from the proposer (GP-007)."""
    votes = s.votes(region)
    return tuple([seat for seat in s.circle[s.proposer] if votes[seat] and seat not in acting])


def has_absolute_majority(votes: Sequence[int], seat: int) -> bool:
    """Whether a party has more than all others together (GP-008)."""
    return 2 * votes[seat] > sum(votes)


def then(first: Next, later: Step[Any, Any]) -> Next:
    """First this business, then that step."""
    if first is None:
        return later
    return (*first, later) if isinstance(first, tuple) else (first, later)
