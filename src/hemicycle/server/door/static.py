"""The browser client's files, built by Vite; or a page that says how to build them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hemicycle import registry, resources
from hemicycle.server.protocol.refusals import refuse

FOLDER = Path(__file__).parent.parent / "static"
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Hemicycle</title>
<h1>Hemicycle</h1><p>The server is running, but the browser client has not been built.
Run <code>make web</code> and reload this page.
Programs can play already: see <code>docs/protocol.md</code>.</p></html>
"""
PAGES = (  # what addresses of the client begin with; web/src/lib/route.svelte.ts reads them
    "", "t", "s", "puzzles", "rules", "learn", "statistics", "people", "account", "notifications", "mail", "operate",
    "about",
)  # fmt: skip
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


@dataclass(frozen=True)
class Asset:
    """A file ready to be sent."""

    body: bytes
    zipped: bytes | None
    media: str
    tag: str
    lasting: bool  # its name changes when its content does


def pack(body: bytes, media: str, *, lasting: bool = False) -> Asset:
    """Prepare some bytes for sending."""
    zipped = gzip.compress(body, 9, mtime=0) if media.startswith(COMPRESSIBLE) and len(body) > 500 else None
    return Asset(body, zipped, media, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


@cache
def assets() -> dict[str, Asset]:
    """Every file of the client by its path, read and compressed once."""
    found = {}
    for file in FOLDER.rglob("*") if FOLDER.is_dir() else ():
        if file.is_file():
            path = file.relative_to(FOLDER).as_posix()
            media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            found[path] = pack(file.read_bytes(), media, lasting=path.startswith("assets/"))
    return found


def asset(path: str) -> Asset | None:
    """A file of the client by its path, or None."""
    return assets().get(path)


@cache
def outside_board(game: str, path: str) -> Asset:
    """A file of the browser board that a game from another package brings; only what there is, is remembered."""
    body = resources.board_file(game, path) if game in registry.names() else None
    if body is None:
        raise refuse("no-such-page")
    return pack(body, mimetypes.guess_type(path)[0] or "application/octet-stream")


def page() -> Asset:
    """The page itself: every address of the client is the same page."""
    return asset("index.html") or pack(NOT_BUILT, "text/html")


def is_page(path: str) -> bool:
    """Whether a path is an address of the client."""
    return path.partition("/")[0] in PAGES


def is_file(path: str) -> bool:
    """Whether a path can only be a file's, or nothing: files have a dot in their names, pages have none."""
    return not path.isprintable() or "." in path.rpartition("/")[2]
