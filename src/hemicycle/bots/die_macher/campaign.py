"""What the options of a campaign are worth: programme, cabinet, media, meetings, conversion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import (
    BuyMedia,
    ChangeProgramme,
    CollectVotes,
    ConvertMeetings,
    Discard,
    ExchangeOpinion,
    HoldMeetings,
    LowerTrend,
    PlaceDoubler,
    RaiseTrend,
    RemoveDoubler,
    SendMinister,
    SwapMedia,
)
from hemicycle.games.die_macher.cabinet import swap_cost
from hemicycle.games.die_macher.conversion import Convert
from hemicycle.games.die_macher.meetings import Rally
from hemicycle.games.die_macher.rules import Minister
from hemicycle.games.die_macher.sums import EMPTY, Cards, agreement, shared_cards, votes_gained
from hemicycle.games.die_macher.table import Land

Values = list[float]
FRESH = 1.5  # points of a programme card not yet drawn
TROUBLE = 0.2  # points below which a change of the programme is not worth while
CHANGEABLE = 0.7  # share left of a deed planned against others, for they act too before it is done

# --- the programme ---


def renew_hand(view: Outlook, step: Any, options: Sequence[Discard]) -> Values:
    """Cards that would improve the programme stay; a fresh card has some promise."""
    worth = {card: max(0.0, best_use(view, card)) for card in set(view.s.hands[view.seat])}
    names = view.s.rules.card_number
    return [sum([FRESH - worth[names[card]] for card in action.cards]) for action in options]


def best_use(view: Outlook, added: int) -> float:
    """What a hidden card could bring in the programme."""
    programme = view.s.programme[view.seat]
    if added in programme:
        return 0.0
    going = [added ^ 1] if added ^ 1 in programme else programme
    return max([change_gain(view, removed, added) for removed in going])


def revise_programme(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What every change of the programme brings in all states and on the national board."""
    numbers = view.s.rules.card_number
    return [
        change_gain(view, numbers[action.removed], numbers[action.added]) - TROUBLE
        if isinstance(action, ChangeProgramme)
        else 0.0
        for action in options
    ]


def change_gain(view: Outlook, removed: int, added: int) -> float:
    """What another programme card would change."""
    seat = view.seat
    before = view.known.get("programme")
    if before is None:
        before = view.known["programme"] = standing(view)
    old = view.programme[seat]
    view.programme[seat] = tuple([added if card == removed else card for card in old])
    after = standing(view)
    view.programme[seat] = old
    return after - before


def standing(view: Outlook) -> float:
    """All that depends on the own programme."""
    s = view.s
    return sum([_stands(view, land) for land in s.lands]) + view.national(s.national, s.secured)


def _stands(view: Outlook, land: Land) -> float:
    """What a state is worth by how far the own programme agrees with it; programmes that agree alike are alike."""
    programme = view.programme[view.seat]
    matches = len([1 for card in land.opinions if card in programme])
    agreed = agreement(programme, land.opinions, land.doubled, view.s.rules.doublers.weight)
    key = f"{land.id} agrees {agreed} {matches}"
    if key not in view.known:
        view.known[key] = view.worth(land)
    return view.known[key]


# --- the shadow cabinet ---


