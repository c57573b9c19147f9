"""What a government can do, and what each of it would bring every party."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from hemicycle.bots.global_powers.worth import Chips, Position, Values, added
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import (
    Attack,
    Ban,
    Campaign,
    Convert,
    Disarm,
    Emigrate,
    Lift,
    Purge,
    Rehabilitate,
    Sanction,
    Trade,
)
from hemicycle.games.global_powers.budget import convertible, gained
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.war import targets
from hemicycle.games.global_powers.world import (
    ARMY,
    BUDGET,
    DIPLOMACY,
    EMIGRATION,
    PROPAGANDA,
    PURGE,
    RAW,
    REHABILITATION,
    WAR,
)

Seats = tuple[int, ...]
LUCK = 2  # the most a die can be better than another
Offer = tuple[str, Action, Values]  # the kind of action, the action, and what it would change for every party


def simple_motions(position: Position, region: int, acting: Seats, movers: Seats) -> Iterator[Offer]:
    """Everything a government can do by itself: all but trade and proposals."""
    s = position.s
    names = s.world.names
    for line in s.world.budget.values():
        if convertible(s, region, line):
            yield BUDGET, line.action, converted(position, region, line.action)
    for seat in movers:
        if s.heads[region][seat]:
            leaving = position.moved(region, seat, -1)
            for other in s.world.neighbours[region]:
                yield EMIGRATION, Emigrate(seat, names[other]), added(leaving, position.moved(other, seat, 1))
        if s.base[seat] >= s.world.least_base:
            for other in places(s, region):
                yield PROPAGANDA, Campaign(seat, names[other]), campaigned(position, seat, other)
        if s.mauritius[seat] and s.chips[DIPLOMACY][region] >= s.world.rehabilitation_price:
            yield REHABILITATION, Rehabilitate(seat), rehabilitated(position, region, seat)
    if s.chips[ARMY][region] >= s.world.purge_price:
        for victim in position.seats:
            if s.heads[region][victim] and victim not in acting:
                yield PURGE, Purge(victim), purged(position, region, victim)
    for other in worth_a_war(s, region, acting):
        yield WAR, s.world.attacks[other], war(position, region, other, acting)


def worth_a_war(s: Table, region: int, acting: Seats) -> list[int]:
    """Whom a government may attack with any hope to win."""
    army = s.chips[ARMY]
    return [other for other in targets(s, region, acting) if army[region] + LUCK > army[other]]


def places(s: Table, region: int) -> tuple[int, ...]:
    """Where propaganda can be made."""
    own = s.option["propaganda_where"] == "active-or-adjacent"
    return s.world.around[region] if own else s.world.neighbours[region]


def brings(position: Position, region: int, acting: Seats, motion: Action | None) -> Values:
    """What a proposed action would change for every party, if it is carried out."""
    names = position.s.world.index
    if isinstance(motion, Convert):
        return converted(position, region, motion)
    if isinstance(motion, Emigrate):
        return added(position.moved(region, motion.seat, -1), position.moved(names[motion.region], motion.seat, 1))
    if isinstance(motion, Campaign):
        return campaigned(position, motion.seat, names[motion.region])
    if isinstance(motion, Rehabilitate):
        return rehabilitated(position, region, motion.seat)
    if isinstance(motion, Purge):
        return purged(position, region, motion.seat)
    if isinstance(motion, Attack):
        return war(position, region, names[motion.region], acting)
    if isinstance(motion, Trade):
        return traded(position, region, motion)
    return decided(position, motion, max(1, position.s.stake))


def converted(position: Position, region: int, motion: Convert) -> Values:
    """A line of the budget; raw material brings protests one time in three."""
    s = position.s
    line = s.world.budget[motion.conversion]
    chips = list(position.stocks[region])
    more = gained(s, region, line)
    chips[line.pay] -= line.pays
    chips[line.gain] += more
    after: Chips = (chips[0], chips[1], chips[2], chips[3])
    change = position.change(region, position.votes[region], after)
    if line.pay != RAW:
        return change
    votes = list(position.votes[region])
    for seat in s.governments[region]:
        votes[seat] -= min(s.heads[region][seat], s.rules.protest.retires)
    protests = position.change(region, tuple(votes), after)
    for seat in s.governments[region]:
        protests[seat] += position.at_home(seat, 0, 1)
    odds = 1 / len(s.world.faces)
    return [(1 - odds) * calm + odds * angry for calm, angry in zip(change, protests, strict=True)]


def campaigned(position: Position, seat: int, region: int) -> Values:
    """One politician comes, another one retires."""
    change = position.moved(region, seat, 1)
    change[seat] += position.at_home(seat, -2, 1)
    return change


def rehabilitated(position: Position, region: int, seat: int) -> Values:
    """A chip for a politician."""
    change = position.restocked(region, DIPLOMACY, -1)
    change[seat] += position.at_home(seat, 1, -1)
    return change


def purged(position: Position, region: int, victim: int) -> Values:
    """An army chip for a politician of the opposition."""
    raw, trade, diplomacy, army = position.stocks[region]
    change = position.change(region, position.votes_with(region, victim, -1), (raw, trade, diplomacy, army - 1))
    change[victim] += position.at_home(victim, 1, 0)
    return change


def margins(s: Table, army: int, other: int) -> list[tuple[int, float]]:
    """How likely each margin of a war is; positive ones are the attacker's."""
    return _margins(s.world.faces, s.numbers.upset, army, other)


