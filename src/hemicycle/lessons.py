"""First evenings: guided games as data. The table, the rules and the bots are the real ones; docs/lessons.md."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import replace
from functools import cache

import msgspec
from msgspec import Struct

from hemicycle import resources
from hemicycle.core.errors import HemicycleError
from hemicycle.core.match import Match
from hemicycle.core.view import View


class BadLesson(HemicycleError):
    """A lesson that cannot be read: of which game, which one, and why."""

    def __init__(self, game: str, lesson: str, cause: str) -> None:
        super().__init__(game, lesson, cause)
        self.game = game
        self.lesson = lesson
        self.cause = cause

    def __str__(self) -> str:
        return f"the lesson {self.lesson} of {self.game} cannot be read: {self.cause}"


class SumTerm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A number of a sum: where it stands in the view (or itself), and what is done with it to those before."""

    of: str | int
    op: str = "+"


class LessonStep(Struct, kw_only=True, forbid_unknown_fields=True):
    """One thing that is explained, when, and beside which places of the page.

    It is told once its situation is there: the seat is `asked` by this step of the rules, one of these `events` has
    happened since the step before was told, all of `where` holds, and all of `legal` may be done. Without any of these
    it follows the step before.
    """

    name: str
    asked: str = ""
    events: list[str] = []
    where: list[str] = []  # `path = value`, with !=, >= and <= too
    legal: list[str] = []  # actions the seat may choose now: what is asked for must be possible; * stands for all
    places: list[str] = []  # `data-place` of elements, or of another one (a|b); {path}: what the view holds there
    tab: str = ""  # the tab of the rail they stand in
    parts: dict[str, str] = {}  # what the sentences need, by its path in the view
    sum: list[SumTerm] = []
    optional: bool = False  # the game goes on well without it: it may never come to that
    drafts: list[str] = []  # tasks before the answer is sent: each is done when the draft has such an action
    do: list[list[str]] = []  # answers that are expected, the first that is legal is what "Next" does; * stands for all


class Lesson(Struct, kw_only=True, forbid_unknown_fields=True):
    """A guided game: everything a table needs to be the same each time, and what is told at it."""

    game: str
    id: str
    edition: str
    revision: int
    seats: int
    seed: int
    bots: str  # their level
    minutes: int  # how long it takes
    first: bool = False  # the one to begin with, where a game brings several
    steps: list[LessonStep]
    options: dict[str, bool | int | str] = {}
    talk: bool = True  # whether the bots talk

    def key(self, step: LessonStep) -> str:
        """The message that tells a step; its attributes hold the rest."""
        return f"lesson-{self.id}-{step.name}"


def names(game: str) -> list[str]:
    """The lessons a game brings."""
    return sorted(_texts(game))


@cache
def find(game: str, name: str) -> Lesson:
    """A lesson by its name, which must be one of `names`; or BadLesson."""
    return read(game, name, _texts(game)[name])


@cache
def _texts(game: str) -> dict[str, str]:
    return resources.lessons(game)


def read(game: str, name: str, text: str) -> Lesson:
    """A lesson from its file, or BadLesson."""
    try:
        return msgspec.convert({"game": game, "id": name, **tomllib.loads(text)}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(game, name, str(error)) from error


def bot_view(match: Match, seat: int) -> View:
    """What a bot of a lesson sees: not who has sealed an answer already, so that it does not matter who is quicker."""
    return replace(match.view(seat), sealed=(), waiting=tuple(match.table.waiting))


def bot_luck(lesson: Lesson, seat: int, heard: int) -> int:
    """What a bot of a lesson decides by: the same each time after as many events, whatever was said in between."""
    digest = hashlib.sha256(f"{lesson.game} {lesson.id} {lesson.seed} {seat} {heard}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
