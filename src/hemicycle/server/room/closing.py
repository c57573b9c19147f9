"""What comes from outside the table: an operator closes it, somebody does not want to hear somebody."""

from __future__ import annotations

from hemicycle.server.room.commands import Closed, Ignores
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import Room


def closed(room: Room, command: Closed, now: int, effects: Effects) -> None:
    """An operator closes the table: its match is given up, nobody comes in any more."""
    if room.state.closed is not None:
        return
    if room.phase in ("playing", "paused", "frozen"):
        if room.match is not None:
            room.happened(room.match.abandon(now), effects)
        room.end(now, "abandoned", effects)
    elif room.phase == "seating":
        room.state.phase, room.state.opening = "abandoned", None
    room.state.closed = command.reason
    effects.changed()


def ignores(room: Room, command: Ignores, now: int, effects: Effects) -> None:
    """Somebody does not want to hear these people, on all of their devices here."""
    for visitor in room.visitors.values():
        if visitor.person.id == command.person:
            visitor.ignores = frozenset(command.people)
