"""What the others will do if they think like level 2, and the best answer to it: start sheets, bids and donations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from hemicycle.bots.die_macher import bargains
from hemicycle.bots.die_macher.judgement import decide
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.weights import Weights
from hemicycle.core import agenda
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import Bid, FirstColumn, RefuseDonation, SecondColumn
from hemicycle.games.die_macher.donations import LayDonation
from hemicycle.games.die_macher.polls import Auction, least_bid
from hemicycle.games.die_macher.rules import DonationCard
from hemicycle.games.die_macher.start_sheet import StartSheetOne, StartSheetTwo, carry_out
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import Table

Answer = Callable[[Table, int, Sequence[Action], Weights], int]  # table, seat, options; the place of the best

SAFETY = 0.85  # how far a rival's limit is trusted when bidding only to make him pay more
SURE = 0.9  # how far a forecast of the refusals is trusted


# --- the start sheet ---


def start_sheet(s: Table, seat: int, options: Sequence[Action], weights: Weights) -> int:
    """The best way to fill in a column when the others fill in theirs as expected."""
    after = s.clone()
    for rival in range(s.seats):
        if rival != seat:
            first = _column(s, rival, StartSheetOne(), weights)
            alone = s.clone()
            alone.sheets = [first] * s.seats
            second = _column(alone, rival, StartSheetTwo(), weights)
            assert isinstance(first, FirstColumn)
            assert isinstance(second, SecondColumn)
            carry_out(after, rival, first, second)
    return decide(after, seat, options, weights)


def _column(s: Table, seat: int, step: StartSheetOne | StartSheetTwo, weights: Weights) -> Action:
    s = s.clone()
    s.agenda[-1] = step
    options: Sequence[Action] = step.options(s, seat)
    return options[decide(s, seat, options, weights)]


# --- polls ---


def limit(view: Outlook, worth: float) -> float:
    """The highest price a seat would pay for something worth so many points."""
    cash = view.s.cash[view.seat]
    left = view.wealth(cash) - worth
    if left <= 0:
        return float(cash)
    kept = view.purse * (exp(left / (view.weights.price * view.purse)) - 1.0)
    return cash - 1000.0 * kept


def auction(s: Table, seat: int, options: Sequence[Action], weights: Weights) -> int:
    """At once what nobody will top, if the poll is worth it; else as much as a rival will surely top, or pass."""
    step = s.agenda[-1]
    assert isinstance(step, Auction)
    if len(options) == 1:
        return 0
    land = s.boards[step.state]
    least = least_bid(s, step.amount, step.leader)
    view = Outlook(s, seat, weights)
    unit = s.rules.bids.unit
    rivals = [k for k in (*step.others, step.leader) if k not in (seat, NOBODY)]
    views = [Outlook(s, k, weights) for k in rivals]
    most = max([limit(each, bargains.poll_worth(each, land)) for each in views], default=0.0)
    own = limit(view, bargains.poll_worth(view, land))
    topped = min(SAFETY * most - unit, s.cash[seat])  # a rival will go on from here
    wanted = min(own, most + unit) if least <= own else 0.0
    return _place(options, least, max(wanted, topped))


def _place(options: Sequence[Action], least: int, price: float) -> int:
    """The highest bid up to a price, or none if that is below the least one."""
    if price < least:
        return 0
    affordable = [place for place, action in enumerate(options) if isinstance(action, Bid) and action.amount <= price]
    return affordable[-1] if affordable else 0


# --- who begins ---


def start_bid(s: Table, seat: int, options: Sequence[Action], weights: Weights) -> int:
    """One step more than the others will bid, if that is worth it; else nothing."""
    highest = max([expected_bid(s, rival, weights) for rival in s.waiting if rival != seat], default=0)
    view = Outlook(s, seat, weights)
    for place, action in enumerate(options):
        assert isinstance(action, Bid)
        if action.amount > highest:
            return place if bargains.start_prize(view) > view.cost(action.amount) else 0
    return 0


def expected_bid(s: Table, rival: int, weights: Weights) -> int:
    """What a rival will bid for the start."""
    options = agenda.options(s, rival)
    bid = options[decide(s, rival, options, weights)]
    assert isinstance(bid, Bid)
    return bid.amount


# --- donations ---


def donation(s: Table, seat: int, options: Sequence[Action], weights: Weights) -> int:
    """Refuse a little more than the others, or accept when they refuse too much."""
    refusals = [amount for rival in range(s.seats) if rival != seat and (amount := refusal(s, rival, weights))]
    highest = max(refusals, default=0)

    def bonus(view: Outlook, card: DonationCard) -> float:
        return SURE if card.amount > highest else 1.0 - SURE

    values = bargains.donation(Outlook(s, seat, weights), s.agenda[-1], options, bonus)
    return max(range(len(values)), key=values.__getitem__)


def refusal(s: Table, rival: int, weights: Weights) -> int:
    """The amount a rival has refused or will refuse, or nought."""
    if s.accepted[rival] != EMPTY:
        return 0
    s = s.clone()
    hidden = s.refused[rival]
    if hidden != EMPTY:
        s.donations[rival] = tuple(sorted([*s.donations[rival], hidden]))
        s.refused[rival] = EMPTY
    if not s.donations[rival]:
        return 0
    s.agenda[-1] = step = LayDonation(rival)
    options: Sequence[Action] = step.options(s, rival)
    if hidden != EMPTY:
        options = [action for action in options if isinstance(action, RefuseDonation)]
    chosen = options[decide(s, rival, options, weights)]
    return chosen.amount if isinstance(chosen, RefuseDonation) else 0
