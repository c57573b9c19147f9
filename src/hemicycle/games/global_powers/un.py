"""The vote on a proposal: governments stake diplomacy chips in order, then the UN's delegates vote."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import CONSENT, VOTE, Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import CONSENTS, Agree, Cast, StakeAgainst, StakeFor
from hemicycle.games.global_powers.bribery import bribe_delegates, bribed, free_delegates
from hemicycle.games.global_powers.events_world import (
    Abstained,
    DelegatesVoted,
    StakedAgainst,
    StakedFor,
    StakeDiced,
    StakeRefused,
)
from hemicycle.games.global_powers.politics import clockwise, matter, moved
from hemicycle.games.global_powers.table import NOWHERE, Table
from hemicycle.games.global_powers.world import DIPLOMACY


def ballot(s: Table, votes: int) -> Step[Table, Action]:
    """Open the vote: the stake of the proposing region and free votes count in favour (GP-073, GP-111)."""
    s.ayes = votes
    s.noes = 0
    order = stakers(s) if s.option["diplomacy_order"] == "before-stake" else []
    if s.active != NOWHERE:
        stake(s, s.active, s.stake)
    if not order:
        order = stakers(s)
    return Stakes(tuple([s.world.names[region] for region in order]))


def stakers(s: Table) -> list[int]:
    """The governments in the order they vote: most diplomacy chips first, then the order of the regions.

    Empty and sanctioned regions have no vote, and the proposing region has staked already (GP-073, GP-074).
    """
    chips = s.chips[DIPLOMACY]
    spoken = NOWHERE if s.option["proposer_stakes_again"] else s.active
    able = [k for k in range(s.world.size) if s.governments[k] and chips[k] and k not in s.sanctioned and k != spoken]
    return sorted(able, key=lambda region: -chips[region])


def stake(s: Table, region: int, chips: int) -> None:
    """Chips go on the vote field; as nothing is bought meanwhile, we lay them into the supply at once (GP-073)."""
    announce(s, s.world.names[region], chips)
    if chips > 0:
        s.ayes += s.lose(region, DIPLOMACY, chips)
    elif chips < 0:
        s.noes += s.lose(region, DIPLOMACY, -chips)


def announce(s: Table, region: str, chips: int) -> None:
    """Everybody hears how a government votes."""
    if chips > 0:
        s.tell(StakedFor, region, chips)
    elif chips < 0:
        s.tell(StakedAgainst, region, -chips)
    else:
        s.tell(Abstained, region)


class Stakes(Step[Table, Action]):
    """One government after the other votes; then the UN."""

    cites = ("GP-073", "GP-074", "GP-132")

    def __init__(self, regions: tuple[str, ...]) -> None:
        self.regions = regions

    def conclude(self, s: Table) -> Next:
        return stakes(s, self.regions)


def stakes(s: Table, regions: tuple[str, ...]) -> Next:
    """The next government in order, a coalition through its strongest partner; when all have spoken, the UN votes."""
    if not regions:
        return (bribe_delegates(s), UnVote()) if s.option["bribery"] and any(s.delegates) else un_vote(s)
    region = s.world.index[regions[0]]
    if not s.chips[DIPLOMACY][region]:
        return stakes(s, regions[1:])
    return GovernmentStake(regions[0], s.strongest(s.governments[region]), regions[1:])


class GovernmentStake(Solo[Table, Action]):
    """A government puts any number of its diplomacy chips on one side, or abstains."""

    cites = ("GP-073", "GP-074")
    kind = VOTE

    def __init__(self, region: str, seat: int, regions: tuple[str, ...]) -> None:
        self.region = region
        self.seat = seat
        self.regions = regions  # to come

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return s.world.stakes[s.chips[DIPLOMACY][s.world.index[self.region]]]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        chips = 0
        if isinstance(action, StakeFor):
            chips = action.chips
        elif isinstance(action, StakeAgainst):
            chips = -action.chips
        government = s.governments[s.world.index[self.region]]
        if chips and len(government) > 1:
            partners = tuple([k for k in clockwise(s, seat) if k in government and k != seat])
            return StakeConsent(self.region, seat, partners, chips, self.regions)
        stake(s, s.world.index[self.region], chips)
        return stakes(s, self.regions)

    def prompt(self, s: Table, seat: int) -> Detail:
        held = s.chips[DIPLOMACY][s.world.index[self.region]]
        return {"ayes": s.ayes, "noes": s.noes, "held": held, **moved(s, seat)}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, StakeFor | StakeAgainst):
            held = s.chips[DIPLOMACY][s.world.index[self.region]]
            return Refusal("no-such-stake", {"chips": action.chips, "held": held, "least": 1}, ("GP-073",))
        return super().why_not(s, seat, action)


class StakeConsent(Step[Table, Action]):
    """The partners of a coalition must agree to its stake; if they do not, the region abstains."""

    cites = ("GP-074",)
    kind = CONSENT

    def __init__(self, region: str, seat: int, asked: Seats, chips: int, regions: tuple[str, ...]) -> None:
        self.region = region
        self.seat = seat
        self.asked = asked
        self.chips = chips  # negative: against
        self.regions = regions

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return CONSENTS

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Agree):
            return StakeConsent(self.region, self.seat, self.asked[1:], self.chips, self.regions)
        s.tell(StakeRefused, seat, self.region)
        chips = 0
        if s.option["divided_government_stake"] == "dice":
            chips = self.chips if s.chance.pick(2) == 0 else 0
            s.tell(StakeDiced, self.region, chips != 0)
        stake(s, s.world.index[self.region], chips)
        return stakes(s, self.regions)

    def conclude(self, s: Table) -> Next:
        stake(s, s.world.index[self.region], self.chips)
        return stakes(s, self.regions)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"side": "for" if self.chips > 0 else "against", "count": abs(self.chips), **matter(s, seat)}


class UnVote(Step[Table, Action]):
    """The bribes are paid; now the delegates vote."""

    cites = ("GP-073", "GP-132")

    def conclude(self, s: Table) -> Next:
        return un_vote(s)


def un_vote(s: Table) -> Next:
    """Bought votes count as told; then the factions vote, largest first, a die deciding between equals (GP-073)."""
    s.ayes += bribed(s, "for") * s.world.votes_per_delegate
    s.noes += bribed(s, "against") * s.world.votes_per_delegate
    return Factions(factions(s))


def factions(s: Table) -> Seats:
    """The parties with delegates, most delegates first."""
    order = [seat for seat in range(s.seats) if s.delegates[seat]]
    if len({s.delegates[seat] for seat in order}) < len(order):
        s.chance.shuffle(order)
    return tuple(sorted(order, key=s.delegates.__getitem__, reverse=True))


class Factions(Step[Table, Cast]):
    """Each delegate has one vote; a faction may split."""

    cites = ("GP-073", "GP-074")
    kind = VOTE

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def waiting(self, s: Table) -> Seats:
        return self.seats[:1] if self.seats and free_delegates(s, self.seats[0]) > 0 else ()

    def options(self, s: Table, seat: int) -> Sequence[Cast]:
        return s.world.casts(free_delegates(s, seat), bool(s.option["un_faction_split"]))

    def answer(self, s: Table, seat: int, action: Cast) -> Next:
        s.tell(DelegatesVoted, seat, action.ayes, action.noes)
        s.ayes += action.ayes * s.world.votes_per_delegate
        s.noes += action.noes * s.world.votes_per_delegate
        return self.conclude(s)

    def conclude(self, s: Table) -> Next:
        if len(self.seats) > 1:
            return Factions(self.seats[1:])
        s.bribes = ()
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        delegates = free_delegates(s, seat)
        return {"ayes": s.ayes, "noes": s.noes, "delegates": delegates, **moved(s, seat)}

    def describe(self, s: Table, seat: int, action: Cast) -> Detail:
        return {"delegates": free_delegates(s, seat)}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Cast):
            detail: Detail = {"ayes": action.ayes, "noes": action.noes, "delegates": free_delegates(s, seat)}
            return Refusal("no-such-votes", detail, ("GP-073", "GP-074"))
        return super().why_not(s, seat, action)
