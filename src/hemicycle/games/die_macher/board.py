"""The boards of Die Macher as one seat may know them. Lists go by seat; cards and states have names."""

from __future__ import annotations

from dataclasses import dataclass

Named = tuple[str, ...]
Numbers = tuple[int, ...]
Range = tuple[int, int, int]  # the least that hidden opinions allow, by the open ones alone, the most
Known = tuple[int, str | None]  # who has seen a card (-3: everybody, -1: nobody), and its name if this seat knows it


@dataclass
class Terms:
    """The numbers of the edition that sums and screens need."""

    rounds: int  # rounds of the game
    last_campaign: int  # the rounds after this one are only counted
    no_coalition_state: int  # the state, by number, in which there are no coalitions
    members_pay_in: Numbers  # the rounds in which members bring money
    cards: Named  # two by two the sides of an issue
    light: Named  # of these, those that are for it
    doubler_weight: int  # what the main issue of a state counts
    most_votes: int  # the last space of the vote track
    lowest_trend: int  # the lowest trend there is
    highest_trend: int  # the highest trend there is
    meeting_price: int  # money for a meeting
    most_meetings: int  # meetings a party may hold in a state in a round
    meeting_spaces: int  # meetings a party has room for in a state
    least_to_convert: int  # so many must be present to be converted before the state votes
    media_price: int  # money for a media cube
    media_spaces: int  # media cubes a state has room for
    shared_to_agree: int  # open programme cards two parties must share to agree on a coalition
    shared_to_force: int  # open programme cards they must share for one to force it
    media_points: Numbers  # by round
    opinion_points: Numbers  # by space
    opinion_members: Numbers  # members a matching national opinion brings, by space


@dataclass
class StateBoard:
    """The board of a state in play."""

    id: str  # the state's id
    number: int  # the round in which it votes
    place: int  # in the line; 1: it votes in this round
    seats: Numbers  # by row of its card
    votes: Numbers  # votes, by seat
    trend: Numbers  # trends, by seat
    meetings: Numbers  # meetings held and not yet converted, by seat
    media: Numbers  # media cubes, by seat
    media_free: int  # places free for a media cube
    controller: int  # of the media; -1: nobody
    stack: Numbers  # the vote markers as they came; the later lies on top
    opinions: tuple[str | None, ...]  # the open ones first; None: face down; "": an empty place
    open: int  # how many of the opinions lie open
    stale: int  # how many of the hidden ones were dealt before the opinions were last shuffled
    doubled: int  # which opinion; -1: none
    tiles: Numbers  # who has a coalition tile here
    cabinet: tuple[str | None, ...]  # None: no card; "": a card face down
    poll: str | None  # None: no poll; "": face down
    poll_stale: bool  # it lay here when the polls were last shuffled


@dataclass
class PartyBoard:
    """What lies before a party."""

    party: str  # the party's name
    cash: int | None  # None: kept out of sight
    members: int  # its members
    meetings: int  # meeting pieces left in supply
    media: int  # media cubes left in supply
    tiles: int  # coalition tiles left in supply
    boxed_tiles: int  # coalition tiles out of the game
    programme: Named  # its open programme cards
    hand: int  # how many hidden programme cards it holds
    cabinet: Named  # cards nobody has seen played yet
    donations: Numbers  # amounts nobody has seen used yet
    accepted: int | None  # the donation laid open in this round
    refused: int | None  # the donation laid face down in this round; 0: its amount is not known to this seat
    seats: int  # won so far
    place: int  # by seats won so far; 1: nobody has more
    spent: int  # paid in this round


@dataclass
class Side:
    """A party or a coalition in an election."""

    parties: Numbers  # its seats, the higher marker first
    votes: int  # together
    seats: int  # won together
    after: Numbers  # its votes when so many parties are counted


@dataclass
class Result:
    """An election that has been held, and its count: party by party, whoever has fewest votes first."""

    state: str  # the state that voted
    votes: Numbers  # votes, by seat
    seats: Numbers  # seats won, by seat
    winners: Numbers  # the seats that won, the higher marker first
    by_a_nose: bool  # level with another side, and won only by the higher marker
    sides: tuple[Side, ...]  # with most votes first, of level ones that with the higher marker
    order: Numbers  # the seats as they are counted
    seated: Numbers  # seats in parliament when so many parties are counted
    leading: Numbers  # most votes of a side when so many parties are counted