@cache
def _margins(faces: Seats, upset: Seats, army: int, other: int) -> list[tuple[int, float]]:
    """All throws of two dice, counted (see the rules' `upset` for the draw)."""
    low, high, lead = upset
    counts: Counter[int] = Counter()
    for one in faces:
        for two in faces:
            drawn = army - other >= lead and (one, two) == (low, high)
            counts[0 if drawn else army + one - other - two] += 1
    return [(margin, count / len(faces) ** 2) for margin, count in sorted(counts.items())]


def war(position: Position, region: int, target: int, acting: Seats) -> Values:
    """A war by its odds: both pay, and the winner replaces as many as he can."""
    key = (region, target, acting)
    found = position.wars.get(key)
    if found is None:
        found = position.wars[key] = _war(position, region, target, acting)
    return found


def _war(position: Position, region: int, target: int, acting: Seats) -> Values:
    s = position.s
    armies = s.chips[ARMY]
    defenders = s.governments[target]
    tired, weary = spent(position, region), spent(position, target)
    total = position.nothing[:]
    for margin, odds in margins(s, armies[region], armies[target]):
        if margin > 0:
            home = tired
            away = occupied(position, target, acting, defenders, margin)
        elif margin < 0:
            home = occupied(position, region, defenders, acting, -margin)
            away = weary
        else:
            home, away = tired, weary
        for each, (here, there) in enumerate(zip(home, away, strict=True)):
            total[each] += odds * (here + there)
    return total


def spent(position: Position, region: int) -> Values:
    """A region after a war it has not lost: one army chip less."""
    raw, trade, diplomacy, army = position.stocks[region]
    return position.change(region, position.votes[region], (raw, trade, diplomacy, max(0, army - 1)))


def occupied(position: Position, region: int, winners: Seats, beaten: Seats, margin: int) -> Values:
    """A region that lost a war: politicians of its government are replaced, if that is what the winners want."""
    s = position.s
    losers = [party for party in beaten if party not in winners]
    heads = s.heads[region]
    most = min(margin, max([heads[party] for party in losers], default=0), sum([s.base[party] for party in winners]))
    return occupied_by(position, region, winners, losers, most, 1)


def occupied_by(
    position: Position, region: int, winners: Seats, losers: Sequence[int], count: int, chips: int
) -> Values:
    """So many politicians of each loser are replaced; the war costs so many army and trade chips."""
    s = position.s
    heads = s.heads[region]
    votes = list(position.votes[region])
    for party in losers:
        votes[party] -= min(heads[party], count)
    left = count
    for winner in winners:
        placed = min(s.base[winner], -(-count // len(winners)), left)
        votes[winner] += placed
        left -= placed
    raw, trade, diplomacy, army = position.stocks[region]
    change = position.change(region, tuple(votes), (raw, max(0, trade - chips), diplomacy, max(0, army - chips)))
    for party in losers:
        change[party] += position.at_home(party, min(heads[party], count), 0)
    for winner in winners:
        change[winner] += position.at_home(winner, position.votes[region][winner] - votes[winner], 0)
    return change


def traded(position: Position, region: int, motion: Trade) -> Values:
    """Chips change hands; what a region cannot hold is lost."""
    s = position.s
    other = s.world.index[motion.region]
    return added(
        exchanged(position, region, motion.give, motion.take), exchanged(position, other, motion.take, motion.give)
    )


def exchanged(position: Position, region: int, give: tuple[int, ...], take: tuple[int, ...]) -> Values:
    """One side of a trade."""
    cap = position.s.world.cap
    raw, trade, diplomacy, army = [
        min(cap, held - lost + won) for held, lost, won in zip(position.stocks[region], give, take, strict=True)
    ]
    return position.change(region, position.votes[region], (raw, trade, diplomacy, army))


def decided(position: Position, motion: Action | None, margin: int) -> Values:
    """What an accepted proposal changes."""
    s = position.s
    index = s.world.index
    if isinstance(motion, Ban):
        region = index[motion.region]
        gone = min(margin, s.heads[region][motion.seat])
        change = position.moved(region, motion.seat, -gone)
        change[motion.seat] += position.at_home(motion.seat, gone, 0)
        return change
    if isinstance(motion, Disarm):
        return position.restocked(index[motion.region], ARMY, -margin)
    if isinstance(motion, Sanction | Lift):
        return marked(position, index[motion.region], isinstance(motion, Sanction))
    return position.nothing[:]


def marked(position: Position, region: int, sanctioned: bool) -> Values:
    """A sanction is laid on a region, or lifted."""
    s = position.s
    votes, chips = position.votes[region], position.stocks[region]
    after, _, _ = position.appraiser.lot(s, votes, chips, sanctioned, position.to_do[region])
    gained = [new - old for new, old in zip(after, position.lots[region][0], strict=True)]
    return gained + [0.0] * s.seats
