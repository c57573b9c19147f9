"""What bids, polls, coalitions, donations, start sheets and victories are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from math import exp
from typing import Any

from hemicycle.bots.die_macher.campaign import Values, gain, now
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import (
    AcceptDonation,
    AgreeToCoalition,
    Bid,
    FirstColumn,
    ForceCoalition,
    MoveMedia,
    MoveOpinion,
    NameStartPlayer,
    OfferCoalition,
    PublishPoll,
    SecondColumn,
)
from hemicycle.games.die_macher.polls import lines_to_publish, steps_of
from hemicycle.games.die_macher.rules import DonationCard
from hemicycle.games.die_macher.start_sheet import carry_out
from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import Land

Bonus = Callable[[Outlook, DonationCard], float]  # the chance to be the single highest to refuse

AGREES = 0.9  # how likely a partner agrees

# --- the start sheet ---


def first_column(view: Outlook, step: Any, options: Sequence[FirstColumn]) -> Values:
    """What each way to fill in the first column brings, state by state."""
    s = view.s
    known: dict[tuple[int, int, int, int], float] = {}
    lines = s.rules.first_lines
    values = []
    for action in options:
        line = lines[action.line]
        total = 0.0
        for place, state in enumerate(s.line):
            trend = sum([n for n, where in zip(line.trend, action.trend, strict=True) if where == state])
            votes = sum([n for n, where in zip(line.votes, action.votes, strict=True) if where == state])
            meetings = sum([n for n, where in zip(line.meetings, action.meetings, strict=True) if where == state])
            key = place, trend, votes, meetings
            if key not in known:
                known[key] = _gifts(view, *key)
            total += known[key]
        values.append(total)
    return values


def _gifts(view: Outlook, place: int, trend: int, votes: int, meetings: int) -> float:
    if not trend and not votes and not meetings:
        return 0.0
    s, land = view.s, view.s.lands[place]
    after = land.clone()
    after.move_trend(view.seat, trend, s.rules)
    after.add_votes(view.seat, votes, s.rules.tracks.most_votes)
    after.meetings[view.seat] += meetings
    return view.worth(after) - now(view, land)


def second_column(view: Outlook, step: Any, options: Sequence[SecondColumn]) -> Values:
    """What media cubes and members bring, knowing the own first column."""
    s = view.s.clone()
    first = s.sheets[view.seat]
    assert isinstance(first, FirstColumn)
    carry_out(s, view.seat, first, SecondColumn(len(s.rules.start_column_two), ()))
    view = Outlook(s, view.seat, view.weights)
    known: dict[tuple[str, int], float] = {}
    values = []
    for action in options:
        members = s.rules.second_lines[action.line].members
        total = members * view.member
        for state in set(action.media):
            key = state, action.media.count(state)
            if key not in known:
                land = s.boards[state]
                after = land.clone()
                after.media[view.seat] += key[1]
                known[key] = view.worth(after) - now(view, land)
            total += known[key]
        values.append(total)
    return values


# --- who begins ---


def start_bid(view: Outlook, step: Any, options: Sequence[Bid]) -> Values:
    """The chance to win with a bid times what is left of the prize, which is highest for who may win the state."""
    prize = start_prize(view)
    rivals = view.s.seats - 1
    return [
        (1.0 - exp(-(action.amount + 400.0) / 1500.0)) ** rivals * (prize - view.cost(action.amount))
        for action in options
    ]


def start_prize(view: Outlook) -> float:
    """What naming the start player is worth: most to who may win the current state."""
    land = view.s.lands[0]
    scene = view.scene(land)
    return view.weights.last * (0.5 + 2.0 * scene.chances(land, scene.projected(land))[view.seat])


def name_start(view: Outlook, step: Any, options: Sequence[NameStartPlayer]) -> Values:
    """Who names his left neighbour is last himself, sees what the others do, and lies on top."""
    seats = view.s.seats
    return [float((view.seat - action.seat) % seats) for action in options]


# --- polls ---


def auction(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What the poll is worth, less the price."""
    return bids(view, poll_worth(view, view.s.boards[step.state]), options)


def bids(view: Outlook, worth: float, options: Sequence[Action]) -> Values:
    """What is left of a poll's worth after paying for it."""
    return [worth - view.cost(action.amount) if isinstance(action, Bid) else 0.0 for action in options]


def poll_worth(view: Outlook, land: Land) -> float:
    """What buying the poll of a state brings on the average, and what it spares one."""
    s = view.s
    shelved = shelf(view)
    cards = [s.rules.poll_cards[card].thumbs for card in s.rules.polls_dealt]
    mine = sum([max(shelved, _published(view, land, thumbs)) for thumbs in cards]) / len(cards)
    threat = 0.0 if land.controller() == view.seat else -gain(view, land, "trend", -1, view.seat)
    return mine + view.weights.rivalry * max(0.0, threat)


def _published(view: Outlook, land: Land, thumbs: tuple[int, ...]) -> float:
    """The best lines of a poll: good news about oneself and bad news about rivals without control of the media."""
    controller = land.controller()
    gains = []
    for seat, party in enumerate(view.s.parties):
        steps = thumbs[party]
        if (steps > 0 and seat == view.seat) or (steps < 0 and seat not in (view.seat, controller)):
            gains.append(gain(view, land, "trend", steps, seat))
    gains.sort(reverse=True)
    return sum([max(0.0, each) for each in gains[: view.s.rules.polls.results_used]])


