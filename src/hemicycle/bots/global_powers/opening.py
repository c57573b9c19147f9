"""The beginning: bids for the regions, and start regions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from random import Random

from hemicycle.bots.global_powers.worth import Position, falling
from hemicycle.games.global_powers.auction import highest_bid
from hemicycle.games.global_powers.table import Table

MOST = 6  # politicians; nobody bids more for a region
PART = 3  # regions of one part of the auction
PURSES = (0.9, 1.5, 2.2)  # politicians for every region that is left: between these one is poor or rich
FORESEEABLE = 3  # after so many sales one can see where it leads
Bids = Mapping[str, Sequence[float]]  # by situation: how often each number is bid


def region_worth(position: Position, region: int) -> float:
    """What governing a region promises."""
    s, w = position.s, position.weights
    raw, trade, diplomacy, army = position.stocks[region]
    stock = w.army * falling(army) + w.raw * raw + w.trade * trade + w.diplomacy * falling(diplomacy)
    return s.numbers.majority + s.numbers.trade_bonus[trade] + stock


@cache
def learned() -> Bids:
    """The bids that come with the package (`hemicycle.arena.lessons.auction`)."""
    bids: Bids = json.loads((resources.files(__package__) / "auction.json").read_text("utf-8"))
    return bids


def situation(s: Table, seat: int, region: int) -> str:
    """What a bid depends on: the part of the auction, the own purse, and whether a rival is on the way to dominance."""
    left = s.world.size - region
    purse = len([each for each in PURSES if s.base[seat] >= each * left])
    return f"{region // PART} {purse} {int(rushing(s, seat, region))}"


def rushing(s: Table, seat: int, region: int) -> bool:
    """Whether a rival would have enough regions for dominance, if the auction went on as it began."""
    most = max([governed for other, governed in enumerate(s.governed) if other != seat])
    return region >= FORESEEABLE and most * s.world.size >= s.dominance * region


def price(s: Table, seat: int, region: int, random: Random, bids: Bids | None = None) -> int:
    """How many politicians to bid: drawn by lot, so that nobody can foresee it, as often as was learned to be good."""
    odds = (learned() if bids is None else bids).get(situation(s, seat, region))
    number = random.choices(range(MOST + 1), odds)[0] if odds else random.randint(0, 2)
    return min(highest_bid(s, seat), number)


def settling(position: Position, region: int, politicians: int) -> float:
    """What a start region is worth: the larger stack counts too."""
    return region_worth(position, region) + 0.8 * politicians
