"""Reviews of Global Powers: chances and points by playing on, luck and options by what a position is worth to bots."""

from __future__ import annotations

from random import Random

from hemicycle.bots.budget import Budget
from hemicycle.bots.global_powers.hurry import Hurry
from hemicycle.bots.global_powers.strong import SEARCHED, StrongBot, Trial
from hemicycle.bots.global_powers.worth import Position, appraiser
from hemicycle.core.state import State
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.table import Table
from hemicycle.review.analyst import Difference, difference
from hemicycle.review.playouts import PlayoutAnalyst


class GlobalPowersAnalyst(PlayoutAnalyst):
    """Everybody plays on by level 2 in a hurry."""

    level = "solid"
    heavy = 4

    def glance(self, s: State) -> list[float]:
        """What every party has, in points."""
        assert isinstance(s, Table)
        return Position(s, appraiser()).standings()

    def play_on(self, s: State, random: Random) -> None:
        """Everybody by level 2 in a hurry."""
        assert isinstance(s, Table)
        players = Hurry(s, appraiser(), random)
        while s.outcome is None:
            players.decide()

    def compare(self, seen: Observation, better: str, done: str, random: Random) -> Difference | None:
        """Play both options on until the seat's next turn."""
        if seen.view.prompt is None or seen.view.prompt.step not in SEARCHED:
            return None
        bot = StrongBot(self.game, self.rules, Budget(trials=self.depth.trials))
        trial = Trial(bot, seen, [self.game.action(better), self.game.action(done)], random.getrandbits(64))
        tables = range(self.depth.trials // self.heavy)
        return difference([trial(0, number) for number in tables], [trial(1, number) for number in tables])
