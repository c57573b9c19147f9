"""Level 2 in a hurry: the same valuation with fewer thoughts, for playing on at imagined tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from hemicycle.bots.global_powers.cards import card_value
from hemicycle.bots.global_powers.consent import outcome
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.motions import (
    Seats,
    brings,
    converted,
    places,
    purged,
    rehabilitated,
    war,
    worth_a_war,
)
from hemicycle.bots.global_powers.rating import rate
from hemicycle.bots.global_powers.worth import Appraiser, Position
from hemicycle.core import agenda
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import STOP, Act, Activate, Campaign, Emigrate, Play, Purge, Rehabilitate
from hemicycle.games.global_powers.activation import GovernmentActs
from hemicycle.games.global_powers.budget import convertible
from hemicycle.games.global_powers.table import NOBODY, Table
from hemicycle.games.global_powers.turn import Turn
from hemicycle.games.global_powers.world import (
    ARMY,
    BUDGET,
    DIPLOMACY,
    EMIGRATION,
    PROPAGANDA,
    PURGE,
    REHABILITATION,
    WAR,
)

Idea = tuple[float, str, Action]  # what it brings the party, the kind of action, and the action
SLOW = {"diplomatic-initiative", "peace-initiative", "warmonger", "non-aggression-pact"}  # cards to think about longer
CARDS = 2  # cards thought of in a turn
IDEAS = 3  # actions of a government that are thought through


class Hurry:
    """Plays all seats of an imagined table, as one of them may reckon that they play."""

    def __init__(self, s: Table, appraiser: Appraiser, luck: Random, seat: int = NOBODY) -> None:
        self.s = s
        self.seat = seat
        self.appraiser = appraiser
        self.luck = luck
        self.position: Position | None = None
        self.intended: Action | None = None  # what a government has set its mind on

    def decide(self) -> None:
        """One decision of whoever is asked."""
        s = self.s
        seat = agenda.pending(s)[0]
        options = agenda.options(s, seat)
        agenda.play(s, seat, options[0] if len(options) == 1 else self.choose(seat, options))

    def choose(self, seat: int, options: Sequence[Action]) -> Action:
        """A good option, found quickly."""
        if self.intended is not None and self.intended in options:
            intended, self.intended = self.intended, None
            return intended
        if self.position is None or not self.position.holds(self.s):
            self.position = Position(self.s, self.appraiser, self.seat)
        step = self.s.agenda[-1]
        if isinstance(step, GovernmentActs):
            return self.acts(self.position, seat, options)
        judgement = Judgement(self.position, seat, self.luck)
        if isinstance(step, Turn):
            return turn(judgement, options)
        values = rate(judgement, options)
        return options[max(range(len(values)), key=values.__getitem__)]

    def acts(self, position: Position, seat: int, options: Sequence[Action]) -> Action:
        """The best action a government can take by itself."""
        s = self.s
        acting = s.governments[s.active]
        if s.active in s.sanctioned:
            return STOP
        best, kind = 0.0, ""
        for felt, each, motion in sorted(ideas(position, s.active, acting, seat), key=lambda idea: -idea[0])[:IDEAS]:
            if felt > best:
                feelings = position.felt(brings(position, s.active, acting, motion))
                value = outcome(position, s.active, acting, feelings, seat)
                if value > best:
                    best, kind, self.intended = value, each, motion
        return next((option for option in options if isinstance(option, Act) and option.kind == kind), STOP)


def turn(judgement: Judgement, options: Sequence[Action]) -> Action:
    """The best own region, or one of two cards; if there is neither, any region."""
    s, seat, w = judgement.s, judgement.seat, judgement.weights
    rated: list[tuple[float, Action]] = []
    regions = [option for option in options if isinstance(option, Activate)]
    for option in regions:
        region = s.world.index[option.region]
        government = s.governments[region]
        if seat in government:
            best = max([idea[0] for idea in ideas(judgement.position, region, government, seat)], default=0.0)
            gain = w.haste * best * (1.0 + w.further * (s.strength(region) - 1)) / len(government)
            rated.append((gain + judgement.closing(region), option))
    held = [option for option in options if isinstance(option, Play) and option.card not in SLOW]
    for card in judgement.random.sample(held, min(CARDS, len(held))):
        rated.append((card_value(judgement.position, seat, s.world.card_index[card.card]) - w.card, card))
    if regions and len(rated) < 2:
        other = judgement.random.choice(regions)
        rated.append((judgement.closing(s.world.index[other.region]), other))
    return max(rated, key=lambda each: each[0])[1] if rated else options[0]


def ideas(position: Position, region: int, acting: Seats, seat: int) -> Iterator[Idea]:
    """What a governing party could do with one action, by what it would bring that party."""
    s, names = position.s, position.s.world.names
    for line in s.world.budget.values():
        if convertible(s, region, line):
            yield position.felt_by(seat, converted(position, region, line.action)), BUDGET, line.action
    if s.heads[region][seat]:
        leaving = position.felt_move(seat, region, -1)
        for other in s.world.neighbours[region]:
            yield leaving + position.felt_move(seat, other, 1), EMIGRATION, Emigrate(seat, names[other])
    if s.base[seat] >= s.world.least_base:
        price = position.at_home(seat, -2, 1)
        for other in places(s, region):
            yield price + position.felt_move(seat, other, 1), PROPAGANDA, Campaign(seat, names[other])
    if s.mauritius[seat] and s.chips[DIPLOMACY][region]:
        yield position.felt_by(seat, rehabilitated(position, region, seat)), REHABILITATION, Rehabilitate(seat)
    if s.chips[ARMY][region]:
        for victim in position.seats:
            if s.heads[region][victim] and victim not in acting:
                yield position.felt_by(seat, purged(position, region, victim)), PURGE, Purge(victim)
    for other in worth_a_war(s, region, acting):
        yield position.felt_by(seat, war(position, region, other, acting)), WAR, s.world.attacks[other]
