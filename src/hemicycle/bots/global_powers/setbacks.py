"""What was just voted down: nobody asks for the same again before anything has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hemicycle.core.values import Action, Event
from hemicycle.core.view import Observation
from hemicycle.games.global_powers import events, events_acts
from hemicycle.games.global_powers.actions import (
    Attack,
    Ban,
    Campaign,
    Convert,
    Disarm,
    Emigrate,
    Lift,
    Purge,
    Rehabilitate,
    Sanction,
)
from hemicycle.games.global_powers.events_world import ProposalDecided

Setback = tuple[str, str]  # a region and the action its government proposed; no region: a proposal to all of them
WORLD = ""

INSIDE: dict[type[Event], Callable[[Any], Action]] = {
    events_acts.ProposedBudget: lambda event: Convert(event.conversion),
    events_acts.ProposedEmigration: lambda event: Emigrate(event.party, event.destination),
    events_acts.ProposedPropaganda: lambda event: Campaign(event.party, event.destination),
    events_acts.ProposedRehabilitation: lambda event: Rehabilitate(event.party),
    events_acts.ProposedPurge: lambda event: Purge(event.victim),
    events_acts.ProposedWar: lambda event: Attack(event.target),
}
ABROAD: dict[type[Event], Callable[[Any], Action]] = {
    events_acts.ProposedBan: lambda event: Ban(event.region, event.party),
    events_acts.ProposedDisarmament: lambda event: Disarm(event.region),
    events_acts.ProposedSanction: lambda event: Sanction(event.region),
    events_acts.ProposedLifting: lambda event: Lift(event.region),
}
# Who comes or goes brings or takes votes of a region with them.
MOVES = (
    events.Placed, events.Moved, events.WentHome, events.Resigned, events.Delegated, events.LeftTheGame,
)  # fmt: skip


def setbacks(seen: Observation) -> frozenset[Setback]:
    """What a seat has seen fail, and would see fail again: the votes of a region, or the governments, are the same.

    A proposal to all governments may be made by another party, which has other chips to stake.
    """
    found: set[Setback] = set()
    last: Setback | None = None
    for event in seen.events:
        kind = type(event)
        if kind in INSIDE:
            last = event.region, str(INSIDE[kind](event))  # type: ignore[attr-defined]  # all of them have one
        elif kind in ABROAD:
            own = event.seat == seen.view.seat  # type: ignore[attr-defined]
            last = (WORLD, str(ABROAD[kind](event))) if own else None
        elif last is not None and _failed(event):
            found.add(last)
        elif found:
            found = _left(found, event)
    return frozenset(found)


def _failed(event: Event) -> bool:
    return isinstance(event, events.ActionFailed) or (isinstance(event, ProposalDecided) and not event.accepted)


def _left(found: Iterable[Setback], event: Event) -> set[Setback]:
    """What is still hopeless after an event."""
    if isinstance(event, events.EvaluationBegan):
        return set()
    touched: set[str] = set()
    if isinstance(event, MOVES):
        touched = {event.region, getattr(event, "origin", event.region)}
    elif isinstance(event, events.GovernmentChanged):
        touched = {event.region, WORLD}
    return {each for each in found if each[0] not in touched}
