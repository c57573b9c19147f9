"""A player that learns to beat a bot: it begins by playing like it, and leans away where that wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random

from hemicycle.arena.traits import CHOSEN, Dossiers, Traits, asked_traits, option_traits, stage
from hemicycle.bots.bot import Bot
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation

LIKE_THE_BOT = 5.0  # how strongly a beginner follows the bot
SURE = 4.0  # log odds beyond which guilt does not grow
SEEN_AGAIN = 3  # of every so many decisions one is noted down for the reader of seats


@dataclass
class Learned:
    """What a response has learned: how it leans to options, and what gives a seat of the other side away."""

    lean: Traits = field(default_factory=lambda: {CHOSEN: LIKE_THE_BOT})
    guilt: Traits = field(default_factory=dict)


def dot(weights: Traits, traits: Traits) -> float:
    """What traits amount to."""
    return sum([weights.get(name, 0.0) * value for name, value in traits.items()])


class Response(Bot):
    """Draws its options by what it has learned; notes how each draw would have to change to be drawn more often."""

    def __init__(self, base: Bot, learned: Learned) -> None:
        super().__init__(base.game, base.rules, base.budget)
        self.base = self.stands_for = base
        self.learned = learned
        self.dossiers = Dossiers(base.rules)
        self.slope: Traits = {}  # of the log of the chance of everything it did
        self.sightings: list[list[Traits]] = []  # of all seats, at some decisions
        self.speaks_after, self.answers = base.speaks_after, base.answers  # type: ignore[misc]  # it speaks as the bot does
        self._decisions = 0

    def choose(self, seen: Observation, random: Random) -> Action:
        """An option by its leanings."""
        choices = seen.view.choices
        if len(choices) == 1:
            return self.game.action(choices[0].action)
        rows = self.rows(seen, random)
        leans = [dot(self.learned.lean, row) for row in rows]
        weights = [exp(lean - max(leans)) for lean in leans]
        place = random.choices(range(len(choices)), weights)[0]
        self._note(rows, weights, place)
        return self.game.action(choices[place].action)

    def rows(self, seen: Observation, random: Random) -> list[Traits]:
        """The traits of all options."""
        advice = self.base.explain(seen, random)
        seats = self.dossiers.read(seen)
        self._decisions += 1
        if self._decisions % SEEN_AGAIN == 0:
            self.sightings.append(seats)

        def guilt(seat: int) -> float:
            return max(-SURE, min(SURE, dot(self.learned.guilt, seats[seat])))

        found = []
        worth = {option.action: option.value for option in advice.options}
        for choice in seen.view.choices:
            traits = option_traits(advice, worth, choice, guilt, stage(seen))
            found.append({**traits, **asked_traits(seen, choice, guilt)})
        return found

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """What the bot would say."""
        return self.base.speak(seen, random)

    def _note(self, rows: list[Traits], weights: list[float], place: int) -> None:
        total = sum(weights)
        for index, (row, weight) in enumerate(zip(rows, weights, strict=True)):
            part = (index == place) - weight / total
            for name, value in row.items():
                self.slope[name] = self.slope.get(name, 0.0) + part * value
