"""What a bot is, and the simplest one."""

from __future__ import annotations

from random import Random

from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation


class Bot:
    """A player that is a program. It sees observations only; tables it needs it samples from them."""

    def __init__(self, game: Game, rules: Ruleset) -> None:
        self.game = game
        self.rules = rules

    def choose(self, seen: Observation, random: Random) -> Action:
        """Pick one of the legal actions of the view."""
        raise NotImplementedError

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """Say something through the game's own channels, or nothing."""
        return None


class RandomBot(Bot):
    """Plays any legal action, all equally likely."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Pick one of the legal actions of the view."""
        choices = seen.view.choices
        return self.game.action(choices[random.randrange(len(choices))].action)
