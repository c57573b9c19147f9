"""Where luck comes from: a dealer with a committed seed, a script in a replay, a quick generator in playouts."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from hemicycle.core.errors import HemicycleError

T = TypeVar("T")
Luck = tuple[int, ...]  # one piece of luck: a permutation, or what some dice show
Asked = tuple[str | int, ...]  # what it answers: ("permutation", size) or ("below", size, count)


class LuckNeeded(HemicycleError):
    """The rules ask for luck, and there is none."""


class Chance:
    """The source of every shuffle and every die."""

    __slots__ = ()

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

    def fork(self) -> Chance:
        """Other luck, for a clone: neither this luck to come, nor does drawing it change what comes here."""
        raise LuckNeeded("this clone has no luck of its own; give it some: clone.chance = Quick(Random(7).random)")

    def copy(self) -> Chance:
        """The same luck to come, once more."""
        raise LuckNeeded("only luck from a seed or a script can be copied")


class Dealer(Chance):
    """Fair luck from a 256-bit seed.

    The pieces it dealt are kept in `dealt`; taking some back and dealing again deals the same pieces.
    """

    def __init__(self, seed: bytes, first: int = 0) -> None:
        self.seed = seed
        self.first = first  # number of the first piece; a game that branches off goes on where the other stood
        self.asked: list[Asked] = []
        self.dealt: list[Luck] = []
        self._forks = 0

    def permutation(self, size: int) -> Luck:
        """All numbers below size in random order."""
        return self._deal(("permutation", size))

    def below(self, size: int, count: int = 1) -> Luck:
        """Count independent numbers below size."""
        return self._deal(("below", size, count))

    def fork(self) -> Dealer:
        """Luck from a seed that this one leads to, another one every time, and from which none leads back."""
        self._forks += 1
        return Dealer(hmac.digest(self.seed, b"fork" + self._forks.to_bytes(8, "big"), "sha256"))

    def copy(self) -> Dealer:
        """The same luck to come, once more."""
        copy = Dealer(self.seed, self.first)
        copy.asked = self.asked[:]
        copy.dealt = self.dealt[:]
        return copy

    def _deal(self, asked: Asked) -> Luck:
        luck = draw(self.seed, self.first + len(self.dealt), asked)
        self.asked.append(asked)
        self.dealt.append(luck)
        return luck


def draw(seed: bytes, piece: int, asked: Asked) -> Luck:
    """Piece k of a seed's luck, drawn without bias from the HMAC-SHA256 stream of (seed, k)."""
    stream = _Stream(seed, piece)
    size = int(asked[1])
    if asked[0] == "below":
        return tuple([stream.below(size) for _ in range(int(asked[2]))])
    order = list(range(size))
    for i in range(size - 1, 0, -1):  # Fisher-Yates
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def answers(luck: Luck, asked: Asked) -> bool:
    """Whether a piece of luck could answer what was asked for."""
    size = asked[1]
    assert isinstance(size, int)
    if asked[0] == "below":
        return len(luck) == asked[2] and all([0 <= value < size for value in luck])
    return len(luck) == size and sorted(luck) == list(range(size))


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
            digest = hmac.digest(self.seed, name, "sha256")
            self.words = [int.from_bytes(digest[i : i + 8], "big") for i in (24, 16, 8, 0)]
            self.block += 1
        return self.words.pop()


class ScriptError(HemicycleError):
    """The script holds no piece of luck that fits what the rules ask for."""


class Script(Chance):
    """Luck that is already known, in the order it fell."""

    def __init__(self, pieces: Iterable[Luck]) -> None:
        self.pieces = list(pieces)
        self.asked: list[Asked] = []

    @property
    def used(self) -> int:
        """How many pieces have fallen."""
        return len(self.asked)

    def permutation(self, size: int) -> Luck:
        """The next piece, which must be an order of all numbers below size."""
        return self._next(("permutation", size), f"expected an order of {size} things")

    def below(self, size: int, count: int = 1) -> Luck:
        """The next piece, which must hold count numbers below size."""
        return self._next(("below", size, count), f"expected {count} numbers below {size}")

    def fork(self) -> Script:
        """What is known of the luck to come, once more: there is no other."""
        return self.copy()

    def copy(self) -> Script:
        """The same luck to come, once more."""
        copy = Script(self.pieces)
        copy.asked = self.asked[:]
        return copy

    def _next(self, asked: Asked, problem: str) -> Luck:
        if self.used == len(self.pieces):
            raise ScriptError("no luck left")
        luck = self.pieces[self.used]
        if not answers(luck, asked):
            raise ScriptError(problem)
        self.asked.append(asked)
        return luck


class Quick(Chance):
    """Fast luck for playouts, from any function that gives floats below one. A function cannot be forked."""

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


class Fork(Chance):
    """The luck of a clone that was given none: forked from its original's when it is first needed.

    It has no constructor, because that would take as long as the half of a small clone.
    """

    __slots__ = ("origin", "own")
    origin: Chance
    own: Chance | None

    def permutation(self, size: int) -> Luck:
        """All numbers below size in random order."""
        return self._luck().permutation(size)

    def below(self, size: int, count: int = 1) -> Luck:
        """Count independent numbers below size."""
        return self._luck().below(size, count)

    def fork(self) -> Chance:
        """Other luck, for a clone of the clone."""
        return self._luck().fork()

    def copy(self) -> Chance:
        """The same luck to come, once more."""
        return self._luck().copy()

    def _luck(self) -> Chance:
        if self.own is None:
            origin = self.origin
            while isinstance(origin, Fork):  # a clone of a clone that never drew
                origin = origin.own or origin.origin
            self.own = origin.fork()
        return self.own
