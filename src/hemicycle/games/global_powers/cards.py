"""Event cards: a card is a whole turn, needs no vote and is discarded, unless it stays open until the evaluation."""

from __future__ import annotations

from collections.abc import Callable

from hemicycle.core.steps import Next
from hemicycle.games.global_powers import cards_lasting as lasting
from hemicycle.games.global_powers import cards_people as people
from hemicycle.games.global_powers import cards_regions as regions
from hemicycle.games.global_powers import coup
from hemicycle.games.global_powers.events import CardPlayed
from hemicycle.games.global_powers.table import Table, with_one
from hemicycle.games.global_powers.world import CARDS


class Entry:
    """When a card can be played and what follows."""

    def __init__(self, playable: Callable[[Table, int], bool], play: Callable[[Table, int], Next]) -> None:
        self.playable = playable
        self.play = play


# in the order of the rulebook's appendix
ENTRIES = (
    Entry(people.can_assassinate, people.assassination),
    Entry(lasting.can_take_initiative, lasting.initiative),
    Entry(regions.can_aid, regions.development_aid),
    Entry(people.can_expand, people.expansion),
    Entry(lasting.always, lasting.peace),
    Entry(lasting.always, lasting.warmonger),
    Entry(lasting.can_protect, lasting.pact),
    Entry(coup.can_plot, coup.coup),
    Entry(regions.can_recede, regions.recession),
    Entry(regions.can_revolt, regions.revolution),
    Entry(people.can_retire, people.retirement),
    Entry(regions.can_sabotage, regions.sabotage),
    Entry(lasting.always, lasting.drive),
    Entry(people.can_defect, people.defector),
    Entry(regions.can_riot, regions.unrest),
    Entry(people.can_transfer, people.transfer),
)


def playable(s: Table, seat: int, card: int) -> bool:
    """Whether a card could change anything now."""
    return ENTRIES[card].playable(s, seat)


def play_card(s: Table, seat: int, card: int) -> Next:
    """A card leaves the hand and is discarded; cards that stay open are laid out by their own rule."""
    s.tell(CardPlayed, seat, CARDS[card])
    s.leave_hand(seat, card)
    s.discards[seat] = with_one(s.discards[seat], card)
    return ENTRIES[card].play(s, seat)
