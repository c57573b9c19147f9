"""What travels about people: accounts and how one comes in, the first page, profiles, ratings, statistics."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from hemicycle.server.protocol.bodies import (
    AccountName,
    Answer,
    Body,
    Invitation,
    Password,
    Registration,
    Stage,
    TableInfo,
)
from hemicycle.server.protocol.notifications import WayKind
from hemicycle.server.protocol.safety import Ignored

# --- coming in ---


class NewAccount(Body):
    """Make the guest I am an account; some servers want an invitation."""

    account: AccountName
    password: Password
    invitation: Invitation | None = None


class NewPassword(Body):
    """Sign in with this password from now on."""

    password: Password


class AccountWish(Body):
    """For whom a passkey is to be made: somebody without an account names the one they want."""

    account: AccountName | None = None


class Challenge(Answer):
    """What `navigator.credentials` is to be asked; `challenge` comes back with the answer, within five minutes."""

    options: dict[str, Any]
    challenge: str


class Signed(Body):
    """What `navigator.credentials` answered, as JSON."""

    challenge: Annotated[str, Meta(max_length=400)]
    credential: dict[str, Any]


class NewPasskey(Body):
    """A new passkey; it makes a guest an account of this name."""

    signed: Signed
    account: AccountName | None = None
    invitation: Invitation | None = None


class Proof(Body):
    """Show again that I am who I am: by password, or by a passkey."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    signed: Signed | None = None


class DeviceInfo(Answer):
    """Where I am signed in: browser and system, since when (epoch, ms), and when it was last used."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class PasskeyInfo(Answer):
    """A passkey of mine: where it was made and when it was last used."""

    id: str
    label: str
    created: int
    used: int | None


class Access(Answer):
    """How I can come in: devices signed in, passkeys, whether there is a password, invitations nobody has used.

    `proved`: a password or passkey was given here of late, so that all this can be changed. `operator`: I may look
    after this server.
    """

    account: str | None
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    password: bool
    proved: bool
    operator: bool
    invitations: list[str]


class Invited(Answer):
    """An invitation for somebody else to make an account."""

    invitation: str


# --- tables and games as lists show them ---


class TableCard(Answer):
    """A table in a list: whom it waits for, until when (epoch, ms), which seats are mine, if I may discard it."""

    table: TableInfo
    mine: list[int] = []
    disposable: bool = False
    waiting: list[int] = []
    deadline: int | None = None
    stage: Stage | None = None


class InvitationInfo(Answer):
    """Somebody asks me to a table: their name, and their account."""

    by: str
    account: str
    at: int
    card: TableCard


class RatingInfo(Answer):
    """How strong somebody is: in all (`role` is empty) or as what they played.

    `doubt` is how far off it may be (two standard deviations); `settled` says that it is small by now.
    """

    game: str
    role: str
    rating: int
    doubt: int
    change: int
    games: int
    won: int
    settled: bool


class PlayedSeat(Answer):
    """Who played a finished game, as what, and how it ended for them."""

    name: str
    account: str | None
    bot: str | None
    role: str
    place: int | None
    won: bool
    score: int | None


class PlayedGame(Answer):
    """A finished game and one player's seat in it; the code is given to those who played, and of public tables."""

    code: str | None
    match: int
    game: str
    edition: str
    rated: bool
    ending: str
    ended: int
    seat: int
    seats: list[PlayedSeat]


class Home(Answer):
    """The first page of somebody who returns.

    `archived` is how many tables they have put away, `called` by which ways they are told that it is their turn.
    """

    turn: list[TableCard]
    running: list[TableCard]
    recent: list[PlayedGame]
    open: list[TableCard]
    friends: list[TableCard]
    invitations: list[InvitationInfo]
    archived: int
    called: list[WayKind]
    ratings: list[RatingInfo]
    histories: dict[str, list[int]]


class RoleRecord(Answer):
    """How often somebody played something, and won."""

    role: str
    games: int
    won: int


class GameRecord(Answer):
    """What somebody has played of a game."""

    game: str
    games: int
    won: int
    roles: list[RoleRecord]


class HeadToHead(Answer):
    """Games of mine with somebody: how many, how often I was ahead, how often they were."""

    game: str
    games: int
    ahead: int
    behind: int


class Profile(Answer):
    """What everybody may know of an account. Reliability: decisions, how many a stand-in made, games left.

    `ignored`: I do not want to hear them.
    """

    account: str
    name: str
    program: bool
    since: int
    games: list[GameRecord]
    ratings: list[RatingInfo]
    histories: dict[str, list[int]]
    recent: list[PlayedGame]
    decisions: int
    stood_in: int
    finished: int
    left: int
    followed: bool
    me: bool
    head_to_head: list[HeadToHead]
    ignored: Ignored | None = None


class Ranked(Answer):
    """A place in a table of the strongest; bots are marked by their level."""

    place: int
    account: str | None
    name: str
    bot: str | None
    rating: RatingInfo


class Leaderboard(Answer):
    """The strongest at a game, in all or as one role, with at least so many games against so many others."""

    game: str
    role: str
    roles: list[str]
    least_games: int
    least_opponents: int
    ranked: list[Ranked]


class Rate(Answer):
    """How often something won: `value` names a seat, a role, an edition, or who began."""

    value: str
    games: int
    won: int


class GameStatistics(Answer):
    """What the finished games of a game tell: how often each seat, role, first player won, and how they ended."""

    game: str
    edition: str
    games: int
    seats: dict[int, list[Rate]]
    roles: list[Rate]
    first: list[Rate]
    editions: list[Rate]
    endings: list[Rate]


class Follower(Answer):
    """Somebody I follow."""

    account: str
    name: str


class Invitees(Body):
    """Whom to ask to a table."""

    accounts: Annotated[list[AccountName], Meta(min_length=1, max_length=19)]


# --- links to seats, and the server itself ---


class SeatLink(Body):
    """A seat link as the host handed it out."""

    link: Annotated[str, Meta(max_length=200)]


class Seated(Answer):
    """The table and the seat a link led to."""

    code: str
    seat: int


class About(Answer):
    """The server: version, protocol, and the addresses it can be reached at from the same network.

    `registration` says who may make an account, `passkeys` whether one can sign in with one, `ratings` whether rated
    games are counted.
    """

    version: str
    protocol: int
    languages: list[str]
    addresses: list[str]
    registration: Registration = "open"
    passkeys: bool = False
    ratings: bool = False
