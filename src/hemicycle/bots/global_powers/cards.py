"""What cards would bring: their targets by what each would change, and the cards that lie open."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.bots.global_powers.motions import simple_motions, war
from hemicycle.bots.global_powers.worth import Chips, Position, Values, added
from hemicycle.games.global_powers.world import (
    ARMY,
    ASSASSINATION,
    COUP,
    DEFECTOR,
    DEVELOPMENT_AID,
    DRIVE,
    EXPANSION,
    PACT,
    PEACE,
    RECESSION,
    RETIREMENT,
    REVOLUTION,
    SABOTAGE,
    TRADE,
    TRANSFER,
    UNREST,
    WARMONGER,
)

DRIVEN = 0.3  # what part of its worth an action keeps that must wait for a turn
NOTHING = -9.0  # a card that could only harm


def sent_home(position: Position, region: int, party: int) -> Values:
    """A politician of a party goes home."""
    change = position.moved(region, party, -1)
    change[party] += position.at_home(party, 1, 0)
    return change


def assassinated(position: Position, seat: int, region: int, party: int) -> Values:
    """Dies, goes home, or the culprit flees."""
    dies = position.moved(region, party, -1)
    home = sent_home(position, region, party)
    flees = position.moved(region, seat, -1 if position.s.heads[region][seat] else 0)
    flees[seat] += position.at_home(seat, 0, 1)
    return [sum(each) / 3 for each in zip(dies, home, flees, strict=True)]


def defected(position: Position, seat: int, region: int, party: int) -> Values:
    """A politician is replaced by an own one, and another own one retires."""
    votes = list(position.votes[region])
    votes[party] -= 1
    votes[seat] += 1
    change = position.change(region, tuple(votes), position.stocks[region])
    change[party] += position.at_home(party, 1, 0)
    change[seat] += position.at_home(seat, -2, 1)
    return change


def expanded(position: Position, seat: int, region: int, count: int) -> Values:
    """Politicians of the base go into a region."""
    change = position.moved(region, seat, count)
    change[seat] += position.at_home(seat, -count, 0)
    return change


def receded(position: Position, region: int) -> Values:
    """A region and its neighbours lose trade beyond their strength."""
    s = position.s
    lost = [s.chips[TRADE][each] - s.strength(each) for each in s.world.around[region]]
    parts = [
        position.restocked(each, TRADE, -count)
        for each, count in zip(s.world.around[region], lost, strict=True)
        if count > 0
    ]
    return added(position.nothing, *parts)


def shrunk(position: Position, region: int, most: int) -> Values:
    """Governing parties keep no more than so many politicians in a region."""
    s = position.s
    votes = list(position.votes[region])
    gone = {seat: max(0, s.heads[region][seat] - most) for seat in s.governments[region]}
    for seat, count in gone.items():
        votes[seat] -= count
    change = position.change(region, tuple(votes), position.stocks[region])
    for seat, count in gone.items():
        change[seat] += position.at_home(seat, count, 0)
    return change


def rioted(position: Position, region: int) -> Values:
    """Governments larger than their trade shrink, in a region and around it."""
    s = position.s
    around = [each for each in s.world.around[region] if s.governments[each]]
    return added(position.nothing, *[shrunk(position, each, s.chips[TRADE][each]) for each in around])


def revolted(position: Position, region: int) -> Values:
    """A die says how many politicians a government keeps, in a region and around it."""
    s = position.s
    around = [each for each in s.world.around[region] if s.governments[each]]
    faces = s.world.faces
    parts = [shrunk(position, each, face) for each in around for face in faces]
    return [total / len(faces) for total in added(position.nothing, *parts)]


def sabotaged(position: Position, seat: int, region: int) -> float:
    """About two chips of a region are removed, those that hurt most."""
    chips = list(position.stocks[region])
    total = 0.0
    for _ in range(2):
        losses = [(removed(position, seat, region, chips, kind), kind) for kind in range(4) if chips[kind]]
        if losses:
            best, kind = max(losses)
            chips[kind] -= 1
            total = best
    return total


def removed(position: Position, seat: int, region: int, chips: Sequence[int], kind: int) -> float:
    """What a region without one more chip of a kind means to a party."""
    left = [count - (each == kind) for each, count in enumerate(chips)]
    after: Chips = (left[0], left[1], left[2], left[3])
    return position.felt_by(seat, position.change(region, position.votes[region], after))


def aid_received(position: Position, seat: int, region: int) -> float:
    """What two trade chips more for a region mean."""
    return position.felt_by(seat, position.restocked(region, TRADE, 2))


def aid_given(position: Position, seat: int, region: int) -> float:
    """What two trade chips less for a region mean."""
    return position.felt_by(seat, position.restocked(region, TRADE, -2))


# --- a coup ---


def overthrown(position: Position, seat: int, region: int, base: int) -> Values:
    """All politicians of the government give way to the plotter's, as far as his base reaches."""
    s = position.s
    votes = list(position.votes[region])
    fallen = [party for party in s.governments[region] if party != seat]
    most = max([s.heads[region][party] for party in fallen], default=0)
    for party in fallen:
        votes[party] -= s.heads[region][party]
    placed = min(base, most)
    votes[seat] += placed
    change = position.change(region, tuple(votes), position.stocks[region])
    for party in fallen:
        change[party] += position.at_home(party, s.heads[region][party], 0)
    change[seat] += position.at_home(seat, -placed, 0)
    return change


