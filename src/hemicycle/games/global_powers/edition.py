"""What an edition file must make sense of beyond its types, so that an owner's own map is checked when it is read."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.core.ruleset import EditionError
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.world import CARDS, RESOURCES


def check_edition(rules: Rules, file: str) -> None:
    """Every name an edition uses must exist, every chip must be there; EditionError names the key."""
    regions = [region.id for region in rules.regions]
    for number, region in enumerate(regions):
        if region in regions[:number]:
            raise EditionError(file, f"regions[{number}].id", "not-a-choice", "an id of its own")
    for number, edge in enumerate(rules.edges):
        _choice(file, f"edges[{number}].a", edge.a, regions)
        _choice(file, f"edges[{number}].b", edge.b, [region for region in regions if region != edge.a])
        if edge.option:
            _choice(file, f"edges[{number}].option", edge.option, rules.options)
    for name in rules.start_stacks.stacks:
        _choice(file, f"start_stacks.stacks.{name}", name, regions)
    for number, card in enumerate(rules.cards):
        _choice(file, f"cards[{number}].id", card.id, CARDS)
    for name in CARDS:
        if name not in [card.id for card in rules.cards]:
            raise EditionError(file, f"cards.{name}", "missing-key")
    for number, line in enumerate(rules.budget):
        _choice(file, f"budget[{number}].pay", line.pay, RESOURCES)
        _choice(file, f"budget[{number}].gain", line.gain, RESOURCES)
    _seats(rules, file)
    _chips(rules, file)


def _choice(file: str, key: str, value: str, choices: Iterable[str]) -> None:
    if value not in choices:
        raise EditionError(file, key, "not-a-choice", ", ".join(choices))


def _seats(rules: Rules, file: str) -> None:
    for key, table in (
        ("dominance.start", rules.dominance.start),
        ("victory.points", rules.victory.points),
        ("start_rounds.rounds", rules.start_rounds.rounds),
    ):
        for seats in rules.seats:
            if str(seats) not in table:
                raise EditionError(file, f"{key}.{seats}", "missing-key")


def _chips(rules: Rules, file: str) -> None:
    cap = rules.region_cap.each_resource
    if len(rules.scoring.trade_bonus) <= cap:
        raise EditionError(file, "scoring.trade_bonus", "ill-typed", f"array of {cap + 1}")
    for kind in RESOURCES:
        amounts: list[int] = [getattr(region, kind) for region in rules.regions]
        for number, amount in enumerate(amounts):
            if not 0 <= amount <= cap:
                raise EditionError(file, f"regions[{number}].{kind}", "not-a-choice", f"0-{cap}")
        if sum(amounts) > getattr(rules.supply, kind):
            raise EditionError(file, f"supply.{kind}", "not-a-choice", f">= {sum(amounts)}")
