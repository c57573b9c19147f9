"""What travels over HTTP, and the parts both HTTP and the socket speak of: tables, seats, settings, moments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hemicycle.core.view import View

PROTOCOL = 1

Language = Literal["en", "de", "nl", "fr"]
PaceName = Literal["live", "evening", "slow", "untimed", "custom"]
Visibility = Literal["public", "unlisted"]
Phase = Literal["seating", "playing", "paused", "over", "abandoned", "frozen"]
Hand = Literal["person", "bot", "standby", "table"]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="What others read; line breaks are not allowed.")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
AccountName = Annotated[str, Meta(min_length=2, max_length=32, pattern=r"^[\w.-]+$")]
Invitation = Annotated[str, Meta(max_length=40)]
Registration = Literal["open", "closed", "invited", "required"]
Scalar = bool | int | Annotated[str, Meta(max_length=80)]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request; a field nobody knows is refused."""


class Answer(Struct, kw_only=True, gc=False):
    """A reply; clients must ignore fields they do not know."""


# --- settings and seats ---


class TimeControl(Body):
    """A clock in seconds: a bank for the game, what each decision adds to it, and the most one decision may take."""

    bank: Annotated[float, Meta(ge=0, le=2_592_000)]
    increment: Annotated[float, Meta(ge=0.1, le=604_800)]
    cap: Annotated[float, Meta(ge=0.1, le=604_800)]


class Settings(Body):
    """How a table plays. `standby` is the level of the bot that answers for an absent player.

    A `rated` game counts: everybody has an account and one seat, at least two people play, and nobody is helped, so
    that hints are off.
    """

    game: Annotated[str, Meta(max_length=40)]
    edition: Annotated[str, Meta(max_length=80)] = ""
    options: dict[Annotated[str, Meta(max_length=60)], Scalar] = {}
    seats: Annotated[int, Meta(ge=0, le=20, description="0 takes the game's usual number.")] = 0
    pace: PaceName = "live"
    clock: TimeControl | None = None
    bot_delay: Annotated[int, Meta(ge=0, le=10_000, description="Milliseconds bots leave a person to take back.")] = (
        2_000
    )
    wait_for_slowest: Annotated[bool, Meta(description="Bots wait for whoever still looks at what happened.")] = True
    standby: Annotated[str, Meta(max_length=20)] = ""
    language: Language | Literal["any"] = "any"
    visibility: Visibility = "unlisted"
    spectators: bool = True
    spectator_delay: Annotated[
        int, Meta(ge=0, le=50, description="How many moments spectators are behind, until the match is over.")
    ] = 0
    spectator_talk: Annotated[
        bool, Meta(description="Spectators may talk; players of a match that goes on hear it when it is over.")
    ] = True
    hints: bool = True
    rated: bool = False
    lesson: Annotated[
        str,
        Meta(max_length=40, description="A lesson of the game: it settles all the rest, and the game never counts."),
    ] = ""


class SeatInfo(Answer):
    """Who sits where, with the name of their account if they have one.

    A `program` is a person's own bot that came through the same door as people do. Until `vacation` its person has
    days off; in slow games their clock stands still.
    """

    seat: int
    state: Literal["open", "person", "bot"]
    name: str
    level: str | None
    locked: bool
    online: bool
    standby: bool
    muted: bool
    program: bool
    party: str | None = None
    account: str | None = None
    vacation: int | None = None


class MatchInfo(Answer):
    """One game played at a table. The commitment is published before it begins, the secret after its end."""

    match: int
    revision: int
    commitment: str
    secret: str | None
    n: int
    outcome: dict[str, Any] | None


class Origin(Answer):
    """Where a table comes from: a `record` somebody uploaded, or a `branch` from a moment of another match.

    A branch goes on with the `same` luck or `fresh` luck; one from a running match was imagined by what `seat` knew,
    and has no `entry`: numbers of the record would tell of sealed answers that were changed.
    """

    kind: Literal["record", "branch"]
    table: str = ""
    match: int = 0
    entry: int = 0
    luck: Literal["", "same", "fresh"] = ""
    seat: int | None = None


class TableInfo(Answer):
    """A table as everybody who knows its code may see it. `parties` can be chosen, each once, before the start.

    An abandoned table is removed at `expires`; coming to it, or a move, puts that off. `next` is the table where the
    same people play again.
    """

    code: str
    settings: Settings
    phase: Phase
    host: str
    seats: list[SeatInfo]
    spectators: int
    created: int
    match: MatchInfo | None
    private_talk: bool
    parties: list[str] = []
    expires: int | None = None
    origin: Origin | None = None
    next: str | None = None


class Stage(Answer):
    """How far a match is, for everybody: a few numbers of the game's own, and the step that is waited for."""

    progress: dict[str, int]
    step: str = ""
    detail: dict[str, Any] = {}


# --- what happened ---


class Happened(Answer):
    """An event: `event-<word>` with `detail` is its sentence."""

    word: str
    detail: dict[str, Any]


