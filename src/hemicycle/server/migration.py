"""Bringing a match to the rules of today, when its table has agreed to it."""

from __future__ import annotations

from hemicycle.core.match import Match
from hemicycle.core.record import Entry, Record, RecordError
from hemicycle.server import catalogue, clocks
from hemicycle.server.refusals import Refuse
from hemicycle.server.rooms import Room
from hemicycle.server.store.rows import MatchRow, MomentRow
from hemicycle.server.store.store import (
    CHANGE_MOMENT,
    MIGRATE,
    NO_SNAPSHOTS,
    Change,
    change_room,
    json,
    new_snapshot,
)


async def migrate(room: Room) -> None:
    """Go on under the present rules if everything played so far is legal under them; else refuse."""
    store = room.house.store
    row = await store.match(room.doc.code, room.doc.match)
    assert row is not None
    rows = await store.moments(row.id)
    game = catalogue.game(row.game)
    header = {**row.header, **_present(row)}
    record = Record({key: value for key, value in header.items() if key != "h"}, game.library.write)
    for each in rows:
        each.body.entries = [_again(record, entry) for entry in each.body.entries]
    try:
        match = Match.replay(game, record, seed=row.seed)
        opening = Match.replay(game, record, to=rows[0].last)
    except RecordError as error:
        raise Refuse("cannot-migrate", {"line": error.line, "problem": error.code}) from error
    snapshots = {rows[0].last: opening.table, rows[-1].last: match.table}
    room.doc.phase = "playing"
    await room.keep(
        (MIGRATE, {"which": row.id, "as": json(record.header)}),
        *[_rewritten(row.id, each) for each in rows],
        (NO_SNAPSHOTS, {"which": row.id}),
        *[new_snapshot(row.id, last, game.codec.freeze(table)) for last, table in snapshots.items()],
        *change_room(room.doc, clocks.now()),
    )
    await room.reload()


def _present(row: MatchRow) -> dict[str, object]:
    rules = catalogue.rules(row.game, row.header["edition"], row.header["options"])
    return {"revision": rules.revision, "data": rules.data}


def _again(record: Record, entry: Entry) -> Entry:
    """An entry with its place in the new chain."""
    bare = {key: value for key, value in entry.items() if key not in ("n", "h")}
    seat = bare.pop("seat", None)
    kind, *more = bare
    record.add(kind, bare[kind], seat, **{key: bare[key] for key in more})
    return record.entries[-1]


def _rewritten(match: int, row: MomentRow) -> Change:
    return CHANGE_MOMENT, {"which": match, "number": row.n, "as": json(row.body)}
