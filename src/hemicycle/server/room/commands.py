"""Everything that can happen to a room: what people ask for, and what the house notices."""

from __future__ import annotations

from msgspec import Struct

from hemicycle.server.protocol.requests import Hello, Request
from hemicycle.server.room.rows import Person


class Fresh(Struct, frozen=True):
    """What must not be guessed, for a match that may begin: its id, the server's secret, and a code for a new table."""

    id: int
    secret: bytes
    code: str = ""


class Asked(Struct, tag=True, gc=False):
    """Somebody at the table asks for something."""

    connection: int
    request: Request  # any but hello
    fresh: Fresh | None = None
    address: str = ""  # from where another table is opened, as it is counted


class Entered(Struct, tag=True):
    """A connection greets the table."""

    connection: int
    person: Person
    hello: Hello
    fresh: Fresh | None = None
    ignores: list[str] = []  # people they do not want to hear
    vacation: int | None = None  # until when they have days off


class Left(Struct, tag=True):
    """A connection is gone; the seat stays."""

    connection: int


class Begin(Struct, tag=True):
    """Start at once: the table was opened that way."""

    fresh: Fresh


class Claimed(Struct, tag=True):
    """Somebody takes the seat a link stands for."""

    person: Person
    seat: int
    generation: int


class HandedOver(Struct, tag=True):
    """A guest turned out to be an account: what they hold goes with them."""

    guest: str
    account: Person


class Forgotten(Struct, tag=True):
    """Somebody has deleted their account."""

    person: str


class Joined(Struct, tag=True):
    """Somebody wants any open seat."""

    person: Person


class Departed(Struct, tag=True):
    """Somebody leaves all their seats for good."""

    person: str


class Discarded(Struct, tag=True):
    """Somebody throws away a table that concerns nobody else."""

    person: str


class TimeIsUp(Struct, tag=True):
    """The moment has come the room wanted to be woken at."""


class BotAnswered(Struct, tag=True):
    """A bot has chosen; None: it could not, or needs no thought, and `luck` picks any legal action."""

    seat: int
    decision: str
    by: str
    level: str
    action: str | None
    luck: int


class BotSpoke(Struct, tag=True):
    """A bot has something to say."""

    seat: int
    level: str
    remark: str


class Warned(Struct, tag=True):
    """The table is going to be removed then, unless somebody comes; None: it is not."""

    expires: int | None


class DaysOff(Struct, tag=True):
    """Somebody has days off until then; None: they are back."""

    person: str
    until: int | None


class Ignores(Struct, tag=True):
    """Somebody does not want to hear these people, from now on."""

    person: str
    people: list[str]


class Closed(Struct, tag=True):
    """An operator closes the table."""

    reason: str


Command = (
    Asked | Entered | Left | Begin | Claimed | HandedOver | Forgotten | Joined | Departed | Discarded | TimeIsUp
    | BotAnswered | BotSpoke | Warned | DaysOff | Ignores | Closed
)  # fmt: skip
