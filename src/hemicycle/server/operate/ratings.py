"""Ratings: how strong people are, by openskill, from the results of rated games in the order they were counted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from hemicycle.server.operate.logs import log
from hemicycle.server.room.rows import Result, ResultSeat
from hemicycle.server.store.results import SIDE, Key, Results, Standing
from hemicycle.server.store.writer import NotStored

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PAUSE = 5.0  # seconds between two looks for games to count
MOST_STOOD_IN = 0.25  # of one's decisions; whoever let a stand-in play more of a game gains nothing by it
MU, SIGMA = 25.0, 25.0 / 3
NEWCOMER = Standing(mu=MU, sigma=SIGMA)
CENTRE, SCALE = 1500, 48  # ratings as people see them: 400 points are about ten to one


def available() -> bool:
    """Whether openskill is here; it comes with the extra `people`."""
    return find_spec("openskill") is not None


def shown(mu: float) -> int:
    """A rating as people see it."""
    return round(CENTRE + SCALE * (mu - MU))


def doubt(sigma: float) -> int:
    """How far off it may be: twice the standard deviation."""
    return round(2 * SCALE * sigma)


def who(seat: ResultSeat) -> str:
    """Whom a seat counts for: a person, or the bots of a level."""
    return seat.person or f"bot:{seat.bot}"


class Counted(Struct):
    """What a game has changed: standings by whom and as what, and the rating of every seat after it."""

    standings: dict[Key, Standing]
    seats: dict[int, Standing]


def parts(seats: Sequence[ResultSeat]) -> list[dict[int, str]]:
    """As what each seat is rated, time after time: in all, by role, and by side where a side has several roles."""
    whole, roles = {seat.seat: "" for seat in seats}, {seat.seat: seat.role for seat in seats}
    if not any(roles.values()):
        return [whole]
    mixed = {seat.team for seat in seats if seat.team != seat.role} - {""}
    sides = {seat.seat: f"{SIDE}{seat.team}" if seat.team in mixed else seat.role for seat in seats}
    return [whole, roles, sides] if mixed else [whole, roles]


def count(result: Result, known: Mapping[Key, Standing], teams: bool) -> Counted:
    """Fold one game into the ratings of its players: in all, as what each of them played, and for their side.

    Bots count as strong as the arena found them, and not at all where it did not: nobody rises by beating them alone.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    standings: dict[Key, Standing] = {}
    for played in parts(result.seats):
        keys = {seat.seat: (who(seat), result.game, played[seat.seat]) for seat in result.seats}
        rated = [seat for seat in result.seats if seat.person is not None or keys[seat.seat] in known]
        before = [known.get(keys[seat.seat], NEWCOMER) for seat in rated]
        after = zip(rated, before, _rate(model, rated, before, teams), strict=True)
        new = {
            keys[seat.seat]: _standing(result, seat, old, mu, sigma)
            for seat, old, (mu, sigma) in after
            if seat.person is not None
        }
        standings = new | standings  # a side of one role is rated as that role, once
    people = [seat for seat in result.seats if seat.person is not None]
    return Counted(standings, {seat.seat: standings[who(seat), result.game, ""] for seat in people})


def _standing(result: Result, seat: ResultSeat, old: Standing, mu: float, sigma: float) -> Standing:
    """Whoever left the game, or let others play much of it, may lose by it but not gain."""
    absent = seat.left or seat.stood_in > MOST_STOOD_IN * seat.decisions
    mu = min(mu, old.mu) if absent else mu
    met = {other.person for other in result.seats if other.person not in (None, seat.person)}
    return Standing(
        mu=mu,
        sigma=sigma,
        games=old.games + 1,
        won=old.won + (seat.won and not seat.left),
        change=mu - old.mu,
        met=old.met | {person for person in met if person is not None},
        changed=result.ended,
    )


def _rate(
    model: PlackettLuce, seats: Sequence[ResultSeat], before: Sequence[Standing], teams: bool
) -> list[tuple[float, float]]:
    """New ratings in the order of the seats: sides play each other where there are any, else every seat every other."""
    sides: dict[Any, list[int]] = defaultdict(list)
    for place, seat in enumerate(seats):
        sides[seat.team if teams else place].append(place)
    if len(sides) < 2:
        return [(each.mu, each.sigma) for each in before]
    line_up = [
        [model.rating(mu=before[place].mu, sigma=before[place].sigma) for place in side] for side in sides.values()
    ]
    ranks = [_rank(seats, side, teams) for side in sides.values()]
    rated = model.rate(line_up, ranks=ranks)
    after: dict[int, tuple[float, float]] = {}
    for side, ratings in zip(sides.values(), rated, strict=True):
        after |= {place: (rating.mu, rating.sigma) for place, rating in zip(side, ratings, strict=True)}
    return [after[place] for place in range(len(seats))]


def _rank(seats: Sequence[ResultSeat], side: Sequence[int], teams: bool) -> float:
    """The place of a side; whoever left their seat is last where everybody plays for themselves."""
    first = seats[side[0]]
    if teams:
        return 0.0 if any(seats[place].won for place in side) else 1.0
    return float(len(seats) + 1 if first.left else first.place or len(seats))


class Ratings:
    """Counts rated games as they end, each once and in an order that is kept."""

    def __init__(self, results: Results, has_teams: Callable[[str], bool]) -> None:
        self.results = results
        self.has_teams = has_teams

    async def count_new(self) -> int:
        """Count the games that ended since; returns how many."""
        if not available():
            return 0
        done = 0
        for match in await self.results.to_count():
            try:
                await self._count(match)
                done += 1
            except NotStored:
                return done  # another node was quicker: what it has counted is read before we go on
            except Exception:
                log.exception("game not rated")
                return done
        return done

    async def _count(self, match: int) -> None:
        place = await self.results.last_counted() + 1  # before the ratings are read: then nobody slips in between
        result = await self.results.result(match)
        played = parts(result.seats)
        keys = {(who(seat), result.game, each[seat.seat]) for seat in result.seats for each in played}
        standings = await self.results.standings(keys)
        counted = count(result, standings, self.has_teams(result.game))
        await self.results.keep(result, place, counted.standings, counted.seats)


def recomputed(
    results: Iterable[Result], bots: dict[Key, Standing], has_teams: Callable[[str], bool]
) -> tuple[dict[Key, Standing], dict[tuple[int, int], Standing]]:
    """All ratings from all results in the order they were counted, beginning with nothing but those of the bots."""
    pool = dict(bots)
    seats: dict[tuple[int, int], Standing] = {}
    for result in results:
        counted = count(result, pool, has_teams(result.game))
        pool |= counted.standings
        seats |= {(result.match, seat): standing for seat, standing in counted.seats.items()}
    return {key: standing for key, standing in pool.items() if key not in bots}, seats
