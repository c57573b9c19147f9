"""Budget: a region converts one resource into another; using up raw material may bring protests."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Convert
from hemicycle.games.global_powers.events_acts import ProposedBudget, ProtestRolled
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import ARMY, RAW, RESOURCES, Line


class Budget(Solo[Table, Convert]):
    """The government chooses one conversion; using raw material may bring protests."""

    cites = ("GP-060", "GP-061")

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Convert]:
        return [line.action for line in s.world.budget_lines if convertible(s, s.active, line)]

    def answer(self, s: Table, seat: int, action: Convert) -> Next:
        s.motion = action
        s.tell(ProposedBudget, seat, self.region, action.conversion)
        return None

    def describe(self, s: Table, seat: int, action: Convert) -> Detail:
        line = s.world.budget[action.conversion]
        return {"pay": RESOURCES[line.pay], "pays": line.pays, "gain": RESOURCES[line.gain], "gains": line.gains}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        line = s.world.budget.get(action.conversion) if isinstance(action, Convert) else None
        if line is None:
            return super().why_not(s, seat, action)
        return why_no_conversion(s, s.active, line)


def can_budget(s: Table, region: int) -> bool:
    """Whether any conversion is possible."""
    for line in s.world.budget_lines:
        if convertible(s, region, line):
            return True
    return False


def convertible(s: Table, region: int, line: Line) -> bool:
    """Whether a region can pay for a conversion that changes anything and is not forbidden to it (GP-060, GP-076)."""
    held = s.chips[line.pay][region]
    if held < line.pays or (line.gain == ARMY and region in s.disarmed):
        return False
    return line.pay != line.gain or gained(s, region, line) != line.pays


def gained(s: Table, region: int, line: Line) -> int:
    """What a conversion brings, as far as there is room and supply."""
    returned = line.pays if line.pay == line.gain else 0
    room = s.world.cap - s.chips[line.gain][region] + returned
    return min(line.gains, room, s.supply[line.gain] + returned)


def why_no_conversion(s: Table, region: int, line: Line) -> Refusal:
    """Why a region cannot convert like this."""
    name = s.world.names[region]
    held = s.chips[line.pay][region]
    if held < line.pays:
        detail: Detail = {"region": name, "resource": RESOURCES[line.pay], "held": held, "pays": line.pays}
        return Refusal("cannot-pay", detail, ("GP-060",))
    if line.gain == ARMY and region in s.disarmed:
        return Refusal("disarmed", {"region": name}, ("GP-076",))
    detail = {"region": name, "resource": RESOURCES[line.gain], "held": held, "cap": s.world.cap}
    return Refusal("changes-nothing", detail, ("GP-004", "GP-060"))


def convert(s: Table, action: Convert) -> Next:
    """The chips are exchanged; the use of raw material may lead to protests."""
    line = s.world.budget[action.conversion]
    if s.lose(s.active, line.pay, line.pays) < line.pays:
        return None  # as far as present: what cannot be paid brings nothing
    s.gain(s.active, line.gain, line.gains)
    return Protests() if line.pay == RAW else None


class Protests(Step[Table, Action]):
    """Raw material was used: on a 1 each party that acted as government retires one politician of the region."""

    cites = ("GP-061",)

    def conclude(self, s: Table) -> Next:
        face = s.roll()
        protests = face == s.rules.protest.face
        s.tell(ProtestRolled, s.world.names[s.active], face, protests)
        if protests:
            for seat in s.acting:
                s.resign(seat, s.active, s.rules.protest.retires)
        return None
