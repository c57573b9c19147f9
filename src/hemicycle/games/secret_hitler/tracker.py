"""The election tracker, chaos, and what enacting a policy does."""

from __future__ import annotations

from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.secret_hitler.events import Chaos, Enacted, TrackerMoved
from hemicycle.games.secret_hitler.table import FASCIST, LIBERAL, NOBODY, POLICIES, Table


def enact(s: Table, policy: int, powerless: bool) -> None:
    """A policy goes on the board, the tracker back to its start, and a side may have won (SH-016, SH-024)."""
    s.tracker = 0
    if policy == LIBERAL:
        s.liberal += 1
        s.tell(Enacted, "liberal", s.liberal, "none", ())
        if s.liberal >= s.rules.goals.liberal_policies:
            s.end("five-liberal-policies", LIBERAL)
    else:
        s.fascist += 1
        s.tell(fascist_enacted, s, powerless)
        if s.track[s.fascist - 1] == "victory":
            s.end("six-fascist-policies", FASCIST)


def fascist_enacted(s: Table, powerless: bool) -> Enacted:
    """What everybody hears of a fascist policy: the power it gives, and what begins with it."""
    goals = s.rules.goals
    power = s.track[s.fascist - 1]
    begins = (("hitler", goals.hitler_zone), ("veto", goals.veto_zone))
    zones = tuple([name for name, count in begins if count == s.fascist])
    return Enacted("fascist", s.fascist, "none" if powerless or power == "victory" else power, zones)


def government_fails(s: Table) -> Next:
    """A rejected or vetoed government moves the tracker; a full tracker is chaos."""
    s.tracker += 1
    end = s.rules.elections.tracker
    s.tell(TrackerMoved, s.tracker, end)
    return Anarchy() if s.tracker >= end else None


class Anarchy(Step[Table, Action]):
    """Chaos: the top policy is enacted without its power, and all term limits are forgotten."""

    cites = ("SH-015", "SH-016", "SH-017", "SH-041")

    def conclude(self, s: Table) -> Next:
        if s.rules.option("chaos_rule") == "fascists-win":
            return s.end("chaos", FASCIST)
        s.last_president = s.last_chancellor = NOBODY
        s.replenish()
        policy = s.draw(1)[0]
        s.foreseen = ()
        s.tell(Chaos, POLICIES[policy])
        enact(s, policy, powerless=True)
        if s.outcome is None:
            s.replenish()
        return None
