"""What happens in Die Macher from the meetings to the end, as it is told or whispered."""

from __future__ import annotations

from hemicycle.core.values import Event


class MeetingsHeld(Event):
    """A party has held meetings."""

    def __init__(self, seat: int, state: str, meetings: int, cost: int, total: int) -> None:
        self.seat = seat
        self.state = state
        self.meetings = meetings
        self.cost = cost
        self.total = total


class PollOffered(Event):
    """A poll is up for auction."""

    def __init__(self, state: str) -> None:
        self.state = state


class PollBid(Event):
    """A bid for the poll."""

    def __init__(self, seat: int, state: str, amount: int) -> None:
        self.seat = seat
        self.state = state
        self.amount = amount


class PollPassed(Event):
    """A party bids no more for this poll."""

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state


class PollSold(Event):
    """The highest bidder has paid for the poll."""

    def __init__(self, seat: int, state: str, amount: int) -> None:
        self.seat = seat
        self.state = state
        self.amount = amount


class PollUnsold(Event):
    """Nobody wanted the poll; it is discarded unseen."""

    def __init__(self, state: str) -> None:
        self.state = state


class PollSeen(Event):
    """Whispered: the poll you bought, with the thumbs of every seat."""

    reveals = True

    def __init__(self, state: str, poll: str, thumbs: tuple[int, ...]) -> None:
        self.state = state
        self.poll = poll
        self.thumbs = thumbs


class PollPublished(Event):
    """A poll is published, with the thumbs of every seat."""

    reveals = True

    def __init__(self, seat: int, state: str, poll: str, thumbs: tuple[int, ...]) -> None:
        self.seat = seat
        self.state = state
        self.poll = poll
        self.thumbs = thumbs


class TrendPolled(Event):
    """A published line has moved a trend."""

    def __init__(self, seat: int, state: str, steps: int, trend: int) -> None:
        self.seat = seat
        self.state = state
        self.steps = steps
        self.trend = trend


class PollShelved(Event):
    """A poll stays secret; its buyer recruits members."""

    reveals = True

    def __init__(self, seat: int, state: str, dice: tuple[int, ...], gained: int, members: int) -> None:
        self.seat = seat
        self.state = state
        self.dice = dice
        self.gained = gained
        self.members = members


class MeetingsConverted(Event):
    """Meetings have become votes."""

    def __init__(self, seat: int, state: str, meetings: int, factor: int, votes: int, total: int) -> None:
        self.seat = seat
        self.state = state
        self.meetings = meetings
        self.factor = factor
        self.votes = votes
        self.total = total


class SeatsWon(Event):
    """A state has voted: votes and seats of every party."""

    def __init__(self, state: str, votes: tuple[int, ...], seats: tuple[int, ...]) -> None:
        self.state = state
        self.votes = votes
        self.seats = seats


class StateWon(Event):
    """Who has won a state."""

    def __init__(self, state: str, winners: tuple[int, ...], votes: int, by_a_nose: bool) -> None:
        self.state = state
        self.winners = winners
        self.votes = votes
        self.by_a_nose = by_a_nose


class NationalMediaPlaced(Event):
    """A media cube goes to the national board."""

    def __init__(self, seat: int, round: int, points: int) -> None:
        self.seat = seat
        self.round = round
        self.points = points


class NationalOpinionPlaced(Event):
    """An opinion goes to the national board: to a free space, on its like, or in the place of another."""

    def __init__(self, seat: int, opinion: str, space: int, effect: str, lying: str) -> None:
        self.seat = seat
        self.opinion = opinion
        self.space = space
        self.effect = effect
        self.lying = lying


class MembersRecruited(Event):
    """The national opinion brings members."""

    def __init__(self, seat: int, gained: int, members: int) -> None:
        self.seat = seat
        self.gained = gained
        self.members = members


class OpinionTurned(Event):
    """A hidden opinion is turned up."""

    reveals = True

    def __init__(self, state: str, opinion: str) -> None:
        self.state = state
        self.opinion = opinion


class OpinionClashed(Event):
    """The opinion clashes with an open one and is replaced."""

    reveals = True

    def __init__(self, state: str, opinion: str, pool: bool) -> None:
        self.state = state
        self.opinion = opinion
        self.pool = pool


class OpinionMissing(Event):
    """No opinion is left; the place stays empty."""

    def __init__(self, state: str) -> None:
        self.state = state


class PaidOut(Event):
    """A party is paid for its seats and its members."""

    def __init__(self, seat: int, for_seats: int, for_members: int, cash: int) -> None:
        self.seat = seat
        self.for_seats = for_seats
        self.for_members = for_members
        self.cash = cash


class DonationAccepted(Event):
    """A party lays a donation open."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class DonationLaid(Event):
    """A party lays a donation face down."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DonationPaid(Event):
    """An accepted donation is paid; the highest die costs members."""

    reveals = True

    def __init__(self, seat: int, amount: int, dice: tuple[int, ...], lost: int, members: int) -> None:
        self.seat = seat
        self.amount = amount
        self.dice = dice
        self.lost = lost
        self.members = members


class DonationRefused(Event):
    """A refused donation is turned up; its dice bring members."""

    reveals = True

    def __init__(self, seat: int, amount: int, dice: tuple[int, ...], gained: int, members: int) -> None:
        self.seat = seat
        self.amount = amount
        self.dice = dice
        self.gained = gained
        self.members = members


class DonationBonus(Event):
    """The highest refusal brings more members."""

    reveals = True

    def __init__(self, seat: int, amount: int, dice: tuple[int, ...], gained: int, members: int) -> None:
        self.seat = seat
        self.amount = amount
        self.dice = dice
        self.gained = gained
        self.members = members


class FinalScore(Event):
    """The points of a party."""

    def __init__(
        self,
        seat: int,
        seats: int,
        media: int,
        members: int,
        members_bonus: int,
        opinions: int,
        security: int,
        total: int,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.media = media
        self.members = members
        self.members_bonus = members_bonus
        self.opinions = opinions
        self.security = security
        self.total = total


class GameEnded(Event):
    """Who has won."""

    def __init__(self, winners: tuple[int, ...], score: int) -> None:
        self.winners = winners
        self.score = score
