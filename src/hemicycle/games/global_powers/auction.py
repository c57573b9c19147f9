"""Set-up: the regions are sold to the highest bidders, or the parties settle freely (extended rule)."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Sealed, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Bid, Place, Settle
from hemicycle.games.global_powers.events import Bade, Settled, Unsold
from hemicycle.games.global_powers.table import Table


class Auction(Sealed[Table, Bid]):
    """All bid politicians of their base at once; the highest bid and all second-highest bids move in."""

    cites = ("GP-021", "GP-022", "GP-023", "GP-024", "GP-025")

    def __init__(self, region: str, again: bool) -> None:
        self.region = region
        self.again = again  # nobody wanted it the first time

    def waiting(self, s: Table) -> Seats:
        kept = s.world.kept_in_base
        return tuple([seat for seat in range(s.seats) if s.base[seat] > kept])

    def options(self, s: Table, seat: int) -> Sequence[Bid]:
        return s.world.bids[: highest_bid(s, seat) + 1]

    def resolve(self, s: Table, answers: Sequence[tuple[int, Bid]]) -> Next:
        bids = [(seat, bid.politicians) for seat, bid in answers]
        for seat, politicians in bids:
            s.tell(Bade, seat, politicians, self.region)
        bids = [(seat, politicians) for seat, politicians in bids if politicians]
        if not bids and not self.again and s.option["unsold_region"] == "once-more":
            return Auction(self.region, True)
        self.sell(s, bids)
        return self.conclude(s)

    def sell(self, s: Table, bids: list[tuple[int, int]]) -> None:
        """Whoever bid enough moves in; a single winner retires one politician more."""
        region = s.world.index[self.region]
        levels = sorted({politicians for _, politicians in bids}, reverse=True)
        if not levels:
            s.tell(Unsold, self.region)
            return
        winners = [seat for seat, politicians in bids if politicians == levels[0]]
        for seat in winners:
            s.place(seat, region, levels[0])
        if len(winners) > 1:
            return
        s.resign_from_base(winners[0], s.rules.auction.winner_retires)
        runners_up = 2 if s.option["second_bidders"] == "third" else 1
        for seat, politicians in bids:
            if politicians in levels[runners_up : runners_up + 1]:
                s.place(seat, region, politicians)

    def conclude(self, s: Table) -> Next:
        following = s.world.index[self.region] + 1
        return Auction(s.world.names[following], False) if following < s.world.size else None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Bid):
            detail: Detail = {"bid": action.politicians, "base": s.base[seat], "kept": s.world.kept_in_base}
            return Refusal("bid-too-high" if action.politicians > 0 else "bid-below-zero", detail, ("GP-021",))
        return super().why_not(s, seat, action)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"most": highest_bid(s, seat), "base": s.base[seat]}


def highest_bid(s: Table, seat: int) -> int:
    """As many as the base holds, but one must stay at home (GP-021)."""
    return max(0, s.base[seat] - s.world.kept_in_base)


class StartRegion(Solo[Table, Settle]):
    """Free start: one after the other, everybody settles in a region of the own choice."""

    cites = ("GP-130",)

    def __init__(self, seat: int, settled: int) -> None:
        self.seat = seat
        self.settled = settled  # how many have settled before

    def options(self, s: Table, seat: int) -> Sequence[Settle]:
        distinct = s.option["free_start_distinct"]
        return [Settle(s.world.names[k]) for k in range(s.world.size) if not (distinct and s.governments[k])]

    def answer(self, s: Table, seat: int, action: Settle) -> Next:
        s.tell(Settled, seat, action.region)
        s.place(seat, s.world.index[action.region], start_stack(s, action.region))
        following = (seat + 1) % s.seats
        if self.settled + 1 < s.seats:
            return StartRegion(following, self.settled + 1)
        return StartPlacement(following, start_rounds(s) * s.seats)

    def describe(self, s: Table, seat: int, action: Settle) -> Detail:
        return {"politicians": start_stack(s, action.region)}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Settle) and action.region in s.world.index:
            owner = s.governments[s.world.index[action.region]][0]
            return Refusal("start-region-taken", {"region": action.region, "owner": owner}, ("GP-130",))
        return super().why_not(s, seat, action)


def start_rounds(s: Table) -> int:
    """How many rounds of placing follow; the table on the board is not known (GP-130)."""
    more = s.option["more_start_rounds"]
    assert isinstance(more, int)
    return s.rules.start_rounds.rounds[str(s.seats)] + more


def start_stack(s: Table, region: str) -> int:
    """How many politicians a start region is worth."""
    return s.rules.start_stacks.stacks.get(region, s.rules.start_stacks.elsewhere)


class StartPlacement(Step[Table, Place]):
    """Free start: in turn, everybody puts one politician into any region, for some rounds."""

    cites = ("GP-130",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # placements still to come, this one included

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if self.left and s.base[self.seat] else ()

    def options(self, s: Table, seat: int) -> Sequence[Place]:
        return s.world.places

    def answer(self, s: Table, seat: int, action: Place) -> Next:
        s.place(seat, s.world.index[action.region], 1)
        return self.conclude(s)

    def conclude(self, s: Table) -> Next:
        return StartPlacement((self.seat + 1) % s.seats, self.left - 1) if self.left else None

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"own": min(s.base[seat], -(-self.left // s.seats))}
