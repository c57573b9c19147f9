"""Bids in steps of a thousand, within one's cash."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from hemicycle.core.options import Numbers
from hemicycle.core.steps import Refusal
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import Bid, PassOr
from hemicycle.games.die_macher.table import Table


def bids(s: Table, seat: int, least: int) -> Sequence[Bid]:
    """Every bid from the least to all the cash a seat has."""
    unit = s.rules.bids.unit
    return Numbers(partial(bid, unit), -(-least // unit), s.cash[seat] // unit)


def bids_or_pass(s: Table, seat: int, least: int) -> Sequence[Action]:
    """To pass, or every bid from the least to all the cash a seat has."""
    unit = s.rules.bids.unit
    lowest = -(-least // unit)
    return PassOr(max(0, s.cash[seat] // unit - lowest + 1), partial(bid_from, unit, lowest))


def bid_from(unit: int, lowest: int, steps: int) -> Bid:
    """A bid so many steps above the lowest."""
    return bid(unit, lowest + steps)


@cache
def bid(unit: int, steps: int) -> Bid:
    """A bid of so many steps."""
    return Bid(unit * steps)


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
