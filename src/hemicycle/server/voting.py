"""Votes of the table: pause, extend, replace, abandon, another pace, take back, migrate."""

from __future__ import annotations

import msgspec

from hemicycle.server import catalogue, clocks, migration
from hemicycle.server.clocks import Clocks
from hemicycle.server.messages import Ballot, Propose
from hemicycle.server.news import Vote
from hemicycle.server.ports import Port
from hemicycle.server.refusals import Refuse
from hemicycle.server.rooms import Room

UNANIMOUS = ("undo", "migrate")
MOST_OPEN = 5
SHORTEST = 600_000  # how long a vote stays open at least, in milliseconds
PHASES = {
    "pause": ("playing",),
    "resume": ("paused",),
    "extend": ("playing",),
    "replace": ("playing", "paused"),
    "abandon": ("playing", "paused", "frozen"),
    "pace": ("playing", "paused"),
    "undo": ("playing", "paused"),
    "migrate": ("frozen",),
}


async def propose(room: Room, port: Port, message: Propose) -> None:
    """Put something to the vote; whoever proposes says yes."""
    if not port.seats:
        raise Refuse("not-seated")
    room.need_phase(*PHASES[message.kind])
    expire(room)
    _check(room, message)
    voters = electorate(room, message)
    mine = _voter(room, port, voters)
    if len(room.doc.votes) >= MOST_OPEN or any(_same(vote, message) for vote in room.doc.votes):
        raise Refuse("already-proposed")
    room.doc.last_vote += 1
    vote = Vote(
        vote=room.doc.last_vote,
        kind=message.kind,
        by=mine,
        seat=message.seat,
        pace=message.pace,
        clock=message.clock,
        moment=message.moment,
        electorate=voters,
        yes=[mine],
        no=[],
        needed=len(voters) if message.kind in UNANIMOUS else len(voters) // 2 + 1,
        closes=clocks.now() + _time_to_vote(room),
    )
    room.doc.votes.append(vote)
    await _count(room, vote)


async def ballot(room: Room, port: Port, message: Ballot) -> None:
    """Vote on a proposal."""
    expire(room)
    vote = next((each for each in room.doc.votes if each.vote == message.vote), None)
    if vote is None:
        raise Refuse("no-such-vote", {"vote": message.vote})
    mine = _voter(room, port, vote.electorate)
    vote.yes = sorted({*vote.yes, mine} if message.yes else {*vote.yes} - {mine})
    vote.no = sorted({*vote.no} - {mine} if message.yes else {*vote.no, mine})
    await _count(room, vote)


def electorate(room: Room, message: Propose) -> list[int]:
    """The lowest seat of every person who plays himself; whoever is to be replaced has no vote."""
    voters: dict[str, int] = {}
    concerned = None if message.kind != "replace" else room.chair(message.seat or 0).person
    for seat, chair in enumerate(room.doc.chairs):
        if chair.person is not None and not chair.standby and chair.person != concerned:
            voters.setdefault(chair.person, seat)
    return list(voters.values())


def expire(room: Room) -> None:
    """Votes do not stay open for ever."""
    at = clocks.now()
    room.doc.votes = [vote for vote in room.doc.votes if vote.closes > at]


def _check(room: Room, message: Propose) -> None:
    """Refuse a proposal that could not be carried out."""
    if message.kind == "replace" and (message.seat is None or room.chair(message.seat).person is None):
        raise Refuse("nobody-to-replace")
    if message.kind == "pace" and message.pace is None:
        raise Refuse("no-pace")
    if message.kind == "undo":
        room.need_play().first_above(-1 if message.moment is None else message.moment)


def _voter(room: Room, port: Port, voters: list[int]) -> int:
    mine = [seat for seat in voters if seat in port.seats]
    if not mine:
        raise Refuse("no-vote")
    return mine[0]


def _same(vote: Vote, message: Propose) -> bool:
    return (vote.kind, vote.seat, vote.moment) == (message.kind, message.seat, message.moment)


def _time_to_vote(room: Room) -> int:
    control = clocks.control(room.doc.settings)
    return max(SHORTEST, 0 if control is None else int(control.cap * 2000))


async def _count(room: Room, vote: Vote) -> None:
    """Carry a vote out when enough said yes, drop it when enough said no."""
    carried = len(vote.yes) >= vote.needed
    if carried or len(vote.no) > len(vote.electorate) - vote.needed:
        room.doc.votes.remove(vote)
    try:
        if carried:
            await CARRY_OUT[vote.kind](room, vote)
    finally:
        await room.keep_doc()
        if carried:
            room.timekeeper.show()


async def _pause(room: Room, vote: Vote) -> None:
    room.doc.phase = "paused"
    room.need_play().clocks.hold("vote", clocks.now())


async def _resume(room: Room, vote: Vote) -> None:
    room.doc.phase = "playing"
    room.need_play().clocks.release("vote", clocks.now())


async def _extend(room: Room, vote: Vote) -> None:
    room.need_play().clocks.extend()


async def _replace(room: Room, vote: Vote) -> None:
    assert vote.seat is not None
    chair = room.chair(vote.seat)
    chair.person, chair.program, chair.standby = None, False, False
    chair.level = room.doc.settings.standby


async def _abandon(room: Room, vote: Vote) -> None:
    row = await room.house.store.match(room.doc.code, room.doc.match)
    assert row is not None
    await room.keep(*room.end(row.id, clocks.now(), "abandoned"))


async def _pace(room: Room, vote: Vote) -> None:
    assert vote.pace is not None
    play = room.need_play()
    settings = msgspec.structs.replace(room.doc.settings, pace=vote.pace, clock=vote.clock)
    room.doc.settings = catalogue.checked(settings)
    held = play.clocks.held
    play.clocks = Clocks.fresh(clocks.control(room.doc.settings), room.doc.settings.seats)
    play.clocks.held = held
    play.clocks.ask(play.match.waiting, clocks.now())
    room.timekeeper.hold_when_empty()


async def _undo(room: Room, vote: Vote) -> None:
    assert vote.moment is not None
    row = room.need_play().take_back(vote.moment, clocks.now())
    await room.commit([row], room.moment(row))


async def _migrate(room: Room, vote: Vote) -> None:
    await migration.migrate(room)


CARRY_OUT = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "replace": _replace,
    "abandon": _abandon,
    "pace": _pace,
    "undo": _undo,
    "migrate": _migrate,
}
