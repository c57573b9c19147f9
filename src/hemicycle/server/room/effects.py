"""What follows from a command, as data: what to store, whom to tell what, whom a bot should speak for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from hemicycle.core.steps import Refused
from hemicycle.server.protocol import refusals
from hemicycle.server.protocol.news import News
from hemicycle.server.room.rows import MomentRow, RowChange


class Notice(Struct):
    """News for some seats (None: for everybody at the table), but not for the connection they came from."""

    seats: frozenset[int] | None
    news: News
    but: int | None = None
    by: str | None = None  # who says it: it does not reach those who do not want to hear them
    among: frozenset[int] | None = None  # to these connections alone


class CatchUp(Struct):
    """A connection has just come in: it is welcomed, and gets everything above the last moment it has seen."""

    connection: int
    key: str
    match: int
    seen: int


class HintWanted(Struct):
    """A bot is asked for advice beside the game; about an `action`: whether there is a much better one."""

    connection: int
    key: str
    seat: int
    decision: str
    level: str
    action: str | None = None


class Speech(Struct):
    """A bot may say something after these events and remarks."""

    seat: int
    level: str
    heard: frozenset[str]


class Effects(Struct):
    """Everything that follows, gathered over all commands that are carried out together."""

    changes: list[RowChange] = []
    room: bool = False  # the room itself has changed and is stored
    moments: list[MomentRow] = []
    replies: list[tuple[int, News]] = []
    notices: list[Notice] = []
    entered: list[CatchUp] = []
    hints: list[HintWanted] = []
    speeches: list[Speech] = []
    failures: list[tuple[str, str]] = []  # levels of bots that chose something impossible, and why it is
    table: bool = False  # everybody is shown the table again
    clocks: bool = False  # the clocks were changed by hand
    refresh: set[int] = set()  # connections whose seats have changed

    @property
    def stored(self) -> bool:
        """Whether there is anything to store."""
        return self.room or bool(self.changes)

    def reply(self, connection: int, news: News) -> None:
        """Answer one connection."""
        self.replies.append((connection, news))

    def refused(self, connection: int, key: str | None, error: Refused) -> None:
        """Say no to one connection."""
        self.replies.append((connection, refusals.message(key, error)))

    def tell(self, seats: Iterable[int] | None, news: News, but: int | None = None, by: str | None = None) -> None:
        """Tell some seats, or everybody."""
        self.notices.append(Notice(None if seats is None else frozenset(seats), news, but, by))

    def changed(self) -> None:
        """The room has changed: store it and show it."""
        self.room = self.table = True
