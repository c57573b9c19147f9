"""Rating options at the beginning and at an evaluation."""

from __future__ import annotations

from hemicycle.bots.global_powers.cards import card_value, shrunk
from hemicycle.bots.global_powers.diplomacy import side
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.motions import margins
from hemicycle.bots.global_powers.opening import price, settling
from hemicycle.bots.global_powers.worth import Values, added
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Bid, Place, SendTroops, Settle, TakeCard
from hemicycle.games.global_powers.actions_cards import DiscardCard, GiveUp, Post
from hemicycle.games.global_powers.auction import Auction, start_stack
from hemicycle.games.global_powers.world import ARMY

LUCKY_HAND = 0.15  # hands differ a little, so that nobody can foresee them


def bid(judgement: Judgement, step: Auction, action: Bid) -> float:
    """A bid by how near it is to the price that was thought of."""
    region = judgement.s.world.index[step.region]
    target = judgement.once("bid", lambda: float(price(judgement.s, judgement.seat, region, judgement.random)))
    return -abs(action.politicians - target)


def start_region(judgement: Judgement, step: object, action: Settle) -> float:
    """Rich regions, and large stacks."""
    s = judgement.s
    return settling(judgement.position, s.world.index[action.region], start_stack(s, action.region))


def start_placement(judgement: Judgement, step: object, action: Place) -> float:
    """One politician more where it changes most."""
    change = judgement.position.moved(judgement.s.world.index[action.region], judgement.seat, 1)
    return judgement.felt(change)


def take_card(judgement: Judgement, step: object, action: TakeCard) -> float:
    """The cards that would bring most if they were played now."""
    card = judgement.s.world.card_index[action.card]
    return card_value(judgement.position, judgement.seat, card) + LUCKY_HAND * judgement.random.random()


def sort_out(judgement: Judgement, step: object, action: Action) -> float:
    """Keep what could still be of use."""
    if not isinstance(action, DiscardCard):
        return 0.0
    return -card_value(judgement.position, judgement.seat, judgement.s.world.card_index[action.card])


def posting(judgement: Judgement, step: object, action: Action) -> float:
    """A politician leaves from where he is missed least."""
    position, seat = judgement.position, judgement.seat
    if isinstance(action, Post | GiveUp):
        return judgement.felt(position.moved(judgement.s.world.index[action.region], seat, -1))
    return position.at_home(seat, -1, 0)


def troops_motion(judgement: Judgement, step: object, action: Action) -> float:
    """The UN's troops, if the delegates are likely to agree."""
    if not isinstance(action, SendTroops):
        return 0.1
    felt = judgement.position.felt(troops(judgement, judgement.s.world.index[action.region]))
    delegates = judgement.s.delegates
    lead = sum([delegates[seat] * side(feeling) for seat, feeling in enumerate(felt) if seat != judgement.seat])
    return felt[judgement.seat] if lead + delegates[judgement.seat] > 0 else 0.0


def troops(judgement: Judgement, region: int) -> Values:
    """What the UN's troops would do to a region, by their odds."""
    s, position = judgement.s, judgement.position
    total = position.nothing
    for margin, odds in margins(s, s.rules.un_forces.army, s.chips[ARMY][region]):
        if margin > 0:
            kept = max(0, s.strength(region) - margin)
            total = added(total, [odds * each for each in shrunk(position, region, kept)])
    return total
