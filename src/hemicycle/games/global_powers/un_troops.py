"""Extended rule: after an evaluation the UN may send troops against a region and make it a protectorate."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import DECLINE, SendTroops
from hemicycle.games.global_powers.arithmetic import carried, fate, upset, with_one
from hemicycle.games.global_powers.bribery import bribe_delegates
from hemicycle.games.global_powers.diplomacy import marked
from hemicycle.games.global_powers.events import (
    ProtectorateMade,
    TroopsDecided,
    TroopsDeclined,
    TroopsFought,
    TroopsMoved,
)
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.un import Factions, UnVote, factions
from hemicycle.games.global_powers.war import suffer
from hemicycle.games.global_powers.world import ARMY


class UnTroops(Step[Table, Action]):
    """The largest faction of the UN may move that troops are sent; by option every faction in turn."""

    cites = ("GP-133",)

    def conclude(self, s: Table) -> Next:
        order = factions(s)
        if not order or len(s.protectorates) >= s.rules.markers.protectorate:
            return None
        if s.option["un_troops_motions"] == "each-faction":
            return TroopsMotion(order)
        largest = [seat for seat in order if s.delegates[seat] == s.delegates[order[0]]]
        return TroopsMotion((s.strongest(largest),))


class TroopsMotion(Step[Table, Action]):
    """A faction moves that the UN's troops are sent against a region, or does not."""

    cites = ("GP-133",)
    may = True

    def __init__(self, seats: Seats) -> None:
        self.seats = seats  # the factions that may still make a motion

    def waiting(self, s: Table) -> Seats:
        return self.seats[:1] if self.motions(s) else ()

    def motions(self, s: Table) -> list[Action]:
        """The regions troops can be sent against: with a government, and as long as there is a marker."""
        if len(s.protectorates) >= s.rules.markers.protectorate:
            return []
        regions = [k for k in range(s.world.size) if s.governments[k] and k not in s.protectorates]
        return [SendTroops(s.world.names[region]) for region in regions]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return [DECLINE, *self.motions(s)]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        rest = TroopsMotion(self.seats[1:])
        if not isinstance(action, SendTroops):
            s.tell(TroopsDeclined, seat)
            return rest
        s.tell(TroopsMoved, seat, action.region)
        s.ayes = s.noes = 0
        if s.option["bribery"] and s.option["troops_bribery"]:
            return bribe_delegates(s), UnVote(), TroopsVerdict(action.region, seat), rest
        return Factions(factions(s)), TroopsVerdict(action.region, seat), rest

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"troops": s.rules.un_forces.army}

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"of": "troops"} if action is DECLINE else {}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, SendTroops) and action.region in s.world.index:
            markers = s.rules.markers.protectorate
            if s.world.index[action.region] in s.protectorates:
                return Refusal("protectorate-already", {"region": action.region}, ("GP-133",))
            if len(s.protectorates) >= markers:
                detail = marked(s, "protectorate", markers, s.protectorates)
                return Refusal("marker-used-up", detail, ("GP-004", "GP-133"))
            return Refusal("region-empty", {"region": action.region}, ("GP-133",))
        return super().why_not(s, seat, action)


class TroopsVerdict(Step[Table, Action]):
    """With more delegates for than against, the troops fight by the rules of war."""

    cites = ("GP-133",)

    def __init__(self, region: str, seat: int) -> None:
        self.region = region
        self.seat = seat  # who moved it

    def conclude(self, s: Table) -> Next:
        accepted = carried(s.ayes, s.noes)
        s.tell(TroopsDecided, self.region, s.ayes, s.noes, accepted)
        s.ayes = s.noes = 0
        if accepted:
            fight(s, s.world.index[self.region])
            s.check_dominance()
        return None


def fight(s: Table, region: int) -> None:
    """The UN adds a die to its troops; it has nothing to lose. If it wins, the government shrinks by the margin."""
    army = s.chips[ARMY][region]
    troops = s.rules.un_forces.army
    attacker, defender = s.roll(), s.roll()
    attack, defence = troops + attacker, army + defender
    margin = 0 if upset(s.numbers, troops, army, attacker, defender) else attack - defence
    s.tell(TroopsFought, s.world.names[region], attacker, defender, attack, defence, fate(margin))
    if margin == 0:
        suffer(s, region, s.rules.war.draw_loses)
    elif margin < 0:
        suffer(s, region, s.rules.war.winner_loses)
    else:
        suffer(s, region, s.rules.war.loser_loses)
        everybody = s.option["un_troops_removed"] == "every-party"
        for party in tuple(range(s.seats)) if everybody else s.governments[region]:
            s.send_home(party, region, margin)
        protect(s, region)


def protect(s: Table, region: int) -> None:
    """The region is a protectorate until the next amnesty: delegates vote and count there (GP-134)."""
    s.protectorates = with_one(s.protectorates, region)
    s.tell(ProtectorateMade, s.world.names[region])
    s.regroup(region)
