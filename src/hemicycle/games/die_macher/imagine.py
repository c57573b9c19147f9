"""A table that a seat of Die Macher could be sitting at: what it knows stays, the rest is dealt anew.

A seat remembers every card it saw since the deck was last shuffled, and what it knew to go into that shuffle. A card
that came out of the deck since is *fresh*; everything that lay elsewhere at that time is not, and so a card which this
seat knows to have been shuffled in can only be among the fresh ones.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from hemicycle.core.chance import Chance
from hemicycle.core.values import Action, Notation
from hemicycle.core.view import View
from hemicycle.games.die_macher.actions import FirstColumn
from hemicycle.games.die_macher.board import Board, PartyBoard, Result, StateBoard
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.start_sheet import first_column, forms
from hemicycle.games.die_macher.sums import EMPTY, Cards, Seats
from hemicycle.games.die_macher.table import EVERYBODY, Land, Pile, Seen, Table
from hemicycle.games.die_macher.view import TRAFFIC

UNKNOWN = -4  # the face of a card somebody else has drawn
SHEETS = Notation([FirstColumn])
GUESSES = 200


def sample(rules: Rules, view: View, chance: Chance) -> Table:
    """A table that looks to this seat as its own does."""
    board: Board = view.board
    parties = board.parties
    cash = [_cash(rules, view, seat, chance) for seat in range(view.seats)]
    s = Table(
        rules=rules,
        chance=chance,
        seats=view.seats,
        parties=_parties(rules, board),
        round=board.round,
        start_player=board.start_player,
        lands=[_land(rules, state) for state in board.states],
        coming=_shuffled(board.decks.states, chance),
        results=[_result(result) for result in board.results],
        cash=cash,
        spent=[party.spent for party in parties],
        escrow=[0] * view.seats,
        bank=rules.start_position.cash * view.seats - sum(cash),
        members=[party.members for party in parties],
        meetings=[party.meetings for party in parties],
        media=[party.media for party in parties],
        tiles=[party.tiles for party in parties],
        boxed_tiles=[party.boxed_tiles for party in parties],
        programme=[_cards(rules, party.programme) for party in parties],
        hands=[()] * view.seats,
        cabinet=[()] * view.seats,
        cabinet_open=board.cabinet_open,
        donations=[()] * view.seats,
        accepted=[_donation(rules, party.accepted) for party in parties],
        refused=[EMPTY] * view.seats,
        programmes=Pile(deck=[]),
        traffic=[_traffic(rules, *entry) for entry in board.decks.traffic],
        opinions=Pile(deck=[]),
        polls=Pile(deck=[]),
        polls_out=(),
        auctions=board.auctions,
        pool=list(_cards(rules, board.pool)),
        doublers=board.doublers,
        partners=list(board.partners),
        national=list(_cards(rules, board.national.opinions)),
        secured=list(board.national.secured),
        national_media=list(board.national.media),
        removed=list(_cards(rules, board.decks.opinions_removed)),
        sheets=[],
    )
    _deal_programmes(s, view, chance)
    _deal_opinions(s, board, chance)
    _deal_polls(s, board, chance)
    for seat, party in enumerate(parties):
        _deal_cabinet(s, seat, party, board, chance)
        _deal_donation(s, seat, party, chance)
    _deal_sheets(s, view, chance)
    return s


def _result(told: Result) -> tuple[str, Cards, Cards, Seats, bool, tuple[Seats, ...]]:
    return (
        told.state,
        told.votes,
        told.seats,
        told.winners,
        told.by_a_nose,
        tuple([each.parties for each in told.sides]),
    )


def _parties(rules: Rules, board: Board) -> Cards:
    """Which parties sit at this table."""
    labels = [party.label for party in rules.parties]
    return tuple([labels.index(party.party) for party in board.parties])


def _cash(rules: Rules, view: View, seat: int, chance: Chance) -> int:
    """What a party has; where money is kept out of sight, a guess that covers what it has promised in the open."""
    cash = view.board.parties[seat].cash
    if cash is not None:
        assert isinstance(cash, int)
        return cash
    guess = chance.pick(2 * rules.start_position.cash // rules.bids.unit + 1) * rules.bids.unit
    return max(guess, _promised(view, seat), _cheapest_cards(rules, view.board, seat))


def _promised(view: View, seat: int) -> int:
    """The bid a party must be able to pay as things stand."""
    word, *parts = view.agenda[-1].split(" ") if view.agenda else [""]
    if word == "name-start" and int(parts[0]) == seat:
        return int(parts[1])
    if word == "bid-again" and seat in json.loads(parts[0]):
        return int(parts[1])
    if word == "auction" and int(parts[3]) == seat:
        return int(parts[2])
    return 0


def _cheapest_cards(rules: Rules, board: Board, seat: int) -> int:
    """The least that the cabinet cards a party has laid face down can cost together."""
    if board.cabinet_open:
        return 0
    laid = len([1 for state in board.states if state.cabinet[seat] is not None])
    return sum(sorted([rules.cabinet[rules.minister_number[name]].cost for name in board.parties[seat].cabinet])[:laid])


def _cards(rules: Rules, names: Iterable[str]) -> Cards:
    return tuple([rules.card_number[name] if name else EMPTY for name in names])


def _shuffled(names: Iterable[str], chance: Chance) -> list[str]:
    order = list(names)
    chance.shuffle(order)
    return order


def _traffic(rules: Rules, what: str, who: int, card: str | None) -> tuple[int, int, int]:
    return TRAFFIC.index(what), who, UNKNOWN if card is None else rules.card_number[card]


def _donation(rules: Rules, amount: int | None) -> int:
    return EMPTY if amount is None else [card.amount for card in rules.donations].index(amount)


def _land(rules: Rules, state: StateBoard) -> Land:
    """A board with everything this seat can see on it."""
    ministers = [EMPTY if not name else rules.minister_number[name] for name in state.cabinet]
    polls = [card.id for card in rules.poll_cards]
    return Land(
        id=state.id,
        number=state.number,
        votes=list(state.votes),
        trend=list(state.trend),
        meetings=list(state.meetings),
        media=list(state.media),
        stack=list(state.stack),
        opinions=_cards(rules, [name or "" for name in state.opinions[: state.open]]),
        hidden=(),
        stale=state.stale,
        doubled=state.doubled if state.doubled >= 0 else EMPTY,
        tiles=state.tiles,
        cabinet=ministers,
        poll=polls.index(state.poll) if state.poll else EMPTY,
    )


class _Unknown:
    """Cards whose place a seat does not know, to be dealt to fresh and to other places."""

    def __init__(self, cards: list[int], shuffled_in: list[int], stale: int, chance: Chance) -> None:
        left = Counter(cards)
        certain = list((Counter(shuffled_in) & left).elements())
        rest = list((left - Counter(certain)).elements())
        chance.shuffle(rest)
        self.fits = len(rest) >= stale
        self.stale = rest[:stale]
        self.fresh = certain + rest[stale:]
        chance.shuffle(self.fresh)

    def take(self, *, fresh: bool) -> int:
        """The next card for a place."""
        return self.fresh.pop() if fresh or not self.stale else self.stale.pop()


# --- programme cards ---


class _Traffic:
    """A way in which the others could have handled their hidden programme cards since the last shuffle.

    A hand and the hidden discards of a seat are lists that say of every card whether it came out of the shuffled deck.
    Nobody can see which card of a hand was discarded, so that is guessed; what was played has shown its face.
    """

    def __init__(self, view: View, chance: Chance) -> None:
        board: Board = view.board
        traffic = board.decks.traffic
        own = Counter([card for what, who, card in traffic if what == "drew" and who == view.seat])
        self.shuffled = Counter([card for _, card in board.decks.programme_shuffled]) - own
        self.hands: list[list[bool]] = [[] for _ in board.parties]
        self.discards: list[list[bool]] = [[] for _ in board.parties]
        for seat, party in enumerate(board.parties):
            if seat != view.seat:
                deeds = [what for what, who, _ in traffic if who == seat]
                self.hands[seat] = [False] * (party.hand + len(deeds) - 2 * deeds.count("drew"))
                lying = [who for who, card in board.decks.programme_discards if card is None].count(seat)
                self.discards[seat] = [False] * (lying - deeds.count("discarded"))
        for what, who, card in traffic:
            if who != view.seat:
                self._handle(what, who, card, chance)

    def _handle(self, what: str, who: int, card: str | None, chance: Chance) -> None:
        hand = self.hands[who]
        if what == "drew":
            hand.append(True)
            return
        fresh = hand.pop(chance.pick(len(hand)))
        if what == "discarded":
            self.discards[who].append(fresh)
        elif fresh:
            self.shuffled -= Counter([card])


def _deal_programmes(s: Table, view: View, chance: Chance) -> None:
    """Hands, hidden discards and the deck."""
    board: Board = view.board
    numbers = s.rules.card_number
    traffic, unknown = _guess_traffic(s, view, chance)
    for seat in range(s.seats):
        if seat == view.seat:
            s.hands[seat] = _cards(s.rules, board.hand or ())
        else:
            s.hands[seat] = tuple(sorted([unknown.take(fresh=fresh) for fresh in traffic.hands[seat]]))
    for who, name in board.decks.programme_discards:
        card = numbers[name] if name is not None else unknown.take(fresh=traffic.discards[who].pop(0))
        s.programmes.discards.append((who, card))
    s.programmes.deck = unknown.stale + unknown.fresh
    s.programmes.under = _public(s.rules, board.decks.programmes_under)
    s.programmes.shuffled = [(who, numbers[name]) for who, name in board.decks.programme_shuffled if name is not None]


def _guess_traffic(s: Table, view: View, chance: Chance) -> tuple[_Traffic, _Unknown]:
    """Guess until all that this seat knows to have been shuffled in has a place among the fresh cards."""
    board: Board = view.board
    numbers = s.rules.card_number
    known = Counter([card for _, card in board.decks.programme_discards if card is not None])
    known.update(board.decks.programmes_under)
    for party in board.parties:
        known.update(party.programme)
    known.update(board.hand or ())
    copies = s.rules.programme_copies(s.seats)
    cards = [numbers[card] for card in s.rules.cards for _ in range(copies - known[card])]
    for _ in range(GUESSES):
        traffic = _Traffic(view, chance)
        stale = sum([flags.count(False) for flags in (*traffic.hands, *traffic.discards)])
        shuffled = [numbers[card] for card in traffic.shuffled.elements() if card is not None]
        unknown = _Unknown(cards, shuffled, stale, chance)
        if unknown.fits:
            break
    return traffic, unknown


# --- opinions ---


def _deal_opinions(s: Table, board: Board, chance: Chance) -> None:
    """The opinions lying face down in the states, and the deck."""
    decks = board.decks
    seen = Counter([*board.pool, *decks.opinions_under, *decks.opinion_discards, *decks.opinions_removed])
    for state in board.states:
        seen.update([name for name in state.opinions if name])
    for opinion, cards in zip(board.national.opinions, board.national.secured, strict=True):
        seen[opinion] += 1 + cards
    copies = s.rules.opinion_deck.copies
    left = [s.rules.card_number[card] for card in s.rules.cards for _ in range(copies - seen[card])]
    facing_down = [(land, state.opinions[state.open :]) for land, state in zip(s.lands, board.states, strict=True)]
    stale = sum([names[: land.stale].count(None) for land, names in facing_down])
    unknown = _Unknown(left, list(_cards(s.rules, decks.opinions_shuffled)), stale, chance)
    for land, names in facing_down:
        for place, name in enumerate(names):
            land.hidden += (EMPTY if name is not None else unknown.take(fresh=place >= land.stale),)
    s.opinions.deck = unknown.fresh
    s.opinions.under = _public(s.rules, decks.opinions_under)
    s.opinions.discards = _public(s.rules, decks.opinion_discards)
    s.opinions.shuffled = _public(s.rules, decks.opinions_shuffled)


def _public(rules: Rules, names: Iterable[str]) -> list[Seen]:
    return [(EVERYBODY, card) for card in _cards(rules, names)]


# --- polls ---


def _deal_polls(s: Table, board: Board, chance: Chance) -> None:
    """The polls lying face down beside the states, those shelved by others, and the deck."""
    ids = [card.id for card in s.rules.poll_cards]
    seen = [ids.index(name) for _, name, _ in board.decks.poll_discards if name is not None]
    seen += [land.poll for land in s.lands if land.poll != EMPTY]
    left = [card for card in s.rules.polls_dealt if card not in seen]
    places = [(land, state) for land, state in zip(s.lands, board.states, strict=True) if state.poll == ""]
    flags = [state.poll_stale for _, state in places]
    flags += [stale for _, name, stale in board.decks.poll_discards if name is None]
    shuffled = [ids.index(name) for _, name in board.decks.polls_shuffled if name is not None]
    unknown = _Unknown(left, shuffled, flags.count(True), chance)
    out: list[int] = []
    for land, state in places:
        land.poll = unknown.take(fresh=not state.poll_stale)
    out += [land.poll for land, state in zip(s.lands, board.states, strict=True) if state.poll_stale]
    for who, name, stale in board.decks.poll_discards:
        card = unknown.take(fresh=not stale) if name is None else ids.index(name)
        s.polls.discards.append((who, card))
        out += [card] if stale else []
    s.polls_out = tuple(out)
    s.polls.deck = unknown.fresh
    s.polls.shuffled = [(who, ids.index(name)) for who, name in board.decks.polls_shuffled if name is not None]


# --- cards laid face down, and start sheets ---


def _deal_cabinet(s: Table, seat: int, party: PartyBoard, board: Board, chance: Chance) -> None:
    """Cards face down that a party has and could pay for together."""
    costs = s.rules.cabinet
    left = [s.rules.minister_number[name] for name in party.cabinet]
    if not board.cabinet_open:
        left = [card for card in left if card not in [land.cabinet[seat] for land in s.lands]]
    places = [land for land, state in zip(s.lands, board.states, strict=True) if state.cabinet[seat] == ""]
    for _ in range(20):
        chance.shuffle(left)
        if sum([costs[card].cost for card in left[: len(places)]]) <= s.cash[seat]:
            break
    else:
        left.sort(key=lambda card: costs[card].cost)
    for land in places:
        land.cabinet[seat] = left.pop(0)
    s.cabinet[seat] = tuple(sorted(left))
    if not board.cabinet_open:
        placed = [land.cabinet[seat] for land in s.lands if land.cabinet[seat] != EMPTY]
        s.escrow[seat] = sum([costs[card].cost for card in placed])


def _deal_donation(s: Table, seat: int, party: PartyBoard, chance: Chance) -> None:
    """The donation card a party has laid face down."""
    left = [_donation(s.rules, amount) for amount in party.donations]
    if party.refused is not None:
        card = _donation(s.rules, party.refused) if party.refused else left[chance.pick(len(left))]
        s.refused[seat] = card
        left.remove(card)
    s.donations[seat] = tuple(left)


def _deal_sheets(s: Table, view: View, chance: Chance) -> None:
    """First columns of the start sheets while they are sealed."""
    if not view.agenda or view.agenda[-1] != "start-sheet-two":
        return
    for seat in range(s.seats):
        sheet: Action = first_column(s, chance.pick(len(forms(s.rules.first_column, len(s.lands)))))
        if seat == view.seat and view.board.sheet is not None:
            mine = SHEETS.parse(view.board.sheet)
            assert isinstance(mine, Action)
            sheet = mine
        s.sheets.append(sheet)
