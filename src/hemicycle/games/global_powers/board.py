"""The board of Global Powers as one seat may know it: everything is public but the hands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class RegionBoard:
    """A region as everybody sees it. Numbers by party are in the order of the seats."""

    id: str  # the region's id
    neighbours: tuple[str, ...]  # the regions next to it
    heads: tuple[int, ...]  # politicians here, by party
    votes: tuple[int, ...]  # heads, in a protectorate with the delegates
    government: tuple[int, ...]  # the seats that govern; none: nobody does
    strength: int  # heads of its strongest party, or the UN's in a protectorate
    raw: int  # raw material chips
    trade: int  # trade chips
    diplomacy: int  # diplomacy chips
    army: int  # army chips
    done: bool  # has been activated since the last evaluation
    sanctioned: bool  # is under sanction
    disarmed: bool  # is disarmed
    protectorate: bool  # is a protectorate of the UN
    worth: tuple[int, ...]  # what it would count for each party in an evaluation now


@dataclass
class Counted:
    """What an evaluation counts for a party, by source; less for politicians on Mauritius."""

    regions: int  # points for governing and opposing in regions
    un: int  # points for delegates in the UN
    mauritius: int  # points, below nought, for politicians on Mauritius


@dataclass
class PartyBoard:
    """A party's politicians outside the regions, its cards as everybody sees them, and what it governs."""

    base: int  # politicians in the base
    regions: int  # politicians in all regions
    mauritius: int  # politicians retired to Mauritius
    delegates: int  # politicians in the UN
    gone: int  # politicians out of the game
    governed: int  # regions (co-)governed
    missing: int  # regions more that would be dominance
    cards: int  # in hand
    discards: tuple[str, ...]  # cards played or discarded
    known: tuple[str, ...]  # cards in hand that everybody can work out
    points: int  # at the last evaluation
    standing: int  # what an evaluation now would count
    counted: Counted  # the same by source


@dataclass
class OpenCardBoard:
    """A card that lies open; a pact protects a region from a neighbour."""

    card: str  # which card
    owner: int  # the seat that laid it
    region: str | None  # the region a pact protects; None: no pact
    neighbour: str | None  # the neighbour a pact binds; None: no pact


@dataclass
class ActivationBoard:
    """The region whose government acts, and the action being confirmed or carried out."""

    region: str  # the active region; empty: none
    actions: int  # actions left to it
    failures: int  # failed actions it may still afford, where they are not used up
    proposer: int  # the seat that proposes the action; -1: none
    acting: tuple[int, ...]  # the seats that act as government in this action
    objectors: tuple[int, ...]  # partners overruled by a sacrifice
    fate: str  # of the proposal: failed, outvoted, dropped; empty while open or when confirmed
    shares: tuple[int, ...]  # who decides the next actions, by agreement
    sharers: tuple[int, ...]  # who has proposed such a list
    split: int  # how a victory would be shared: a seat first, -3 evenly, -4 by dice


@dataclass
class BallotBoard:
    """The vote of the governments and the UN so far."""

    ayes: int  # votes for the proposal
    noes: int  # votes against it
    carried: bool  # whether that would carry it
    bribes: tuple[tuple[int, str], ...]  # whose delegate is bribed, and how it votes


@dataclass
class MarkerBoard:
    """How many markers of each kind are left."""

    sanction: int  # sanction markers
    disarmament: int  # disarmament markers
    protectorate: int  # protectorate markers


@dataclass
class Numbers:
    """The numbers of the edition that forecasts need."""

    faces: tuple[int, ...]  # the faces of the die
    upset: tuple[int, int, int]  # attacker's face, defender's face, lead in army chips that make a draw
    sole: int  # points for governing a region where no other party is
    majority: int  # points for governing alone while other parties are present
    coalition: int  # points for each partner of a coalition
    opposition: int  # points for a party present without governing
    trade_bonus: tuple[int, ...]  # points more for the government, by its region's trade chips
    un_delegate: int  # points for a delegate in the UN
    mauritius: int  # points for a politician on Mauritius
    points_divisor: int  # of a sanctioned region
    half_includes_bonus: bool  # whether a sanction also divides the bonus for trade
    votes_per_delegate: int  # votes a delegate has on a proposal
    goal: int  # points that win an evaluation


# --- forecasts: what can be worked out from what everybody sees ---


@dataclass
class WarOdds:
    """How likely the attacker wins, draws and loses, and how likely each margin is (positive: the attacker's)."""

    won: float  # chance that the attacker wins
    drawn: float  # chance that nobody wins
    lost: float  # chance that the defender wins
    margins: tuple[tuple[int, float], ...]  # every margin that can come, with its chance
    throws: tuple[tuple[int, ...], ...]  # the margin of every throw: a row for each face of the attacker's die
    fates: tuple[tuple[str, ...], ...]  # the same in a word: won, drawn or lost


@dataclass
class WarForecast:
    """A war the active region could make on a neighbour, by the armies as they stand."""

    target: str  # the neighbour attacked
    army: int  # army chips of the attacker
    other: int  # army chips of the neighbour
    odds: WarOdds  # how such a war would go


@dataclass
class VoteForecast:
    """A vote in a region: the proposers' votes, the others' one by one, and what can come of it."""

    yes: int  # votes of the proposers
    others: tuple[int, ...]  # by seat; 0 for the proposers and for who is not there
    certain: bool  # no vote can stop it
    opponents_needed: int  # so many votes against would be enough to stop it


@dataclass
class ProposalForecast:
    """A vote of the governments and the UN, if every party voted as supposed with all it has."""

    ayes: int  # votes for it
    noes: int  # votes against it
    accepted: bool  # whether that would carry it


@dataclass
class Board:
    """The table as one seat, or the public, may know it."""

    regions: tuple[RegionBoard, ...]  # the regions in the order of the edition
    parties: tuple[PartyBoard, ...]  # the parties by seat
    supply: tuple[int, ...]  # raw, trade, diplomacy, army
    open_cards: tuple[OpenCardBoard, ...]  # the cards that lie open
    player: int  # whose turn it is; -1 before the first
    turns: int  # turns completed
    evaluations: int  # evaluations held
    dominance: int  # so many regions governed win at once
    activation: ActivationBoard  # the region that acts
    motion: str | None  # the action proposed, in its notation
    to_do: int  # governed regions not yet activated since the last evaluation
    stake: int  # diplomacy chips behind the proposal at its start
    ballot: BallotBoard  # the vote on a proposal so far
    vote: VoteForecast | None  # if the acting parties, or else the government, of the active region propose an action
    wars: tuple[WarForecast, ...]  # of the active region with every governed neighbour
    markers: MarkerBoard  # the markers left
    numbers: Numbers  # the numbers of the edition
    cards: tuple[str, ...]  # every card a party has, in order
    hand: tuple[str, ...] | None  # this seat's own cards
