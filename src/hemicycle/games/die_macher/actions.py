"""What a seat can do in Die Macher."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import combinations
from typing import Final, overload

from hemicycle.core.options import Once
from hemicycle.core.values import Action


class FirstColumn(Action):
    """Start sheet, column one: a line, and the states its trend, votes and meetings go to."""

    def __init__(self, line: int, trend: tuple[str, ...], votes: tuple[str, ...], meetings: tuple[str, ...]) -> None:
        self.line = line  # which line of the column, counted from 0
        self.trend = trend  # the states whose trend is moved
        self.votes = votes  # the states that get votes
        self.meetings = meetings  # the states that get meetings


class SecondColumn(Action):
    """Start sheet, column two: a line, and the states its media cubes go to."""

    def __init__(self, line: int, media: tuple[str, ...]) -> None:
        self.line = line  # which line of the column, counted from 0
        self.media = media  # the states that get a media cube


class Bid(Action):
    """Offer money: for naming the start player, or for a poll."""

    def __init__(self, amount: int) -> None:
        self.amount = amount  # how much


class Pass(Action):
    """Do nothing here."""


class NameStartPlayer(Action):
    """Say who begins in this round."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who is to begin


class Discard(Action):
    """Discard some hidden programme cards, perhaps none."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards  # the cards discarded


class ChangeProgramme(Action):
    """Replace an open programme card by a hidden one."""

    def __init__(self, removed: str, added: str) -> None:
        self.removed = removed  # the open card that goes
        self.added = added  # the hidden card that takes its place


class SendMinister(Action):
    """Lay a cabinet card face down beside a state."""

    def __init__(self, state: str, minister: str) -> None:
        self.state = state  # beside which state
        self.minister = minister  # the cabinet card


class SendNobody(Action):
    """Lay no cabinet card beside a state."""

    def __init__(self, state: str) -> None:
        self.state = state  # beside which state


class CallMinister(Action):
    """Let the cabinet card in this state act next."""

    def __init__(self, state: str) -> None:
        self.state = state  # where the card lies


class CollectVotes(Action):
    """Cabinet: win votes in the state."""

    def __init__(self, state: str) -> None:
        self.state = state  # where the minister acts


class PlaceDoubler(Action):
    """Cabinet: make an opinion the main issue of the state."""

    def __init__(self, state: str, opinion: str) -> None:
        self.state = state  # where the minister acts
        self.opinion = opinion  # the opinion doubled


class RemoveDoubler(Action):
    """Cabinet: play the main issue of the state down."""

    def __init__(self, state: str) -> None:
        self.state = state  # where the minister acts


class SwapMedia(Action):
    """Cabinet: drive a rival's media cube out and put an own one in its place."""

    def __init__(self, state: str, rival: int) -> None:
        self.state = state  # where the minister acts
        self.rival = rival  # whose cube goes


class RaiseTrend(Action):
    """Cabinet: raise the own trend in the state."""

    def __init__(self, state: str) -> None:
        self.state = state  # where the minister acts


class LowerTrend(Action):
    """Cabinet: lower a rival's trend in the state."""

    def __init__(self, state: str, rival: int) -> None:
        self.state = state  # where the minister acts
        self.rival = rival  # whose trend falls


class SendHome(Action):
    """Cabinet: nothing on the card can be done."""

    def __init__(self, state: str) -> None:
        self.state = state  # where the card lies


class OfferCoalition(Action):
    """Ask another party to form a coalition."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party asked


class ForceCoalition(Action):
    """Impose a coalition on another party."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party it is imposed on


class AgreeToCoalition(Action):
    """Accept the coalition."""


class DeclineCoalition(Action):
    """Refuse the coalition."""


class BuyMedia(Action):
    """Buy a media cube for a state."""

    def __init__(self, state: str) -> None:
        self.state = state  # where the cube goes


class ExchangeOpinion(Action):
    """Exchange an opinion of a state for one from the pool."""

    def __init__(self, state: str, removed: str, added: str) -> None:
        self.state = state  # in which state
        self.removed = removed  # the opinion that goes
        self.added = added  # the opinion that comes from the pool


class HoldMeetings(Action):
    """Hold so many meetings in a state."""

    def __init__(self, state: str, meetings: int) -> None:
        self.state = state  # in which state
        self.meetings = meetings  # how many; 0: none


