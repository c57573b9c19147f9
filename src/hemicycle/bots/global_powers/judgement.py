"""How one party sees a table: what it could do, and what each of it would be worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random

from hemicycle.bots.global_powers.consent import outcome
from hemicycle.bots.global_powers.deals import Amounts, best_deal
from hemicycle.bots.global_powers.diplomacy import expected, forecast, promising, stances
from hemicycle.bots.global_powers.motions import Seats, brings, simple_motions
from hemicycle.bots.global_powers.race import WON
from hemicycle.bots.global_powers.setbacks import WORLD
from hemicycle.bots.global_powers.speech import Words
from hemicycle.bots.global_powers.worth import Position, Values
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Attack, Ban, Disarm, Lift, Sanction, Trade
from hemicycle.games.global_powers.alternative import Alternatives
from hemicycle.games.global_powers.evaluation import points
from hemicycle.games.global_powers.table import NOWHERE
from hemicycle.games.global_powers.trade import Offer, Reply, partners
from hemicycle.games.global_powers.world import COMMERCE, DIPLOMACY, PROPOSAL

NO_PLAN = -1.0  # what doing the impossible is worth
COUNTERED = 0.1  # what a counter-offer must bring
BREACH = 2.0  # what a broken promise costs, in points
RESPECT = 0.3  # what an attack on a party costs that has threatened
GRUDGE = 0.6  # what a deal must bring with a party that has broken its word
HONOUR = 1.5  # what it is worth to make a deal that was spoken of and agreed to
HAGGLING = 0.7  # how likely a counter-offer is not the end of a deal; less for every further one


class Judgement:
    """One party's look at a table. It reads no other hand, so it judges all tables alike its seat cannot tell apart."""

    def __init__(self, position: Position, seat: int, random: Random, words: Words | None = None) -> None:
        self.s = position.s
        self.seat = seat
        self.position = position
        self.weights = position.weights
        self.random = random
        self.notes: dict[str, float] = {}
        self.drawn: tuple[Amounts, Amounts] | None = None
        self.words = words or Words()  # what the talk so far means to the party

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
        if self.hopeless(motion):
            return NO_PLAN
        value = outcome(self.position, self.s.active, acting, self.position.felt(change), self.seat)
        return value - self.dishonour(motion) if isinstance(motion, Attack) else value

    def hopeless(self, motion: Action) -> bool:
        """Whether this was just voted down here."""
        if not self.words.setbacks:
            return False
        region = WORLD if isinstance(motion, Ban | Disarm | Sanction | Lift) else self.s.world.names[self.s.active]
        return (region, str(motion)) in self.words.setbacks

    def dishonour(self, motion: Attack) -> float:
        """What a war costs beside its losses: one's word, and the anger of who has threatened."""
        threatened = self.words.threats.intersection(self.s.governments[self.s.world.index[motion.region]])
        return BREACH * (motion.region in self.words.promised) + RESPECT * bool(threatened)

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
    def plans(self) -> dict[str, float]:
        """What the best action of every kind is worth, to a government or to a party that proposes an alternative."""
        s, region = self.s, self.s.active
        acting = (self.seat,) if isinstance(s.agenda[-1], Alternatives) else s.governments[region]
        movers = (self.seat,) if s.shares and s.shares[0] == self.seat else acting
        found: dict[str, float] = {}
        if region in s.sanctioned:
            return {PROPOSAL: self.motion_value(s.world.lifts[region], acting)}
        for kind, motion, change in simple_motions(self.position, region, acting, movers):
            value = self.worth_proposing(motion, change, acting)
            found[kind] = max(value, found.get(kind, NO_PLAN))
        if s.chips[DIPLOMACY][region]:
            found[PROPOSAL] = self.best_proposal
        found[COMMERCE] = self.best_trade(acting)
        return found

    @cached_property
    def proposals(self) -> dict[str, float]:
        """What the most promising proposals are worth, the active region's or (with a card) the own."""
        region = self.s.active
        if region == NOWHERE:
            found = promising(self.position, self.seat, NOWHERE, self.s.rules.initiative.votes)
            return {str(motion): self.felt(change) for motion, change in found if not self.hopeless(motion)}
        found = promising(self.position, self.seat, region, max(1, self.s.chips[DIPLOMACY][region]))
        acting = self.acting
        return {str(motion): self.worth_proposing(motion, change, acting) for motion, change in found}

    @property
    def best_proposal(self) -> float:
        """The best proposal to the governments and the UN."""
        return max(self.proposals.values(), default=NO_PLAN)

    def others(self, one: Seats, other: Seats) -> Seats:
        """The parties of two governments without this one."""
        return tuple([seat for seat in self.position.seats if seat != self.seat and (seat in one or seat in other)])

    def best_trade(self, acting: Seats) -> float:
        """What the best deal with a neighbour is worth."""
        return max([self.deal(other, acting) for other in partners(self.s, self.s.active)], default=NO_PLAN)

    def deal(self, other: int, acting: Seats) -> float:
        """What the best deal of the active region with a neighbour is worth."""
        consenting = self.others(acting, self.s.governments[other])
        value, give, take = best_deal(self.position, self.seat, self.s.active, other, consenting)
        if value <= 0:
            return NO_PLAN
        change = brings(self.position, self.s.active, acting, Trade(self.s.world.names[other], give, take))
        spoken_of = bool(self.words.customers.intersection(consenting))
        return outcome(self.position, self.s.active, acting, self.position.felt(change), self.seat) + HONOUR * spoken_of

    def offer_of(self, step: Offer) -> tuple[Amounts, Amounts]:
        """The offer to draw up: what the author's region gives, and what it takes."""
        if self.drawn is None:
            home, away = step.sides(self.s)
            consenting = self.others(self.s.governments[home], self.s.governments[away])
            _, give, take = best_deal(self.position, self.seat, home, away, consenting)
            self.drawn = give, take
        return self.drawn

    def counter_value(self, step: Reply) -> float:
        """What a counter-offer could bring: the best deal that the other side would welcome, if it has the patience."""
        other = self.s.world.index[step.region]
        home, away = (self.s.active, other) if self.seat in self.s.acting else (other, self.s.active)
        consenting = self.others(self.s.governments[home], self.s.governments[away])
        best = best_deal(self.position, self.seat, home, away, consenting)[0]
        return best * HAGGLING ** (step.counters + 1) - COUNTERED

    @property
    def grudge(self) -> float:
        """What a deal must bring more with a party that has broken its word, and less where one's own was given."""
        s = self.s
        other = s.world.index[s.motion.region] if isinstance(s.motion, Trade) else s.active
        involved = {*s.acting, *s.governments[other]} - {self.seat}
        if self.words.liars & involved:
            return GRUDGE
        return -GRUDGE if self.words.customers & involved else 0.0

    def ballot_lead(self, names: tuple[str, ...]) -> int:
        """By how many the votes for would lead without this party's, when the regions still to come have voted."""
        regions = [self.s.world.index[name] for name in names]
        felt = stances(self.position, self.s.motion, max(1, self.s.ayes - self.s.noes))
        return self.s.ayes - self.s.noes + forecast(self.position, felt, regions, self.seat)

    @cached_property
    def motion_felt(self) -> Values:
        """How every party feels about the action proposed."""
        return self.position.felt(self.change(self.s.motion, self.s.acting))

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
        best, value = self.position.nothing, 0.0
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
