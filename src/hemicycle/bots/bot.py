"""What a bot is, how it explains itself, and the simplest one."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from hemicycle.bots.budget import AT_THE_TABLE, Budget
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.values import Action, Event, Remark
from hemicycle.core.view import Observation

CHANCE = "chance"  # values are chances to win, from 0 to 1
POINTS = "points"  # values are points
NO_VALUE = "none"  # the bot does not weigh


@dataclass
class Weighed:
    """An option and what it is worth to the seat that has it."""

    action: str
    value: float


@dataclass
class Explanation:
    """Why a bot would do something: its options, best first, and the key of a sentence with what it needs."""

    options: tuple[Weighed, ...]
    unit: str
    key: str
    detail: dict[str, Any] = field(default_factory=dict)


class Bot:
    """A player that is a program. It sees observations only; tables it needs it samples from them.

    What it does depends on the observation and the random numbers alone. What it has read it may keep, to read on
    faster, so one bot can play several seats. Only a bot with a time budget may play differently on another machine.

    >>> import hemicycle
    >>> class First(Bot):
    ...     def choose(self, seen, random):
    ...         return self.game.action(seen.view.choices[0].action)
    >>> match = hemicycle.game("secret-hitler").match(seed=7)
    >>> seat = match.waiting[0]
    >>> str(First(match.game, match.rules).choose(match.observation(seat), Random(1))).split()[0]
    'nominate'
    """

    speaks_after: ClassVar[tuple[type[Event], ...]] = ()  # events after which it may have something to say
    answers: ClassVar[tuple[type[Remark], ...]] = ()  # remarks of others which it may answer
    much: ClassVar[float] = 0.1  # an option that is worth so much less than another is a blunder
    pace: ClassVar[int] = 0  # trials it makes in a second, about; nought: it does not search
    stands_for: Bot | None = None  # the bot that this one only watches; what goes wrong is that one's

    def __init__(self, game: Game, rules: Ruleset, budget: Budget = AT_THE_TABLE) -> None:
        self.game = game
        self.rules: Any = rules
        self.budget = budget

    def choose(self, seen: Observation, random: Random) -> Action:
        """Pick one of the legal actions of the view."""
        raise NotImplementedError

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """Say something through the game's own channels, or nothing."""
        return None

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """Why it would choose what it would choose, by what its seat knows."""
        chosen = str(self.choose(seen, random))
        return Explanation((Weighed(chosen, 0.0),), NO_VALUE, "explain-habit")

    def hint(self, seen: Observation) -> Explanation:
        """An explanation for whoever asks; asked twice about the same, it says the same, so no clock may matter."""
        steady = self
        if self.pace and self.budget.seconds is not None:
            steady = copy(self)
            steady.budget = Budget(trials=round(self.pace * self.budget.seconds))
        return steady.explain(seen, luck(seen))

    def warn(self, seen: Observation, action: str) -> Explanation | None:
        """Why something else is much better than an action; None where it is not, or where that cannot be told."""
        advice = self.hint(seen)
        worth = {option.action: option.value for option in advice.options}
        if advice.unit == NO_VALUE or action not in worth:
            return None
        return advice if advice.options[0].value - worth[action] >= self.much else None


def luck(seen: Observation) -> Random:
    """Random numbers that depend on what a seat has seen and heard, and on nothing else."""
    remarks = [f"{seat}: {remark}" for seat, remark in seen.remarks]
    asked = [choice.action for choice in seen.view.choices]
    return Random(f"{seen.view.seat} {[str(event) for event in seen.events]} {remarks} {asked}")


class RandomBot(Bot):
    """Plays any legal action, all equally likely."""

    def choose(self, seen: Observation, random: Random) -> Action:
        """Pick one of the legal actions of the view."""
        return self.game.action(random.choice(seen.view.choices).action)

    def explain(self, seen: Observation, random: Random) -> Explanation:
        """It has no reasons."""
        options = tuple([Weighed(choice.action, 0.0) for choice in seen.view.choices])
        return Explanation(options, NO_VALUE, "explain-random")
