"""Writes down the protocol from its types: docs/protocol.md, a JSON Schema and TypeScript types (`make docs`)."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from hemicycle import lessons, registry
from hemicycle.core import view
from hemicycle.review import findings
from hemicycle.server.protocol import bodies, looking_back, news, notifications, people, requests, safety

PROSE = Path("docs/protocol.md")
SCHEMA = Path("docs/protocol.schema.json")
TYPESCRIPT = Path("web/src/lib/protocol.ts")
OURS = "Generated from src/hemicycle/server/protocol by `make docs`. Do not edit."
SCALARS = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
OWN = ("die-macher", "global-powers", "secret-hitler")  # the games of this house, whose boards are known here
BY_GAME = {"game": "G", "board": "G extends keyof Boards ? Boards[G] : unknown"}
LIMITS = {"min_length": "at least", "max_length": "at most", "ge": "from", "le": "to"}


def pages() -> dict[Path, str]:
    """Every generated file and what should be in it."""
    return {PROSE: prose(), SCHEMA: schema(), TYPESCRIPT: typescript()}


def asked() -> tuple[type, ...]:
    """The messages a client may send."""
    return get_args(requests.Request)


def answers() -> tuple[type, ...]:
    """The messages a server sends."""
    return get_args(news.News)


def parts() -> list[type]:
    """Everything the messages are made of, and the bodies of HTTP, in the order they are written down."""
    hidden = (bodies.Body, bodies.Answer)
    modules = (view, findings, lessons, bodies, looking_back, requests, news, notifications, safety, people)
    shapes = [shape for module in modules for shape in _defined(module)]
    return [shape for shape in shapes if shape not in (*hidden, *asked(), *answers()) and shape is not view.Observation]


def _defined(module: Any) -> list[type]:
    mine = [thing for thing in vars(module).values() if inspect.isclass(thing) and thing.__module__ == module.__name__]
    return [kind for kind in mine if not kind.__name__.startswith("_") and not issubclass(kind, Exception)]


# --- TypeScript ---


def typescript() -> str:
    """The types of the browser client."""
    lines = [f"// {OURS}", *_imports(), "", f"export const PROTOCOL = {bodies.PROTOCOL};", *_boards()]
    for kind in (*parts(), *asked(), *answers()):
        name = "View<G extends string = string>" if kind is view.View else kind.__name__
        lines += ["", _comment(kind), f"export interface {name} {{", *_members(kind), "}"]
    for name, union in (("Request", asked()), ("News", answers())):
        lines += ["", f"export type {name} =", *[f"\t| {kind.__name__}" for kind in union]]
        lines[-1] += ";"
    return "\n".join(lines) + "\n"


def _imports() -> list[str]:
    """The boards of our games, each by a name of its own."""
    return [f'import type {{ Board as {_camel(name)}Board }} from "$/games/{name}/types.ts";' for name in OWN]


def _boards() -> list[str]:
    rows = [f'\t"{name}": {_camel(name)}Board;' for name in OWN]
    return ["", "/** What `View.board` is in each game of ours. */", "export interface Boards {", *rows, "}"]


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def _comment(kind: type) -> str:
    return "/** " + _doc(kind).replace("\n\n", "\n").replace("\n", "\n * ") + " */"


def _doc(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _members(kind: type) -> list[str]:
    shape = types.type_info(kind)
    rows = []
    if isinstance(shape, types.StructType) and shape.tag is not None:
        rows.append(f'\t{shape.tag_field}: "{shape.tag}";')
    incoming = kind in asked() or issubclass(kind, bodies.Body)
    for field in shape.fields:  # type: ignore[attr-defined]  # a struct or a dataclass, nothing else is listed
        mark = "?" if incoming and not field.required else ""
        by_game = BY_GAME.get(field.encode_name) if kind is view.View else None
        rows.append(f"\t{field.encode_name}{mark}: {by_game or _ts(field.type, whole=not incoming)};")
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
    boards = [registry.game(name).board for name in OWN]
    roots = [requests.Request, news.News, *boards, *parts()]
    (request, answer, *found), components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    components["View"]["allOf"] = [
        {"if": {"properties": {"game": {"const": name}}}, "then": {"properties": {"board": shape}}}
        for name, shape in zip(OWN, found, strict=False)
    ]
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
    intro = (Path(__file__).parent / "introduction.md").read_text("utf-8").format(protocol=bodies.PROTOCOL)
    chapters = [
        ("What a client sends", asked()),
        ("What the server sends", answers()),
        ("What they are made of, and the bodies of HTTP", parts()),
    ]
    return intro + "".join(_chapter(title, kinds) for title, kinds in chapters) + f"\n*{OURS}*\n"


def _chapter(title: str, kinds: Iterable[type]) -> str:
    return f"\n## {title}\n" + "".join(_entry(kind) for kind in kinds)


def _entry(kind: type) -> str:
    shape = types.type_info(kind)
    tag = getattr(shape, "tag", None)
    rows = [] if tag is None else [f"| `type` | `{json.dumps(tag)}` | names the message |"]
    for field in shape.fields:  # type: ignore[attr-defined]  # as above
        rows.append(f"| `{field.encode_name}` | `{_ts(field.type).replace('|', chr(92) + '|')}` | {_about(field)} |")
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
