"""Reviews of Die Macher: expected points by playing on, luck and options by what bots think a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hemicycle.bots.bot import luck
from hemicycle.bots.budget import Budget
from hemicycle.bots.die_macher import habits, reasons
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.solid import SolidBot
from hemicycle.bots.die_macher.strong import SEARCHED, Rehearsals, StrongBot
from hemicycle.bots.die_macher.weights import learned
from hemicycle.bots.search import Trial
from hemicycle.core import agenda
from hemicycle.core.match import Match
from hemicycle.core.state import State
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.table import Table
from hemicycle.review.analyst import Depth, Reason
from hemicycle.review.playouts import PlayoutAnalyst

OWN = replace(learned(), envy=0.0)  # a review speaks of the points somebody has in the end; rivals' are their own
UNSEEN = ("explain-dm-send-minister", "explain-dm-buy-media")  # reasons with another sentence for what only play shows


class DieMacherAnalyst(PlayoutAnalyst):
    """Everybody plays on by habit; a state is worth what level 2 thinks it will bring."""

    level = "solid"

    def __init__(self, match: Match, depth: Depth) -> None:
        super().__init__(match, depth)
        self.bot = SolidBot(self.game, self.rules, weights=OWN)

    def glance(self, s: State) -> list[float]:
        """The points every party can expect, each by what it knows itself."""
        assert isinstance(s, Table)
        return [_expected(s, seat) for seat in range(s.seats)]

    def play_on(self, s: State, random: Random) -> None:
        """Everybody by habit."""
        assert isinstance(s, Table)
        while s.outcome is None:
            seat = agenda.pending(s)[0]
            agenda.play(s, seat, habits.act(s, seat))

    def trial(self, seen: Observation, actions: Sequence[str], trials: int, random: Random) -> Trial | None:
        """Rehearse options; bids and sealed sheets depend on what the others do and are left to judgement."""
        bot = StrongBot(self.game, self.rules, Budget(trials=trials))
        table, seat = bot.imagine(seen, random)
        if not isinstance(table.agenda[-1], SEARCHED):
            return None
        options = [self.game.action(action) for action in actions]
        return OwnPoints(bot, seen, seat, options, table, random.getrandbits(64), thinking=False)

    def reason(self, seen: Observation, action: str) -> Reason:
        """What speaks for an option, by what it is worth in points."""
        bot = SolidBot(self.game, self.rules, weights=OWN)
        table, seat = bot.imagine(seen, luck(seen))
        place = [choice.action for choice in seen.view.choices].index(action)
        worth = bot.worths(table, seat)[place]
        key, detail = reasons.why(table, seat, self.game.action(action), worth, OWN)
        # What is better only once it is played out is not worth what level 2 thinks, so that figure is no reason.
        return (f"{key}-played" if key in UNSEEN and detail["points"] <= 0 else key), detail


class OwnPoints(Rehearsals):
    """Options by the points they bring their own seat."""

    def worth(self, s: Table) -> float:
        """The points the seat can expect, or has."""
        return _expected(s, self.seat)


def _expected(s: Table, seat: int) -> float:
    if s.outcome is not None:
        return float(s.outcome.scores[seat])
    return Outlook(s, seat, OWN).total()
