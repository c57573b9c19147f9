"""Where luck comes from: a dealer with a committed seed, a script in a replay, a quick generator in playouts."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
Luck = tuple[int, ...]  # one piece of luck: a permutation, or what some dice show


class Chance:
    """The source of every shuffle and every die."""

    def permutation(self, size: int) -> Luck:
        """All numbers below size in random order."""
        raise NotImplementedError

    def below(self, size: int, count: int = 1) -> Luck:
        """Count independent numbers below size."""
        raise NotImplementedError

    def shuffle(self, cards: list[T]) -> None:
        """Bring the cards into random order."""
        cards[:] = [cards[i] for i in self.permutation(len(cards))]

    def pick(self, size: int) -> int:
        """One number below size."""
        return self.below(size)[0]

    def roll(self, faces: Sequence[int], count: int = 1) -> tuple[int, ...]:
        """What count dice with these faces show."""
        return tuple([faces[i] for i in self.below(len(faces), count)])


class Dealer(Chance):
    """Fair luck from a 256-bit seed: piece k is drawn from the HMAC-SHA256 stream of (seed, k), unbiased.

    The pieces it dealt are kept in `dealt`; taking some back and dealing again deals the same pieces.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.dealt: list[Luck] = []

    def permutation(self, size: int) -> Luck:
        """All numbers below size in random order (Fisher-Yates)."""
        stream = _Stream(self.seed, len(self.dealt))
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            j = stream.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return self._deal(tuple(order))

    def below(self, size: int, count: int = 1) -> Luck:
        """Count independent numbers below size."""
        stream = _Stream(self.seed, len(self.dealt))
        return self._deal(tuple([stream.below(size) for _ in range(count)]))

    def _deal(self, luck: Luck) -> Luck:
        self.dealt.append(luck)
        return luck


class _Stream:
    """Unbiased numbers out of one piece of luck's own HMAC stream."""

    def __init__(self, seed: bytes, piece: int) -> None:
        self.seed = seed
        self.piece = piece
        self.block = 0
        self.words: list[int] = []

    def below(self, size: int) -> int:
        limit = (1 << 64) - (1 << 64) % size
        while True:
            drawn = self._next()
            if drawn < limit:
                return drawn % size

    def _next(self) -> int:
        if not self.words:
            name = self.piece.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            digest = hmac.new(self.seed, name, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[i : i + 8], "big") for i in (24, 16, 8, 0)]
            self.block += 1
        return self.words.pop()


class ScriptError(Exception):
    """The script holds no piece of luck that fits what the rules ask for."""


class Script(Chance):
    """Luck that is already known, in the order it fell."""

    def __init__(self, pieces: Iterable[Luck]) -> None:
        self.pieces = list(pieces)
        self.used = 0

    def permutation(self, size: int) -> Luck:
        """The next piece, which must be an order of all numbers below size."""
        luck = self._next()
        if sorted(luck) != list(range(size)):
            raise ScriptError(f"expected an order of {size} things")
        return luck

    def below(self, size: int, count: int = 1) -> Luck:
        """The next piece, which must hold count numbers below size."""
        luck = self._next()
        if len(luck) != count or any([not 0 <= value < size for value in luck]):
            raise ScriptError(f"expected {count} numbers below {size}")
        return luck

    def _next(self) -> Luck:
        if self.used == len(self.pieces):
            raise ScriptError("no luck left")
        self.used += 1
        return self.pieces[self.used - 1]


class Quick(Chance):
    """Fast luck for playouts, from any function that gives floats below one."""

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random

    def permutation(self, size: int) -> Luck:
        """All numbers below size in random order."""
        order = list(range(size))
        self.shuffle(order)
        return tuple(order)

    def below(self, size: int, count: int = 1) -> Luck:
        """Count independent numbers below size."""
        return tuple([int(self.random() * size) for _ in range(count)])

    def pick(self, size: int) -> int:
        """One number below size."""
        return int(self.random() * size)

    def roll(self, faces: Sequence[int], count: int = 1) -> tuple[int, ...]:
        """What count dice with these faces show."""
        size = len(faces)
        return tuple([faces[int(self.random() * size)] for _ in range(count)])

    def shuffle(self, cards: list[T]) -> None:
        """Bring the cards into random order."""
        random = self.random
        for i in range(len(cards) - 1, 0, -1):
            j = int(random() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
