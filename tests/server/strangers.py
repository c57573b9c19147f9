"""Bots as strangers write them: one plays, the others do what no bot should."""

from __future__ import annotations

import os
import time
from random import Random

from hemicycle.bots.bot import RandomBot
from hemicycle.core.values import Action
from hemicycle.core.view import Observation


class First(RandomBot):
    """Takes the first choice, and talks to the terminal while it does."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Print, as people do while they try something out, and read what nobody has typed."""
        print('{"action": "ballot no"}', flush=True)
        os.write(1, b"more noise\n")
        assert os.read(0, 10) == b""
        return self.game.action(seen.view.choices[0].action)


class Broken(RandomBot):
    """Raises."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Fail."""
        raise RuntimeError("as strangers' bots do")


class Quitter(RandomBot):
    """Takes its process along."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Leave at once."""
        os._exit(7)


class Dreamer(RandomBot):
    """Never answers."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Sleep."""
        time.sleep(3_600)
        return super().choose(seen, random)


class Cheat(RandomBot):
    """Does what the rules refuse."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Nominate a seat that does not exist."""
        return self.game.action("nominate 99")


class NoBot:
    """Cannot be seated."""
