"""Luck for positions: drawn at once from a seed that can be copied, or laid open as chance to be chosen."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import prod

from hemicycle.core.chance import Chance, Luck
from hemicycle.core.errors import SetupError
from hemicycle.core.values import whole

MASK = (1 << 64) - 1
MOST_OUTCOMES = 1024  # so many are laid out at once; more dice are rolled one after the other


class Stream:
    """Random numbers below one from a single number, which makes copies cheap (SplitMix64)."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def __call__(self) -> float:
        """The next number."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) / 9007199254740992.0


def seeded(seed: object) -> int:
    """Where the stream of a seed begins; seeds that lie close together must not give streams that do."""
    number = whole(seed)
    if number is None:
        raise SetupError("no-such-seed", {"seed": str(seed)})
    return int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:8], "big")


class Wanted(Exception):
    """The rules want luck that has not been chosen yet: numbers below these sizes, one after the other."""

    def __init__(self, sizes: tuple[int, ...], shuffle: bool) -> None:
        super().__init__(sizes, shuffle)
        self.sizes = sizes
        self.shuffle = shuffle

    def choices(self, chosen: Sequence[int]) -> range:
        """What the next node of chance can be; dice are rolled together as long as that can be laid out."""
        rest = self.sizes[len(chosen) :]
        together = prod(rest)
        return range(together if not self.shuffle and together <= MOST_OUTCOMES else rest[0])

    def add(self, chosen: list[int], outcome: int) -> None:
        """Note an outcome of that node."""
        rest = self.sizes[len(chosen) :]
        if len(self.choices(chosen)) == rest[0]:
            chosen.append(outcome)
            return
        for size in rest:
            outcome, number = divmod(outcome, size)
            chosen.append(number)

    def piece(self, chosen: Sequence[int]) -> Luck:
        """The piece of luck that was chosen: what dice show, or the order of a shuffle (Fisher-Yates)."""
        if not self.shuffle:
            return tuple(chosen)
        order = list(range(len(chosen) + 1))
        for i, j in zip(range(len(chosen), 0, -1), chosen, strict=True):
            order[i], order[j] = order[j], order[i]
        return tuple(order)


class Open(Chance):
    """Luck that somebody chooses: what has been chosen is dealt in order, then `Wanted` is raised."""

    def __init__(self, pieces: list[Luck] | None = None) -> None:
        self.pieces = pieces or []  # replaced, never changed
        self.used = 0

    def permutation(self, size: int) -> Luck:
        """The next order."""
        return self._next(tuple(range(size, 1, -1)), shuffle=True) if size > 1 else tuple(range(size))

    def below(self, size: int, count: int = 1) -> Luck:
        """The next numbers."""
        return self._next((size,) * count, shuffle=False) if size > 1 and count else (0,) * count

    def _next(self, sizes: tuple[int, ...], shuffle: bool) -> Luck:
        if self.used == len(self.pieces):
            raise Wanted(sizes, shuffle)
        self.used += 1
        return self.pieces[self.used - 1]
