"""Walking through a match: its log and the table at any moment, from the rows and snapshots that were stored."""

from __future__ import annotations

import itertools
from typing import Any

from hemicycle.core import agenda
from hemicycle.core.chance import Script
from hemicycle.core.game import Game
from hemicycle.core.record import Record, standing
from hemicycle.core.ruleset import EditionError
from hemicycle.core.state import State
from hemicycle.core.view import View
from hemicycle.server.protocol.bodies import Log, Page
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import catalogue
from hemicycle.server.room.match_state import rebuilt
from hemicycle.server.room.rows import MatchRow, MomentRow
from hemicycle.server.store import Store

Entry = dict[str, Any]


class Review:
    """Reads a match from the store; it never plays more than a few entries again."""

    def __init__(self, store: Store, game: Game, match: MatchRow) -> None:
        self.store = store
        self.game = game
        self.match = match
        self.until: int | None = None  # the last moment whoever asks may know of, if it is not the last one

    async def log(self, seat: int | None, since: int) -> Log:
        """All a seat was told above a moment."""
        rows = [row for row in await self.store.moments(self.match.id, above=since) if not row.quiet]
        rows = [row for row in rows if self.until is None or row.moment <= self.until]
        last = rows[-1].moment if rows else since
        moments = [row.for_seat(seat) for row in rows]
        log = Log(match=self.match.number, seat=seat, since=since, n=last, moments=moments)
        if self.match.ended is not None:  # before that the numbers would tell of sealed answers that were changed
            log.names, log.lasts = self.match.header["names"], [row.last for row in rows]
        return log

    async def page(self, seat: int | None, moment: int) -> Page:
        """The table after a moment."""
        row = await self.store.moment(self.match.id, moment)
        if row is None or (self.until is not None and moment > self.until):
            raise refuse("no-such-moment", {"moment": moment})
        return await self._page(seat, row, row.last)

    async def page_at_entry(self, seat: int | None, entry: int) -> Page:
        """The table after an entry of the record."""
        rows = await self.store.entries(self.match.id, entry - 1, entry) if entry > 0 else []
        row = await self.store.moment(self.match.id, rows[-1].moment) if rows else None
        if row is None:
            raise refuse("no-such-moment", {"moment": entry})
        return await self._page(seat, row, entry)

    async def _page(self, seat: int | None, row: MomentRow, entry: int) -> Page:
        return Page(
            match=self.match.number,
            seat=seat,
            n=row.moment,
            last=await self.store.last_moment(self.match.id) if self.until is None else self.until,
            moment=row.for_seat(seat),
            view=await self._view(seat, entry),
        )

    async def _view(self, seat: int | None, entry: int) -> View:
        """Take the last snapshot that still stands and play on from there."""
        snapshots = await self.store.snapshots(self.match.id)
        entry = max(entry, snapshots[0])  # the luck of the opening falls all at once
        for start in [each for each in reversed(snapshots) if each <= entry]:
            rows = await self.store.entries(self.match.id, start, entry)
            entries = _up_to(entry, [each for row in rows for each in row.body.entries])
            if all(each.get("undo", start + 1) > start for each in entries):
                frozen = await self.store.snapshot(self.match.id, start)
                return self.game.view(self._played_on(frozen, standing(entries)), seat)
        raise AssertionError("every match has a snapshot of its opening")

    def _played_on(self, frozen: dict[str, Any], entries: list[Entry]) -> State:
        luck = Script([tuple(entry["luck"]) for entry in entries if "luck" in entry])
        try:
            rules = catalogue.pinned({**self.match.header, **(self.match.rules or {})})
            table = self.game.codec.thaw(frozen, rules, luck)
        except (EditionError, KeyError, TypeError, ValueError) as error:  # the rules of today cannot read it
            raise refuse("not-while-frozen") from error
        for entry in entries:
            if "do" in entry:
                agenda.play(table, entry["seat"], self.game.action(entry["do"]))
        return table

    async def record(self) -> Record:
        """The whole record."""
        return rebuilt(self.game, self.match, await self.store.moments(self.match.id))


def _up_to(number: int, entries: list[Entry]) -> list[Entry]:
    """The entries up to a number, with the luck that belongs to the last action."""
    kept = [entry for entry in entries if entry["n"] <= number]
    rest = itertools.takewhile(lambda entry: "luck" in entry, entries[len(kept) :])
    return [*kept, *rest]
