"""What parts of actions and fields of boards can be in Secret Hitler."""

from __future__ import annotations

from hemicycle.core.domain import LEFT_OUT, Domain, number, one, row, some
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.table import POLICIES, ROLES

MOST_SESSIONS = 16  # governments remembered one by one: as many policies as there are, and some vetoes


def domains(rules: Rules, seats: int) -> dict[str, Domain]:
    """By name."""
    players = tuple(range(seats))
    seat, hand = one(*players), rules.elections.hand
    return {
        "seat": seat,
        "ja": one(False, True),
        "card": number(range(hand)),
        "president": seat,
        "turn": seat,
        "called": seat,
        "last_president": seat,
        "last_chancellor": seat,
        "chancellor": seat,
        "living": some(*players),
        "not_hitler": some(*players),
        "track": LEFT_OUT,  # the same in every game of an edition
        "liberal_goal": LEFT_OUT,
        "hitler_zone": LEFT_OUT,
        "hitler_wins": LEFT_OUT,  # follows from the policies
        "veto_zone": LEFT_OUT,
        "claims": LEFT_OUT,  # follows from the ledger
        "tracker_end": LEFT_OUT,
        "policy": one(*POLICIES, None),
        "ledger": row(MOST_SESSIONS),
        "investigations": row(4),
        "peeked": row(4),
        "role": one(*ROLES),
        "roles": row(seats, *ROLES),
        "parties": row(seats, *POLICIES),
        "hand": some(*POLICIES),
        "passed": some(*POLICIES),
        "remembered": row(MOST_SESSIONS),
        "top": row(hand, *POLICIES),
        "picked": one(*range(hand)),
    }
