"""What happens in Die Macher up to the media, as it is told or whispered."""

from __future__ import annotations

from hemicycle.core.values import Event


class ProgrammeDealt(Event):
    """The open programme of a party, and the cards that clashed and went under the deck."""

    reveals = True

    def __init__(self, seat: int, party: str, cards: tuple[str, ...], rejected: tuple[str, ...]) -> None:
        self.seat = seat
        self.party = party
        self.cards = cards
        self.rejected = rejected


class HandDealt(Event):
    """Whispered: your hidden programme cards."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards


class StateEntered(Event):
    """A state comes into play with its open opinions; clashing ones went under the deck."""

    reveals = True

    def __init__(
        self, state: str, number: int, seats: int, opinions: tuple[str, ...], hidden: int, rejected: tuple[str, ...]
    ) -> None:
        self.state = state
        self.number = number
        self.seats = seats
        self.opinions = opinions
        self.hidden = hidden
        self.rejected = rejected


class PoolDealt(Event):
    """The opinions in the exchange pool."""

    reveals = True

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards


class DeckShuffled(Event):
    """A deck had run out and was made anew: of programme cards, opinions or polls."""

    def __init__(self, deck: str, cards: int) -> None:
        self.deck = deck
        self.cards = cards


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
        self.seat = seat
        self.trend = trend
        self.vote_gifts = vote_gifts
        self.votes = votes
        self.meeting_gifts = meeting_gifts
        self.meetings = meetings
        self.media = media
        self.members = members


class RoundBegan(Event):
    """A new round; a state votes at its end."""

    def __init__(self, round: int, state: str) -> None:
        self.round = round
        self.state = state


class StartBidsOpened(Event):
    """The bids for naming the start player are uncovered."""

    reveals = True

    def __init__(self, seats: tuple[int, ...], bids: tuple[int, ...]) -> None:
        self.seats = seats
        self.bids = bids


class BidDiceRolled(Event):
    """Dice decide between equal bids."""

    reveals = True

    def __init__(self, seats: tuple[int, ...], rolls: tuple[int, ...]) -> None:
        self.seats = seats
        self.rolls = rolls


class StartPlayerNamed(Event):
    """The highest bidder has named the start player."""

    def __init__(self, seat: int, start_player: int, paid: int) -> None:
        self.seat = seat
        self.start_player = start_player
        self.paid = paid


class HandRenewed(Event):
    """A party has discarded and drawn hidden programme cards."""

    reveals = True

    def __init__(self, seat: int, discarded: int, drawn: int) -> None:
        self.seat = seat
        self.discarded = discarded
        self.drawn = drawn


class HandChanged(Event):
    """Whispered: the hidden programme cards you discarded and drew."""

    reveals = True

    def __init__(self, discarded: tuple[str, ...], drawn: tuple[str, ...]) -> None:
        self.discarded = discarded
        self.drawn = drawn


class ProgrammeChanged(Event):
    """A party has changed its programme."""

    reveals = True

    def __init__(self, seat: int, removed: str, added: str) -> None:
        self.seat = seat
        self.removed = removed
        self.added = added


class MinisterPlaced(Event):
    """A party has laid a cabinet card face down."""

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state


class MinisterRevealed(Event):
    """A cabinet card is turned up and paid for."""

    reveals = True

    def __init__(self, seat: int, state: str, minister: str, cost: int) -> None:
        self.seat = seat
        self.state = state
        self.minister = minister
        self.cost = cost


class TilePlaced(Event):
    """A telephone: a coalition tile lies beside a state."""

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state


class VotesAdded(Event):
    """A minister has won votes."""

    def __init__(self, seat: int, state: str, minister: str, votes: int, total: int) -> None:
        self.seat = seat
        self.state = state
        self.minister = minister
        self.votes = votes
        self.total = total


class DoublerPlaced(Event):
    """An opinion has become the main issue of a state."""

    def __init__(self, seat: int, state: str, minister: str, opinion: str) -> None:
        self.seat = seat
        self.state = state
        self.minister = minister
        self.opinion = opinion


class DoublerRemoved(Event):
    """An opinion is no longer the main issue of a state."""

    def __init__(self, seat: int, state: str, minister: str, opinion: str) -> None:
        self.seat = seat
        self.state = state
        self.minister = minister
        self.opinion = opinion


class MediaSwapped(Event):
    """A media cube was driven out by another."""

    def __init__(self, seat: int, state: str, minister: str, rival: int, compensation: int, price: int) -> None:
        self.seat = seat
        self.state = state
        self.minister = minister
        self.rival = rival
        self.compensation = compensation
        self.price = price


class TrendRaised(Event):
    """A minister has raised the own trend."""

    def __init__(self, seat: int, state: str, minister: str, steps: int, trend: int) -> None:
        self.seat = seat
        self.state = state
        self.minister = minister
        self.steps = steps
        self.trend = trend


class TrendLowered(Event):
    """A minister has lowered the trend of a rival."""

    def __init__(self, seat: int, state: str, minister: str, rival: int, steps: int, trend: int) -> None:
        self.seat = seat
        self.state = state
        self.minister = minister
        self.rival = rival
        self.steps = steps
        self.trend = trend


class CoalitionOffered(Event):
    """A party has offered a coalition."""

    def __init__(self, seat: int, partner: int, state: str, shared: int) -> None:
        self.seat = seat
        self.partner = partner
        self.state = state
        self.shared = shared


class CoalitionDeclined(Event):
    """The coalition was declined."""

    def __init__(self, seat: int, partner: int, state: str) -> None:
        self.seat = seat
        self.partner = partner
        self.state = state


class CoalitionFormed(Event):
    """Two parties stand together."""

    def __init__(self, seat: int, partner: int, state: str, shared: int, forced: bool) -> None:
        self.seat = seat
        self.partner = partner
        self.state = state
        self.shared = shared
        self.forced = forced


class MediaBought(Event):
    """A party has bought a media cube."""

    def __init__(self, seat: int, state: str, price: int) -> None:
        self.seat = seat
        self.state = state
        self.price = price


class OpinionExchanged(Event):
    """An opinion was exchanged for one from the pool, by media control or by absolute majority."""

    def __init__(self, seat: int, state: str, removed: str, added: str, right: str) -> None:
        self.seat = seat
        self.state = state
        self.removed = removed
        self.added = added
        self.right = right