class Remarked(Answer):
    """A remark in the game's own notation: `remark-<word>` with `detail` and `$speaker` is its sentence."""

    seat: int
    text: str
    word: str
    detail: dict[str, Any]


class Plays(Answer):
    """Who plays a seat from now on, and why: `plays-<by>` and `plays-why-<why>` of the words `house`.

    A bot that stands in because `time` ran out answers one decision; all else lasts until it is said otherwise.
    """

    seat: int
    by: Literal["person", "bot", "program", "standby"]
    name: str
    why: str


class Moment(Answer):
    """One committed change as a seat may know it.

    Moments are numbered from 1 without gaps; the opening is moment 0. `back` takes back every moment above it.
    `plays` is set when nothing happened on the table but who plays a seat.
    """

    n: int
    at: int
    seat: int | None
    by: Hand
    events: list[Happened]
    remarks: list[Remarked]
    back: int | None = None
    plays: Plays | None = None


class Log(Answer):
    """All moments of a match above `since`, for one seat.

    Of a match that is over also who played it, and the last entry of the record each moment holds.
    """

    match: int
    seat: int | None
    since: int
    n: int
    moments: list[Moment]
    names: list[str] = []
    lasts: list[int] = []


class Page(Answer):
    """The table at one moment of a match, for one seat."""

    match: int
    seat: int | None
    n: int
    last: int
    moment: Moment
    view: View


class Verdict(Answer):
    """Whether a record holds: played again, luck dealt again from the revealed seed."""

    valid: bool
    commitment: str
    line: int | None = None
    code: str | None = None
    detail: dict[str, Any] = {}


# --- people ---


class NewGuest(Body):
    """Come in without an account. A program gets its token in the answer instead of a cookie."""

    name: Name
    language: Language = "en"
    program: bool = False


class Me(Answer):
    """Who I am here. `token` is set only in the answer to a program."""

    name: str
    language: Language
    account: str | None
    program: bool
    token: str | None = None


class ChangeMe(Body):
    """Change my name or language."""

    name: Name | None = None
    language: Language | None = None


class Credentials(Body):
    """A named account, so that a seat can be resumed from another device."""

    account: AccountName
    password: Password


# --- tables ---


class NewTable(Body):
    """Open a table; with `bots` and `start` one plays at once."""

    settings: Settings
    mine: Annotated[int, Meta(ge=0, le=20, description="How many seats I take.")] = 1
    bots: Annotated[str, Meta(max_length=20)] | None = None
    start: bool = False
    invite: Annotated[list[AccountName], Meta(max_length=19, description="Accounts to ask to it.")] = []


class TableList(Answer):
    """Tables, newest first; `next` asks for more. `turn` names those of one's own that wait for one's answer."""

    tables: list[TableInfo]
    turn: list[str]
    next: int | None


# --- what there is to play ---


class OptionInfo(Answer):
    """A reading or a variant a table may choose: `option-<name>` is its sentence, `choice-<value>` its attributes."""

    name: str
    default: Scalar
    choices: list[Scalar]
    section: str
    source: str
    sure: str


class RulingInfo(Answer):
    """How an unclear rule is read at every table: message `key` is its sentence."""

    key: str
    section: str
    source: str
    sure: str


class EditionInfo(Answer):
    """One edition: for how many seats, what can be chosen, and how unclear rules are read."""

    id: str
    revision: int
    seats: list[int]
    options: list[OptionInfo]
    rulings: list[RulingInfo]


class LessonInfo(Answer):
    """A guided first game: its name (`lesson-<id>` of the words `lesson`) and how long it takes."""

    id: str
    minutes: int


class TextInfo(Answer):
    """A printed text that sources cite by its id: a rulebook or a published report."""

    id: str
    title: str


class GameInfo(Answer):
    """A game that can be played here."""

    id: str
    designers: list[str]
    default_seats: int
    teams: list[str]
    private_talk: bool
    editions: list[EditionInfo]
    levels: list[str]
    lessons: list[LessonInfo] = []
    texts: list[TextInfo] = []


class Source(Answer):
    """Where a part of an edition comes from and how sure it is."""

    key: str
    source: str
    sure: str


class EditionData(Answer):
    """The numbers, cards and boards of an edition, and where they come from. Doubts are all that is not printed."""

    id: str
    revision: int
    data: dict[str, Any]
    sources: list[Source]
    doubts: list[Source]


class SectionInfo(Answer):
    """A section of the rulebook: message `key` is its title, attribute `text` its content."""

    id: str
    key: str
    status: str
    aliases: list[str]
    where: dict[str, str]
    options: list[str]
    rulings: list[str]  # messages: how the section is read where it is unclear
    editions: list[str]


class Refusal(Answer):
    """Why something was not done: `refusal-<code>` with `detail` is the sentence, `rules` cites the rulebook."""

    code: str
    detail: dict[str, Any] = {}
    rules: list[str] = []
    retry_after: float | None = None
