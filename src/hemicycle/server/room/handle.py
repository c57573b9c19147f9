"""What happens to a room: one function, from a command to everything that follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.news import Done
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import (
    beginning,
    closing,
    coming,
    gallery,
    notifying,
    owners,
    playing,
    reviewing,
    seating,
    talking,
    timing,
    voting,
)
from hemicycle.server.room import commands as c
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.limits import LIMITED
from hemicycle.server.room.room import Room, Visitor
from hemicycle.server.room.rows import NewRoom


def _ping(room: Room, visitor: Visitor, request: r.Ping, now: int, effects: Effects) -> None:
    """Somebody is there."""


NOTICED: dict[type, Callable[[Room, Any, int, Effects], None]] = {
    c.Entered: coming.entered,
    c.Left: coming.left,
    c.Warned: coming.warned,
    c.Begin: beginning.begin,
    c.Claimed: seating.claim,
    c.HandedOver: owners.hand_over,
    c.Forgotten: owners.forget,
    c.Joined: owners.join,
    c.Departed: owners.depart,
    c.Discarded: owners.discard,
    c.TimeIsUp: timing.time_is_up,
    c.DaysOff: timing.days_off,
    c.Ignores: closing.ignores,
    c.Closed: closing.closed,
    c.BotAnswered: playing.bot_answered,
    c.BotSpoke: playing.bot_spoke,
}
ASKED: dict[type, Callable[[Room, Visitor, Any, int, Effects], None]] = {
    r.Ping: _ping,
    r.Sit: seating.sit,
    r.Stand: seating.stand,
    r.ChooseParty: seating.choose_party,
    r.Swap: seating.swap,
    r.Lock: seating.lock,
    r.PutBot: seating.put_bot,
    r.LetBotPlay: seating.let_bot_play,
    r.TakeBack: seating.take_back,
    r.GiveUp: seating.give_up,
    r.IssueLink: seating.issue_link,
    r.Change: seating.change,
    r.Contribute: beginning.contribute,
    r.Mute: seating.mute,
    r.WaitForSlowest: seating.wait_for_slowest,
    r.Spectators: gallery.change,
    r.Behind: coming.behind,
    r.Do: playing.do,
    r.Preview: playing.show_preview,
    r.Undo: playing.undo,
    r.GoOn: playing.go_on,
    r.SaveDraft: playing.save_draft,
    r.Hint: playing.hint,
    r.Judge: playing.judge,
    r.Say: talking.say,
    r.SaveNotes: talking.save_notes,
    r.Propose: voting.propose,
    r.Ballot: voting.ballot,
    r.SaveComment: reviewing.save_comment,
    r.RemoveComment: reviewing.remove_comment,
    r.Lead: reviewing.lead,
}
STARTING: dict[type, Callable[[Room, Visitor, Any, c.Fresh, int, Effects], NewRoom | None]] = {
    r.Start: beginning.start,
    r.Rematch: beginning.rematch,
}
# By an update, by a bot, when the match has begun.
ANSWERED_OTHERWISE = (r.Do, r.Undo, r.Hint, r.Judge, r.Start, r.Rematch)


def handle(room: Room, command: c.Command, now: int, effects: Effects | None = None) -> Effects:
    """Carry out a command in memory. Refused: nothing has changed, nothing follows.

    effects: of several commands carried out together; then whoever does that looks around after the last.
    """
    gathered = Effects() if effects is None else effects
    if isinstance(command, c.Asked):
        _asked(room, command, now, gathered)
    else:
        NOTICED[type(command)](room, command, now, gathered)
    if effects is None:
        settle(room, now, gathered)
    return gathered


def settle(room: Room, now: int, effects: Effects) -> None:
    """After everything that happens: tell what need not be kept back any more, and call those who are to be called."""
    if room.kept_back:
        gallery.release(room, effects)
    notifying.look_around(room, now, effects)


def _asked(room: Room, command: c.Asked, now: int, effects: Effects) -> None:
    visitor, request = room.visitors.get(command.connection), command.request
    if visitor is None:
        raise refuse("hello-first")
    kind, answered = type(request), len(effects.replies)
    if kind in LIMITED:
        room.limits[LIMITED[kind]].take(visitor.person.id, now / 1000)
    if kind in STARTING:
        assert command.fresh is not None
        opened = STARTING[kind](room, visitor, request, command.fresh, now, effects)
        if opened is not None:
            opened.address = command.address
            effects.changes.append(opened)
    else:
        ASKED[kind](room, visitor, request, now, effects)
        if kind not in ANSWERED_OTHERWISE and not _answered(effects, answered, command):
            effects.reply(visitor.connection, Done(key=request.key))


def _answered(effects: Effects, before: int, command: c.Asked) -> bool:
    """Whether what was asked for is its own answer."""
    replies = effects.replies[before:]
    return any(to == command.connection and getattr(news, "key", "") == command.request.key for to, news in replies)
