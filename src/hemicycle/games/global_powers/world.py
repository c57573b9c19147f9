"""The map, the cards and the options of an edition as the rules use them in play: small ints and ready lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    from hemicycle.games.global_powers.rules import Conversion, Rules

RAW: Final = 0
TRADE: Final = 1
DIPLOMACY: Final = 2
ARMY: Final = 3
RESOURCES: Final[tuple[str, ...]] = ("raw", "trade", "diplomacy", "army")

BUDGET: Final = "budget"
EMIGRATION: Final = "emigration"
PROPAGANDA: Final = "propaganda"
REHABILITATION: Final = "rehabilitation"
COMMERCE: Final = "trade"
PURGE: Final = "purge"
WAR: Final = "war"
PROPOSAL: Final = "proposal"
KINDS: Final[tuple[str, ...]] = (BUDGET, EMIGRATION, PROPAGANDA, REHABILITATION, COMMERCE, PURGE, WAR, PROPOSAL)

CARDS: Final[tuple[str, ...]] = (
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
ASSASSINATION: Final = CARDS.index("assassination")
INITIATIVE: Final = CARDS.index("diplomatic-initiative")
DEVELOPMENT_AID: Final = CARDS.index("development-aid")
EXPANSION: Final = CARDS.index("expansion")
PEACE: Final = CARDS.index("peace-initiative")
WARMONGER: Final = CARDS.index("warmonger")
PACT: Final = CARDS.index("non-aggression-pact")
COUP: Final = CARDS.index("coup")
RECESSION: Final = CARDS.index("recession")
REVOLUTION: Final = CARDS.index("revolution")
RETIREMENT: Final = CARDS.index("retirement")
SABOTAGE: Final = CARDS.index("sabotage")
DRIVE: Final = CARDS.index("drive")
DEFECTOR: Final = CARDS.index("defector")
UNREST: Final = CARDS.index("unrest")
TRANSFER: Final = CARDS.index("transfer")


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
        self.borders: int = sum([len(others) for others in self.neighbours])
        self.option: dict[str, bool | int | str] = {name: rules.option(name) for name in rules.options}
        self.numbers: dict[int, Numbers] = {seats: _numbers(rules, seats) for seats in rules.seats}
        self.circles: dict[int, list[tuple[int, ...]]] = {seats: _circle(seats) for seats in rules.seats}
        self.hand_size: int = rules.hand.size
        self.cap: int = rules.region_cap.each_resource
        self.faces: tuple[int, ...] = rules.die.faces
        self.lowest_face: int = min(self.faces)
        self.card_index: dict[str, int] = {name: number for number, name in enumerate(CARDS)}
        self.card_sections: dict[str, str] = {card.id: card.section for card in rules.cards}
        self.kept_in_base: int = rules.auction.kept_in_base
        self.sacrifice: int = rules.sacrifice.politicians
        self.lowest_posting: int = rules.postings.lowest
        self.posting_step: int = rules.postings.step
        self.counter_offers: int = rules.offers.counter_offers
        self.votes_per_delegate: int = rules.proposal.votes_per_delegate
        self.least_plotters: int = rules.coup.least_plotters
        self.least_stake: int = rules.proposal.least_stake
        self.purge_price: int = rules.purge.army  # in army chips
        self.rehabilitation_price: int = rules.rehabilitation.diplomacy  # in diplomacy chips
        self.rehabilitated: int = rules.rehabilitation.returns
        self.emigrants: int = rules.emigration.moves
        self.purged: int = rules.purge.removes
        self.campaigners: int = rules.propaganda.places
        self.campaigners_retired: int = rules.propaganda.retires
        everybody = self.campaigners + self.campaigners_retired
        self.least_base: int = everybody if self.option["propaganda_needs_two"] else self.campaigners  # for propaganda
        self._ready_options()
        self._ready_regions(max(rules.seats))
        self._ready_numbers(rules)

    def _ready_options(self) -> None:
        """Options that are asked for at every step, as plain answers."""
        option = self.option
        self.dominance_from_play: bool = option["dominance_from"] == "play"
        self.dominance_at_once: bool = option["dominance_check"] == "every-change"
        self.strength_before_recall: bool = option["strength_measured"] == "before-recall"
        self.empty_regions_activated: bool = bool(option["empty_region_activation"])
        self.failures_spent: bool = bool(option["failed_action_spent"])
        self.alternatives: bool = bool(option["opposition_alternative"])
        self.lifted_in_one_attempt: bool = option["sanction_lift_attempts"] == "one"
        self.attack_needs_outsider: bool = bool(option["war_needs_outsider"])
        self.pacts_bind_both: bool = option["pact_direction"] == "both-ways"
        self.campaigns_at_home: bool = option["propaganda_where"] == "active-or-adjacent"
        self.objectors_vote: bool = bool(option["objector_votes"])
        self.coalitions_vote_as_one: bool = option["coalition_vote"] == "as-one"
        self.whole_party_votes: bool = option["party_vote"] == "whole"
        self.open_votes: bool = option["vote_order"] == "clockwise"
        self.outvoted_if_not_passed: bool = option["alternative_after"] == "not-passed"
        self.sacrifices_once_each: bool = option["sacrifice_duel"] == "one-each"
        self.sacrifices_to_mauritius: bool = option["sacrifice_destination"] == "mauritius"

    def _ready_regions(self, seats: int) -> None:
        """Options about regions and cards, made once."""
        self.recalls: list[RecallFrom] = [RecallFrom(name) for name in self.names]
        self.activations: list[Activate] = [Activate(name) for name in self.names]
        self.choices: list[Choose] = [Choose(name) for name in self.names]
        self.places: list[Place] = [Place(name) for name in self.names]
        self.attacks: list[Attack] = [Attack(name) for name in self.names]
        self.approaches: list[Approach] = [Approach(name) for name in self.names]
        self.bans: list[list[Ban]] = [[Ban(name, seat) for seat in range(seats)] for name in self.names]
        self.targets: list[list[Target]] = [[Target(name, seat) for seat in range(seats)] for name in self.names]
        self.disarmaments: list[Disarm] = [Disarm(name) for name in self.names]
        self.sanctions: list[Sanction] = [Sanction(name) for name in self.names]
        self.lifts: list[Lift] = [Lift(name) for name in self.names]
        self.posts: list[Action] = [*[Post(name) for name in self.names], PostFromBase()]  # -1: the base
        self.removals: list[Action] = [*[GiveUp(name) for name in self.names], GiveUpFromBase()]
        self.plays: list[Play] = [Play(name) for name in CARDS]
        self.cards_taken: list[TakeCard] = [TakeCard(name) for name in CARDS]
        self.cards_discarded: list[DiscardCard] = [DiscardCard(name) for name in CARDS]
        self.acts: dict[str, Act] = {kind: Act(kind) for kind in KINDS}

    def _ready_numbers(self, rules: Rules) -> None:
        """Options about numbers, made once."""
        politicians = range(rules.politicians.per_party + 1)
        self.bids: list[Bid] = [Bid(number) for number in politicians]
        self.commitments: list[Commit] = [Commit(number) for number in politicians]
        most = range(1, rules.offers.most_of_a_kind + 1)
        self.gives: list[list[Give]] = [[Give(name, count) for count in most] for name in RESOURCES]
        self.takes: list[list[Take]] = [[Take(name, count) for count in most] for name in RESOURCES]
        self.stakes: list[list[Action]] = [_stakes(chips) for chips in range(self.cap + 1)]
        self.votes: dict[tuple[int, bool], list[Cast]] = {}
        self.budget: dict[str, Line] = {line.id: _line(line) for line in rules.budget}
        self.budget_lines: list[Line] = list(self.budget.values())

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


def _line(line: Conversion) -> Line:
    return Line(line.id, RESOURCES.index(line.pay), line.pays, RESOURCES.index(line.gain), line.gains)


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
