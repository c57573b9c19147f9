"""The words of house and games, as files for the browser."""

from __future__ import annotations

from functools import cache

from hemicycle import registry, resources
from hemicycle.server.door.static import Asset, pack
from hemicycle.server.protocol.refusals import refuse
from hemicycle.words import LANGUAGES

HOUSE_WORDS = ("house", "server", "web", "bots", "review", "notify", "safety", "lesson", "people")


def words_file(language: str, name: str) -> Asset:
    """A Fluent file: of the house, of a game, or of its board in the browser (`web-<game>`) or its lessons."""
    about = name.removeprefix("web-").removeprefix("lesson-")
    if language not in LANGUAGES or about not in (*HOUSE_WORDS, *registry.names()):
        raise refuse("no-such-page")
    return _packed(language, about if resources.is_outside(about) else name)


@cache
def _packed(language: str, name: str) -> Asset:
    try:
        return pack(resources.words(language, name).encode(), "text/plain")
    except FileNotFoundError as error:
        raise refuse("no-such-page") from error
