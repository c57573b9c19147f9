"""A bot for Die Macher: it spends what a beginner saves, on meetings, media and polls."""

from random import Random

from hemicycle import Action, Bot, Observation, bots

SPEND = ("hold-meetings", "convert-meetings", "buy-media")  # of these the largest there is
MOST = 3000  # for a poll


class Campaigner(Bot):
    """Beginners bid nothing and end with money in the bank; money is worth nothing when the last state has voted."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Spend, or do what a beginner does."""
        options = [choice.action for choice in seen.view.choices]
        for word in SPEND:
            found = [option for option in options if option.startswith(word)]
            if found:
                return self.game.action(found[-1])
        bids = [option for option in options if option.startswith("bid ") and 0 < int(option.split()[1]) <= MOST]
        if bids:
            return self.game.action(random.choice(bids[:3]))
        return bots.make("beginner", self.game, self.rules).choose(seen, random)
