"""The shadow cabinet: cards laid face down, turned up together, paid for, and each good for one action."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import (
    CallMinister,
    CollectVotes,
    LowerTrend,
    PlaceDoubler,
    RaiseTrend,
    RemoveDoubler,
    SendHome,
    SendMinister,
    SwapMedia,
)
from hemicycle.games.die_macher.events import (
    DoublerPlaced,
    DoublerRemoved,
    MediaSwapped,
    MinisterPlaced,
    MinisterRevealed,
    TilePlaced,
    TrendLowered,
    TrendRaised,
    VotesAdded,
)
from hemicycle.games.die_macher.rules import Minister
from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import Land, Table, without


class ShadowCabinet(Step[Table, Action]):
    """The start player lays cards face down beside the states, then the others; then all are turned up."""

    cites = ("5.2.3",)

    def conclude(self, s: Table) -> Next:
        return next_placement(s, s.start_player, 0)


def next_placement(s: Table, seat: int, place: int) -> Next:
    """The next state for which somebody who has cards left may lay one down; after the last all are turned up."""
    for each in s.onwards(seat):
        if place < len(s.lands) and s.cabinet[each]:
            return PlaceMinister(each, s.lands[place].id)
        place = 0
    return RevealCabinet()


class PlaceMinister(Solo[Table, Action]):
    """A party lays one cabinet card face down beside a state, or none; all its cards must be within its cash."""

    cites = ("5.2.3",)
    may = True

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        free = s.cash[seat] - s.escrow[seat]
        ids, costs = s.rules.minister_ids, s.rules.minister_costs
        return s.boards[self.state].ways.cabinets[tuple([ids[k] for k in s.cabinet[seat] if costs[k] <= free])]

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        if not isinstance(action, SendMinister):
            return {}
        return {"cost": s.rules.cabinet[s.rules.minister_number[action.minister]].cost}

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"cash": s.cash[seat], "promised": s.escrow[seat]}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, SendMinister):
            card = s.rules.minister_number[action.minister]
            s.boards[self.state].cabinet[seat] = card
            s.cabinet[seat] = without(s.cabinet[seat], card)
            s.escrow[seat] += s.rules.cabinet[card].cost
            s.tell(MinisterPlaced, seat, self.state)
        return next_placement(s, seat, s.line.index(self.state) + 1)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, SendMinister) and action.minister in s.rules.minister_number:
            card = s.rules.minister_number[action.minister]
            if card not in s.cabinet[seat]:
                return Refusal("minister-used", {"minister": action.minister}, ("5.2.3",))
            if action.state != self.state:
                return Refusal("another-state-first", {"state": self.state}, ("5.2.3",))
            money = {"cost": s.rules.cabinet[card].cost, "cash": s.cash[seat], "promised": s.escrow[seat]}
            return Refusal("minister-too-dear", {"minister": action.minister, **money}, ("5.2.3",))
        return super().why_not(s, seat, action)


class RevealCabinet(Step[Table, Action]):
    """All cabinet cards are turned up and paid for."""

    cites = ("5.2.3",)

    def conclude(self, s: Table) -> Next:
        s.cabinet_open = True
        for seat in s.order():
            s.pay(seat, s.escrow[seat])
            s.escrow[seat] = 0
        s.tell_each(revealed, s)
        return next_minister(s, s.start_player)


def revealed(s: Table) -> list[MinisterRevealed]:
    """The cards of all parties, one party after the other."""
    cards = s.rules.cabinet
    laid = [(seat, land.id, land.cabinet[seat]) for seat in s.order() for land in s.lands]
    return [MinisterRevealed(seat, state, cards[k].id, cards[k].cost) for seat, state, k in laid if k != EMPTY]


def next_minister(s: Table, seat: int) -> Next:
    """Player by player, as long as they have cards that have not acted."""
    for each in s.onwards(seat):
        found = ""
        for land in s.lands:
            if land.cabinet[each] != EMPTY:
                if found:
                    return ChooseMinister(each)
                found = land.id
        if found:
            return MinisterActs(each, found)
    s.cabinet_open = False
    return None


class ChooseMinister(Solo[Table, CallMinister]):
    """A party with several cards says which of them acts next."""

    cites = ("5.2.3",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[CallMinister]:
        return [land.ways.call for land in s.lands if land.cabinet[seat] != EMPTY]

    def describe(self, s: Table, seat: int, action: CallMinister) -> Detail:
        return {"minister": s.rules.minister_ids[s.boards[action.state].cabinet[seat]]}

    def answer(self, s: Table, seat: int, action: CallMinister) -> Next:
        return MinisterActs(seat, action.state)


class MinisterActs(Solo[Table, Action]):
    """A party carries out one action of a card; a telephone brings a coalition tile as well."""

    cites = ("5.2.3", "5.2.3a", "5.2.3b", "5.2.3c", "5.2.3d", "5.2.3e", "5.2.3f")

    def __init__(self, seat: int, state: str) -> None:
        self.seat = seat
        self.state = state

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return deeds(s, s.boards[self.state], seat) or [SendHome(self.state)]

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"minister": s.rules.minister_ids[s.boards[self.state].cabinet[seat]]}

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        land, media = s.boards[self.state], s.rules.media
        card = s.rules.cabinet[land.cabinet[seat]]
        detail: Detail = {"minister": card.id, "gain": card.votes, "raise": card.own_trend, "fall": card.other_trend}
        return {**detail, "compensation": media.swap_compensation, "price": media.swap_price}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        land = s.boards[self.state]
        card = s.rules.cabinet[land.cabinet[seat]]
        carry_out(s, land, seat, card, action)
        if card.telephone and s.tiles[seat]:
            s.tiles[seat] -= 1
            land.tiles += (seat,)
            s.tell(TilePlaced, seat, land.id)
        land.cabinet[seat] = EMPTY
        return next_minister(s, seat)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return why_no_deed(s, s.boards[self.state], seat, action) or super().why_not(s, seat, action)


def swap_cost(s: Table) -> int:
    """What a media swap costs: the rival's compensation and the price of the new cube."""
    return s.rules.media.swap_compensation + s.rules.media.swap_price


