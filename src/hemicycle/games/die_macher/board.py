"""The boards of Die Macher as one seat may know them. Lists go by seat; cards and states have names."""

from __future__ import annotations

from dataclasses import dataclass

Named = tuple[str, ...]
Numbers = tuple[int, ...]
Known = tuple[int, str | None]  # who has seen a card (-1: everybody, -2: nobody), and its name if this seat knows it


@dataclass
class Terms:
    """The numbers of the edition that sums and screens need."""

    rounds: int
    last_campaign: int
    no_coalition_state: int
    members_pay_in: Numbers
    cards: Named  # two by two the sides of an issue
    opinion_copies: int
    doubler_weight: int
    from_votes: Numbers
    most_votes: int
    lowest_trend: int
    highest_trend: int
    meeting_price: int
    most_meetings: int
    meeting_spaces: int
    least_to_convert: int
    meetings_per_vote_at_worst: int
    media_price: int
    media_spaces: int
    shared_to_agree: int
    shared_to_force: int
    media_points: Numbers  # by round
    opinion_points: Numbers  # by space
    opinion_members: Numbers


@dataclass
class StateBoard:
    """The board of a state in play."""

    id: str
    number: int  # the round in which it votes
    seats: Numbers  # by row of its card
    votes: Numbers
    trend: Numbers
    meetings: Numbers
    media: Numbers
    controller: int  # of the media; -1: nobody
    stack: Numbers  # the vote markers as they came; the later lies on top
    opinions: tuple[str | None, ...]  # the open ones first; None: face down; "": an empty place
    open: int
    stale: int  # how many of the hidden ones were dealt before the opinions were last shuffled
    doubled: int  # which opinion; -1: none
    tiles: Numbers  # who has a coalition tile here
    cabinet: tuple[str | None, ...]  # None: no card; "": a card face down
    poll: str | None  # None: no poll; "": face down
    poll_stale: bool  # it lay here when the polls were last shuffled


@dataclass
class PartyBoard:
    """What lies before a party."""

    party: str
    cash: int
    members: int
    meetings: int
    media: int
    tiles: int
    boxed_tiles: int
    programme: Named
    hand: int
    cabinet: Named  # cards nobody has seen played yet
    donations: Numbers  # amounts nobody has seen used yet
    accepted: int | None  # the donation laid open in this round
    refused: int | None  # the donation laid face down in this round; 0: its amount is not known to this seat
    seats: int  # won so far


@dataclass
class Result:
    """An election that has been held."""

    state: str
    votes: Numbers
    seats: Numbers
    winners: Numbers
    by_a_nose: bool


@dataclass
class NationalBoard:
    """The national board."""

    opinions: Named  # "": a free space
    secured: Numbers
    media: tuple[Numbers, ...]  # seats with a cube, by round


@dataclass
class Decks:
    """Decks and discards, as far as this seat can know what is in them."""

    programmes: int
    programme_discards: tuple[Known, ...]
    programme_shuffled: tuple[Known, ...]  # what this seat knows to have gone into the last shuffle
    traffic: tuple[tuple[str, int, str | None], ...]  # drawn, discarded and played since that shuffle
    opinions: int
    opinions_under: Named
    opinion_discards: Named
    opinions_removed: Named
    opinions_shuffled: Named
    polls: int
    poll_discards: tuple[tuple[int, str | None, bool], ...]  # the last: it lay on a board when polls were last shuffled
    polls_shuffled: tuple[Known, ...]
    states: Named  # not yet in play


@dataclass
class Board:
    """The table as one seat, or the public, may know it."""

    round: int
    start_player: int
    states: tuple[StateBoard, ...]  # in the order in which they vote; the first is the current one
    parties: tuple[PartyBoard, ...]
    national: NationalBoard
    pool: Named
    doublers: int
    partners: Numbers  # in the current state; -1: none
    cabinet_open: bool
    auctions: int
    bank: int
    results: tuple[Result, ...]
    decks: Decks
    terms: Terms
    # what only this seat knows
    hand: Named | None
    sheet: str | None  # the first column of the own start sheet


# --- what can be worked out from a board ---


@dataclass
class Forecast:
    """What a party would reach in a state if it voted now; a range while opinions lie face down."""

    seat: int
    votes_now: int
    meetings: int
    factor: tuple[int, int]
    votes: tuple[int, int]
    seats: tuple[int, int]

    @property
    def exact(self) -> bool:
        """Whether nothing hidden can change it."""
        return self.factor[0] == self.factor[1]


@dataclass
class Line:
    """The sum of one party in an election: votes before, meetings times factor, votes after, seats."""

    seat: int
    before: int
    meetings: int
    factor: int
    gained: int
    votes: int
    seats: int


@dataclass
class Count:
    """An election worked out: the parties in the order in which they convert, and who wins."""

    state: str
    lines: tuple[Line, ...]
    winners: Numbers
    by_a_nose: bool
    beaten: tuple[Numbers, ...]


@dataclass
class Change:
    """Something that might happen: steps of a party in a state, another opinion, doubler or programme card."""

    seat: int
    votes: int = 0
    trend: int = 0
    meetings: int = 0
    media: int = 0
    opinion: tuple[str, str] | None = None  # removed from the state, added to it
    doubled: str | None = None  # an open opinion, or "" to take the doubler away
    programme: tuple[str, str] | None = None  # removed, added
