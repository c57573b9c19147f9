"""Puzzles: moments of games between bots where one option is clearly best and not obvious, shipped as data.

A file `puzzles/<game>.jsonl` begins with the edition and its revision. A line with `do` is a game played by bots: its
seed, and what was done (`2>action`) and said (`2:remark`). The lines after it are puzzles of that game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from hemicycle import registry
from hemicycle.bots.first_names import NAMES
from hemicycle.core.errors import HemicycleError
from hemicycle.core.match import Match
from hemicycle.core.steps import Refused
from hemicycle.review.findings import Sentence

FOLDER = files("hemicycle.review") / "puzzles"
ACT, SAY = ">", ":"
DAY = 86_400  # seconds


class BadPuzzle(HemicycleError):
    """A puzzle that cannot be shown; a code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Edition:
    """What all puzzles of a game are played by."""

    game: str
    edition: str
    revision: int


@dataclass
class Source:
    """A game bots have played."""

    seats: int
    seed: int
    do: list[str]


@dataclass
class Rival:
    """Another option, by how much it is worse, the standard error of that, and what came of the best one instead."""

    action: str
    cost: float
    error: float
    effect: Sentence | None = None


@dataclass
class Puzzle:
    """A moment of a game, what is best there, and why."""

    id: str
    at: int  # how much of the game has been played
    seat: int
    step: str
    best: str
    unit: str
    rivals: list[Rival]
    key: str  # of the sentence that says why
    detail: dict[str, Any]
    sections: list[str]


@dataclass
class Book:
    """The puzzles of a game."""

    rules: Edition
    puzzles: list[Puzzle]
    sources: dict[str, Source]  # by puzzle


@cache
def book(game: str) -> Book:
    """The puzzles shipped for a game."""
    try:
        lines = (FOLDER / f"{game}.jsonl").read_bytes().splitlines()
    except OSError as error:
        raise BadPuzzle("no-puzzles") from error
    found = Book(msgspec.json.decode(lines[0], type=Edition), [], {})
    source: Source | None = None
    for line in lines[1:]:
        row = msgspec.json.decode(line)
        if "do" in row:
            source = msgspec.convert(row, Source)
        else:
            puzzle = msgspec.convert(row, Puzzle)
            assert source is not None
            found.puzzles.append(puzzle)
            found.sources[puzzle.id] = source
    return found


def games() -> list[str]:
    """The games there are puzzles for."""
    return [name for name in registry.names() if (FOLDER / f"{name}.jsonl").is_file()]


def find(game: str, id: str) -> Puzzle:
    """A puzzle by its name."""
    for puzzle in book(game).puzzles:
        if puzzle.id == id:
            return puzzle
    raise BadPuzzle("no-such-puzzle")


def of_the_day(game: str, seconds: float) -> Puzzle:
    """The same puzzle for everybody all day long; all of them come before one comes again."""
    puzzles = book(game).puzzles
    return puzzles[int(seconds // DAY) % len(puzzles)]


def sit(game: str, puzzle: Puzzle) -> Match:
    """The table at that moment, played again; BadPuzzle when the rules of today are others."""
    pages = book(game)
    source = pages.sources[puzzle.id]
    table = registry.game(game)
    if table.load(pages.rules.edition).revision != pages.rules.revision:
        raise BadPuzzle("puzzle-revision")
    match = table.match(source.seats, source.seed, pages.rules.edition, names=NAMES[: source.seats])
    try:
        for line in source.do[: puzzle.at]:
            again(match, line)
    except Refused as error:
        raise BadPuzzle("puzzle-revision") from error
    return match


def again(match: Match, line: str) -> None:
    """Do or say once more what was done or said."""
    mark = ACT if line.find(ACT) in (1, 2) else SAY
    seat, _, text = line.partition(mark)
    if mark == ACT:
        match.act(int(seat), text)
    else:
        match.remark(int(seat), text)