def deeds(s: Table, land: Land, seat: int) -> list[Action]:
    """Everything the card of a party in this state can do now."""
    card, ways = s.rules.cabinet[land.cabinet[seat]], land.ways
    votes, remove_doubler, raise_trend = ways.alone
    choices: list[Action] = [votes] if card.votes else []
    if card.doubler and land.doubled != EMPTY:
        choices.append(remove_doubler)
    elif card.doubler and s.doublers:
        names = s.rules.cards
        choices += [ways.doublings[names[opinion]] for opinion in land.opinions if opinion != EMPTY]
    if card.own_trend:
        choices.append(raise_trend)
    if card.media_swap and s.media[seat] and s.cash[seat] >= swap_cost(s):
        choices += [ways.swaps[rival] for rival, cubes in enumerate(land.media) if cubes and rival != seat]
    if card.other_trend:
        choices += ways.lowerings[:seat]
        choices += ways.lowerings[seat + 1 : s.seats]
    return choices


def carry_out(s: Table, land: Land, seat: int, card: Minister, action: Action) -> None:
    """One action of a cabinet card."""
    if isinstance(action, CollectVotes):
        land.add_votes(seat, card.votes, s.rules.tracks.most_votes)
        s.tell(VotesAdded, seat, land.id, card.id, card.votes, land.votes[seat])
    elif isinstance(action, PlaceDoubler):
        s.doublers -= 1
        land.doubled = land.opinions.index(s.rules.card_number[action.opinion])
        s.tell(DoublerPlaced, seat, land.id, card.id, action.opinion)
    elif isinstance(action, RemoveDoubler):
        s.tell(DoublerRemoved, seat, land.id, card.id, s.name(land.opinions[land.doubled]))
        s.doublers += 1
        land.doubled = EMPTY
    elif isinstance(action, SwapMedia):
        swap_media(s, land, seat, action.rival)
        swap = s.rules.media
        parts = (action.rival, swap.swap_compensation, swap.swap_price, swap_cost(s))
        s.tell(MediaSwapped, seat, land.id, card.id, *parts)
    elif isinstance(action, RaiseTrend):
        land.move_trend(seat, card.own_trend, s.rules)
        s.tell(TrendRaised, seat, land.id, card.id, card.own_trend, land.trend[seat])
    elif isinstance(action, LowerTrend):
        land.move_trend(action.rival, -card.other_trend, s.rules)
        s.tell(TrendLowered, seat, land.id, card.id, action.rival, card.other_trend, land.trend[action.rival])


def swap_media(s: Table, land: Land, seat: int, rival: int) -> None:
    """The rival gets the cube back and a compensation; an own cube takes its place for a price."""
    media = s.rules.media
    land.media[rival] -= 1
    s.media[rival] += 1
    s.compensate(seat, rival, media.swap_compensation)
    land.media[seat] += 1
    s.media[seat] -= 1
    s.pay(seat, media.swap_price)


def why_no_deed(s: Table, land: Land, seat: int, action: Action) -> Refusal | None:
    """Why a card in this state cannot do that."""
    card = s.rules.cabinet[land.cabinet[seat]]
    if isinstance(action, SwapMedia) and card.media_swap:
        if s.cash[seat] < swap_cost(s):
            return Refusal("swap-too-dear", {"cost": swap_cost(s), "cash": s.cash[seat]}, ("5.2.3c",))
        if not s.media[seat]:
            return Refusal("no-media-cube-left", {}, ("5.2.3c",))
        return Refusal("nothing-to-swap", {"state": land.id}, ("5.2.3c",))
    if isinstance(action, PlaceDoubler) and card.doubler:
        if land.doubled != EMPTY:
            return Refusal("doubler-lies-there", {"state": land.id}, ("5.2.3b",))
        if not s.doublers:
            return Refusal("no-doubler-left", {}, ("5.2.3b",))
        return None
    if isinstance(action, RemoveDoubler) and card.doubler:
        return Refusal("no-doubler-there", {"state": land.id}, ("5.2.3b",))
    if isinstance(action, LowerTrend) and card.other_trend:
        return None
    if isinstance(action, PlaceDoubler | RemoveDoubler | SwapMedia | RaiseTrend | LowerTrend):
        return Refusal("minister-cannot", {"minister": card.id}, ("5.2.3",))
    return None
