"""The published baseline: always play the card of one's own party, do everything else at random."""

from __future__ import annotations

from random import Random

from hemicycle.bots.bot import RandomBot
from hemicycle.core.values import Action
from hemicycle.core.view import Choice, Observation


class SelfishBot(RandomBot):
    """Plays its own party's cards (Reinhardt 2020, arXiv 2005.07156, found no search that beats it)."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Keep or enact the own party's card if there is one."""
        own = "liberal" if seen.view.board.role == "liberal" else "fascist"
        good = [choice for choice in seen.view.choices if _serves(choice, own)]
        return self.game.action(random.choice(good).action) if good else super().choose(seen, random)


def _serves(choice: Choice, party: str) -> bool:
    policy = choice.detail.get("policy")
    return policy is not None and (policy == party) == choice.action.startswith("enact")
