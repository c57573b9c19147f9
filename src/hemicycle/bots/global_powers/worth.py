"""What a position is worth to every party, in points, and how a change of it is felt by each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul, sub

from hemicycle.bots.global_powers.race import WON, Race, missing_heads
from hemicycle.bots.global_powers.weights import Weights, learned
from hemicycle.games.global_powers.arithmetic import counted, region_points, total
from hemicycle.games.global_powers.table import NOBODY, Table

Chips = tuple[int, int, int, int]  # raw, trade, diplomacy, army
Values = list[float]  # by party; of a change, first what it brings each, then how near it brings each to winning
Lot = tuple[tuple[float, ...], tuple[int, ...], tuple[int, ...]]  # by party: worth, points, politicians missing
IDLE = 0.25  # what part of their alarm others are reckoned to show about a third party
MEMORY = 200_000  # regions an appraiser remembers
_FALLING = (0.0, 1.0, 1.8, 2.4, 2.9, 3.3)  # the first chips and the first politicians count most


def falling(count: int) -> float:
    """A number of things of which every further one counts less."""
    return _FALLING[count] if count < len(_FALLING) else 3.3 + 0.25 * (count - 5)


class Appraiser:
    """Knows what regions are worth. What it has worked out once it remembers."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.lots: dict[tuple[object, ...], Lot] = {}
        self.bases = [weights.base * falling(count) for count in range(64)]

    def lot(self, s: Table, votes: tuple[int, ...], chips: Chips, marked: bool, to_do: bool) -> Lot:
        """A region with so many politicians and chips, sanctioned or not, still to be activated or not."""
        key = (votes, chips, marked, to_do, s.numbers.goal)
        found = self.lots.get(key)
        if found is None:
            if len(self.lots) > MEMORY:
                self.lots.clear()
            found = self.lots[key] = self._lot(s, votes, chips, marked, to_do)
        return found

    def _lot(self, s: Table, votes: tuple[int, ...], chips: Chips, marked: bool, to_do: bool) -> Lot:
        w = self.weights
        most = max(votes)
        if not most:
            return (0.0,) * s.seats, (0,) * s.seats, (1,) * s.seats
        ruling = tuple([seat for seat in range(s.seats) if votes[seat] == most])
        others = [heads for seat, heads in enumerate(votes) if seat not in ruling]
        lead = min(3, most - max(others, default=0)) if len(ruling) == 1 else 0
        raw, trade, diplomacy, army = chips
        stock = w.army * falling(army) + w.raw * raw + w.trade * trade + w.diplomacy * falling(diplomacy)
        acting = w.action * most if to_do and not marked else 0.0
        points = region_points(s.numbers, votes, trade, marked)
        worth = [float(each) for each in points]
        for seat, heads in enumerate(votes):
            worth[seat] += w.head * heads
            if seat in ruling:
                worth[seat] += w.lead * lead + (stock + acting) / len(ruling)
            elif heads == most - 1 and heads:
                worth[seat] += w.chase
        return tuple(worth), tuple(points), tuple([missing_heads(votes, seat) for seat in range(s.seats)])


@cache
def appraiser() -> Appraiser:
    """The appraiser with the weights that come with the package, shared by all who use them."""
    return Appraiser(learned())


