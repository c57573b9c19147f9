"""What nodes say to each other."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hemicycle.server.protocol.bodies import Refusal
from hemicycle.server.room.commands import Command
from hemicycle.server.runner.rooms import Shown


class Reset(Struct, array_like=True, tag=0):
    """What was under way on this link is forgotten; it begins anew."""


class Submit(Struct, array_like=True, tag=1):
    """Put something into the inbox of a room of yours."""

    code: str
    command: Command


class Ask(Struct, array_like=True, tag=2):
    """The same, and say whether it was done."""

    number: int
    code: str
    command: Command


class Answered(Struct, array_like=True, tag=3):
    """It was done, or refused."""

    number: int
    refusal: Refusal | None


class Deliver(Struct, array_like=True, tag=4):
    """Messages for connections of yours, in order, encoded already."""

    messages: list[tuple[list[int], bytes]]


class HangUp(Struct, array_like=True, tag=5):
    """End a connection of yours."""

    connection: int
    code: str
    retry_after: float | None
    detail: dict[str, Any] = {}


class Show(Struct, array_like=True, tag=6):
    """Say how these rooms of yours stand."""

    number: int
    codes: list[str]


class Showing(Struct, array_like=True, tag=7):
    """Those of them that are open here."""

    number: int
    rooms: dict[str, Shown]


Message = Reset | Submit | Ask | Answered | Deliver | HangUp | Show | Showing


class Beat(Struct, array_like=True, tag=0):
    """A node is alive; how far its links are (node -> epoch and number), and how many changes it has announced."""

    node: int
    links: dict[int, tuple[int, int]]
    changes: int


class Changed(Struct, array_like=True, tag=1):
    """Somebody is no longer who they were: another name, an account, or their tokens are void."""

    node: int
    number: int
    person: str


encode = msgspec.msgpack.Encoder().encode
decode: Any = msgspec.msgpack.Decoder(Message).decode
decode_broadcast: Any = msgspec.msgpack.Decoder(Beat | Changed).decode
