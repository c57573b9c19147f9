"""What happens in Die Macher up to the media, as it is told or whispered."""

from __future__ import annotations

from hemicycle.core.values import Event


class ProgrammeDealt(Event):
    """The open programme of a party, and the cards that clashed and went under the deck."""

    reveals = True

    def __init__(self, seat: int, party: str, cards: tuple[str, ...], rejected: tuple[str, ...]) -> None:
        self.seat = seat  # whose programme it is
        self.party = party  # the party's name
        self.cards = cards  # the open programme cards
        self.rejected = rejected  # the cards that clashed


class HandDealt(Event):
    """Whispered: your hidden programme cards."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards  # the own hidden programme cards


class StateEntered(Event):
    """A state comes into play with its open opinions."""

    reveals = True

    def __init__(self, state: str, number: int, seats: int, opinions: tuple[str, ...], hidden: int) -> None:
        self.state = state  # the state
        self.number = number  # the round in which it votes
        self.seats = seats  # the most seats a party can win there
        self.opinions = opinions  # the open opinions
        self.hidden = hidden  # how many lie face down


class PilesShuffled(Event):
    """All piles are shuffled once more before the game begins."""


class PoolDealt(Event):
    """The opinions in the exchange pool."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards  # the opinions


class DeckShuffled(Event):
    """A deck had run out and was made anew: of programme cards, opinions or polls."""

    def __init__(self, deck: str, cards: int) -> None:
        self.deck = deck  # programme, opinion or poll
        self.cards = cards  # cards in the new deck


class SheetOpened(Event):
    """A start sheet is uncovered and carried out: what it gives, and the states that goes to."""

    reveals = True

    def __init__(
        self,
        seat: int,
        trend: tuple[str, ...],
        vote_gifts: tuple[int, ...],
        votes: tuple[str, ...],
        meeting_gifts: tuple[int, ...],
        meetings: tuple[str, ...],
        media: tuple[str, ...],
        members: int,
    ) -> None:
        self.seat = seat  # whose sheet it is
        self.trend = trend  # the states whose trend moved
        self.vote_gifts = vote_gifts  # votes for each of the states that follow
        self.votes = votes  # the states that got votes
        self.meeting_gifts = meeting_gifts  # meetings for each of the states that follow
        self.meetings = meetings  # the states that got meetings
        self.media = media  # the states that got a media cube
        self.members = members  # members the second column brings


class RoundBegan(Event):
    """A new round; a state votes at its end."""

    def __init__(self, round: int, state: str) -> None:
        self.round = round  # counted from 1
        self.state = state  # the state that votes


class StartBidsOpened(Event):
    """The bids for naming the start player are uncovered."""

    reveals = True

    def __init__(self, seats: tuple[int, ...], bids: tuple[int, ...]) -> None:
        self.seats = seats  # who bid
        self.bids = bids  # how much, in the same order


class BidDiceRolled(Event):
    """Dice decide between equal bids."""

    reveals = True

    def __init__(self, seats: tuple[int, ...], rolls: tuple[int, ...]) -> None:
        self.seats = seats  # who bid the same
        self.rolls = rolls  # their dice, in the same order


class StartPlayerNamed(Event):
    """The highest bidder has named the start player."""

    def __init__(self, seat: int, start_player: int, paid: int) -> None:
        self.seat = seat  # the highest bidder
        self.start_player = start_player  # who begins
        self.paid = paid  # what the bidder paid


class HandRenewed(Event):
    """A party has discarded and drawn hidden programme cards."""

    reveals = True

    def __init__(self, seat: int, discarded: int, drawn: int) -> None:
        self.seat = seat  # the party
        self.discarded = discarded  # how many cards went
        self.drawn = drawn  # how many cards came


class HandChanged(Event):
    """Whispered: the hidden programme cards you discarded and drew."""

    reveals = True

    def __init__(self, discarded: tuple[str, ...], drawn: tuple[str, ...]) -> None:
        self.discarded = discarded  # the cards that went
        self.drawn = drawn  # the cards that came


class ProgrammeChanged(Event):
    """A party has changed its programme."""

    reveals = True

    def __init__(self, seat: int, removed: str, added: str) -> None:
        self.seat = seat  # the party
        self.removed = removed  # the card that went
        self.added = added  # the card that took its place


