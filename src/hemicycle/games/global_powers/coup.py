"""Coup: plotters against loyalists, both committed in secret."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Sealed, Seats, Solo
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions_cards import Choose, Commit
from hemicycle.games.global_powers.events_world import CoupFought, CoupPlanned, LoyalistsCommitted, PlottersCommitted
from hemicycle.games.global_powers.movement import base_too_small
from hemicycle.games.global_powers.table import Table


def can_plot(s: Table, seat: int) -> bool:
    """Whether there are plotters and a government to overthrow."""
    if s.base[seat] < s.world.least_plotters:
        return False
    own = (seat,)
    for government in s.governments:
        if government and government != own:
            return True
    return False


def coup(s: Table, seat: int) -> Next:
    """The player chooses a region."""
    return CoupRegion(seat)


class CoupRegion(Solo[Table, Choose]):
    """A coup is possible in any region with a government that is not the player's alone."""

    cites = ("GP-117",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return [s.world.choices[k] for k in range(s.world.size) if s.governments[k] not in ((), (seat,))]

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        s.tell(CoupPlanned, seat, action.region)
        return Coup(seat, action.region)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Choose) and action.region in s.world.index:
            return Refusal("nobody-to-overthrow", {"region": action.region}, ("GP-117",))
        return super().why_not(s, seat, action)


class Coup(Sealed[Table, Commit]):
    """The plotter and the governing parties commit politicians of their bases at once; dice are added."""

    cites = ("GP-117",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def waiting(self, s: Table) -> Seats:
        government = s.governments[s.world.index[self.region]]
        return tuple([k for k in range(s.seats) if k == self.seat or (k in government and s.base[k])])

    def options(self, s: Table, seat: int) -> Sequence[Commit]:
        least = s.world.least_plotters if seat == self.seat else 0
        return s.world.commitments[least : s.base[seat] + 1]

    def resolve(self, s: Table, answers: Sequence[tuple[int, Commit]]) -> Next:
        region = s.world.index[self.region]
        strength = s.strength(region)
        government = s.governments[region]
        plotters = loyalists = 0
        for seat, action in answers:
            if seat == self.seat:
                plotters = action.politicians
                s.tell(PlottersCommitted, seat, plotters)
            else:
                loyalists += action.politicians
                s.tell(LoyalistsCommitted, seat, action.politicians)
            s.resign_from_base(seat, action.politicians)
        face, other = s.roll(), s.roll()
        attack = plotters + s.heads[region][self.seat] + face
        defence = strength + loyalists + other
        upset = s.rules.coup.upset
        beaten = face == upset.plotter_rolls and other == upset.government_rolls
        success = attack > defence and not beaten
        s.tell(CoupFought, self.seat, self.region, face, other, attack, defence, success)
        if success:
            overthrow(s, self.seat, region, tuple([k for k in government if k != self.seat]))
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"plotting": seat == self.seat, "base": s.base[seat], "strength": s.strength(s.world.index[self.region])}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Commit):
            least = s.world.least_plotters if seat == self.seat else 0
            return base_too_small(s, seat, max(least, action.politicians), "GP-117")
        return super().why_not(s, seat, action)


def overthrow(s: Table, seat: int, region: int, government: Seats) -> None:
    """All politicians of the government give way; the plotter places as many as one party had (GP-117)."""
    fallen = [s.heads[region][party] for party in government]
    for party in government:
        if s.option["coup_replaced_to"] == "mauritius":
            s.resign(party, region, s.heads[region][party])
        else:
            s.send_home(party, region, s.heads[region][party])
    s.place(seat, region, sum(fallen) if s.option["coup_placed"] == "sum" else max(fallen))
