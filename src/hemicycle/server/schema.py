"""Writes down the protocol from its types: docs/protocol.md, a JSON Schema and TypeScript types (`make docs`)."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from hemicycle.core import view
from hemicycle.server import bodies, messages, news

PROSE = Path("docs/protocol.md")
SCHEMA = Path("docs/protocol.schema.json")
TYPESCRIPT = Path("web/src/lib/protocol.ts")
OURS = "Generated from src/hemicycle/server/messages.py, news.py and bodies.py by `make docs`. Do not edit."
SCALARS = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
LIMITS = {"min_length": "at least", "max_length": "at most", "ge": "from", "le": "to"}


def pages() -> dict[Path, str]:
    """Every generated file and what should be in it."""
    return {PROSE: prose(), SCHEMA: schema(), TYPESCRIPT: typescript()}


def requests() -> tuple[type, ...]:
    """The messages a client may send."""
    return get_args(messages.Request)


def answers() -> tuple[type, ...]:
    """The messages a server sends."""
    return get_args(news.News)


def parts() -> list[type]:
    """Everything the messages are made of, and the bodies of HTTP, in the order they are written down."""
    hidden = (bodies.Body, bodies.Answer)
    shapes = [*_defined(view), *_defined(bodies), *_defined(messages), *_defined(news)]
    return [
        shape for shape in shapes if shape not in (*hidden, *requests(), *answers()) and shape is not view.Observation
    ]


def _defined(module: Any) -> list[type]:
    mine = [thing for thing in vars(module).values() if inspect.isclass(thing) and thing.__module__ == module.__name__]
    return [kind for kind in mine if not kind.__name__.startswith("_")]


# --- TypeScript ---


def typescript() -> str:
    """The types of the browser client."""
    lines = [f"// {OURS}", "", f"export const PROTOCOL = {bodies.PROTOCOL};"]
    for kind in (*parts(), *requests(), *answers()):
        lines += ["", _comment(kind), f"export interface {kind.__name__} {{", *_members(kind), "}"]
    for name, union in (("Request", requests()), ("News", answers())):
        lines += ["", f"export type {name} =", *[f"\t| {kind.__name__}" for kind in union]]
        lines[-1] += ";"
    return "\n".join(lines) + "\n"


def _comment(kind: type) -> str:
    return "/** " + _doc(kind).replace("\n\n", "\n").replace("\n", "\n * ") + " */"


def _doc(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _members(kind: type) -> list[str]:
    shape = types.type_info(kind)
    rows = []
    if isinstance(shape, types.StructType) and shape.tag is not None:
        rows.append(f'\t{shape.tag_field}: "{shape.tag}";')
    asked = kind in requests() or issubclass(kind, bodies.Body)
    for field in shape.fields:  # type: ignore[attr-defined]  # a struct or a dataclass, nothing else is listed
        mark = "?" if asked and not field.required else ""
        rows.append(f"\t{field.encode_name}{mark}: {_ts(field.type, whole=not asked)};")
    return rows


def _ts(shape: types.Type, *, whole: bool = False) -> str:
    """A type in TypeScript; whole: the server always sends every field."""
    if isinstance(shape, types.Metadata):
        return _ts(shape.type, whole=whole)
    if isinstance(shape, types.LiteralType):
        return " | ".join(json.dumps(value) for value in shape.values)
    if isinstance(shape, types.UnionType):
        return " | ".join(dict.fromkeys(_ts(each, whole=whole) for each in _null_last(shape.types)))
    if isinstance(shape, types.ListType | types.VarTupleType):
        inner = _ts(shape.item_type, whole=whole)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(shape, types.DictType):
        return f"Record<string, {_ts(shape.value_type, whole=whole)}>"
    if isinstance(shape, types.StructType | types.DataclassType):
        partial = whole and issubclass(shape.cls, bodies.Body)
        return f"Required<{shape.cls.__name__}>" if partial else shape.cls.__name__
    return SCALARS[type(shape)]


def _null_last(shapes: Iterable[types.Type]) -> list[types.Type]:
    return sorted(shapes, key=lambda shape: isinstance(shape, types.NoneType))


# --- JSON Schema ---


def schema() -> str:
    """JSON Schema of all messages and bodies."""
    roots = [messages.Request, news.News, *parts()]
    (request, answer, *_), components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": OURS,
        "title": f"Hemicycle protocol {bodies.PROTOCOL}",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/News"}],
        "$defs": {"Request": request, "News": answer, **dict(sorted(components.items()))},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


# --- prose ---


def prose() -> str:
    """The page people read."""
    intro = (Path(__file__).parent / "protocol.md").read_text("utf-8").format(protocol=bodies.PROTOCOL)
    chapters = [
        ("What a client sends", requests()),
        ("What the server sends", answers()),
        ("What they are made of, and the bodies of HTTP", parts()),
    ]
    return intro + "".join(_chapter(title, kinds) for title, kinds in chapters) + f"\n*{OURS}*\n"


def _chapter(title: str, kinds: Iterable[type]) -> str:
    return f"\n## {title}\n" + "".join(_entry(kind) for kind in kinds)


def _entry(kind: type) -> str:
    shape = types.type_info(kind)
    tag = getattr(shape, "tag", None)
    rows = [f"| `{f.encode_name}` | `{_ts(f.type).replace('|', chr(92) + '|')}` | {_about(f)} |" for f in shape.fields]  # type: ignore[attr-defined]  # as above
    table = "\n| Field | Type | |\n|---|---|---|\n" + "\n".join(rows) + "\n" if rows else ""
    return f"\n### {f'`{tag}`' if tag else kind.__name__}\n\n{_doc(kind)}\n{table}"


def _about(field: types.Field) -> str:
    notes = []
    if field.default is not msgspec.NODEFAULT:
        notes.append(f"default `{json.dumps(field.default)}`")
    return ", ".join([*notes, *_limits(field.type)])


def _limits(shape: Any) -> list[str]:
    if isinstance(shape, types.Metadata):
        return [*_limits(shape.type), *[str(note) for note in (shape.extra_json_schema or {}).values()]]
    values = [(words, getattr(shape, name, None)) for name, words in LIMITS.items()]
    return [f"{words} {value}" for words, value in values if value is not None]
