"""What the parts of actions and the fields of boards can be, so that both can become numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Domain:
    """The values a part can have; of a tuple the values of its items. Without any, a field is left out of tensors."""

    values: Sequence[object] = ()
    several: bool = False  # a tuple of them
    most: int = 0  # of several, as many as count, in their order; 0: how many there are of each, in no order


def one(*values: object) -> Domain:
    """One of these values."""
    return Domain(values)


def number(values: range) -> Domain:
    """One of these numbers."""
    return Domain(values)


def some(*values: object) -> Domain:
    """Any of these values, some perhaps more than once; their order does not matter."""
    return Domain(values, several=True)


def row(most: int, *values: object) -> Domain:
    """Values (or boards) in their order, of which the last so many count."""
    return Domain(values, several=True, most=most)


LEFT_OUT = Domain()
ACTION = Domain(("action",))  # the notation of an action
