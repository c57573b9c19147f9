"""Exchanging an opinion of a state for one from the pool: by media control or by absolute majority."""

from __future__ import annotations

from hemicycle.core.steps import Refusal
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import ExchangeOpinion
from hemicycle.games.die_macher.events import OpinionExchanged
from hemicycle.games.die_macher.setup import clashes
from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import Land, Table

MEDIA = "media"
MAJORITY = "majority"


def fits_state(s: Table, land: Land, removed: int, added: int) -> bool:
    """Whether the new opinion neither repeats nor contradicts an open one of the state."""
    if removed == added ^ 1:
        return s.rules.switch("exchange_opinion_for_opposite")
    return not clashes(added, land.face_up())


def protected(s: Table, land: Land, right: str) -> int:
    """The place whose doubler protects it from being exchanged, or EMPTY."""
    safe = right == MEDIA or s.rules.switch("doubler_protects_from_majority")
    return land.doubled if safe else EMPTY


def exchanges(s: Table, land: Land, right: str) -> list[ExchangeOpinion]:
    """Every exchange that is possible in a state."""
    names = s.rules.cards
    safe = protected(s, land, right)
    opinions = [card for place, card in enumerate(land.face_up()) if place != safe and card != EMPTY]
    offered = [card for card, copies in enumerate(s.pool) if copies]
    return [
        ExchangeOpinion(land.id, names[removed], names[added])
        for removed in opinions
        for added in offered
        if fits_state(s, land, removed, added)
    ]


def exchange(s: Table, land: Land, seat: int, action: ExchangeOpinion, right: str) -> None:
    """The new opinion comes to the state, the old one into the pool."""
    removed, added = s.rules.card_number[action.removed], s.rules.card_number[action.added]
    land.opinions = tuple([added if card == removed else card for card in land.face_up()]) + land.opinions[land.open :]
    s.pool[added] -= 1
    s.pool[removed] += 1
    s.tell(OpinionExchanged, seat, land.id, action.removed, action.added, right)


def why_no_exchange(s: Table, land: Land, action: Action, right: str) -> Refusal | None:
    """Why an exchange is not possible."""
    numbers = s.rules.card_number
    if not isinstance(action, ExchangeOpinion) or action.removed not in numbers or action.added not in numbers:
        return None
    removed, added = numbers[action.removed], numbers[action.added]
    section = "5.2.5b" if right == MEDIA else "5.2.8d"
    detail: dict[str, object] = {"state": land.id, "removed": action.removed, "added": action.added}
    if action.state != land.id or removed not in land.face_up():
        return Refusal("opinion-not-there", detail, (section,))
    if land.opinions.index(removed) == protected(s, land, right):
        return Refusal("opinion-doubled", detail, ("5.2.3b",))
    if not s.pool[added]:
        return Refusal("opinion-not-in-pool", detail, (section,))
    return Refusal("opinion-clashes", detail, (section,))
