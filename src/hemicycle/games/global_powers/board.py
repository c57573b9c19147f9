"""The board of Global Powers as one seat may know it: everything is public but the hands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class RegionBoard:
    """A region as everybody sees it. Numbers by party are in the order of the seats."""

    id: str
    neighbours: tuple[str, ...]
    heads: tuple[int, ...]
    votes: tuple[int, ...]  # heads, in a protectorate with the delegates
    government: tuple[int, ...]
    strength: int
    raw: int
    trade: int
    diplomacy: int
    army: int
    done: bool
    sanctioned: bool
    disarmed: bool
    protectorate: bool


@dataclass
class PartyBoard:
    """A party's politicians outside the regions, its cards as everybody sees them, and what it governs."""

    base: int
    regions: int  # politicians in all regions
    mauritius: int
    delegates: int
    gone: int
    governed: int  # regions (co-)governed
    cards: int  # in hand
    discards: tuple[str, ...]
    known: tuple[str, ...]  # cards in hand that everybody can work out
    points: int  # at the last evaluation
    standing: int  # what an evaluation now would count


@dataclass
class OpenCardBoard:
    """A card that lies open; a pact protects a region from a neighbour."""

    card: str
    owner: int
    region: str | None
    neighbour: str | None


@dataclass
class ActivationBoard:
    """The region whose government acts, and the action being confirmed or carried out."""

    region: str
    actions: int
    failures: int
    proposer: int
    acting: tuple[int, ...]
    fate: str
    shares: tuple[int, ...]  # who decides the next actions, by agreement
    sharers: tuple[int, ...]  # who has proposed such a list
    split: int  # how a victory would be shared: a seat first, -1 evenly, -2 by dice


@dataclass
class BallotBoard:
    """The vote of the governments and the UN so far."""

    ayes: int
    noes: int
    bribes: tuple[tuple[int, str], ...]


@dataclass
class MarkerBoard:
    """How many markers of each kind are left."""

    sanction: int
    disarmament: int
    protectorate: int


@dataclass
class Numbers:
    """The numbers of the edition that forecasts need."""

    faces: tuple[int, ...]
    upset: tuple[int, int, int]  # attacker's face, defender's face, lead in army chips that make a draw
    sole: int
    majority: int
    coalition: int
    opposition: int
    trade_bonus: tuple[int, ...]
    un_delegate: int
    mauritius: int
    points_divisor: int  # of a sanctioned region
    half_includes_bonus: bool
    votes_per_delegate: int
    goal: int  # points that win an evaluation


# --- forecasts: what can be worked out from what everybody sees ---


@dataclass
class WarOdds:
    """How likely the attacker wins, draws and loses, and how likely each margin is (positive: the attacker's)."""

    won: float
    drawn: float
    lost: float
    margins: tuple[tuple[int, float], ...]


@dataclass
class VoteForecast:
    """A vote in a region: the proposers' votes, the others' one by one, and what can come of it."""

    yes: int
    others: tuple[int, ...]  # by seat; 0 for the proposers and for who is not there
    certain: bool  # no vote can stop it
    opponents_needed: int  # so many votes against would be enough to stop it


@dataclass
class ProposalForecast:
    """A vote of the governments and the UN, if every party voted as supposed with all it has."""

    ayes: int
    noes: int
    accepted: bool


@dataclass
class Board:
    """The table as one seat, or the public, may know it."""

    regions: tuple[RegionBoard, ...]
    parties: tuple[PartyBoard, ...]
    supply: tuple[int, ...]  # raw, trade, diplomacy, army
    open_cards: tuple[OpenCardBoard, ...]
    player: int  # whose turn it is; -1 before the first
    turns: int
    evaluations: int
    dominance: int
    activation: ActivationBoard
    motion: str | None  # the action proposed, in its notation
    stake: int
    ballot: BallotBoard
    vote: VoteForecast | None  # if the acting parties, or else the government, of the active region propose an action
    war: WarOdds | None  # of the war proposed
    markers: MarkerBoard
    numbers: Numbers
    hand: tuple[str, ...] | None  # this seat's own cards
