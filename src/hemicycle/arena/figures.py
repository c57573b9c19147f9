"""Figures out of results: rates with 95 % intervals, ratings, thinking times."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from hemicycle.arena.plan import SIDES, Plan
from hemicycle.arena.result import Result, quantile

Z = 1.959964  # two-sided 95 %


@dataclass
class Share:
    """How often something happened, with its 95 % interval."""

    wins: float
    tries: int
    rate: float
    low: float
    high: float


def wilson(wins: float, tries: int, effective: float | None = None) -> Share:
    """Wilson's interval; `effective`: as many independent tries the sample is worth, if not all of them."""
    if tries == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    rate = wins / tries
    size = min(float(tries), effective or float(tries))
    centre = (rate + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * sqrt(rate * (1 - rate) / size + Z * Z / (4 * size * size))
    return Share(wins, tries, rate, max(0.0, centre - half), min(1.0, centre + half))


def clustered(deals: Sequence[tuple[float, int]]) -> Share:
    """Wilson's interval when tries of the same deal (wins, tries) hang together: by the spread between deals."""
    wins, tries = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    if tries == 0 or len(deals) < 2:
        return wilson(wins, tries, float(len(deals)))
    rate = wins / tries
    error = sum((won - rate * tried) ** 2 for won, tried in deals) * len(deals) / (len(deals) - 1) / tries**2
    # deals that all went alike show no spread, and yet each of them is only one try
    return wilson(wins, tries, rate * (1 - rate) / error if error > 1e-12 else float(len(deals)))


@dataclass
class Margin:
    """A mean difference between pairs, with its 95 % interval."""

    mean: float
    low: float
    high: float


def margin(ones: Sequence[float], others: Sequence[float]) -> Margin:
    """By how much the first of each pair is better in the mean."""
    gains = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(gains) / len(gains) if gains else 0.0
    if len(gains) < 2:
        return Margin(mean, mean, mean)
    half = Z * sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    return Margin(mean, mean - half, mean + half)


@dataclass
class Standing:
    """How a bot did: per seat it held, what would be fair, by role, and how long it thought."""

    share: Share
    fair: float
    roles: dict[str, Share]
    p50: float
    p99: float
    talk99: float
    skill: float
    doubt: float
    margin: Margin  # by how much it did better than the others at the same deals: points where there are any, else wins


def standings(plan: Plan, results: Sequence[Result], teams: tuple[str, ...] = ()) -> dict[str, Standing]:
    """How every bot of a plan did."""
    skills = ratings(plan, results, teams)
    times = _counted([result.times for result in results])
    talk = _counted([result.talk for result in results])
    roles = sorted({role for result in results for role in result.roles})
    table = {}
    for name in plan.bots:
        table[name] = Standing(
            share=_share(results, name),
            fair=_fair(results, name),
            roles={role: _share(results, name, role) for role in roles},
            p50=quantile(times[name], 0.5),
            p99=quantile(times[name], 0.99),
            talk99=quantile(talk[name], 0.99),
            skill=skills[name][0],
            doubt=skills[name][1],
            margin=_margin(results, name),
        )
    return table


def _share(results: Iterable[Result], name: str, role: str | None = None) -> Share:
    deals: dict[int, list[float]] = defaultdict(lambda: [0.0, 0])
    for result in results:
        for seat, bot in enumerate(result.bots):
            if bot == name and role in (None, *result.roles[seat : seat + 1]):
                deals[result.deal][0] += _won(result, seat)
                deals[result.deal][1] += 1
    return clustered([(won, int(tried)) for won, tried in deals.values()])


def _won(result: Result, seat: int) -> float:
    """A seat's part of a win: whole for a winning side, shared where several seats tie."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if result.side else 1 / len(result.winners)


def _fair(results: Sequence[Result], name: str) -> float:
    """What a seat wins on average at the tables where a bot sat."""
    shared = [result for result in results if name in result.bots]
    wins = sum(_won(result, seat) for result in shared for seat in range(len(result.bots)))
    return wins / max(1, sum(len(result.bots) for result in shared))


def _counted(games: Iterable[dict[str, dict[int, int]]]) -> dict[str, Counter[int]]:
    """How many decisions of each bot fell into each class of time."""
    times: dict[str, Counter[int]] = defaultdict(Counter)
    for game in games:
        for name, classes in game.items():
            times[name].update(classes)
    return times


def _margin(results: Iterable[Result], name: str) -> Margin:
    """A bot's mean score, or share of wins, less that of the others at the same tables; every deal is one pair."""
    own: dict[int, list[float]] = defaultdict(list)
    others: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            got = float(result.scores[seat]) if result.scores else _won(result, seat)
            (own if bot == name else others)[result.deal].append(got)
    deals = [deal for deal in own if deal in others]
    return margin([_mean(own[deal]) for deal in deals], [_mean(others[deal]) for deal in deals])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def sides(results: Sequence[Result], teams: tuple[str, ...]) -> dict[str, Share]:
    """How often each side won."""
    by_deal: dict[int, list[str]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result.side)
    return {side: clustered([(won.count(side), len(won)) for won in by_deal.values()]) for side in teams}


def matrix(plan: Plan, results: Sequence[Result], teams: tuple[str, ...]) -> dict[str, dict[str, Share]]:
    """How often the first side won: by the bot that played it, and by the bot that played the other."""
    wins: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    for fixture, result in zip(plan.fixtures(), results, strict=True):
        games[fixture.players] += 1  # type: ignore[index]  # pairs, in a plan of sides
        wins[fixture.players] += result.side == teams[0]  # type: ignore[index]  # as above
    return {one: {other: wilson(wins[one, other], games[one, other]) for other in plan.bots} for one in plan.bots}


def ratings(plan: Plan, results: Sequence[Result], teams: tuple[str, ...]) -> dict[str, tuple[float, float]]:
    """Skill and doubt of every bot (openskill) after all games in order; where sides are played the mean of both."""
    model = PlackettLuce()
    pool: dict[str, list[float]] = defaultdict(lambda: [model.mu, model.sigma])
    for result in results:
        players = _sides_rated(result, teams) if plan.form == SIDES else _seats_rated(result)
        before = [[model.rating(mu=pool[player][0], sigma=pool[player][1])] for player, _ in players]
        after = model.rate(before, ranks=[rank for _, rank in players])
        _update(pool, [player for player, _ in players], [(team[0].mu, team[0].sigma) for team in after])
    if plan.form != SIDES:
        return {name: (pool[name][0], pool[name][1]) for name in plan.bots}
    both = {name: [pool[f"{name} {side}"] for side in teams] for name in plan.bots}
    return {
        name: (sum(mean for mean, _ in parts) / len(parts), sqrt(sum(doubt**2 for _, doubt in parts)) / len(parts))
        for name, parts in both.items()
    }


def _seats_rated(result: Result) -> list[tuple[str, float]]:
    """Every seat's bot, and its rank."""
    return [(bot, 1 - _won(result, seat)) for seat, bot in enumerate(result.bots)]


def _sides_rated(result: Result, teams: tuple[str, ...]) -> list[tuple[str, float]]:
    """The bots as the sides they played, and their ranks."""
    lost = next(side for side in teams if side != result.side)
    played = {(result.side if seat in result.winners else lost): bot for seat, bot in enumerate(result.bots)}
    return [(f"{bot} {side}", float(side == lost)) for side, bot in played.items()]


def _update(pool: dict[str, list[float]], players: list[str], after: list[tuple[float, float]]) -> None:
    """A bot that sat on several seats gets the mean of what they earned."""
    for player in set(players):
        own = [rating for other, rating in zip(players, after, strict=True) if other == player]
        pool[player] = [sum(mean for mean, _ in own) / len(own), sum(doubt for _, doubt in own) / len(own)]
