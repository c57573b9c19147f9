"""Level 2: every option by what it is worth in points, to oneself and to the rivals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hemicycle.bots.bot import NO_VALUE, POINTS, Bot, Explanation, Weighed
from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.bots.global_powers import reasons, speech
from hemicycle.bots.global_powers.judgement import Judgement
from hemicycle.bots.global_powers.opening import MOST
from hemicycle.bots.global_powers.rating import rate
from hemicycle.bots.global_powers.weights import Weights
from hemicycle.bots.global_powers.worth import Appraiser, Position, appraiser
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.table import Table

# Bids are drawn by lot, an offer has parts, cards left now can be taken next, what is fair has no price, and a vote
# that may change nothing is not worth what it is about.
RANKED = {
    "auction", "offer", "take-cards", "sort-out", "war-split", "sharing", "sharing-consent", "war", "factions",
    "open-vote", "stake-consent", "bribe-consent",
}  # fmt: skip


class SolidBot(Bot):
    """Values a position by regions, politicians, chips and what the rivals have, and takes what improves it most."""

    speaks_after = speech.OCCASIONS
    answers = speech.ANSWERED
    much = 3.0  # points of about twenty

    def __init__(
        self, game: Game, rules: Ruleset, budget: Budget = AT_THE_TABLE, weights: Weights | None = None
    ) -> None:
        super().__init__(game, rules, budget)
        self.appraiser = appraiser() if weights is None else Appraiser(weights)

    def choose(self, seen: Observation, random: Random) -> Action:
        """The option that is worth most."""
        if len(seen.view.choices) == 1:
            return self.game.action(seen.view.choices[0].action)
        options, values = self.weigh(seen, random)
        return options[best(values)]

    def warn(self, seen: Observation, action: str) -> Explanation | None:
        """A bid has no price of its own, but most of one's base is too much for any region."""
        word, _, politicians = action.partition(" ")
        if word == "bid" and politicians.isdecimal() and int(politicians) > max(MOST, len(seen.view.choices) // 2):
            return self.hint(seen)
        return super().warn(seen, action)

    def imagine(self, seen: Observation, random: Random) -> Table:
        """A table like the one the seat sees; only the other hands are guessed, and level 2 never looks at them."""
        table = self.game.imagine(self.rules, seen.view, Quick(random.random))
        assert isinstance(table, Table)
        return table

    def weigh(self, seen: Observation, random: Random) -> tuple[Sequence[Action], list[float]]:
        """All options, and what each is worth."""
        table = self.imagine(seen, random)
        seat = seen.view.seat
        assert seat is not None
        options = agenda.options(table, seat)
        return options, rate(self.judge(table, seen, random), options)

    def judge(self, table: Table, seen: Observation, random: Random) -> Judgement:
        """How the seat sees a table."""
        seat = seen.view.seat
        assert seat is not None
        return Judgement(Position(table, self.appraiser), seat, random, speech.words(seen))

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """Promises, calls against a leader, threats, questions and answers."""
        return speech.say(seen, lambda: Position(self.imagine(seen, random), self.appraiser))

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """The options with what they are worth, best first, and what speaks for the best one."""
        options, values = self.weigh(seen, random)
        first = best(values)
        key, detail = reasons.why(seen.view, options[first], values[first])
        return Explanation(ranked(options, values, first), unit(seen), key, detail)


def ranked(options: Sequence[Action], values: Sequence[float], first: int) -> tuple[Weighed, ...]:
    """The options with their values: the chosen one, then the others from best to worst."""
    weighed = [Weighed(str(option), value) for option, value in zip(options, values, strict=True)]
    others = sorted(weighed[:first] + weighed[first + 1 :], key=lambda each: -each.value)
    return weighed[first], *others


def unit(seen: Observation) -> str:
    """What the values of options are: points, but where they only say which option comes first."""
    return NO_VALUE if seen.view.prompt is not None and seen.view.prompt.step in RANKED else POINTS


def best(values: Sequence[float]) -> int:
    """The place of the highest value."""
    return max(range(len(values)), key=values.__getitem__)
