"""Polls: auctioned unseen, one for every state, then published or shelved."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import AUCTION, Detail, Next, Refusal, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import Bid, PublishPoll, publications
from hemicycle.games.die_macher.bidding import bids_or_pass, why_no_bid
from hemicycle.games.die_macher.election_events import (
    PollBid,
    PollOffered,
    PollPassed,
    PollPublished,
    PollSeen,
    PollShelved,
    PollSold,
    PollUnsold,
    TrendPolled,
)
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import EVERYBODY, Land, Table


class PollRound(Step[Table, Action]):
    """One poll for every state is auctioned, the current state first."""

    cites = ("5.2.7",)

    def conclude(self, s: Table) -> Next:
        if s.rules.option("poll_dealing") == "before-auctions":
            for land in s.lands:
                land.poll = s.draw_poll()
        return tuple([OfferPoll(land.id) for land in s.lands])


class OfferPoll(Step[Table, Action]):
    """A poll lies face down beside a state, and the start player opens the bidding."""

    cites = ("5.2.7",)

    def __init__(self, state: str) -> None:
        self.state = state

    def conclude(self, s: Table) -> Next:
        land = s.boards[self.state]
        if land.poll == EMPTY:
            land.poll = s.draw_poll()
        if land.poll == EMPTY:
            return None
        s.auctions += 1
        s.tell(PollOffered, self.state)
        return next_bid(s, self.state, 0, NOBODY, s.order())


def least_bid(s: Table, amount: int, leader: int) -> int:
    """The lowest bid that is possible now."""
    return s.rules.lowest_poll_bid if leader == NOBODY else amount + s.rules.bids.unit


def next_bid(s: Table, state: str, amount: int, leader: int, bidders: tuple[int, ...]) -> Next:
    """The next party that could bid; who could not has passed. Who alone is left has bought the poll."""
    least = least_bid(s, amount, leader)
    for place, seat in enumerate(bidders, 1):
        if seat == leader:
            break
        if s.cash[seat] >= least:
            return Auction(seat, state, amount, leader, bidders[place:])
        s.tell(PollPassed, seat, state)
    return sell(s, s.boards[state], leader, amount)


class Auction(Solo[Table, Action]):
    """In turn, everybody bids more than the last bid or drops out of this auction."""

    cites = ("5.2.7",)
    kind = AUCTION
    may = True

    def __init__(self, seat: int, state: str, amount: int, leader: int, others: tuple[int, ...]) -> None:
        self.seat = seat
        self.state = state
        self.amount = amount
        self.leader = leader  # NOBODY before the first bid
        self.others = others  # who else has not dropped out, in turn

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return bids_or_pass(s, seat, least_bid(s, self.amount, self.leader))

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"least": least_bid(s, self.amount, self.leader), "cash": s.cash[seat]}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Bid):
            s.tell(PollBid, seat, self.state, action.amount)
            return next_bid(s, self.state, action.amount, seat, (*self.others, seat))
        s.tell(PollPassed, seat, self.state)
        return next_bid(s, self.state, self.amount, self.leader, self.others)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        least = least_bid(s, self.amount, self.leader)
        return why_no_bid(s, seat, action, least, "5.2.7") or super().why_not(s, seat, action)


def sell(s: Table, land: Land, buyer: int, amount: int) -> Next:
    """The highest bidder pays and looks at the poll; one that nobody wanted is discarded unseen."""
    if buyer == NOBODY:
        s.polls.discards.append((NOBODY, land.poll))
        land.poll = EMPTY
        s.tell(PollUnsold, land.id)
        return None
    s.pay(buyer, amount)
    s.tell(PollSold, buyer, land.id, amount)
    s.whisper((buyer,), poll_seen, s, land)
    return DecidePoll(buyer, land.id)


def poll_seen(s: Table, land: Land) -> PollSeen:
    """What the buyer of a poll sees."""
    return PollSeen(land.id, *poll_lines(s, land.poll))


def poll_lines(s: Table, poll: int) -> tuple[str, tuple[int, ...]]:
    """A poll and the thumbs of the parties at this table, by seat."""
    card = s.rules.poll_cards[poll]
    return card.id, tuple([card.thumbs[party] for party in s.parties])


class DecidePoll(Solo[Table, Action]):
    """The buyer publishes the poll and lets it count for one or two parties, or shelves it and recruits members."""

    cites = ("5.2.7a", "5.2.7b")

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return publications(lines_to_publish(s, s.boards[self.state]), s.rules.polls.results_used)

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        if not isinstance(action, PublishPoll):
            return {"dice": s.rules.polls.shelved_dice}
        poll = s.boards[self.state].poll
        return {"thumbs": tuple([steps_of(s, poll, k) for k in action.seats])}

    def prompt(self, s: Table, seat: int) -> Detail:
        card, thumbs = poll_lines(s, s.boards[self.state].poll)
        return {"poll": card, "thumbs": thumbs}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        land = s.boards[self.state]
        poll, land.poll = land.poll, EMPTY
        if isinstance(action, PublishPoll):
            s.polls.discards.append((EVERYBODY, poll))
            publish(s, land, seat, poll, action.seats)
        else:
            s.polls.discards.append((seat, poll))
            dice = s.chance.roll(s.rules.die, s.rules.polls.shelved_dice)
            s.recruit(seat, sum(dice))
            s.tell(PollShelved, seat, self.state, dice, sum(dice), s.members[seat])
        return None

    def foresee(self, s: Table, seat: int, action: Action) -> bool:
        if isinstance(action, PublishPoll):
            land = s.boards[self.state]
            publish(s, land, seat, land.poll, action.seats)
        return isinstance(action, PublishPoll)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, PublishPoll) and isinstance(action.seats, tuple):
            land = s.boards[self.state]
            most = s.rules.polls.results_used
            if len(action.seats) > most:
                return Refusal("too-many-lines", {"lines": len(action.seats), "most": most}, ("5.2.7a",))
            for each in action.seats:
                if each in range(s.seats) and steps_of(s, land.poll, each) < 0 and each == land.controller():
                    return Refusal("media-protect", {"seat": each, "state": land.id}, ("5.2.5a", "5.2.7a"))
        return super().why_not(s, seat, action)


def steps_of(s: Table, poll: int, seat: int) -> int:
    """How far a poll moves the trend of a party."""
    return s.rules.poll_cards[poll].thumbs[s.parties[seat]]


def lines_to_publish(s: Table, land: Land) -> tuple[int, ...]:
    """The lines that say anything; who controls the media is safe from bad news."""
    thumbs, controller = s.rules.poll_cards[land.poll].thumbs, land.controller()
    return tuple(
        [k for k, party in enumerate(s.parties) if thumbs[party] > 0 or (thumbs[party] < 0 and k != controller)]
    )


def publish(s: Table, land: Land, buyer: int, poll: int, seats: tuple[int, ...]) -> None:
    """The poll is shown, and the chosen lines move the trends of their parties."""
    s.tell(PollPublished, buyer, land.id, *poll_lines(s, poll))
    for seat in seats:
        steps = steps_of(s, poll, seat)
        land.move_trend(seat, steps, s.rules)
        s.tell(TrendPolled, seat, land.id, steps, land.trend[seat])
