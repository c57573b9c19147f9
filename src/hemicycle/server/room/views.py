"""What each seat sees, ready to be sent: what all see alike is looked at and encoded once."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from msgspec import Raw, defstruct

from hemicycle.core import agenda, view
from hemicycle.core.match import Match
from hemicycle.core.view import View
from hemicycle.server.protocol.encoding import encode, encoded

SentView: Any = defstruct("SentView", [field.name for field in fields(View)])  # a View that is made and encoded faster


class Views:
    """The views of a match, their larger parts encoded.

    Seats differ in what they know and in what they are asked; everything else is shared. While sealed answers come in
    one by one, nothing changes but who has answered.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views: dict[int | None, Any] = {}
        self._public = b""
        self._watching: View | None = None
        self._behind = False  # somebody has sealed their answer since the views were made
        self._asked: tuple[Any, Any] = (None, None)  # what a seat was asked last, and how it is sent
        self._offered: tuple[Any, Any] = (None, None)

    def view(self, seat: int | None) -> Any:
        """The view of a seat, to be sent."""
        if self._behind:
            self._catch_up()
        seen = self._views.get(seat)
        if seen is None:
            table, shared = self.match.table, self._watcher()
            board = closed(self._public, encode(self.match.game.own(table, seat)))
            seen = SentView(
                shared.game, shared.edition, shared.seats, seat, Raw(board), shared.agenda, shared.waiting,
                shared.sealed, None, shared.prompt, shared.choices, shared.outcome,
            )  # fmt: skip
            if seat is not None and seat in table.waiting:
                mine = table.envelope.get(seat)
                seen.mine = None if mine is None else str(mine)
                seen.prompt, seen.choices = self._prompt(seat), self._choices(seat)
            self._views[seat] = seen
        return seen

    def changed(self) -> None:
        """Anything may have changed: look again."""
        self._views.clear()
        self._watching = None
        self._behind = False
        self._asked = (None, None)

    def sealed(self) -> None:
        """A seat has put its answer into the envelope, and nothing else has happened."""
        self._behind = True

    def _catch_up(self) -> None:
        """Show who has sealed their answers by now, and everybody their own."""
        self._behind = False
        s = self.match.table
        waiting, sealed = agenda.pending(s), tuple(sorted(s.envelope))
        for seat, seen in self._views.items():
            seen.waiting, seen.sealed = waiting, sealed
            mine = None if seat is None else s.envelope.get(seat)
            seen.mine = None if mine is None else str(mine)
        if self._watching is not None:
            self._watching.waiting, self._watching.sealed = waiting, sealed

    def _prompt(self, seat: int) -> Any:
        """What a seat is asked: often what the one before it was."""
        asked = view.asked(self.match.table, seat)
        if self._asked[0] != asked:
            self._asked = asked, encoded(view.prompt(self.match.table, asked))
        return self._asked[1]

    def _choices(self, seat: int) -> Any:
        """What a seat may do: often what the one before it may do."""
        offered = view.offered(self.match.table, seat)
        if self._offered[0] != offered:
            self._offered = offered, encoded(view.choices(offered))
        return self._offered[1]

    def _watcher(self) -> View:
        """What all who only watch see, but for their boards."""
        if self._watching is None:
            match = self.match
            self._public = opened(encode(match.game.public(match.table)))
            seen = self._watching = view.look(match.game.id, match.rules.id, match.table, None, None)
            seen.prompt = encoded(seen.prompt)
        return self._watching


def opened(whole: bytes) -> bytes:
    """An encoded object, ready to take in another one."""
    return whole[:-1] + b"," if len(whole) > 2 else b"{"


def closed(open_end: bytes, rest: bytes) -> bytes:
    """The object that was opened, with another one in it."""
    return open_end + rest[1:] if len(rest) > 2 else open_end.rstrip(b",") + b"}"
