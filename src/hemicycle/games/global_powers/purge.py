"""Purge: a government uses its army to send a politician of the opposition home."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Purge
from hemicycle.games.global_powers.events_acts import ProposedPurge
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import ARMY


class PurgeVictim(Solo[Table, Purge]):
    """The government names the opposition party that loses a politician."""

    cites = ("GP-066",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Purge]:
        heads = s.heads[s.active]
        return [Purge(party) for party in range(s.seats) if heads[party] and party not in s.acting]

    def answer(self, s: Table, seat: int, action: Purge) -> Next:
        s.motion = action
        s.tell(ProposedPurge, seat, self.region, action.seat)
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"price": s.world.purge_price}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Purge):
            return Refusal("not-in-opposition", {"seat": action.seat, "region": self.region}, ("GP-066",))
        return super().why_not(s, seat, action)


def can_purge(s: Table, region: int, acting: Seats) -> bool:
    """Whether there is an army chip to use and anybody to use it against."""
    if s.chips[ARMY][region] < s.world.purge_price:
        return False
    for party, heads in enumerate(s.heads[region]):
        if heads and party not in acting:
            return True
    return False


def purge(s: Table, action: Purge) -> Next:
    """An army chip is paid and the politician goes home (GP-066)."""
    s.lose(s.active, ARMY, s.world.purge_price)
    s.send_home(action.seat, s.active, s.world.purged)
    return None
