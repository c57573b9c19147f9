"""What is kept: the durable forms of people, rooms, matches and moments, and the changes a room asks the store for."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hemicycle.server.protocol.bodies import (
    Hand,
    Happened,
    Moment,
    Origin,
    Phase,
    Plays,
    Remarked,
    SeatInfo,
    Settings,
    Stage,
)
from hemicycle.server.protocol.looking_back import Comment
from hemicycle.server.protocol.news import Talk, Vote
from hemicycle.server.protocol.notifications import NotificationKind

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
    likeness: str | None = None  # of the account's name: no two accounts are mistaken for each other


class Chair(Struct, kw_only=True):
    """A seat and who is on it. A person whose chair has `standby` set is played by a bot until they take it back."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    program: bool = False
    standby: bool = False
    locked: bool = False
    muted: bool = False
    generation: int = 0  # raising it voids every link to this seat
    missed: int = 0  # decisions in a row whose time ran out
    party: str | None = None
    former: str | None = None  # who was replaced while away; the seat waits for them until another person takes it
    away_since: int | None = None  # when its person was last seen, while they are not connected
    account: str | None = None  # the account of its person, as others may know it
    vacation: int | None = None  # until when its person has days off: in slow games their clock stands still
    asked: bool = False  # others want to play again with its person, who has not come to this table yet

    @property
    def empty(self) -> bool:
        """Whether nobody holds it: a link may be handed out, a bot may be put on it."""
        return self.person is None

    @property
    def open(self) -> bool:
        """Whether neither a person nor a bot is on it."""
        return self.person is None and self.level is None

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
            party=self.party,
            account=self.account,
            vacation=self.vacation,
        )


class ClockState(Struct, kw_only=True, omit_defaults=True):
    """How the clocks of a match stand; times are absolute, so that they survive a restart."""

    banks: list[int]
    full: int  # a full bank by the pace of that time
    held: list[str] = []  # why they stand still
    since: dict[int, int] = {}  # seats that are asked: when their clock last started
    spent: dict[int, int] = {}  # what they spent before that
    more: dict[int, int] = {}  # what a vote gave them for this decision


class Opening(Struct, kw_only=True):
    """A match about to begin: the server's secret, and what the devices of the players added to it so far."""

    id: int
    secret: bytes
    commitment: str
    closes: int
    contributions: dict[int, str] = {}


class RoomState(Struct, kw_only=True):
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
    last_comment: int = 0
    opening: Opening | None = None
    sat: dict[str, list[int]] = {}  # who has sat where in this match
    began: list[str | None] = []  # who sat where when it began
    next: str | None = None  # the table where the same people play again
    again: bool = False  # it is such a table: the match begins as soon as everybody is there
    clocks: tuple[int, ClockState] | None = None  # the clocks as changed after so many rows of the match
    origin: Origin | None = None
    expires: int | None = None  # when an abandoned table is removed, once that has been told
    closed: str | None = None  # why an operator closed it
    watched: int = 0  # the moment spectators had seen when their delay was changed
    silent: list[str] = []  # people the host lets talk no more, wherever they sit
    told: dict[str, list[str]] = {}  # person -> what they are being told while they are away


class MatchRow(Struct, kw_only=True):
    """A match without its moments."""

    id: int
    room: str
    number: int
    game: str
    header: dict[str, Any]
    secret: bytes  # what the header's commitment promises
    started: int
    ended: int | None = None
    rules: dict[str, Any] | None = None  # revision and data the table agreed to go on under


class MomentBody(Struct, kw_only=True, gc=False):
    """What a moment holds: entries of the record, what was told to whom, remarks, and how far it takes back."""

    entries: list[dict[str, Any]]
    told: list[Told] = []
    remarks: list[Remarked] = []
    back: int | None = None
    plays: Plays | None = None


class MomentState(Struct, kw_only=True, gc=False):
    """How clocks and decisions stand after a moment, and how far the match is."""

    banks: list[int]
    full: int
    opened: dict[int, int]
    clocks: ClockState | None = None
    stage: Stage | None = None


class MomentRow(Struct, kw_only=True, gc=False):
    """One committed change: `commit` counts all of them, `moment` those that others may notice."""

    commit: int
    moment: int
    last: int
    quiet: bool
    at: int
    seat: int | None
    hand: Hand
    key: str | None
    body: MomentBody
    state: MomentState

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
            plays=self.body.plays,
        )


# --- what a room asks the store for, in the order it happened ---


class NewMatch(Struct):
    """A match has begun."""

    row: MatchRow


class NewMoment(Struct):
    """Something happened in a match."""

    match: int
    row: MomentRow


class NewSnapshot(Struct):
    """The whole table after an entry, so that no long replay is needed to see it again."""

    match: int
    last: int
    frozen: dict[str, Any]


class EndMatch(Struct):
    """A match is over, by the rules or by the table."""

    match: int
    at: int


class ResultSeat(Struct, kw_only=True):
    """How a match ended for one seat, counted for who began it there."""

    seat: int
    person: str | None
    bot: str | None
    name: str
    role: str
    team: str
    first: bool
    place: int | None
    won: bool
    score: int | None
    decisions: int
    stood_in: int
    left: bool


class Result(Struct, kw_only=True):
    """How a match ended; `ending` is empty where the table gave it up."""

    match: int
    room: str
    number: int
    game: str
    edition: str
    rated: bool
    ending: str
    ended: int
    seats: list[ResultSeat]


class NewResult(Struct):
    """A match is over: what it says of its players."""

    result: Result


class NewRoom(Struct):
    """The people of this room play again in another one."""

    room: RoomState
    opener: str
    address: str


class NewRules(Struct):
    """A match goes on under other rules: the tables kept so far are replaced by what they would have been."""

    match: int
    rules: dict[str, Any]
    snapshots: dict[int, dict[str, Any]]


class NewTalk(Struct):
    """Somebody talked."""

    talk: Talk
    key: str
    person: str


class KeepDraft(Struct):
    """An unfinished answer of a seat; None: it is gone."""

    match: int
    seat: int
    decision: str
    draft: Any


class KeepNotes(Struct):
    """The private notes of a seat."""

    match: int
    seat: int
    text: str


class NewComment(Struct):
    """Somebody commented a match that is over."""

    comment: Comment
    person: str


class NoComment(Struct):
    """Somebody took a comment of their own back."""

    id: int
    person: str


class Notify(Struct, kw_only=True):
    """Somebody who is not there is to be told something: what everybody may know, and nothing else."""

    person: str
    thing: str  # told once by each way: what happened, as "turn 1.12"
    kind: NotificationKind
    game: str
    due: int
    by: str = ""  # who talks, as others know them
    speaker: str = ""  # and who that is: nothing is told to whoever does not want to hear them
    deadline: int | None = None  # until when an answer is waited for


class CallOff(Struct):
    """What somebody need not be told any more: they are there, or it is over."""

    person: str
    things: list[str]


RowChange = (
    NewMatch | NewMoment | NewSnapshot | EndMatch | NewResult | NewRoom | NewRules | NewTalk | KeepDraft | KeepNotes
    | Notify | CallOff | NewComment | NoComment
)  # fmt: skip
