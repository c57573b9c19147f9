"""Reviews of Die Macher: expected points by playing on, luck and options by what bots think a position is worth."""

from __future__ import annotations

from random import Random

from hemicycle.bots.budget import Budget
from hemicycle.bots.die_macher import habits
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.strong import SEARCHED, Rehearsals, StrongBot
from hemicycle.bots.die_macher.weights import learned
from hemicycle.core import agenda
from hemicycle.core.state import State
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.table import Table
from hemicycle.review.analyst import Difference, difference
from hemicycle.review.playouts import PlayoutAnalyst


class DieMacherAnalyst(PlayoutAnalyst):
    """Everybody plays on by habit; a state is worth what level 2 thinks it will bring."""

    level = "solid"

    def glance(self, s: State) -> list[float]:
        """The points every party can expect, each by what it knows itself."""
        assert isinstance(s, Table)
        if s.outcome is not None:
            return [float(points) for points in s.outcome.scores]
        return [_expected(s, seat) for seat in range(s.seats)]

    def play_on(self, s: State, random: Random) -> None:
        """Everybody by habit."""
        assert isinstance(s, Table)
        while s.outcome is None:
            seat = agenda.pending(s)[0]
            agenda.play(s, seat, habits.act(s, seat))

    def compare(self, seen: Observation, better: str, done: str, random: Random) -> Difference | None:
        """Rehearse both options; bids and sealed sheets depend on what the others do and are left to judgement."""
        bot = StrongBot(self.game, self.rules, Budget(trials=self.depth.trials))
        table, seat = bot.imagine(seen, random)
        if not isinstance(table.agenda[-1], SEARCHED):
            return None
        options = [(self.game.action(better), 0.0), (self.game.action(done), 0.0)]
        trial = Rehearsals(bot, seen, seat, options, table, random.getrandbits(64))
        tables = range(self.depth.trials)
        return difference([trial(0, number) for number in tables], [trial(1, number) for number in tables])


def _expected(s: Table, seat: int) -> float:
    outlook = Outlook(s, seat, learned())
    outlook.stakes = [float(other == seat) for other in range(s.seats)]  # the rivals' points are their own
    return outlook.total()
