"""Rating options in one's own turn and as a government."""

from __future__ import annotations

from hemicycle.bots.global_powers.cards import best_act, card_value
from hemicycle.bots.global_powers.diplomacy import forecast, own_votes, staked, stances, voters
from hemicycle.bots.global_powers.judgement import NO_PLAN, Judgement
from hemicycle.bots.global_powers.motions import simple_motions
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import (
    Act,
    Activate,
    Approach,
    Assign,
    Give,
    Play,
    Recall,
    RecallFrom,
    ShareOut,
    SplitEvenly,
    Stake,
    Take,
    UseDrive,
)
from hemicycle.games.global_powers.coalition import Sharing
from hemicycle.games.global_powers.diplomacy import Proposal
from hemicycle.games.global_powers.trade import Offer
from hemicycle.games.global_powers.world import INITIATIVE, RESOURCES

LITTLE = -5.0  # what a proposal is worth that does not promise anything
WASTE = 0.02  # less than this an action should bring to be taken
QUARREL = 0.2  # by so much an own action must be better than a common one to ask for a list


def turn(judgement: Judgement, step: object, action: Action) -> float:
    """A card by what it brings, an activation by what it means now, a recall by its best politician."""
    s = judgement.s
    if isinstance(action, Activate):
        return judgement.activation_value(s.world.index[action.region])
    if isinstance(action, Play):
        return play(judgement, s.world.card_index[action.card]) - judgement.weights.card
    if isinstance(action, Recall):
        best = max([recalled(judgement, k) for k in range(s.world.size) if s.heads[k][judgement.seat]])
        return 99.0 if best > 0.3 else -9.0
    return 0.0


def play(judgement: Judgement, card: int) -> float:
    """What a card brings now."""
    if card != INITIATIVE:
        return card_value(judgement.position, judgement.seat, card)
    return judgement.best_proposal


def recalled(judgement: Judgement, region: int) -> float:
    """What calling one politician home means."""
    change = judgement.position.moved(region, judgement.seat, -1)
    change[judgement.seat] += judgement.position.at_home(judgement.seat, 1, 0)
    return judgement.felt(change)


def recalling(judgement: Judgement, step: object, action: Action) -> float:
    """Call home who is of more use there."""
    return recalled(judgement, judgement.s.world.index[action.region]) if isinstance(action, RecallFrom) else 0.0


def government_acts(judgement: Judgement, step: object, action: Action) -> float:
    """The best action of the kind; a list of who decides what, if the partners stand in the way."""
    if isinstance(action, Act):
        return judgement.plans.get(action.kind, NO_PLAN)
    if isinstance(action, ShareOut):
        return shared(judgement)
    return WASTE


def shared(judgement: Judgement) -> float:
    """What a list would bring: the own best action without asking the partners."""
    s = judgement.s
    motions = simple_motions(judgement.position, s.active, s.governments[s.active], (judgement.seat,))
    alone = max([judgement.felt(change) for _, _, change in motions], default=0.0)
    return alone - QUARREL


def alternatives(judgement: Judgement, step: object, action: Action) -> float:
    """What the opposition could do instead."""
    return judgement.plans.get(action.kind, NO_PLAN) if isinstance(action, Act) else WASTE


def extra_action(judgement: Judgement, step: object, action: Action) -> float:
    """Drive is spent on a good action."""
    return best_act(judgement.position, judgement.s.active, judgement.seat) if isinstance(action, UseDrive) else 0.6


def sharing(judgement: Judgement, step: Sharing, action: Assign) -> float:
    """Fair shares, beginning with the own one."""
    return -float(step.shares.count(action.seat)) + 0.5 * (action.seat == judgement.seat)


def motion(judgement: Judgement, step: object, action: Action) -> float:
    """What proposing this action is worth."""
    return judgement.motion_value(action, judgement.acting)


def war_split(judgement: Judgement, step: object, action: Action) -> float:
    """Evenly: the partner must agree."""
    return float(isinstance(action, SplitEvenly))


def proposal(judgement: Judgement, step: Proposal, action: Action) -> float:
    """What a proposal is worth by the votes to be expected; those that promise little are not looked at closely."""
    if judgement.s.active in judgement.s.sanctioned:
        return motion(judgement, step, action)
    return judgement.proposals.get(str(action), LITTLE)


def own_stake(judgement: Judgement, step: object, action: Stake) -> float:
    """As many chips as it takes."""
    position, seat, s = judgement.position, judgement.seat, judgement.s
    regions = voters(s, s.active)
    felt = stances(position, s.motion, action.chips)
    lead = action.chips + own_votes(position, seat, regions) + forecast(position, felt, regions, seat)
    return staked(position, seat, s.motion, lead, action.chips)


# --- trade ---


def partner(judgement: Judgement, step: object, action: Approach) -> float:
    """The neighbour with whom the best deal can be made."""
    return judgement.deal(judgement.s.world.index[action.region], judgement.acting)


def offer(judgement: Judgement, step: Offer, action: Action) -> float:
    """Piece by piece the best deal; when it is complete, it is sent."""
    give, take = judgement.offer_of(step)
    if isinstance(action, Give):
        return float(give[RESOURCES.index(action.resource)] == action.count)
    if isinstance(action, Take):
        return float(take[RESOURCES.index(action.resource)] == action.count)
    return 0.5
