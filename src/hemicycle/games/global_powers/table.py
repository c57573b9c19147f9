"""Everything on a table of Global Powers, seen and unseen, and the ways pieces move on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from hemicycle.core.state import State
from hemicycle.core.steps import Seats
from hemicycle.core.values import Action, Outcome
from hemicycle.games.global_powers.arithmetic import most_of, without
from hemicycle.games.global_powers.board import Numbers
from hemicycle.games.global_powers.events import (
    CameHome,
    Delegated,
    DelegatedFromBase,
    Dominated,
    Gained,
    GaveUpFromBase,
    GovernmentChanged,
    LeftTheGame,
    Lost,
    Moved,
    Placed,
    Resigned,
    ResignedFromBase,
    TieDiced,
    WentHome,
)
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.world import RESOURCES, World

NOBODY: Final = -1  # no seat
NOWHERE: Final = -2  # no region

# what became of the action a government proposed
OPEN: Final = ""  # not decided yet, or confirmed
FAILED: Final = "failed"
OUTVOTED: Final = "outvoted"  # failed in the vote, and the government did not push it through
DROPPED: Final = "dropped"  # given up for an agreement; it does not count as an action

# how a coalition shares a victory out, unless one partner is to place first
EVENLY: Final = -3
BY_DICE: Final = -4

Cards = tuple[int, ...]
OpenCard = tuple[int, int, int, int]  # card, owner, and for a pact the protected region and the neighbour it binds


@dataclass(kw_only=True, eq=False, repr=False, slots=True)
class Table(State):
    """The board, the parties and their cards."""

    rules: Rules
    heads: list[tuple[int, ...]]  # by region: how many politicians of each party
    governments: list[Seats]  # by region: the governing parties; follows from the heads
    governed: list[int]  # by party: how many regions it (co-)governs; follows from the governments
    abroad: list[int]  # by party: politicians in all regions; follows from the heads
    chips: list[list[int]]  # by resource, by region
    supply: list[int]  # by resource
    base: list[int]
    mauritius: list[int]
    delegates: list[int]  # in the UN
    gone: list[int]  # out of the game
    to_do: tuple[int, ...]  # the regions not yet activated since the last evaluation
    sanctioned: tuple[int, ...]
    disarmed: tuple[int, ...]
    protectorates: tuple[int, ...]
    dominance: int  # so many regions win at once
    player: int  # whose turn it is
    turns: int  # completed
    evaluations: int
    points: tuple[int, ...]  # of the last evaluation
    hands: list[Cards]  # secret, each in order
    reserves: list[Cards]  # secret too: the cards neither in hand nor played nor discarded
    discards: list[Cards]
    known: list[Cards]  # cards of a hand that everybody can work out, because the reserve had run out
    open_cards: tuple[OpenCard, ...]
    active: int  # the region whose government acts
    actions: int  # left to it
    failures: int  # it may still afford, where failed actions are not used up
    proposer: int
    acting: Seats  # the parties that act as government in the action going on
    objectors: Seats  # partners overruled by a sacrifice: their votes are not the government's
    motion: Action | None  # the action proposed
    stake: int  # the chips a diplomatic proposal is to start with
    fate: str
    shares: Seats  # who decides which of the next actions, by agreement
    sharers: Seats  # who has proposed such a list in this activation
    split: int  # who is to profit first from a war: a partner, or EVENLY or BY_DICE
    ayes: int  # for the proposal before the governments and the UN, so far
    noes: int
    bribes: tuple[tuple[int, str], ...]  # in the vote going on: whose delegate, and how it votes

    # what follows from these, at hand because rules ask for it so often
    world: World = field(init=False)
    option: dict[str, bool | int | str] = field(init=False)
    numbers: Numbers = field(init=False)
    circle: list[tuple[int, ...]] = field(init=False)
    most_governed: int = field(init=False)

    def __post_init__(self) -> None:
        world = self.world = self.rules.world
        self.option = world.option
        self.numbers = world.numbers[self.seats]
        self.circle = world.circles[self.seats]
        self.most_governed = most_of(self.governed)

    # --- politicians move; always as far as there are any ---

    def place(self, seat: int, region: int, count: int) -> int:
        """From the base into a region."""
        count = min(count, self.base[seat])
        if count > 0:
            self.base[seat] -= count
            self.tell(Placed, seat, count, self.world.names[region])
            self._change(seat, region, count)
        return count

    def send_home(self, seat: int, region: int, count: int) -> int:
        """From a region back to the base."""
        count = min(count, self.heads[region][seat])
        if count > 0:
            self.base[seat] += count
            self.tell(WentHome, seat, count, self.world.names[region])
            self._change(seat, region, -count)
        return count

    def resign(self, seat: int, region: int, count: int) -> int:
        """From a region to Mauritius."""
        count = min(count, self.heads[region][seat])
        if count > 0:
            self.mauritius[seat] += count
            self.tell(Resigned, seat, count, self.world.names[region])
            self._change(seat, region, -count)
        return count

    def resign_from_base(self, seat: int, count: int) -> int:
        """From the base to Mauritius."""
        count = min(count, self.base[seat])
        if count > 0:
            self.base[seat] -= count
            self.mauritius[seat] += count
            self.tell(ResignedFromBase, seat, count)
        return count

    def come_home(self, seat: int, count: int) -> int:
        """From Mauritius back to the base."""
        count = min(count, self.mauritius[seat])
        if count > 0:
            self.mauritius[seat] -= count
            self.base[seat] += count
            self.tell(CameHome, seat, count)
        return count

    def move(self, seat: int, origin: int, region: int, count: int) -> int:
        """From one region to another."""
        count = min(count, self.heads[origin][seat])
        if count > 0:
            self.tell(Moved, seat, count, self.world.names[origin], self.world.names[region])
            self._change(seat, origin, -count)
            self._change(seat, region, count)
        return count

    def delegate(self, seat: int, region: int) -> None:
        """One politician goes to the UN, from a region or (NOWHERE) from the base."""
        self.delegates[seat] += 1
        if region == NOWHERE:
            self.base[seat] -= 1
            self.tell(DelegatedFromBase, seat)
        else:
            self.tell(Delegated, seat, self.world.names[region])
            self._change(seat, region, -1)
        for protectorate in self.protectorates:
            self.regroup(protectorate)

    def give_up(self, seat: int, region: int) -> None:
        """One politician leaves the game, from a region or (NOWHERE) from the base."""
        self.gone[seat] += 1
        if region == NOWHERE:
            self.base[seat] -= 1
            self.tell(GaveUpFromBase, seat)
        else:
            self.tell(LeftTheGame, seat, self.world.names[region])
            self._change(seat, region, -1)

    def _change(self, seat: int, region: int, by: int) -> None:
        counts = list(self.heads[region])
        counts[seat] += by
        self.heads[region] = tuple(counts)
        self.abroad[seat] += by
        government = self.governments[region]
        if len(government) == 1 and not self.protectorates:
            ruler = government[0]
            if counts[seat] < counts[ruler] or (seat == ruler and by > 0):
                return  # the same party governs alone
        self.regroup(region)

    def regroup(self, region: int) -> None:
        """Whoever has most politicians in a region governs it, from this moment on (GP-007)."""
        counts = self.heads[region]
        if region in self.protectorates and self.option["protectorate_delegates_govern"]:
            counts = self.votes(region)
        most = 0
        leaders: list[int] = []
        for seat, count in enumerate(counts):
            if count > most:
                most = count
                leaders = [seat]
            elif count and count == most:
                leaders.append(seat)
        before, after = self.governments[region], tuple(leaders)
        if after == before:
            return
        for seat in before:
            self.governed[seat] -= 1
        for seat in after:
            self.governed[seat] += 1
        self.governments[region] = after
        self.most_governed = most_of(self.governed)
        self.tell(GovernmentChanged, self.world.names[region], after, tuple(self.governed))
        if self.world.dominance_at_once:
            self.check_dominance()

    def votes(self, region: int) -> tuple[int, ...]:
        """By party: heads in a region, in a protectorate the delegates too (GP-041, GP-134)."""
        heads = self.heads[region]
        if self.protectorates and region in self.protectorates:
            return tuple([heads[seat] + self.delegates[seat] for seat in range(self.seats)])
        return heads

    def strength(self, region: int) -> int:
        """The heads of the strongest party, never added up; in a protectorate as many as players (GP-009, GP-134)."""
        if self.protectorates and region in self.protectorates:
            return self.seats
        government = self.governments[region]
        return self.heads[region][government[0]] if government else 0

    def ruling_heads(self, region: int) -> int:
        """How many politicians of one governing party are in a region."""
        heads = self.heads[region]
        if self.protectorates:
            return max([heads[seat] for seat in self.governments[region]], default=0)
        government = self.governments[region]
        return heads[government[0]] if government else 0

    def force(self, seat: int) -> tuple[int, int, int]:
        """How strong a party is: politicians in all regions, then delegates, then few on Mauritius (GP-006)."""
        return self.abroad[seat], self.delegates[seat], -self.mauritius[seat]

    def ranking(self, parties: Sequence[int]) -> list[int]:
        """The parties, strongest first; where nothing else decides, a die does (GP-006, GP-010)."""
        order = list(parties)
        forces = [self.force(seat) for seat in range(self.seats)]
        if len({forces[seat] for seat in order}) < len(order):
            self.chance.shuffle(order)
        return sorted(order, key=forces.__getitem__, reverse=True)

    def strongest(self, parties: Sequence[int]) -> int:
        """The strongest of these parties (GP-006)."""
        if len(parties) == 1:
            return parties[0]
        best = max([self.force(seat) for seat in parties])
        return self.pick([seat for seat in parties if self.force(seat) == best])

    def weakest(self, parties: Sequence[int]) -> int:
        """The weakest of these parties (GP-006)."""
        least = min([self.force(seat) for seat in parties])
        return self.pick([seat for seat in parties if self.force(seat) == least])

    def pick(self, parties: Sequence[int]) -> int:
        """One of these parties; if there are several, a die decides (GP-010)."""
        if len(parties) == 1:
            return parties[0]
        picked = parties[self.chance.pick(len(parties))]
        self.tell(TieDiced, tuple(parties), picked)
        return picked

    def roll(self) -> int:
        """What a die shows."""
        return self.world.faces[self.chance.pick(len(self.world.faces))]

    def check_dominance(self) -> bool:
        """Whoever (co-)governs as many regions as the marker shows wins, from the moment play begins (GP-036)."""
        if self.most_governed >= self.dominance and self.playing() and self.outcome is None:
            self.dominate()
        return self.outcome is not None

    def playing(self) -> bool:
        """Whether dominance counts yet: not during the set-up, by option not before the first turn is over."""
        return self.turns > 0 or (self.player != NOBODY and self.world.dominance_from_play)

    def dominate(self) -> None:
        """Where several parties dominate, the strongest wins, or by option nobody does for now (GP-036)."""
        dominant = [seat for seat in range(self.seats) if self.governed[seat] >= self.dominance]
        if len(dominant) == 1 or self.option["dominance_tie"] == "strongest":
            winner = self.strongest(dominant)
            self.tell(Dominated, winner, self.governed[winner], self.dominance)
            self.finish(Outcome("dominance", (winner,), scores=self.points))

    # --- chips move; surplus is lost, what is missing stays missing (GP-004) ---

    def gain(self, region: int, resource: int, count: int) -> int:
        """From the supply to a region."""
        held = self.chips[resource]
        count = min(count, min(self.supply[resource], self.world.cap - held[region]))
        if count > 0:
            held[region] += count
            self.supply[resource] -= count
            self.tell(Gained, self.world.names[region], RESOURCES[resource], count)
        return count

    def lose(self, region: int, resource: int, count: int) -> int:
        """From a region to the supply."""
        held = self.chips[resource]
        count = min(count, held[region])
        if count > 0:
            held[region] -= count
            self.supply[resource] += count
            self.tell(Lost, self.world.names[region], RESOURCES[resource], count)
        return count

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand."""
        self.hands[seat] = without(self.hands[seat], card)
        if card in self.known[seat]:
            self.known[seat] = without(self.known[seat], card)

    def discard_open(self, card: OpenCard) -> None:
        """An open card has done its work."""
        self.open_cards = tuple([each for each in self.open_cards if each != card])
        self.discards[card[1]] += (card[0],)

    def open_card(self, seat: int, card: int) -> OpenCard | None:
        """The open card of this name before a seat, if it has one."""
        for each in self.open_cards:
            if each[0] == card and each[1] == seat:
                return each
        return None
