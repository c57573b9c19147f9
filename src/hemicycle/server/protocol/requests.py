"""What a client sends over the socket of a table; `news.py` is what it is sent.

Every message of a client carries a `key` of its own making and is answered by one message with the same key: `done`,
`refused`, or the answer it asked for. The key of `do`, `undo` and `say` is also their idempotency key: sent twice
(after a lost connection, by a double click) it acts once. Messages without a key are news.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hemicycle.server.protocol.bodies import Name, PaceName, Settings, TimeControl
from hemicycle.server.protocol.looking_back import Stroke

Key = Annotated[str, Meta(min_length=1, max_length=64, description="Made by the client; the answer carries it too.")]
Seat = Annotated[int, Meta(ge=0, le=19)]
ActionText = Annotated[str, Meta(max_length=400, description="An action in the game's notation.")]
Token = Annotated[str, Meta(max_length=64, description="Names one decision; from `update.decision`.")]
VoteKind = Literal["pause", "resume", "extend", "replace", "abandon", "pace", "undo", "migrate"]


class _Request(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    key: Key


# --- from the client: coming in ---


class Hello(_Request, tag="hello"):
    """The first message. `seen` is the last moment of `match` known here; `watch` asks for the public view only."""

    protocol: int
    match: int = 0
    seen: Annotated[int, Meta(ge=-1)] = -1
    watch: bool = False


class Ping(_Request, tag="ping"):
    """Ask whether anybody is there."""


# --- from the client: seats and settings ---


class Sit(_Request, tag="sit"):
    """Take an open seat; before the start one may hold several."""

    seat: Seat
    name: Name | None = None


class Stand(_Request, tag="stand"):
    """Leave a seat before the start or after the end; the host may clear any seat before the start."""

    seat: Seat


class ChooseParty(_Request, tag="choose-party"):
    """Choose one of `table.parties` for an own seat (host: for a bot's) before the start; None leaves it open."""

    seat: Seat
    party: Annotated[str, Meta(max_length=40)] | None = None


class Swap(_Request, tag="swap"):
    """Let two seats change places before the start (host)."""

    first: Seat
    second: Seat


class Lock(_Request, tag="lock"):
    """Close an open seat to all who have no seat link, or open it again (host)."""

    seat: Seat
    locked: bool


class PutBot(_Request, tag="put-bot"):
    """Put a bot of a level on a seat nobody holds, or before the start on an own one (host, or the seat's owner)."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)]


class LetBotPlay(_Request, tag="let-bot-play"):
    """Let a bot play for me for a while; the seat stays mine, `take-back` or any action of mine ends it."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)] | None = None


class TakeBack(_Request, tag="take-back"):
    """Play my seat again: from the bot that stood in, or that replaced me while I was away."""

    seat: Seat


class GiveUp(_Request, tag="give-up"):
    """Give up my seat for good during play; a bot goes on with it, and the host may hand out a link to it."""

    seat: Seat


class IssueLink(_Request, tag="issue-link"):
    """Ask for a link to a seat nobody holds; links issued for it before are void, the first claim uses it up (host)."""

    seat: Seat


class Change(_Request, tag="change"):
    """Change the settings before the start (host)."""

    settings: Settings


class Start(_Request, tag="start"):
    """Begin (host). `bots` is the level that fills open seats; without it all seats must be taken."""

    bots: Annotated[str, Meta(max_length=20)] | None = None


class Contribute(_Request, tag="contribute"):
    """Add 128 random bits of this device to the luck of the match that is about to begin, for one's own seat."""

    match: int
    seat: Seat
    bits: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Rematch(_Request, tag="rematch"):
    """After the end: play again at another table, everybody one seat further (host); `table.next` is its code.

    The match begins there as soon as everybody has come. This table keeps its game.
    """

    rotate: Annotated[int, Meta(ge=0, le=19)] = 1


class Mute(_Request, tag="mute"):
    """Let a seat talk no more, or again (host)."""

    seat: Seat
    muted: bool


class WaitForSlowest(_Request, tag="wait-for-slowest"):
    """Let bots wait for the person who looks at things longest, or not (host)."""

    wait: bool


class Spectators(_Request, tag="spectators"):
    """How many moments spectators are behind, and whether they may talk (host)."""

    delay: Annotated[int, Meta(ge=0, le=50)]
    talk: bool


# --- from the client: playing ---


class Behind(_Request, tag="behind"):
    """A device still shows what happened before, or (false) has caught up: bots wait for the slowest person."""

    behind: bool


class Do(_Request, tag="do"):
    """Answer a decision with one action, or with several that are carried out wholly or not at all."""

    seat: Seat
    decision: Token
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]


