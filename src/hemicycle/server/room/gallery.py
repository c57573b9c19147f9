"""Those who look on: what they say is kept from players, and what they see may be behind, until the match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hemicycle.server.protocol.news import Said, Talk, Update
from hemicycle.server.protocol.requests import Spectators
from hemicycle.server.room.effects import Effects, Notice
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.rows import MomentRow, RoomState

if TYPE_CHECKING:
    from hemicycle.server.room.room import Room, Visitor

MOST = 400  # things said that wait to be heard
RUNNING = ("playing", "paused", "frozen")


# --- what they say ---


def is_player(state: RoomState, person: str) -> bool:
    """Whether somebody plays the match, has played it, or may come back to it."""
    return person in state.sat or any([person in (chair.person, chair.former) for chair in state.chairs])


def among_themselves(state: RoomState, talk: Talk) -> bool:
    """Whether it was said by somebody who looks on at the match that goes on: players hear it after the end."""
    return talk.seat is None and talk.match == state.match and state.phase in RUNNING


def too_early(room: Room, talk: Talk) -> bool:
    """Whether it was said at the table after something that those who look on do not know yet."""
    if talk.seat is None or talk.match != room.state.match:
        return False
    if room.phase == "frozen":  # nobody can tell what has been shown
        return room.settings.spectator_delay > 0
    late = hidden(room.state, room.match)
    return bool(late) and talk.at >= late[0].at


def hears(room: Room, visitor: Visitor, talk: Talk) -> bool:
    """Whether the time has come for a connection to hear something said to all."""
    if among_themselves(room.state, talk):
        return not is_player(room.state, visitor.person.id)
    return bool(visitor.seats) or not too_early(room, talk)


def tell(room: Room, talk: Talk, effects: Effects) -> None:
    """Tell it to whoever may hear it by now; the others hear it later."""
    by, kept = room.talk.authors.get(talk.n), _waits(room, talk)
    hearers = frozenset([each.connection for each in room.visitors.values() if hears(room, each, talk)])
    effects.notices.append(Notice(None, Said(talk=talk), by=by, among=hearers if kept else None))
    room.kept_back = [*room.kept_back, *([talk] if kept else [])][-MOST:]


def kept_back(room: Room) -> list[Talk]:
    """All that not everybody has heard yet."""
    return [talk for talk in room.talk.said if talk.to is None and _waits(room, talk)]


def _waits(room: Room, talk: Talk) -> bool:
    return among_themselves(room.state, talk) or too_early(room, talk)


def release(room: Room, effects: Effects) -> None:
    """Whatever need not be kept back any more is told to those who have not heard it."""
    before, room.kept_back = room.kept_back, [talk for talk in room.kept_back if _waits(room, talk)]
    for talk in [each for each in before if each not in room.kept_back]:
        deaf = [
            each.connection
            for each in room.visitors.values()
            if (is_player(room.state, each.person.id) if talk.seat is None else not each.seats)
        ]
        by = room.talk.authors.get(talk.n)
        effects.notices.append(Notice(None, Said(talk=talk), by=by, among=frozenset(deaf)))


# --- what they see ---


def hidden(state: RoomState, match: MatchState | None) -> list[MomentRow]:
    """The moments that those who look on do not know yet."""
    delay = state.settings.spectator_delay
    if not delay or match is None or state.phase not in RUNNING:
        return []
    known = shown_of(state, match.n)
    return [row for row in match.recent if row.moment > known]


def shown_of(state: RoomState, n: int) -> int:
    """How far those who look on have come when a match that goes on has come to a moment."""
    return max(0, state.watched, n - state.settings.spectator_delay)


def update(match: MatchState, late: list[MomentRow], rows: list[MomentRow], since: int) -> Update:
    """How things stood before what is hidden; without clocks, which tell who is asked now."""
    now = match.recent[-1 - len(late)]
    return Update(
        match=match.number,
        seat=None,
        n=now.moment,
        since=min(since, now.moment),
        moments=[row.for_seat(None) for row in rows if row.moment <= now.moment],
        decision=None,
        undoable=False,
        clock=None,
        view=match.public(now),
        link=match.match.record.link_at(now.last),
    )


def change(room: Room, visitor: Visitor, request: Spectators, now: int, effects: Effects) -> None:
    """The host says how far spectators are behind, and whether they may talk; what was shown stays shown."""
    room.need_host(visitor)
    match = room.match
    if match is not None and room.phase in RUNNING:
        room.state.watched = match.n - len(hidden(room.state, match))
    room.state.settings = msgspec.structs.replace(
        room.settings, spectator_delay=request.delay, spectator_talk=request.talk
    )
    effects.refresh |= {each.connection for each in room.visitors.values() if None in each.following}
    effects.changed()
