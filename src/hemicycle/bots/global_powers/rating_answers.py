"""Rating answers: to partners, to proposals, to offers, in votes, duels and wars."""

from __future__ import annotations

from hemicycle.bots.global_powers import consent as theory
from hemicycle.bots.global_powers.deals import WELCOME
from hemicycle.bots.global_powers.diplomacy import SERIOUS, forecast, own_votes, side, staked
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.motions import decided, occupied_by
from hemicycle.bots.global_powers.rating_rounds import troops
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import (
    Accept,
    Agree,
    Ballot,
    Bribe,
    Cast,
    Counter,
    OfferDice,
    Replace,
    Sacrifice,
    ShareOut,
    StakeAgainst,
    StakeFor,
    UseWarmonger,
)
from hemicycle.games.global_powers.bribery import BribeConsent, Bribery, price
from hemicycle.games.global_powers.coalition import SharingConsent
from hemicycle.games.global_powers.table import NOWHERE
from hemicycle.games.global_powers.trade import Reply
from hemicycle.games.global_powers.un import GovernmentStake, StakeConsent
from hemicycle.games.global_powers.un_troops import TroopsVerdict
from hemicycle.games.global_powers.war import Spoils
from hemicycle.games.global_powers.world import TRADE

PEACE_OF_MIND = 0.1  # partners put up with a small loss


def consent(judgement: Judgement, step: object, action: Action) -> float:
    """Agree to what does no real harm."""
    felt = judgement.motion_felt[judgement.seat] + PEACE_OF_MIND
    return felt if isinstance(action, Agree) else 0.0


def disagreement(judgement: Judgement, step: object, action: Action) -> float:
    """Push through what is worth it; else offer dice for what matters; else give in."""
    felt = judgement.motion_felt[judgement.seat]
    if isinstance(action, Sacrifice):
        return 0.6 * felt - theory.sacrifice_price(judgement.position, judgement.s.active, judgement.seat)
    if isinstance(action, OfferDice):
        return 0.3 * felt
    if isinstance(action, ShareOut):
        return 0.4 * felt
    return 0.05


def dice_offer(judgement: Judgement, step: object, action: Action) -> float:
    """A die is fair for what hurts little."""
    return 0.3 + 0.5 * judgement.motion_felt[judgement.seat] if isinstance(action, Agree) else 0.0


def sharing_consent(judgement: Judgement, step: SharingConsent, action: Action) -> float:
    """A fair share of the actions is enough."""
    partners = len(judgement.s.governments[judgement.s.active])
    fair = step.shares.count(judgement.seat) >= len(step.shares) // partners
    return float(fair == isinstance(action, Agree))


def vote(judgement: Judgement, step: object, action: Action) -> float:
    """For what helps, against what harms."""
    felt = judgement.motion_felt[judgement.seat]
    if isinstance(action, Cast):
        return felt * (action.ayes - action.noes)
    assert isinstance(action, Ballot)
    return {"yes": felt, "no": -felt, "abstain": 0.0}[action.vote]


def reply(judgement: Judgement, step: Reply, action: Action) -> float:
    """Accept what helps, less gladly from who has broken their word; haggle as long as it promises more."""
    felt = judgement.motion_felt[judgement.seat]
    if isinstance(action, Accept):
        return felt - WELCOME / 2 - judgement.grudge
    if isinstance(action, Counter):
        return judgement.counter_value(step)
    return 0.0


def war(judgement: Judgement, step: object, action: Action) -> float:
    """A warmonger helps the own side."""
    if not isinstance(action, UseWarmonger):
        return 0.0
    return 1.0 if (action.side == "attack") == (judgement.seat in judgement.s.acting) else -1.0


def spoils(judgement: Judgement, step: Spoils, action: Replace) -> float:
    """As many as it pays to replace."""
    region = judgement.s.world.index[step.region]
    change = occupied_by(judgement.position, region, step.winners, step.losers, action.politicians, 0)
    return judgement.felt(change)


# --- proposals ---


def government_stake(judgement: Judgement, step: GovernmentStake, action: Action) -> float:
    """As many chips as it takes to get one's way, if that is worth them."""
    s, position, seat = judgement.s, judgement.position, judgement.seat
    chips = action.chips if isinstance(action, StakeFor) else 0
    chips = -action.chips if isinstance(action, StakeAgainst) else chips
    lead = judgement.ballot_lead(step.regions) + chips
    felt = position.felt_by(seat, decided(position, s.motion, max(1, lead)))
    own = [s.world.index[name] for name in step.regions]
    more = own_votes(position, seat, own)
    lead += more if felt > 0 else -more
    return staked(position, seat, s.motion, lead, chips)


def stake_consent(judgement: Judgement, step: StakeConsent, action: Action) -> float:
    """Agree to chips on the own side."""
    felt = judgement.felt(decided(judgement.position, judgement.s.motion, 1))
    return felt * step.chips if isinstance(action, Agree) else 0.0


def factions(judgement: Judgement, step: object, action: Cast) -> float:
    """Delegates cost nothing: they vote for what helps and against what harms."""
    s = judgement.s
    verdict = s.agenda[-2] if len(s.agenda) > 1 else None
    if isinstance(verdict, TroopsVerdict):
        felt = judgement.once("troops", lambda: judgement.felt(troops(judgement, s.world.index[verdict.region])))
    else:
        margin = max(1, s.ayes - s.noes)
        felt = judgement.once("motion", lambda: judgement.felt(decided(judgement.position, s.motion, margin)))
    return felt * (action.ayes - action.noes)


def bribery(judgement: Judgement, step: Bribery, action: Action) -> float:
    """A bribe is worth it if it turns the vote."""
    if not isinstance(action, Bribe):
        return 0.0
    s, position = judgement.s, judgement.position
    region = s.world.index[step.region]
    if s.active != NOWHERE and s.active in s.protectorates and s.ayes == s.noes == 0:
        return -1.0
    felt = position.felt(decided(position, s.motion, 1))
    lead = s.ayes - s.noes + forecast(position, felt, [], -1)
    turned = lead + {"abstain": 0, "for": 1, "against": -1}[action.vote] - side(felt[action.seat])
    before, after = lead > 0, turned > 0
    gain = felt[judgement.seat] * (after - before)
    cost = judgement.felt(position.restocked(region, TRADE, -price(s, action.vote)))
    return gain + cost - 0.1


def bribe_consent(judgement: Judgement, step: BribeConsent, action: Action) -> float:
    """Agree to a bribe that helps."""
    felt = judgement.felt(decided(judgement.position, judgement.s.motion, 1))
    wanted = felt > SERIOUS if step.vote == "for" else felt < -SERIOUS
    return float(wanted == isinstance(action, Agree))
