"""Puzzles for the browser: what the seat asked knows, and the solution for whoever has tried."""

from __future__ import annotations

from functools import lru_cache

from hemicycle.core.match import Match, heard
from hemicycle.core.view import Choice
from hemicycle.review import puzzles
from hemicycle.review.puzzles import BadPuzzle, Puzzle, Rival
from hemicycle.server.protocol.bodies import Moment
from hemicycle.server.protocol.looking_back import PuzzleInfo, PuzzleRival, PuzzleTable, Solved
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.match_state import happened, remarked


def of_the_day(seconds: float) -> list[PuzzleInfo]:
    """One puzzle of every game that has some."""
    return [_info(game, puzzles.of_the_day(game, seconds)) for game in puzzles.games()]


@lru_cache(maxsize=64)
def shown(game: str, id: str) -> PuzzleTable:
    """A puzzle as its seat sees it."""
    try:
        puzzle = puzzles.find(game, id)
        match = puzzles.sit(game, puzzle)
    except BadPuzzle as error:
        raise refuse(error.code) from error
    ids = [each.id for each in puzzles.book(game).puzzles]
    place = ids.index(id)
    return PuzzleTable(
        puzzle=_info(game, puzzle),
        number=place + 1,
        of=len(ids),
        next=ids[(place + 1) % len(ids)],
        edition=match.rules.id,
        names=list(match.record.header["names"]),
        seat=puzzle.seat,
        moments=_moments(match, puzzle.seat),
        view=match.view(puzzle.seat),
    )


def solved(game: str, id: str, action: str) -> Solved:
    """Whether an option is the best, and why it is or is not."""
    choices = {choice.action: choice for choice in shown(game, id).view.choices}
    if action not in choices:
        raise refuse("malformed-action", {"text": action})
    puzzle = puzzles.find(game, id)
    return Solved(
        right=action == puzzle.best,
        best=choices[puzzle.best],
        rivals=[_rival(choices[rival.action], rival) for rival in puzzle.rivals],
        unit=puzzle.unit,
        word=puzzle.key,
        detail=puzzle.detail,
        sections=puzzle.sections,
    )


def _rival(choice: Choice, rival: Rival) -> PuzzleRival:
    return PuzzleRival(choice=choice, cost=rival.cost, error=rival.error, effect=rival.effect)


def _info(game: str, puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(game=game, id=puzzle.id, step=puzzle.step)


def _moments(match: Match, seat: int) -> list[Moment]:
    """What a seat was told and heard, one moment for every entry of the record that others noticed."""
    told = [(entry, event) for entry, to, event in match.history if heard(to, seat)]
    entries = sorted({0, *[entry for entry, _ in told], *[entry for entry, _, _ in match.said]})
    doers = {entry["n"]: entry.get("seat") for entry in match.record.entries}
    return [
        Moment(
            n=number, at=0, seat=doers.get(entry), by="bot" if entry else "table",
            events=[happened(event) for when, event in told if when == entry],
            remarks=[remarked(who, remark) for when, who, remark in match.said if when == entry],
        )
        for number, entry in enumerate(entries)
    ]  # fmt: skip