class Position:
    """A table as it is valued at the moment: the regions, the parties, and whom each party fears.

    Who thinks ahead reckons that all watch it, and that nobody else stops a third party: else it would leave that to
    the others, they to it, and the third party wins.
    """

    def __init__(self, s: Table, appraiser: Appraiser, watched: int = NOBODY) -> None:
        self.s = s
        self.watched = watched
        self.appraiser = appraiser
        self.weights = appraiser.weights
        self.seats = range(s.seats)
        self.nothing = [0.0] * (2 * s.seats)  # no change
        self.marked = [region in s.sanctioned for region in range(s.world.size)]
        self.to_do = [region in s.to_do for region in range(s.world.size)]
        self.stocks: list[Chips] = list(zip(*s.chips, strict=True))
        self.votes = [s.votes(region) for region in range(s.world.size)]
        self.lots = [self.lot(region, self.votes[region], self.stocks[region]) for region in range(s.world.size)]
        self.wars: dict[tuple[int, int, tuple[int, ...]], Values] = {}
        self.moves: dict[tuple[int, int, int], Values] = {}
        self.felt_moves: dict[tuple[int, int, int], float] = {}
        self.race = Race(s, self.weights, [gaps for _, _, gaps in self.lots], self.counted())
        self.standing = self.standings()
        self.chances = self._chances()
        self.known_fears: dict[int, list[float]] = {}
        self.shape = shape(s)

    def holds(self, s: Table) -> bool:
        """Whether nothing has moved on the table since it was valued."""
        return s is self.s and self.shape == shape(s)

    def lot(self, region: int, votes: tuple[int, ...], chips: Chips) -> Lot:
        """What a region would be worth with these politicians and chips."""
        return self.appraiser.lot(self.s, votes, chips, self.marked[region], self.to_do[region])

    def counted(self) -> list[int]:
        """The points of every party if the evaluation were now."""
        s = self.s
        own = [total(counted(s.numbers, 0, s.delegates[seat], s.mauritius[seat])) for seat in self.seats]
        return [mine + sum([points[seat] for _, points, _ in self.lots]) for seat, mine in enumerate(own)]

    def standings(self) -> Values:
        """What every party has, in points, and how near each is to winning."""
        s, race = self.s, self.race
        has = [
            float(counted(s.numbers, 0, s.delegates[seat], 0).un)
            + self.home(s.base[seat], s.mauritius[seat])
            + sum([worth[seat] for worth, _, _ in self.lots])
            for seat in self.seats
        ]
        return has + [near + crest for near, crest in zip(race.near, race.crests, strict=True)]

    def _chances(self) -> Values:
        """How likely each party looks to win, by points and by how near it is."""
        seats = len(self.seats)
        sums = [self.standing[seat] + self.standing[seats + seat] for seat in self.seats]
        best = max(sums)
        likely = [exp((each - best) / self.weights.leader) for each in sums]
        return [each / sum(likely) for each in likely]

    def home(self, base: int, mauritius: int) -> float:
        """What politicians outside the regions are worth to a party."""
        return self.appraiser.bases[base] - self.weights.mauritius * mauritius

    def fears(self, seat: int) -> list[float]:
        """What each part of a change counts for a party: its own gains for it, the rivals' against it."""
        found = self.known_fears.get(seat)
        if found is None:
            found = self.known_fears[seat] = self._fears(seat)
        return found

    def _fears(self, seat: int) -> list[float]:
        w = self.weights
        whole = max(1e-9, 1.0 - self.chances[seat])
        rivals = [-w.rivals * chance / whole for chance in self.chances]
        alarms = [
            -w.alarm * w.relay ** self._others_before(rival, seat) * self._care(seat, rival) for rival in self.seats
        ]
        rivals[seat], alarms[seat] = 1.0, w.ambition
        return rivals + alarms

    def _care(self, seat: int, rival: int) -> float:
        """How much of its alarm about a rival a party is reckoned to have."""
        return IDLE if self.watched != NOBODY and self.watched not in (seat, rival) else 1.0

    def _others_before(self, rival: int, seat: int) -> int:
        """How many others have a turn before a rival's, so that they could stop it as well."""
        player = max(0, self.s.player)
        turns = [(player + each) % len(self.seats) for each in range(1, (rival - player) % len(self.seats))]
        return len([each for each in turns if each != seat])

    # --- changes ---

    def change(self, region: int, votes: tuple[int, ...], chips: Chips) -> Values:
        """How what every party has would change with a region."""
        before, points, gaps = self.lots[region]
        after, scores, missing = self.lot(region, votes, chips)
        change = [*map(sub, after, before), *self.nothing[: len(before)]]
        if missing != gaps or scores != points:
            for seat, gap in enumerate(gaps):
                nearer = self.race.gained(seat, gap, missing[seat]) if missing[seat] != gap else 0.0
                if scores[seat] != points[seat]:
                    nearer += self.race.scored(seat, scores[seat] - points[seat])
                change[len(before) + seat] = nearer
        return change

    def votes_with(self, region: int, seat: int, more: int) -> tuple[int, ...]:
        """The politicians in a region if a party had so many more there."""
        votes = self.votes[region]
        return (*votes[:seat], votes[seat] + more, *votes[seat + 1 :])

    def moved(self, region: int, seat: int, more: int) -> Values:
        """The change if a party had so many politicians more in a region."""
        key = (region, seat, more)
        found = self.moves.get(key)
        if found is None:
            found = self.moves[key] = self.change(region, self.votes_with(region, seat, more), self.stocks[region])
        return found[:]

    def felt_move(self, seat: int, region: int, more: int) -> float:
        """What so many own politicians more in a region mean to a party."""
        key = (region, seat, more)
        found = self.felt_moves.get(key)
        if found is None:
            found = self.felt_moves[key] = self.felt_by(seat, self.moved(region, seat, more))
        return found

    def restocked(self, region: int, resource: int, more: int) -> Values:
        """The change if a region had so many more chips of a kind."""
        chips = list(self.stocks[region])
        chips[resource] = max(0, min(self.s.world.cap, chips[resource] + more))
        raw, trade, diplomacy, army = chips
        return self.change(region, self.votes[region], (raw, trade, diplomacy, army))

    def at_home(self, seat: int, base: int, mauritius: int) -> float:
        """The change for a party with so many more politicians at home and on Mauritius."""
        bases, held = self.appraiser.bases, self.s.base[seat]
        return bases[max(0, held + base)] - bases[held] - self.weights.mauritius * mauritius

    def felt(self, change: Sequence[float]) -> Values:
        """What a change means to every party: the own gain less what the rivals gain."""
        return [self.felt_by(seat, change) for seat in self.seats]

    def felt_by(self, seat: int, change: Sequence[float]) -> float:
        """What a change means to one party."""
        feeling: float = sum(map(mul, self.fears(seat), change))
        return feeling


def shape(s: Table) -> tuple[object, ...]:
    """Everything of a table that its value depends on."""
    counts = (*s.chips, s.base, s.mauritius, s.delegates)
    return (tuple(s.heads), *map(tuple, counts), s.to_do, s.sanctioned, s.protectorates, s.dominance, s.outcome)


def added(*changes: Sequence[float]) -> Values:
    """Several changes at once."""
    return [sum(parts) for parts in zip(*changes, strict=True)]


def judged(s: Table, seat: int, appraiser: Appraiser) -> float:
    """What a table is worth to a party, the end of the game included."""
    if s.outcome is not None:
        return WON if seat in s.outcome.winners else -WON
    position = Position(s, appraiser)
    return position.felt_by(seat, position.standing)
