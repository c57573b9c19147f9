"""The beginning: bids for the regions, and start regions."""

from __future__ import annotations

from random import Random

from hemicycle.bots.global_powers.worth import Position, falling
from hemicycle.games.global_powers.auction import highest_bid

FORESEEABLE = 3  # after so many sales one can see where it leads


def region_worth(position: Position, region: int) -> float:
    """What governing a region promises."""
    s, w = position.s, position.weights
    raw, trade, diplomacy, army = position.stocks[region]
    stock = w.army * falling(army) + w.raw * raw + w.trade * trade + w.diplomacy * falling(diplomacy)
    return s.numbers.majority + s.numbers.trade_bonus[trade] + stock


def price(position: Position, seat: int, region: int, random: Random) -> int:
    """How many politicians to bid. Many regions bring dominance, so nearly every one gets its share of what is left;
    chance says which are wanted more, so that nobody can foresee it.
    """
    s, w = position.s, position.weights
    left = range(region, s.world.size)
    share = region_worth(position, region) / sum([region_worth(position, each) for each in left])
    free = max(0.0, s.base[seat] - w.keep)
    number = (w.spread if random.random() < w.want else w.shy) * share * free
    if rushing(position, seat, region):
        number *= w.block
    whole = int(number) + (random.random() < number - int(number))
    return min(highest_bid(s, seat), whole)


def rushing(position: Position, seat: int, region: int) -> bool:
    """Whether a rival would have enough regions for dominance, if the auction went on as it began."""
    s = position.s
    most = max([governed for other, governed in enumerate(s.governed) if other != seat])
    return region >= FORESEEABLE and most * s.world.size >= s.dominance * region


def settling(position: Position, region: int, politicians: int) -> float:
    """What a start region is worth: the larger stack counts too."""
    return region_worth(position, region) + 0.8 * politicians
