"""Talk: to the table, or in private where the game allows it; remarks and offers; private notes."""

from __future__ import annotations

import re

from hemicycle.core.values import Remark
from hemicycle.server.protocol.bodies import Remarked
from hemicycle.server.protocol.news import Done, Noted, Notes, Said, Talk
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.requests import SaveNotes, Say
from hemicycle.server.room import catalogue, gallery, notifying
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.match_state import remarked
from hemicycle.server.room.room import Room, Visitor, free_name
from hemicycle.server.room.rows import Chair, KeepNotes, NewTalk

_UNSEEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def say(room: Room, visitor: Visitor, request: Say, now: int, effects: Effects) -> None:
    """Talk once, however often it arrives."""
    chair = None if request.seat is None else room.own(visitor, request.seat)
    known = room.talk.keys.get((visitor.person.id if request.seat is None else request.seat, request.key))
    if known is not None:
        effects.reply(visitor.connection, Done(key=request.key, n=known, again=True))
        return
    name = _of_spectator(room, visitor) if chair is None else _of_seat(chair)
    _check_audience(room, request)
    if request.seat is not None and request.remark is not None and request.to is None:
        _remark(room, visitor, request, now, effects)
        return
    talk = Talk(
        n=room.talk.n + 1,
        match=room.state.match,
        at=now,
        seat=request.seat,
        name=name,
        to=None if request.to is None else sorted(set(request.to)),
        text=seen(request.text),
        remark=None if request.seat is None or request.remark is None else _offer(room, request.seat, request.remark),
        answers=_answered(room, visitor, request),
        reply=request.reply,
    )
    if not talk.text and talk.remark is None and talk.reply is None:
        raise refuse("nothing-said")
    room.talk.add(talk, request.key, visitor.person.id)
    effects.changes.append(NewTalk(talk, request.key, visitor.person.id))
    if request.seat is not None:
        notifying.talked_to(room, talk, visitor.person.id, now, effects)
    if request.seat is None or talk.to is None:
        gallery.tell(room, talk, effects)
    else:
        effects.tell({request.seat, *talk.to}, Said(talk=talk), by=visitor.person.id)
    effects.reply(visitor.connection, Done(key=request.key, n=talk.n))


def _of_seat(chair: Chair) -> str:
    """Under which name a seat talks, if the host lets it."""
    if chair.muted:
        raise refuse("muted")
    return chair.name


def _of_spectator(room: Room, visitor: Visitor) -> str:
    """Under which name somebody talks who looks on, if the host lets them; nobody at the table has it."""
    if visitor.seats or (room.phase in gallery.RUNNING and gallery.is_player(room.state, visitor.person.id)):
        raise refuse("not-a-spectator")
    if visitor.person.id in room.state.silent:
        raise refuse("muted")
    if not room.settings.spectator_talk:
        raise refuse("spectators-silent")
    return free_name(room.state, visitor.person.name)


def seen(text: str) -> str:
    """A text without what cannot be seen."""
    return _UNSEEN.sub("", text).strip()


def save_notes(room: Room, visitor: Visitor, request: SaveNotes, now: int, effects: Effects) -> None:
    """Keep the private notes of a seat."""
    room.own(visitor, request.seat)
    match = room.need_match()
    room.notes[request.seat] = request.text
    effects.changes.append(KeepNotes(match.row.id, request.seat, request.text))
    noted = Noted(notes=Notes(seat=request.seat, text=request.text))
    effects.tell([request.seat], noted, but=visitor.connection)


def _remark(room: Room, visitor: Visitor, request: Say, now: int, effects: Effects) -> None:
    """A remark to all belongs to the record."""
    match = room.need_match()
    assert request.seat is not None
    known = match.keys.get((request.seat, request.key))
    if known is not None:
        effects.reply(visitor.connection, Done(key=request.key, n=known, again=True))
        return
    room.need_phase("playing", "paused")
    assert request.remark is not None
    row = match.say(request.seat, request.remark, "person", request.key, now)
    room.happened(row, effects)
    effects.reply(visitor.connection, Done(key=request.key, n=row.moment))


def _check_audience(room: Room, request: Say) -> None:
    """Who may talk to whom is the game's affair while it is played; those who look on talk to all, in words."""
    if request.seat is None:
        if request.to is not None or request.remark is not None or request.reply is not None:
            raise refuse("spectators-in-words")
        return
    game = catalogue.game(room.settings.game)
    if request.to is not None:
        if not game.private_talk or room.match is None:
            raise refuse("no-private-talk")
        for seat in request.to:
            room.chair(seat)
    if room.match is not None and room.phase in ("playing", "paused"):
        audience = None if request.to is None else tuple(request.to)
        if not game.may_talk(room.match.match.table, request.seat, audience):
            raise refuse("talk-not-now")


def _offer(room: Room, seat: int, text: str) -> Remarked:
    """A remark to some: checked like any other, but not part of the record."""
    match = room.need_match().match
    try:
        value = match.game.remark_notation.parse(text)
    except ValueError as error:
        raise refuse("malformed-remark", {"text": text}) from error
    assert isinstance(value, Remark)
    if not match.game.may_remark(match.table, seat, value):
        raise refuse("remark-not-now", {"text": text})
    return remarked(seat, value)


def _answered(room: Room, visitor: Visitor, request: Say) -> int | None:
    """The message that is answered, if this seat could hear it."""
    if request.answers is None and request.reply is None:
        return None
    mine = [] if request.seat is None else [request.seat]
    heard = [talk for talk in room.talk.heard(mine, room.state.match) if gallery.hears(room, visitor, talk)]
    if not any(talk.n == request.answers for talk in heard):
        raise refuse("no-such-message", {"message": request.answers})
    return request.answers
