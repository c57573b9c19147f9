"""A bot for every game: it asks a beginner several times and does what the beginner says most often."""

from collections import Counter
from random import Random

from hemicycle import Action, Bot, Observation, bots
from hemicycle.bots.bot import Explanation, Weighed


class Careful(Bot):
    """Beginners err at random, so their errors seldom agree."""

    times = 9

    def choose(self, seen: Observation, random: Random) -> Action:
        """What the beginner says most often."""
        return self.game.action(self.votes(seen, random).most_common(1)[0][0])

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """Every answer, and how often it came."""
        counted = self.votes(seen, random).most_common()
        options = tuple([Weighed(action, count / self.times) for action, count in counted])
        return Explanation(options, "chance", "explain-habit")

    def votes(self, seen: Observation, random: Random) -> Counter[str]:
        """How often the beginner chose each option."""
        beginner = bots.make("beginner", self.game, self.rules)
        return Counter(str(beginner.choose(seen, random)) for _ in range(self.times))
