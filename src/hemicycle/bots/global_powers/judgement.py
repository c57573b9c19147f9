"""How one party sees a table: what it could do, and what each of it would be worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random

from hemicycle.bots.global_powers.consent import outcome
from hemicycle.bots.global_powers.deals import Amounts, Deal, best_deal
from hemicycle.bots.global_powers.diplomacy import expected, forecast, promising, stances
from hemicycle.bots.global_powers.motions import Seats, brings, simple_motions
from hemicycle.bots.global_powers.worth import WON, Appraiser, Position, Values
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Attack, Ban, Disarm, Lift, Sanction, Trade
from hemicycle.games.global_powers.coalition import bound
from hemicycle.games.global_powers.evaluation import points
from hemicycle.games.global_powers.table import NOWHERE, Table
from hemicycle.games.global_powers.trade import Offer, Reply, partners
from hemicycle.games.global_powers.world import COMMERCE, DIPLOMACY, PROPOSAL

Plan = tuple[float, Action | None]  # what it is worth, and the action
NO_PLAN: Plan = (-1.0, None)
COUNTERED = 0.3  # what a counter-offer must bring
BREACH = 2.0  # what a broken promise costs, in points


class Judgement:
    """One party's look at a table. It reads no other hand, so it judges all tables alike its seat cannot tell apart."""

    def __init__(
        self, s: Table, seat: int, appraiser: Appraiser, random: Random, promised: frozenset[str] = frozenset()
    ) -> None:
        self.s = s
        self.seat = seat
        self.position = Position(s, appraiser)
        self.weights = appraiser.weights
        self.random = random
        self.notes: dict[str, float] = {}
        self.drawn: tuple[Amounts, Amounts] | None = None
        self.promised = promised  # regions the party has promised not to attack

    def once(self, name: str, find: Callable[[], float]) -> float:
        """Something that is worked out once for all options."""
        if name not in self.notes:
            self.notes[name] = find()
        return self.notes[name]

    def felt(self, change: Values) -> float:
        """What a change means to this party."""
        return self.position.felt_by(self.seat, change)

    # --- a government ---

    @property
    def acting(self) -> Seats:
        """Who acts as the government of the active region."""
        return self.s.acting or self.s.governments[self.s.active]

    def worth_proposing(self, motion: Action, change: Values, acting: Seats) -> float:
        """What proposing an action is worth, after partners, votes and sacrifices."""
        value = outcome(self.position, self.s.active, acting, self.position.felt(change), self.seat)
        return value - BREACH if isinstance(motion, Attack) and motion.region in self.promised else value

    def motion_value(self, motion: Action, acting: Seats) -> float:
        """What proposing one action is worth."""
        return self.worth_proposing(motion, self.change(motion, acting), acting)

    def change(self, motion: Action | None, acting: Seats) -> Values:
        """What an action would change; a proposal by the votes to be expected."""
        if isinstance(motion, Ban | Disarm | Sanction | Lift):
            stake = self.s.stake or max(1, self.s.chips[DIPLOMACY][self.s.active])
            return expected(self.position, self.s.proposer, self.s.active, motion, stake)
        return brings(self.position, self.s.active, acting, motion)

    @cached_property
    def plans(self) -> dict[str, Plan]:
        """The best action of every kind for the government to take up."""
        return self.plans_of(self.s.governments[self.s.active])

    def plans_of(self, acting: Seats) -> dict[str, Plan]:
        """The best action of every kind, if these parties act."""
        s, region = self.s, self.s.active
        movers = (self.seat,) if s.shares and s.shares[0] == self.seat else acting
        found: dict[str, Plan] = {}
        if region in s.sanctioned:
            return {PROPOSAL: self.best_proposal(acting)}
        for kind, motion, change in simple_motions(self.position, region, acting, movers):
            value = self.worth_proposing(motion, change, acting)
            if value > found.get(kind, NO_PLAN)[0]:
                found[kind] = value, motion
        if s.chips[DIPLOMACY][region]:
            found[PROPOSAL] = self.best_proposal(acting)
        found[COMMERCE] = self.best_trade(acting)
        return found

    def best_proposal(self, acting: Seats) -> Plan:
        """The best proposal to the governments and the UN."""
        region = self.s.active
        stake = max(1, self.s.chips[DIPLOMACY][region])
        options = [
            (self.worth_proposing(motion, change, acting), motion)
            for motion, change in promising(self.position, self.seat, region, stake)
        ]
        return max(options, key=lambda option: option[0], default=NO_PLAN)

    def best_trade(self, acting: Seats) -> Plan:
        """The best deal with a neighbour."""
        best = NO_PLAN
        for other in partners(self.s, self.s.active):
            value, give, take = self.deal(other, acting)
            if value > best[0] and value > 0:
                best = value, Trade(self.s.world.names[other], give, take)
        return best

    def deal(self, other: int, acting: Seats) -> Deal:
        """The best deal of the active region with a neighbour."""
        consenting = tuple({*acting, *self.s.governments[other]} - {self.seat})
        value, give, take = best_deal(self.position, self.seat, self.s.active, other, consenting)
        change = brings(self.position, self.s.active, acting, Trade(self.s.world.names[other], give, take))
        felt = self.position.felt(change)
        return (outcome(self.position, self.s.active, acting, felt, self.seat), give, take) if value > 0 else NO_DEAL

    def offer_of(self, step: Offer) -> tuple[Amounts, Amounts]:
        """The offer to draw up: what the author's region gives, and what it takes."""
        if self.drawn is None:
            home, away = step.sides(self.s)
            consenting = tuple({*self.s.governments[home], *self.s.governments[away]} - {self.seat})
            _, give, take = best_deal(self.position, self.seat, home, away, consenting)
            self.drawn = give, take
        return self.drawn

    def counter_value(self, step: Reply) -> float:
        """What a counter-offer could bring."""
        other = self.s.world.index[step.region]
        home, away = (self.s.active, other) if self.seat in self.s.acting else (other, self.s.active)
        consenting = tuple({*self.s.governments[home], *self.s.governments[away]} - {self.seat})
        return best_deal(self.position, self.seat, home, away, consenting)[0] - COUNTERED

    def ballot_lead(self, names: tuple[str, ...]) -> int:
        """By how many the votes for would lead without this party's, when the regions still to come have voted."""
        regions = [self.s.world.index[name] for name in names]
        felt = stances(self.position, self.s.motion, max(1, self.s.ayes - self.s.noes))
        return self.s.ayes - self.s.noes + forecast(self.position, felt, regions, self.seat)

    @cached_property
    def best_initiative(self) -> float:
        """The best proposal the card could make."""
        found = promising(self.position, self.seat, NOWHERE, 1)
        return max([self.felt(change) for _, change in found], default=NO_PLAN[0])

    @cached_property
    def motion_felt(self) -> Values:
        """How every party feels about the action proposed."""
        return self.position.felt(self.change(self.s.motion, self.s.acting))

    @property
    def own_action(self) -> bool:
        """Whether the action is the proposer's own by an agreed list."""
        return bound(self.s)

    # --- a turn ---

    def activation_value(self, region: int) -> float:
        """What it means that a region is activated now and not later."""
        s, w = self.s, self.weights
        closing = self.closing(region)
        government = s.governments[region]
        if not government:
            return closing
        own = self.seat in government
        proposer = self.seat if own else government[0]
        felt = self.best_felt(region, government, proposer)
        total = felt[self.seat] * (1.0 + w.further * (s.strength(region) - 1))
        return closing + w.haste * (total / len(government) if own else total)

    def best_felt(self, region: int, government: Seats, proposer: int) -> Values:
        """How everybody feels about the best a party can do in a region with one action."""
        if region in self.s.sanctioned:
            return [0.0] * self.s.seats
        best, value = [0.0] * self.s.seats, 0.0
        for _, _, change in simple_motions(self.position, region, government, (proposer,)):
            felt = self.position.felt_by(proposer, change)
            if felt > value:
                best, value = change, felt
        return self.position.felt(best)

    def closing(self, region: int) -> float:
        """How welcome it is that the evaluation comes nearer, or comes."""
        s = self.s
        left = [each for each in s.to_do if s.governments[each] and each != region]
        if left:
            return self.weights.tempo * self.lead
        scores = points(s)
        best = max(scores)
        if best < s.numbers.goal:
            return self.weights.tempo * self.lead * 3
        return 0.5 * WON if scores[self.seat] == best else -0.5 * WON

    @cached_property
    def lead(self) -> float:
        """By how many points the party is ahead of the best other, or behind."""
        standing = self.position.standing
        return standing[self.seat] - max([standing[each] for each in self.position.seats if each != self.seat])


NO_DEAL: Deal = (0.0, (0, 0, 0, 0), (0, 0, 0, 0))
__all__ = ["NO_DEAL", "Amounts", "Judgement", "Plan"]
