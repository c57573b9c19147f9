"""What lies in the rows: the durable forms of people, rooms, matches and moments."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hemicycle.server.bodies import Hand, Happened, Moment, Phase, Remarked, SeatInfo, Settings
from hemicycle.server.news import Vote

Told = tuple[tuple[int, ...] | None, str, dict[str, Any]]  # to whom (None: everybody), which event, its parts


class Person(Struct, kw_only=True):
    """Somebody who came in."""

    id: str
    name: str
    language: str
    program: bool
    account: str | None
    password: str | None
    generation: int
    created: int


class Chair(Struct, kw_only=True):
    """A seat and who is on it. A person whose chair has `standby` set is played by a bot until he takes it back."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    program: bool = False
    standby: bool = False
    locked: bool = False
    muted: bool = False
    generation: int = 0
    missed: int = 0

    def info(self, seat: int, *, online: bool) -> SeatInfo:
        """The chair as everybody may see it."""
        state = "person" if self.person is not None else "bot" if self.level is not None else "open"
        return SeatInfo(
            seat=seat,
            state=state,  # type: ignore[arg-type]  # one of three words
            name=self.name,
            level=self.level,
            locked=self.locked,
            online=online,
            standby=self.standby,
            muted=self.muted,
            program=self.program,
        )


class Doc(Struct, kw_only=True):
    """All that is kept of a room beside its matches."""

    code: str
    settings: Settings
    host: str
    host_name: str
    created: int
    phase: Phase = "seating"
    chairs: list[Chair] = []
    match: int = 0
    votes: list[Vote] = []
    last_vote: int = 0


class MatchRow(Struct, kw_only=True):
    """A match without its moments."""

    id: int
    room: str
    number: int
    game: str
    header: dict[str, Any]
    seed: bytes
    started: int
    ended: int | None = None


class Body(Struct, kw_only=True):
    """What a moment holds: entries of the record, what was told to whom, remarks, and how far it takes back."""

    entries: list[dict[str, Any]]
    told: list[Told] = []
    remarks: list[Remarked] = []
    back: int | None = None


class State(Struct, kw_only=True):
    """How clocks and decisions stand after a moment; `full` is a full bank by the pace of that time."""

    banks: list[int]
    full: int
    opened: dict[int, int]


class MomentRow(Struct, kw_only=True):
    """One committed change."""

    n: int
    moment: int
    last: int
    quiet: bool
    at: int
    seat: int | None
    hand: Hand
    key: str | None
    body: Body
    state: State

    @property
    def open(self) -> bool:
        """Whether everybody may know all of it."""
        return all([to is None for to, _, _ in self.body.told])

    def for_seat(self, seat: int | None) -> Moment:
        """The moment as a seat may know it."""
        return Moment(
            n=self.moment,
            at=self.at,
            seat=self.seat,
            by=self.hand,
            events=[
                Happened(word=word, detail=parts) for to, word, parts in self.body.told if to is None or seat in to
            ],
            remarks=self.body.remarks,
            back=self.body.back,
        )
