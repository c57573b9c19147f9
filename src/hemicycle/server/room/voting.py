"""Votes of the table: pause, extend, replace, abandon, another pace, take back, go on under today's rules."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hemicycle.core.steps import Refused
from hemicycle.server.protocol.news import Vote
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.requests import Ballot, Propose
from hemicycle.server.room import catalogue, clocks, migrating, seating, timing
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import Room, Visitor, gone, unseen
from hemicycle.server.room.rows import Chair

UNANIMOUS = ("undo", "migrate")
IRREVERSIBLE = ("undo", "abandon", "migrate")  # whoever was replaced while away decides, too: it cannot be mended later
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


def propose(room: Room, visitor: Visitor, request: Propose, now: int, effects: Effects) -> None:
    """Put something to the vote; whoever proposes says yes."""
    if not visitor.seats:
        raise refuse("not-seated")
    room.need_phase(*PHASES[request.kind])
    expire(room, now, effects)
    _check(room, request, now)
    voters = electorate(room, request, now)
    mine = _voter(visitor, voters)
    if len(room.state.votes) >= MOST_OPEN or any(_same(vote, request) for vote in room.state.votes):
        raise refuse("already-proposed")
    vote = Vote(
        vote=room.state.last_vote + 1,
        kind=request.kind,
        by=mine,
        seat=request.seat,
        pace=request.pace,
        clock=request.clock,
        moment=request.moment,
        electorate=voters,
        yes=[mine],
        no=[],
        needed=_needed(room, request, len(voters)),
        closes=now + _time_to_vote(room),
    )
    room.state.last_vote += 1
    room.state.votes = [*room.state.votes, vote]
    _count(room, visitor, request, vote, now, effects)


def ballot(room: Room, visitor: Visitor, request: Ballot, now: int, effects: Effects) -> None:
    """Vote on a proposal."""
    expire(room, now, effects)
    vote = next((each for each in room.state.votes if each.vote == request.vote), None)
    if vote is None:
        raise refuse("no-such-vote", {"vote": request.vote})
    mine = _voter(visitor, vote.electorate)
    vote.yes = sorted({*vote.yes, mine} if request.yes else {*vote.yes} - {mine})
    vote.no = sorted({*vote.no} - {mine} if request.yes else {*vote.no, mine})
    _count(room, visitor, request, vote, now, effects)


def electorate(room: Room, request: Propose, now: int) -> list[int]:
    """The lowest seat of every person: of all others when one is to be replaced, else of all who are not away.

    Letting a bot play for a while does not cost anybody their vote.
    """
    replacing = request.kind == "replace"
    concerned = room.chair(request.seat or 0).person if replacing else None
    voters: dict[str, int] = {}
    for seat, chair in sorted(enumerate(room.chairs), key=lambda each: each[1].person is None):
        owner = chair.person or (chair.former if request.kind in IRREVERSIBLE else None)
        if owner in (None, concerned) or _left_out(room, chair, request.kind, now):
            continue
        voters.setdefault(owner, seat)
    return sorted(voters.values())


def _left_out(room: Room, chair: Chair, kind: str, now: int) -> bool:
    """Whether the others need not wait for somebody; while no clock runs that could tell, by when they were seen.

    Whoever is alone at the table for a while must not look at a secret and then choose anew, nor end the game of all or
    have it go on under other rules.
    """
    if kind in ("replace", "undo"):
        return False
    if kind in IRREVERSIBLE:
        return gone(room, chair, now, clocks.DAY)
    return room.absent(chair, now) or (room.phase != "playing" and unseen(room, chair, now))


def expire(room: Room, now: int, effects: Effects) -> None:
    """Votes do not stay open for ever."""
    open_still = [vote for vote in room.state.votes if vote.closes > now]
    if len(open_still) < len(room.state.votes):
        room.state.votes = open_still
        effects.changed()


def _needed(room: Room, request: Propose, voters: int) -> int:
    """How many must say yes: more than half, so that of two both must; or all of them.

    A rated game is given up by all: those who are about to lose could outvote the others.
    """
    unanimous = request.kind in UNANIMOUS or (request.kind == "abandon" and room.settings.rated)
    return voters if unanimous else voters // 2 + 1


def _check(room: Room, request: Propose, now: int) -> None:
    """Refuse a proposal that could not be carried out."""
    if request.kind == "replace":
        if request.seat is None or room.chair(request.seat).empty:
            raise refuse("nobody-to-replace")
        if not room.absent(room.chair(request.seat), now):
            raise refuse("not-absent", {"seat": request.seat})
    if request.kind == "pace":
        if request.pace is None:
            raise refuse("no-pace")
        catalogue.checked(msgspec.structs.replace(room.settings, pace=request.pace, clock=request.clock))
    if request.kind == "undo":
        room.need_match().first_above(-1 if request.moment is None else request.moment)


def _voter(visitor: Visitor, voters: list[int]) -> int:
    mine = [seat for seat in voters if seat in visitor.seats]
    if not mine:
        raise refuse("no-vote")
    return mine[0]


def _same(vote: Vote, request: Propose) -> bool:
    return (vote.kind, vote.seat, vote.moment) == (request.kind, request.seat, request.moment)


def _time_to_vote(room: Room) -> int:
    control = clocks.control(room.settings)
    return max(SHORTEST, 0 if control is None else int(control.cap * 2000))


def _count(room: Room, visitor: Visitor, request: Propose | Ballot, vote: Vote, now: int, effects: Effects) -> None:
    """Carry a vote out when enough said yes, drop it when enough said no; what cannot be carried out is dropped too."""
    carried = len(vote.yes) >= vote.needed
    if carried or len(vote.no) > len(vote.electorate) - vote.needed:
        room.state.votes = [each for each in room.state.votes if each.vote != vote.vote]
    effects.changed()
    if not carried:
        return
    try:
        CARRY_OUT[vote.kind](room, vote, now, effects)
        effects.clocks = True
    except Refused as error:
        effects.refused(visitor.connection, request.key, error)


def _pause(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    room.state.phase = "paused"
    room.need_match().clocks.hold("vote", now)
    timing.keep(room, effects)


def _resume(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    room.state.phase = "playing"
    room.need_match().clocks.release("vote", now)
    timing.keep(room, effects)


def _extend(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    room.need_match().clocks.extend()
    timing.keep(room, effects)


def _replace(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    """A bot goes on with the seat of somebody who is away; the seat waits for them."""
    assert vote.seat is not None
    chair = room.chair(vote.seat)
    person, since = chair.person, chair.away_since
    if person is None or not room.absent(chair, now):
        raise refuse("not-absent", {"seat": vote.seat})
    seating.vacate(room, vote.seat, now)
    chair.former, chair.away_since = person, since or now
    room.plays(vote.seat, "bot", "vote", now, effects)
    room.reseat(effects)


def _abandon(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    if room.match is not None:
        room.happened(room.match.abandon(now), effects)
    room.end(now, "abandoned", effects)


def _pace(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    assert vote.pace is not None
    match = room.need_match()
    settings = msgspec.structs.replace(room.settings, pace=vote.pace, clock=vote.clock)
    room.state.settings = catalogue.checked(settings)
    held = match.clocks.held
    match.clocks = room.fresh_clocks()
    match.clocks.held = held
    match.clocks.ask(match.match.waiting, now)
    timing.hold_when_empty(room, now, effects)
    timing.keep(room, effects)


def _undo(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    assert vote.moment is not None
    room.happened(room.need_match().take_back(vote.moment, now), effects)


def _migrate(room: Room, vote: Vote, now: int, effects: Effects) -> None:
    migrating.migrate(room, now, effects)


CARRY_OUT: dict[str, Callable[[Room, Vote, int, Effects], None]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "replace": _replace,
    "abandon": _abandon,
    "pace": _pace,
    "undo": _undo,
    "migrate": _migrate,
}
