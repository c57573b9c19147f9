"""The timekeeper of a room: nudges, calls the standby bot when time is up, and stops the clocks at an empty table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hemicycle.server import clocks
from hemicycle.server.news import Clocks, Nudge

if TYPE_CHECKING:
    from hemicycle.server.rooms import Room

MISSES = 3  # so many decisions in a row answered by the standby bot, and it keeps the seat
LONG_CAP = 3600  # above this many seconds for a decision clocks run even when nobody is there


class Timekeeper:
    """Watches the clocks of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None

    @property
    def ticking(self) -> bool:
        """Whether a clock is running."""
        return self._timer is not None

    def wind_up(self) -> None:
        """Wake up when there is something to do."""
        self.stop()
        room = self.room
        due = None if room.play is None or room.doc.phase != "playing" else room.play.clocks.next()
        if due is not None:
            wait = max(0, due - clocks.now()) / 1000 + 0.005
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: room.hands.spawn(self._tick()))

    def stop(self) -> None:
        """Sleep."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def show(self) -> None:
        """Send the clocks after they were changed by hand."""
        play = self.room.play
        shown = None if play is None else play.clocks.shown(clocks.now())
        if play is not None and shown is not None:
            self.room.to_seats(None, Clocks(match=play.number, clock=shown))

    def hold_when_empty(self) -> None:
        """No clock runs at an empty table, unless the game goes on for days."""
        play = self.room.play
        if play is None or play.clocks.control is None:
            return
        there = any(port.seats for port in self.room.ports)
        if there or play.clocks.control.cap > LONG_CAP:
            play.clocks.release("empty", clocks.now())
        else:
            play.clocks.hold("empty", clocks.now())

    async def _tick(self) -> None:
        room = self.room
        async with room.lock:
            if room.play is None or room.doc.phase != "playing":
                return
            at = clocks.now()
            for seat in room.play.clocks.to_nudge(at):
                deadline = room.play.clocks.deadline(seat)
                if deadline is not None and deadline > at:
                    room.to_seats([seat], Nudge(seat=seat, deadline=deadline))
            late = room.play.clocks.overdue(at)
            for seat in late:
                self._time_is_up(seat)
            if any(room.doc.chairs[seat].standby for seat in late):
                await room.keep_doc()
            room.after()

    def _time_is_up(self, seat: int) -> None:
        """The standby bot answers this decision, and keeps the seat when that becomes a habit."""
        chair = self.room.doc.chairs[seat]
        chair.missed += 1
        if chair.missed >= MISSES and chair.person is not None:
            chair.standby = True
        self.room.hands.stand_in(seat)
