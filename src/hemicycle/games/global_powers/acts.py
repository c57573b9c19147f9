"""The eight kinds of government action: which are possible, how each is specified, and how it is carried out."""

from __future__ import annotations

from typing import Any, Final

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Attack, Campaign, Convert, Emigrate, Purge, Rehabilitate, Trade
from hemicycle.games.global_powers.budget import Budget, can_budget, convert
from hemicycle.games.global_powers.diplomacy import Proposal, can_propose, propose
from hemicycle.games.global_powers.movement import (
    Emigration,
    Propaganda,
    Rehabilitation,
    campaign,
    can_campaign,
    can_emigrate,
    can_rehabilitate,
    emigrate,
    rehabilitate,
)
from hemicycle.games.global_powers.purge import PurgeVictim, can_purge, purge
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.trade import Partner, can_trade, negotiate
from hemicycle.games.global_powers.war import WarTarget, at_peace, can_attack, make_war
from hemicycle.games.global_powers.world import (
    ARMY,
    BUDGET,
    COMMERCE,
    DIPLOMACY,
    EMIGRATION,
    KINDS,
    PROPAGANDA,
    PROPOSAL,
    PURGE,
    REHABILITATION,
    WAR,
)

SECTIONS: Final = {
    BUDGET: "GP-060",
    EMIGRATION: "GP-062",
    PROPAGANDA: "GP-063",
    REHABILITATION: "GP-064",
    COMMERCE: "GP-065",
    PURGE: "GP-066",
    WAR: "GP-067",
    PROPOSAL: "GP-073",
}


def kinds(s: Table, seat: int, acting: Seats) -> list[Action]:
    """The kinds of action the active region can take up; a sanctioned one may only propose (GP-034, GP-078)."""
    region = s.active
    acts = s.world.acts
    if region in s.sanctioned:
        return [acts[PROPOSAL]] if can_propose(s, region) else []
    whose = (seat,) if s.shares and s.shares[0] == seat else acting
    options: list[Action] = []
    if can_budget(s, region):
        options.append(acts[BUDGET])
    if can_emigrate(s, region, whose):
        options.append(acts[EMIGRATION])
    if can_campaign(s, whose):
        options.append(acts[PROPAGANDA])
    if can_rehabilitate(s, region, whose):
        options.append(acts[REHABILITATION])
    if can_propose(s, region):
        options.append(acts[PROPOSAL])
    if can_trade(s, region):
        options.append(acts[COMMERCE])
    if can_purge(s, region, acting):
        options.append(acts[PURGE])
    if can_attack(s, region, acting):
        options.append(acts[WAR])
    return options


def choose(s: Table, kind: str) -> Step[Any, Any]:
    """The question that specifies an action of this kind."""
    region = s.world.names[s.active]
    if kind == BUDGET:
        return Budget(s.proposer, region)
    if kind == EMIGRATION:
        return Emigration(s.proposer, region)
    if kind == PROPAGANDA:
        return Propaganda(s.proposer, region)
    if kind == REHABILITATION:
        return Rehabilitation(s.proposer, region)
    if kind == COMMERCE:
        return Partner(s.proposer, region)
    if kind == PURGE:
        return PurgeVictim(s.proposer, region)
    if kind == WAR:
        return WarTarget(s.proposer, region)
    return Proposal(s.proposer, region)


def carry_out(s: Table) -> Next:
    """A confirmed action takes place."""
    motion = s.motion
    if isinstance(motion, Convert):
        return convert(s, motion)
    if isinstance(motion, Emigrate):
        return emigrate(s, motion)
    if isinstance(motion, Campaign):
        return campaign(s, motion)
    if isinstance(motion, Rehabilitate):
        return rehabilitate(s, motion)
    if isinstance(motion, Trade):
        return negotiate(s, motion)
    if isinstance(motion, Purge):
        return purge(s, motion)
    if isinstance(motion, Attack):
        return make_war(s, motion)
    return propose(s)


def why_no_act(s: Table, seat: int, kind: str) -> Refusal:
    """Why the active region cannot take up a kind of action, with the numbers behind it."""
    region = s.world.names[s.active]
    if kind not in KINDS:
        return Refusal("not-an-option", {"action": kind}, ("GP-034",))
    if s.active in s.sanctioned:
        return Refusal("only-lifting", {"region": region}, ("GP-078",))
    if kind == WAR and at_peace(s):
        return Refusal("peace-in-force", {"region": region}, ("GP-114",))
    detail: Detail = {
        "region": region,
        "kind": kind,
        "army": s.chips[ARMY][s.active],
        "diplomacy": s.chips[DIPLOMACY][s.active],
        "base": s.base[seat],
        "least": s.world.least_base,
        "mauritius": s.mauritius[seat],
    }
    return Refusal(f"no-{kind}-now", detail, (SECTIONS[kind],))
