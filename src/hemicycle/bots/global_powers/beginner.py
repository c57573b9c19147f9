"""Level 1: counts its own points, looks no further, and makes mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from hemicycle.bots.bot import Explanation
from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.bots.global_powers.solid import SolidBot
from hemicycle.bots.global_powers.weights import Weights
from hemicycle.bots.global_powers.worth import Appraiser
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.values import Action
from hemicycle.core.view import Observation

MISTAKES = 0.2  # how often it does anything at all
CARELESS = 1.0  # by how many points it may misjudge an option


@cache
def naive() -> Appraiser:
    """What a beginner sees: the points of today and the politicians at home, but no rivals and no dominance."""
    return Appraiser(
        Weights(
            lead=0.0, action=0.0, head=0.1, chase=0.0, army=0.1, raw=0.0, trade=0.0, diplomacy=0.0, base=0.2,
            brink=0.0, rivals=0.0, tempo=0.0,
        )
    )  # fmt: skip


class BeginnerBot(SolidBot):
    """Takes what looks like points, and now and then anything."""

    def __init__(self, game: Game, rules: Ruleset, budget: Budget = AT_THE_TABLE) -> None:
        super().__init__(game, rules, budget)
        self.appraiser = naive()

    def weigh(self, seen: Observation, random: Random) -> tuple[Sequence[Action], list[float]]:
        """All options, misjudged a little; sometimes at all."""
        options, values = super().weigh(seen, random)
        if random.random() < MISTAKES:
            return options, [random.random() for _ in options]
        return options, [value + CARELESS * random.random() for value in values]

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """It goes by its feeling."""
        explanation = super().explain(seen, random)
        return Explanation(explanation.options, explanation.unit, "explain-gp-feeling")
