"""What lies on a table and changes in play: every field is named once, and how it is copied follows from its type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Self, get_args, get_origin, get_type_hints

_COPIES: dict[type, Callable[[Any], Any]] = {}


class Piece:
    """Something on the table that changes in play: a pile, the board of a state, the table itself (`State`).

    A piece is a `@dataclass(kw_only=True, eq=False, repr=False, slots=True)`. Its fields are named once, with their
    types; the constructor, the snapshot and `clone` follow from them. Lists, dictionaries and sets are copied, a list
    of lists or of pieces with what it holds; pieces are cloned; all else never changes and is shared. What follows from
    other fields is a `field(init=False)` that `__post_init__` sets, in a clone too.
    """

    __slots__ = ()

    def clone(self) -> Self:
        """An independent copy."""
        return self.copied()

    def copied(self) -> Self:
        """A copy with its own lists and pieces. The compiled build writes this out for every piece."""
        kind = type(self)
        copy = _COPIES.get(kind)
        if copy is None:
            copy = _COPIES[kind] = _copies(kind)
        new: Self = copy(self)
        return new


def _copies(kind: type) -> Callable[[Any], Any]:
    """The function that copies one kind of piece; made as a dataclass makes its constructor, because it is quick."""
    space: dict[str, Any] = {"kind": kind, "make": kind.__new__}
    exec("\n ".join(["def copy(old):", "new = make(kind)", *assignments(kind), "return new"]), space)
    copy: Callable[[Any], Any] = space["copy"]
    return copy


def assignments(kind: Any) -> list[str]:
    """What fills a new piece from an old one, a line for each field."""
    if "__dataclass_fields__" not in vars(kind):
        raise TypeError(f"{kind.__name__} is a piece but no dataclass, so its fields are unknown")
    hints = get_type_hints(kind)
    names = [each.name for each in fields(kind) if each.init]
    lines = [f"new.{name} = {_copy(f'old.{name}', hints[name], f'{kind.__name__}.{name}')}" for name in names]
    return [*lines, "new.__post_init__()"] if hasattr(kind, "__post_init__") else lines


def _copy(thing: str, hint: Any, where: str) -> str:
    """How something of a type is copied, as an expression: its own name if it is shared."""
    kind = get_origin(hint) or hint
    inner = get_args(hint)
    if isinstance(kind, type) and issubclass(kind, Piece):
        return f"{thing}.clone()"
    if kind is list:
        item = _copy("each", inner[0], where)
        return f"{thing}[:]" if item == "each" else f"[{item} for each in {thing}]"
    if any([_copy("", each, where) for each in inner]):
        raise TypeError(f"{where}: inside {hint} nothing can be cloned; lists and pieces go into fields and lists only")
    return f"{thing}.copy()" if kind in (dict, set) else thing
