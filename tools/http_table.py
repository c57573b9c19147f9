"""Every address of the table server for docs/protocol.md, from the description that it gives of itself."""

from __future__ import annotations

from typing import Any

from hemicycle.server.door import http

MARK = "<!-- every address -->\n"
FILE = {"type": "string"}
HEAD = "| Address | Body | Answer | |\n|---|---|---|---|\n"


def table() -> str:
    """A row for every method of every path, by path."""
    paths: dict[str, dict[str, Any]] = http.description()["paths"]
    return HEAD + "".join(
        [row(path, method, paths[path][method]) for path in sorted(paths) for method in sorted(paths[path])]
    )


def row(path: str, method: str, operation: dict[str, Any]) -> str:
    """One address: what it takes, what it answers, and what it is for."""
    asked = [each for each in operation["parameters"] if each["in"] == "query"]
    query = "&".join([f"{each['name']}=" for each in asked])
    address = path.replace("{", "<").replace("}", ">") + (f"?{query}" if query else "")
    done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    about = " ".join(operation["summary"].split())
    body = _content(operation.get("requestBody", {}))
    return f"| `{method.upper()} {address}` | {body} | {_content(done)} | {about} |\n"


def _content(message: dict[str, Any]) -> str:
    """What a request or an answer holds: a type of this page, or a file."""
    for content in message.get("content", {}).values():
        return "a file" if content["schema"] == FILE else f"`{_type(content['schema'])}`"
    return ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    return f"{_type(schema['items'])}[]" if schema.get("type") == "array" else str(schema.get("type"))