class Preview(_Request, tag="preview"):
    """What would these actions change? Worked out from what the seat knows; luck and secrets end it."""

    seat: Seat
    decision: Token
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]


class Undo(_Request, tag="undo"):
    """Take back this seat's last action while nothing was revealed. After that propose a vote."""

    seat: Seat


class GoOn(_Request, tag="go-on"):
    """Take nothing back: bots need not leave this seat the time to."""

    seat: Seat


class SaveDraft(_Request, tag="save-draft"):
    """Keep an unfinished answer (any JSON below 8 kB), for the same seat on any device. None throws it away."""

    seat: Seat
    decision: Token
    draft: Any = None


class Hint(_Request, tag="hint"):
    """Ask a bot what it would do; it knows only what the seat knows."""

    seat: Seat


class Judge(_Request, tag="judge"):
    """Ask a bot, before answering, whether it sees a much better option; it knows only what the seat knows."""

    seat: Seat
    decision: Token
    action: ActionText


# --- from the client: talking ---


class Say(_Request, tag="say"):
    """Talk to the table, or (`to`) to some seats where the game allows it; in words or by a remark in its notation.

    `answers` with `reply` accepts, declines or counters an earlier message. Spectators talk in words and without a
    `seat`: among themselves while a match goes on, and players hear it when it is over.
    """

    seat: Seat | None
    text: Annotated[str, Meta(max_length=500)] = ""
    remark: Annotated[str, Meta(max_length=400)] | None = None
    to: Annotated[list[Seat], Meta(min_length=1, max_length=19)] | None = None
    answers: int | None = None
    reply: Literal["accept", "decline", "counter"] | None = None


class SaveNotes(_Request, tag="save-notes"):
    """Keep private notes of a seat, for whoever wrote them: nobody who takes the seat later reads them."""

    seat: Seat
    text: Annotated[str, Meta(max_length=20_000)]


# --- from the client: votes of the table ---


class Propose(_Request, tag="propose"):
    """Put something to the vote of all people seated.

    `seat`: whom to replace. `pace` (and `clock`): what to switch to. `moment`: take back all above it.
    """

    kind: VoteKind
    seat: Seat | None = None
    pace: PaceName | None = None
    clock: TimeControl | None = None
    moment: int | None = None


class Ballot(_Request, tag="ballot"):
    """Vote on a proposal; it can be changed while the vote is open."""

    vote: int
    yes: bool


# --- from the client: reviewing together ---


class SaveComment(_Request, tag="save-comment"):
    """Write or draw something beside an entry of a match that is over, looked at from a seat (None: as the public)."""

    match: int
    entry: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat | None = None
    text: Annotated[str, Meta(max_length=500)] = ""
    drawing: Annotated[list[Stroke], Meta(max_length=20)] = []


class RemoveComment(_Request, tag="remove-comment"):
    """Remove a comment of my own."""

    match: int
    comment: int


class Lead(_Request, tag="lead"):
    """Show the others what I look at in a match that is over: their screens go along. None: I lead no more."""

    match: int
    entry: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seat: Seat | None = None


Request = (
    Hello | Ping | Sit | Stand | ChooseParty | Swap | Lock | PutBot | LetBotPlay | TakeBack | GiveUp | IssueLink
    | Change | Start | Contribute | Rematch | Mute | WaitForSlowest | Spectators | Behind | Do | Preview | Undo
    | GoOn | SaveDraft | Hint | Judge | Say | SaveNotes | Propose | Ballot | SaveComment | RemoveComment | Lead
)  # fmt: skip
