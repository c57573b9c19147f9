"""Preparation: what every party gets, the first states, the decks and the exchange pool."""

from __future__ import annotations

from hemicycle.core.chance import Chance
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.election_events import OpinionClashed
from hemicycle.games.die_macher.events import HandDealt, PilesShuffled, PoolDealt, ProgrammeDealt, StateEntered
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.sums import EMPTY, NOBODY, Cards
from hemicycle.games.die_macher.table import EVERYBODY, Land, Pile, Table


def new_table(rules: Rules, seats: int, chance: Chance) -> Table:
    """An empty table: pieces in supply, decks shuffled, nothing dealt yet (4.1)."""
    kinds = range(len(rules.cards))
    copies = rules.programme_copies(seats)
    supplies = rules.supplies
    s = Table(
        rules=rules,
        chance=chance,
        seats=seats,
        parties=rules.seated(seats),
        round=0,
        start_player=chance.pick(seats),
        lands=[],
        coming=[state.id for state in rules.states],
        results=[],
        cash=[rules.start_position.cash] * seats,
        spent=[0] * seats,
        escrow=[0] * seats,
        bank=0,
        members=[rules.start_position.members] * seats,
        meetings=[supplies.meetings] * seats,
        media=[supplies.media] * seats,
        tiles=[supplies.coalition_tiles] * seats,
        boxed_tiles=[0] * seats,
        programme=[()] * seats,
        hands=[()] * seats,
        cabinet=[rules.ministers_dealt] * seats,
        cabinet_open=False,
        donations=[rules.donations_dealt] * seats,
        accepted=[EMPTY] * seats,
        refused=[EMPTY] * seats,
        programmes=Pile(deck=[card for card in kinds for _ in range(copies)]),
        traffic=[],
        opinions=Pile(deck=[card for card in kinds for _ in range(rules.opinion_deck.copies)]),
        polls=Pile(deck=list(rules.polls_dealt)),
        polls_out=(),
        auctions=0,
        pool=[],
        doublers=rules.doublers.supply,
        partners=[NOBODY] * seats,
        national=[EMPTY] * rules.national_opinions.spaces,
        secured=[0] * rules.national_opinions.spaces,
        national_media=[()] * rules.timeline.rounds,
        removed=[],
        sheets=[],
    )
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
            s.tell(programme_dealt, s, seat, rejected)
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


def programme_dealt(s: Table, seat: int, rejected: list[int]) -> ProgrammeDealt:
    """The programme of a party, and the cards that clashed."""
    party = s.rules.parties[s.parties[seat]].label
    return ProgrammeDealt(seat, party, s.names(s.programme[seat]), s.names(tuple(rejected)))


class DealHands(Step[Table, Action]):
    """Every party draws hidden programme cards from the top of the deck."""

    cites = ("4.1b",)

    def conclude(self, s: Table) -> Next:
        for seat in range(s.seats):
            fill_hand(s, seat)
            s.whisper((seat,), HandDealt, s.names(s.hands[seat]))
        return None


def fill_hand(s: Table, seat: int) -> Cards:
    """Draw hidden programme cards until the hand is full, as far as there are any; says which came."""
    drawn: list[int] = []
    for _ in range(s.rules.programme.hand - len(s.hands[seat])):
        card = s.draw_programme(seat)
        if card == EMPTY:
            break
        drawn.append(card)
    if drawn:
        s.hands[seat] = tuple(sorted([*s.hands[seat], *drawn]))
    return tuple(drawn)


class SetUpStates(Step[Table, Action]):
    """The first states get their cards, their markers and their opinions; the first of them is the current one."""

    cites = ("4.2b", "4.2c")

    def conclude(self, s: Table) -> Next:
        for face_up in s.rules.timeline.open_at_set_up:
            enter_state(s, face_up, clashing_to_pool=False)
        return None


