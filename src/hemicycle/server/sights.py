"""What each seat sees, ready to be sent: what cannot have changed is not looked at and not encoded again."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from hemicycle.core import agenda
from hemicycle.core.match import Match
from hemicycle.core.steps import SEALED
from hemicycle.core.view import View

_encode = msgspec.json.Encoder().encode


class Sights:
    """The views of a match. While sealed answers come in one by one, only who has answered changes for the others."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views: dict[int | None, View] = {}

    def view(self, seat: int | None) -> View:
        """The view of a seat, its larger parts encoded already."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = self.match.view(seat)
            for name in ("board", "agenda", "prompt", "choices"):
                setattr(seen, name, Raw(_encode(getattr(seen, name))))
        return seen

    def changed(self) -> None:
        """Anything may have changed: look again."""
        self._views.clear()

    def sealed(self, seat: int) -> None:
        """A seat has put its answer into the envelope, and nothing else has happened."""
        s = self.match.table
        assert s.agenda[-1].kind == SEALED
        self._views.pop(seat, None)
        waiting, sealed = agenda.pending(s), tuple(sorted(s.envelope))
        for view in self._views.values():
            view.waiting, view.sealed = waiting, sealed
