"""Emigration, propaganda and rehabilitation: a government moves politicians."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import Campaign, Emigrate, Rehabilitate
from hemicycle.games.global_powers.coalition import bound
from hemicycle.games.global_powers.events_acts import ProposedEmigration, ProposedPropaganda, ProposedRehabilitation
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import DIPLOMACY


def movable(s: Table) -> Seats:
    """Whose politicians a proposer may name: any partner's, who must then agree; by a list only the own."""
    return (s.proposer,) if bound(s) else s.acting


class Emigration(Solo[Table, Emigrate]):
    """A politician of the government is to go to an adjacent region."""

    cites = ("GP-062",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Emigrate]:
        names = [s.world.names[region] for region in s.world.neighbours[s.active]]
        return [Emigrate(party, name) for party in movable(s) if s.heads[s.active][party] for name in names]

    def answer(self, s: Table, seat: int, action: Emigrate) -> Next:
        s.motion = action
        s.tell(ProposedEmigration, seat, self.region, action.seat, action.region)
        return None

    def describe(self, s: Table, seat: int, action: Emigrate) -> Detail:
        return {"mine": action.seat == seat}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Emigrate) and action.region in s.world.index:
            if s.world.index[action.region] not in s.world.neighbours[s.active]:
                return not_adjacent(s, action.region, "GP-062")
            return Refusal("not-in-government-here", {"seat": action.seat, "region": self.region}, ("GP-062",))
        return super().why_not(s, seat, action)


def not_adjacent(s: Table, region: str, section: str) -> Refusal:
    """Two regions that share neither a border nor a line."""
    return Refusal("not-adjacent", {"region": s.world.names[s.active], "other": region}, ("GP-005", section))


def can_emigrate(s: Table, region: int, parties: Seats) -> bool:
    """Whether anybody is there who could go anywhere."""
    heads = s.heads[region]
    if not s.world.neighbours[region]:
        return False
    for seat in parties:
        if heads[seat]:
            return True
    return False


def emigrate(s: Table, action: Emigrate) -> Next:
    """The politician moves; the majority may be lost by it (GP-062)."""
    s.move(action.seat, s.active, s.world.index[action.region], s.world.emigrants)
    return None


class Propaganda(Solo[Table, Campaign]):
    """A politician of the base is to go into the region or an adjacent one; another one retires for it."""

    cites = ("GP-063",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Campaign]:
        world = s.world
        regions = world.around[s.active] if world.campaigns_at_home else world.neighbours[s.active]
        able = [party for party in movable(s) if s.base[party] >= world.least_base]
        return [Campaign(party, world.names[region]) for party in able for region in regions]

    def answer(self, s: Table, seat: int, action: Campaign) -> Next:
        s.motion = action
        s.tell(ProposedPropaganda, seat, self.region, action.seat, action.region)
        return None

    def describe(self, s: Table, seat: int, action: Campaign) -> Detail:
        return {"mine": action.seat == seat}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Campaign) and action.region in s.world.index and 0 <= action.seat < s.seats:
            if action.seat not in movable(s):
                return Refusal("not-in-government-here", {"seat": action.seat, "region": self.region}, ("GP-063",))
            if s.base[action.seat] < s.world.least_base:
                return base_too_small(s, action.seat, s.world.least_base, "GP-063")
            return not_adjacent(s, action.region, "GP-063")
        return super().why_not(s, seat, action)


def base_too_small(s: Table, seat: int, least: int, section: str) -> Refusal:
    """A party has fewer politicians at home than it needs."""
    return Refusal("base-too-small", {"seat": seat, "base": s.base[seat], "least": least}, (section,))


def can_campaign(s: Table, parties: Seats) -> bool:
    """Whether any of these parties has enough politicians at home."""
    least = s.world.least_base
    for seat in parties:
        if s.base[seat] >= least:
            return True
    return False


def campaign(s: Table, action: Campaign) -> Next:
    """One politician comes, another one retires (GP-063)."""
    s.place(action.seat, s.world.index[action.region], s.world.campaigners)
    s.resign_from_base(action.seat, s.world.campaigners_retired)
    return None


class Rehabilitation(Solo[Table, Rehabilitate]):
    """A politician is to come back from Mauritius for a diplomacy chip."""

    cites = ("GP-003", "GP-064")

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: Table, seat: int) -> Sequence[Rehabilitate]:
        return [Rehabilitate(party) for party in movable(s) if s.mauritius[party]]

    def answer(self, s: Table, seat: int, action: Rehabilitate) -> Next:
        s.motion = action
        s.tell(ProposedRehabilitation, seat, self.region, action.seat)
        return None

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"price": s.world.rehabilitation_price}

    def describe(self, s: Table, seat: int, action: Rehabilitate) -> Detail:
        return {"mine": action.seat == seat}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Rehabilitate) and 0 <= action.seat < s.seats:
            if action.seat in movable(s):
                return Refusal("nobody-on-mauritius", {"seat": action.seat}, ("GP-064",))
            return Refusal("not-in-government-here", {"seat": action.seat, "region": self.region}, ("GP-064",))
        return super().why_not(s, seat, action)


def can_rehabilitate(s: Table, region: int, parties: Seats) -> bool:
    """Whether there is a chip to pay with and anybody to bring back."""
    if s.chips[DIPLOMACY][region] < s.world.rehabilitation_price:
        return False
    for seat in parties:
        if s.mauritius[seat]:
            return True
    return False


def rehabilitate(s: Table, action: Rehabilitate) -> Next:
    """A chip is paid and the politician comes home (GP-064)."""
    s.lose(s.active, DIPLOMACY, s.world.rehabilitation_price)
    s.come_home(action.seat, s.world.rehabilitated)
    return None
