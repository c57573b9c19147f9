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
ENTRIES: Final[dict[str, tuple[Callable[[Table, int], bool], Callable[[Table, int], Next]]]] = {
    "assassination": (people.can_assassinate, people.assassination),
    "diplomatic-initiative": (lasting.can_take_initiative, lasting.initiative),
    "development-aid": (regions.can_aid, regions.development_aid),
    "expansion": (people.can_expand, people.expansion),
    "peace-initiative": (lasting.always, lasting.peace),
    "warmonger": (lasting.always, lasting.warmonger),
    "non-aggression-pact": (lasting.can_protect, lasting.pact),
    "coup": (coup.can_plot, coup.coup),
    "recession": (regions.can_recede, regions.recession),
    "revolution": (regions.can_revolt, regions.revolution),
    "retirement": (people.can_retire, people.retirement),
    "sabotage": (regions.can_sabotage, regions.sabotage),
    "drive": (lasting.always, lasting.drive),
    "defector": (people.can_defect, people.defector),
    "unrest": (regions.can_riot, regions.unrest),
    "transfer": (people.can_transfer, people.transfer),
}
PLAYABLE: Final = [ENTRIES[card][0] for card in CARDS]
EFFECTS: Final = [ENTRIES[card][1] for card in CARDS]


def play_card(s: Table, seat: int, card: int) -> Next:
    """A card leaves the hand and is discarded; cards that stay open are laid out by their own rule."""
    s.tell(CardPlayed, seat, CARDS[card])
    s.leave_hand(seat, card)
    s.discards[seat] += (card,)
    return EFFECTS[card](s, seat)
