"""A match at a table: numbered moments, named decisions, and what each seat is told of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from hemicycle.core.game import Game
from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.core.state import Audience
from hemicycle.core.steps import SEALED
from hemicycle.core.values import Event, Value, word
from hemicycle.core.view import detail
from hemicycle.server.protocol.bodies import Hand, Happened, MatchInfo, Moment, Plays, Remarked, Stage
from hemicycle.server.protocol.encoding import encoded
from hemicycle.server.protocol.news import Clock, Update
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.clocks import MatchClocks
from hemicycle.server.room.preview import check_batch
from hemicycle.server.room.rows import (
    ClockState,
    MatchRow,
    MomentBody,
    MomentRow,
    MomentState,
    NewMoment,
    NewSnapshot,
    RowChange,
    Told,
)
from hemicycle.server.room.views import Views

RECENT = 64
Kept = tuple[int, ClockState] | None  # clocks that were changed after so many rows


class Frozen(Exception):
    """The rules this match was begun under cannot be played any more."""

    def __init__(self, revision: int, problem: str) -> None:
        super().__init__(revision, problem)
        self.revision = revision
        self.problem = problem


class Mark(Struct):
    """A public moment that stands: its number, and its entries in the record."""

    moment: int
    first: int
    last: int


class MatchState:
    """The match being played in a room: it numbers what happens and names what is asked."""

    def __init__(self, row: MatchRow, match: Match, clocks: MatchClocks) -> None:
        self.row = row
        self.match = match
        self.clocks = clocks
        self.commits = 0  # rows so far
        self.n = -1  # the last public moment
        self.recent: deque[MomentRow] = deque(maxlen=RECENT)
        self.keys: dict[tuple[int, str], int] = {}
        self.opened: dict[int, int] = {}  # seat -> the moment that opened the decision it is asked for
        self.standing: list[Mark] = []
        self.link = ""  # of the last public moment, not of a sealed answer changed since
        self._views = Views(match)
        self._step: Any = None
        self._heard: list[tuple[Audience, str]] = []
        self._public: dict[int, Any] = {}  # what the public saw at the last moments, where some are shown it later
        self._stage: Stage | None = None  # as of the last change of the table
        self._snapshot_at = 0

    # --- opening and resuming ---

    @classmethod
    def open(cls, row: MatchRow, match: Match, clocks: MatchClocks, at: int) -> tuple[MatchState, MomentRow]:
        """Begin a match; its opening is moment 0."""
        state = cls(row, match, clocks)
        told = [(audience, event) for _, audience, event in match.history]
        return state, state._close(0, told, at=at, seat=None, hand="table", key=None)

    @classmethod
    def resume(
        cls, game: Game, row: MatchRow, rows: Sequence[MomentRow], clocks: MatchClocks, kept: Kept, at: int
    ) -> MatchState:
        """Go on where the rows end, under the rules the match was begun with."""
        try:
            match = Match.replay(game, rebuilt(game, row, rows))
        except Exception as error:  # data of another day may break the rules of today anywhere
            problem = error.code if isinstance(error, RecordError) else type(error).__name__
            raise Frozen(row.header["revision"], problem) from error
        state = cls(row, match, clocks)
        for each in rows:
            state._count(each)
        last = rows[-1].state
        state.opened = dict(last.opened)
        if last.full == clocks.full:
            clocks.banks = list(last.banks)
        newest = kept[1] if kept is not None and kept[0] >= state.commits else last.clocks
        if newest is not None:
            clocks.restore(newest, at)
        state._step = match.table.agenda[-1] if match.table.agenda else None
        state._snapshot_at = state.commits
        clocks.ask(match.waiting, at)
        return state

    @classmethod
    def migrated(
        cls, row: MatchRow, match: Match, rows: Sequence[MomentRow], clocks: MatchClocks, at: int
    ) -> tuple[MatchState, MomentRow]:
        """Go on under other rules: the last entry of the record says so."""
        state = cls(row, match, clocks)
        for each in rows:
            state._count(each)
        before = len(match.record.entries) - 1
        return state, state._close(before, [], at=at, seat=None, hand="table", key=None)

    # --- looking ---

    @property
    def number(self) -> int:
        """Which match of the room it is."""
        return self.row.number

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or by the table."""
        return self.match.table.outcome is not None or self.row.ended is not None

    def decision(self, seat: int | None) -> str | None:
        """The name of the decision a seat is asked for; the same for as long as it may answer it."""
        if seat not in self.match.table.waiting or self.over:
            return None
        return f"{self.row.number}.{self.opened[seat]}"

    def check_match(self, decision: str) -> None:
        """Refuse an answer to an earlier match of the room: the seats have been rotated since."""
        if not decision.startswith(f"{self.row.number}."):
            raise refuse("stale", {"decision": decision})

    def check(self, seat: int, decision: str) -> None:
        """Refuse an answer to a decision that is over."""
        if self.match.table.outcome is not None:
            raise refuse("game-over")
        if self.decision(seat) != decision:
            raise refuse("stale", {"decision": decision})

    def stage(self) -> Stage:
        """How far it is, for everybody: steps hold public parts only."""
        if self._stage is None:
            self._stage, step = Stage(progress=self.match.game.progress(self.match.table)), self._top()
            if self.match.table.waiting:
                self._stage.step, self._stage.detail = word(type(step)), detail(step)
        return self._stage

    def info(self) -> MatchInfo:
        """What everybody may know of the match as such."""
        outcome = self.match.outcome
        return MatchInfo(
            match=self.number,
            revision=self.row.header["revision"],
            commitment=self.row.header["commitment"],
            secret=self.row.secret.hex() if self.over else None,
            n=self.n,
            outcome=None if outcome is None else detail(outcome),
        )

    def update(self, seat: int | None, moments: list[Moment], since: int, clock: Clock | None) -> Update:
        """What a seat is told now."""
        return Update(
            match=self.row.number,
            seat=seat,
            n=self.n,
            since=since,
            moments=moments,
            decision=self.decision(seat),
            undoable=seat is not None and self.match.undoable(seat) is not None and not self.over,
            clock=clock,
            view=self._views.view(seat),
            link=self.link,
        )

    def keep_public(self, moments: int) -> None:
        """Keep what the public sees now until so many moments have passed."""
        self._public[self.n] = encoded(self._views.view(None))
        for moment in [each for each in self._public if each < self.n - moments]:
            del self._public[moment]

    def public(self, row: MomentRow) -> Any:
        """What the public saw at a moment; it is played again if that was before the room was read."""
        if row.moment not in self._public:
            earlier = Match.replay(self.match.game, self.match.record, to=row.last)
            self._public[row.moment] = encoded(earlier.view(None))
        return self._public[row.moment]

    def heard(self, seat: int) -> list[str]:
        """Everything a seat was told so far, in notation."""
        history = self.match.history
        self._heard += [(audience, str(event)) for _, audience, event in history[len(self._heard) :]]
        return [text for audience, text in self._heard if audience is None or seat in audience]

    # --- acting ---

    def act(self, seat: int, actions: Sequence[str], hand: Hand, key: str | None, at: int) -> MomentRow:
        """Carry out actions wholly or not at all."""
        before = len(self.match.record.entries)
        if len(actions) > 1:
            check_batch(self.match, seat, actions)
        sealed = self._has_sealed(seat)
        by = hand if hand == "standby" else None
        told = [each for action in actions for each in self.match.act(seat, action, by=by)]
        quiet = sealed and self._has_sealed(seat) and self._top() is self._step
        return self._close(before, told, at=at, seat=seat, hand=hand, key=key, quiet=quiet)

    def say(self, seat: int, remark: str, hand: Hand, key: str | None, at: int) -> MomentRow:
        """Say something through the game's own channels."""
        before = len(self.match.record.entries)
        value = self.match.remark(seat, remark)
        return self._close(before, [], at=at, seat=seat, hand=hand, key=key, remarks=[remarked(seat, value)])

    def plays(self, change: Plays, at: int) -> MomentRow:
        """Somebody else plays a seat from now on."""
        before = len(self.match.record.entries)
        self.match.plays(change.seat, change.by, change.name, change.why)
        return self._close(before, [], at=at, seat=change.seat, hand="table", key=None, plays=change)

    def undo(self, seat: int, key: str | None, at: int) -> MomentRow:
        """Take back the last thing a seat did, a whole batch at once, while nothing was revealed."""
        entry = self.match.undoable(seat)
        if entry is None:
            raise refuse("not-undoable")
        mark = next(each for each in reversed(self.standing) if each.first <= entry <= each.last)
        return self._back(mark.first, mark.moment - 1, at=at, seat=seat, hand="person", key=key)

    def abandon(self, at: int) -> MomentRow:
        """Give the match up; the table has agreed."""
        before = len(self.match.record.entries)
        self.match.abandon()
        return self._close(before, [], at=at, seat=None, hand="table", key=None)

    def take_back(self, moment: int, at: int) -> MomentRow:
        """Take back everything above a moment; the table has agreed."""
        return self._back(self.first_above(moment), moment, at=at, seat=None, hand="table", key=None)

    def first_above(self, moment: int) -> int:
        """The first action above a moment that stands; refuse when there is none."""
        last = next((mark.last for mark in self.standing if mark.moment == moment), None)
        actions = [entry["n"] for entry in self.match.record.standing() if "do" in entry]
        above: list[int] = [n for n in actions if last is not None and n > last]
        if self.over or not above:
            raise refuse("no-such-moment", {"moment": moment})
        return above[0]

    def changes(self, row: MomentRow, every: int) -> list[RowChange]:
        """What must be stored for a row, with a snapshot now and then."""
        kept: list[RowChange] = [NewMoment(self.row.id, row)]
        if row.commit == 0 or self.commits - self._snapshot_at >= every:
            self._snapshot_at = self.commits
            kept.append(NewSnapshot(self.row.id, row.last, self.match.game.codec.freeze(self.match.table)))
        return kept

    # --- inside ---

    def _top(self) -> Any:
        table = self.match.table
        return table.agenda[-1] if table.agenda else None

    def _has_sealed(self, seat: int) -> bool:
        return seat in self.match.table.envelope and self._top().kind == SEALED

    def _back(self, to: int, moment: int, *, at: int, seat: int | None, hand: Hand, key: str | None) -> MomentRow:
        before = len(self.match.record.entries)
        self.match.undo(to)
        self._step = None
        self._heard = []
        return self._close(before, [], at=at, seat=seat, hand=hand, key=key, back=moment)

    def _close(
        self,
        before: int,
        told: Sequence[tuple[Audience, Event]],
        *,
        at: int,
        seat: int | None,
        hand: Hand,
        key: str | None,
        quiet: bool = False,
        remarks: Sequence[Remarked] = (),
        back: int | None = None,
        plays: Plays | None = None,
    ) -> MomentRow:
        """Number what has just happened and put it into a row."""
        entries = self.match.record.entries[before:]
        moment = self.n if quiet else self.n + 1
        still = bool(remarks) or plays is not None  # nothing happened on the table
        if not still and seat is not None and self._top() is self._step and self._has_sealed(seat):
            self._views.sealed()  # the same decisions as before, for everybody
        elif not still:
            self._views.changed()
            self._stage = None
            self._name_decisions(seat, moment)
        if not quiet and not still:
            self.clocks.ask(() if self.over else self.match.waiting, at, anew=seat)
        heard = [as_told(*each) for each in told] if told else []
        body = MomentBody(entries=entries, told=heard, remarks=list(remarks), back=back, plays=plays)
        row = MomentRow(
            commit=self.commits,
            moment=moment,
            last=before + len(entries),
            quiet=quiet,
            at=at,
            seat=seat,
            hand=hand,
            key=key,
            body=body,
            state=MomentState(
                banks=list(self.clocks.banks),
                full=self.clocks.full,
                opened=self.opened,
                clocks=self.clocks.state(),
                stage=self.stage(),
            ),
        )
        self._count(row)
        return row

    def _name_decisions(self, actor: int | None, moment: int) -> None:
        """A decision opens when its step comes up; it stays the same one for those who still have to answer it."""
        step = self._top()
        anew = step is None or step.kind == SEALED or step != self._step
        kept = set() if anew else set(self.opened) - {actor}
        self.opened = {seat: self.opened[seat] if seat in kept else moment for seat in self.match.table.waiting}
        self._step = step

    def _count(self, row: MomentRow) -> None:
        self.commits = row.commit + 1
        if row.key is not None and row.seat is not None:
            self.keys[row.seat, row.key] = row.moment
        if row.quiet:
            return
        self.n = row.moment
        self.recent.append(row)
        if row.body.back is not None:
            back = row.body.back
            self.standing = [mark for mark in self.standing if mark.moment <= back]
        self.standing.append(Mark(row.moment, row.last - len(row.body.entries) + 1, row.last))
        self.link = self.match.record.link_at(row.last)


def rebuilt(game: Game, row: MatchRow, rows: Sequence[MomentRow]) -> Record:
    """The record of a match, put together again from its rows."""
    record = Record(row.header, game.library.write, row.secret)
    for each in rows:
        record.extend(each.body.entries)
    return record


def happened(event: Event) -> Happened:
    """An event as it travels."""
    return Happened(word=word(type(event)), detail=detail(event))


def remarked(seat: int, remark: Value) -> Remarked:
    """A remark as it travels."""
    return Remarked(seat=seat, text=str(remark), word=word(type(remark)), detail=detail(remark))


def as_told(audience: Audience, event: Event) -> Told:
    """An event as it is kept."""
    return audience, word(type(event)), detail(event)
