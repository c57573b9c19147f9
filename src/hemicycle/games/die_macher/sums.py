"""The sums of Die Macher: agreement, factor, votes, seats, majorities and who has won, from plain numbers."""

from __future__ import annotations

from collections.abc import Sequence

NOBODY = -1
EMPTY = -1  # a place without an opinion

Cards = tuple[int, ...]
Seats = tuple[int, ...]


def agreement(programme: Cards, opinions: Cards, doubled: int, weight: int) -> int:
    """How far a programme agrees with open opinions; the doubled one weighs more (5.2.8)."""
    total = 0
    for place, opinion in enumerate(opinions):
        if opinion == EMPTY:
            continue
        if opinion in programme:
            total += weight if place == doubled else 1
        elif opinion ^ 1 in programme:
            total -= weight if place == doubled else 1
    return total


def votes_gained(meetings: int, factor: int, meetings_per_vote_at_worst: int) -> int:
    """The votes that meetings bring; a factor of nought or less still gives one vote for every two of them (5.2.8)."""
    return meetings * factor if factor > 0 else meetings // meetings_per_vote_at_worst


def seats_for(votes: int, from_votes: Cards, seats: Cards) -> int:
    """The seats a state card gives for votes; below its first row none (5.3.1)."""
    won = 0
    for least, row in zip(from_votes, seats, strict=True):
        if votes < least:
            break
        won = row
    return won


def plurality(cubes: Sequence[int]) -> int:
    """Who has more media cubes than any other, or nobody (5.2.5)."""
    most = max(cubes)
    return cubes.index(most) if most and cubes.count(most) == 1 else NOBODY


def absolute_majority(votes: Sequence[int]) -> int:
    """Who has more votes than all others together, or nobody (5.2.8)."""
    most = max(votes)
    return votes.index(most) if 2 * most > sum(votes) else NOBODY


def shared_cards(mine: Cards, theirs: Cards) -> int:
    """How many open programme cards two parties have in common (5.2.4)."""
    return len([card for card in mine if card in theirs])


def sides(partners: Sequence[int]) -> list[Seats]:
    """The single parties and the coalitions that stand for election."""
    return [
        (seat,) if partner == NOBODY else (seat, partner)
        for seat, partner in enumerate(partners)
        if partner == NOBODY or seat < partner
    ]


class Verdict:
    """Who has won a state, strongest first; whether by a nose; and whom that beat."""

    def __init__(self, winners: Seats, by_a_nose: bool, beaten: tuple[Seats, ...]) -> None:
        self.winners = winners
        self.by_a_nose = by_a_nose
        self.beaten = beaten


def verdict(votes: Sequence[int], stack: Sequence[int], partners: Sequence[int]) -> Verdict:
    """The winner of a state: most votes together, then the highest single marker, then the upper one (5.3.2).

    `stack` is the order in which the markers came to their places: the later lies on top.
    """
    ranked = [sorted(side, key=lambda seat: (-votes[seat], -stack.index(seat))) for side in sides(partners)]
    ranked.sort(key=lambda side: (-sum([votes[k] for k in side]), -votes[side[0]], -stack.index(side[0])))
    first = ranked[0]
    total = sum([votes[seat] for seat in first])
    level = [
        tuple(side)
        for side in ranked[1:]
        if sum([votes[seat] for seat in side]) == total and votes[side[0]] == votes[first[0]]
    ]
    return Verdict(tuple(first), bool(level), tuple(level))
