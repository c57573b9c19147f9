"""What a review finds: the course of the game, what luck did, and the decisions that gave most away."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hemicycle.core.view import Choice

SEATS = "seats"  # a line for every seat
SIDES = "sides"  # a line for every side

PROVED = "proved"  # better by two standard errors or more
LIKELY = "likely"  # better by one
JUDGED = "judged"  # by what a bot thinks the options are worth; nothing was played out


@dataclass
class Point:
    """How the game stood after an entry of its record, line by line."""

    entry: int
    values: list[float]  # what is expected at the end: points, or nothing where only chances are known
    chances: list[float]  # of winning
    error: float = 0.0  # standard error of a chance
    points_error: float = 0.0  # the largest standard error of what is expected

    def differs(self, other: Point) -> bool:
        """Whether the game stands otherwise."""
        return (self.values, self.chances) != (other.values, other.chances)


@dataclass
class Fortune:
    """What luck did after an entry: how much better or worse than expected, line by line."""

    entry: int
    gains: list[float]
    fell: Sentence | None = None  # what it was, where the log tells only some of it


@dataclass
class Sentence:
    """A message of the catalogue, and what it needs."""

    key: str
    detail: dict[str, Any]


@dataclass
class Mistake:
    """A decision that gave something away: what was done, what was better and by how much, why and by which rule.

    `effect` says what came of both where they were played out, `asked` what the decision was about.
    """

    entry: int
    seat: int
    step: str
    done: Choice
    better: Choice
    cost: float
    error: float
    sure: str
    key: str  # of the sentence that says why
    detail: dict[str, Any]
    sections: list[str]
    effect: Sentence | None = None
    asked: Sentence | None = None  # reviews that were kept before this was told have none


@dataclass
class Suspicion:
    """What everybody could reasonably think after an entry: each seat's chance to be a fascist."""

    entry: int
    fascist: list[float]
    hitler: list[float]
    minds: list[list[float]] = field(default_factory=list)  # by seat: what it could think itself, knowing its own


@dataclass
class Claim:
    """What somebody said about cards or a party, and whether it was true."""

    entry: int
    seat: int
    word: str  # what kind of remark, and what its sentence needs
    detail: dict[str, Any]
    true: bool


@dataclass
class Review:
    """All that was found. Points and mistakes are in the order of the record."""

    game: str
    edition: str
    seats: int
    names: list[str]
    lines: str  # SEATS or SIDES
    sides: list[str]  # what the lines are called where they are sides
    unit: str  # of mistakes and luck: points or chances
    depth: str
    course: list[Point] = field(default_factory=list)
    turning: list[int] = field(default_factory=list)  # entries after which the chances had changed most
    fortune: list[Fortune] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    suspicions: list[Suspicion] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)

    def costliest(self, seat: int, most: int = 5) -> list[Mistake]:
        """The decisions of a seat that gave most away, the worst first."""
        own = [mistake for mistake in self.mistakes if mistake.seat == seat]
        return sorted(own, key=lambda mistake: -mistake.cost)[:most]

    def luck(self) -> list[float]:
        """What luck did to every line over the whole game."""
        return (
            [sum(gains) for gains in zip(*[each.gains for each in self.fortune], strict=True)] if self.fortune else []
        )
