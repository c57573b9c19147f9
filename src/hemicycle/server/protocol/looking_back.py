"""What travels when games that are over are looked at: records, branches, comments; and puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from hemicycle.core.view import Choice, View
from hemicycle.review.findings import Review, Sentence
from hemicycle.server.protocol.bodies import Answer, Body, Moment


class NewReview(Body):
    """Review a match that is over."""

    depth: Literal["quick", "normal", "deep"] = "normal"


class ReviewState(Answer):
    """How far a review is: `part` of it is done. A failed one has a code that says why."""

    id: str
    state: Literal["waiting", "working", "done", "failed"]
    part: float = 0.0
    review: Review | None = None
    code: str | None = None


class NewRecord(Body):
    """Show the game of a record, as JSON lines."""

    record: Annotated[str, Meta(min_length=1, max_length=700_000)]


class NewBranch(Body):
    """Play on from a moment, or from an entry of the record, against bots: a table of one's own.

    While the match goes on the table is imagined from what one's own seat knows. Without a moment: from now on.
    """

    seat: Annotated[int, Meta(ge=0, le=19)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    entry: Annotated[int, Meta(ge=0, le=1_000_000, description="The last entry that has happened.")] | None = None
    luck: Literal["same", "fresh"] = "fresh"
    bots: Annotated[str, Meta(max_length=20)] = ""


class Stroke(Body):
    """A line drawn over the board: points one after another, in thousandths of the width and height of a place on it.

    Boards differ with the device, but all have the same places; without one the points are those of the whole board.
    """

    points: Annotated[list[Annotated[int, Meta(ge=-20_000, le=20_000)]], Meta(min_length=4, max_length=400)]
    place: Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]*$")] = ""


class Comment(Answer):
    """What somebody at the table wrote or drew beside a moment of a match that is over."""

    id: int
    match: int
    entry: int
    seat: int | None
    at: int
    name: str
    mine: bool
    text: str
    drawing: list[Stroke]


class PuzzleInfo(Answer):
    """A puzzle by its name."""

    game: str
    id: str
    step: str


class PuzzleTable(Answer):
    """A moment of a game between bots, by all that the seat asked knows; `next` is the puzzle that follows it."""

    puzzle: PuzzleInfo
    number: int
    of: int
    next: str
    edition: str
    names: list[str]
    seat: int
    moments: list[Moment]
    view: View


class Attempt(Body):
    """What somebody would do."""

    action: Annotated[str, Meta(max_length=400)]


class PuzzleRival(Answer):
    """Another option, by how much it is worse, the standard error of that, and what came of the best one instead."""

    choice: Choice
    cost: float
    error: float
    effect: Sentence | None


class Solved(Answer):
    """Whether that was best; what is, by how much, why and by which rule. `unit` is `points` or `chance`."""

    right: bool
    best: Choice
    rivals: list[PuzzleRival]
    unit: str
    word: str
    detail: dict[str, Any]
    sections: list[str]