def shelf(view: Outlook) -> float:
    """What shelving a poll brings."""
    return view.weights.shelf * view.s.rules.polls.shelved_dice * mean(view.s.rules.die) * view.member


def decide_poll(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What publishing each set of lines changes, against new members."""
    s = view.s
    land = s.boards[step.state]
    lines = {seat: steps_of(s, land.poll, seat) for seat in lines_to_publish(s, land)}
    values = []
    for action in options:
        if isinstance(action, PublishPoll):
            after = land.clone()
            for seat in action.seats:
                after.move_trend(seat, lines[seat], s.rules)
            values.append(view.worth(after) - now(view, land))
        else:
            values.append(shelf(view))
    return values


# --- coalitions ---


def form_coalition(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What standing together brings; an offer may be declined, so it is worth a little less than force."""
    values = []
    for action in options:
        if isinstance(action, OfferCoalition | ForceCoalition):
            together = coalition_gain(view, action.seat)
            values.append(together * (AGREES if isinstance(action, OfferCoalition) else 1.0))
        else:
            values.append(0.0)
    return values


def coalition_reply(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What standing together brings."""
    together = coalition_gain(view, step.seat)
    return [together if isinstance(action, AgreeToCoalition) else 0.0 for action in options]


def coalition_gain(view: Outlook, partner: int) -> float:
    """What a coalition with a party changes in the current state."""
    s = view.s
    land = s.lands[0]
    before = view.worth(land)
    held = s.partners
    s.partners = held[:]
    s.partners[view.seat], s.partners[partner] = partner, view.seat
    after = view.worth(land)
    s.partners = held
    return after - before


# --- donations ---


def donation(view: Outlook, step: Any, options: Sequence[Action], bonus: Bonus | None = None) -> Values:
    """Money against members, now against later: what a card brings now less what it could bring in a later round."""
    s = view.s
    cards = {card.amount: card for card in s.rules.donations}
    last = len([k for k in s.rules.donation_phases.after_rounds if k > s.round]) == 0
    values = []
    for action in options:
        assert hasattr(action, "amount")
        card = cards[action.amount]
        worth = (
            accepted(view, card) if isinstance(action, AcceptDonation) else refused(view, card, bonus or bonus_chance)
        )
        values.append(worth - (0.0 if last else later_use(view, card)))
    return values


def accepted(view: Outlook, card: DonationCard) -> float:
    """The money, less the members that the worst die costs."""
    cash = view.s.cash[view.seat]
    money = view.wealth(cash + card.amount) - view.wealth(cash)
    return money - min(worst_die(view.s.rules.die, card.risk_dice), view.s.members[view.seat]) * view.member


def refused(view: Outlook, card: DonationCard, bonus: Bonus) -> float:
    """Members, and perhaps the bonus of the highest refusal."""
    die = mean(view.s.rules.die)
    more = bonus(view, card) * view.s.rules.donation.bonus_dice
    return (card.refusal_dice + more) * die * view.member


def bonus_chance(view: Outlook, card: DonationCard) -> float:
    """How likely this is the single highest refusal: rivals who have not accepted may refuse more, or as much."""
    s = view.s
    chance = 1.0
    for rival in range(s.seats):
        if rival != view.seat and s.accepted[rival] == EMPTY:
            amounts = [s.rules.donations[k].amount for k in s.donations[rival]]
            hidden = s.refused[rival]
            if hidden != EMPTY:
                amounts.append(s.rules.donations[hidden].amount)
            as_much = len([1 for amount in amounts if amount >= card.amount])
            sure = 1.0 if hidden != EMPTY else 0.5
            chance *= 1.0 - sure * as_much / max(1, len(amounts))
    return chance


def later_use(view: Outlook, card: DonationCard) -> float:
    """What a card could bring in the next round."""
    money = card.amount / 1000.0 * view.worth_of_pay(view.s.round + 1)
    loss = worst_die(view.s.rules.die, card.risk_dice) * view.member
    return max(money - loss, card.refusal_dice * mean(view.s.rules.die) * view.member)


@cache
def worst_die(faces: tuple[int, ...], dice: int) -> float:
    """The highest of some dice, on the average."""
    rolls = [max(roll) for roll in product(faces, repeat=dice)]
    return sum(rolls) / len(rolls)


@cache
def mean(faces: tuple[int, ...]) -> float:
    """What a die shows on the average."""
    return sum(faces) / len(faces)


# --- victory ---


def national_media(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """A cube on the national board is worth its points."""
    points = view.s.rules.national_media.points[view.s.round - 1]
    return [points - view.weights.cubes if isinstance(action, MoveMedia) else 0.0 for action in options]


def national_opinion(view: Outlook, step: Any, options: Sequence[Action]) -> Values:
    """What an opinion on a space changes for everybody."""
    s = view.s
    before = view.national(s.national, s.secured)
    return [_placed(view, action) - before if isinstance(action, MoveOpinion) else 0.0 for action in options]


def _placed(view: Outlook, action: MoveOpinion) -> float:
    s = view.s
    opinion = s.rules.card_number[action.opinion]
    national, secured = s.national[:], s.secured[:]
    if national[action.space] == opinion:
        secured[action.space] += 1
    else:
        national[action.space], secured[action.space] = opinion, 0
    return view.national(national, secured)
