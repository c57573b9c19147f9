"""Cards about regions: development aid, recession, revolution, sabotage, unrest."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.actions import STOP
from hemicycle.games.global_powers.actions_cards import Choose, Remove
from hemicycle.games.global_powers.events_world import RevolutionRolled, SabotageRolled
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import RESOURCES, TRADE


def surroundings(s: Table, struck: Sequence[bool]) -> list[Choose]:
    """The regions which, with their neighbours, hold one that would be struck."""
    world = s.world
    near = [False] * world.size
    for region in range(world.size):
        if struck[region]:
            for other in world.around[region]:
                near[other] = True
    return [world.choices[region] for region in range(world.size) if near[region]]


def without_effect(action: Action, section: str) -> Refusal | None:
    """A region where a card would change nothing."""
    if isinstance(action, Choose):
        return Refusal("region-without-effect", {"region": action.region}, (section,))
    return None


# --- development aid (GP-112) ---


def can_aid(s: Table, seat: int) -> bool:
    """Whether any region trades more than another."""
    trade = s.chips[TRADE]
    for chips in trade:
        if chips != trade[0]:
            return True
    return False


def development_aid(s: Table, seat: int) -> Next:
    """The player chooses who receives and who gives."""
    return DevelopmentAid(seat)


class DevelopmentAid(Solo[Table, Choose]):
    """A region is to get two trade chips from one that has more trade."""

    cites = ("GP-112",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        trade = s.chips[TRADE]
        most = max(trade)
        return [choice for choice, chips in zip(s.world.choices, trade, strict=True) if chips < most]

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        return AidGiver(seat, action.region)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return without_effect(action, "GP-112") or super().why_not(s, seat, action)


class AidGiver(Solo[Table, Choose]):
    """The player chooses which region with more trade has to give."""

    cites = ("GP-112",)

    def __init__(self, seat: int, region: str) -> None:
        self.seat = seat
        self.region = region  # which receives

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        trade = s.chips[TRADE]
        least = trade[s.world.index[self.region]]
        return [choice for choice, chips in zip(s.world.choices, trade, strict=True) if chips > least]

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        receiver = s.world.index[self.region]
        room = s.world.cap - s.chips[TRADE][receiver]
        s.gain(receiver, TRADE, s.lose(s.world.index[action.region], TRADE, min(s.rules.development_aid.trade, room)))
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Choose) and action.region in s.world.index:
            trade = s.chips[TRADE]
            detail: Detail = {
                "giver": action.region,
                "receiver": self.region,
                "gives": trade[s.world.index[action.region]],
                "has": trade[s.world.index[self.region]],
            }
            return Refusal("giver-not-richer", detail, ("GP-112",))
        return super().why_not(s, seat, action)


# --- recession (GP-118) ---


def receding(s: Table) -> list[bool]:
    """By region: whether it trades more than its government is strong."""
    trade = s.chips[TRADE]
    return [trade[region] > s.strength(region) for region in range(s.world.size)]


def can_recede(s: Table, seat: int) -> bool:
    """Whether any region would lose trade."""
    trade = s.chips[TRADE]
    for region, government in enumerate(s.governments):
        if trade[region] > (s.strength(region) if government or s.protectorates else 0):
            return True
    return False


def recession(s: Table, seat: int) -> Next:
    """The player chooses a region."""
    return Recession(seat)


class Recession(Solo[Table, Choose]):
    """A region and its neighbours lose all trade beyond their government's strength; an empty region has none."""

    cites = ("GP-118",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return surroundings(s, receding(s))

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        for region in s.world.around[s.world.index[action.region]]:
            s.lose(region, TRADE, s.chips[TRADE][region] - s.strength(region))
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return without_effect(action, "GP-118") or super().why_not(s, seat, action)


# --- revolution (GP-119) ---


def revolting(s: Table) -> list[bool]:
    """By region: whether its government is larger than the die's lowest face."""
    return [s.ruling_heads(region) > s.world.lowest_face for region in range(s.world.size)]


def can_revolt(s: Table, seat: int) -> bool:
    """Whether any government could lose politicians."""
    for region, government in enumerate(s.governments):
        if government and s.ruling_heads(region) > s.world.lowest_face:
            return True
    return False


def revolution(s: Table, seat: int) -> Next:
    """The player chooses a region."""
    return Revolution(seat)


class Revolution(Solo[Table, Choose]):
    """For a region and each neighbour a die says how many politicians each governing party keeps there."""

    cites = ("GP-119",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return surroundings(s, revolting(s))

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        for region in s.world.around[s.world.index[action.region]]:
            government = s.governments[region]
            if not government:
                continue
            face = s.roll()
            s.tell(RevolutionRolled, s.world.names[region], face)
            for party in government:
                s.send_home(party, region, s.heads[region][party] - face)
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return without_effect(action, "GP-119") or super().why_not(s, seat, action)


# --- sabotage (GP-121) ---


def stocked(s: Table, region: int) -> bool:
    """Whether a region has any chips."""
    raw, trade, diplomacy, army = s.chips
    return bool(raw[region] or trade[region] or diplomacy[region] or army[region])


def can_sabotage(s: Table, seat: int) -> bool:
    """Whether any region has any chips."""
    for kind in s.chips:
        for chips in kind:
            if chips:
                return True
    return False


def sabotage(s: Table, seat: int) -> Next:
    """The player chooses a region."""
    return Sabotage(seat)


class Sabotage(Solo[Table, Choose]):
    """A die says how many chips of a region the player may remove."""

    cites = ("GP-121",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return [s.world.choices[region] for region in range(s.world.size) if stocked(s, region)]

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        face = s.roll()
        s.tell(SabotageRolled, action.region, face)
        return Sabotaging(seat, action.region, face)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return without_effect(action, "GP-121") or super().why_not(s, seat, action)


class Sabotaging(Step[Table, Action]):
    """The player removes one chip after the other, and by option may leave it at fewer than the die shows."""

    cites = ("GP-121",)

    def __init__(self, seat: int, region: str, left: int) -> None:
        self.seat = seat
        self.region = region
        self.left = left

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if self.left and stocked(s, s.world.index[self.region]) else ()

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        region = s.world.index[self.region]
        removals: list[Action] = [Remove(RESOURCES[k]) for k in range(len(RESOURCES)) if s.chips[k][region]]
        return [*removals, STOP] if s.option["sabotage_may_stop"] else removals

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if not isinstance(action, Remove):
            return None
        s.lose(s.world.index[self.region], RESOURCES.index(action.resource), 1)
        return Sabotaging(seat, self.region, self.left - 1)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Remove):
            detail: Detail = {"region": self.region, "resource": action.resource, "count": 1, "held": 0}
            return Refusal("chips-not-there", detail, ("GP-004", "GP-121"))
        return super().why_not(s, seat, action)


# --- unrest (GP-124) ---


def rioting(s: Table) -> list[bool]:
    """By region: whether a governing party has more politicians than there is trade."""
    trade = s.chips[TRADE]
    return [s.ruling_heads(region) > trade[region] for region in range(s.world.size)]


def can_riot(s: Table, seat: int) -> bool:
    """Whether any government would lose politicians."""
    trade = s.chips[TRADE]
    for region, government in enumerate(s.governments):
        if government and s.ruling_heads(region) > trade[region]:
            return True
    return False


def unrest(s: Table, seat: int) -> Next:
    """The player chooses a region."""
    return Unrest(seat)


class Unrest(Solo[Table, Choose]):
    """In a region and its neighbours governing parties keep no more politicians than there are trade chips."""

    cites = ("GP-124",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table, seat: int) -> Sequence[Choose]:
        return surroundings(s, rioting(s))

    def answer(self, s: Table, seat: int, action: Choose) -> Next:
        for region in s.world.around[s.world.index[action.region]]:
            for party in s.governments[region]:
                s.send_home(party, region, s.heads[region][party] - s.chips[TRADE][region])
        return None

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return without_effect(action, "GP-124") or super().why_not(s, seat, action)
