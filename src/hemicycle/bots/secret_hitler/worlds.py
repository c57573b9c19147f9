"""All the ways the roles can have been dealt, as arrays with one entry per way."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]


class Worlds:
    """Every deal of roles: a world is one of them. Never changed."""

    def __init__(self, seats: int, fascists: int) -> None:
        deals = [_deal(seats, hitler, others) for hitler, others in _assignments(seats, fascists)]
        self.seats = seats
        self.roles: Ints = np.array(deals, dtype=np.intp)  # world, seat
        self.size = len(deals)
        self.fascist: Floats = (self.roles != LIBERAL).astype(np.float64)  # by party card, Hitler too
        self.hitler: Floats = (self.roles == HITLER).astype(np.float64)
        self.plain: Floats = (self.roles == FASCIST).astype(np.float64)  # the fascists beside Hitler
        self.by_seat: Floats = np.ascontiguousarray(self.fascist.T)  # seat, world

    def pair(self, president: int, chancellor: int) -> Ints:
        """The roles of a government in every world, as one number: three times the president's and the chancellor's."""
        both: Ints = 3 * self.roles[:, president] + self.roles[:, chancellor]
        return both

    def known(self, roles: tuple[str | None, ...], names: tuple[str, ...]) -> Floats:
        """One for the worlds in which these seats have these roles, else zero."""
        fits: Floats = np.ones(self.size)
        for seat, name in enumerate(roles):
            if name is not None:
                fits *= self.roles[:, seat] == names.index(name)
        return fits


def _assignments(seats: int, fascists: int) -> list[tuple[int, tuple[int, ...]]]:
    return [
        (hitler, others)
        for hitler in range(seats)
        for others in combinations([seat for seat in range(seats) if seat != hitler], fascists)
    ]


def _deal(seats: int, hitler: int, others: tuple[int, ...]) -> list[int]:
    return [HITLER if seat == hitler else FASCIST if seat in others else LIBERAL for seat in range(seats)]


@cache
def worlds(seats: int, fascists: int) -> Worlds:
    """The worlds of a table; made once."""
    return Worlds(seats, fascists)