def coup_odds(lead: int) -> float:
    """How likely a coup succeeds whose total without dice is ahead by so many; a 1 against a 3 never does."""
    wins = [(one, two) for one in (1, 2, 3) for two in (1, 2, 3) if one + lead > two and (one, two) != (1, 3)]
    return len(wins) / 9


def plotted(position: Position, seat: int, region: int, plotters: int) -> float:
    """What a coup with so many plotters is worth, if the government defends itself with one loyalist each."""
    s = position.s
    government = [party for party in s.governments[region] if party != seat]
    loyal = sum([min(1, s.base[party]) for party in government])
    lead = plotters + s.heads[region][seat] - s.strength(region) - loyal
    change = overthrown(position, seat, region, s.base[seat] - plotters)
    price = -position.at_home(seat, -plotters, plotters)
    return coup_odds(lead) * position.felt_by(seat, change) - price


def loyalty(position: Position, seat: int, region: int, plotter: int, loyalists: int) -> float:
    """What so many loyalists are worth against a coup of unknown strength."""
    s = position.s
    need = s.strength(region) - s.heads[region][plotter]
    most = s.base[plotter]
    guesses = [min(most, max(1, need + more)) for more in (0, 1, 2)]
    harm = position.felt_by(seat, overthrown(position, plotter, region, most - max(1, need)))
    odds = [coup_odds(guess - need - loyalists) for guess in guesses]
    return harm * sum(odds) / len(odds) + position.at_home(seat, -loyalists, loyalists)


# --- what a card is worth before its target is named ---


def card_value(position: Position, seat: int, card: int) -> float:
    """What playing a card now would bring, with its best target."""
    s = position.s
    regions = range(s.world.size)
    if card in (ASSASSINATION, RETIREMENT, DEFECTOR):
        return max([value for _, _, value in victims(position, seat, card)], default=NOTHING)
    if card == EXPANSION:
        most = min(s.base[seat], s.rules.expansion.places)
        held = [region for region in regions if s.heads[region][seat]]
        return max([position.felt_by(seat, expanded(position, seat, each, most)) for each in held], default=NOTHING)
    if card == TRANSFER:
        return max([transferred(position, seat, party)[0] for party in position.seats])
    if card == DEVELOPMENT_AID:
        return best_aid(position, seat)
    if card == SABOTAGE:
        return max([sabotaged(position, seat, region) for region in regions])
    if card in (RECESSION, REVOLUTION, UNREST):
        return max([struck(position, seat, card, region) for region in regions])
    if card == COUP:
        return max([best_plot(position, seat, region)[0] for region in regions], default=NOTHING)
    return lying_open(position, seat, card)


