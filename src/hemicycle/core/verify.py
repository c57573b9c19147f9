"""Checking a record: every action legal, every piece of luck drawn again, every link that was kept in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hemicycle.core.chance import Dealer, Script, draw
from hemicycle.core.match import Match
from hemicycle.core.record import OPEN_FORMAT, Record, RecordError, asked, dealt

if TYPE_CHECKING:
    from hemicycle.core.game import Game


OK, WRONG, UNKNOWN = "ok", "wrong", "unknown"


class Check:
    """One thing that was looked at: whether it holds, or could not be told, and the figures behind it."""

    def __init__(self, name: str, verdict: str, detail: dict[str, Any] | None = None) -> None:
        self.name = name
        self.verdict = verdict
        self.detail = detail or {}


class Report:
    """What was checked of a record that can be read and played again."""

    def __init__(self, match: Match, checks: list[Check]) -> None:
        self.match = match
        self.checks = checks

    @property
    def holds(self) -> bool:
        """Whether nothing was found wrong."""
        return all([check.verdict != WRONG for check in self.checks])


def report(game: Game, record: Record, links: Sequence[str] = ()) -> Report:
    """Verify a record and look for the links that somebody kept; RecordError when it does not hold in itself."""
    match = verify(game, record)
    shown = OK if record.over else UNKNOWN
    given = [seat for seat, each in enumerate(record.header.get("contributions", [])) if each is not None]
    checks = [
        Check("over", shown, {"abandoned": match.abandoned}),
        Check("secret", shown),
        Check("contributions", OK if given and record.secret is not None else UNKNOWN, {"seats": given}),
        Check("chain", OK if record.proved else UNKNOWN, {"entries": len(record.entries)}),
        Check("luck", OK if record.secret is not None else UNKNOWN, {"pieces": len(list(dealt(record.entries)))}),
        Check("rules", OK, {"actions": sum(["do" in entry for entry in record.entries])}),
    ]
    if record.format == OPEN_FORMAT:
        checks.append(Check("format", UNKNOWN, {"format": record.format}))
    checks += [_sought(record, link) for link in links]
    return Report(match, checks)


def _sought(record: Record, link: str) -> Check:
    """Where a link stands that somebody kept; nowhere when the record was rewritten or cut since."""
    found = [number for number in range(len(record.entries) + 1) if record.link_at(number) == link]
    return Check("link", OK if found else WRONG, {"link": link, "entry": found[0] if found else None})


def verify(game: Game, record: Record) -> Match:
    """Play a record again and draw its luck again from the revealed secret; RecordError names what does not fit."""
    match = Match.replay(game, record)
    if match.outcome is not None and not record.over:
        raise RecordError(len(record.entries) + 1, "no-secret")
    if record.seed is not None:
        _draw_again(record, match)
    return match


def _draw_again(record: Record, match: Match) -> None:
    """Compare every piece of luck, also those taken back, with what the seed gives for what was asked."""
    chance = match.table.chance
    assert isinstance(chance, Dealer | Script)
    assert record.seed is not None
    stood = [entry["n"] for entry in record.standing() if "luck" in entry]
    wanted = dict(zip(stood, chance.asked, strict=True))
    for number, entry in dealt(record.entries, record.first):
        what = wanted.get(entry["n"], asked(entry))
        if what is not None and list(draw(record.seed, number, what)) != entry["luck"]:
            raise RecordError(entry["n"] + 1, "luck-differs")
