"""Event cards: a card is a whole turn, needs no vote and is discarded, unless it stays open until the evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hemicycle.core.steps import Next
from hemicycle.games.global_powers import cards_lasting as lasting
from hemicycle.games.global_powers import cards_people as people
from hemicycle.games.global_powers import cards_regions as regions
from hemicycle.games.global_powers import coup
from hemicycle.games.global_powers.events import CardPlayed
from hemicycle.games.global_powers.table import Table
from hemicycle.games.global_powers.world import CARDS

# by card: whether it could change anything now, and what follows when it is played
ENTRIES: Final[tuple[tuple[Callable[[Table, int], bool], Callable[[Table, int], Next]], ...]] = (
    (people.can_assassinate, people.assassination),
    (lasting.can_take_initiative, lasting.initiative),
    (regions.can_aid, regions.development_aid),
    (people.can_expand, people.expansion),
    (lasting.always, lasting.peace),
    (lasting.always, lasting.warmonger),
    (lasting.can_protect, lasting.pact),
    (coup.can_plot, coup.coup),
    (regions.can_recede, regions.recession),
    (regions.can_revolt, regions.revolution),
    (people.can_retire, people.retirement),
    (regions.can_sabotage, regions.sabotage),
    (lasting.always, lasting.drive),
    (people.can_defect, people.defector),
    (regions.can_riot, regions.unrest),
    (people.can_transfer, people.transfer),
)
PLAYABLE: Final = [playable for playable, _ in ENTRIES]


def play_card(s: Table, seat: int, card: int) -> Next:
    """A card leaves the hand and is discarded; cards that stay open are laid out by their own rule."""
    if s.journal is not None:
        s.tell(CardPlayed, seat, CARDS[card])
    s.leave_hand(seat, card)
    s.discards[seat] += (card,)
    return ENTRIES[card][1](s, seat)
