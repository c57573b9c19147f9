"""How a board becomes a row of numbers: block by block, from the types of its fields and the domains of its game."""

from __future__ import annotations

import types
import zlib
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from hemicycle.core.domain import ACTION, Domain

Row: TypeAlias = "array[float]"  # quicker to fill number by number than what NumPy has
MOST_KNOWN = 2048
Spell = Callable[[str], tuple[int, ...]]  # the letters of an action's notation


class Block:
    """Some numbers of a row."""

    size = 1
    meaning = ""

    def write(self, value: Any, out: Row, at: int) -> None:
        """Write a value; the row is nought there before."""
        raise NotImplementedError


class Number(Block):
    """A number as it is; yes is 1, no is 0."""

    meaning = "number"

    def write(self, value: Any, out: Row, at: int) -> None:
        """As it is."""
        out[at] = value


class Text(Block):
    """A text nobody has declared the domain of: a number below one that stands for it."""

    meaning = "a text as a number from 0 to 1 (CRC-32)"

    def write(self, value: Any, out: Row, at: int) -> None:
        """The same text gives the same number."""
        out[at] = text_number(value)


class OneOf(Block):
    """A 1 at the place of the value; anything else, such as -1 for nobody, is all noughts."""

    def __init__(self, values: tuple[object, ...]) -> None:
        self.places = {value: place for place, value in enumerate(values)}
        self.size = len(values)
        self.meaning = f"one of {_listed(values)}"

    def write(self, value: Any, out: Row, at: int) -> None:
        """One of them."""
        place = self.places.get(value)
        if place is not None:
            out[at + place] = 1.0


class Spelt(Block):
    """An action: how often each of its small decisions occurs in it."""

    meaning = "an action: a 1 for each of its small decisions"

    def __init__(self, spell: Spell, letters: int) -> None:
        self.spell = spell
        self.size = letters

    def write(self, value: Any, out: Row, at: int) -> None:
        """Letter by letter."""
        for letter in self.spell(value):
            out[at + letter] += 1.0


class Counts(OneOf):
    """How many there are of each value, in no order."""

    def __init__(self, values: tuple[object, ...]) -> None:
        super().__init__(values)
        self.meaning = f"how many of each: {_listed(values)}"

    def write(self, value: Any, out: Row, at: int) -> None:
        """All of them."""
        for item in value:
            place = self.places.get(item)
            if place is not None:
                out[at + place] += 1.0


class Maybe(Block):
    """A 1 if there is such a thing, then the thing."""

    def __init__(self, inner: Block) -> None:
        self.inner = inner
        self.size = 1 + inner.size
        self.meaning = f"1 if there is one, then {inner.meaning}"

    def write(self, value: Any, out: Row, at: int) -> None:
        """Nothing is all noughts."""
        if value is not None:
            out[at] = 1.0
            self.inner.write(value, out, at + 1)


class Sequence(Block):
    """How many there are, then the last so many in their order."""

    def __init__(self, inner: Block, most: int) -> None:
        self.inner = inner
        self.most = most
        self.size = 1 + most * inner.size
        self.meaning = f"how many, then the last {most} in order, each {inner.meaning}"

    def write(self, value: Any, out: Row, at: int) -> None:
        """Of a longer row the first ones are left out."""
        out[at] = len(value)
        at += 1
        inner, size = self.inner, self.inner.size
        if type(inner) is OneOf:  # as its `write` does, but at once
            places = inner.places
            for item in value[-self.most :]:
                place = places.get(item)
                if place is not None:
                    out[at + place] = 1.0
                at += size
            return
        for item in value[-self.most :]:
            if item is not None:
                inner.write(item, out, at)
            at += size


