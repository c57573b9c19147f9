"""Everything on a table of Die Macher, seen and unseen."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from hemicycle.core.chance import Chance
from hemicycle.core.options import Once
from hemicycle.core.state import State
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import MOST_SEATS, ways_in
from hemicycle.games.die_macher.events import DeckShuffled
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.sums import EMPTY, NOBODY, Cards, Seats, agreement, plurality

A = TypeVar("A")

EVERYBODY: Final = -1  # who has seen a discarded card: all, nobody, or the seat with this number
UNSEEN: Final = -2
DREW: Final = 0  # what happened to a programme card
DISCARDED: Final = 1
PLAYED: Final = 2

Seen = tuple[int, int]  # who knows a card, and the card


def clockwise(seats: int, first: int) -> Seats:
    """All seats in turn."""
    return tuple([(first + k) % seats for k in range(seats)])


TURNS: Final = [[clockwise(seats, first) for first in range(seats)] for seats in range(MOST_SEATS + 1)]


def steps_by_state(make: Callable[[int, str], A]) -> Once[str, list[A]]:
    """The steps of one kind, by state and seat; made once, for they never change."""
    return Once(partial(_steps_in, make))


def _steps_in(make: Callable[[int, str], A], state: str) -> list[A]:
    return [make(seat, state) for seat in range(MOST_SEATS)]


class Pile:
    """A face-down deck with its discards, and what went into it when it was last shuffled."""

    def __init__(self, deck: list[int], discards: list[Seen], under: list[Seen], shuffled: list[Seen]) -> None:
        self.deck = deck  # the top is at the end
        self.discards = discards
        self.under = under  # put under the deck in the open; shuffled before they come up again
        self.shuffled = shuffled

    def clone(self) -> Pile:
        """An independent copy."""
        return Pile(self.deck[:], self.discards[:], self.under[:], self.shuffled[:])

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


class Land:
    """The board of one state. Lists go by seat."""

    def __init__(
        self,
        id: str,
        number: int,
        votes: list[int],
        trend: list[int],
        meetings: list[int],
        media: list[int],
        stack: list[int],
        opinions: Cards,
        hidden: Cards,
        stale: int,
        doubled: int,
        tiles: Seats,
        cabinet: list[int],
        poll: int,
    ) -> None:
        self.id = id
        self.ways = ways_in(id)  # options that recur
        self.number = number  # the round in which it votes
        self.votes = votes
        self.trend = trend
        self.meetings = meetings
        self.media = media
        self.stack = stack  # the vote markers in the order they came to their places; the later lies on top
        self.opinions = opinions  # those that lie open
        self.hidden = hidden  # those that lie face down, the next to be turned up first
        self.stale = stale  # so many of these were dealt before the opinions were last shuffled
        self.doubled = doubled  # the place of the doubled opinion, or EMPTY
        self.tiles = tiles  # who has a coalition tile here
        self.cabinet = cabinet  # the card of each party, or NOBODY
        self.poll = poll

    def clone(self) -> Land:
        """An independent copy."""
        return Land(
            self.id, self.number, self.votes[:], self.trend[:], self.meetings[:], self.media[:], self.stack[:],
            self.opinions, self.hidden, self.stale, self.doubled, self.tiles, self.cabinet[:], self.poll,
        )  # fmt: skip

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


class Table(State):
    """The boards, the decks and the parties. Lists go by seat."""

    __slots__ = (  # so many that a dictionary would be slow; packed, for one name a line would fill a page
        "accepted", "auctions", "bank", "boards", "boxed_tiles", "cabinet", "cabinet_open", "cash", "coming",
        "donations", "doublers", "escrow", "hands", "lands", "line", "media", "meetings", "members", "national",
        "national_media", "opinions", "parties", "partners", "polls", "polls_out", "pool", "programme", "programmes",
        "refused", "removed", "results", "round", "rules", "secured", "sheets", "start_player", "tiles", "traffic",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        seats: int,
        parties: Cards,
        round: int,
        start_player: int,
        lands: list[Land],
        coming: list[str],
        results: list[tuple[str, Cards, Cards, Seats, bool]],
        cash: list[int],
        escrow: list[int],
        bank: int,
        members: list[int],
        meetings: list[int],
        media: list[int],
        tiles: list[int],
        boxed_tiles: list[int],
        programme: list[Cards],
        hands: list[Cards],
        cabinet: list[Cards],
        cabinet_open: bool,
        donations: list[Cards],
        accepted: list[int],
        refused: list[int],
        programmes: Pile,
        traffic: list[tuple[int, int, int]],
        opinions: Pile,
        polls: Pile,
        polls_out: Cards,
        auctions: int,
        pool: list[int],
        doublers: int,
        partners: list[int],
        national: list[int],
        secured: list[int],
        national_media: list[Seats],
        removed: list[int],
        sheets: list[Action],
    ) -> None:
        super().__init__(seats, chance)
        self.rules = rules
        self.parties = parties  # which party each seat leads
        self.round = round
        self.start_player = start_player
        self.lands = lands  # in the order in which they vote; the first is the current one
        self.line = [land.id for land in lands]
        self.boards = {land.id: land for land in lands}  # the same by name
        self.coming = coming  # states not yet in play, the next at the end
        self.results = results  # state, votes, seats, winners, by a nose
        self.cash = cash
        self.escrow = escrow  # of this, promised for cards that lie face down
        self.bank = bank  # what the parties together have paid in more than they received
        self.members = members
        self.meetings = meetings  # in supply
        self.media = media  # in supply
        self.tiles = tiles  # in supply
        self.boxed_tiles = boxed_tiles  # out of the game
        self.programme = programme
        self.hands = hands
        self.cabinet = cabinet  # cards still in hand
        self.cabinet_open = cabinet_open  # whether the cards on the boards have been turned up
        self.donations = donations  # cards still in hand
        self.accepted = accepted  # laid open in this round, or NOBODY
        self.refused = refused  # laid face down in this round, or NOBODY
        self.programmes = programmes
        self.traffic = traffic  # what happened to programme cards since the last shuffle, by whom
        self.opinions = opinions
        self.polls = polls
        self.polls_out = polls_out  # polls on the boards when the others were last shuffled
        self.auctions = auctions
        self.pool = pool  # the exchange pool, sorted
        self.doublers = doublers  # in supply
        self.partners = partners  # in the current state, or NOBODY
        self.national = national
        self.secured = secured  # security cards on each national opinion
        self.national_media = national_media  # by round
        self.removed = removed  # opinions out of the game
        self.sheets = sheets  # first columns of the start sheets, sealed until the second are in

    def clone(self) -> Table:
        """An independent copy with the same luck to come."""
        copy = Table(
            self.rules, self.chance, self.seats, self.parties, self.round, self.start_player,
            [land.clone() for land in self.lands], self.coming[:], self.results[:], self.cash[:], self.escrow[:],
            self.bank, self.members[:], self.meetings[:], self.media[:], self.tiles[:], self.boxed_tiles[:],
            self.programme[:], self.hands[:], self.cabinet[:], self.cabinet_open, self.donations[:], self.accepted[:],
            self.refused[:], self.programmes.clone(), self.traffic[:], self.opinions.clone(), self.polls.clone(),
            self.polls_out, self.auctions, self.pool[:], self.doublers, self.partners[:], self.national[:],
            self.secured[:], self.national_media[:], self.removed[:], self.sheets[:],
        )  # fmt: skip
        copy.continue_from(self)
        return copy

    # --- whose turn, and where ---

    def order(self) -> Seats:
        """All seats, the start player first, clockwise."""
        return TURNS[self.seats][self.start_player]

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
        self.bank += amount

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
        """The top poll, or NOBODY when there is none left anywhere."""
        pile = self.polls
        if not pile.deck:
            self.polls_out = tuple([land.poll for land in self.lands if land.poll != NOBODY])
            if not pile.renew(self.chance):
                return NOBODY
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


def without(cards: Cards, card: int) -> Cards:
    """Some cards but one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
