"""Diplomacy: a region or a card puts a proposal before all governments and the UN."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from hemicycle.core.steps import Detail, Next, Refusal, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Ban, Disarm, Lift, Sanction, Stake
from hemicycle.games.global_powers.arithmetic import carried, with_one, without
from hemicycle.games.global_powers.events_acts import (
    ProposedBan,
    ProposedDisarmament,
    ProposedLifting,
    ProposedSanction,
)
from hemicycle.games.global_powers.events_world import Disarmed, ProposalDecided, Sanctioned, SanctionLifted
from hemicycle.games.global_powers.table import NOWHERE, Table
from hemicycle.games.global_powers.un import ballot
from hemicycle.games.global_powers.world import ARMY, DIPLOMACY


def proposals(s: Table, region: int) -> list[Action]:
    """Everything a region, or (NOWHERE) the player of a card, may propose now."""
    world = s.world
    if region != NOWHERE and region in s.sanctioned:
        return [world.lifts[region]]
    regions = range(world.size)
    options: list[Action] = []
    for k in regions:
        if s.governments[k]:
            options += compress(world.bans[k], s.heads[k])
    if s.disarmed:
        options += [world.disarmaments[k] for k in regions if can_disarm(s, k)]
    else:
        options += world.disarmaments
    if len(s.sanctioned) < s.rules.markers.sanction:
        options += [world.sanctions[k] for k in regions if k not in s.sanctioned]
    if s.option["sanction_lift_proposer"] == "any-region":
        options += [world.lifts[k] for k in s.sanctioned]
    return options


def can_disarm(s: Table, region: int) -> bool:
    """A region with an army can be disarmed (again); one without as long as there is a marker for it (GP-076)."""
    marker = len(s.disarmed) < s.rules.markers.disarmament
    return bool(s.chips[ARMY][region]) if region in s.disarmed else marker


def can_propose(s: Table, region: int) -> bool:
    """Whether a region has a chip to stake and anything to propose."""
    if s.chips[DIPLOMACY][region] < s.world.least_stake:
        return False
    return not s.protectorates or bool(proposals(s, region))  # where there is a government, a party can be banned


def anything_to_propose(s: Table, region: int) -> bool:
    """Where there are politicians, a party can be banned."""
    if not s.protectorates:
        for government in s.governments:
            if government:
                return True
    return bool(proposals(s, region))


def may_lift(s: Table, region: int) -> bool:
    """Whether a sanctioned region can propose the end of its sanction (GP-078)."""
    return s.chips[DIPLOMACY][region] >= s.world.least_stake


class Proposal(Solo[Table, Action]):
    """A proposal is chosen: a party ban, a disarmament, a sanction, or the end of one."""

    cites = ("GP-073", "GP-075", "GP-076", "GP-077", "GP-078", "GP-111")

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region  # "" when a card proposes

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return proposals(s, s.active)

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        s.motion = action
        announce(s, seat, action)
        if s.active == NOWHERE:
            return ballot(s, s.rules.initiative.votes + s.stake), ProposalEffect()
        if s.chips[DIPLOMACY][s.active] > s.world.least_stake:
            return OwnStake(seat, self.region)
        s.stake = s.world.least_stake
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"by": "region" if self.region else "card"}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Ban | Disarm | Sanction | Lift) and action.region in s.world.index:
            return why_no_proposal(s, action, s.world.index[action.region])
        return super().why_not(s, seat, action)


def announce(s: Table, seat: int, action: Action) -> None:
    """Everybody hears what is proposed."""
    if isinstance(action, Ban):
        s.tell(ProposedBan, seat, action.region, action.seat)
    elif isinstance(action, Disarm):
        s.tell(ProposedDisarmament, seat, action.region)
    elif isinstance(action, Sanction):
        s.tell(ProposedSanction, seat, action.region)
    elif isinstance(action, Lift):
        s.tell(ProposedLifting, seat, action.region)


def why_no_proposal(s: Table, action: Ban | Disarm | Sanction | Lift, region: int) -> Refusal:
    """Why this cannot be proposed now."""
    markers = s.rules.markers
    if s.active != NOWHERE and s.active in s.sanctioned:
        return Refusal("only-lifting", {"region": s.world.names[s.active]}, ("GP-078",))
    if isinstance(action, Ban):
        return Refusal("party-not-there", {"seat": action.seat, "region": action.region}, ("GP-075",))
    if isinstance(action, Lift):
        code = "only-lifted-by-itself" if region in s.sanctioned else "not-sanctioned"
        return Refusal(code, {"region": action.region}, ("GP-078",))
    if isinstance(action, Sanction):
        if region in s.sanctioned:
            return Refusal("sanctioned-already", {"region": action.region}, ("GP-077",))
        return Refusal("marker-used-up", marked(s, "sanction", markers.sanction, s.sanctioned), ("GP-004", "GP-077"))
    if region in s.disarmed:
        return Refusal("nothing-to-disarm", {"region": action.region, "army": 0}, ("GP-076",))
    return Refusal("marker-used-up", marked(s, "disarmament", markers.disarmament, s.disarmed), ("GP-004", "GP-076"))


def marked(s: Table, marker: str, count: int, regions: tuple[int, ...]) -> Detail:
    """Where all markers of a kind lie."""
    return {"marker": marker, "count": count, "regions": tuple([s.world.names[region] for region in regions])}


class OwnStake(Solo[Table, Stake]):
    """The proposing region puts one or more of its diplomacy chips behind the proposal."""

    cites = ("GP-073",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Stake]:
        return [Stake(k) for k in range(s.world.least_stake, s.chips[DIPLOMACY][s.active] + 1)]

    def answer(self, s: Table, seat: int, action: Stake) -> Next:
        s.stake = action.chips
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Stake):
            held = s.chips[DIPLOMACY][s.active]
            detail: Detail = {"chips": action.chips, "held": held, "least": s.world.least_stake}
            return Refusal("no-such-stake", detail, ("GP-073",))
        return super().why_not(s, seat, action)


def propose(s: Table) -> Next:
    """The stake is laid on the side in favour; then all governments and the UN vote (GP-073)."""
    return ballot(s, 0), ProposalEffect()


class ProposalEffect(Step[Table, Action]):
    """A proposal is accepted with more votes for than against; the margin says how far it goes."""

    cites = ("GP-073", "GP-075", "GP-076", "GP-077", "GP-078")

    def conclude(self, s: Table) -> Next:
        accepted = carried(s.ayes, s.noes)
        s.tell(ProposalDecided, s.ayes, s.noes, accepted)
        if accepted:
            take_effect(s, s.motion, s.ayes - s.noes)
        s.ayes = s.noes = 0
        if s.active == NOWHERE:
            s.motion = None
            s.stake = 0
        return None


def take_effect(s: Table, motion: Action | None, margin: int) -> None:
    """What an accepted proposal does."""
    if isinstance(motion, Ban):
        s.send_home(motion.seat, s.world.index[motion.region], margin)
    elif isinstance(motion, Disarm):
        disarm(s, s.world.index[motion.region], margin)
    elif isinstance(motion, Sanction):
        s.sanctioned = with_one(s.sanctioned, s.world.index[motion.region])
        s.tell(Sanctioned, motion.region)
    elif isinstance(motion, Lift):
        s.sanctioned = without(s.sanctioned, s.world.index[motion.region])
        s.tell(SanctionLifted, motion.region)


def disarm(s: Table, region: int, margin: int) -> None:
    """The region loses army and may not arm until the next evaluation (GP-076)."""
    s.lose(region, ARMY, margin)
    if region not in s.disarmed:
        s.disarmed = with_one(s.disarmed, region)
        s.tell(Disarmed, s.world.names[region])
