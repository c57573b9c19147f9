"""Extended rule: before delegates vote, regions may pay trade to silence them or to buy their votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hemicycle.core.steps import CONSENT, Detail, Next, Refusal, Seats, Step
from hemicycle.core.values import Action, word
from hemicycle.games.global_powers.actions import CONSENTS, DECLINE, Agree, Bribe
from hemicycle.games.global_powers.events_world import Bribed, BribeRefused
from hemicycle.games.global_powers.politics import clockwise, moved, promised
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import TRADE

ABSTENTION: Final = "abstain"
VOTES: Final[tuple[str, ...]] = (ABSTENTION, "for", "against")


def bribed(s: Table, vote: str) -> int:
    """How many delegates are paid to vote like this."""
    return len([each for _, each in s.bribes if each == vote])


def free_delegates(s: Table, seat: int) -> int:
    """How many delegates of a party vote as they like."""
    return s.delegates[seat] - len([victim for victim, _ in s.bribes if victim == seat])


def price(s: Table, vote: str) -> int:
    """What a bribe costs."""
    return s.rules.bribes.abstain if vote == ABSTENTION else s.rules.bribes.vote


def spendable(s: Table, region: int) -> int:
    """The trade a region has beyond what the action being confirmed will take from it (GP-004, GP-132)."""
    return s.chips[TRADE][region] - promised(s, region, TRADE)


def contested(s: Table, seat: int) -> Detail:
    """What the delegates will vote on: a proposal before the UN, or (`polled`) an action of a protectorate (GP-134)."""
    polled = any([word(type(step)) == "poll" for step in s.agenda])
    home = {"home": s.world.names[s.active]} if polled else {}
    return {"polled": polled, **home, **moved(s, seat)}


def bribe_delegates(s: Table) -> Step[Table, Action]:
    """All regions that can act and pay may bribe, richest in trade first (GP-132)."""
    trade = s.chips[TRADE]
    cheapest = min(price(s, vote) for vote in VOTES)
    able = [
        k for k in range(s.world.size) if s.governments[k] and k not in s.sanctioned and spendable(s, k) >= cheapest
    ]
    able.sort(key=lambda region: -trade[region])
    return Bribers(tuple([s.world.names[region] for region in able]))


class Bribers(Step[Table, Action]):
    """The next region may bribe."""

    cites = ("GP-132",)

    def __init__(self, regions: tuple[str, ...]) -> None:
        self.regions = regions

    def conclude(self, s: Table) -> Next:
        if not self.regions:
            return None
        region = self.regions[0]
        government = s.governments[s.world.index[region]]
        speaker = s.strongest(government)
        return Bribery(region, speaker, self.regions[1:])


class Bribery(Step[Table, Action]):
    """A region may pay delegates to abstain or to vote as it says, as long as its trade lasts."""

    cites = ("GP-132",)
    may = True

    def __init__(self, region: str, seat: int, regions: tuple[str, ...]) -> None:
        self.region = region
        self.seat = seat
        self.regions = regions  # to come

    def waiting(self, s: Table) -> Seats:
        return (self.seat,) if self.bribes(s) else ()

    def bribes(self, s: Table) -> list[Action]:
        """The bribes this region can pay now."""
        region = s.world.index[self.region]
        trade = spendable(s, region)
        votes = [vote for vote in VOTES if price(s, vote) <= trade]
        victims = [seat for seat in range(s.seats) if (seat,) != s.governments[region] and free_delegates(s, seat) > 0]
        return [Bribe(seat, vote) for seat in victims for vote in votes]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return [*self.bribes(s), DECLINE]

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if not isinstance(action, Bribe):
            return Bribers(self.regions)
        government = s.governments[s.world.index[self.region]]
        partners = tuple([k for k in clockwise(s, seat) if k in government and k != seat])
        return BribeConsent(self.region, seat, partners, action.seat, action.vote, self.regions)

    def conclude(self, s: Table) -> Next:
        return Bribers(self.regions)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Bribe) and action.vote in VOTES and 0 <= action.seat < s.seats:
            detail: Detail = {
                "seat": action.seat,
                "delegates": free_delegates(s, action.seat),
                "price": price(s, action.vote),
                "trade": spendable(s, s.world.index[self.region]),
            }
            return Refusal("no-such-bribe", detail, ("GP-132",))
        return super().why_not(s, seat, action)

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        if isinstance(action, Bribe):
            return {"price": price(s, action.vote), "mine": action.seat == seat}
        return {"of": "bribe"}

    def prompt(self, s: Table, seat: int) -> Detail:
        return contested(s, seat)


class BribeConsent(Step[Table, Action]):
    """In a coalition the partners must agree to a bribe; else the region bribes no more."""

    cites = ("GP-132",)
    kind = CONSENT

    def __init__(self, region: str, seat: int, asked: Seats, victim: int, vote: str, regions: tuple[str, ...]) -> None:
        self.region = region
        self.seat = seat
        self.asked = asked
        self.victim = victim
        self.vote = vote
        self.regions = regions

    def waiting(self, s: Table) -> Seats:
        return self.asked[:1]

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return CONSENTS

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, Agree):
            return BribeConsent(self.region, self.seat, self.asked[1:], self.victim, self.vote, self.regions)
        s.tell(BribeRefused, seat, self.region)
        return Bribers(self.regions)

    def conclude(self, s: Table) -> Next:
        s.tell(Bribed, self.region, self.victim, self.vote)
        s.lose(s.world.index[self.region], TRADE, price(s, self.vote))
        s.bribes += ((self.victim, self.vote),)
        return Bribery(self.region, self.seat, self.regions)

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"price": price(s, self.vote), "yours": self.victim == seat, **contested(s, seat)}
