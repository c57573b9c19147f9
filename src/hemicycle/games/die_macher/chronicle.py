"""What is told of an election that has been held: who stood together, and how the count goes."""

from __future__ import annotations

from itertools import accumulate

from hemicycle.games.die_macher.board import Result, Side
from hemicycle.games.die_macher.sums import Cards, Seats


def election(
    state: str, votes: Cards, seats: Cards, winners: Seats, by_a_nose: bool, sides: tuple[Seats, ...]
) -> Result:
    """The result as it stands on the table, with its count: whoever has fewest votes comes first."""
    order = tuple(sorted(range(len(votes)), key=votes.__getitem__))
    found = tuple([_side(side, order, votes, seats) for side in sides])
    return Result(
        state=state,
        votes=votes,
        seats=seats,
        winners=winners,
        by_a_nose=by_a_nose,
        sides=found,
        order=order,
        seated=tuple(accumulate([seats[seat] for seat in order])),
        leading=tuple([max([side.after[k] for side in found]) for k in range(len(order))]),
    )


def _side(side: Seats, order: Seats, votes: Cards, seats: Cards) -> Side:
    counted = tuple(accumulate([votes[seat] if seat in side else 0 for seat in order]))
    return Side(side, sum([votes[seat] for seat in side]), sum([seats[seat] for seat in side]), counted)
