"""Evaluation: points are counted; if nobody wins, politicians go to the UN and out of the game, and all begins anew."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Seats, Step
from hemicycle.core.values import Action, Outcome
from hemicycle.games.global_powers.actions_cards import GiveUp, Post
from hemicycle.games.global_powers.arithmetic import counted, region_points, total
from hemicycle.games.global_powers.board import Counted
from hemicycle.games.global_powers.events import (
    Amnesty,
    DominanceMoved,
    EvaluationBegan,
    Exhausted,
    RoundWon,
    Scored,
    Won,
)
from hemicycle.games.global_powers.hands import sort_out_cards
from hemicycle.games.global_powers.politics import then
from hemicycle.games.global_powers.table import NOWHERE, Table
from hemicycle.games.global_powers.un_troops import UnTroops
from hemicycle.games.global_powers.world import TRADE


class Evaluation(Step[Table, Action]):
    """Everybody counts points; the leader wins with enough of them."""

    cites = ("GP-090", "GP-091", "GP-092", "GP-093", "GP-094")

    def conclude(self, s: Table) -> Next:
        s.evaluations += 1
        counts = count(s)
        s.points = tuple([total(each) for each in counts])
        s.tell(EvaluationBegan, s.evaluations)
        for seat, each in enumerate(counts):
            s.tell(scored, s, seat, each)
        best = max(s.points)
        if enough(s, best):
            leaders = [seat for seat in range(s.seats) if s.points[seat] == best]
            winner = s.pick(leaders) if s.option["tie_break_evaluation"] == "die" else s.strongest(leaders)
            s.tell(Won, winner, best)
            return s.finish(Outcome("threshold", (winner,), scores=s.points))
        return homecoming(s, posting_order(s))


def enough(s: Table, points: int) -> bool:
    """Whether so many points win the game, if nobody has more (GP-094)."""
    return points >= s.numbers.goal


def scored(s: Table, seat: int, by: Counted) -> Scored:
    """What everybody hears of a party's points."""
    points = s.points[seat]
    delegates, mauritius = s.delegates[seat], s.mauritius[seat]
    return Scored(seat, points, enough(s, points), delegates, mauritius, by.regions, by.un, by.mauritius)


def worth(s: Table, region: int) -> list[int]:
    """What a region would count for each party in an evaluation now."""
    return region_points(s.numbers, s.votes(region), s.chips[TRADE][region], region in s.sanctioned)


def count(s: Table) -> list[Counted]:
    """What an evaluation now would count for each party, by source."""
    regions = [0] * s.seats
    for region in range(s.world.size):
        if s.governments[region] or region in s.protectorates:
            for seat, points in enumerate(worth(s, region)):
                regions[seat] += points
    return [counted(s.numbers, regions[seat], s.delegates[seat], s.mauritius[seat]) for seat in range(s.seats)]


def points(s: Table) -> list[int]:
    """What an evaluation now would count for each party."""
    return [total(each) for each in count(s)]


def posting_order(s: Table) -> Seats:
    """Lowest score first; between equals the weaker party, or by option a die (GP-095)."""
    if s.option["posting_tie_break"] == "die":
        order = list(range(s.seats))
        if len(set(s.points)) < s.seats:
            s.chance.shuffle(order)
    else:
        order = s.ranking(range(s.seats))[::-1]
    return tuple(sorted(order, key=s.points.__getitem__))


def homecoming(s: Table, order: Seats) -> Next:
    """All politicians on Mauritius come home before the postings, or by option with the amnesty (GP-003)."""
    if s.option["homecoming"] == "before-postings":
        all_come_home(s)
    return postings(s, order, 0, posting(s, 0))


def all_come_home(s: Table) -> None:
    """Nobody stays on Mauritius."""
    for seat in range(s.seats):
        s.come_home(seat, s.mauritius[seat])


def posting(s: Table, rank: int) -> int:
    """How many politicians the party of a rank sends to the UN; the lowest score has rank 0 (GP-095)."""
    return s.world.lowest_posting + s.world.posting_step * rank


def homes(s: Table, seat: int, actions: list[Action]) -> list[Action]:
    """One action for the base, which comes last in the list, and for every region where a party has politicians."""
    regions = [actions[region] for region, heads in enumerate(s.heads) if heads[seat]]
    return [actions[-1], *regions] if s.base[seat] else regions


