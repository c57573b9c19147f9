"""Cards about politicians: assassination, expansion, retirement, defector, transfer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions_cards import Choose, Expand, Retire, RetireFromBase, Target
from hemicycle.games.global_powers.events_world import Assassination
from hemicycle.games.global_powers.table import Table

RETIRE_FROM_BASE: Final = RetireFromBase()


def foreign(s: Table, seat: int) -> list[Target]:
    """All politicians of other parties."""
    found: list[Target] = []
    for region, heads in enumerate(s.heads):
        if s.governments[region] or s.protectorates:
            targets = s.world.targets[region]
            found += [targets[party] for party in range(s.seats) if heads[party] and party != seat]
    return found


def can_retire(s: Table, seat: int) -> bool:
    """Whether any other party is in any region."""
    for party, abroad in enumerate(s.abroad):
        if abroad and party != seat:
            return True
    return False


def no_such_politician(s: Table, action: Target, section: str) -> Refusal:
    """Nobody of that party can be named there."""
    return Refusal("party-not-there", {"seat": action.seat, "region": action.region}, (section,))


def whose(seat: int, action: Target) -> Detail:
    """Whether it is a politician of one's own."""
    return {"mine": action.seat == seat}


# --- assassination (GP-110) ---


def can_assassinate(s: Table, seat: int) -> bool:
    """Whether anybody can be attacked."""
    if s.option["assassination_where"] == "anywhere":
        return can_retire(s, seat)
    for heads in s.heads:
        if heads[seat] and sum(heads) > heads[seat]:
            return True
    return False


def within_reach(s: Table, seat: int, region: int) -> bool:
    """Only where one is present; by option anywhere."""
    return s.heads[region][seat] > 0 or s.option["assassination_where"] == "anywhere"


def assassination(s: Table, seat: int) -> Next:
    """The player names a victim."""
    return AssassinationVictim(seat)


class AssassinationVictim(Solo[Table, Target]):
    """On a 1 the victim dies, on a 2 it goes home, on a 3 the culprit flees to Mauritius."""

    cites = ("GP-110",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Target]:
        return [target for target in foreign(s, seat) if within_reach(s, seat, s.world.index[target.region])]

    def answer(self, s: Table, seat: int, action: Target) -> Next:
        region = s.world.index[action.region]
        face = s.roll()
        s.tell(Assassination, seat, action.seat, action.region, face)
        if face == s.rules.assassination.dies:
            s.give_up(action.seat, region)
        elif face == s.rules.assassination.sent_home:
            s.send_home(action.seat, region, 1)
        elif face == s.rules.assassination.culprit_flees:
            flee(s, seat, region)
        return None

    def describe(self, s: Table, seat: int, action: Target) -> Detail:
        return whose(seat, action)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Target):
            return no_such_politician(s, action, "GP-110")
        return super().why_not(s, seat, action)


def flee(s: Table, seat: int, region: int) -> None:
    """One of the culprits' own goes to Mauritius, from there or, where they need not be present, from the base."""
    if s.option["assassination_where"] == "anywhere" and s.base[seat]:
        s.resign_from_base(seat, 1)
    else:
        s.resign(seat, region, 1)


# --- expansion (GP-113) ---


def can_expand(s: Table, seat: int) -> bool:
    """Whether there is somebody to place and somewhere to go."""
    somewhere = s.abroad[seat] > 0 or s.option["expansion_where"] == "anywhere"
    return somewhere and s.base[seat] >= fewest(s)


def fewest(s: Table) -> int:
    """One politician will do; by option it must be the full number."""
    return s.rules.expansion.places if s.option["expansion_count"] == "exactly" else 1


def expandable(s: Table, seat: int) -> list[int]:
    """The regions where one is present; by option all."""
    anywhere = s.option["expansion_where"] == "anywhere"
    return [region for region in range(s.world.size) if anywhere or s.heads[region][seat]]


def expansion(s: Table, seat: int) -> Next:
    """The player chooses a region and how many to place."""
    return Expansion(seat)


class Expansion(Solo[Table, Expand]):
    """Up to two politicians of the base go into a region where the player is present."""

    cites = ("GP-113",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Expand]:
        most = min(s.base[seat], s.rules.expansion.places)
        return [Expand(s.world.names[k], count) for k in expandable(s, seat) for count in range(fewest(s), most + 1)]

    def answer(self, s: Table, seat: int, action: Expand) -> Next:
        s.place(seat, s.world.index[action.region], action.politicians)
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Expand) and action.region in s.world.index:
            if s.world.index[action.region] not in expandable(s, seat):
                return Refusal("party-not-there", {"seat": seat, "region": action.region}, ("GP-113",))
            most = min(s.base[seat], s.rules.expansion.places)
            return Refusal(
                "no-such-number", {"count": action.politicians, "least": fewest(s), "most": most}, ("GP-113",)
            )
        return super().why_not(s, seat, action)


