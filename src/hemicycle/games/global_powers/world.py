"""The map, the cards and the options of an edition as the rules use them in play: small ints and ready lists."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import (
    ABSTAIN,
    Act,
    Activate,
    Approach,
    Attack,
    Ban,
    Bid,
    Cast,
    Convert,
    Disarm,
    Give,
    Lift,
    Place,
    Play,
    RecallFrom,
    Sanction,
    StakeAgainst,
    StakeFor,
    Take,
    TakeCard,
)
from hemicycle.games.global_powers.actions_cards import (
    Choose,
    Commit,
    DiscardCard,
    GiveUp,
    GiveUpFromBase,
    Post,
    PostFromBase,
    Target,
)
from hemicycle.games.global_powers.board import Numbers

if TYPE_CHECKING:
    from hemicycle.games.global_powers.rules import Rules

RAW = 0
TRADE = 1
DIPLOMACY = 2
ARMY = 3
RESOURCES = ("raw", "trade", "diplomacy", "army")

BUDGET = "budget"
EMIGRATION = "emigration"
PROPAGANDA = "propaganda"
REHABILITATION = "rehabilitation"
COMMERCE = "trade"
PURGE = "purge"
WAR = "war"
PROPOSAL = "proposal"
KINDS = (BUDGET, EMIGRATION, PROPAGANDA, REHABILITATION, COMMERCE, PURGE, WAR, PROPOSAL)

CARDS = (
    "assassination",
    "diplomatic-initiative",
    "development-aid",
    "expansion",
    "peace-initiative",
    "warmonger",
    "non-aggression-pact",
    "coup",
    "recession",
    "revolution",
    "retirement",
    "sabotage",
    "drive",
    "defector",
    "unrest",
    "transfer",
)
(
    ASSASSINATION,
    INITIATIVE,
    DEVELOPMENT_AID,
    EXPANSION,
    PEACE,
    WARMONGER,
    PACT,
    COUP,
    RECESSION,
    REVOLUTION,
    RETIREMENT,
    SABOTAGE,
    DRIVE,
    DEFECTOR,
    UNREST,
    TRANSFER,
) = range(16)


class Line:
    """One line of the budget."""

    def __init__(self, id: str, pay: int, pays: int, gain: int, gains: int) -> None:
        self.action = Convert(id)
        self.pay = pay
        self.pays = pays
        self.gain = gain
        self.gains = gains


class World:
    """What stays the same during a game."""

    def __init__(self, rules: Rules) -> None:
        self.names: tuple[str, ...] = tuple([region.id for region in rules.regions])
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.size: int = len(self.names)
        self.neighbours: list[tuple[int, ...]] = [self._adjacent(rules, name) for name in self.names]
        self.around: list[tuple[int, ...]] = [(region, *self.neighbours[region]) for region in range(self.size)]
        self.numbers: dict[int, Numbers] = {seats: _numbers(rules, seats) for seats in rules.seats}
        self.hand_size: int = rules.hand.size
        self.cap: int = rules.region_cap.each_resource
        self.faces: tuple[int, ...] = rules.die.faces
        self.card_index: dict[str, int] = {name: number for number, name in enumerate(CARDS)}
        self.option: dict[str, bool | int | str] = {name: rules.option(name) for name in rules.options}
        self.recalls: list[RecallFrom] = [RecallFrom(name) for name in self.names]
        self.activations: list[Activate] = [Activate(name) for name in self.names]
        self.choices: list[Choose] = [Choose(name) for name in self.names]
        self.places: list[Place] = [Place(name) for name in self.names]
        self.plays: list[Play] = [Play(name) for name in CARDS]
        self.cards_taken: list[TakeCard] = [TakeCard(name) for name in CARDS]
        self.cards_discarded: list[DiscardCard] = [DiscardCard(name) for name in CARDS]
        self.bids: list[Bid] = [Bid(number) for number in range(rules.politicians.per_party + 1)]
        self.budget: dict[str, Line] = {
            line.id: Line(line.id, RESOURCES.index(line.pay), line.pays, RESOURCES.index(line.gain), line.gains)
            for line in rules.budget
        }
        plain = [line for line in self.budget.values() if line.pay != line.gain and line.gain != ARMY]
        self.always_convertible: list[tuple[int, int]] = [(line.pay, line.pays) for line in plain]
        self.card_sections: dict[str, str] = {card.id: card.section for card in rules.cards}
        self.attacks: list[Attack] = [Attack(name) for name in self.names]
        self.approaches: list[Approach] = [Approach(name) for name in self.names]
        most = range(1, rules.offers.most_of_a_kind + 1)
        self.gives: list[list[Give]] = [[Give(name, count) for count in most] for name in RESOURCES]
        self.takes: list[list[Take]] = [[Take(name, count) for count in most] for name in RESOURCES]
        self.bans: list[list[Ban]] = [[Ban(name, seat) for seat in range(max(rules.seats))] for name in self.names]
        self.targets: list[list[Target]] = [
            [Target(name, seat) for seat in range(max(rules.seats))] for name in self.names
        ]
        self.disarmaments: list[Disarm] = [Disarm(name) for name in self.names]
        self.sanctions: list[Sanction] = [Sanction(name) for name in self.names]
        self.lifts: list[Lift] = [Lift(name) for name in self.names]
        self.stakes: list[list[Action]] = [_stakes(chips) for chips in range(self.cap + 1)]
        self.votes: dict[tuple[int, bool], list[Cast]] = {}
        self.commitments: list[Commit] = [Commit(number) for number in range(rules.politicians.per_party + 1)]
        self.posts: list[Action] = [*[Post(name) for name in self.names], PostFromBase()]  # -1: the base
        self.removals: list[Action] = [*[GiveUp(name) for name in self.names], GiveUpFromBase()]
        placed, retired = rules.propaganda.places, rules.propaganda.retires
        self.least_base: int = placed + retired if self.option["propaganda_needs_two"] else placed  # for propaganda
        self.circles: dict[int, list[tuple[int, ...]]] = {seats: _circle(seats) for seats in rules.seats}
        self.columns = [itemgetter(seat) for seat in range(max(rules.seats))]  # heads by party
        self.borders: int = sum([len(others) for others in self.neighbours])
        self.acts: dict[str, Act] = {kind: Act(kind) for kind in KINDS}

    def casts(self, votes: int, split: bool) -> list[Cast]:
        """Every way to cast so many votes, split or all alike (GP-041, GP-074)."""
        found = self.votes.get((votes, split))
        if found is None:
            if split:
                ways = [(ayes, noes) for ayes in range(votes + 1) for noes in range(votes - ayes + 1)]
            else:
                ways = [(0, 0), (votes, 0), (0, votes)]
            found = self.votes[votes, split] = [Cast(ayes, noes) for ayes, noes in ways]
        return found

    def _adjacent(self, rules: Rules, name: str) -> tuple[int, ...]:
        """The regions that share a border or a line with one, in order (GP-005)."""
        edges = [edge for edge in rules.edges if not edge.option or rules.switch(edge.option)]
        touching = [edge.b if edge.a == name else edge.a for edge in edges if name in (edge.a, edge.b)]
        return tuple(sorted([self.index[other] for other in touching]))


def _numbers(rules: Rules, seats: int) -> Numbers:
    """The numbers of points, wars and votes."""
    scoring = rules.scoring
    upset = rules.war.upset
    return Numbers(
        faces=rules.die.faces,
        upset=(upset.attacker_rolls, upset.defender_rolls, upset.army_lead),
        sole=scoring.sole,
        majority=scoring.majority,
        coalition=scoring.coalition,
        opposition=scoring.opposition,
        trade_bonus=scoring.trade_bonus,
        un_delegate=scoring.un_delegate,
        mauritius=scoring.mauritius,
        points_divisor=rules.sanction.points_divisor,
        half_includes_bonus=rules.switch("sanction_half_includes_bonus"),
        votes_per_delegate=rules.proposal.votes_per_delegate,
        goal=rules.victory.points[str(seats)],
    )


def _circle(seats: int) -> list[tuple[int, ...]]:
    """By seat: all seats clockwise, beginning with the next one and ending with itself."""
    return [tuple([(seat + step) % seats for step in range(1, seats + 1)]) for seat in range(seats)]


def _stakes(chips: int) -> list[Action]:
    """Every way a government with so many diplomacy chips can vote."""
    amounts = range(1, chips + 1)
    return [ABSTAIN, *[StakeFor(k) for k in amounts], *[StakeAgainst(k) for k in amounts]]
