"""Who begins: a sealed bid for the right to name the start player."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Sealed, Seats, Solo
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import START_PLAYERS, Bid, NameStartPlayer
from hemicycle.games.die_macher.bidding import bids, why_no_bid
from hemicycle.games.die_macher.events import BidDiceRolled, StartBidsOpened, StartPlayerNamed
from hemicycle.games.die_macher.table import Table


class BidForStart(Sealed[Table, Bid]):
    """Everybody secretly bids an amount, perhaps nought; the highest bidder will name the start player."""

    cites = ("5.2.1",)

    def waiting(self, s: Table) -> Seats:
        return tuple(range(s.seats))

    def options(self, s: Table, seat: int) -> Sequence[Bid]:
        return bids(s, seat, s.rules.bids.lowest_start_bid)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"cash": s.cash[seat]}

    def resolve(self, s: Table, answers: Sequence[tuple[int, Bid]]) -> Next:
        highest, tied = highest_bids(s, answers)
        if len(tied) == 1:
            return NameStart(tied[0], highest)
        mode = s.rules.option("start_bid_tie")
        if mode == "rebid" and highest > 0:
            return BidAgain(tied, highest)
        return NameStart(by_dice(s, tied, 2 if mode == "two-dice" else 1), highest)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        least = s.rules.bids.lowest_start_bid
        return why_no_bid(s, seat, action, least, "5.2.1") or super().why_not(s, seat, action)


class BidAgain(Sealed[Table, Bid]):
    """The highest bidders were level: they bid once more, not lower; if they are level again, a die decides."""

    cites = ("5.2.1a",)

    def __init__(self, seats: tuple[int, ...], least: int) -> None:
        self.seats = seats
        self.least = least

    def waiting(self, s: Table) -> Seats:
        return self.seats

    def options(self, s: Table, seat: int) -> Sequence[Bid]:
        return bids(s, seat, self.least)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"cash": s.cash[seat]}

    def resolve(self, s: Table, answers: Sequence[tuple[int, Bid]]) -> Next:
        highest, tied = highest_bids(s, answers)
        return NameStart(tied[0] if len(tied) == 1 else by_dice(s, tied, 1), highest)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return why_no_bid(s, seat, action, self.least, "5.2.1a") or super().why_not(s, seat, action)


class NameStart(Solo[Table, NameStartPlayer]):
    """The winner of the bidding names the start player of this round, and nobody else pays."""

    cites = ("5.2.1a", "5.2.1b")

    def __init__(self, seat: int, bid: int) -> None:
        self.seat = seat
        self.bid = bid

    def options(self, s: Table, seat: int) -> Sequence[NameStartPlayer]:
        return START_PLAYERS[: s.seats]

    def answer(self, s: Table, seat: int, action: NameStartPlayer) -> Next:
        s.pay(seat, self.bid)
        s.start_player = action.seat
        s.tell(StartPlayerNamed, seat, action.seat, self.bid)
        return None

    def describe(self, s: Table, seat: int, action: NameStartPlayer) -> Detail:
        return {"mine": action.seat == seat}


def highest_bids(s: Table, answers: Sequence[tuple[int, Bid]]) -> tuple[int, tuple[int, ...]]:
    """The highest bid and who made it."""
    s.tell(StartBidsOpened, tuple([seat for seat, _ in answers]), tuple([bid.amount for _, bid in answers]))
    highest = max([bid.amount for _, bid in answers])
    return highest, tuple([seat for seat, bid in answers if bid.amount == highest])


def by_dice(s: Table, tied: tuple[int, ...], dice: int) -> int:
    """The tied players roll; the highest sum wins, and equal sums roll again."""
    while len(tied) > 1:
        rolls = tuple([sum(s.chance.roll(s.rules.die, dice)) for _ in tied])
        s.tell(BidDiceRolled, tied, rolls)
        tied = tuple([seat for seat, roll in zip(tied, rolls, strict=True) if roll == max(rolls)])
    return tied[0]
