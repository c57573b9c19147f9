"""A room as it was kept: its match goes on where it ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from hemicycle.server.protocol.news import Draft, Talk
from hemicycle.server.room import catalogue, gallery, timing
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.match_state import Frozen, MatchState
from hemicycle.server.room.room import Room, RoomConfig, Visitor
from hemicycle.server.room.rows import MatchRow, MomentRow, RoomState


class KeptRoom(Struct):
    """All that is kept of one room."""

    state: RoomState
    match: MatchRow | None = None
    moments: list[MomentRow] = []
    talk: list[tuple[str, Talk, str | None]] = []  # key, what was said, and who said it
    drafts: dict[int, tuple[str, Any]] = {}  # seat -> decision and draft
    notes: dict[int, str] = {}
    authors: dict[int, str] = {}  # of the comments on its matches


def restore(kept: KeptRoom, config: RoomConfig, now: int, there: Iterable[Visitor] = ()) -> Room:
    """Put a room together again around those who are there."""
    room = _restored(kept, config, now, there)
    room.kept_back = gallery.kept_back(room)
    return room


def _restored(kept: KeptRoom, config: RoomConfig, now: int, there: Iterable[Visitor]) -> Room:
    """Its match goes on; one whose rules nobody can play any more is frozen."""
    room = Room(kept.state, config)
    for visitor in there:
        room.come(visitor)
    room.reseat(Effects())
    for key, talk, person in kept.talk:
        room.talk.add(talk, key, person)
    room.drafts = {
        seat: Draft(seat=seat, decision=decision, draft=draft) for seat, (decision, draft) in kept.drafts.items()
    }
    room.notes = kept.notes
    room.authors = kept.authors
    room.note_absence(now)  # of whoever was there when the server stopped
    row = kept.match
    if row is None:
        return room
    clocks = room.fresh_clocks()
    try:
        game = catalogue.game(row.game)
        room.match = MatchState.resume(game, row, kept.moments, clocks, room.state.clocks, now)
    except Frozen:
        room.frozen, room.frozen_rows = row, kept.moments
        if room.phase in ("playing", "paused"):
            room.state.phase = "frozen"
        return room
    if room.phase == "frozen":
        room.state.phase = "playing"
    if room.phase == "paused":
        clocks.hold("vote", now)
    timing.hold_when_empty(room, now, Effects())
    return room
