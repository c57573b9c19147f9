"""Definitions: who sits clockwise, who is in opposition; and what comes first."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.steps import Detail, Next, Seats, Step
from hemicycle.core.values import Action, word
from hemicycle.core.view import detail
from hemicycle.games.global_powers.actions import Attack, Campaign, Convert, Emigrate, Purge, Rehabilitate, Trade
from hemicycle.games.global_powers.table import NOBODY, NOWHERE, Table
from hemicycle.games.global_powers.world import (
    BUDGET,
    COMMERCE,
    EMIGRATION,
    PROPAGANDA,
    PROPOSAL,
    PURGE,
    REHABILITATION,
    RESOURCES,
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


def proposed(s: Table, seat: int) -> Detail:
    """Who has proposed which action, for those who have to agree to it."""
    assert s.motion is not None
    return {"proposer": s.proposer, "kind": KIND_OF.get(type(s.motion), PROPOSAL), **matter(s, seat)}


def moved(s: Table, seat: int) -> Detail:
    """Who has put what before the governments and the UN: a region, the player of a card, or a faction its troops."""
    proposer = s.player if s.active == NOWHERE else s.proposer
    mover = troops_verdict(s).parts()[1] if s.motion is None else proposer
    return {"proposer": mover, "own": mover == seat, **matter(s, seat)}


def troops_verdict(s: Table) -> Step[Any, Any]:
    """The step that waits for the vote on UN troops: it knows their target and who wants them."""
    return [step for step in s.agenda if word(type(step)) == "troops-verdict"][-1]


def matter(s: Table, seat: int) -> Detail:
    """What is being decided, for a sentence that names it with its terms: the action, its region, whom it concerns.

    UN troops are no action of a region: their target stands in the step that waits for the vote.
    """
    motion = s.motion
    if motion is None:
        return {"act": "send-troops", "target": troops_verdict(s).parts()[0]}
    parts = detail(motion)
    if isinstance(motion, Trade):
        return {"act": "trade", "target": motion.region, "gives": spelled(motion.give), "takes": spelled(motion.take)}
    whom = parts.get("seat", NOBODY)
    return {
        "act": word(type(motion)),
        "conversion": parts.get("conversion", ""),
        "target": parts.get("region", ""),
        "whom": whom,
        "mine": whom == seat,
    }


def spelled(chips: tuple[int, ...]) -> tuple[Detail, ...]:
    """Chips as a sentence lists them: each kind with its number."""
    return tuple([{"resource": name, "count": chips[k]} for k, name in enumerate(RESOURCES) if chips[k]])


def promised(s: Table, region: int, resource: int) -> int:
    """How many chips the action being confirmed will take from a region: nobody can spend them twice (GP-004)."""
    motion = s.motion
    if isinstance(motion, Trade):
        if region == s.active:
            return motion.give[resource]
        return motion.take[resource] if region == s.world.index[motion.region] else 0
    if isinstance(motion, Convert) and region == s.active:
        line = s.world.budget[motion.conversion]
        return line.pays if line.pay == resource else 0
    return 0


def then(first: Next, later: Step[Any, Any]) -> Next:
    """First this business, then that step."""
    if first is None:
        return later
    return (*first, later) if isinstance(first, tuple) else (first, later)