class PublishPoll(Action):
    """Publish the poll and let it count for the parties of these seats."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats  # the parties it counts for


class ShelvePoll(Action):
    """Keep the poll secret and recruit members instead."""


class ConvertMeetings(Action):
    """Turn so many meetings in a state into votes."""

    def __init__(self, state: str, meetings: int) -> None:
        self.state = state  # in which state
        self.meetings = meetings  # how many; 0: none


class MoveMedia(Action):
    """Move a media cube from the state to the national board."""


class MoveOpinion(Action):
    """Move an opinion from the state to a space of the national board."""

    def __init__(self, opinion: str, space: int) -> None:
        self.opinion = opinion  # the opinion moved
        self.space = space  # which space, counted from 0


class AcceptDonation(Action):
    """Lay a donation card open: take the money."""

    def __init__(self, amount: int) -> None:
        self.amount = amount  # the sum on the card


class RefuseDonation(Action):
    """Lay a donation card face down: refuse the money."""

    def __init__(self, amount: int) -> None:
        self.amount = amount  # the sum on the card


PASS: Final = Pass()
MOST_SEATS: Final = 5
START_PLAYERS: Final = tuple([NameStartPlayer(seat) for seat in range(MOST_SEATS)])
REPLIES: Final[tuple[Action, ...]] = (AgreeToCoalition(), DeclineCoalition())
MEDIA_MOVES: Final[tuple[Action, ...]] = (MoveMedia(), PASS)


Pairs = list[tuple[int, int]]  # an opinion and a space of the national board


class PassOr(Sequence[Action]):
    """To pass, or one of several things that are made only when they are looked at."""

    def __init__(self, things: int, make: Callable[[int], Action]) -> None:
        self.things = things
        self.make = make

    def __len__(self) -> int:
        return self.things + 1

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, int):
            place = index if 0 <= index <= self.things else range(self.things + 1)[index]
            return self.make(place - 1) if place else PASS
        return [self[place] for place in range(self.things + 1)[index]]


class Ways:
    """What is often done in one state. Every action is made once, when it is first asked for or before."""

    def __init__(self, state: str) -> None:
        self.state = state
        self.purchase = BuyMedia(state)
        self.call = CallMinister(state)
        self.alone = (CollectVotes(state), RemoveDoubler(state), RaiseTrend(state))
        self.doublings: Once[str, PlaceDoubler] = Once(partial(PlaceDoubler, state))
        self.swaps = [SwapMedia(state, rival) for rival in range(MOST_SEATS)]
        self.lowerings = [LowerTrend(state, rival) for rival in range(MOST_SEATS)]
        self.rallies = Once(self.hold)  # by how many meetings at most
        self.conversions = Once(self.convert)
        self.cabinets = Once(self.send)  # by the cards in question

    def hold(self, most: int) -> tuple[HoldMeetings, ...]:
        """None, one, two ... meetings."""
        return tuple([HoldMeetings(self.state, meetings) for meetings in range(most + 1)])

    def convert(self, most: int) -> tuple[ConvertMeetings, ...]:
        """None, one, two ... meetings into votes."""
        return tuple([ConvertMeetings(self.state, meetings) for meetings in range(most + 1)])

    def send(self, ministers: tuple[str, ...]) -> tuple[SendNobody | SendMinister, ...]:
        """No cabinet card, or one of these."""
        return SendNobody(self.state), *[SendMinister(self.state, minister) for minister in ministers]


@cache
def ways_in(state: str) -> Ways:
    """What is often done in a state."""
    return Ways(state)


def meetings_to_hold(state: str, most: int) -> tuple[HoldMeetings, ...]:
    """None, one, two ... meetings."""
    return ways_in(state).rallies[most]


def purchase(state: str) -> BuyMedia:
    """A media cube for a state."""
    return ways_in(state).purchase


def deeds_alone(state: str) -> tuple[CollectVotes, RemoveDoubler, RaiseTrend]:
    """What a minister can do in a state without naming anything else."""
    return ways_in(state).alone


@cache
def move_opinion(opinion: str, space: int) -> MoveOpinion:
    """An opinion for a space of the national board."""
    return MoveOpinion(opinion, space)


@cache
def publications(lines: tuple[int, ...], most: int) -> tuple[ShelvePoll | PublishPoll, ...]:
    """To shelve a poll, or to publish up to so many of these lines."""
    chosen = [PublishPoll(seats) for count in range(1, most + 1) for seats in combinations(lines, count)]
    return ShelvePoll(), *chosen


def _donations(amounts: tuple[int, ...]) -> tuple[AcceptDonation | RefuseDonation, ...]:
    return *[AcceptDonation(amount) for amount in amounts], *[RefuseDonation(amount) for amount in amounts]


DONATIONS: Final = Once(_donations)  # to accept or to refuse one of some amounts
