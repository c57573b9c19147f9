"""What happens in Die Macher from the meetings to the end, as it is told or whispered."""

from __future__ import annotations

from hemicycle.core.values import Event


class MeetingsHeld(Event):
    """A party has held meetings."""

    def __init__(self, seat: int, state: str, meetings: int, cost: int, total: int) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.meetings = meetings  # how many
        self.cost = cost  # what they cost
        self.total = total  # meetings it has there now


class PollOffered(Event):
    """A poll is up for auction."""

    def __init__(self, state: str) -> None:
        self.state = state  # whose poll it is


class PollBid(Event):
    """A bid for the poll."""

    def __init__(self, seat: int, state: str, amount: int) -> None:
        self.seat = seat  # who bids
        self.state = state  # whose poll it is
        self.amount = amount  # how much


class PollPassed(Event):
    """A party bids no more for this poll."""

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat  # who passes
        self.state = state  # whose poll it is


class PollSold(Event):
    """The highest bidder has paid for the poll."""

    def __init__(self, seat: int, state: str, amount: int) -> None:
        self.seat = seat  # who bought it
        self.state = state  # whose poll it is
        self.amount = amount  # what was paid


class PollUnsold(Event):
    """Nobody wanted the poll; it is discarded unseen."""

    def __init__(self, state: str) -> None:
        self.state = state  # whose poll it is


class PollSeen(Event):
    """Whispered: the poll you bought, with the thumbs of every seat."""

    reveals = True

    def __init__(self, state: str, poll: str, thumbs: tuple[int, ...]) -> None:
        self.state = state  # whose poll it is
        self.poll = poll  # the card
        self.thumbs = thumbs  # thumbs up, or below nought down, by seat


class PollPublished(Event):
    """A poll is published, with the thumbs of every seat."""

    reveals = True

    def __init__(self, seat: int, state: str, poll: str, thumbs: tuple[int, ...]) -> None:
        self.seat = seat  # who publishes it
        self.state = state  # whose poll it is
        self.poll = poll  # the card
        self.thumbs = thumbs  # thumbs up, or below nought down, by seat


class TrendPolled(Event):
    """A published line has moved a trend."""

    def __init__(self, seat: int, state: str, steps: int, trend: int) -> None:
        self.seat = seat  # whose trend moved
        self.state = state  # in which state
        self.steps = steps  # how far the card moves it, below nought: down
        self.trend = trend  # where it stands now


class PollShelved(Event):
    """A poll stays secret; its buyer recruits members."""

    reveals = True

    def __init__(self, seat: int, state: str, dice: tuple[int, ...], gained: int, members: int) -> None:
        self.seat = seat  # who bought it
        self.state = state  # whose poll it is
        self.dice = dice  # what was rolled
        self.gained = gained  # members they bring
        self.members = members  # members the party has now


class MeetingsConverted(Event):
    """Meetings have become votes."""

    def __init__(self, seat: int, state: str, held: int, meetings: int, factor: int, votes: int, total: int) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.held = held  # votes it had there before
        self.meetings = meetings  # how many
        self.factor = factor  # trend and agreement together
        self.votes = votes  # votes won
        self.total = total  # votes it has there now


class SeatsWon(Event):
    """A state has voted: votes and seats of every party."""

    def __init__(self, state: str, votes: tuple[int, ...], seats: tuple[int, ...]) -> None:
        self.state = state  # the state that voted
        self.votes = votes  # votes, by seat
        self.seats = seats  # seats won, by seat


class StateWon(Event):
    """Who has won a state."""

    def __init__(self, state: str, winners: tuple[int, ...], votes: int, by_a_nose: bool) -> None:
        self.state = state  # the state that voted
        self.winners = winners  # a party or both of a coalition, the higher marker first
        self.votes = votes  # their votes together
        self.by_a_nose = by_a_nose  # level with another side, and won only by the higher marker


class NationalMediaPlaced(Event):
    """A media cube goes to the national board."""

    def __init__(self, seat: int, round: int, points: int) -> None:
        self.seat = seat  # whose cube it is
        self.round = round  # the round it lies in
        self.points = points  # what it counts at the end


