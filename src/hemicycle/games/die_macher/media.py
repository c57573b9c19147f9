"""Media: cubes bought round the table, and the opinions that who controls them may exchange."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import PASS, BuyMedia, ExchangeOpinion
from hemicycle.games.die_macher.events import MediaBought
from hemicycle.games.die_macher.exchange import MEDIA, can_exchange, exchange, exchanges, why_no_exchange
from hemicycle.games.die_macher.sums import NOBODY
from hemicycle.games.die_macher.table import Table


class MediaMarket(Step[Table, Action]):
    """Media cubes are bought one at a time, round and round, until all have passed in a row."""

    cites = ("5.2.5",)

    def conclude(self, s: Table) -> Next:
        return next_buyer(s, s.start_player, 0)


def next_buyer(s: Table, seat: int, passes: int) -> Next:
    """The next party that could buy a cube; who could not has passed."""
    if not passes and not any_market(s):  # a pass takes no place away
        return None
    price = s.rules.media.price
    while passes < s.seats:
        if s.cash[seat] >= price and s.media[seat]:
            return BuyMediaCube(seat, passes)
        seat = (seat + 1) % s.seats
        passes += 1
    return None


def any_market(s: Table) -> bool:
    """Whether there is a free place anywhere."""
    spaces = s.rules.media.spaces
    for land in s.lands:  # noqa: SIM110  # a generator costs more than it says
        if sum(land.media) < spaces:
            return True
    return False


class BuyMediaCube(Solo[Table, Action]):
    """A party buys one media cube for any state with a free place, or passes."""

    cites = ("5.2.5",)
    may = True

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        spaces = s.rules.media.spaces
        return [PASS, *[land.ways.purchase for land in s.lands if sum(land.media) < spaces]]

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"price": s.rules.media.price}

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"price": s.rules.media.price, "cash": s.cash[seat], "cubes": s.media[seat]}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        following = (seat + 1) % s.seats
        if not isinstance(action, BuyMedia):
            return next_buyer(s, following, self.passes + 1)
        s.pay(seat, s.rules.media.price)
        s.media[seat] -= 1
        s.boards[action.state].media[seat] += 1
        s.tell(MediaBought, seat, action.state, s.rules.media.price)
        return next_buyer(s, following, 0)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        for land in s.lands:
            if isinstance(action, BuyMedia) and action.state == land.id:
                numbers = {"state": land.id, "cubes": sum(land.media), "spaces": s.rules.media.spaces}
                return Refusal("media-full", numbers, ("5.2.5", "5.1a"))
        return super().why_not(s, seat, action)


class MediaControl(Step[Table, Action]):
    """State by state, in the edition's order, who controls the media may exchange an opinion."""

    cites = ("5.2.5b",)

    def conclude(self, s: Table) -> Next:
        holders = [(land.controller(), land.id) for land in s.lands]
        exchanges = [ExchangeByMedia(holder, state) for holder, state in holders if holder != NOBODY]
        if s.rules.option("media_exchange_order") == "last-first":
            exchanges.reverse()
        return tuple(exchanges)


class ExchangeByMedia(Step[Table, Action]):
    """Who has more media cubes in a state than any other may exchange one of its opinions."""

    cites = ("5.2.5b",)
    may = True

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if can_exchange(s, s.boards[self.state], MEDIA) else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return exchanges(s, s.boards[self.state], MEDIA)

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, ExchangeOpinion):
            exchange(s, s.boards[self.state], seat, action, MEDIA)
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return why_no_exchange(s, s.boards[self.state], action, MEDIA) or super().why_not(s, seat, action)
