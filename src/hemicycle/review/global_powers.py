"""Reviews of Global Powers: chances and points by playing on, luck and options by what a position is worth to bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.bots import search
from hemicycle.bots.bot import luck
from hemicycle.bots.budget import Budget
from hemicycle.bots.global_powers import reasons
from hemicycle.bots.global_powers.hurry import Hurry
from hemicycle.bots.global_powers.solid import SolidBot
from hemicycle.bots.global_powers.strong import SEARCHED, StrongBot, Trial
from hemicycle.bots.global_powers.worth import Position, appraiser
from hemicycle.core.state import State
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.table import Table
from hemicycle.review.analyst import Reason
from hemicycle.review.playouts import PlayoutAnalyst


class GlobalPowersAnalyst(PlayoutAnalyst):
    """Everybody plays on by level 2 in a hurry."""

    level = "solid"
    heavy = 4
    coarse = 2

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

    def trial(self, seen: Observation, actions: Sequence[str], trials: int, random: Random) -> search.Trial | None:
        """Play options on until the seat's next turn."""
        if seen.view.prompt is None or seen.view.prompt.step not in SEARCHED:
            return None
        bot = StrongBot(self.game, self.rules, Budget(trials=trials))
        return Trial(bot, seen, [self.game.action(action) for action in actions], random.getrandbits(64))

    def reason(self, seen: Observation, action: str) -> Reason:
        """What speaks for an option, by what it is worth in points."""
        options, values = SolidBot(self.game, self.rules).weigh(seen, luck(seen))
        place = [str(option) for option in options].index(action)
        return reasons.why(seen.view, options[place], values[place])
