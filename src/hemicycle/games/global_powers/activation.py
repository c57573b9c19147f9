"""A region is activated: its government, whoever that is at the moment, uses the region's actions one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import DECLINE, STOP, Act, Lift, ShareOut, UseDrive
from hemicycle.games.global_powers.acts import carry_out, choose, kinds, why_no_act
from hemicycle.games.global_powers.alternative import alternatives
from hemicycle.games.global_powers.arithmetic import without
from hemicycle.games.global_powers.coalition import SHARE_OUT, Sharing, may_share
from hemicycle.games.global_powers.confirmation import confirm
from hemicycle.games.global_powers.diplomacy import may_lift
from hemicycle.games.global_powers.events import (
    ActionFailed,
    ActionsForgone,
    Activated,
    ActivationEnded,
    DriveUsed,
    EmptyRegionDone,
)
from hemicycle.games.global_powers.politics import clockwise, then
from hemicycle.games.global_powers.table import DROPPED, FAILED, NOBODY, NOWHERE, OPEN, OUTVOTED, Table
from hemicycle.games.global_powers.world import DRIVE

USE_DRIVE: Final = UseDrive()
DRIVES: Final[tuple[Action, ...]] = (USE_DRIVE, DECLINE)


def activate(s: Table, seat: int, region: int, strengths: tuple[int, ...]) -> Next:
    """The region is done for this round; its government may act as often as it is strong (GP-032 to GP-034)."""
    s.to_do = without(s.to_do, region)
    if not s.governments[region]:
        s.tell(EmptyRegionDone, seat, s.world.names[region])
        return None
    s.active = region
    s.actions = strengths[region] if strengths else s.strength(region)
    s.failures = s.actions
    s.tell(Activated, seat, s.world.names[region], s.governments[region], s.actions)
    return next_action(s)


def next_action(s: Table) -> Next:
    """The government of this moment proposes the next action, as long as there are any left (GP-035)."""
    government = s.governments[s.active]
    if not government or not s.failures or not can_act(s):
        return end_activation(s)
    if s.actions:
        return GovernmentActs(proposer(s, government), s.world.names[s.active], s.actions, ())
    if not s.open_cards:
        return end_activation(s)
    driven = tuple([seat for seat in clockwise(s, s.player) if seat in government and s.open_card(seat, DRIVE)])
    return ExtraAction(driven, s.world.names[s.active]) if driven else end_activation(s)


def can_act(s: Table) -> bool:
    """A sanctioned region can do nothing but propose the end of its sanction (GP-077, GP-078)."""
    return s.active not in s.sanctioned or may_lift(s, s.active)


def proposer(s: Table, government: Seats) -> int:
    """Who proposes: by the agreed list, else the only party, the next partner after a refusal, the player whose
    turn it is, or the strongest partner (GP-047).
    """
    if s.shares and s.shares[0] in government:
        return s.shares[0]
    if len(government) == 1:
        return government[0]
    if s.fate in (FAILED, OUTVOTED):
        return next(seat for seat in clockwise(s, s.proposer) if seat in government)
    return s.player if s.player in government else s.strongest(government)


def end_activation(s: Table) -> Next:
    """The region has acted."""
    s.tell(ActivationEnded, s.world.names[s.active])
    s.active = NOWHERE
    s.actions = s.failures = 0
    s.proposer = NOBODY
    s.fate = OPEN
    s.shares = s.sharers = ()
    return None


class GovernmentActs(Solo[Table, Action]):
    """The government takes up one of the eight kinds of action, or leaves it at that."""

    cites = ("GP-034", "GP-035", "GP-047", "GP-078")

    def __init__(self, seat: int, region: str, actions: int, stopped: Seats) -> None:
        self.seat = seat
        self.region = region
        self.actions = actions
        self.stopped = stopped  # partners who want no further action, or have no say in it

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        acting = s.governments[s.active]
        options = kinds(s, seat, acting)
        if len(acting) > 1 and may_share(s, seat):
            options.append(SHARE_OUT)
        options.append(STOP)
        return options

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Act):
            s.proposer = seat
            s.acting = s.governments[s.active]
            s.objectors = ()
            s.fate = OPEN
            return choose(s, action.kind), CONFIRMATION
        if isinstance(action, ShareOut):
            s.sharers += (seat,)
            return Sharing(seat, self.region, ()), NextAction()
        return self.stop(s, seat)

    def stop(self, s: Table, seat: int) -> Next:
        """One party wants no further action: an action that is its own lapses, else the next partner may act."""
        s.tell(ActionsForgone, seat, self.region)
        if s.shares and s.shares[0] == seat:
            s.shares = s.shares[1:]
            s.actions -= 1
            return next_action(s)
        stopped = (*self.stopped, seat)
        for partner in clockwise(s, seat):
            if partner in s.governments[s.active] and partner not in stopped and not s.shares:
                return GovernmentActs(partner, self.region, self.actions, stopped)
        return end_activation(s)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Act):
            return why_no_act(s, seat, action.kind)
        if isinstance(action, ShareOut):
            return Refusal("no-list-now", {"actions": s.actions}, ("GP-047",))
        return super().why_not(s, seat, action)


class NextAction(Step[Table, Action]):
    """Agreed or not about a list: the next action is proposed."""

    cites = ("GP-035",)

    def conclude(self, s: Table) -> Next:
        s.fate = OPEN
        return next_action(s)


class ExtraAction(Step[Table, Action]):
    """Whoever governs here and has Drive lying open may spend it for one more action."""

    cites = ("GP-122",)
    may = True

    def __init__(self, seats: Seats, region: str) -> None:
        self.seats = seats
        self.region = region

    def waiting(self, s: Table) -> Seats:
        return self.seats[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return DRIVES

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, UseDrive):
            card = s.open_card(seat, DRIVE)
            assert card is not None
            s.discard_open(card)
            s.actions = s.rules.drive.actions
            s.tell(DriveUsed, seat, self.region)
            partners = tuple([k for k in s.governments[s.active] if k != seat])
            return GovernmentActs(seat, self.region, s.actions, partners)  # nobody else is asked
        rest = self.seats[1:]
        return ExtraAction(rest, self.region) if rest else end_activation(s)

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"of": "drive"} if action is DECLINE else {}


class Confirmation(Step[Table, Action]):
    """An action must be confirmed before it is carried out."""

    cites = ("GP-040", "GP-047", "GP-066")

    def conclude(self, s: Table) -> Next:
        asked = confirm(s)
        return execute(s) if asked is None else then(asked, EXECUTION)


class Execution(Step[Table, Action]):
    """A confirmed action is carried out; one that was outvoted may give way to the opposition's."""

    cites = ("GP-035", "GP-049")

    def conclude(self, s: Table) -> Next:
        return execute(s)


