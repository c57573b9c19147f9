"""The numbers of an edition of Global Powers, read strictly from its file."""

from __future__ import annotations

from dataclasses import dataclass, field

from hemicycle.core.ruleset import Ruleset
from hemicycle.games.global_powers.world import World


@dataclass
class Politicians:
    """How many politicians a party has."""

    per_party: int


@dataclass
class Supply:
    """How many chips of each resource there are."""

    raw: int
    trade: int
    diplomacy: int
    army: int


@dataclass
class RegionCap:
    """How many chips of one kind a region can hold."""

    each_resource: int


@dataclass
class Markers:
    """How many markers of each kind there are."""

    sanction: int
    disarmament: int
    protectorate: int


@dataclass
class Die:
    """What the die shows."""

    faces: tuple[int, ...]


@dataclass
class Region:
    """A region and what it starts with."""

    id: str
    raw: int
    trade: int
    diplomacy: int
    army: int


@dataclass
class Edge:
    """A border or a sea line between two regions; with an option it is there only if that is on."""

    a: str
    b: str
    kind: str
    option: str = ""


@dataclass
class AuctionRules:
    """What a bid may take and what winning costs."""

    kept_in_base: int
    winner_retires: int


@dataclass
class Hand:
    """How many cards a party holds."""

    size: int


@dataclass
class Card:
    """An event card and the section that explains it."""

    id: str
    section: str


@dataclass
class Dominance:
    """How many regions win at once, by the number of players."""

    start: dict[str, int]


@dataclass
class Victory:
    """How many points win an evaluation, by the number of players."""

    points: dict[str, int]


@dataclass
class Sacrifice:
    """What a veto, a push-through and every answer to them cost."""

    politicians: int


@dataclass
class Conversion:
    """One line of the budget: so many chips of one kind for so many of another."""

    id: str
    pay: str
    pays: int
    gain: str
    gains: int


@dataclass
class Protest:
    """What using raw material may cost a government."""

    face: int
    retires: int


@dataclass
class Emigration:
    """How many politicians emigrate."""

    moves: int


@dataclass
class Propaganda:
    """How many politicians propaganda places and what it costs."""

    places: int
    retires: int


@dataclass
class Rehabilitation:
    """What rehabilitation costs and whom it brings back."""

    diplomacy: int
    returns: int


@dataclass
class Offers:
    """How large an offer of trade can be and how often it can be countered."""

    most_of_a_kind: int
    counter_offers: int


@dataclass
class Purge:
    """What a purge costs and what it does."""

    army: int
    removes: int


@dataclass
class Losses:
    """What a war costs a region."""

    army: int
    trade: int


@dataclass
class WarUpset:
    """When a superior attacker gets no more than a draw."""

    attacker_rolls: int
    defender_rolls: int
    army_lead: int


@dataclass
class WarRules:
    """What a war costs, and when it is a draw though the totals differ."""

    winner_loses: Losses
    loser_loses: Losses
    draw_loses: Losses
    upset: WarUpset


@dataclass
class ProposalRules:
    """What a proposal costs at least and what a delegate's vote counts."""

    least_stake: int
    votes_per_delegate: int


@dataclass
class Scoring:
    """What an evaluation counts."""

    sole: int
    majority: int
    coalition: int
    opposition: int
    trade_bonus: tuple[int, ...]
    un_delegate: int
    mauritius: int


@dataclass
class SanctionRules:
    """By how much a sanction divides the points of a region."""

    points_divisor: int


@dataclass
class Postings:
    """How many politicians the lowest score sends to the UN, and how many more each next one."""

    lowest: int
    step: int


@dataclass
class AssassinationRules:
    """What the die decides in an assassination."""

    dies: int
    sent_home: int
    culprit_flees: int


@dataclass
class InitiativeRules:
    """The free votes of a diplomatic initiative."""

    votes: int


@dataclass
class DevelopmentAidRules:
    """How much trade development aid moves."""

    trade: int


@dataclass
class ExpansionRules:
    """How many politicians an expansion places at most."""

    places: int


@dataclass
class WarmongerRules:
    """What a warmonger adds to the die."""

    bonus: int


@dataclass
class CoupUpset:
    """When a coup never succeeds."""

    plotter_rolls: int
    government_rolls: int


@dataclass
class CoupRules:
    """How many plotters a coup needs and when it never succeeds."""

    least_plotters: int
    upset: CoupUpset


@dataclass
class RetirementRules:
    """How many politicians are retired."""

    removes: int


@dataclass
class DriveRules:
    """How many actions drive adds."""

    actions: int


@dataclass
class DefectorRules:
    """How many politicians change sides and what it costs."""

    replaces: int
    retires: int


@dataclass
class TransferRules:
    """How many politicians are transferred."""

    moves: int


@dataclass
class StartStacks:
    """Free start: how many politicians stand in the start region."""

    stacks: dict[str, int]
    elsewhere: int


@dataclass
class StartRounds:
    """Free start: how many rounds of single placements follow, by the number of players."""

    rounds: dict[str, int]


@dataclass
class Bribes:
    """What it costs to silence a delegate or to buy the vote."""

    abstain: int
    vote: int


@dataclass
class UnForces:
    """How strong the UN's troops are."""

    army: int


@dataclass
class Rules(Ruleset):
    """One edition of Global Powers."""

    politicians: Politicians = field(kw_only=True)
    supply: Supply = field(kw_only=True)
    region_cap: RegionCap = field(kw_only=True)
    markers: Markers = field(kw_only=True)
    die: Die = field(kw_only=True)
    regions: tuple[Region, ...] = field(kw_only=True)
    edges: tuple[Edge, ...] = field(kw_only=True)
    auction: AuctionRules = field(kw_only=True)
    hand: Hand = field(kw_only=True)
    cards: tuple[Card, ...] = field(kw_only=True)
    dominance: Dominance = field(kw_only=True)
    victory: Victory = field(kw_only=True)
    sacrifice: Sacrifice = field(kw_only=True)
    budget: tuple[Conversion, ...] = field(kw_only=True)
    protest: Protest = field(kw_only=True)
    emigration: Emigration = field(kw_only=True)
    propaganda: Propaganda = field(kw_only=True)
    rehabilitation: Rehabilitation = field(kw_only=True)
    offers: Offers = field(kw_only=True)
    purge: Purge = field(kw_only=True)
    war: WarRules = field(kw_only=True)
    proposal: ProposalRules = field(kw_only=True)
    scoring: Scoring = field(kw_only=True)
    sanction: SanctionRules = field(kw_only=True)
    postings: Postings = field(kw_only=True)
    assassination: AssassinationRules = field(kw_only=True)
    initiative: InitiativeRules = field(kw_only=True)
    development_aid: DevelopmentAidRules = field(kw_only=True)
    expansion: ExpansionRules = field(kw_only=True)
    warmonger: WarmongerRules = field(kw_only=True)
    coup: CoupRules = field(kw_only=True)
    retirement: RetirementRules = field(kw_only=True)
    drive: DriveRules = field(kw_only=True)
    defector: DefectorRules = field(kw_only=True)
    transfer: TransferRules = field(kw_only=True)
    start_stacks: StartStacks = field(kw_only=True)
    start_rounds: StartRounds = field(kw_only=True)
    bribes: Bribes = field(kw_only=True)
    un_forces: UnForces = field(kw_only=True)

    def __post_init__(self) -> None:
        self._world: World | None = None  # not a cached property: compiled classes would build it anew every time

    @property
    def world(self) -> World:
        """The map, the cards and the options in the form the rules use while they play."""
        self._world = self._world or World(self)
        return self._world
