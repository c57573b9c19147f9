"""Rooms whose match comes from elsewhere: a record somebody uploaded, or the middle of another match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from hemicycle.bots.first_names import NAMES
from hemicycle.core.branching import Branch, Past
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.core.match import Match, heard
from hemicycle.core.record import Entry, Record
from hemicycle.core.state import Audience, State
from hemicycle.core.values import Event
from hemicycle.server.protocol.bodies import Hand, Origin, Plays, Settings
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue, clocks, seating
from hemicycle.server.room.clocks import MatchClocks
from hemicycle.server.room.commands import Fresh
from hemicycle.server.room.match_state import MatchState, as_told, remarked
from hemicycle.server.room.rows import (
    Chair,
    MatchRow,
    MomentBody,
    MomentRow,
    MomentState,
    NewMatch,
    NewMoment,
    NewSnapshot,
    Person,
    RoomState,
    RowChange,
)

History = Sequence[tuple[int, Audience, Event]]  # entry of the record, who was told, what
EVERY = 40  # moments between two snapshots
MONTH = 30 * clocks.DAY


class Plant(Struct):
    """A room and everything that happened in it, to be kept together."""

    state: RoomState
    changes: list[RowChange]


class Ground(Struct):
    """What a new room needs beside its match: a code, what must not be guessed, whose it is, and what time it is."""

    code: str
    fresh: Fresh
    person: Person
    now: int


# --- records ---


def from_record(game: Game, record: Record, ground: Ground) -> Plant:
    """A room that shows a finished game; it is removed after a month."""
    header = record.header
    state = _state(ground, _settings(header, spectators=True), Origin(kind="record"))
    names = header["names"] or NAMES
    state.chairs = [Chair(name=names[seat][:24], locked=True) for seat in range(header["seats"])]
    state.phase, state.match, state.expires = "over", 1, ground.now + MONTH
    walked = _Walk(game, record, ground, MatchClocks.fresh(clocks.control(state.settings), header["seats"]))
    assert record.secret is not None
    row = _match_row(ground, game, header, record.secret)
    row.ended = ground.now
    return Plant(state, [NewMatch(row), *walked.changes()])


class _Walk:
    """A record as moments: one for everything somebody did, said, or that changed who plays."""

    def __init__(self, game: Game, record: Record, ground: Ground, clocks: MatchClocks) -> None:
        self.game = game
        self.record = record
        self.ground = ground
        self.rest = MomentState(banks=list(clocks.banks), full=clocks.full, opened={})
        self.snapshots: dict[int, dict[str, Any]] = {}  # after how many entries
        for number, (match, entry) in enumerate(Match.walk(game, record)):
            self.match = match
            if "luck" not in entry and (number % EVERY == 0 or not self.snapshots):
                self.snapshots[entry["n"] - 1] = dict(game.codec.freeze(match.table))
        if self.match.outcome is None:
            raise refuse("record-unfinished")

    def changes(self) -> list[RowChange]:
        """Everything to keep of it, in order."""
        rows = self._rows()
        lasts = {row.last for row in rows}
        which = self.ground.fresh.id
        kept = [NewSnapshot(which, last, frozen) for last, frozen in self.snapshots.items() if last in lasts]
        return [*[NewMoment(which, row) for row in rows], *kept]

    def _rows(self) -> list[MomentRow]:
        counted = {entry["n"] for entry in self.record.standing()}
        groups: list[list[Entry]] = [[]]
        for entry in self.record.entries:
            if entry["n"] in counted and any([kind in entry for kind in ("do", "say", "plays")]):
                groups.append([])
            groups[-1].append(entry)
        return [self._row(number, entries) for number, entries in enumerate(groups)]

    def _row(self, number: int, entries: list[Entry]) -> MomentRow:
        first: Entry = entries[0] if number else {}  # the opening may need no luck
        hand: Hand = "table" if "do" not in first else "standby" if first.get("by") == "standby" else "person"
        seat = first.get("seat")
        plays = Plays(seat=seat or 0, **first["plays"]) if "plays" in first else None
        at = first.get("n", 0)
        return MomentRow(
            commit=number, moment=number, last=entries[-1]["n"] if entries else 0, quiet=False, at=self.ground.now,
            seat=seat, hand=hand, key=None, state=self.rest,
            body=MomentBody(
                entries=entries, plays=plays,
                told=[as_told(to, event) for entry, to, event in self.match.history if entry == at],
                remarks=[remarked(who, remark) for entry, who, remark in self.match.said if entry == at],
            ),
        )  # fmt: skip


# --- what if ---


class Wish(Struct):
    """How somebody wants to play on."""

    origin: Origin
    seat: int
    level: str


def from_match(match: Match, wish: Wish, ground: Ground, snapshot_every: int) -> Plant:
    """A table of one's own that goes on where a match that is over stood then, with its luck or with other luck."""
    same = wish.origin.luck == "same"
    dealt = sum(["luck" in entry for entry in match.record.standing()]) + match.record.first
    assert match.record.seed is not None
    secret = match.record.seed if same else ground.fresh.secret
    return _planted(match, match.table, secret, match.history, dealt if same else 0, wish, ground, snapshot_every)