def execute(s: Table) -> Next:
    """The action takes place, or the opposition's alternatives do (GP-131), or nothing."""
    if s.fate == OPEN:
        following = carry_out(s)
        return action_done(s) if following is None else then(following, ACTION_DONE)
    if s.fate == OUTVOTED and s.world.alternatives:
        return alternatives(s), ACTION_DONE
    return action_done(s)


class ActionDone(Step[Table, Action]):
    """An action is used up, whether it came off or not; then the government of this moment goes on."""

    cites = ("GP-035", "GP-036", "GP-049")

    def conclude(self, s: Table) -> Next:
        return action_done(s)


def action_done(s: Table) -> Next:
    """Count the action, unless it was given up for an agreement (GP-049)."""
    failed = s.fate in (FAILED, OUTVOTED)
    if failed:
        s.tell(ActionFailed, s.world.names[s.active])
    if failed and not s.world.failures_spent:
        s.failures -= 1
    elif s.fate != DROPPED:
        s.actions -= 1
        s.shares = s.shares[1:]
    if s.active in s.sanctioned and isinstance(s.motion, Lift) and s.world.lifted_in_one_attempt:
        s.failures = 0
    s.motion = None
    s.acting = s.objectors = ()
    s.stake = 0
    return None if s.check_dominance() else next_action(s)


CONFIRMATION: Final = Confirmation()
EXECUTION: Final = Execution()
ACTION_DONE: Final = ActionDone()
