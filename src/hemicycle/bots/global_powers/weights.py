"""What things are worth, in points: numbers found by self-play (`hemicycle.arena.lessons.global_powers`)."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources


@dataclass
class Weights:
    """Everything a position is judged by, and how boldly a party plays."""

    # a region
    lead: float = 0.35  # each politician a government is ahead of the next party, up to three
    action: float = 0.35  # each action a region still has before the evaluation
    head: float = 0.15  # each politician in a region, for later
    chase: float = 0.3  # a party in opposition that lacks a single politician
    army: float = 0.3  # each army chip of an own region
    raw: float = 0.25
    trade: float = 0.12  # each trade chip, beside the points it brings
    diplomacy: float = 0.12
    # a party
    base: float = 0.3  # each of the first politicians at home, less for more
    mauritius: float = 0.9  # each politician there
    brink: float = 12.0  # being one region short of dominance
    distance: float = 0.5  # what part of that is left for every further region
    # the others
    rivals: float = 0.9  # how much the others' points count
    leader: float = 4.0  # by so many points a party must lead another to be feared almost three times as much
    # turns
    haste: float = 0.5  # how much of its gains an activation now is worth more than one later
    further: float = 0.6  # what every further action of an activation brings, next to the first
    tempo: float = 0.03  # for every point one leads: how welcome the evaluation is
    card: float = 0.35  # what a card must bring to be played
    # the auction; lessons leave these alone (docs/bots/global-powers.md tells why)
    spread: float = 2.1  # how much of an equal share is bid for a region that is wanted
    shy: float = 0.6  # and for others
    want: float = 0.5  # how often a region is wanted
    keep: float = 1.0  # politicians that stay at home
    block: float = 1.7  # how much more is bid when a rival is on the way to dominance

    def plain(self) -> dict[str, float]:
        """As plain data."""
        return asdict(self)


@cache
def learned() -> Weights:
    """The weights that come with the package."""
    return Weights(**json.loads((resources.files(__package__) / "weights.json").read_text("utf-8")))
