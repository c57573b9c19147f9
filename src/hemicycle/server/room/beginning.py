"""Beginning a match: the server promises its secret, every device adds to the luck, then the cards are dealt."""

from __future__ import annotations

import msgspec

from hemicycle.core.match import Match
from hemicycle.core.record import commitment
from hemicycle.server.protocol.news import Committed, Done
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.requests import Contribute, Rematch, Start
from hemicycle.server.room import catalogue, notifying, seating, timing
from hemicycle.server.room.commands import Begin, Fresh
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.room import Room, Visitor, parties
from hemicycle.server.room.rows import Chair, MatchRow, NewMatch, NewRoom, Opening, RoomState

LEAST_RATED = 2  # people at a rated table


def start(room: Room, visitor: Visitor, request: Start, fresh: Fresh, now: int, effects: Effects) -> NewRoom | None:
    """Begin; open seats are filled with bots if the host says so."""
    room.need_host(visitor)
    room.need_phase("seating")
    missing = [seat for seat, chair in enumerate(room.chairs) if chair.open]
    if missing and request.bots is None:
        raise refuse("seats-open", {"seats": missing})
    if _too_few(room):
        raise refuse("rated-people", {"least": LEAST_RATED})
    if asked := [seat for seat, chair in enumerate(room.chairs) if chair.asked]:
        raise refuse("not-come-yet", {"seats": asked})  # nobody loses games, or time, they do not know of
    if request.bots is not None:
        seating.fill(room.state, request.bots)
    room.starters[visitor.connection, request.key] = None
    commit(room, fresh, now, effects)
    return None


def _too_few(room: Room) -> bool:
    """Whether a game that is to count would be one against bots alone."""
    return room.settings.rated and len([chair for chair in room.chairs if chair.person is not None]) < LEAST_RATED


def begin(room: Room, command: Begin, now: int, effects: Effects) -> None:
    """A table that was opened to start at once does so."""
    if room.phase == "seating" and room.state.opening is None:
        commit(room, command.fresh, now, effects)


def rematch(room: Room, visitor: Visitor, request: Rematch, fresh: Fresh, now: int, effects: Effects) -> NewRoom | None:
    """Play again at another table, everybody some seats further; this one keeps its game and its address."""
    room.need_host(visitor)
    if room.state.origin is not None:
        raise refuse("not-at-such-a-table")
    room.need_phase("over", "abandoned")  # a frozen match ends by a vote, not by the host's word
    effects.reply(visitor.connection, Done(key=request.key))
    if room.state.next is not None:
        return None
    room.state.next = fresh.code
    effects.changed()
    turn = request.rotate % len(room.chairs)
    chairs = [_seated_again(room.chairs[index - turn]) for index in range(len(room.chairs))]
    again = RoomState(
        code=fresh.code,
        settings=msgspec.structs.replace(room.settings, lesson=""),  # a lesson is told once, then it is a game
        host=visitor.person.id,
        host_name=visitor.person.name,
        created=now,
        chairs=chairs,
        again=True,
    )
    return NewRoom(again, visitor.person.id, "")


def _seated_again(chair: Chair) -> Chair:
    """Whoever is on a chair, on a chair of another table; one that was left is open."""
    if chair.person is None and chair.level is None:
        return Chair(locked=chair.locked)
    level = chair.level if chair.person is None else None
    return Chair(
        person=chair.person,
        name=chair.name,
        level=level,
        program=chair.program,
        muted=chair.muted,
        party=chair.party,
        account=chair.account,
        asked=chair.person is not None,
    )


def begin_again(room: Room, fresh: Fresh | None, now: int, effects: Effects) -> None:
    """At a table where people play again the match begins when the last of them has come."""
    there = all(room.online(chair.person) or (chair.empty and chair.level) for chair in room.chairs)
    ready = there and room.phase == "seating" and room.state.opening is None and not _too_few(room)
    if room.state.again and fresh is not None and ready:
        room.state.again = False
        commit(room, fresh, now, effects)