def place_minister(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What each card would bring here, less its price and what it could do later."""
    s = view.s
    land = s.boards[step.state]
    values = []
    promised = s.escrow[view.seat]
    paid = view.wealth(s.cash[view.seat] - promised)
    for action in options:
        if not isinstance(action, SendMinister):
            values.append(0.0)
            continue
        card = s.rules.cabinet[s.rules.minister_number[action.minister]]
        cost = paid - view.wealth(s.cash[view.seat] - promised - card.cost)
        values.append(best_deed(view, land, card) - cost - kept(view, card))
    return values


def kept(view: Outlook, card: Minister) -> float:
    """What a card is worth for later rounds."""
    s = view.s
    later = s.rules.states_in_play[view.calendar.round : view.calendar.last_campaign]
    if len(s.cabinet[view.seat]) > sum(later):
        return 0.0
    worth = card.votes * _best_later(view) - card.cost / 1000.0 * view.worth_of_pay(view.calendar.round)
    return view.weights.keep * max(0.0, worth)


def _best_later(view: Outlook) -> float:
    """What a vote is worth in the best of the states that are still in play after this round, or may come."""
    s = view.s
    per_vote = [view.scene(land).per_vote for land in s.lands if land.number > view.calendar.round]
    if len(s.results) + len(s.lands) < s.rules.timeline.rounds:
        per_vote.append(1.0)
    return max(per_vote, default=0.0)


def best_deed(view: Outlook, land: Land, card: Minister) -> float:
    """The best that a card could do in a state as it stands, and what its telephone may bring."""
    votes, trend = card.votes, card.own_trend
    gains = [gain(view, land, "votes", votes)]
    if trend:
        gains.append(gain(view, land, "trend", trend))
    if card.other_trend:
        gains.append(CHANGEABLE * gain(view, land, "trend", -card.other_trend, strongest(view, land)))
    if card.doubler:
        gains.append(CHANGEABLE * _best_doubler(view, land))
    return max(gains) + (telephone(view, land) if card.telephone else 0.0)


def gain(view: Outlook, land: Land, kind: str, steps: int, seat: int | None = None) -> float:
    """What votes or trend in a state would change."""
    key = f"{land.id} {kind} {steps} {seat}"
    found = view.known.get(key)
    if found is None:
        found = view.known[key] = _gain(view, land, kind, steps, view.seat if seat is None else seat)
    return found


def _gain(view: Outlook, land: Land, kind: str, steps: int, seat: int) -> float:
    after = land.clone()
    if kind == "votes":
        after.add_votes(seat, steps, view.s.rules.tracks.most_votes)
    else:
        after.move_trend(seat, steps, view.s.rules)
    return view.worth(after) - now(view, land)


def now(view: Outlook, land: Land) -> float:
    """What a state is worth as it stands."""
    found = view.known.get(land.id)
    if found is None:
        found = view.known[land.id] = view.worth(land)
    return found


def strongest(view: Outlook, land: Land) -> int:
    """The rival who will have most votes in a state."""
    votes = view.scene(land).projected(land)
    return max([rival for rival in range(view.s.seats) if rival != view.seat], key=votes.__getitem__)


def _best_doubler(view: Outlook, land: Land) -> float:
    if land.doubled != EMPTY:
        return doubler_gain(view, land, EMPTY)
    if not view.s.doublers:
        return 0.0
    places = [k for k, card in enumerate(land.opinions) if card != EMPTY and card in view.programme[view.seat]]
    return max([doubler_gain(view, land, place) for place in places], default=0.0)


def doubler_gain(view: Outlook, land: Land, place: int) -> float:
    """What a doubler laid on an opinion, or taken away, would change."""
    after = land.clone()
    after.doubled = place
    return view.worth(after) - now(view, land)


def telephone(view: Outlook, land: Land) -> float:
    """What a coalition tile in a state may be good for: somebody to stand with."""
    s, seat = view.s, view.seat
    if not s.tiles[seat] or land.number == s.rules.timeline.no_coalition_state or seat in land.tiles:
        return 0.0
    enough = s.rules.coalitions.shared_to_agree
    mates = [k for k in range(s.seats) if k != seat and shared_cards(s.programme[k], s.programme[seat]) >= enough]
    ready = [k for k in mates if k in land.tiles]
    return view.weights.tile * (1.5 if ready else 0.5 if mates else 0.0)


def minister_acts(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What every action of a card changes."""
    s = view.s
    land = s.boards[step.state]
    card = s.rules.cabinet[land.cabinet[view.seat]]
    return [_deed(view, land, card, action) for action in options]


def _deed(view: Outlook, land: Land, card: Minister, action: Action) -> float:
    if isinstance(action, CollectVotes):
        return gain(view, land, "votes", card.votes)
    if isinstance(action, RaiseTrend):
        return gain(view, land, "trend", card.own_trend)
    if isinstance(action, LowerTrend):
        return gain(view, land, "trend", -card.other_trend, action.rival)
    if isinstance(action, PlaceDoubler):
        return doubler_gain(view, land, land.opinions.index(view.s.rules.card_number[action.opinion]))
    if isinstance(action, RemoveDoubler):
        return doubler_gain(view, land, EMPTY)
    if isinstance(action, SwapMedia):
        after = land.clone()
        after.media[view.seat] += 1
        after.media[action.rival] -= 1
        return view.worth(after) - now(view, land) - view.cost(swap_cost(view.s)) - view.weights.cubes
    return 0.0


def choose_minister(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """Any order will do; the current state first."""
    return [-float(k) for k in range(len(options))]


# --- media ---


def buy_media(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What a cube would change in every state, less its price and what it could do elsewhere later."""
    price = view.cost(view.s.rules.media.price) + cube_in_supply(view)
    values = []
    for action in options:
        if isinstance(action, BuyMedia):
            land = view.s.boards[action.state]
            after = land.clone()
            after.media[view.seat] += 1
            values.append(view.worth(after) - now(view, land) - price)
        else:
            values.append(0.0)
    return values


def cube_in_supply(view: Outlook) -> float:
    """The last cubes are kept for states to come."""
    later = view.s.rules.timeline.rounds - view.calendar.round
    return view.weights.cubes * max(0, 4 - view.s.media[view.seat]) * min(1.0, later / 3.0)


def exchange(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What another opinion in a state would change."""
    numbers = view.s.rules.card_number
    land = view.s.boards[step.state]
    values = []
    for action in options:
        if isinstance(action, ExchangeOpinion):
            after = land.clone()
            removed, added = numbers[action.removed], numbers[action.added]
            after.opinions = _swapped(land.opinions, removed, added)
            values.append(view.worth(after) - now(view, land))
        else:
            values.append(0.0)
    return values


def _swapped(opinions: Cards, removed: int, added: int) -> Cards:
    return tuple([added if card == removed else card for card in opinions])


# --- meetings and votes ---


def hold_meetings(view: Outlook, step: Rally, options: Sequence[HoldMeetings]) -> Values:
    """What meetings bring in this state, less the money, and less what the last cubes would bring elsewhere."""
    s, seat = view.s, view.seat
    land = s.boards[step.state]
    price = s.rules.meetings.price
    elsewhere = _elsewhere(view, land)
    values = []
    for action in options:
        after = land.clone()
        after.meetings[seat] += action.meetings
        spare = s.meetings[seat] - action.meetings
        lost = sum(elsewhere[max(0, spare) :]) if spare < len(elsewhere) else 0.0
        values.append(view.worth(after) - now(view, land) - view.cost(action.meetings * price) - lost)
    return values


def _elsewhere(view: Outlook, here: Land) -> Values:
    """What single meetings would bring in the states that come after this one, best first."""
    s, seat = view.s, view.seat
    most = s.rules.meetings.most_per_state_and_round
    gains: Values = []
    for land in s.lands[s.line.index(here.id) + 1 :]:
        after = land.clone()
        after.meetings[seat] += most
        gains += [
            max(0.0, view.worth(after) - now(view, land) - view.cost(most * s.rules.meetings.price)) / most
        ] * most
    return sorted(gains, reverse=True)


def convert(view: Outlook, step: Convert, options: Sequence[ConvertMeetings]) -> Values:
    """Votes now, and cubes for new meetings, against a better factor later."""
    s, seat = view.s, view.seat
    land = s.boards[step.state]
    factor = s.factor(land, seat)
    missing = view.missing(seat)
    values = []
    for action in options:
        after = land.clone()
        votes = votes_gained(action.meetings, factor, s.rules.meetings.meetings_per_vote_at_worst)
        after.add_votes(seat, votes, s.rules.tracks.most_votes)
        after.meetings[seat] -= action.meetings
        values.append(view.worth(after) - now(view, land) + view.weights.supply * min(missing, action.meetings))
    return values
