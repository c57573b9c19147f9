"""Small immutable values with a stable text form: actions, events, steps, remarks and outcomes."""

from __future__ import annotations

import inspect
import json
import re
import types
from collections.abc import Callable, Iterable
from operator import attrgetter, index
from typing import Any, TypeVar

V = TypeVar("V")

_FIELDS: dict[type, tuple[str, ...]] = {}
_GETTERS: dict[type, Callable[[object], tuple[object, ...]]] = {}
_WORDS: dict[type, str] = {}
_MOST_KNOWN = 4096
_LONGEST_KNOWN = 64
_INTEGER = re.compile(r"-?\d+")
_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)  # made once: making one costs more than using it


def fields(kind: type) -> tuple[str, ...]:
    """The names of a value's parts: the parameters of its constructor."""
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(inspect.signature(kind).parameters)
    return names


def _getter(kind: type) -> Callable[[object], tuple[object, ...]]:
    """What takes all parts out of a value at once."""
    names = fields(kind)
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda value: (getattr(value, names[0]),)) if names else (lambda value: ())


def whole(number: object) -> int | None:
    """The whole number that is meant, of whatever type that stands for one; None if it is none."""
    try:
        return index(number)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


def several(things: object) -> tuple[Any, ...] | None:
    """What a list holds; None if it is none."""
    return tuple(things) if isinstance(things, tuple | list) else None


def are_names(names: object, seats: int) -> bool:
    """Whether a record can hold these names: one for every seat, or none."""
    found = several(names)
    return found is not None and len(found) in (0, seats) and all([isinstance(name, str) for name in found])


def word(kind: type) -> str:
    """The word that stands for a class in notation and messages: SpecialElection -> special-election."""
    name = _WORDS.get(kind)
    if name is None:
        name = _WORDS[kind] = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()
    return name


def family(kind: type[V], *modules: types.ModuleType) -> tuple[type[V], ...]:
    """All classes of a kind that these modules define, each once, in the order they are written down."""
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    names = [module.__name__ for module in modules]
    ours = [thing for thing in found if issubclass(thing, kind) and thing.__module__ in names]
    return tuple(dict.fromkeys(ours))  # a module that imports a class from another one shows it again


class Value:
    """A small value: equal when its class and its parts are equal. Never changed after it was made."""

    _text: str | None = None  # its text form, once somebody has asked for it

    def parts(self) -> tuple[object, ...]:
        """What it holds, in the order of its constructor."""
        kind = type(self)
        getter = _GETTERS.get(kind)
        if getter is None:
            getter = _GETTERS[kind] = _getter(kind)
        return getter(self)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(self) is type(other) and isinstance(other, Value) and self.parts() == other.parts()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"

    def __str__(self) -> str:
        text = self._text
        if text is None:
            text = self._text = " ".join([word(type(self)), *[_token(part) for part in self.parts()]])
        return text


class Action(Value):
    """What a seat does."""


class Event(Value):
    """What happened, told to all or whispered to some. A secret is a second event, never a redacted one."""

    reveals: bool = False  # overridden where the event uncovers something: what came before cannot be undone freely


class Remark(Value):
    """Something a seat says through the game's own channels. The rules never read it."""


class Outcome(Value):
    """How a game ended: by a stable name, for whom, and with which scores."""

    def __init__(self, ending: str, winners: tuple[int, ...], side: str = "", scores: tuple[int, ...] = ()) -> None:
        self.ending = ending
        self.winners = winners
        self.side = side
        self.scores = scores


def _token(part: object) -> str:
    if isinstance(part, bool):
        return "true" if part else "false"
    if part is None or part == "" or isinstance(part, tuple):
        return _JSON.encode(part)
    return str(part)


def _part(token: str) -> object:
    if _INTEGER.fullmatch(token):
        return int(token)
    if token in ("true", "false", "null", '""') or token[:1] == "[":
        return _tuples(json.loads(token))
    return token


def _tuples(plain: object) -> object:
    return tuple([_tuples(item) for item in plain]) if isinstance(plain, list) else plain


def _types(kind: type) -> list[str]:
    """How the parts of a value are annotated; compiled classes check their parts themselves and may not say."""
    annotations = [parameter.annotation for parameter in inspect.signature(kind).parameters.values()]
    return [each if isinstance(each, str) else "" for each in annotations]


def _fits(part: object, wanted: str) -> bool:
    """Whether a part that was read is of the type its value asks for."""
    plain = {"int": int, "str": str, "bool": bool}.get(wanted)
    if plain is not None:
        return type(part) is plain
    return isinstance(part, tuple) or not wanted.startswith("tuple")


class Notation:
    """Reads the text form of a family of values back into values. Ids hold no spaces."""

    def __init__(self, kinds: Iterable[type]) -> None:
        self.kinds = {word(kind): kind for kind in kinds}
        self.types = {name: _types(kind) for name, kind in self.kinds.items()}
        self._known: dict[str, Value] = {}  # most texts are read again and again

    def parse(self, text: str) -> Value:
        """The value a text stands for; ValueError when it stands for none."""
        value = self._known.get(text)
        if value is None:
            value = self._read(text)
            if len(text) <= _LONGEST_KNOWN and len(self._known) < _MOST_KNOWN:
                self._known[text] = value
        return value

    def know(self, value: Value) -> None:
        """Read this very value from now on: one that is offered again is then found without comparing."""
        text = str(value)
        if text in self._known:
            self._known[text] = value

    def _read(self, text: str) -> Value:
        tokens = text.split(" ")
        kind = self.kinds.get(tokens[0])
        if kind is None or len(tokens) - 1 > len(fields(kind)):
            raise ValueError(text)
        try:
            parts = [_part(token) for token in tokens[1:]]
            value = kind(*parts)
        except (TypeError, ValueError, IndexError, RecursionError) as error:
            raise ValueError(text) from error
        assert isinstance(value, Value)
        if not all([_fits(part, wanted) for part, wanted in zip(parts, self.types[tokens[0]], strict=False)]):
            raise ValueError(text)
        return value
