"""Preparation: what every party gets, the first states, the decks and the exchange pool."""

from __future__ import annotations

from hemicycle.core.chance import Chance
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.events import HandDealt, PoolDealt, ProgrammeDealt, StateEntered
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import EVERYBODY, Land, Pile, Table


def new_table(rules: Rules, seats: int, chance: Chance) -> Table:
    """An empty table: pieces in supply, decks shuffled, nothing dealt yet (4.1)."""
    kinds = range(len(rules.cards))
    copies = rules.programme_copies(seats)
    supplies = rules.supplies
    s = Table(
        rules, chance, seats, rules.seated(seats), 0, chance.pick(seats), [], [state.id for state in rules.states], [],
        [rules.start_position.cash] * seats, [0] * seats, 0, [rules.start_position.members] * seats,
        [supplies.meetings] * seats, [supplies.media] * seats, [supplies.coalition_tiles] * seats, [0] * seats,
        [()] * seats, [()] * seats,
        [rules.ministers_dealt] * seats, False, [rules.donations_dealt] * seats, [NOBODY] * seats, [NOBODY] * seats,
        Pile([card for card in kinds for _ in range(copies)], [], [], []), [],
        Pile([card for card in kinds for _ in range(rules.opinion_deck.copies)], [], [], []),
        Pile(list(rules.polls_dealt), [], [], []), (), 0, [], rules.doublers.supply, [NOBODY] * seats,
        [EMPTY] * rules.national_opinions.spaces, [0] * rules.national_opinions.spaces,
        [()] * rules.timeline.rounds, [], [],
    )  # fmt: skip
    for deck in (s.programmes.deck, s.opinions.deck, s.polls.deck):
        chance.shuffle(deck)
    chance.shuffle(s.coming)
    return s


class DealProgrammes(Step[Table, Action]):
    """Every party gets open programme cards on different issues; a clashing card goes under the deck."""

    cites = ("4.1a",)

    def conclude(self, s: Table) -> Next:
        for seat in range(s.seats):
            rejected = self.deal(s, seat)
            if s.journal is not None:
                party = s.rules.parties[s.parties[seat]].label
                s.tell(ProgrammeDealt, seat, party, s.names(s.programme[seat]), s.names(tuple(rejected)))
        return DealHands(), SetUpStates(), DealPool()

    def deal(self, s: Table, seat: int) -> list[int]:
        """Deal one programme; returns the cards that clashed."""
        pile = s.programmes
        rejected: list[int] = []
        while len(s.programme[seat]) < s.rules.programme.open:
            if not pile.deck:
                pile.renew(s.chance)
            card = pile.deck.pop()
            if clashes(card, s.programme[seat]):
                rejected.append(card)
                pile.under.append((EVERYBODY, card))
            else:
                s.programme[seat] += (card,)
        return rejected


class DealHands(Step[Table, Action]):
    """The deck is shuffled again, and every party draws hidden programme cards."""

    cites = ("4.1b",)

    def conclude(self, s: Table) -> Next:
        cards, s.programmes.under = s.programmes.under, []
        s.programmes.shuffle_in(cards, s.chance)
        for seat in range(s.seats):
            fill_hand(s, seat)
            s.whisper((seat,), HandDealt, s.names(s.hands[seat]))
        return None


def fill_hand(s: Table, seat: int) -> int:
    """Draw hidden programme cards until the hand is full; says how many there were to be had."""
    held, full = len(s.hands[seat]), s.rules.programme.hand
    if held >= full:
        return 0
    hand = list(s.hands[seat])
    while len(hand) < full:
        card = s.draw_programme(seat)
        if card == EMPTY:
            break
        hand.append(card)
    s.hands[seat] = tuple(sorted(hand))
    return len(hand) - held


class SetUpStates(Step[Table, Action]):
    """The first states get their cards, their markers and their opinions; the first of them is the current one."""

    cites = ("4.2b", "4.2c")

    def conclude(self, s: Table) -> Next:
        for face_up in s.rules.timeline.open_at_set_up:
            enter_state(s, face_up)
        return None


class DealPool(Step[Table, Action]):
    """The opinions are shuffled again, and the top ones are laid out as the exchange pool."""

    cites = ("4.2e",)

    def conclude(self, s: Table) -> Next:
        cards, s.opinions.under = s.opinions.under, []
        s.opinions.shuffle_in(cards, s.chance)
        for land in s.lands:
            land.stale = len(land.hidden)
        laid_out = []
        for _ in range(s.rules.exchange_pool.cards):
            card = s.draw_opinion()
            s.see_opinion(card)
            s.add_to_pool(card)
            laid_out.append(card)
        s.tell(PoolDealt, s.names(tuple(laid_out)))
        return None


def enter_state(s: Table, face_up: int) -> None:
    """Draw a state, set up its board at the end of the line, and lay out its opinions, so many of them open."""
    start = s.rules.start_position
    land = Land(
        s.coming.pop(), len(s.results) + len(s.lands) + 1, [start.votes] * s.seats, [start.trend] * s.seats,
        [0] * s.seats, [0] * s.seats, list(s.order()), (), (), 0, EMPTY, (), [NOBODY] * s.seats, NOBODY,
    )  # fmt: skip
    for seat in range(s.seats):
        send_meetings(s, land, seat, start.meetings_per_state)
    s.add_land(land)
    rejected: list[int] = []
    for place in range(s.rules.timeline.opinions_per_state):
        if place < face_up:
            land.opinions += (fitting_opinion(s, land, rejected),)
        else:
            land.hidden += (s.draw_opinion(),)
    s.opinions.under += [(EVERYBODY, card) for card in rejected]
    if s.journal is not None:
        most = s.rules.state_cards[land.id].seats[-1]
        shown = s.names(tuple([card for card in land.opinions if card != EMPTY]))
        s.tell(StateEntered, land.id, land.number, most, shown, len(land.hidden), s.names(tuple(rejected)))


def send_meetings(s: Table, land: Land, seat: int, meetings: int) -> int:
    """Put meetings from the supply on a board, as many as there are and fit; says how many."""
    placed = min(meetings, s.meetings[seat], s.rules.meetings.spaces - land.meetings[seat])
    s.meetings[seat] -= placed
    land.meetings[seat] += placed
    return placed


def fitting_opinion(s: Table, land: Land, rejected: list[int]) -> int:
    """Draw openly until an opinion neither repeats nor contradicts an open one; EMPTY when none is to be had."""
    shown = land.opinions
    pile = s.opinions
    while pile.deck or any([not clashes(card, shown) for _, card in pile.under or pile.discards]):
        card = s.draw_opinion()
        s.see_opinion(card)
        if not clashes(card, shown):
            return card
        rejected.append(card)
    return EMPTY


def clashes(card: int, cards: tuple[int, ...]) -> bool:
    """Whether a card is on the issue of one of the others, on either side."""
    return card in cards or card ^ 1 in cards
