"""Telling: from effects to the messages each connection is sent, encoded once for all who get the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hemicycle import __version__
from hemicycle.server.protocol.bodies import PROTOCOL
from hemicycle.server.protocol.encoding import encode, encoded
from hemicycle.server.protocol.news import Bye, Clocks, Leader, Notes, Table, Update, Vote, Welcome
from hemicycle.server.room import gallery
from hemicycle.server.room.effects import CatchUp, Effects, Notice
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.room import Room, Visitor
from hemicycle.server.room.rows import MomentRow

Message = tuple[Iterable[int], bytes]  # connections, and what they are sent
MOST_MISSED = 400  # moments sent again on a reconnect; older ones can be had over HTTP


def messages(room: Room, effects: Effects, older: dict[int, list[MomentRow]], now: int) -> list[Message]:
    """Everything to send, in order: how the table stands, what happened, then the answers.

    older: moments that have left memory, for connections that have missed them.
    """
    sent: list[Message] = []
    new = {catch_up.connection for catch_up in effects.entered}
    for catch_up in effects.entered:
        sent += _welcome(room, catch_up, older.get(catch_up.connection), now)
    table = _table(room, new) if effects.table else ()
    begins = not effects.moments or effects.moments[0].commit == 0
    sent += table if begins else ()  # who sits where in a match that begins is told first, how one ended last
    if effects.moments and room.match is not None:
        sent += _moments(room, room.match, effects.moments, new, now)
    sent += () if begins else table
    if effects.refresh and not (begins and effects.moments):  # a match that begins has just been shown to everybody
        sent += _refresh(room, effects.refresh - new, now)
    for notice in effects.notices:
        sent.append((_audience(room, notice), encode(notice.news)))
    if effects.clocks and room.match is not None:
        shown = room.match.clocks.shown(now)
        if shown is not None:
            behind = bool(gallery.hidden(room.state, room.match))
            present = [each.connection for each in room.visitors.values() if each.seats or not behind]
            sent.append((present, encode(Clocks(match=room.match.number, clock=shown))))
    sent += [((connection,), encode(news)) for connection, news in effects.replies]
    return sent


def missing_from(room: Room, catch_up: CatchUp) -> int | None:
    """The moment above which a connection has missed more than memory holds, if that is so."""
    match = room.match
    if match is None:
        return None
    since = _since(match, catch_up)
    recent = match.recent
    return since if since < match.n and (not recent or recent[0].moment > since + 1) else None


def _since(match: MatchState, catch_up: CatchUp) -> int:
    seen = catch_up.seen if catch_up.match == match.number and -1 <= catch_up.seen <= match.n else -1
    return max(seen, match.n - MOST_MISSED)


def _welcome(room: Room, catch_up: CatchUp, older: list[MomentRow] | None, now: int) -> Iterable[Message]:
    visitor = room.visitors.get(catch_up.connection)
    if visitor is None:
        return
    mine = visitor.seats
    heard = room.talk.heard(mine, room.state.match, visitor.ignores)
    welcome = Welcome(
        key=catch_up.key,
        protocol=PROTOCOL,
        version=__version__,
        table=room.info(),
        you=room.you(visitor, room.acting_host()),
        votes=_votes(room, visitor),
        talk=[each for each in heard if gallery.hears(room, visitor, each)],
        drafts=[draft for seat, draft in room.drafts.items() if seat in mine],
        notes=[Notes(seat=seat, text=text) for seat, text in room.notes.items() if seat in mine],
        leader=_leader(room, visitor),
    )
    yield (catch_up.connection,), encode(welcome)
    match = room.match
    if match is None:
        return
    since = _since(match, catch_up)
    rows = match.recent if older is None else older
    missed = [row for row in rows if row.moment > since and not row.quiet]
    clock = match.clocks.shown(now)
    for seat in visitor.following:
        yield (catch_up.connection,), encode(_update(room, match, seat, missed, since, clock))


def _leader(room: Room, visitor: Visitor) -> Leader | None:
    """Who leads through a review, unless it is somebody they do not want to hear."""
    leading = None if room.leader is None else room.visitors.get(room.leader[0])
    return None if room.leader is None or (leading and leading.person.id in visitor.ignores) else room.leader[1]


def _table(room: Room, new: set[int]) -> Iterable[Message]:
    info, host = encoded(room.info()), room.acting_host()  # looked for once: hundreds may look on
    for connection, visitor in room.visitors.items():
        if connection not in new:
            yield (connection,), encode(Table(table=info, you=room.you(visitor, host), votes=_votes(room, visitor)))


def _moments(room: Room, match: MatchState, rows: list[MomentRow], new: set[int], now: int) -> Iterable[Message]:
    """One update for each seat; a changed sealed answer concerns its own seat alone."""
    public = [row for row in rows if not row.quiet]
    shared = encoded([row.for_seat(None) for row in public]) if all([row.open for row in public]) else None
    since, clock = match.n - len(public), match.clocks.shown(now)
    clock = clock and encoded(clock)
    done: dict[int | None, dict[str, int]] = {}
    for row in rows:
        if row.key is not None and not row.body.remarks:
            done.setdefault(row.seat, {})[row.key] = row.moment
    audience = room.audience()
    for seat in sorted(audience, key=done.__contains__):  # whoever acted hears last that all has been told
        if seat is None and room.settings.spectator_delay:
            yield from _later(room, match, len(public), new, clock)
            continue
        if not public and not any(row.seat == seat for row in rows):
            continue
        moments = [row.for_seat(seat) for row in public] if shared is None else shared
        update: Update = match.update(seat, moments, since, clock)
        if seat in done:
            update.done = done[seat]
        connections = audience[seat] if not new else [each for each in audience[seat] if each not in new]
        yield connections, encode(update)


def _later(room: Room, match: MatchState, new_rows: int, new: set[int], clock: Any) -> Iterable[Message]:
    """What those who look on hear of by now, because something else has happened."""
    before = -1 if match.n < new_rows else gallery.shown_of(room.state, match.n - new_rows)
    shown = match.n - len(gallery.hidden(room.state, match))
    rows = [row for row in match.recent if before < row.moment <= shown]
    if rows:
        connections = [each for each in room.audience()[None] if each not in new]
        yield connections, encode(_update(room, match, None, rows, rows[0].moment - 1, clock))


def _update(room: Room, match: MatchState, seat: int | None, rows: list[MomentRow], since: int, clock: Any) -> Update:
    """What a seat is told now; those who look on may be told how things stood before."""
    late = gallery.hidden(room.state, match) if seat is None else []
    if late:
        return gallery.update(match, late, rows, since)
    return match.update(seat, [row.for_seat(seat) for row in rows], since, clock)


def _votes(room: Room, visitor: Visitor) -> list[Vote]:
    """The votes of the table; they are about what those who look on may not know yet."""
    behind = not visitor.seats and gallery.hidden(room.state, room.match)
    return [] if behind else room.state.votes


def _refresh(room: Room, connections: set[int], now: int) -> Iterable[Message]:
    """How things stand now, for those whose seats have changed."""
    match = room.match
    if match is None:
        return
    clock = match.clocks.shown(now)
    for connection in sorted(connections & room.visitors.keys()):
        for seat in room.visitors[connection].following:
            yield (connection,), encode(_update(room, match, seat, [], match.n, clock))


def shut_out(room: Room, effects: Effects) -> Iterable[tuple[int, Bye]]:
    """Connections that may no longer look on; all of them where an operator has closed the table."""
    if room.state.closed is not None:
        for connection in sorted(room.visitors):
            yield connection, Bye(code="table-closed", detail={"reason": room.state.closed})
        return
    for connection in sorted(effects.refresh & room.visitors.keys()) if effects.refresh else ():
        if not room.visitors[connection].following:
            yield connection, Bye(code="no-spectators")


def _audience(room: Room, notice: Notice) -> list[int]:
    """The connections that act for some of the seats, or all of them, and want to hear whoever says it."""
    seats, but, by = notice.seats, notice.but, notice.by
    return [
        connection
        for connection, visitor in room.visitors.items()
        if connection != but
        and by not in visitor.ignores
        and (seats is None or seats.intersection(visitor.seats))
        and (notice.among is None or connection in notice.among)
    ]
