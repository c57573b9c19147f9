"""What things are worth, as self-play has taught; `python -m hemicycle.bots.die_macher.lessons` finds it again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True)
class Weights:
    """The numbers behind a valuation in points; money is counted in thousands."""

    price: float = 1.6  # points for the first thousand
    purse: float = 9.0  # thousands a party can put to good use in a campaign round
    income: float = 25.0  # thousands a party will have when it is paid for seats or members later
    envy: float = 0.12  # what a point of a rival takes away
    leader: float = 0.15  # and how much more it takes away if he leads
    meetings: float = 2.0  # meetings a party will hold in a state in every coming round
    hope: float = 0.25  # how far a factor improves in every coming round
    control: float = 0.5  # and how much more for who controls the media
    majority: float = 0.4  # or has the absolute majority
    doubt: float = 4.0  # votes by which the outcome may differ when little is still open
    prize: float = 1.0  # what victory is worth beside the media cube, as a share of the book value
    lasting: float = 0.6  # the chance that an opinion one may bring to the national board survives an election
    abiding: float = 0.75  # the chance that an opinion on the national board survives an election
    cube: float = 0.5  # chance of a party without a cube in a state to get one before the election
    supply: float = 0.35  # points of a meeting back in supply, for every coming round
    keep: float = 0.7  # points a vote on a cabinet card is worth in a later round
    tile: float = 2.0  # points of a telephone in a state with a possible partner
    last: float = 3.0  # points of naming the start player
    rivalry: float = 0.6  # share of the own gain that a rival would do to one with a poll
    shelf: float = 1.0  # share of their worth at which the members count that a shelved poll brings
    cubes: float = 1.5  # points of a media cube in supply
    bonus: float = 0.2  # chance that one more member decides about the bonus for most members


@cache
def learned() -> Weights:
    """The weights that come with the package."""
    return Weights(**json.loads((resources.files(__package__) / "weights.json").read_text("utf-8")))
