"""Talk: to the table, or in private where the game allows it; remarks and offers; private notes."""

from __future__ import annotations

import re

from hemicycle.core.values import Remark
from hemicycle.server import catalogue, clocks
from hemicycle.server.bodies import Remarked
from hemicycle.server.messages import SaveNotes, Say
from hemicycle.server.news import Done, Noted, Notes, Said, Talk
from hemicycle.server.play import remarked
from hemicycle.server.ports import Port
from hemicycle.server.refusals import Refuse
from hemicycle.server.rooms import Room
from hemicycle.server.store.store import NEW_NOTE, NO_NOTE

_UNSEEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


async def say(room: Room, port: Port, message: Say) -> Done:
    """Talk once, however often it arrives."""
    chair = room.own(port, message.seat)
    known = room.chatter.keys.get((message.seat, message.key))
    if known is not None:
        return Done(key=message.key, n=known, again=True)
    if chair.muted:
        raise Refuse("muted")
    room.talk_limit.take(port.person.id)
    _check_audience(room, message)
    if message.remark is not None and message.to is None:
        return await _remark(room, message)
    talk = Talk(
        n=room.chatter.n + 1,
        match=room.doc.match,
        at=clocks.now(),
        seat=message.seat,
        name=chair.name,
        to=None if message.to is None else sorted(set(message.to)),
        text=_UNSEEN.sub("", message.text).strip(),
        remark=None if message.remark is None else _offer(room, message.seat, message.remark),
        answers=_answered(room, message),
        reply=message.reply,
    )
    if not talk.text and talk.remark is None and talk.reply is None:
        raise Refuse("nothing-said")
    await room.keep(room.chatter.change(talk, message.key, port.person.id))
    room.chatter.add(talk, message.key)
    room.to_seats(None if talk.to is None else {message.seat, *talk.to}, Said(talk=talk))
    return Done(key=message.key, n=talk.n)


async def save_notes(room: Room, port: Port, message: SaveNotes) -> None:
    """Keep the private notes of a seat."""
    room.own(port, message.seat)
    play = room.need_play()
    where = {"which": play.row.id, "whose": message.seat}
    await room.keep((NO_NOTE, where), (NEW_NOTE, {"match": play.row.id, "seat": message.seat, "body": message.text}))
    room.notes[message.seat] = message.text
    room.to_seats([message.seat], Noted(notes=Notes(seat=message.seat, text=message.text)), but=port)


async def _remark(room: Room, message: Say) -> Done:
    """A remark to all belongs to the record."""
    play = room.need_play()
    known = play.keys.get((message.seat, message.key))
    if known is not None:
        return Done(key=message.key, n=known, again=True)
    room.need_phase("playing", "paused")
    assert message.remark is not None
    row = play.say(message.seat, message.remark, "person", message.key, clocks.now())
    await room.commit([row], room.moment(row))
    return Done(key=message.key, n=row.moment)


def _check_audience(room: Room, message: Say) -> None:
    """Who may talk to whom is the game's affair while it is played."""
    game = catalogue.game(room.doc.settings.game)
    if message.to is not None:
        if not game.private_talk or room.play is None:
            raise Refuse("no-private-talk")
        for seat in message.to:
            room.chair(seat)
    playing = room.play is not None and room.doc.phase in ("playing", "paused")
    if playing and room.play is not None:
        audience = None if message.to is None else tuple(message.to)
        if not game.may_talk(room.play.match.table, message.seat, audience):
            raise Refuse("talk-not-now")


def _offer(room: Room, seat: int, text: str) -> Remarked:
    """A remark to some: checked like any other, but not part of the record."""
    match = room.need_play().match
    try:
        value = match.game.remark_notation.parse(text)
    except ValueError as error:
        raise Refuse("malformed-remark", {"text": text}) from error
    assert isinstance(value, Remark)
    if not match.game.may_remark(match.table, seat, value):
        raise Refuse("remark-not-now", {"text": text})
    return remarked(seat, value)


def _answered(room: Room, message: Say) -> int | None:
    """The message that is answered, if this seat could hear it."""
    heard = room.chatter.heard([message.seat], room.doc.match)
    if message.answers is None and message.reply is None:
        return None
    if not any(talk.n == message.answers for talk in heard):
        raise Refuse("no-such-message", {"message": message.answers})
    return message.answers
