"""Options that are made only as far as they are read, or made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, overload

from hemicycle.core.values import Action

A = TypeVar("A", bound=Action)
K = TypeVar("K")
V = TypeVar("V")


class Once(dict[K, V]):
    """Things that are made once, when they are first looked up; quicker than a cached function."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        made = self[key] = self.make(key)
        return made


class Numbers(Sequence[A]):
    """One option for every number from low to high, in rising order: bids, amounts."""

    def __init__(self, make: Callable[[int], A], low: int, high: int) -> None:
        self.make = make
        self.low = low
        self.high = high

    def __len__(self) -> int:
        return max(0, self.high - self.low + 1)

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        numbers = range(self.low, self.high + 1)[index]
        return self.make(numbers) if isinstance(numbers, int) else [self.make(n) for n in numbers]

    def __iter__(self) -> Iterator[A]:
        return iter([self.make(n) for n in range(self.low, self.high + 1)])