def from_imagination(match: Match, wish: Wish, ground: Ground, snapshot_every: int) -> Plant:
    """A table that looks like the running one from a seat; all that seat does not know is imagined."""
    seen = match.observation(wish.seat)
    luck = Random(ground.fresh.secret)
    table = match.game.imagine(match.rules, seen.view, Quick(luck.random))
    own = (wish.seat,)
    known = [(at, None if to is None else own, event) for at, to, event in match.history if heard(to, wish.seat)]
    return _planted(match, table, ground.fresh.secret, known, 0, wish, ground, snapshot_every)


def _planted(
    match: Match, table: State, secret: bytes, known: History, dealt: int, wish: Wish, ground: Ground, every: int
) -> Plant:
    if table.outcome is not None:
        raise refuse("game-over")
    header = match.record.header
    state = _state(ground, _settings(header, spectators=False), wish.origin)
    names: Sequence[str] = header["names"] or NAMES
    state.chairs = [Chair(level=wish.level, name=names[seat][:24]) for seat in range(header["seats"])]
    state.chairs[wish.seat] = Chair()
    seating.occupy(state, wish.seat, ground.person)
    state.phase, state.match, state.sat = "playing", 1, {ground.person.id: [wish.seat]}
    origin = {key: value for key, value in _plain(wish.origin).items() if key != "kind"}
    past = Past([(to, event) for _, to, event in known], [(seat, said) for _, seat, said in match.said])
    branch = Branch(origin, past, dealt)
    begun = Match.branch(match.game, table, secret, [chair.name for chair in state.chairs], branch)
    row = _match_row(ground, match.game, begun.record.header, secret)
    fresh = MatchClocks.fresh(clocks.control(state.settings), header["seats"])
    kept, first = MatchState.open(row, begun, fresh, ground.now)
    opening = kept.changes(first, every)  # with a snapshot, as it is the first
    rows = _earlier(match, known, first)
    first.commit = first.moment = len(rows)
    first.body.told = []
    return Plant(state, [NewMatch(row), *[NewMoment(row.id, each) for each in rows], *opening])


def _earlier(match: Match, known: History, like: MomentRow) -> list[MomentRow]:
    """What happened before, moment by moment; the table itself is only known as it is now."""
    entries = sorted({at for at, _, _ in known} | {at for at, _, _ in match.said})
    doers = {entry["n"]: entry.get("seat") for entry in match.record.entries}
    return [
        MomentRow(
            commit=number, moment=number, last=0, quiet=False, at=like.at, seat=doers.get(entry), hand="table",
            key=None, state=like.state,
            body=MomentBody(
                entries=[],
                told=[as_told(to, event) for at, to, event in known if at == entry],
                remarks=[remarked(seat, said) for at, seat, said in match.said if at == entry],
            ),
        )
        for number, entry in enumerate(entries)
    ]  # fmt: skip


def _plain(origin: Origin) -> dict[str, Any]:
    return {field: getattr(origin, field) for field in origin.__struct_fields__}


def _state(ground: Ground, settings: Settings, origin: Origin) -> RoomState:
    person = ground.person
    return RoomState(
        code=ground.code, settings=settings, host=person.id, host_name=person.name, created=ground.now, origin=origin
    )


def _settings(header: dict[str, Any], *, spectators: bool) -> Settings:
    return catalogue.checked(
        Settings(
            game=header["game"],
            edition=header["edition"],
            options=header["options"],
            seats=header["seats"],
            pace="untimed",
            spectators=spectators,
        )
    )


def _match_row(ground: Ground, game: Game, header: dict[str, Any], secret: bytes) -> MatchRow:
    return MatchRow(
        id=ground.fresh.id,
        room=ground.code,
        number=1,
        game=game.id,
        header=header,
        secret=secret,
        started=ground.now,
    )
