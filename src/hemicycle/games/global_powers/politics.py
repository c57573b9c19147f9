"""Definitions: who sits clockwise, who is in opposition; and what comes first."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.steps import Detail, Next, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Attack, Campaign, Convert, Emigrate, Purge, Rehabilitate, Trade
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import (
    BUDGET,
    COMMERCE,
    EMIGRATION,
    PROPAGANDA,
    PROPOSAL,
    PURGE,
    REHABILITATION,
    WAR,
)

KIND_OF: Final[dict[type[Action], str]] = {
    Convert: BUDGET,
    Emigrate: EMIGRATION,
    Campaign: PROPAGANDA,
    Rehabilitate: REHABILITATION,
    Trade: COMMERCE,
    Purge: PURGE,
    Attack: WAR,
}


def clockwise(s: Table, after: int) -> Seats:
    """All seats clockwise, beginning with the one after this seat and ending with it."""
    return s.circle[after]


def opposition(s: Table, region: int, acting: Seats) -> Seats:
    """The parties with votes in a region that do not act as its government, clockwise from the proposer (GP-007)."""
    votes = s.votes(region)
    return tuple([seat for seat in s.circle[s.proposer] if votes[seat] and seat not in acting])


def proposed(s: Table) -> Detail:
    """Who has proposed which kind of action, for those who have to agree to it."""
    assert s.motion is not None
    return {"proposer": s.proposer, "kind": KIND_OF.get(type(s.motion), PROPOSAL)}


def then(first: Next, later: Step[Any, Any]) -> Next:
    """First this business, then that step."""
    if first is None:
        return later
    return (*first, later) if isinstance(first, tuple) else (first, later)