def struck(position: Position, seat: int, card: int, region: int) -> float:
    """What a card that strikes a region and its neighbours would bring."""
    change = {RECESSION: receded, REVOLUTION: revolted, UNREST: rioted}[card](position, region)
    return position.felt_by(seat, change)


def victims(position: Position, seat: int, card: int) -> list[tuple[int, int, float]]:
    """Whom a card could hit, and what each would bring."""
    s = position.s
    anywhere = card != ASSASSINATION or s.option["assassination_where"] == "anywhere"
    return [
        (region, party, victim(position, seat, card, region, party))
        for region in range(s.world.size)
        if anywhere or s.heads[region][seat]
        for party in position.seats
        if party != seat and s.heads[region][party]
    ]


def victim(position: Position, seat: int, card: int, region: int, party: int) -> float:
    """What hitting one politician would bring."""
    if card == ASSASSINATION:
        change = assassinated(position, seat, region, party)
    elif card == DEFECTOR:
        change = defected(position, seat, region, party)
    else:
        change = sent_home(position, region, party)
    return position.felt_by(seat, change)


def transferred(position: Position, seat: int, party: int) -> tuple[float, int, int]:
    """The best way to move a politician of a party: what it brings, from where, and where to."""
    s = position.s
    regions = range(s.world.size)
    leaving = [(arriving(position, seat, party, k, -1), k) for k in regions if s.heads[k][party]]
    coming = sorted([(arriving(position, seat, party, k, 1), k) for k in regions], reverse=True)[:2]
    ways = [(out + into, origin, goal) for out, origin in leaving for into, goal in coming if origin != goal]
    return max(ways, default=(NOTHING, 0, 0))


def arriving(position: Position, seat: int, party: int, region: int, more: int) -> float:
    """What a politician of a party more or less in a region means to a seat."""
    return position.felt_by(seat, position.moved(region, party, more))


def best_aid(position: Position, seat: int) -> float:
    """The best pair of a region that gets trade and a richer one that gives it."""
    s = position.s
    trade = s.chips[TRADE]
    regions = range(s.world.size)
    gets = {region: aid_received(position, seat, region) for region in regions}
    gives = {region: aid_given(position, seat, region) for region in regions}
    return max([gets[one] + gives[two] for one in regions for two in regions if trade[two] > trade[one]], default=-9.0)


def best_plot(position: Position, seat: int, region: int) -> tuple[float, int]:
    """How many plotters a coup needs, and what it is worth with them."""
    s = position.s
    if s.governments[region] in ((), (seat,)) or not s.base[seat]:
        return NOTHING, 0
    need = s.strength(region) - s.heads[region][seat]
    numbers = {min(s.base[seat], max(1, need + more)) for more in (0, 1, 2, 3)}
    return max([(plotted(position, seat, region, number), number) for number in sorted(numbers)])


def lying_open(position: Position, seat: int, card: int) -> float:
    """Cards that lie open, by what they allow or prevent."""
    s = position.s
    own = [region for region in s.to_do if seat in s.governments[region]]
    if card == DRIVE:
        return DRIVEN * max([best_act(position, region, seat) for region in own], default=0.0)
    wars = [position.felt_by(seat, war(position, k, t, s.governments[k])) for k, t in fronts(position)]
    if card == WARMONGER:
        return 0.2 * max(wars, default=0.0)
    if card == PEACE:
        return -0.25 * sum(wars) if wars else NOTHING
    if card == PACT:
        return -0.4 * min(wars, default=0.0)
    return 0.0


def best_act(position: Position, region: int, seat: int) -> float:
    """The best a governing party can do in a region with one action."""
    acting = position.s.governments[region]
    gains = [position.felt_by(seat, change) for _, _, change in simple_motions(position, region, acting, (seat,))]
    return max(gains, default=0.0)


def fronts(position: Position) -> list[tuple[int, int]]:
    """Who could be tempted to attack whom before the evaluation."""
    s = position.s
    army = s.chips[ARMY]
    return [
        (region, other)
        for region in s.to_do
        for other in s.world.neighbours[region]
        if s.governments[region]
        and s.governments[other]
        and s.governments[other] != s.governments[region]
        and army[region] > army[other]
    ]
