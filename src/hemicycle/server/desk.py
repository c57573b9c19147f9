"""Hands each message of a client to whoever deals with it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from hemicycle.server import messages as m
from hemicycle.server import playing, seating, talking, voting
from hemicycle.server.news import Done, News, Refused
from hemicycle.server.ports import Port
from hemicycle.server.refusals import Refuse
from hemicycle.server.rooms import Room

Handler = Callable[[Room, Port, Any], Awaitable[News | None]]


async def _ping(room: Room, port: Port, message: m.Ping) -> None:
    """Somebody is there."""


HANDLERS: dict[type, Handler] = {
    m.Ping: _ping,
    m.Sit: seating.sit,
    m.Stand: seating.stand,
    m.Swap: seating.swap,
    m.Lock: seating.lock,
    m.PutBot: seating.put_bot,
    m.TakeBack: seating.take_back,
    m.IssueLink: seating.issue_link,
    m.Change: seating.change,
    m.Start: seating.start,
    m.Rematch: seating.rematch,
    m.Mute: seating.mute,
    m.Preview: playing.preview,
    m.SaveDraft: playing.save_draft,
    m.Hint: playing.hint,
    m.Say: talking.say,
    m.SaveNotes: talking.save_notes,
    m.Propose: voting.propose,
    m.Ballot: voting.ballot,
}


async def handle(room: Room, port: Port, message: Any) -> None:
    """Deal with a message and answer it."""
    try:
        if isinstance(message, m.Do | m.Undo):
            await playing.answer(room, port, message)
            return
        async with room.at_work():
            reply = await HANDLERS[type(message)](room, port, message)
    except Refuse as refusal:
        reply = refused(message.key, refusal)
        room.house.meters.refused(refusal.code)
    if not isinstance(message, m.Hint) or reply is not None:  # a hint comes later
        port.send(reply or Done(key=message.key))


def refused(key: str | None, refusal: Refuse) -> Refused:
    """A refusal as it travels."""
    return Refused(
        key=key,
        code=refusal.code,
        detail=refusal.detail,
        rules=list(refusal.rules),
        retry_after=refusal.after,
    )
