"""Level 3: tries the best options of level 2 at imagined tables, playing on until its next turn comes round.

Its budget is processor time, so that a busy machine makes it slower but not weaker.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from hemicycle.bots.bot import Explanation
from hemicycle.bots.global_powers import reasons
from hemicycle.bots.global_powers.hurry import Hurry
from hemicycle.bots.global_powers.solid import SolidBot, best, ranked, unit
from hemicycle.bots.global_powers.worth import judged
from hemicycle.bots.search import improve
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.hands import SortOut, TakeCards
from hemicycle.games.global_powers.table import Table

SEARCHED = {
    "turn", "government-acts", "budget", "emigration", "propaganda", "war-target", "purge-victim", "duel", "consent",
    "vote", "reply", "spoils", "retirement-victim", "defection", "assassination-victim", "expansion", "coup",
    "coup-region", "revolution", "unrest", "recession", "proposal", "transfer-to",
}  # fmt: skip
SETTLED = {"duel"}  # thought through to the end by level 2; a few trials would only err
TRIED = 4  # options that are tried
NEAR = 30.0  # by so many points an option may look worse than the best and still be tried
PROOF = 1.0  # standard errors by which another option must be better than level 2's
TURNS = 5  # turns played on at most


class StrongBot(SolidBot):
    """Level 2's choice, unless playing on shows a better one."""

    pace = 250

    def choose(self, seen: Observation, random: Random) -> Action:
        """The best option by what comes of it."""
        if len(seen.view.choices) == 1:
            return self.game.action(seen.view.choices[0].action)
        options, values = self.weigh(seen, random)
        return options[self.prefer(seen, options, values, random)]

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """Level 2's reasons, unless search has found something better."""
        options, values = self.weigh(seen, random)
        place = self.prefer(seen, options, values, random)
        key, detail = reasons.why(seen.view, options[place], values[place])
        if place != best(values):
            key, detail = "explain-gp-search", {}
        return Explanation(ranked(options, values, place), unit(seen), key, detail)

    def prefer(self, seen: Observation, options: Sequence[Action], values: list[float], random: Random) -> int:
        """The place of the option to take."""
        known = best(values)
        prompt = seen.view.prompt
        if prompt is None or prompt.step not in SEARCHED - SETTLED:
            return known
        ranked = sorted(range(len(values)), key=lambda place: -values[place])[:TRIED]
        tried = [place for place in ranked if values[place] > values[known] - NEAR]
        trial = Trial(self, seen, [options[place] for place in tried], random.getrandbits(64))
        return tried[improve(tried, 0, trial, self.budget.for_search, proof=PROOF)]


class Trial:
    """Plays one option at one imagined table until the own next turn, and asks what that is worth."""

    def __init__(self, bot: StrongBot, seen: Observation, options: Sequence[Action], seed: int) -> None:
        self.bot = bot
        self.seen = seen
        self.options = options
        self.seed = seed
        assert seen.view.seat is not None
        self.seat: int = seen.view.seat
        self.tables: dict[int, Table] = {}
        budget = bot.budget.for_search
        self.clock = budget.clock
        self.deadline = inf if budget.seconds is None else budget.clock() + budget.seconds

    def __call__(self, option: int, number: int) -> float:
        """What an option comes to at the imagined table of this number."""
        return judged(self.played(option, number), self.seat, self.bot.appraiser)

    def played(self, option: int, number: int) -> Table:
        """What the imagined table of this number has become."""
        luck = Random(f"{self.seed} {number}")
        if number not in self.tables:
            self.tables[number] = self.bot.imagine(self.seen, luck)
        luck = Random(f"{self.seed} {number} on")
        s = self.tables[number].clone()
        s.chance = Quick(luck.random)
        turns = s.turns
        agenda.play(s, self.seat, self.options[option])
        self.play_on(s, luck, turns + TURNS)
        return s

    def play_on(self, s: Table, luck: Random, until: int) -> None:
        """Everybody plays quickly by level 2 until its next turn or the evaluation comes, or time is up."""
        begun = s.turns
        players = Hurry(s, self.bot.appraiser, luck, self.seat)
        while s.outcome is None and s.turns < until and not (s.turns > begun and s.player == self.seat):
            if self.clock() > self.deadline or isinstance(s.agenda[-1], SortOut | TakeCards):
                return
            players.decide()
