"""Votes and sacrifices: who would agree to an action, who would stop it, and who would pay for it."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.bots.global_powers.worth import Position

Seats = tuple[int, ...]
CLEAR = 0.15  # less than this is not worth a quarrel


def sacrifice_price(position: Position, region: int, seat: int) -> float:
    """What giving up a politician of the region costs a party."""
    change = position.moved(region, seat, -1)
    change[seat] += position.at_home(seat, 0, 1)
    return -position.felt_by(seat, change)


def outcome(position: Position, region: int, acting: Seats, felt: Sequence[float], seat: int) -> float:
    """What an action is worth to a party that proposes it, by how everybody feels about it."""
    for partner in acting:
        if partner != seat and felt[partner] < -CLEAR:
            return 0.0  # partners who object
    votes = position.votes[region]
    foes = [other for other in position.seats if votes[other] and other not in acting]
    against = [other for other in foes if felt[other] < 0]
    if not against:
        return felt[seat]
    yes = sum([votes[partner] for partner in acting])
    no = sum([votes[other] for other in against])
    foe = min(against, key=lambda other: felt[other] + sacrifice_price(position, region, other))
    stakes = felt[seat], -felt[foe]
    prices = sacrifice_price(position, region, seat), sacrifice_price(position, region, foe)
    heads = position.s.heads[region][seat], position.s.heads[region][foe]
    carried, paid, _ = duel(yes > no, stakes, prices, heads)
    return (felt[seat] if carried else 0.0) - paid * prices[0]


def duel(
    standing: bool, stakes: tuple[float, float], prices: tuple[float, float], heads: tuple[int, int]
) -> tuple[bool, int, int]:
    """How a duel of sacrifices ends among the sensible: whether the action is carried, and what each side has paid.

    Both sides know what the other has at stake, so nobody pays who would be outbid.
    """
    payer = 1 if standing else 0  # the opposition answers an action that stands, the government one that does not
    ended = standing, 0, 0
    if not heads[payer] or stakes[payer] <= prices[payer] + CLEAR:
        return ended
    left = (heads[0] - 1, heads[1]) if payer == 0 else (heads[0], heads[1] - 1)
    carried, friends, foes = duel(not standing, stakes, prices, left)
    paid = (friends + 1, foes) if payer == 0 else (friends, foes + 1)
    has_its_way = carried if payer == 0 else not carried
    gain = (stakes[payer] if has_its_way else 0.0) - prices[payer] * paid[payer]
    return (carried, *paid) if gain > CLEAR else ended