# --- retirement (GP-120) ---


def retirement(s: Table, seat: int) -> Next:
    """The player names a politician."""
    return RetirementVictim(seat)


class RetirementVictim(Solo[Table, Target]):
    """A politician of another party goes home."""

    cites = ("GP-120",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Target]:
        return foreign(s, seat)

    def answer(self, s: Table, seat: int, action: Target) -> Next:
        s.send_home(action.seat, s.world.index[action.region], s.rules.retirement.removes)
        return None

    def describe(self, s: Table, seat: int, action: Target) -> Detail:
        return whose(seat, action)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Target):
            return no_such_politician(s, action, "GP-120")
        return super().why_not(s, seat, action)


# --- defector (GP-123) ---


def can_defect(s: Table, seat: int) -> bool:
    """Whether there is somebody to put in the place of another party's politician."""
    return s.base[seat] > 0 and can_retire(s, seat)


def defector(s: Table, seat: int) -> Next:
    """The player names a politician."""
    return Defection(seat)


class Defection(Solo[Table, Target]):
    """A politician of another party is replaced by one of the own base; another own one retires for it."""

    cites = ("GP-123",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Target]:
        return foreign(s, seat)

    def answer(self, s: Table, seat: int, action: Target) -> Next:
        region = s.world.index[action.region]
        count = min(s.rules.defector.replaces, s.base[seat])
        if s.option["defector_victim"] == "mauritius":
            count = s.resign(action.seat, region, count)
        else:
            count = s.send_home(action.seat, region, count)
        s.place(seat, region, count)
        return DefectorFee(seat, s.rules.defector.retires)

    def describe(self, s: Table, seat: int, action: Target) -> Detail:
        return whose(seat, action)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Target):
            return no_such_politician(s, action, "GP-123")
        return super().why_not(s, seat, action)


class DefectorFee(Step[Table, Action]):
    """Another own politician goes to Mauritius: from the base if there is one, else from a region of one's choice."""

    cites = ("GP-123",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def waiting(self, s: Table) -> Seats:
        free = not s.base[self.seat] or s.option["defector_fee"] == "free-choice"
        return (self.seat,) if self.left and free else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        regions = [Retire(s.world.names[region]) for region in range(s.world.size) if s.heads[region][seat]]
        return [RETIRE_FROM_BASE, *regions] if s.base[seat] else regions

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Retire):
            s.resign(seat, s.world.index[action.region], 1)
        else:
            s.resign_from_base(seat, 1)
        return DefectorFee(seat, self.left - 1)

    def conclude(self, s: Table) -> Next:
        if not self.left:
            return None
        s.resign_from_base(self.seat, 1)
        return DefectorFee(self.seat, self.left - 1)


# --- transfer (GP-125) ---


def can_transfer(s: Table, seat: int) -> bool:
    """Whether there is anybody to move."""
    for abroad in s.abroad:
        if abroad:
            return True
    return False


def transfer(s: Table, seat: int) -> Next:
    """The player names a politician."""
    return Transfer(seat)


class Transfer(Solo[Table, Target]):
    """A politician of any party is to move."""

    cites = ("GP-125",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Target]:
        found: list[Target] = []
        for region, heads in enumerate(s.heads):
            if s.governments[region] or s.protectorates:
                targets = s.world.targets[region]
                found += [targets[party] for party in range(s.seats) if heads[party]]
        return found

    def answer(self, s: Table, seat: int, action: Target) -> Next:
        return TransferTo(seat, action.region, action.seat)

    def describe(self, s: Table, seat: int, action: Target) -> Detail:
        return whose(seat, action)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Target):
            return no_such_politician(s, action, "GP-125")
        return super().why_not(s, seat, action)


class TransferTo(Solo[Table, Choose]):
    """The politician goes to any other region."""

    cites = ("GP-125",)

    def __init__(self, seat: int, origin: str, party: int) -> None:
        self.seat = seat
        self.origin = origin
        self.party = party

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return [choice for choice in s.world.choices if choice.region != self.origin]

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        origin = s.world.index[self.origin]
        s.move(self.party, origin, s.world.index[action.region], s.rules.transfer.moves)
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"mine": self.party == seat}
