"""A second opinion on what a seat was told: a ledger kept from events alone, held against a sampled table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hemicycle.core.state import State
from hemicycle.core.values import Event
from hemicycle.games.global_powers import events as told
from hemicycle.games.global_powers import events_world as world
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import CARDS, RESOURCES


class Ledger:
    """Where every politician, chip and card is, as far as events tell."""

    def __init__(self, s: Table) -> None:
        rules = s.rules
        self.people = Counter({(seat, "base"): rules.politicians.per_party for seat in range(s.seats)})
        self.chips = Counter({(r.id, kind): getattr(r, kind) for r in rules.regions for kind in RESOURCES})
        self.governments: dict[str, tuple[int, ...]] = {}
        self.spent: list[set[str]] = [set() for _ in range(s.seats)]  # played or discarded, not available again
        self.held: list[set[str]] = [set() for _ in range(s.seats)]  # certainly in hand

    def move(self, seat: int, count: int, origin: str, place: str) -> None:
        self.people[seat, origin] -= count
        self.people[seat, place] += count

    def note(self, event: Event) -> None:
        match event:
            case told.Placed():
                self.move(event.seat, event.count, "base", event.region)
            case told.WentHome():
                self.move(event.seat, event.count, event.region, "base")
            case told.Resigned():
                self.move(event.seat, event.count, event.region, "mauritius")
            case told.ResignedFromBase():
                self.move(event.seat, event.count, "base", "mauritius")
            case told.CameHome():
                self.move(event.seat, event.count, "mauritius", "base")
            case told.Moved():
                self.move(event.seat, event.count, event.origin, event.region)
            case told.Delegated():
                self.move(event.seat, 1, event.region, "un")
            case told.DelegatedFromBase():
                self.move(event.seat, 1, "base", "un")
            case told.LeftTheGame():
                self.move(event.seat, 1, event.region, "gone")
            case told.GaveUpFromBase():
                self.move(event.seat, 1, "base", "gone")
            case told.Gained():
                self.chips[event.region, event.resource] += event.count
            case told.Lost():
                self.chips[event.region, event.resource] -= event.count
            case told.GovernmentChanged():
                self.governments[event.region] = event.government
            case told.CardPlayed() | told.Discarded() | told.OpenCardExpired() | world.CardCancelled():
                self.spent[event.seat].add(event.card)
                self.held[event.seat].discard(event.card)
            case told.ReserveRenewed():
                self.held[event.seat] = set(CARDS) - self.spent[event.seat]
                self.spent[event.seat] = set()

    def contradiction(self, s: Table) -> str | None:
        places = {"base": s.base, "mauritius": s.mauritius, "un": s.delegates, "gone": s.gone}
        for party in range(s.seats):
            lying = {name: counts[party] for name, counts in places.items()}
            lying |= {name: s.heads[k][party] for k, name in enumerate(s.world.names)}
            expected = {name: self.people[party, name] for name in lying}
            if lying != expected:
                return f"politicians of {party}: {lying} instead of {expected}"
        for kind, name in enumerate(RESOURCES):
            for region, where in enumerate(s.world.names):
                if s.chips[kind][region] != self.chips[where, name]:
                    return f"{name} in {where}"
        for region, where in enumerate(s.world.names):
            if s.governments[region] != self.governments.get(where, ()):
                return f"government of {where}"
        return self._cards(s)

    def _cards(self, s: Table) -> str | None:
        for party in range(s.seats):
            hand = {CARDS[card] for card in s.hands[party]}
            opened = {CARDS[card] for card, owner, _, _ in s.open_cards if owner == party}
            if hand & (self.spent[party] - opened):
                return f"{party} holds {hand & self.spent[party]}, which were played or discarded"
            if not self.held[party] <= hand:
                return f"{party} must hold {self.held[party]}, not {hand}"
        return None


def global_powers_notes(table: State, seat: int | None, events: Sequence[Event]) -> str | None:
    """How this table contradicts what a seat was told, or None."""
    assert isinstance(table, Table)
    ledger = Ledger(table)
    for event in events:
        ledger.note(event)
    return ledger.contradiction(table)
