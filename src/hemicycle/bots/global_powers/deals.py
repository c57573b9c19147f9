"""Deals: which exchange of chips helps both sides, and which offers to accept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hemicycle.bots.global_powers.motions import exchanged
from hemicycle.bots.global_powers.worth import Position, Values, added
from hemicycle.games.global_powers.trade import deliverable

Seats = tuple[int, ...]
Amounts = tuple[int, int, int, int]
Deal = tuple[float, Amounts, Amounts]  # what it brings, what is given and what is taken
NONE: Amounts = (0, 0, 0, 0)
WELCOME = 0.1  # what a deal must bring a partner
MOST = 2  # chips of a kind in an offer of our own


def amounts(resource: int, count: int) -> Amounts:
    """So many chips of one kind."""
    raw, trade, diplomacy, army = [count if kind == resource else 0 for kind in range(4)]
    return raw, trade, diplomacy, army


def bundle(one: int, other: int) -> Amounts:
    """One chip of each of two kinds."""
    raw, trade, diplomacy, army = [int(kind in (one, other)) for kind in range(4)]
    return raw, trade, diplomacy, army


def sides(position: Position, giver: int, receiver: int) -> list[Amounts]:
    """What one region could give another: nothing, one or two chips of a kind, or one of each of two kinds."""
    s = position.s
    held = position.stocks[giver]
    able = [kind for kind in range(4) if held[kind] and deliverable(s, receiver, kind)]
    alike = [amounts(kind, count) for kind in able for count in range(1, min(MOST, held[kind]) + 1)]
    return [NONE, *alike, *[bundle(one, other) for one, other in combinations(able, 2)]]


def deals(position: Position, home: int, away: int) -> Iterator[tuple[Amounts, Amounts, Values]]:
    """All simple exchanges between two regions, and what each would change."""
    takes = sides(position, away, home)
    for give in sides(position, home, away):
        for take in takes:
            to_and_fro = any([give[kind] and take[kind] for kind in range(4)])
            if (give != NONE or take != NONE) and not to_and_fro:
                yield give, take, added(exchanged(position, home, give, take), exchanged(position, away, take, give))


def best_deal(position: Position, seat: int, home: int, away: int, consenting: Seats) -> Deal:
    """The deal that brings a party most and is welcome to all who must consent."""
    best: Deal = (0.0, NONE, NONE)
    for give, take, change in deals(position, home, away):
        value = position.felt_by(seat, change)
        if value > best[0] and all([position.felt_by(other, change) > WELCOME for other in consenting]):
            best = (value, give, take)
    return best