class Group(Block):
    """Several blocks after each other: the fields of a board, or the items of a tuple that has a place for each."""

    def __init__(self, name: str, parts: list[tuple[str, Block]]) -> None:
        self.name = name
        self.parts = parts
        self.size = sum(block.size for _, block in parts)
        self.meaning = f"{name} ({self.size} numbers)"
        self.places: list[tuple[str, Block, int]] = []
        at = 0
        for field, block in parts:
            self.places.append((field, block, at))
            at += block.size

    def write(self, value: Any, out: Row, at: int) -> None:
        """Field by field."""
        if isinstance(value, tuple):
            for item, (_, block, place) in zip(value, self.places, strict=True):
                block.write(item, out, at + place)
            return
        for name, block, place in self.places:
            if type(block) is Number:  # the commonest by far
                out[at + place] = getattr(value, name)
            else:
                block.write(getattr(value, name), out, at + place)

    def lines(self, path: str = "", at: int = 0) -> Iterator[Line]:
        """Every field with its place, for the documentation."""
        for name, block, place in self.places:
            inside = block.inner if isinstance(block, Sequence | Maybe) else block
            yield Line(f"{path}{name}", at + place, block.size, block.meaning)
            if isinstance(inside, Group) and inside.name != "tuple":
                yield from inside.lines(f"{path}{name}.", at + place + (inside is not block))


class Field:
    """A block at its place in the row. Values that can be are remembered: most fields change seldom."""

    def __init__(self, block: Block, at: int) -> None:
        self.block = block
        self.at = at
        self.plain = not _holds_boards(block)
        self._known: dict[object, tuple[tuple[int, float], ...]] = {}

    def write(self, value: Any, out: Row) -> None:
        """Write a value at its place."""
        if not self.plain:
            self.block.write(value, out, self.at)
            return
        known = self._known.get(value)
        if known is None:
            known = self._numbers(value)
        for place, number in known:
            out[place] = number

    def _numbers(self, value: Any) -> tuple[tuple[int, float], ...]:
        """The numbers of a value that are not nought, with their places."""
        out: Row = array("f", bytes(4 * self.block.size))
        self.block.write(value, out, 0)
        found = tuple([(self.at + place, number) for place, number in enumerate(out) if number])
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[value] = found
        return found


def _holds_boards(block: Block) -> bool:
    if isinstance(block, Sequence | Maybe):
        return _holds_boards(block.inner)
    return isinstance(block, Group) and (
        block.name != "tuple" or any([_holds_boards(inner) for _, inner in block.parts])
    )


@dataclass
class Line:
    """One field in the documentation; inside a list the place is that of its first item."""

    path: str
    at: int
    size: int
    meaning: str


class Layout:
    """Builds the blocks of a board."""

    def __init__(self, domains: Mapping[str, Domain], seats: int, spelt: Spelt) -> None:
        self.domains = domains
        self.seats = seats
        self.spelt = spelt

    def board(self, kind: type) -> Group:
        """The block of a board or of a part of it."""
        hints = get_type_hints(kind)
        parts = [(field.name, self._field(kind, field.name, hints[field.name])) for field in fields(kind)]
        return Group(kind.__name__, [(name, block) for name, block in parts if block is not None])

    def _field(self, kind: type, name: str, hint: Any) -> Block | None:
        domain = self.domains.get(f"{kind.__name__}.{name}") or self.domains.get(name)
        if domain is not None and not domain.values and not domain.several:
            return None
        return self._block(hint, domain)

    def _block(self, hint: Any, domain: Domain | None) -> Block:
        origin, inside = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            (some,) = [each for each in inside if each is not type(None)]
            block = self._block(some, domain)
            return block if isinstance(block, OneOf) and not isinstance(block, Counts) else Maybe(block)
        if is_dataclass(hint):
            assert isinstance(hint, type)
            return self.board(hint)
        if origin is tuple and inside[-1] is Ellipsis:
            return self._several(inside[0], domain)
        if origin is tuple:
            return Group("tuple", [(str(n), self._block(each, None)) for n, each in enumerate(inside)])
        if domain is ACTION:
            return self.spelt
        if domain is not None and domain.values and not isinstance(domain.values, range):
            return OneOf(tuple(domain.values))
        return Text() if hint is str else Number()

    def _several(self, item: Any, domain: Domain | None) -> Block:
        values = () if domain is None else tuple(domain.values)
        if values and domain is not None and not domain.most:
            return Counts(values)
        inner = OneOf(values) if values else self._block(item, None)
        if isinstance(inner, Maybe):
            inner = inner.inner  # what is not known is all noughts
        return Sequence(inner, domain.most if domain is not None and domain.most else self.seats)


def text_number(text: str) -> float:
    """A number from 0 to 1 that stands for a text."""
    return zlib.crc32(text.encode()) / 0xFFFFFFFF


def _listed(values: tuple[object, ...]) -> str:
    shown = [str(value) if value not in ("", None) else "nothing" for value in values]
    return ", ".join(shown)
