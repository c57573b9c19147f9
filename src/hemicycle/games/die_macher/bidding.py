"""Bids in steps of a thousand, within one's cash."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from hemicycle.core.steps import Refusal
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import PASS, Bid
from hemicycle.games.die_macher.table import Table

RUNGS: Final = 64


def bids(s: Table, seat: int, least: int) -> Sequence[Bid]:
    """Every bid from the least to all the cash a seat has."""
    unit = s.rules.bids.unit
    most = s.cash[seat] // unit
    return ladder(unit, most // RUNGS + 1)[-(-least // unit) : most + 1]


def bids_or_pass(s: Table, seat: int, least: int) -> Sequence[Action]:
    """To pass, or every bid from the least to all the cash a seat has."""
    unit = s.rules.bids.unit
    most, first = s.cash[seat] // unit, -(-least // unit)
    return pass_or_ladder(unit, most // RUNGS + 1, first)[: max(0, most - first + 1) + 1]


@cache
def ladder(unit: int, parts: int) -> tuple[Bid, ...]:
    """Every bid in steps of the unit, as far as so many parts of the ladder reach; made once."""
    return tuple([Bid(unit * step) for step in range(parts * RUNGS)])


@cache
def pass_or_ladder(unit: int, parts: int, first: int) -> tuple[Action, ...]:
    """To pass, or every bid of the ladder from a first one on; made once."""
    return PASS, *ladder(unit, parts)[first:]


def why_no_bid(s: Table, seat: int, action: Action, least: int, section: str) -> Refusal | None:
    """Why a bid is not possible."""
    if not isinstance(action, Bid) or type(action.amount) is not int:
        return None
    if action.amount > s.cash[seat]:
        return Refusal("bid-above-cash", {"bid": action.amount, "cash": s.cash[seat]}, (section,))
    if action.amount < least:
        return Refusal("bid-too-low", {"bid": action.amount, "least": least}, (section,))
    if action.amount % s.rules.bids.unit:
        return Refusal("bid-uneven", {"bid": action.amount, "unit": s.rules.bids.unit}, ("5.2.1",))
    return None
