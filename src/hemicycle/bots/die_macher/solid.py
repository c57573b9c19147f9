"""Level 2: every option by what it is worth in points over the rest of the game."""

from __future__ import annotations

from random import Random

from hemicycle.bots.bot import NO_VALUE, POINTS, Bot, Explanation, Weighed
from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.bots.die_macher import reasons, talks
from hemicycle.bots.die_macher.judgement import prefer, weigh
from hemicycle.bots.die_macher.weights import Weights, learned
from hemicycle.bots.die_macher.word import keeping
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.cabinet import ChooseMinister
from hemicycle.games.die_macher.start_player import NameStart
from hemicycle.games.die_macher.sums import NOBODY
from hemicycle.games.die_macher.table import Table


class SolidBot(Bot):
    """Values seats, victories, media, members, opinions and money, and takes the option that brings most."""

    speaks_after = talks.OCCASIONS
    answers = talks.ANSWERED
    much = 15.0  # points of about four hundred

    def __init__(
        self, game: Game, rules: Ruleset, budget: Budget = AT_THE_TABLE, weights: Weights | None = None
    ) -> None:
        super().__init__(game, rules, budget)
        self.weights = weights or learned()

    def choose(self, seen: Observation, random: Random) -> Action:
        """The option that is worth most; who has given their word to a partner keeps it."""
        s, seat = self.imagine(seen, random)
        place, _ = self.decided(seen, s, self.worths(s, seat), random)
        return self.game.action(seen.view.choices[place].action)

    def decided(self, seen: Observation, s: Table, values: list[float], random: Random) -> tuple[int, int]:
        """The place of the option to take, and the partner whose trust was the reason, or nobody."""
        assert seen.view.seat is not None
        honest, partner = keeping(seen, agenda.options(s, seen.view.seat))
        place = self.place(seen, s, values, random)
        return (place, NOBODY) if place in honest else (max(honest, key=values.__getitem__), partner)

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """Terms of a coalition, answers to them, and why one was declined."""
        return talks.say(seen)

    def place(self, seen: Observation, s: Table, values: list[float], random: Random) -> int:
        """The place of the option to take, by what the options are worth."""
        return prefer(s, values)

    def imagine(self, seen: Observation, random: Random) -> tuple[Table, int]:
        """A table the seat could be sitting at; weighing reads of it only what the seat knows."""
        table = self.game.imagine(self.rules, seen.view, Quick(random.random))
        assert isinstance(table, Table)
        assert seen.view.seat is not None
        return table, seen.view.seat

    def worths(self, s: Table, seat: int) -> list[float]:
        """What every option is worth in points."""
        return weigh(s, seat, agenda.options(s, seat), self.weights)

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """The options with their worth, and what speaks for the one it would take."""
        s, seat = self.imagine(seen, random)
        values = self.worths(s, seat)
        place, partner = self.decided(seen, s, values, random)
        weighed = [Weighed(choice.action, value) for choice, value in zip(seen.view.choices, values, strict=True)]
        others = sorted(weighed[:place] + weighed[place + 1 :], key=lambda each: -each.value)
        key, detail = reasons.why(s, seat, agenda.options(s, seat)[place], values[place], self.weights)
        if partner != NOBODY:
            key, detail = "explain-dm-word", {"seat": partner, "state": s.lands[0].id}
        elif values[place] < max(values):
            key, detail = self.overruled(s), {}
        ranks = isinstance(s.agenda[-1], NameStart | ChooseMinister)  # places in an order, which are no points
        return Explanation((weighed[place], *others), NO_VALUE if ranks else POINTS, key, detail)

    def overruled(self, s: Table) -> str:
        """Why it would not take what is worth most by itself: the reason's key. Here only auctions are cut short."""
        return "explain-dm-poll-raise"
