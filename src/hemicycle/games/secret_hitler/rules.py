"""The numbers of an edition of Secret Hitler."""

from __future__ import annotations

from dataclasses import dataclass, field

from hemicycle.core.ruleset import Ruleset
from hemicycle.games.secret_hitler.limits import Elections, Goals

POWERS = ("none", "peek", "investigate", "special-election", "execution", "victory")


@dataclass
class TableRules:
    """What a number of seats changes: roles, deck and the powers of the fascist track."""

    seats: int
    fascists: int
    hitler_knows: bool
    liberal_cards: int
    fascist_cards: int
    enacted_liberal: int
    enacted_fascist: int
    track: tuple[str, ...]


@dataclass
class Rules(Ruleset):
    """One edition of Secret Hitler."""

    tables: tuple[TableRules, ...] = field(kw_only=True)
    goals: Goals = field(kw_only=True)
    elections: Elections = field(kw_only=True)

    def for_seats(self, seats: int) -> TableRules:
        """The entry for a number of seats."""
        return next(table for table in self.tables if table.seats == seats)
