"""Everything on a table of Die Macher, seen and unseen."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import Final, TypeVar

from hemicycle.core.chance import Chance
from hemicycle.core.pieces import Piece
from hemicycle.core.state import State
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import MOST_SEATS, Ways, ways_in
from hemicycle.games.die_macher.events import DeckShuffled
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.sums import EMPTY, NOBODY, Cards, Seats, agreement, plurality

A = TypeVar("A")

EVERYBODY: Final = -3  # who has seen a discarded card: all, or the seat with this number, or NOBODY
DREW: Final = 0  # what happened to a programme card
DISCARDED: Final = 1
PLAYED: Final = 2

Seen = tuple[int, int]  # who knows a card, and the card


def clockwise(seats: int, first: int) -> Seats:
    """All seats in turn."""
    return tuple([(first + k) % seats for k in range(seats)])


def onwards(order: Seats) -> dict[int, Seats]:
    """Each seat, and nobody, with those whose turn comes from there on."""
    return {NOBODY: ()} | {seat: order[k:] for k, seat in enumerate(order)}


# worked out once, by the number of seats and the first of them
TURNS: Final = [[clockwise(seats, first) for first in range(seats)] for seats in range(MOST_SEATS + 1)]
ONWARDS: Final = [[onwards(order) for order in orders] for orders in TURNS]


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Pile(Piece):
    """A face-down deck with what lies under it, its discards, and what went into it when it was last shuffled."""

    deck: list[int]  # the top is at the end
    discards: list[Seen] = field(default_factory=list)
    under: list[Seen] = field(
        default_factory=list
    )  # put under the deck in the open; shuffled before they come up again
    shuffled: list[Seen] = field(default_factory=list)

    def shuffle_in(self, cards: list[Seen], chance: Chance) -> None:
        """Shuffle cards into the deck; who has seen them knows that they are in it."""
        self.shuffled = cards
        self.deck += [card for _, card in cards]
        chance.shuffle(self.deck)

    def renew(self, chance: Chance) -> bool:
        """Make a new deck of what lies under the old one, else of the discards; says whether there was any."""
        if self.under:
            cards, self.under = self.under, []
        else:
            cards, self.discards = self.discards, []
        self.shuffle_in(cards, chance)
        return bool(cards)


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Land(Piece):
    """The board of one state. Lists go by seat."""

    id: str
    number: int  # the round in which it votes
    votes: list[int]
    trend: list[int]
    meetings: list[int]
    media: list[int]
    stack: list[int]  # the vote markers in the order they came to their places; the later lies on top
    opinions: Cards  # those that lie open
    hidden: Cards  # those that lie face down, the next to be turned up first
    stale: int  # so many of these were dealt before the opinions were last shuffled
    doubled: int  # the place of the doubled opinion, or EMPTY
    tiles: Seats  # who has a coalition tile here
    cabinet: list[int]  # the card of each party, or EMPTY
    poll: int

    ways: Ways = field(init=False)  # options that recur

    def __post_init__(self) -> None:
        self.ways = ways_in(self.id)

    def controller(self) -> int:
        """Who controls the media here, or nobody."""
        return plurality(self.media)

    def add_votes(self, seat: int, gained: int, most: int) -> None:
        """Move a vote marker up; where others stand already it lies on top of them."""
        votes = min(most, self.votes[seat] + gained)
        if votes != self.votes[seat]:
            self.votes[seat] = votes
            self.stack.remove(seat)
            self.stack.append(seat)

    def move_trend(self, seat: int, steps: int, rules: Rules) -> None:
        """Move a trend marker, at most to the end of its track."""
        self.trend[seat] = max(rules.tracks.lowest_trend, min(rules.tracks.highest_trend, self.trend[seat] + steps))


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Table(State):
    """The boards, the decks and the parties. Lists go by seat."""

    rules: Rules
    parties: Cards  # which party each seat leads
    round: int
    start_player: int

    # the states
    lands: list[Land]  # in the order in which they vote; the first is the current one
    coming: list[str]  # states not yet in play, the next at the end
    results: list[
        tuple[str, Cards, Cards, Seats, bool, tuple[Seats, ...]]
    ]  # state, votes, seats, winners, by a nose, sides

    # what the parties have
    cash: list[int]
    spent: list[int]  # in this round
    escrow: list[int]  # of this, promised for cards that lie face down
    bank: int  # what the parties together have paid in more than they received
    members: list[int]
    meetings: list[int]  # in supply
    media: list[int]  # in supply
    tiles: list[int]  # in supply
    boxed_tiles: list[int]  # out of the game
    programme: list[Cards]
    hands: list[Cards]
    cabinet: list[Cards]  # cards still in hand
    cabinet_open: bool  # whether the cards on the boards have been turned up
    donations: list[Cards]  # cards still in hand
    accepted: list[int]  # laid open in this round, or EMPTY
    refused: list[int]  # laid face down in this round, or EMPTY

    # the decks
    programmes: Pile
    traffic: list[tuple[int, int, int]]  # what happened to programme cards since the last shuffle, by whom
    opinions: Pile
    polls: Pile
    polls_out: Cards  # polls on the boards when the others were last shuffled
    auctions: int  # held so far

    # what lies open for all
    pool: list[int]  # the exchange pool, sorted
    doublers: int  # in supply
    partners: list[int]  # in the current state, or NOBODY
    national: list[int]  # the opinions on the national board, or EMPTY
    secured: list[int]  # security cards on each national opinion
    national_media: list[Seats]  # by round
    removed: list[int]  # opinions out of the game
    sheets: list[Action]  # first columns of the start sheets, sealed until the second are in

    # what follows from the lands
    line: list[str] = field(init=False)
    boards: dict[str, Land] = field(init=False)  # by name

    def __post_init__(self) -> None:
        self.line = [land.id for land in self.lands]
        self.boards = {land.id: land for land in self.lands}

    # --- whose turn, and where ---

    def order(self) -> Seats:
        """All seats, the start player first, clockwise."""
        return TURNS[self.seats][self.start_player]

    def onwards(self, seat: int) -> Seats:
        """A seat and those whose turn comes after it; none after nobody."""
        return ONWARDS[self.seats][self.start_player][seat]

    def after(self, seat: int) -> int:
        """The next seat clockwise; nobody when the start player's turn has come round again."""
        following = (seat + 1) % self.seats
        return NOBODY if following == self.start_player else following

    def add_land(self, land: Land) -> None:
        """Put a board at the end of the line."""
        self.lands.append(land)
        self.line.append(land.id)
        self.boards[land.id] = land

    def take_land(self) -> Land:
        """Take the board of the current state out of the line."""
        land = self.lands.pop(0)
        self.line.remove(land.id)
        del self.boards[land.id]
        return land

    def factor(self, land: Land, seat: int) -> int:
        """Trend plus agreement with the open opinions (5.2.8)."""
        weight = self.rules.doublers.weight
        return land.trend[seat] + agreement(self.programme[seat], land.opinions, land.doubled, weight)

    # --- money and members ---

    def pay(self, seat: int, amount: int) -> None:
        """Pay to the bank."""
        self.cash[seat] -= amount
        self.spent[seat] += amount
        self.bank += amount

    def compensate(self, seat: int, rival: int, amount: int) -> None:
        """Pay to another party."""
        self.cash[seat] -= amount
        self.spent[seat] += amount
        self.cash[rival] += amount

    def receive(self, seat: int, amount: int) -> None:
        """Receive from the bank."""
        self.cash[seat] += amount
        self.bank -= amount

    def recruit(self, seat: int, change: int) -> None:
        """Gain or lose members."""
        self.members[seat] = max(self.rules.members.lowest, self.members[seat] + change)

    # --- cards ---

    def draw_programme(self, seat: int) -> int:
        """The top programme card, drawn by a seat, or EMPTY when there is none left anywhere."""
        pile = self.programmes
        if not pile.deck:
            self.traffic = []
            if not pile.renew(self.chance):
                return EMPTY
            self.tell(DeckShuffled, "programme", len(pile.deck))
        card = pile.deck.pop()
        self.traffic.append((DREW, seat, card))
        return card

    def draw_opinion(self) -> int:
        """The top opinion, or EMPTY when there is none left anywhere."""
        pile = self.opinions
        if not pile.deck:
            for land in self.lands:
                land.stale = len(land.hidden)
            if not pile.renew(self.chance):
                return EMPTY
            self.tell(DeckShuffled, "opinion", len(pile.deck))
        return pile.deck.pop()

    def add_to_pool(self, card: int) -> None:
        """Lay an opinion into the exchange pool."""
        insort(self.pool, card)

    def see_opinion(self, card: int) -> None:
        """An opinion that was in the deck when it was last shuffled has come to light."""
        if (EVERYBODY, card) in self.opinions.shuffled:
            self.opinions.shuffled.remove((EVERYBODY, card))

    def draw_poll(self) -> int:
        """The top poll, or EMPTY when there is none left anywhere."""
        pile = self.polls
        if not pile.deck:
            self.polls_out = tuple([land.poll for land in self.lands if land.poll != EMPTY])
            if not pile.renew(self.chance):
                return EMPTY
            self.tell(DeckShuffled, "poll", len(pile.deck))
        return pile.deck.pop()

    # --- names ---

    def names(self, cards: Cards) -> tuple[str, ...]:
        """The names of opinions or programme cards; an empty place has the name ''."""
        known = self.rules.cards
        return tuple([known[card] if card != EMPTY else "" for card in cards])

    def name(self, card: int) -> str:
        """The name of an opinion or a programme card."""
        return "" if card == EMPTY else self.rules.cards[card]


def replaced(cards: Cards, card: int, by: int) -> Cards:
    """Some cards with another one in the place of one."""
    place = cards.index(card)
    return (*cards[:place], by, *cards[place + 1 :])


def without(cards: Cards, card: int) -> Cards:
    """Some cards but one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
