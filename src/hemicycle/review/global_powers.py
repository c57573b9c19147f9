"""Reviews of Global Powers: chances and points by playing on, luck by what a position is worth to bots.

Options are compared by what everybody has in points when the seat's next turn comes: what bots feel about a position
counts winning and rivals as points nobody can count on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean as mean

from hemicycle.bots import search
from hemicycle.bots.bot import luck
from hemicycle.bots.budget import Budget
from hemicycle.bots.global_powers import reasons
from hemicycle.bots.global_powers.hurry import Hurry
from hemicycle.bots.global_powers.solid import SolidBot
from hemicycle.bots.global_powers.strong import StrongBot, Trial
from hemicycle.bots.global_powers.worth import Position, appraiser
from hemicycle.core.state import State
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.table import Table
from hemicycle.review.analyst import Reason
from hemicycle.review.findings import Sentence
from hemicycle.review.playouts import PlayoutAnalyst

FELT = ("explain-gp-gain", "explain-gp-race")  # reasons with a figure that is a feeling, beside one played out
SHARE = 0.1  # of games more or fewer that are over by the next turn, worth telling before all points


class GlobalPowersAnalyst(PlayoutAnalyst):
    """Everybody plays on by level 2 in a hurry."""

    level = "solid"
    heavy = 4
    coarse = 2

    def glance(self, s: State) -> list[float]:
        """What every party has, in points."""
        assert isinstance(s, Table)
        return Position(s, appraiser()).standings()[: s.seats]

    def play_on(self, s: State, random: Random) -> None:
        """Everybody by level 2 in a hurry."""
        assert isinstance(s, Table)
        players = Hurry(s, appraiser(), random)
        while s.outcome is None:
            players.decide()

    def trial(self, seen: Observation, actions: Sequence[str], trials: int, random: Random) -> search.Trial | None:
        """Play options on until the seat's next turn."""
        bot = StrongBot(self.game, self.rules, Budget(trials=trials))
        return Leads(bot, seen, [self.game.action(action) for action in actions], random.getrandbits(64))

    def effect(self, trial: search.Trial, better: int, other: int) -> Sentence | None:
        """Everybody's points after one option and after the other."""
        assert isinstance(trial, Leads)
        return trial.effect(better, other)

    def reason(self, seen: Observation, action: str) -> Reason:
        """What speaks for an option; by how much is said by what came of it."""
        options, values = SolidBot(self.game, self.rules).weigh(seen, luck(seen))
        place = [str(option) for option in options].index(action)
        key, detail = reasons.why(seen.view, options[place], values[place])
        return (f"{key}-played" if key in FELT else key), detail

    def obvious(self, seen: Observation, reason: str) -> bool:
        """Of two options, such as a sacrifice or none, half of those who toss a coin find the better one."""
        return len(seen.view.choices) < 3


class Leads(Trial):
    """Options by the points their seat is ahead of its strongest rival, or behind, when its next turn comes.

    Whoever has won by then is ahead by the points that win a game, if not by more.
    """

    def __init__(self, bot: StrongBot, seen: Observation, options: Sequence[Action], seed: int) -> None:
        super().__init__(bot, seen, options, seed)
        self.points: list[list[list[int]]] = [[] for _ in options]  # by option and table: everybody's
        self.winners: list[list[Sequence[int]]] = [[] for _ in options]

    def __call__(self, option: int, number: int) -> float:
        """The lead an option comes to at the imagined table of this number."""
        s = self.played(option, number)
        points = Position(s, self.bot.appraiser).counted()
        winners = s.outcome.winners if s.outcome is not None else ()
        self.points[option].append(points)
        self.winners[option].append(winners)
        lead = points[self.seat] - max([each for seat, each in enumerate(points) if seat != self.seat])
        if not winners:
            return float(lead)
        return float(max(lead, s.numbers.goal) if self.seat in winners else min(lead, -s.numbers.goal))

    def effect(self, better: int, other: int) -> Sentence | None:
        """What is different for whom: a game that is won, else points that do not round to the same."""
        seats = range(len(self.points[better][0]))
        wins = [[mean([seat in each for each in self.winners[option]]) for seat in seats] for option in (better, other)]
        seat = max(seats, key=lambda each: abs(wins[0][each] - wins[1][each]))
        if abs(wins[0][seat] - wins[1][seat]) >= SHARE:
            key = "won" if seat == self.seat else "lost"
            return Sentence(f"effect-gp-{key}", {"seat": seat, **_pair([round(100 * each[seat]) for each in wins])})
        ends = [[round(mean(each)) for each in zip(*self.points[option], strict=True)] for option in (better, other)]
        own = [each[self.seat] for each in ends]
        rival = max([each for each in seats if each != self.seat], key=lambda each: abs(ends[0][each] - ends[1][each]))
        theirs = [each[rival] for each in ends]
        detail = {**_pair(own), "rival": rival, "theirs": theirs[0], "theirs_instead": theirs[1]}
        if own[0] == own[1] and theirs[0] == theirs[1]:
            return None
        if own[0] == own[1]:
            return Sentence("effect-gp-rival", detail)
        return Sentence("effect-gp-own" if theirs[0] == theirs[1] else "effect-gp-both", detail)


def _pair(figures: Sequence[int]) -> dict[str, int]:
    """A figure after the better option, and instead of which."""
    return {"then": figures[0], "instead": figures[1]}
