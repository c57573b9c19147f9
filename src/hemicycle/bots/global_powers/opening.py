"""The beginning: bids for the regions, start regions, and cards for the hand."""

from __future__ import annotations

from random import Random

from hemicycle.bots.global_powers.worth import Position, falling
from hemicycle.games.global_powers.auction import highest_bid


def region_worth(position: Position, region: int) -> float:
    """What governing a region promises."""
    s, w = position.s, position.weights
    raw, trade, diplomacy, army = position.stocks[region]
    stock = w.army * falling(army) + w.raw * raw + w.trade * trade + w.diplomacy * falling(diplomacy)
    return s.numbers.majority + s.numbers.trade_bonus[trade] + stock


def bid(position: Position, seat: int, region: int, random: Random) -> int:
    """How many politicians to bid: more than an equal share for a region that is wanted, little for others."""
    s, w = position.s, position.weights
    left = range(region, s.world.size)
    share = region_worth(position, region) / sum([region_worth(position, each) for each in left])
    free = max(0.0, s.base[seat] - w.keep)
    wanted = random.random() < w.want
    number = w.spread * share * free if wanted else 0.6 * share * free
    whole = int(number) + (random.random() < number - int(number))
    return min(highest_bid(s, seat), whole)


def settling(position: Position, region: int, politicians: int) -> float:
    """What a start region is worth: the larger stack counts too."""
    return region_worth(position, region) + 0.8 * politicians