class MinisterPlaced(Event):
    """A party has laid a cabinet card face down."""

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat  # whose card it is
        self.state = state  # beside which state


class MinisterRevealed(Event):
    """A cabinet card is turned up and paid for."""

    reveals = True

    def __init__(self, seat: int, state: str, minister: str, cost: int) -> None:
        self.seat = seat  # whose card it is
        self.state = state  # beside which state
        self.minister = minister  # the cabinet card
        self.cost = cost  # what was paid for it


class TilePlaced(Event):
    """A telephone: a coalition tile lies beside a state."""

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat  # whose tile it is
        self.state = state  # beside which state


class VotesAdded(Event):
    """A minister has won votes."""

    def __init__(self, seat: int, state: str, minister: str, votes: int, total: int) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.minister = minister  # the cabinet card
        self.votes = votes  # votes won
        self.total = total  # votes it has there now


class DoublerPlaced(Event):
    """An opinion has become the main issue of a state."""

    def __init__(self, seat: int, state: str, minister: str, opinion: str) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.minister = minister  # the cabinet card
        self.opinion = opinion  # the opinion doubled


class DoublerRemoved(Event):
    """An opinion is no longer the main issue of a state."""

    def __init__(self, seat: int, state: str, minister: str, opinion: str) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.minister = minister  # the cabinet card
        self.opinion = opinion  # the opinion that was doubled


class MediaSwapped(Event):
    """A media cube was driven out by another."""

    def __init__(
        self, seat: int, state: str, minister: str, rival: int, compensation: int, price: int, cost: int
    ) -> None:
        self.seat = seat  # whose cube came
        self.state = state  # in which state
        self.minister = minister  # the cabinet card
        self.rival = rival  # whose cube went
        self.compensation = compensation  # money the rival is paid
        self.price = price  # money the new cube costs
        self.cost = cost  # both together


class TrendRaised(Event):
    """A minister has raised the own trend."""

    def __init__(self, seat: int, state: str, minister: str, steps: int, trend: int) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.minister = minister  # the cabinet card
        self.steps = steps  # how far the card moves it
        self.trend = trend  # where it stands now


class TrendLowered(Event):
    """A minister has lowered the trend of a rival."""

    def __init__(self, seat: int, state: str, minister: str, rival: int, steps: int, trend: int) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.minister = minister  # the cabinet card
        self.rival = rival  # whose trend fell
        self.steps = steps  # how far the card moves it
        self.trend = trend  # where it stands now


class CoalitionTalksOpened(Event):
    """Who could form a coalition in the state that votes next, and if nobody, why."""

    def __init__(self, state: str, tiles: tuple[int, ...], able: tuple[int, ...], why: str) -> None:
        self.state = state  # in which state
        self.tiles = tiles  # who has a coalition tile there
        self.able = able  # who could find a partner
        self.why = why  # possible, or what is in the way: last-state, tiles, cards


class CoalitionOffered(Event):
    """A party has offered a coalition."""

    def __init__(self, seat: int, partner: int, state: str, shared: int) -> None:
        self.seat = seat  # who offers
        self.partner = partner  # who is asked
        self.state = state  # in which state
        self.shared = shared  # open programme cards they share


class CoalitionDeclined(Event):
    """The coalition was declined."""

    def __init__(self, seat: int, partner: int, state: str) -> None:
        self.seat = seat  # who offered
        self.partner = partner  # who declined
        self.state = state  # in which state


class CoalitionFormed(Event):
    """Two parties stand together."""

    def __init__(self, seat: int, partner: int, state: str, shared: int, forced: bool) -> None:
        self.seat = seat  # who offered or forced it
        self.partner = partner  # the other party
        self.state = state  # in which state
        self.shared = shared  # open programme cards they share
        self.forced = forced  # whether the partner was not asked


class MediaBought(Event):
    """A party has bought a media cube."""

    def __init__(self, seat: int, state: str, price: int) -> None:
        self.seat = seat  # the party
        self.state = state  # where the cube lies
        self.price = price  # what it cost


class OpinionExchanged(Event):
    """An opinion was exchanged for one from the pool, by media control or by absolute majority."""

    def __init__(self, seat: int, state: str, removed: str, added: str, right: str) -> None:
        self.seat = seat  # the party
        self.state = state  # in which state
        self.removed = removed  # the opinion that went
        self.added = added  # the opinion that came from the pool
        self.right = right  # by which right: media or majority
