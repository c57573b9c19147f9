"""What happened, as statements for the database, in the order it happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Executable,
    Integer,
    String,
    Table,
    bindparam,
    delete,
    insert,
    literal,
    select,
    update,
)

from hemicycle.server.room import rows
from hemicycle.server.room.rows import MomentRow, Person, Result, RoomState, RowChange
from hemicycle.server.store import schema

Statement = tuple[Executable, dict[str, Any]]
MOST_REVIEWS = 2_000  # kept

NEW_PERSON = insert(schema.person)
NEW_ROOM = insert(schema.room)
NEW_HOLDER = insert(schema.holder)
NEW_MATCH = insert(schema.match)
NEW_MOMENT = insert(schema.moment)
NEW_RESULT = insert(schema.result)
NEW_RESULT_SEAT = insert(schema.result_seat)
NEW_SNAPSHOT = insert(schema.snapshot)
NEW_TALK = insert(schema.talk)
NEW_DRAFT = insert(schema.draft)
NEW_NOTE = insert(schema.note)
NEW_COMMENT = insert(schema.comment)
NEW_ORIGIN = insert(schema.origin)
NEW_REVIEW = insert(schema.review)
NEW_SERVER_NOTE = insert(schema.note_of_server)
CHANGE_ROOM = update(schema.room).where(schema.room.c.code == bindparam("where"))
END_MATCH = update(schema.match).where(schema.match.c.id == bindparam("which")).values(ended=bindparam("at"))
NEW_RULES = update(schema.match).where(schema.match.c.id == bindparam("which")).values(rules=bindparam("as"))
NO_SNAPSHOTS = delete(schema.snapshot).where(schema.snapshot.c.match == bindparam("which"))
NO_HOLDERS = delete(schema.holder).where(schema.holder.c.room == bindparam("where"))
NO_DRAFT = delete(schema.draft).where(
    schema.draft.c.match == bindparam("which"), schema.draft.c.seat == bindparam("whose")
)
NO_NOTE = delete(schema.note).where(schema.note.c.match == bindparam("which"), schema.note.c.seat == bindparam("whose"))
NO_COMMENT = delete(schema.comment).where(
    schema.comment.c.room == bindparam("where"),
    schema.comment.c.id == bindparam("which"),
    schema.comment.c.person == bindparam("whose"),
)
NO_REVIEW = delete(schema.review).where(schema.review.c.id == bindparam("which"))
NO_OLD_REVIEWS = delete(schema.review).where(
    schema.review.c.at
    < select(schema.review.c.at).order_by(schema.review.c.at.desc()).offset(MOST_REVIEWS).limit(1).scalar_subquery()
)
NO_SERVER_NOTE = delete(schema.note_of_server).where(schema.note_of_server.c.name == bindparam("what"))
OF_MATCH = (schema.moment, schema.snapshot, schema.draft, schema.note)
NO_MORE_OF_MATCH = [delete(table).where(table.c.match == bindparam("which")) for table in OF_MATCH]
OF_ROOM = (
    schema.talk, schema.holder, schema.match, schema.lease, schema.outbox, schema.origin, schema.comment,
    schema.invitation, schema.archived,
)  # fmt: skip
NO_MORE_OF_ROOM = [delete(table).where(table.c.room == bindparam("where")) for table in OF_ROOM]
_SEATED, _HOSTS = select(schema.holder.c.person), select(schema.room.c.opener)
NO_STRANGERS = delete(schema.person).where(
    schema.person.c.account.is_(None),
    schema.person.c.created < bindparam("before"),
    schema.person.c.id.not_in(_SEATED),
    schema.person.c.id.not_in(_HOSTS),
)


def _notify() -> Executable:
    """One row for each way its person wants to hear of such things by; what was told before is not told again."""
    way, outbox = schema.way, schema.outbox
    known = (
        select(outbox.c.way)
        .where(outbox.c.person == way.c.person, outbox.c.thing == bindparam("thing"), outbox.c.way == way.c.id)
        .exists()
    )
    texts = {name: bindparam(name, type_=String) for name in ("thing", "room", "kind", "game", "by")}
    times = {name: bindparam(name, type_=BigInteger) for name in ("deadline", "created", "due")}
    fixed = {"tries": literal(0, Integer), "claimed": literal(0, BigInteger), "state": literal("waiting", String)}
    values: dict[str, Any] = {"person": way.c.person, "way": way.c.id, **texts, **times, **fixed}
    wanted = way.c.confirmed & way.c.events.contains(bindparam("word", type_=String))
    ignoring = schema.ignoring.c
    unheard = (
        select(ignoring.other)
        .where(ignoring.person == way.c.person, ignoring.other == bindparam("speaker", type_=String))
        .exists()
    )
    rows = select(*values.values()).where(way.c.person == bindparam("whom"), wanted, ~known, ~unheard)
    return insert(outbox).from_select(list(values), rows)


NOTIFY = _notify()
_UNTOLD = (
    schema.outbox.c.person == bindparam("whom"),
    schema.outbox.c.thing == bindparam("what"),
    schema.outbox.c.state == "waiting",
)
CALL_OFF = update(schema.outbox).where(*_UNTOLD).values(state="dropped", by="")
NOT_YET = delete(schema.outbox).where(*_UNTOLD, schema.outbox.c.claimed == 0)  # whoever leaves again is told after all
NO_ROOM = delete(schema.room).where(schema.room.c.code == bindparam("where"))

_text = msgspec.json.Encoder().encode


def json(thing: object) -> str:
    """A thing as JSON text."""
    return _text(thing).decode()


def of_room(changes: Sequence[RowChange], room: RoomState | None, code: str, at: int) -> list[Statement]:
    """Everything that happened in a room, then the room itself as it is afterwards."""
    statements: list[Statement] = []
    for change in changes:
        if isinstance(change, rows.NewMoment):  # most of them
            statements.append((NEW_MOMENT, _moment(change.match, change.row)))
        else:
            statements += _statements(change, code, at)
    if room is not None:
        statements += _changed(room, at)
    return statements


def new_person(person: Person) -> Statement:
    """Keep somebody new."""
    return NEW_PERSON, msgspec.structs.asdict(person)


def change(table: Table, id: str, changes: dict[str, object]) -> Statement:
    """Keep what changed about a row, and nothing else."""
    return _changing(table, tuple(changes)), {"which": id, **{f"new_{name}": value for name, value in changes.items()}}


@cache
def _changing(table: Table, columns: tuple[str, ...]) -> Executable:
    """Put together once: the writer remembers every statement it was ever given."""
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in columns}
    return update(table).where(table.c.id == bindparam("which")).values(values)


def new_room(room: RoomState, opener: str, address: str) -> list[Statement]:
    """Keep a new room."""
    row = {"code": room.code, "created": room.created, "opener": opener, "address": address}
    return [(NEW_ROOM, row | _row(room, room.created)), *_holders(room)]


def planted_room(room: RoomState, opener: str, address: str, changes: Sequence[RowChange]) -> list[Statement]:
    """Keep a new room with a match that comes from elsewhere."""
    assert room.origin is not None
    origin = {
        "room": room.code, "kind": room.origin.kind, "person": opener, "source": room.origin.table,
        "match": room.origin.match, "created": room.created,
    }  # fmt: skip
    happened = of_room(changes, None, room.code, room.created)
    return [*new_room(room, opener, address), (NEW_ORIGIN, origin), *happened]


def keep_review(id: str, body: bytes, at: int) -> list[Statement]:
    """Keep what a review found, and forget the oldest where there are too many."""
    return [(NO_REVIEW, {"which": id}), (NEW_REVIEW, {"id": id, "at": at, "body": body}), (NO_OLD_REVIEWS, {})]


def new_result(result: Result) -> list[Statement]:
    """Keep how a match ended."""
    row = msgspec.structs.asdict(result)
    seats = row.pop("seats")
    head = {**row, "seats": len(seats), "counted": None}
    common = {"match": result.match, "game": result.game, "ended": result.ended, "mu": None, "sigma": None}
    return [(NEW_RESULT, head), *[(NEW_RESULT_SEAT, common | msgspec.structs.asdict(seat)) for seat in seats]]


def remove_room(code: str, matches: Sequence[int]) -> list[Statement]:
    """Forget a room with all its matches."""
    of_matches = [(statement, {"which": match}) for match in matches for statement in NO_MORE_OF_MATCH]
    return [*of_matches, *[(statement, {"where": code}) for statement in (*NO_MORE_OF_ROOM, NO_ROOM)]]


def probe(at: int) -> list[Statement]:
    """Something to write, to see whether that works; other nodes may do the same at the same time."""
    name = f"probe {at}"
    return [(NEW_SERVER_NOTE, {"name": name, "value": ""}), (NO_SERVER_NOTE, {"what": name})]


def _changed(room: RoomState, at: int) -> list[Statement]:
    where = {"where": room.code}
    return [(CHANGE_ROOM, where | _row(room, at)), (NO_HOLDERS, where), *_holders(room)]


def _row(room: RoomState, at: int) -> dict[str, Any]:
    settings = room.settings
    return {
        "game": settings.game,
        "phase": room.phase,
        "visibility": settings.visibility,
        "changed": at,
        "expires": room.expires,
        "state": json(room),
    }


def _holders(room: RoomState) -> list[Statement]:
    """Whose seats they are: also that of somebody who was replaced while away, which waits for them."""
    held = [(seat, chair.person or chair.former) for seat, chair in enumerate(room.chairs)]
    return [(NEW_HOLDER, {"room": room.code, "seat": seat, "person": person}) for seat, person in held if person]


def notification(call: rows.Notify, code: str, at: int) -> Statement:
    """Something is to be told."""
    texts = {"thing": f"{code} {call.thing}", "room": code, "kind": call.kind, "game": call.game, "by": call.by}
    times = {"deadline": call.deadline, "created": at, "due": call.due}
    return NOTIFY, {"whom": call.person, "word": f" {call.kind} ", "speaker": call.speaker, **texts, **times}


def _statements(change: RowChange, code: str, at: int) -> Iterable[Statement]:
    """The statements of one change."""
    match change:
        case rows.NewSnapshot(which, last, frozen):
            yield NEW_SNAPSHOT, {"match": which, "last": last, "body": json(frozen)}
        case rows.NewMatch(begun):
            yield NEW_MATCH, {**msgspec.structs.asdict(begun), "header": json(begun.header), "rules": None}
        case rows.EndMatch(which, at):
            yield END_MATCH, {"which": which, "at": at}
        case rows.NewResult(result):
            yield from new_result(result)
        case rows.NewRoom(opened, opener, address):
            yield from new_room(opened, opener, address)
        case rows.NewRules(which, agreed, snapshots):
            yield NEW_RULES, {"which": which, "as": json(agreed)}
            yield NO_SNAPSHOTS, {"which": which}
            for last, frozen in snapshots.items():
                yield NEW_SNAPSHOT, {"match": which, "last": last, "body": json(frozen)}
        case rows.NewTalk(talk, key, person):
            yield NEW_TALK, {"room": code, "n": talk.n, "key": key, "person": person, "body": json(talk)}
        case rows.KeepDraft(which, seat, decision, draft):
            yield NO_DRAFT, {"which": which, "whose": seat}
            if draft is not None:
                yield NEW_DRAFT, {"match": which, "seat": seat, "decision": decision, "body": json(draft)}
        case rows.KeepNotes(which, seat, text):
            yield NO_NOTE, {"which": which, "whose": seat}
            if text:
                yield NEW_NOTE, {"match": which, "seat": seat, "body": text}
        case rows.NewComment(comment, person):
            whose = {"room": code, "id": comment.id, "match": comment.match, "person": person}
            yield NEW_COMMENT, whose | {"body": json(comment)}
        case rows.NoComment(id, person):
            yield NO_COMMENT, {"where": code, "which": id, "whose": person}
        case rows.Notify():
            yield notification(change, code, at)
        case rows.CallOff(person, things):
            for thing in things:
                called = {"whom": person, "what": f"{code} {thing}"}
                yield NOT_YET, called
                yield CALL_OFF, called


def _moment(match: int, row: MomentRow) -> dict[str, Any]:
    return {
        "match": match,
        "commit": row.commit,
        "moment": row.moment,
        "last": row.last,
        "quiet": row.quiet,
        "at": row.at,
        "seat": row.seat,
        "hand": row.hand,
        "key": row.key,
        "body": json(row.body),
        "state": json(row.state),
    }
