"""Handlers as plain functions: what they take is read from a request by its type, and described by it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, get_type_hints

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from hemicycle.server.protocol.bodies import Refusal
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.refusals import refuse

JSON = "application/json"
LARGEST_BODY = 64 << 10
PROBLEMS = (400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503)
Need = Callable[[Request], Awaitable[Any]]


class Number(IntegerConvertor):
    """A number in a path; one of thousands of digits is none, and Python would not read it."""

    regex = "[0-9]{1,7}"


register_url_convertor("number", Number())


class Handler:
    """A function that answers a method at a path; `data` is the body, the rest stands in the path or the query."""

    def __init__(self, call: Callable[..., Awaitable[Any]], method: str, path: str, **about: Any) -> None:
        self.call = call
        self.method = method
        self.path = path
        self.status: int = about.get("status", 200)
        self.media: str = about.get("media", JSON)
        self.shown: bool = about.get("shown", True)
        self.largest: int = about.get("largest", LARGEST_BODY)
        hints = get_type_hints(call, include_extras=True)
        returned = hints.pop("return")
        self.answer: Any = about.get("answer", returned)
        self.body: Any = hints.pop("data", None)
        self.types = hints

    def values(self, needs: Collection[str]) -> type[msgspec.Struct]:
        """What stands in path and query, as a type that checks it."""
        defaults = {name: each.default for name, each in inspect.signature(self.call).parameters.items()}
        fields: list[Any] = []
        for name, kind in self.types.items():
            if name not in needs:
                given = defaults[name]
                fields.append((name, kind) if given is inspect.Parameter.empty else (name, kind, given))
        return msgspec.defstruct(self.call.__name__, fields)


def handles(method: str, path: str, **about: Any) -> Callable[[Callable[..., Awaitable[Any]]], Handler]:
    """Make a function a handler; about it: status, media type, type of its answer, largest body, whether shown."""
    return lambda call: Handler(call, method, path, **about)


def routes(
    handlers: list[Handler], needs: Mapping[str, Need], went_wrong: Callable[[Request, Exception], Response]
) -> list[Route]:
    """One route for each path. A handler may also ask for any of the needs, by its name."""
    paths: dict[str, dict[str, Need]] = {}
    for handler in handlers:
        paths.setdefault(handler.path, {})[handler.method] = _answering(handler, needs)
    return [Route(path, _Endpoint(methods, went_wrong)) for path, methods in paths.items()]


class _Endpoint:
    """All methods of a path, as an ASGI application."""

    def __init__(self, methods: dict[str, Need], went_wrong: Callable[[Request, Exception], Response]) -> None:
        self.methods = {**methods, **({"HEAD": methods["GET"]} if "GET" in methods else {})}
        self.allowed = {"allow": ", ".join(sorted({*self.methods, "OPTIONS"}))}
        self.went_wrong = went_wrong

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        request = Request(scope, receive, send)
        answer = self.methods.get(request.method)
        try:
            if answer is not None:
                response: Response = await answer(request)
            elif request.method == "OPTIONS":
                response = Response(status_code=204, headers=self.allowed)
            else:
                raise refuse("method")
        except Exception as error:
            response = self.went_wrong(request, error)
            if response.status_code == 405:
                response.headers.update(self.allowed)
        await response(scope, receive, send)


def _answering(handler: Handler, needs: Mapping[str, Need]) -> Need:
    """What a handler does with a request."""
    values = handler.values(needs)
    wanted = {name: needs[name] for name in handler.types if name in needs}

    async def answer(request: Request) -> Response:
        given = {name: await need(request) for name, need in wanted.items()}
        if values.__struct_fields__:
            given.update(msgspec.structs.asdict(_checked(request, values)))
        if handler.body is not None:
            given["data"] = await _body(request, handler.body, handler.largest)
        found = await handler.call(**given)
        return found if isinstance(found, Response) else Response(encode(found), handler.status, media_type=JSON)

    return answer


def _checked(request: Request, values: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.convert({**request.query_params, **request.path_params}, values, strict=False)
    except msgspec.ValidationError as error:
        raise refuse("malformed", {"problem": str(error)}) from error


async def _body(request: Request, kind: Any, largest: int) -> Any:
    """A body, strictly, and no longer than it may be."""
    if request.headers.get("content-type", JSON).partition(";")[0].strip().lower() != JSON:
        raise refuse("media-type")
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > largest:
                raise refuse("too-long", {"most": largest})
    except ClientDisconnect as error:  # a body that ends half way is nobody's fault here
        raise refuse("malformed", {"problem": "cut off"}) from error
    try:
        return msgspec.convert(_whole(msgspec.json.decode(body)), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise refuse("malformed", {"problem": str(error)}) from error


def _whole(thing: Any) -> Any:
    """12.0 is the whole number 12, in JSON and in its schemas; and no text holds a NUL."""
    if isinstance(thing, str) and "\0" in thing:
        raise refuse("malformed", {"problem": "NUL"})  # some databases cannot keep it, nor look for it
    if isinstance(thing, dict):
        return {_whole(key): _whole(each) for key, each in thing.items()}
    if isinstance(thing, list):
        return [_whole(each) for each in thing]
    return int(thing) if isinstance(thing, float) and thing.is_integer() else thing


# --- the description ---


def description(handlers: list[Handler], needs: Collection[str], title: str, version: str) -> dict[str, Any]:
    """OpenAPI of all handlers that are shown."""
    shown = [handler for handler in handlers if handler.shown]
    bodies = [handler.body for handler in shown if handler.body is not None]
    answers = [handler.answer for handler in shown if not _is_raw(handler)]
    kinds = [*bodies, *answers, Refusal]
    found, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(str, kinds), found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for handler in shown:
        place = paths.setdefault(re.sub(r":\w+}", "}", handler.path), {})
        place[handler.method.lower()] = _operation(handler, handler.values(needs), schemas)
    about = {"title": title, "version": version}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": _without_nul(components)}}


def _is_raw(handler: Handler) -> bool:
    """Whether an answer is no JSON: a file, or nothing at all."""
    return isinstance(handler.answer, type) and issubclass(handler.answer, Response)


def _operation(handler: Handler, values: type[msgspec.Struct], schemas: dict[str, Any]) -> dict[str, Any]:
    refusal = {"description": "Refused", "content": {JSON: {"schema": schemas[str(Refusal)]}}}
    done: dict[str, Any] = {"description": "Done"}
    if handler.status != 204:
        shape = {"type": "string"} if _is_raw(handler) else schemas[str(handler.answer)]
        done["content"] = {handler.media: {"schema": shape}}
    operation: dict[str, Any] = {
        "operationId": handler.call.__name__,
        "summary": inspect.cleandoc(handler.call.__doc__ or ""),
        "parameters": _parameters(handler.path, values),
        "responses": {str(handler.status): done, **{str(status): refusal for status in PROBLEMS}},
    }
    if handler.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[str(handler.body)]}}}
    return operation


def _parameters(path: str, values: type[msgspec.Struct]) -> list[dict[str, Any]]:
    in_path = re.findall(r"{(\w+)", path)
    return [
        {
            "name": field.encode_name,
            "in": "path" if field.encode_name in in_path else "query",
            "required": field.required,
            "schema": _without_nul(msgspec.json.schema(get_type_hints(values, include_extras=True)[field.name])),
        }
        for field in msgspec.structs.fields(values)
    ]


def _without_nul(schema: Any) -> Any:
    """No text may hold a NUL, in an address or a body; the door refuses it."""
    if isinstance(schema, list):
        return [_without_nul(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: _without_nul(each) for key, each in schema.items()}
    return {"pattern": "^[^\\x00]*$", **inner} if schema.get("type") == "string" else inner
