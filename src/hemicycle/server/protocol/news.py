"""What the server sends over the socket of a table.

A message with a `key` answers the message of a client that carried the same key; the others are news.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hemicycle.core.view import View
from hemicycle.server.protocol.bodies import (
    Happened,
    Language,
    Moment,
    PaceName,
    Remarked,
    TableInfo,
    TimeControl,
)
from hemicycle.server.protocol.looking_back import Comment
from hemicycle.server.protocol.requests import VoteKind


class _News(Struct, kw_only=True, tag_field="type", gc=False):
    pass


class You(Struct, kw_only=True):
    """Who this connection is: which seats it holds (none: a spectator) and whether it is the host."""

    name: str
    language: Language
    seats: list[int]
    host: bool


class Vote(Struct, kw_only=True):
    """A vote of the table. Each person votes with the lowest seat held; `needed` times yes carries it."""

    vote: int
    kind: VoteKind
    by: int
    seat: int | None
    pace: PaceName | None
    clock: TimeControl | None
    moment: int | None
    electorate: list[int]
    yes: list[int]
    no: list[int]
    needed: int
    closes: int


class SeatClock(Struct, kw_only=True):
    """A seat's clock: milliseconds in the bank, and until when (epoch, ms) it must answer, if it is asked."""

    seat: int
    bank: int
    deadline: int | None


class Clock(Struct, kw_only=True):
    """All clocks, with the server's own time (epoch, ms) to compare with."""

    now: int
    running: bool
    seats: list[SeatClock]


class Talk(Struct, kw_only=True):
    """Something said. `to` is None when it was said to the whole table; `match` is 0 before the first.

    Without a `seat` it was said by a spectator; players of that match hear it when it is over.
    """

    n: int
    match: int
    at: int
    seat: int | None
    name: str
    to: list[int] | None
    text: str
    remark: Remarked | None
    answers: int | None
    reply: str | None


class Draft(Struct, kw_only=True):
    """An unfinished answer."""

    seat: int
    decision: str
    draft: Any


class Notes(Struct, kw_only=True):
    """A seat's private notes."""

    seat: int
    text: str


class Suggestion(Struct, kw_only=True):
    """An option with what it is worth to the seat."""

    action: str
    value: float


class Leader(Struct, kw_only=True):
    """Somebody shows the others a review: the entry they look at, and through whose eyes (None: the public's)."""

    name: str
    match: int
    entry: int
    seat: int | None


class Welcome(_News, tag="welcome"):
    """The answer to hello: the table, the talk so far, own drafts and notes. An `update` for every seat follows."""

    key: str
    protocol: int
    version: str
    table: TableInfo
    you: You
    votes: list[Vote]
    talk: list[Talk]
    drafts: list[Draft]
    notes: list[Notes]
    leader: Leader | None = None


class Table(_News, tag="table"):
    """Somebody came, went, sat down or voted; the settings or the phase changed."""

    table: TableInfo
    you: You
    votes: list[Vote]


class Update(_News, tag="update"):
    """What happened, and how things stand now, for one seat (None: the public).

    `moments` holds everything above `since`; when that is more than the client has missed, older moments can be had
    over HTTP. `decision` names the decision this seat is asked for; it does not change when somebody else answers.
    `done` holds the keys of this seat's answers that have just been carried out, and the moment each became. `link` is
    the newest link of the record's chain; a device keeps it, to find it again in the record when the match is over.
    """

    match: int
    seat: int | None
    n: int
    since: int
    moments: list[Moment]
    decision: str | None
    undoable: bool
    clock: Clock | None
    view: View
    done: dict[str, int] = {}
    link: str = ""


class Committed(_News, tag="committed"):
    """A match is about to begin: the promise of the server's secret. Devices answer with `contribute` for their seats.

    The match begins when everybody has, or at `closes`; the promise and all contributions stand in its record.
    """

    match: int
    commitment: str
    closes: int


class Clocks(_News, tag="clocks"):
    """The clocks changed although nothing happened: a pause, an extension, another pace."""

    match: int
    clock: Clock


class Nudge(_News, tag="nudge"):
    """Half of the time for this decision is gone."""

    seat: int
    deadline: int


class Said(_News, tag="said"):
    """Somebody talked."""

    talk: Talk


class Drafted(_News, tag="drafted"):
    """A draft was changed on another device of the same person."""

    draft: Draft


class Noted(_News, tag="noted"):
    """The notes were changed on another device of the same person."""

    notes: Notes


class Commented(_News, tag="commented"):
    """Somebody commented a review, or took a comment back: `comment` is None then."""

    id: int
    comment: Comment | None


class Led(_News, tag="led"):
    """Somebody else leads through a review; None: nobody does any more."""

    leader: Leader | None


class Bye(_News, tag="bye"):
    """The server closes the connection: `refusal-<code>` says why; come back after so many seconds, if at all."""

    code: str
    retry_after: float | None = None
    detail: dict[str, Any] = {}


class Done(_News, tag="done"):
    """It is done. `n` is the moment it became; `again` says that it was already done before."""

    key: str
    n: int | None = None
    again: bool = False


class Refused(_News, tag="refused"):
    """It was not done, nothing has changed: the parts of a `Refusal`, and the key of what was refused."""

    key: str | None
    code: str
    detail: dict[str, Any] = {}
    rules: list[str] = []
    retry_after: float | None = None


class Previewed(_News, tag="previewed"):
    """The view after the first `certain` of the actions; what comes after them depends on luck or secrets.

    Where the next one is sealed or shows a card, the board has what its seat knows it to bring.
    """

    key: str
    seat: int
    certain: int
    events: list[Happened]
    view: View


class Hinted(_News, tag="hinted"):
    """What a bot would do, best first; `word`, a key of the words `bots`, with `detail` is its reason.

    `unit` says what the values are: a `chance` to win from 0 to 1, `points`, or `none` when this bot does not weigh. A
    bot that could not answer suggests nothing.
    """

    key: str
    seat: int
    decision: str
    level: str
    suggestions: list[Suggestion] = []
    unit: str = "none"
    word: str = ""
    detail: dict[str, Any] = {}


class Judged(_News, tag="judged"):
    """What a bot thinks of an answer: `better` is a much better option, with its reason; None: it has no objection.

    It has none either when it does not weigh, or could not say in time.
    """

    key: str
    seat: int
    decision: str
    better: str | None = None
    word: str = ""
    detail: dict[str, Any] = {}


class Link(_News, tag="link"):
    """A link to an empty seat, for the first who claims it; it belongs into the fragment of an address."""

    key: str
    seat: int
    link: str


News = (
    Welcome | Table | Update | Committed | Clocks | Nudge | Said | Drafted | Noted | Commented | Led | Bye
    | Done | Refused | Previewed | Hinted | Judged | Link
)  # fmt: skip
