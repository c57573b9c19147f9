"""The HTTP part of looking back: comments, branches, records that are uploaded, puzzles."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from hemicycle.server.door import puzzles
from hemicycle.server.door.door import Door
from hemicycle.server.door.looking_back import LARGEST, LookingBack
from hemicycle.server.door.routes import Handler, handles
from hemicycle.server.door.who import address
from hemicycle.server.protocol.bodies import TableInfo
from hemicycle.server.protocol.looking_back import (
    Attempt,
    Comment,
    NewBranch,
    NewRecord,
    PuzzleInfo,
    PuzzleTable,
    Solved,
)
from hemicycle.server.room.rows import Person

Number = Annotated[int, Meta(ge=1, le=1_000_000)]
GameName = Annotated[str, Meta(max_length=40)]
PuzzleName = Annotated[str, Meta(max_length=20)]


@handles("GET", "/api/tables/{code}/matches/{match:number}/comments")
async def match_comments(code: str, match: Number, guest: Person | None, door: Door) -> list[Comment]:
    """What people of the table wrote and drew beside a match that is over."""
    await door.finished(code, match)
    unheard = [] if guest is None else await door.safety.unheard(guest.id)
    return await door.archive.comments(code.upper(), match, None if guest is None else guest.id, unheard)


@handles("POST", "/api/tables/{code}/matches/{match:number}/branches", status=201)
async def branch_match(
    data: NewBranch, request: Request, code: str, match: Number, who: Person, door: Door
) -> TableInfo:
    """Play on from a moment of a match against bots, at a table of my own."""
    where = door.tokens.address(address(request))
    return await LookingBack(door).branch(code, match, data, who, where)


@handles("GET", "/api/tables/{code}/matches/{match:number}/branches")
async def match_branches(code: str, match: Number, who: Person, door: Door) -> list[TableInfo]:
    """My own tables that branch off from a match."""
    return await LookingBack(door).branches(code, match, who)


@handles("POST", "/api/records", status=201, largest=LARGEST)
async def upload_record(data: NewRecord, request: Request, who: Person, door: Door) -> TableInfo:
    """Show the game of a record, which is verified; the room is removed after a month."""
    where = door.tokens.address(address(request))
    return await LookingBack(door).upload(data.record, who, where)


# --- puzzles ---


@handles("GET", "/api/puzzles")
async def puzzles_of_the_day(door: Door) -> list[PuzzleInfo]:
    """One puzzle of every game, the same for everybody all day long."""
    return await asyncio.to_thread(puzzles.of_the_day, door.clock.now() / 1000)


@handles("GET", "/api/puzzles/{game}/{id}")
async def puzzle(game: GameName, id: PuzzleName) -> PuzzleTable:
    """A puzzle, by what the seat asked knows."""
    return await asyncio.to_thread(puzzles.shown, game, id)


@handles("POST", "/api/puzzles/{game}/{id}")
async def solve_puzzle(data: Attempt, game: GameName, id: PuzzleName) -> Solved:
    """Whether that is the best option, and why."""
    return await asyncio.to_thread(puzzles.solved, game, id, data.action)


HANDLERS: list[Handler] = [
    match_comments, branch_match, match_branches, upload_record, puzzles_of_the_day, puzzle, solve_puzzle,
]  # fmt: skip
