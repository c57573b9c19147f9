"""What each seat sees, ready to be sent: what cannot have changed is not looked at and not encoded again."""

from __future__ import annotations

from copy import copy

import msgspec
from msgspec import Raw

from hemicycle.core import agenda, view
from hemicycle.core.match import Match
from hemicycle.core.view import View

_encode = msgspec.json.Encoder().encode


class Sights:
    """The views of a match, their larger parts encoded.

    All who only watch share everything but their boards. While sealed answers come in one by one, nothing changes for
    the others but who has answered.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views: dict[int | None, View] = {}
        self._watching: View | None = None

    def view(self, seat: int | None) -> View:
        """The view of a seat."""
        seen = self._views.get(seat)
        if seen is None:
            match = self.match
            asked = seat is not None and seat in match.table.waiting
            seen = self._without_board(seat) if asked else copy(self._watcher())
            seen.seat = seat
            seen.board = Raw(_encode(match.game.look(match.table, seat)))
            self._views[seat] = seen
        return seen

    def changed(self) -> None:
        """Anything may have changed: look again."""
        self._views.clear()
        self._watching = None

    def sealed(self, seat: int) -> None:
        """A seat has put its answer into the envelope, and nothing else has happened."""
        s = self.match.table
        self._views.pop(seat, None)
        waiting, sealed = agenda.pending(s), tuple(sorted(s.envelope))
        for seen in (*self._views.values(), self._watcher()):
            seen.waiting, seen.sealed = waiting, sealed

    def _watcher(self) -> View:
        if self._watching is None:
            self._watching = self._without_board(None)
        return self._watching

    def _without_board(self, seat: int | None) -> View:
        match = self.match
        seen = view.look(match.game.id, match.rules.id, match.table, None, seat)
        for name in ("agenda", "prompt", "choices"):
            setattr(seen, name, Raw(_encode(getattr(seen, name))))
        return seen
