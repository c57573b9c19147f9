"""Who asks, and from where."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hemicycle.server.door.addresses import device_label, network
from hemicycle.server.door.door import Door
from hemicycle.server.door.sessions import Session

COOKIE = "hemicycle"


async def session_of(asked: HTTPConnection, door: Door) -> Session | None:
    """Whose the cookie or the token is, or None."""
    kind, _, bearer = asked.headers.get("authorization", "").partition(" ")
    token = bearer if kind.lower() == "bearer" else asked.cookies.get(COOKIE)
    session = await door.sessions.who(token) if token else None
    if session is not None:
        door.safety.bans.check(session.person.id, caller(asked))
    return session


def caller(asked: HTTPConnection) -> str:
    """The very address somebody comes from."""
    return asked.client.host if asked.client is not None else ""


def address(asked: HTTPConnection) -> str:
    """Where a request or a socket comes from, as it is counted."""
    return network(asked.client.host) if asked.client is not None else ""


def label(asked: HTTPConnection) -> str:
    """What a device is called in lists: browser and system."""
    return device_label(asked.headers.get("user-agent", ""))