def commit(room: Room, fresh: Fresh, now: int, effects: Effects) -> None:
    """Promise the secret, and ask every device of a player for its contribution; a lesson's luck is its own."""
    lesson = catalogue.given(room.settings)
    if lesson is not None:
        secret = lesson.seed.to_bytes(32, "big")
        opening = Opening(id=fresh.id, secret=secret, commitment="", closes=now, contributions={})
        _deal(room, opening, now, effects)
        return
    closes = now + room.config.luck_wait
    room.state.opening = Opening(
        id=fresh.id, secret=fresh.secret, commitment=commitment(fresh.secret), closes=closes, contributions={}
    )
    effects.changed()
    begin_when_ready(room, now, effects)
    if room.state.opening is not None:
        effects.tell(None, committed(room.state.opening, room.state.match + 1))


def committed(opening: Opening, match: int) -> Committed:
    """The promise as it travels."""
    return Committed(match=match, commitment=opening.commitment, closes=opening.closes)


def contribute(room: Room, visitor: Visitor, request: Contribute, now: int, effects: Effects) -> None:
    """Take what a device adds to the luck; the first word of a seat counts."""
    opening = room.state.opening
    if opening is None or request.match != room.state.match + 1:
        raise refuse("too-late-for-luck")
    room.own(visitor, request.seat)
    if opening.contributions.setdefault(request.seat, request.bits) != request.bits:
        raise refuse("too-late-for-luck")  # another device of this seat was first; this one must not look for its own
    effects.room = True
    begin_when_ready(room, now, effects)


def begin_when_ready(room: Room, now: int, effects: Effects) -> None:
    """Deal when every player has contributed, or when the time for it is over."""
    opening = room.state.opening
    if opening is None:
        return
    awaited = [seat for seat, chair in enumerate(room.chairs) if chair.person is not None]
    if now >= opening.closes or all(seat in opening.contributions for seat in awaited):
        _deal(room, opening, now, effects)


def _deal(room: Room, opening: Opening, now: int, effects: Effects) -> None:
    settings, state = room.settings, room.state
    game = catalogue.game(settings.game)
    rules = catalogue.rules(settings.game, settings.edition, settings.options)
    number = state.match + 1
    match = Match.open(
        game,
        rules,
        settings.seats,
        opening.secret,
        [chair.name for chair in room.chairs],
        pinned=True,
        place=None if settings.lesson else (room.code, number),
        lesson=settings.lesson,
        contributions=[opening.contributions.get(seat) for seat in range(settings.seats)],
        parties=chosen(room),
    )
    row = MatchRow(
        id=opening.id,
        room=room.code,
        number=number,
        game=game.id,
        header=match.record.header,
        secret=opening.secret,
        started=now,
    )
    room.match, first = MatchState.open(row, match, room.fresh_clocks(), now)
    state.match, state.phase, state.votes, state.opening, state.clocks = number, "playing", [], None, None
    state.sat, state.watched, state.began = {}, 0, [chair.person for chair in room.chairs]
    for seat, chair in enumerate(room.chairs):
        if chair.person is not None:
            state.sat.setdefault(chair.person, []).append(seat)
    room.drafts, room.notes, room.late, room.frozen, room.stands = {}, {}, {}, None, None
    room.note_absence(now)
    room.reseat(effects)
    effects.changes.append(NewMatch(row))
    effects.changed()
    room.happened(first, effects)
    notifying.tell_away(room, "begun", number, now, effects)
    timing.hold_when_empty(room, now, effects)
    for connection, key in room.starters:
        effects.reply(connection, Done(key=key))
    room.starters = {}


def chosen(room: Room) -> list[str]:
    """The party of every seat: what was chosen, and for the others what is left; nothing where nobody chose."""
    possible = parties(room.state)
    wanted = [chair.party if chair.party in possible else None for chair in room.chairs]
    if not any(wanted):
        return []
    left = [party for party in possible if party not in wanted]
    return [party if party is not None else left.pop(0) for party in wanted]


def forget_parties(room: Room) -> None:
    """After other settings: whatever can no longer be chosen is open again."""
    possible = parties(room.state)
    for chair in room.chairs:
        if chair.party not in possible:
            chair.party = None
