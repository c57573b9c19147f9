"""What is told, in the words of whoever reads it: only what everybody at the table may know."""

from __future__ import annotations

import hashlib
from functools import cache

from msgspec import Struct

from hemicycle.server.notify.ways import Parcel
from hemicycle.words import LANGUAGES, Words


class Message(Struct):
    """One notification as its reader sees it."""

    id: str
    kind: str
    game: str
    room: str
    title: str
    text: str
    link: str
    deadline: int | None


def words(language: str) -> Words:
    """The words of notifications in a language we speak."""
    return _words(language if language in LANGUAGES else "en")


@cache
def _words(language: str) -> Words:
    return Words(language, "notify")


def message(parcel: Parcel, language: str, address: str) -> Message:
    """A parcel in words; `address` is where this server is reached."""
    say = words(language).say
    parts = {"by": parcel.by, "table": parcel.room}
    return Message(
        id=identity(parcel),
        kind=parcel.kind,
        game=parcel.game,
        room=parcel.room,
        title=title(parcel, language),
        text=say(f"notify-{parcel.kind}", parts),
        link=f"{address}/t/{parcel.room}" if parcel.room else f"{address}/notifications",
        deadline=parcel.deadline,
    )


def title(parcel: Parcel, language: str) -> str:
    """The game, or the house where there is none."""
    known = words(language)
    key = f"game-{parcel.game}"
    return known.say(key) if known.knows(key) else parcel.game or "Hemicycle"


def identity(*parcels: Parcel) -> str:
    """The same for the same things, and nothing anybody could read out of it."""
    named = "\n".join(f"{each.person} {each.thing} {each.way}" for each in parcels)
    return hashlib.sha256(named.encode()).hexdigest()[:32]
