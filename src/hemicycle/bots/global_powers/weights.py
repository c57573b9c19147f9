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
    brink: float = 15.0  # having as many regions as dominance takes, those half won included
    distance: float = 1.0  # by so many regions less, that is worth a third
    within: float = 0.4  # what part of a region is won where a single politician is missing
    beyond: float = 0.4  # what part of that is left for every further one
    reach: float = 0.2  # regions that every further action of the strongest own region is worth
    crest: float = 10.0  # having the points to win when the evaluation comes
    patience: float = 4.0  # activations until the evaluation after which that is worth a third
    # the others
    rivals: float = 0.9  # how much the others' points count
    ambition: float = 1.0  # how much being nearer to winning counts
    alarm: float = 1.0  # and how much that a rival is
    relay: float = 0.7  # what part of that is left for every other party that could stop the rival after this one
    leader: float = 4.0  # by so many points a party must lead another to be feared almost three times as much
    # turns
    haste: float = 0.5  # how much of its gains an activation now is worth more than one later
    further: float = 0.6  # what every further action of an activation brings, next to the first
    tempo: float = 0.03  # for every point one leads: how welcome the evaluation is
    card: float = 0.35  # what a card must bring to be played

    def plain(self) -> dict[str, float]:
        """As plain data."""
        return asdict(self)


@cache
def learned() -> Weights:
    """The weights that come with the package."""
    return Weights(**json.loads((resources.files(__package__) / "weights.json").read_text("utf-8")))
