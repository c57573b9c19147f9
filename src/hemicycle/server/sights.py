"""What each seat sees, ready to be sent: what cannot have changed is not looked at and not encoded again."""

from __future__ import annotations

from typing import Any

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
            table, shared = self.match.table, self._watcher()
            board = Raw(_encode(self.match.game.look(table, seat)))
            seen = View(
                shared.game, shared.edition, shared.seats, seat, board, shared.agenda, shared.waiting, shared.sealed,
                None, shared.prompt, shared.choices, shared.outcome,
            )  # fmt: skip
            if seat is not None and seat in table.waiting:
                mine = table.envelope.get(seat)
                seen.mine = None if mine is None else str(mine)
                seen.prompt = _raw(view.prompt(table, seat))
                seen.choices = _raw(view.choices(table, seat))
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
        """What all who only watch see, but for their boards."""
        if self._watching is None:
            match = self.match
            seen = self._watching = view.look(match.game.id, match.rules.id, match.table, None, None)
            seen.agenda, seen.prompt, seen.choices = _raw(seen.agenda), _raw(seen.prompt), _raw(seen.choices)
        return self._watching


def _raw(part: object) -> Any:
    """A part of a view, encoded; it is only ever sent."""
    return Raw(_encode(part))
