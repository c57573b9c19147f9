"""Set-up: chips on the board, politicians at home; then the auction or the free start, cards, and the first turn."""

from __future__ import annotations

from hemicycle.core.chance import Chance
from hemicycle.core.steps import Next, Step
from hemicycle.core.values import Action
from hemicycle.games.global_powers.auction import Auction, StartRegion
from hemicycle.games.global_powers.hands import TakeCards
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.table import EVENLY, NOBODY, NOWHERE, OPEN, Table
from hemicycle.games.global_powers.turn import FirstTurn
from hemicycle.games.global_powers.world import CARDS


def new_table(rules: Rules, seats: int, chance: Chance) -> Table:
    """Everything at its place before the first bid (GP-001, GP-020)."""
    regions = rules.regions
    size = len(regions)
    chips = [
        [region.raw for region in regions],
        [region.trade for region in regions],
        [region.diplomacy for region in regions],
        [region.army for region in regions],
    ]
    stock = (rules.supply.raw, rules.supply.trade, rules.supply.diplomacy, rules.supply.army)
    supply = [stock[kind] - sum(chips[kind]) for kind in range(len(stock))]
    deck = [tuple(range(len(CARDS)))] * seats
    return Table(
        rules=rules,
        chance=chance,
        seats=seats,
        heads=[(0,) * seats] * size,
        governments=[()] * size,
        governed=[0] * seats,
        abroad=[0] * seats,
        chips=chips,
        supply=supply,
        base=[rules.politicians.per_party] * seats,
        mauritius=[0] * seats,
        delegates=[0] * seats,
        gone=[0] * seats,
        to_do=tuple(range(size)),
        sanctioned=(),
        disarmed=(),
        protectorates=(),
        dominance=rules.dominance.start[str(seats)],
        player=NOBODY,
        turns=0,
        evaluations=0,
        points=(0,) * seats,
        hands=[()] * seats,
        reserves=deck,
        discards=[()] * seats,
        known=[()] * seats,
        open_cards=(),
        active=NOWHERE,
        actions=0,
        failures=0,
        proposer=NOBODY,
        acting=(),
        objectors=(),
        motion=None,
        stake=0,
        fate=OPEN,
        shares=(),
        sharers=(),
        split=EVENLY,
        ayes=0,
        noes=0,
        bribes=(),
    )


class SettingUp(Step[Table, Action]):
    """The regions are sold, or by the extended rule settled freely; everybody chooses cards; the weakest begins."""

    cites = ("GP-020", "GP-021", "GP-026", "GP-130")

    def conclude(self, s: Table) -> Next:
        if s.option["free_start"]:
            return StartRegion(s.pick(range(s.seats)), 0), TakeCards(), FirstTurn()
        return Auction(s.world.names[0], False), TakeCards(), FirstTurn()
