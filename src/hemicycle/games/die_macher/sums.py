"""The sums of Die Macher: agreement, factor, votes, seats, majorities and who has won, from plain numbers."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from hemicycle.core.options import Once

NOBODY: Final = -1  # no seat
EMPTY: Final = -2  # a place where no card lies: no opinion, cabinet card, poll or donation, and no doubler

Cards = tuple[int, ...]
Seats = tuple[int, ...]


def _bits(cards: Cards) -> int:
    found = 0
    for card in cards:
        if card != EMPTY:
            found |= 1 << card
    return found


def _both_sides(cards: Cards) -> int:
    found = 0
    for card in cards:
        if card != EMPTY:
            found |= 3 << (card & ~1)
    return found


# some cards, and both sides of their issues, as the bits of a number: looking many up in it is quick
BITS: Final = Once(_bits)
EVEN: Final = 0x5555_5555
BOTH_SIDES: Final = Once(_both_sides)


def opposite(bits: int) -> int:
    """The other sides of the same issues, as bits: neighbours change places."""
    return (bits & EVEN) << 1 | bits >> 1 & EVEN


def agreement(programme: Cards, opinions: Cards, doubled: int, weight: int) -> int:
    """How far a programme agrees with open opinions; the doubled one weighs more (5.2.8)."""
    held, shown = BITS[programme], BITS[opinions]
    total = (held & shown).bit_count() - (held & opposite(shown)).bit_count()
    if doubled != EMPTY:
        opinion = opinions[doubled]
        total += (weight - 1) * ((held >> opinion & 1) - (held >> (opinion ^ 1) & 1))
    return total


def stances(programme: Cards, opinions: Cards, doubled: int, weight: int) -> Cards:
    """How a programme stands to each open opinion; together they are the agreement (5.2.8)."""
    return tuple([
        agreement(programme, (opinion,), 0 if place == doubled else EMPTY, weight)
        for place, opinion in enumerate(opinions)
    ])  # fmt: skip


def votes_gained(meetings: int, factor: int, meetings_per_vote_at_worst: int) -> int:
    """The votes that meetings bring; a factor of nought or less still gives one vote for every two of them (5.2.8)."""
    return meetings * factor if factor > 0 else meetings // meetings_per_vote_at_worst


def seats_for(votes: int, from_votes: Cards, seats: Cards) -> int:
    """The seats a state card gives for votes; below its first row none (5.3.1)."""
    row = bisect_right(from_votes, votes)
    return seats[row - 1] if row else 0


def plurality(cubes: list[int]) -> int:
    """Who has more media cubes than any other, or nobody (5.2.5)."""
    most, holder = 0, NOBODY
    for seat, held in enumerate(cubes):
        if held > most:
            most, holder = held, seat
        elif held == most:
            holder = NOBODY
    return holder


def absolute_majority(votes: list[int]) -> int:
    """Who has more votes than all others together, or nobody (5.2.8)."""
    cast, most, holder = 0, 0, NOBODY
    for seat, own in enumerate(votes):
        cast += own
        if own > most:
            most, holder = own, seat
    return holder if 2 * most > cast else NOBODY


def shared_cards(mine: Cards, theirs: Cards) -> int:
    """How many open programme cards two parties have in common (5.2.4)."""
    return (BITS[mine] & BITS[theirs]).bit_count()


class Verdict:
    """Who has won a state, the higher marker first; whether by a nose; which sides that beat, and all that stood."""

    def __init__(self, winners: Seats, by_a_nose: bool, beaten: tuple[Seats, ...], sides: tuple[Seats, ...]) -> None:
        self.winners = winners
        self.by_a_nose = by_a_nose
        self.beaten = beaten
        self.sides = sides


def highest_first(votes: list[int], stack: list[int]) -> list[int]:
    """The parties from the highest vote marker down; in one space the upper one, which came later, goes first."""
    return sorted(stack, key=votes.__getitem__)[::-1]


def sides(votes: list[int], stack: list[int], partners: list[int]) -> tuple[Seats, ...]:
    """All parties and coalitions, those with most votes together first; of level ones the higher marker (5.3.2)."""
    together = votes_together(votes, partners)
    found: list[Seats] = []
    counted: list[int] = []
    for seat in sorted(highest_first(votes, stack), key=together.__getitem__, reverse=True):
        if seat not in counted:
            found.append(side(seat, partners))
            counted += found[-1]
    return tuple(found)


def votes_together(votes: list[int], partners: list[int]) -> list[int]:
    """What every party and its partner, if it has one, have won."""
    return [votes[seat] + (votes[mate] if mate != NOBODY else 0) for seat, mate in enumerate(partners)]


def verdict(votes: list[int], stack: list[int], partners: list[int], *, higher_wins_clearly: bool) -> Verdict:
    """The winner of a state: of the sides level with most votes, that whose marker sits highest (5.3.2).

    It wins by a nose; where a higher marker wins clearly, only sides with a marker in the same space are beaten so.
    """
    stood = sides(votes, stack, partners)
    winners = stood[0]
    together = votes_together(votes, partners)
    others = [each for each in stood[1:] if together[each[0]] == together[winners[0]]]
    if higher_wins_clearly:
        others = [each for each in others if votes[each[0]] == votes[winners[0]]]
    return Verdict(winners, bool(others), tuple(others), stood)


def side(seat: int, partners: list[int]) -> Seats:
    """A party with its partner, if it has one."""
    return (seat,) if partners[seat] == NOBODY else (seat, partners[seat])
