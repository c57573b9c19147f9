"""Coalitions in the current state: by agreement, or by force."""

from __future__ import annotations

from collections.abc import Sequence

from hemicycle.core.steps import CONSENT, Detail, Next, Refusal, Seats, Solo, Step
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import PASS, REPLIES, AgreeToCoalition, ForceCoalition, OfferCoalition
from hemicycle.games.die_macher.events import (
    CoalitionDeclined,
    CoalitionFormed,
    CoalitionOffered,
    CoalitionTalksOpened,
)
from hemicycle.games.die_macher.sums import NOBODY, shared_cards
from hemicycle.games.die_macher.table import Table


class CoalitionTalks(Step[Table, Action]):
    """Who has a coalition tile in the current state may look for a partner; not in the last state."""

    cites = ("5.2.4",)

    def conclude(self, s: Table) -> Next:
        s.tell(talks_opened, s)
        return None if banned(s) else next_suitor(s, s.start_player)


def banned(s: Table) -> bool:
    """Whether the current state carries the no-coalition tile."""
    return s.lands[0].number == s.rules.timeline.no_coalition_state


def talks_opened(s: Table) -> CoalitionTalksOpened:
    """Who could find a partner; if nobody, what is in the way."""
    tiles = s.lands[0].tiles
    able = () if banned(s) else tuple([seat for seat in s.order() if possible_partners(s, seat)])
    missing = "last-state" if banned(s) else "cards" if len(tiles) > 1 else "tiles"
    return CoalitionTalksOpened(s.lands[0].id, tiles, able, "possible" if able else missing)


def next_suitor(s: Table, seat: int) -> Next:
    """The next party that could form a coalition."""
    for each in s.onwards(seat):
        if possible_partners(s, each):
            return FormCoalition(each, ())
    return None


def shared(s: Table, one: int, other: int) -> int:
    """Programme cards that two parties have in common."""
    return shared_cards(s.programme[one], s.programme[other])


def possible_partners(s: Table, seat: int) -> list[int]:
    """Whom a party could ask: both have a tile here, both are free, and they have enough in common."""
    tiles, partners = s.lands[0].tiles, s.partners
    if len(tiles) < 2 or seat not in tiles or partners[seat] != NOBODY:
        return []
    enough = s.rules.coalitions.shared_to_agree
    free = [k for k in range(s.seats) if k != seat and k in tiles and partners[k] == NOBODY]
    return [k for k in free if shared(s, seat, k) >= enough]


class FormCoalition(Solo[Table, Action]):
    """A party offers a coalition to another one, forces one, or passes."""

    cites = ("5.2.4",)
    may = True

    def __init__(self, seat: int, asked: tuple[int, ...]) -> None:
        self.seat = seat
        self.asked = asked

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        choices: list[Action] = [PASS]
        for partner in possible_partners(s, seat):
            if partner not in self.asked:
                choices.append(OfferCoalition(partner))
            if shared(s, seat, partner) >= s.rules.coalitions.shared_to_force:
                choices.append(ForceCoalition(partner))
        return choices

    def describe(self, s: Table, seat: int, action: Action) -> Detail:
        return {"shared": shared(s, seat, action.seat)} if isinstance(action, OfferCoalition | ForceCoalition) else {}

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"state": s.lands[0].id}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, ForceCoalition):
            form(s, seat, action.seat, forced=True)
        elif isinstance(action, OfferCoalition):
            s.tell(CoalitionOffered, seat, action.seat, s.lands[0].id, shared(s, seat, action.seat))
            return CoalitionReply(seat, action.seat, (*self.asked, action.seat))
        return next_suitor(s, s.after(seat))

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, OfferCoalition) and action.seat in self.asked:
            return Refusal("asked-already", {"seat": action.seat}, ("5.2.4",))
        if isinstance(action, OfferCoalition | ForceCoalition) and action.seat in range(s.seats):
            return why_no_coalition(s, seat, action) or super().why_not(s, seat, action)
        return super().why_not(s, seat, action)


def why_no_coalition(s: Table, seat: int, action: OfferCoalition | ForceCoalition) -> Refusal | None:
    """Why two parties cannot stand together."""
    partner = action.seat
    if partner == seat:
        return None
    if partner not in s.lands[0].tiles:
        return Refusal("no-coalition-tile", {"seat": partner, "state": s.lands[0].id}, ("5.2.4",))
    if s.partners[partner] != NOBODY:
        return Refusal("has-a-partner", {"seat": partner, "partner": s.partners[partner]}, ("5.2.4",))
    numbers = {"seat": partner, "shared": shared(s, seat, partner)}
    if isinstance(action, OfferCoalition):
        return Refusal("too-little-in-common", {**numbers, "needed": s.rules.coalitions.shared_to_agree}, ("5.2.4a",))
    return Refusal("too-little-to-force", {**numbers, "needed": s.rules.coalitions.shared_to_force}, ("5.2.4b",))


class CoalitionReply(Step[Table, Action]):
    """The party that was asked agrees or declines."""

    cites = ("5.2.4", "5.2.4a")
    kind = CONSENT

    def __init__(self, seat: int, partner: int, asked: tuple[int, ...]) -> None:
        self.seat = seat
        self.partner = partner
        self.asked = asked

    def waiting(self, s: Table) -> Seats:
        return (self.partner,)

    def options(self, s: Table, seat: int) -> Sequence[Action]:
        return REPLIES

    def prompt(self, s: Table, seat: int) -> Detail:
        return {"state": s.lands[0].id, "shared": shared(s, self.seat, self.partner)}

    def answer(self, s: Table, seat: int, action: Action) -> Next:
        if isinstance(action, AgreeToCoalition):
            form(s, self.seat, self.partner, forced=False)
            return next_suitor(s, s.after(self.seat))
        s.tell(CoalitionDeclined, self.seat, self.partner, s.lands[0].id)
        others = [k for k in possible_partners(s, self.seat) if k not in self.asked]
        if others and s.rules.option("coalition_offers_per_turn") == "several":
            return FormCoalition(self.seat, self.asked)
        return next_suitor(s, s.after(self.seat))


def form(s: Table, seat: int, partner: int, *, forced: bool) -> None:
    """Two coalition tiles are laid on each other."""
    s.partners[seat] = partner
    s.partners[partner] = seat
    s.tell(CoalitionFormed, seat, partner, s.lands[0].id, shared(s, seat, partner), forced)
