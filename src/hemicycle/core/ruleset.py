"""Editions as data: TOML with provenance, read strictly into the dataclasses of a game."""

from __future__ import annotations

import tomllib
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from hemicycle.core.errors import HemicycleError

SURE = ("printed", "published", "inferred", "reconstructed")
R = TypeVar("R", bound="Ruleset")
D = TypeVar("D")
Scalar = bool | int | str


class EditionError(HemicycleError):
    """An edition cannot be read: the file, the key and what is wrong with it."""

    def __init__(self, file: str, key: str, problem: str, detail: str = "") -> None:
        super().__init__(file, key, problem, detail)
        self.file = file
        self.key = key
        self.problem = problem
        self.detail = detail


@dataclass
class Option:
    """A reading of an unclear rule, or a variant: its default, what else it may be, and where it stands."""

    default: Scalar
    choices: tuple[Scalar, ...]
    section: str
    source: str
    sure: str


@dataclass
class Provenance:
    """Where a table of the edition file comes from and how sure its values are."""

    key: str
    source: str
    sure: str


@dataclass
class Ruleset:
    """What every edition says about itself. A game's rules add their own tables."""

    id: str
    revision: int
    seats: tuple[int, ...]
    options: dict[str, Option] = field(default_factory=dict)
    provenance: tuple[Provenance, ...] = ()
    chosen: dict[str, Scalar] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)  # what it was read from, for records of one's own editions

    def option(self, name: str) -> Scalar:
        """What the table plays for an option."""
        return self.chosen[name] if name in self.chosen else self.options[name].default

    def switch(self, name: str) -> bool:
        """What the table plays for an option that is on or off."""
        value = self.option(name)
        assert isinstance(value, bool), name
        return value


def copied(data: Any) -> Any:
    """A copy of plain data, to be changed without changing the other; `deepcopy` takes five times as long."""
    if isinstance(data, dict):
        return {key: copied(part) for key, part in data.items()}
    return [copied(part) for part in data] if isinstance(data, list) else data


def merged(name: str, library: Callable[[str], str | None]) -> dict[str, Any]:
    """The data of an edition with everything it extends."""
    data = _parsed(name, library)
    seen = [name]
    while "extends" in data:
        base = data.pop("extends")
        if not isinstance(base, str):
            raise EditionError(name, "extends", "ill-typed", "str")
        if base in seen:
            raise EditionError(name, "extends", "circular", base)
        seen.append(base)
        data = _over(_parsed(base, library, wanted_by=name), data)
    return data


def _parsed(name: str, library: Callable[[str], str | None], wanted_by: str = "") -> dict[str, Any]:
    text = library(name)
    if text is None:
        raise EditionError(wanted_by or name, "extends" if wanted_by else "", "unknown-edition", name)
    try:
        return dict(_toml_data(text))
    except tomllib.TOMLDecodeError as error:
        raise EditionError(name, "", "not-toml", str(error)) from error


@lru_cache(maxsize=32)
def _toml_data(text: str) -> dict[str, Any]:
    """The same text is parsed once; what comes out is only read."""
    return tomllib.loads(text)


def _over(base: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The base with changes: tables are merged key by key, everything else is replaced."""
    result = dict(base)
    for key, value in change.items():
        old = result.get(key)
        both = isinstance(old, dict) and isinstance(value, dict)
        result[key] = _over(old, value) if both else value  # type: ignore[arg-type]  # both are dicts here
    return result


def read(kind: type[R], file: str, data: Mapping[str, Any], chosen: Mapping[str, Scalar] | None = None) -> R:
    """Read merged data into the rules of a game; every error names the file and the key."""
    notes: list[Provenance] = []
    own = {key: value for key, value in data.items() if key not in ("provenance", "chosen", "data")}
    reader = _Reader(file, notes)
    rules = reader.table(kind, own, "", top=True)
    if chosen is not None and not isinstance(chosen, Mapping):
        raise reader._ill("options", "table")
    for name, value in (chosen or {}).items():
        option = rules.options.get(name)
        if option is None:
            raise EditionError(file, f"options.{name}", "unknown-option", ", ".join(rules.options))
        if not any(type(value) is type(choice) and value == choice for choice in option.choices):
            raise EditionError(file, f"options.{name}", "not-a-choice", ", ".join(map(_toml, option.choices)))
    return replace(rules, provenance=tuple(notes), chosen=dict(chosen or {}), data=dict(data))


def _toml(value: Scalar) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class _Reader:
    """Walks the data beside the types it must have."""

    def __init__(self, file: str, notes: list[Provenance]) -> None:
        self.file = file
        self.notes = notes

    def table(self, kind: type[D], data: Mapping[str, Any], key: str, *, top: bool = False, bare: bool = False) -> D:
        hints = get_type_hints(kind)
        wanted = {f.name: f for f in fields(kind)}  # type: ignore[arg-type]  # always a dataclass
        data = dict(data)
        if not top and not bare:
            self._note(data, key, keep="source" in wanted)
        for name in data:
            if name not in wanted:
                raise EditionError(self.file, _join(key, name), "unknown-key")
        values: dict[str, Any] = {}
        for name, f in wanted.items():
            if name in data:
                values[name] = self.value(hints[name], data[name], _join(key, name), bare=not top)
            elif f.default is MISSING and f.default_factory is MISSING:
                raise EditionError(self.file, _join(key, name), "missing-key")
        return kind(**values)

    def value(self, hint: Any, data: Any, key: str, *, bare: bool) -> Any:
        origin, args = get_origin(hint), get_args(hint)
        if isinstance(hint, type) and is_dataclass(hint):
            if not isinstance(data, dict):
                raise self._ill(key, "table")
            return self.table(hint, data, key, bare=bare)
        if origin is tuple or origin is list:
            if not isinstance(data, list):
                raise self._ill(key, "array")
            if origin is tuple and len(args) > 1 and args[1] is not Ellipsis:
                if len(data) != len(args):
                    raise self._ill(key, f"array of {len(args)}")
                return tuple(self.value(a, d, key, bare=bare) for a, d in zip(args, data, strict=True))
            items = [self.value(args[0], item, f"{key}[{i}]", bare=bare) for i, item in enumerate(data)]
            return tuple(items) if origin is tuple else items
        if origin is dict:
            if not isinstance(data, dict):
                raise self._ill(key, "table")
            inside = dict(data)
            if not is_dataclass(args[1]) and not bare:
                self._note(inside, key)
            return {name: self.value(args[1], item, _join(key, name), bare=bare) for name, item in inside.items()}
        if origin in (Union, types.UnionType):
            if type(data) in args:
                return data
            raise self._ill(key, " or ".join(a.__name__ for a in args))
        if type(data) is not hint:
            raise self._ill(key, hint.__name__)
        return data

    def _note(self, data: dict[str, Any], key: str, *, keep: bool = False) -> None:
        for name in ("source", "sure"):
            if not isinstance(data.get(name), str):
                problem = "ill-typed" if name in data else "missing-key"
                raise EditionError(self.file, _join(key, name), problem, "str")
        if data["sure"] not in SURE:
            raise EditionError(self.file, _join(key, "sure"), "not-a-choice", ", ".join(SURE))
        self.notes.append(Provenance(key, data["source"], data["sure"]))
        if not keep:
            del data["source"], data["sure"]

    def _ill(self, key: str, wanted: str) -> EditionError:
        return EditionError(self.file, key, "ill-typed", wanted)


def _join(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name
