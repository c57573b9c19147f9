"""Points: what each region, the UN and Mauritius are worth to a party. Pure arithmetic on plain numbers."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.games.global_powers.rules import Rules


def region_points(rules: Rules, votes: Sequence[int], trade: int, sanctioned: bool) -> list[int]:
    """What a region is worth to each party; in a protectorate the delegates count (GP-077, GP-091, GP-092, GP-134)."""
    scoring = rules.scoring
    government = [seat for seat in range(len(votes)) if votes[seat] and votes[seat] == max(votes)]
    present = len([count for count in votes if count])
    ruling = scoring.coalition if len(government) > 1 else scoring.majority if present > 1 else scoring.sole
    bonus = scoring.trade_bonus[trade]
    points: list[int] = []
    for seat in range(len(votes)):
        governs = seat in government
        place = ruling if governs else scoring.opposition if votes[seat] else 0
        extra = bonus if governs else 0
        if sanctioned and rules.option("sanction_half_includes_bonus"):
            points.append(halved(rules, place + extra))
        elif sanctioned:
            points.append(halved(rules, place) + extra)
        else:
            points.append(place + extra)
    return points


def halved(rules: Rules, points: int) -> int:
    """Half the points of a sanctioned region, rounded up (GP-077)."""
    divisor = rules.sanction.points_divisor
    return (points + divisor - 1) // divisor


def standing_points(rules: Rules, delegates: int, mauritius: int) -> int:
    """What delegates and politicians on Mauritius count (GP-093)."""
    return rules.scoring.un_delegate * delegates + rules.scoring.mauritius * mauritius
