"""The arithmetic of points and wars on plain numbers, for the rules and for forecasts alike; and of small lists."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.games.global_powers.board import Counted, Numbers, VoteForecast, WarOdds


def region_points(numbers: Numbers, votes: Sequence[int], trade: int, sanctioned: bool) -> list[int]:
    """What a region is worth to each party; in a protectorate the delegates count (GP-077, GP-091, GP-092, GP-134)."""
    most = max(votes)
    leaders = votes.count(most)
    present = len(votes) - votes.count(0)
    ruling = numbers.coalition if leaders > 1 else numbers.majority if present > 1 else numbers.sole
    bonus = numbers.trade_bonus[trade]
    points: list[int] = []
    for heads in votes:
        governs = heads == most and most > 0
        place = ruling if governs else numbers.opposition if heads else 0
        extra = bonus if governs else 0
        if sanctioned:
            place = halved(numbers, place + extra if numbers.half_includes_bonus else place)
            extra = 0 if numbers.half_includes_bonus else extra
        points.append(place + extra)
    return points


def halved(numbers: Numbers, points: int) -> int:
    """Half the points of a sanctioned region, rounded up (GP-077)."""
    return (points + numbers.points_divisor - 1) // numbers.points_divisor


def counted(numbers: Numbers, regions: int, delegates: int, mauritius: int) -> Counted:
    """What a party's regions, delegates and politicians on Mauritius count (GP-093)."""
    return Counted(regions, numbers.un_delegate * delegates, numbers.mauritius * mauritius)


def total(points: Counted) -> int:
    """All points of a party together."""
    return points.regions + points.un + points.mauritius


def upset(numbers: Numbers, army: int, other: int, attacker: int, defender: int) -> bool:
    """Whether a superior attacker has thrown too badly to win (GP-068)."""
    attacker_rolls, defender_rolls, lead = numbers.upset
    return army - other >= lead and attacker == attacker_rolls and defender == defender_rolls


def war_odds(numbers: Numbers, army: int, other: int, attack: int, defence: int) -> WarOdds:
    """All throws of two dice, counted: two armies, and what else is added on either side (GP-067, GP-068)."""
    faces = numbers.faces
    rows = [
        tuple(
            [
                0 if upset(numbers, army, other, first, second) else army + attack + first - other - defence - second
                for second in faces
            ]
        )
        for first in faces
    ]
    thrown = [margin for row in rows for margin in row]
    share = 1 / len(thrown)
    margins = tuple([(margin, thrown.count(margin) * share) for margin in sorted(set(thrown))])
    fates = [tuple([fate(margin) for margin in row]) for row in rows]
    shares = [sum([row.count(each) for row in fates]) * share for each in ("won", "drawn", "lost")]
    return WarOdds(shares[0], shares[1], shares[2], margins, tuple(rows), tuple(fates))


def vote_forecast(votes: Sequence[int], proposers: Sequence[int]) -> VoteForecast:
    """What is known about a vote in a region before it is held (GP-041 to GP-043)."""
    yes = sum([votes[seat] for seat in proposers])
    others = tuple([0 if seat in proposers else votes[seat] for seat in range(len(votes))])
    return VoteForecast(yes, others, carried(yes, sum(others)), yes)


def carried(ayes: int, noes: int) -> bool:
    """More votes for than against carry an action or a proposal; level votes do not (GP-043, GP-073)."""
    return ayes > noes


def fate(margin: int) -> str:
    """How a war ends for the attacker by a margin (GP-067)."""
    return "won" if margin > 0 else "lost" if margin < 0 else "drawn"


def most_of(numbers: list[int]) -> int:
    """The largest of some numbers; none is negative."""
    most = 0
    for number in numbers:
        if number > most:
            most = number
    return most


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Some cards or regions but one that is among them."""
    place = numbers.index(number)
    return numbers[:place] + numbers[place + 1 :]


def with_one(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Some regions and one more, in order."""
    return tuple(sorted((*numbers, number)))
