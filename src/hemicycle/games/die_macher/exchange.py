"""Exchanging an opinion of a state for one from the pool: by media control or by absolute majority."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from hemicycle.core.steps import Refusal
from hemicycle.core.values import Action
from hemicycle.games.die_macher.actions import ExchangeOpinion, PassOr
from hemicycle.games.die_macher.events import OpinionExchanged
from hemicycle.games.die_macher.sums import BOTH_SIDES, EMPTY
from hemicycle.games.die_macher.table import Land, Table, replaced

MEDIA: Final = "media"
MAJORITY: Final = "majority"


def protected(s: Table, land: Land, right: str) -> int:
    """The place whose doubler protects it from being exchanged, or EMPTY."""
    if land.doubled == EMPTY or right == MEDIA or s.rules.switch("doubler_protects_from_majority"):
        return land.doubled
    return EMPTY


def removable(s: Table, land: Land, right: str) -> list[int]:
    """The open opinions of a state that may go."""
    safe = protected(s, land, right)
    return [card for place, card in enumerate(land.opinions) if place != safe and card != EMPTY]


def offered(s: Table, land: Land) -> list[int]:
    """The opinions of the pool that clash with none that lies open in a state."""
    taken = BOTH_SIDES[land.opinions]
    found: list[int] = []
    last = EMPTY
    for card in s.pool:
        if card != last and not taken >> card & 1:  # the pool is sorted: the same card once more
            found.append(card)
        last = card
    return found


def can_exchange(s: Table, land: Land, right: str) -> bool:
    """Whether there is anything to exchange in a state."""
    shown = land.opinions
    if len(shown) <= shown.count(EMPTY) + (protected(s, land, right) != EMPTY):
        return False
    taken = BOTH_SIDES[shown]
    for card in s.pool:
        if not taken >> card & 1:
            return True
    return bool(opposites(s, removable(s, land, right)))


def opposites(s: Table, going: list[int]) -> list[int]:
    """By an option an opinion may be exchanged for its own opposite: those for which that lies in the pool."""
    if not s.rules.opinions_turn_round:
        return []
    return [card for card in going if card ^ 1 in s.pool]


def exchanges(s: Table, land: Land, right: str) -> Sequence[Action]:
    """To leave the opinions alone, or to exchange any that may go for any that may come."""
    going, coming = removable(s, land, right), offered(s, land)
    reversals = opposites(s, going)
    make = partial(_exchange, s.rules.cards, land.id, going, coming, reversals)
    return PassOr(len(going) * len(coming) + len(reversals), make)


def _exchange(
    names: tuple[str, ...], state: str, going: list[int], coming: list[int], reversals: list[int], number: int
) -> ExchangeOpinion:
    row, column = divmod(number, len(coming)) if coming else (len(going), number)
    if row < len(going):
        return ExchangeOpinion(state, names[going[row]], names[coming[column]])
    card = reversals[number - len(going) * len(coming)]
    return ExchangeOpinion(state, names[card], names[card ^ 1])


def exchange(s: Table, land: Land, seat: int, action: ExchangeOpinion, right: str) -> None:
    """The new opinion comes to the state, the old one into the pool."""
    removed, added = s.rules.card_number[action.removed], s.rules.card_number[action.added]
    land.opinions = replaced(land.opinions, removed, added)
    s.pool.remove(added)
    s.add_to_pool(removed)
    s.tell(OpinionExchanged, seat, land.id, action.removed, action.added, right)


def why_no_exchange(s: Table, land: Land, action: Action, right: str) -> Refusal | None:
    """Why an exchange is not possible."""
    numbers = s.rules.card_number
    if not isinstance(action, ExchangeOpinion) or action.removed not in numbers or action.added not in numbers:
        return None
    removed, added = numbers[action.removed], numbers[action.added]
    section = "5.2.5b" if right == MEDIA else "5.2.8d"
    detail: dict[str, object] = {"state": land.id, "removed": action.removed, "added": action.added}
    if action.state != land.id or removed not in land.opinions:
        return Refusal("opinion-not-there", detail, (section,))
    if land.opinions.index(removed) == protected(s, land, right):
        return Refusal("opinion-doubled", detail, ("5.2.3b",))
    if added not in s.pool:
        return Refusal("opinion-not-in-pool", detail, (section,))
    return Refusal("opinion-clashes", detail, (section,))
