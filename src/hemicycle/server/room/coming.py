"""Coming to a table and leaving it; the seat stays."""

from __future__ import annotations

from hemicycle.server.protocol.bodies import PROTOCOL
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.requests import Behind
from hemicycle.server.room import beginning, notifying, reviewing, seating, timing
from hemicycle.server.room.commands import DaysOff, Entered, Left, Warned
from hemicycle.server.room.effects import CatchUp, Effects
from hemicycle.server.room.room import Room, Visitor


def entered(room: Room, command: Entered, now: int, effects: Effects) -> None:
    """Somebody is at the table; they are welcomed and get all they have missed."""
    hello = command.hello
    if hello.protocol != PROTOCOL:
        raise refuse("other-protocol", {"spoken": PROTOCOL})
    if command.connection in room.visitors:
        raise refuse("hello-once")
    if room.state.closed is not None:
        raise refuse("table-closed", {"reason": room.state.closed})
    visitor = Visitor(command.connection, command.person, watch=hello.watch)
    visitor.ignores, visitor.vacation = frozenset(command.ignores), command.vacation
    if not hello.watch:
        seating.come_back(room, visitor, now, effects)
    visitor.follow(room.seats_of(visitor))
    if not visitor.following:
        raise refuse("no-spectators")
    room.come(visitor)
    timing.days_off(room, DaysOff(command.person.id, command.vacation), now, effects)
    room.reseat(effects)
    if not hello.watch:
        notifying.seen(room, command.person.id, effects)
    if room.state.expires is not None and not room.uploaded:
        room.state.expires = None
        effects.room = True
    effects.entered.append(CatchUp(command.connection, hello.key, hello.match, hello.seen))
    effects.table = True
    opening = room.state.opening
    if opening is not None:
        effects.reply(command.connection, beginning.committed(opening, room.state.match + 1))
    beginning.begin_again(room, command.fresh, now, effects)
    timing.hold_when_empty(room, now, effects)


def left(room: Room, command: Left, now: int, effects: Effects) -> None:
    """A connection is gone."""
    visitor = room.go(command.connection)
    if visitor is None:
        return
    if room.leader is not None and room.leader[0] == command.connection:
        reviewing.leave(room, effects)
    if any(chair.person == visitor.person.id for chair in room.chairs) and not room.online(visitor.person.id):
        room.note_absence(now)
        effects.room |= room.phase in ("playing", "paused")
    effects.table = True
    timing.hold_when_empty(room, now, effects)


def behind(room: Room, visitor: Visitor, request: Behind, now: int, effects: Effects) -> None:
    """A device still shows what happened before, or has caught up."""
    visitor.behind = request.behind


def warned(room: Room, command: Warned, now: int, effects: Effects) -> None:
    """The table is going to be removed unless somebody comes."""
    room.state.expires = command.expires
    effects.changed()
