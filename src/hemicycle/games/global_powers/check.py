"""What must always hold on a table: nothing is lost, nothing appears, and governments follow from the heads."""

from __future__ import annotations

from hemicycle.games.global_powers.actions import Convert, Trade
from hemicycle.games.global_powers.politics import promised
from hemicycle.games.global_powers.table import OPEN, Table
from hemicycle.games.global_powers.world import CARDS


def assert_whole(s: Table) -> None:
    """Every politician, chip, card and marker is somewhere (GP-001, GP-004)."""
    _politicians(s)
    _chips(s)
    _promises(s)
    _cards(s)
    _governments(s)


def _politicians(s: Table) -> None:
    for seat in range(s.seats):
        places = (s.base[seat], s.mauritius[seat], s.delegates[seat], s.gone[seat])
        abroad = [heads[seat] for heads in s.heads]
        assert min(places) >= 0
        assert min(abroad) >= 0
        assert sum(abroad) == s.abroad[seat]
        assert sum(places) + sum(abroad) == s.rules.politicians.per_party, f"politicians of {seat}"


def _chips(s: Table) -> None:
    supply = s.rules.supply
    for kind, total in enumerate((supply.raw, supply.trade, supply.diplomacy, supply.army)):
        assert s.supply[kind] >= 0
        assert s.supply[kind] + sum(s.chips[kind]) == total, f"chips of kind {kind}"
        assert all([0 <= count <= s.world.cap for count in s.chips[kind]])
    markers = s.rules.markers
    for regions, limit in (
        (s.sanctioned, markers.sanction),
        (s.disarmed, markers.disarmament),
        (s.protectorates, markers.protectorate),
    ):
        assert len(set(regions)) == len(regions) <= limit


def _promises(s: Table) -> None:
    """What an action under way will take is there: nothing can be spent twice (GP-004, GP-060, GP-065)."""
    if s.fate == OPEN and isinstance(s.motion, Trade | Convert):
        regions = [s.active, s.world.index[s.motion.region]] if isinstance(s.motion, Trade) else [s.active]
        for region in regions:
            for resource, held in enumerate(s.chips):
                assert promised(s, region, resource) <= held[region], f"{s.motion} in {s.world.names[region]}"


def _cards(s: Table) -> None:
    for seat in range(s.seats):
        opened = [card for card, owner, _, _ in s.open_cards if owner == seat]
        cards = [*s.hands[seat], *s.discards[seat], *opened, *s.reserves[seat]]
        assert sorted(cards) == list(range(len(CARDS))), f"cards of {seat}"
        assert len(s.hands[seat]) <= s.rules.hand.size
        assert set(s.known[seat]) <= set(s.hands[seat])


def _governments(s: Table) -> None:
    governed = [0] * s.seats
    for region in range(s.world.size):
        counts = s.heads[region]
        if region in s.protectorates and s.option["protectorate_delegates_govern"]:
            counts = s.votes(region)
        most = max(counts)
        expected = tuple([seat for seat in range(s.seats) if most and counts[seat] == most])
        assert s.governments[region] == expected, s.world.names[region]
        for seat in expected:
            governed[seat] += 1
    assert s.governed == governed
