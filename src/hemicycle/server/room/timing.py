"""Time: nudges, decisions whose time is up, and clocks that stand still at an empty table."""

from __future__ import annotations

from hemicycle.server.protocol.news import Nudge
from hemicycle.server.room import beginning, clocks, notifying, voting
from hemicycle.server.room.commands import DaysOff, TimeIsUp
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import Room

MISSES = 3  # so many decisions in a row answered by the standby bot, and it keeps the seat


def time_is_up(room: Room, command: TimeIsUp, now: int, effects: Effects) -> None:
    """Whatever was due by now."""
    beginning.begin_when_ready(room, now, effects)
    voting.expire(room, now, effects)
    match = room.match
    if match is None or room.phase != "playing":
        return
    for seat in match.clocks.to_nudge(now):
        deadline = match.clocks.deadline(seat)
        if deadline is not None and deadline > now:
            effects.tell([seat], Nudge(seat=seat, deadline=deadline))
            notifying.time_runs(room, seat, "nudge", now, effects)
    for seat in match.clocks.to_warn(now):
        notifying.time_runs(room, seat, "late", now, effects)
    for seat in match.clocks.overdue(now):
        _out_of_time(room, seat, now, effects)


def _out_of_time(room: Room, seat: int, now: int, effects: Effects) -> None:
    """The standby bot answers this decision, and keeps the seat when that becomes a habit."""
    chair, match = room.chairs[seat], room.need_match()
    decision = match.decision(seat)
    if chair.person is None or chair.standby or decision is None:
        return
    chair.missed += 1
    chair.standby = chair.missed >= MISSES
    room.late[seat] = decision
    effects.changed()
    room.plays(seat, "standby", "absent" if chair.standby else "time", now, effects)


def days_off(room: Room, command: DaysOff, now: int, effects: Effects) -> None:
    """Somebody has days off until then, or is back."""
    for visitor in room.visitors.values():
        if visitor.person.id == command.person:
            visitor.vacation = command.until
    for seat, chair in enumerate(room.chairs):
        if chair.person == command.person and chair.vacation != command.until:
            room.rest(seat, command.until, now)
            effects.changed()
            if room.match is not None:
                keep(room, effects)
                effects.clocks = True


def hold_when_empty(room: Room, now: int, effects: Effects) -> None:
    """No clock runs at an empty table, unless the game goes on for days."""
    match = room.match
    if match is None or match.clocks.control is None:
        return
    held = "empty" in match.clocks.held
    empty = not any(visitor.seats for visitor in room.visitors.values()) and not clocks.is_slow(match.clocks.control)
    if empty and not held:
        match.clocks.hold("empty", now)
    elif held and not empty:
        match.clocks.release("empty", now)
    if empty != held:
        keep(room, effects)


def keep(room: Room, effects: Effects) -> None:
    """The clocks were changed beside the game: store them with the room."""
    match = room.need_match()
    state = match.clocks.state()
    room.state.clocks = None if state is None else (match.commits, state)
    effects.room = True


def next_wake(room: Room) -> int | None:
    """When the room wants to be woken, if at all."""
    times = [vote.closes for vote in room.state.votes]
    if room.state.opening is not None:
        times.append(room.state.opening.closes)
    if room.match is not None and room.phase == "playing":
        for time in (room.match.clocks.next(), notifying.next_look(room)):
            if time is not None:
                times.append(time)
    return min(times) if times else None
