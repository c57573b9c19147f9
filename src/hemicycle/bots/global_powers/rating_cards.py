"""Rating the targets of cards."""

from __future__ import annotations

from hemicycle.bots.global_powers import cards
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.motions import war
from hemicycle.core.values import Action, word
from hemicycle.games.global_powers.actions_cards import Cancel, Choose, Commit, Expand, Remove, Retire, Target
from hemicycle.games.global_powers.cards_lasting import PactNeighbour
from hemicycle.games.global_powers.cards_people import TransferTo
from hemicycle.games.global_powers.cards_regions import AidGiver, Sabotaging
from hemicycle.games.global_powers.coup import Coup
from hemicycle.games.global_powers.world import (
    ASSASSINATION,
    DEFECTOR,
    DIPLOMACY,
    RECESSION,
    RESOURCES,
    RETIREMENT,
    REVOLUTION,
    UNREST,
    WARMONGER,
)

VICTIMS = {"assassination-victim": ASSASSINATION, "retirement-victim": RETIREMENT, "defection": DEFECTOR}
STRIKES = {"recession": RECESSION, "revolution": REVOLUTION, "unrest": UNREST}


def victim(judgement: Judgement, step: object, action: Target) -> float:
    """Whom to hit."""
    region = judgement.s.world.index[action.region]
    card = VICTIMS[word(type(step))]
    return cards.victim(judgement.position, judgement.seat, card, region, action.seat)


def defector_fee(judgement: Judgement, step: object, action: Action) -> float:
    """The politician who is missed least retires."""
    if isinstance(action, Retire):
        return judgement.felt(judgement.position.moved(judgement.s.world.index[action.region], judgement.seat, -1))
    return judgement.position.at_home(judgement.seat, -1, 0)


def expansion(judgement: Judgement, step: object, action: Expand) -> float:
    """Where more politicians change most."""
    region = judgement.s.world.index[action.region]
    return judgement.felt(cards.expanded(judgement.position, judgement.seat, region, action.politicians))


def transfer(judgement: Judgement, step: object, action: Target) -> float:
    """A politician whose leaving or arriving helps most."""
    region = judgement.s.world.index[action.region]
    value, origin, _ = cards.transferred(judgement.position, judgement.seat, action.seat)
    leaving = cards.arriving(judgement.position, judgement.seat, action.seat, region, -1)
    return value if origin == region else value - 0.5 + 0.01 * leaving


def transfer_to(judgement: Judgement, step: TransferTo, action: Choose) -> float:
    """Where the politician helps, or harms least."""
    region = judgement.s.world.index[action.region]
    return cards.arriving(judgement.position, judgement.seat, step.party, region, 1)


def aid(judgement: Judgement, step: object, action: Choose) -> float:
    """Who is to get trade."""
    return cards.aid_received(judgement.position, judgement.seat, judgement.s.world.index[action.region])


def aid_giver(judgement: Judgement, step: AidGiver, action: Choose) -> float:
    """Who is to give it."""
    return cards.aid_given(judgement.position, judgement.seat, judgement.s.world.index[action.region])


def struck(judgement: Judgement, step: object, action: Choose) -> float:
    """A region that is struck with all its neighbours."""
    region = judgement.s.world.index[action.region]
    return cards.struck(judgement.position, judgement.seat, STRIKES[word(type(step))], region)


def sabotage(judgement: Judgement, step: object, action: Choose) -> float:
    """Whose chips are worth removing."""
    return cards.sabotaged(judgement.position, judgement.seat, judgement.s.world.index[action.region])


def sabotaging(judgement: Judgement, step: Sabotaging, action: Action) -> float:
    """The chip that hurts most; to leave it at that changes nothing."""
    if not isinstance(action, Remove):
        return 0.0
    region = judgement.s.world.index[step.region]
    chips = judgement.position.stocks[region]
    return cards.removed(judgement.position, judgement.seat, region, chips, RESOURCES.index(action.resource))


def coup_region(judgement: Judgement, step: object, action: Choose) -> float:
    """Where a coup is most promising."""
    return cards.best_plot(judgement.position, judgement.seat, judgement.s.world.index[action.region])[0]


def coup(judgement: Judgement, step: Coup, action: Commit) -> float:
    """Plotters or loyalists, by what so many achieve."""
    region = judgement.s.world.index[step.region]
    if judgement.seat == step.seat:
        return cards.plotted(judgement.position, judgement.seat, region, action.politicians)
    return cards.loyalty(judgement.position, judgement.seat, region, step.seat, action.politicians)


def pact(judgement: Judgement, step: object, action: Choose) -> float:
    """The own region that is in most danger."""
    region = judgement.s.world.index[action.region]
    return max([danger(judgement, region, other) for other in judgement.s.world.neighbours[region]])


def pact_neighbour(judgement: Judgement, step: PactNeighbour, action: Choose) -> float:
    """The neighbour it is in danger from."""
    index = judgement.s.world.index
    return danger(judgement, index[step.region], index[action.region])


def danger(judgement: Judgement, region: int, other: int) -> float:
    """How much a war of a neighbour against a region would hurt."""
    s = judgement.s
    government = s.governments[other]
    if not government or not s.governments[region] or government == s.governments[region] or other not in s.to_do:
        return 0.0
    return -judgement.felt(war(judgement.position, other, region, government))


def warmonger(judgement: Judgement, step: object, action: Action) -> float:
    """Wars that would help are worth a peace broken."""
    value = cards.lying_open(judgement.position, judgement.seat, WARMONGER)
    return value if isinstance(action, Cancel) else 0.05


def backer(judgement: Judgement, step: object, action: Choose) -> float:
    """The region that can spare a chip."""
    region = judgement.s.world.index[action.region]
    return judgement.felt(judgement.position.restocked(region, DIPLOMACY, -1))