@dataclass
class NationalBoard:
    """The national board."""

    opinions: Named  # "": a free space
    secured: Numbers  # security cards on each opinion
    media: tuple[Numbers, ...]  # seats with a cube, by round
    seats: int  # won by all parties so far


@dataclass
class Decks:
    """Decks and discards, as far as this seat can know what is in them."""

    programmes: int  # programme cards left to draw
    programmes_under: Named  # laid under the deck for all to see
    programme_discards: tuple[Known, ...]  # the programme cards discarded, in order
    programme_shuffled: tuple[Known, ...]  # what this seat knows to have gone into the last shuffle
    traffic: tuple[tuple[str, int, str | None], ...]  # drawn, discarded and played since that shuffle
    opinions: int  # opinions left to draw
    opinions_under: Named  # laid under the deck for all to see
    opinion_discards: Named  # opinions discarded
    opinions_removed: Named  # opinions out of the game
    opinions_shuffled: Named  # what went into the last shuffle
    polls: int  # polls left to draw
    poll_discards: tuple[tuple[int, str | None, bool], ...]  # the last: it lay on a board when polls were last shuffled
    polls_shuffled: tuple[Known, ...]  # what this seat knows to have gone into the last shuffle
    states: Named  # not yet in play


@dataclass
class Forecast:
    """What a party would reach in a state if it voted now; a range while opinions lie face down."""

    stances: Numbers  # by open opinion: 1 it shares, -1 it opposes, more where doubled, 0 it is silent on
    agreement: Range  # how far its programme agrees with the opinions: least and most
    factor: Range  # trend and agreement: what a meeting is worth
    votes: Range  # after converting: least and most
    seats: Range  # least and most
    place: int  # by votes; 1: nobody has more


@dataclass
class StateForecast:
    """A state as if it voted now; who wins, and what they have together, goes by the open opinions."""

    parties: tuple[Forecast, ...]  # the parties by seat
    winners: Numbers  # the seats that would win, the higher marker first
    by_a_nose: bool  # level with another side, and won only by the higher marker
    votes: int  # the winners' votes together
    seats: int  # the winners' seats together


@dataclass
class Pair:
    """Two parties that stand together in the current state, or could: as if they did and it voted now."""

    parties: Numbers  # the two seats
    together: bool  # whether they are a coalition already
    shared: Named  # open programme cards they share
    may: str  # agree, force, or "" where they can form no coalition
    why: str  # the refusal that stands against it; "": nothing does
    votes: int  # their votes together, by the open opinions
    seats: int  # their seats together
    lead: int  # votes ahead of the best other side; below nought: behind
    wins: bool  # whether they would win the state


@dataclass
class Points:
    """What a party would score if the game ended now, by where the points come from."""

    seats: int  # for seats won
    media: int  # for media cubes on the national board
    members: int  # for members
    members_bonus: int  # for having most or second most members
    opinions: int  # for national opinions it agrees with
    security: int  # for those that are secured
    total: int  # all together


@dataclass
class Board:
    """The table as one seat, or the public, may know it."""

    round: int  # counted from 1
    start_player: int  # the seat that begins in this round
    states: tuple[StateBoard, ...]  # in the order in which they vote; the first is the current one
    parties: tuple[PartyBoard, ...]  # the parties by seat
    national: NationalBoard  # the national board
    pool: Named  # opinions open for exchange
    doublers: int  # doublers left in supply
    partners: Numbers  # in the current state; -1: none
    cabinet_open: bool  # whether the cabinet cards have been turned up
    auctions: int  # polls auctioned so far
    bank: int | None  # what the parties have paid in more than they received; None: money is kept out of sight
    results: tuple[Result, ...]  # the elections held so far
    forecasts: tuple[StateForecast, ...]  # in the order of the states
    pairs: tuple[Pair, ...]  # parties that stand together in the current state, or are free to
    points: tuple[Points, ...]  # if the game ended now
    decks: Decks  # what is left to draw, and what was discarded
    terms: Terms  # the numbers of the edition
    # what only this seat knows
    hand: Named | None  # the own hidden programme cards; None for the public
    sheet: str | None  # the first column of the own start sheet