class NationalOpinionPlaced(Event):
    """An opinion goes to the national board: to a free space, on its like, or in the place of another."""

    def __init__(self, seat: int, opinion: str, space: int, effect: str, lying: str) -> None:
        self.seat = seat  # the party
        self.opinion = opinion  # the opinion moved
        self.space = space  # which space, counted from 0
        self.effect = effect  # free, secures, reverses or displaces
        self.lying = lying  # the opinion that lay there; empty: none


class MembersRecruited(Event):
    """The national opinion brings members."""

    def __init__(self, seat: int, gained: int, members: int) -> None:
        self.seat = seat  # the party
        self.gained = gained  # members won
        self.members = members  # members it has now


class OpinionTurned(Event):
    """A hidden opinion is turned up."""

    reveals = True

    def __init__(self, state: str, opinion: str) -> None:
        self.state = state  # in which state
        self.opinion = opinion  # the opinion that lies open now


class OpinionClashed(Event):
    """The opinion clashes with an open one and is replaced."""

    reveals = True

    def __init__(self, state: str, opinion: str, pool: bool) -> None:
        self.state = state  # in which state
        self.opinion = opinion  # the opinion that clashes
        self.pool = pool  # whether it goes to the pool


class OpinionMissing(Event):
    """No opinion is left; the place stays empty."""

    def __init__(self, state: str) -> None:
        self.state = state  # in which state


class PaidOut(Event):
    """A party is paid for its seats and its members."""

    def __init__(self, seat: int, for_seats: int, for_members: int, total: int, spent: int) -> None:
        self.seat = seat  # the party
        self.for_seats = for_seats  # money for the seats won
        self.for_members = for_members  # money for the members
        self.total = total  # both together
        self.spent = spent  # what it has paid in this round


class DonationAccepted(Event):
    """A party lays a donation open."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat  # the party
        self.amount = amount  # the sum on the card


class DonationLaid(Event):
    """A party lays a donation face down."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the party


class DonationPaid(Event):
    """An accepted donation is paid; the highest die costs members."""

    reveals = True

    def __init__(self, seat: int, amount: int, dice: tuple[int, ...], lost: int, members: int) -> None:
        self.seat = seat  # the party
        self.amount = amount  # money received
        self.dice = dice  # what was rolled
        self.lost = lost  # members that leave
        self.members = members  # members it has now


class DonationRefused(Event):
    """A refused donation is turned up; its dice bring members."""

    reveals = True

    def __init__(self, seat: int, amount: int, dice: tuple[int, ...], gained: int, members: int) -> None:
        self.seat = seat  # the party
        self.amount = amount  # money refused
        self.dice = dice  # what was rolled
        self.gained = gained  # members won
        self.members = members  # members it has now


class DonationBonus(Event):
    """The highest refusal brings more members."""

    reveals = True

    def __init__(self, seat: int, amount: int, dice: tuple[int, ...], gained: int, members: int) -> None:
        self.seat = seat  # the party
        self.amount = amount  # money refused
        self.dice = dice  # what was rolled
        self.gained = gained  # members won
        self.members = members  # members it has now


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
        sources: tuple[int, ...],
        running: tuple[int, ...],
        total: int,
    ) -> None:
        self.seat = seat  # the party
        self.seats = seats  # points for seats
        self.media = media  # points for media cubes on the national board
        self.members = members  # points for members
        self.members_bonus = members_bonus  # points for having most or second most members
        self.opinions = opinions  # points for national opinions it agrees with
        self.security = security  # points for those that are secured
        self.sources = sources  # points for seats; media; members with their bonus; opinions with their security
        self.running = running  # the same, added up one after the other
        self.total = total  # all points


class GameEnded(Event):
    """Who has won."""

    def __init__(self, winners: tuple[int, ...], score: int) -> None:
        self.winners = winners  # the seats that have won
        self.score = score  # the winners' points
