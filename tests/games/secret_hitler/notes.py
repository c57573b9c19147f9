"""A second opinion on what a seat was told: a notebook kept from events alone, held against a sampled table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hemicycle.core.state import State
from hemicycle.core.values import Event
from hemicycle.games.secret_hitler import events as told
from hemicycle.games.secret_hitler.table import POLICIES, ROLES, Table, party, policies


def secret_hitler_notes(table: State, seat: int | None, events: Sequence[Event]) -> str | None:
    """How this table contradicts what a seat was told, or None."""
    assert isinstance(table, Table)
    hands: list[tuple[str, ...]] = []  # what this seat held in sessions since the last reshuffle
    for event in events:
        match event:
            case told.RoleDealt() if seat is not None and ROLES[table.roles[seat]] != event.role:
                return f"{event}: another role"
            case told.RoleDealt() if any(ROLES[table.roles[k]] != "fascist" for k in event.fascists):
                return f"{event}: another fascist"
            case told.InvestigationSaw() if POLICIES[party(table.roles[event.seat])] != event.party:
                return f"{event}: another party"
            case told.NotHitler() if ROLES[table.roles[event.seat]] == "hitler":
                return f"{event}: he is Hitler"
            case told.Reshuffled():
                hands = []
            case told.Drew() | told.Received():
                hands.append(event.cards)
    lying = [policies(session.drawn) for session in table.sessions]
    if table.drawn:
        lying.append(policies(table.drawn))
    for cards in hands:
        if not any(not Counter(cards) - Counter(drawn) for drawn in lying):
            return f"{cards} were held since the last reshuffle, but no session has them: {lying}"
    return None