def first_home(s: Table, seat: int) -> int:
    """The first place where a party has politicians: NOWHERE stands for the base."""
    if not s.base[seat]:
        for region, heads in enumerate(s.heads):
            if heads[seat]:
                return region
    return NOWHERE


def has_choice(s: Table, seat: int) -> bool:
    """Whether a party has politicians at more than one place."""
    if s.base[seat]:
        return s.abroad[seat] > 0
    return s.abroad[seat] > s.heads[first_home(s, seat)][seat]


def postings(s: Table, order: Seats, rank: int, left: int) -> Next:
    """From this rank on, everybody sends politicians to the UN; who has no choice is not asked (GP-095)."""
    while rank < s.seats:
        seat = order[rank]
        while left > 0 and (s.base[seat] or s.abroad[seat]):
            if has_choice(s, seat):
                return Posting(order, rank, left)
            s.delegate(seat, first_home(s, seat))
            left -= 1
        rank += 1
        left = posting(s, rank)
    return None if s.check_dominance() else removals(s, order, 0, s.seats - posting(s, 0))


def removals(s: Table, order: Seats, rank: int, left: int) -> Next:
    """From this rank on, everybody gives politicians up; who has no choice is not asked (GP-096)."""
    while rank < s.seats:
        seat = order[rank]
        while left > 0 and (s.base[seat] or s.abroad[seat]):
            if has_choice(s, seat):
                return Removal(order, rank, left)
            s.give_up(seat, first_home(s, seat))
            left -= 1
        rank += 1
        left = s.seats - posting(s, rank)
    return None if s.check_dominance() else NewRound(order[-1])


class Posting(Step[Table, Action]):
    """The lowest score sends one politician to the UN, the next two, and so on."""

    cites = ("GP-003", "GP-095")

    def __init__(self, order: Seats, rank: int, left: int) -> None:
        self.order = order
        self.rank = rank
        self.left = left

    def waiting(self, s: Table) -> Seats:
        return (self.order[self.rank],)

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return homes(s, seat, s.world.posts)

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        s.delegate(seat, s.world.index[action.region] if isinstance(action, Post) else NOWHERE)
        return postings(s, self.order, self.rank, self.left - 1)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"of": posting(s, self.rank), "place": s.seats - self.rank}


class Removal(Step[Table, Action]):
    """Then everybody takes politicians out of the game, until all have given up the same number."""

    cites = ("GP-096",)

    def __init__(self, order: Seats, rank: int, left: int) -> None:
        self.order = order
        self.rank = rank
        self.left = left

    def waiting(self, s: Table) -> Seats:
        return (self.order[self.rank],)

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return homes(s, seat, s.world.removals)

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        s.give_up(seat, s.world.index[action.region] if isinstance(action, GiveUp) else NOWHERE)
        return removals(s, self.order, self.rank, self.left - 1)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"of": s.seats - posting(s, self.rank)}


class NewRound(Step[Table, Action]):
    """The game ends if a party has nobody left; else markers, amnesty, cards, and perhaps the UN's troops."""

    cites = ("GP-097", "GP-098", "GP-099", "GP-100")

    def __init__(self, winner: int) -> None:
        self.winner = winner  # of the evaluation

    def conclude(self, s: Table) -> Next:
        s.tell(RoundWon, self.winner)
        for seat in range(s.seats):
            if not s.base[seat] and not s.abroad[seat]:
                s.tell(Exhausted, seat, self.winner)
                return s.finish(Outcome("exhaustion", (self.winner,), scores=s.points))
        s.to_do = tuple(range(s.world.size))
        step = s.option["dominance_step"]
        assert isinstance(step, int)
        s.dominance += step
        s.tell(DominanceMoved, s.dominance)
        amnesty(s)
        if s.check_dominance():
            return None
        return then(sort_out_cards(s), UnTroops()) if s.option["un_troops"] else sort_out_cards(s)


def amnesty(s: Table) -> None:
    """All sanctions, disarmaments and protectorates end (GP-099)."""
    freed = s.protectorates
    s.sanctioned = s.disarmed = s.protectorates = ()
    s.tell(Amnesty)
    for region in freed:
        s.regroup(region)
    if s.option["homecoming"] == "with-amnesty":
        all_come_home(s)