class DealPool(Step[Table, Action]):
    """The top opinions are laid out as the exchange pool; in some editions all piles are shuffled before."""

    cites = ("4.2e",)

    def conclude(self, s: Table) -> Next:
        if s.rules.preparation.piles_shuffled_again:
            shuffle_piles(s)
        laid_out = []
        for _ in range(s.rules.exchange_pool.cards):
            card = s.draw_opinion()
            s.see_opinion(card)
            s.add_to_pool(card)
            laid_out.append(card)
        s.tell(PoolDealt, s.names(tuple(laid_out)))
        return None


def shuffle_piles(s: Table) -> None:
    """Shuffle what lies under a pile into it; nothing has gone back to the polls and the state cards yet."""
    for pile in (s.programmes, s.opinions):
        cards, pile.under = pile.under, []
        pile.shuffle_in(cards, s.chance)
    s.traffic = []
    for land in s.lands:
        land.stale = len(land.hidden)
    s.tell(PilesShuffled)


def enter_state(s: Table, face_up: int, *, clashing_to_pool: bool) -> None:
    """Draw a state, set up its board at the end of the line, and lay out its opinions, so many of them open."""
    land = bare_land(s, s.coming.pop(), len(s.results) + len(s.lands) + 1)
    for seat in range(s.seats):
        send_meetings(s, land, seat, s.rules.start_position.meetings_per_state)
    s.add_land(land)
    rejected: list[int] = []
    for place in range(s.rules.timeline.opinions_per_state):
        if place < face_up:
            land.opinions += (fitting_opinion(s, land, rejected),)
        else:
            land.hidden += (s.draw_opinion(),)
    s.tell(state_entered, s, land)
    put_away(s, land, rejected, to_pool=clashing_to_pool)


def state_entered(s: Table, land: Land) -> StateEntered:
    """The new state, how many seats it has at most, and its opinions."""
    shown = s.names(tuple([card for card in land.opinions if card != EMPTY]))
    return StateEntered(land.id, land.number, s.rules.state_cards[land.id].seats[-1], shown, len(land.hidden))


def bare_land(s: Table, id: str, number: int) -> Land:
    """The board of a state with nothing on it but markers."""
    start, seats = s.rules.start_position, s.seats
    return Land(
        id=id,
        number=number,
        votes=[start.votes] * seats,
        trend=[start.trend] * seats,
        meetings=[0] * seats,
        media=[0] * seats,
        stack=list(s.order()),
        opinions=(),
        hidden=(),
        stale=0,
        doubled=EMPTY,
        tiles=(),
        cabinet=[EMPTY] * seats,
        poll=EMPTY,
    )


def put_away(s: Table, land: Land, clashing: list[int], *, to_pool: bool) -> None:
    """Opinions that clash with open ones go to the exchange pool, or under the deck."""
    for card in clashing:
        if to_pool:
            s.add_to_pool(card)
        else:
            s.opinions.under.append((EVERYBODY, card))
        s.tell(OpinionClashed, land.id, s.name(card), to_pool)


def send_meetings(s: Table, land: Land, seat: int, meetings: int) -> int:
    """Put meetings from the supply on a board, as many as there are and fit; says how many."""
    placed = min(meetings, s.meetings[seat], s.rules.meetings.spaces - land.meetings[seat])
    s.meetings[seat] -= placed
    land.meetings[seat] += placed
    return placed


def fitting_opinion(s: Table, land: Land, rejected: list[int]) -> int:
    """Draw openly until an opinion neither repeats nor contradicts an open one; EMPTY when none is to be had.

    The deck comes first, then what lies under it, then the shuffled discards.
    """
    shown, pile = land.opinions, s.opinions
    while pile.deck or any([not clashes(card, shown) for _, card in pile.under + pile.discards]):
        card = s.draw_opinion()
        s.see_opinion(card)
        if not clashes(card, shown):
            return card
        rejected.append(card)
    return EMPTY


def clashes(card: int, cards: tuple[int, ...]) -> bool:
    """Whether a card is on the issue of one of the others, on either side."""
    return card in cards or card ^ 1 in cards
