"""The published baseline: always play the card of one's own party, do everything else at random."""

from __future__ import annotations

from random import Random

from hemicycle.bots.bot import NO_VALUE, Explanation, RandomBot, Weighed
from hemicycle.core.values import Action
from hemicycle.core.view import Choice, Observation


class SelfishBot(RandomBot):
    """Plays its own party's cards (Reinhardt 2020, arXiv 2005.07156, found no search that beats it)."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Keep or enact the own party's card if there is one."""
        good = _good(seen)
        return self.game.action(random.choice(good).action) if good else super().choose(seen, random)

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """The own party's cards, or anything."""
        good = _good(seen)
        options = tuple([Weighed(choice.action, 0.0) for choice in good or seen.view.choices])
        if good:
            return Explanation(options, NO_VALUE, "explain-sh-own-cards", {"party": _party(seen)})
        return Explanation(options, NO_VALUE, "explain-sh-not-own-cards")


def _party(seen: Observation) -> str:
    return "liberal" if seen.view.board.role == "liberal" else "fascist"


def _good(seen: Observation) -> list[Choice]:
    """The choices that serve the own party's cards."""
    return [choice for choice in seen.view.choices if _serves(choice, _party(seen))]


def _serves(choice: Choice, party: str) -> bool:
    policy = choice.detail.get("policy")
    return policy is not None and (policy == party) == choice.action.startswith("enact")
