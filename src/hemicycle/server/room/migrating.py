"""Going on under the rules of today, when the table has agreed to it."""

from __future__ import annotations

from typing import Any

from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue, timing
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.room import Room
from hemicycle.server.room.rows import NewRules


def migrate(room: Room, now: int, effects: Effects) -> None:
    """Go on if everything played so far is legal under the present rules; else refuse."""
    row = room.frozen
    assert row is not None
    game = catalogue.game(row.game)
    present = catalogue.rules(row.game, row.header["edition"], row.header["options"])
    rows = room.frozen_rows
    record = Record(row.header, game.library.write, row.secret)
    for each in rows:
        record.extend(each.body.entries)
    opening = rows[0].last
    agreed: dict[str, Any] = {"revision": present.revision, "data": present.data}
    record.add("rules", agreed)
    try:
        match = Match.replay(game, record)
        first = Match.replay(game, record, to=opening)
    except RecordError as error:
        raise refuse("cannot-migrate", {"line": error.line, "problem": error.code}) from error
    except Exception as error:
        raise refuse("cannot-migrate", {"line": 1, "problem": type(error).__name__}) from error
    room.match, changed = MatchState.migrated(row, match, rows, room.fresh_clocks(), now)
    room.frozen, room.frozen_rows, room.state.phase = None, [], "playing"
    freeze = game.codec.freeze
    room.happened(changed, effects)
    row.rules = agreed
    kept = {opening: freeze(first.table), changed.last: freeze(match.table)}
    effects.changes.append(NewRules(row.id, agreed, kept))
    timing.hold_when_empty(room, now, effects)
    effects.refresh.update(room.visitors)
