"""Answering decisions: do, preview, undo, drafts, hints."""

from __future__ import annotations

from functools import partial

from hemicycle.core.steps import IllegalAction
from hemicycle.server import catalogue, clocks, rehearsal
from hemicycle.server.answers import Answered
from hemicycle.server.messages import Do, Hint, Preview, SaveDraft, Undo
from hemicycle.server.news import Done, Draft, Drafted, Hinted, Previewed, Suggestion
from hemicycle.server.play import happened
from hemicycle.server.ports import Port, encode
from hemicycle.server.refusals import Refuse
from hemicycle.server.rooms import Room
from hemicycle.server.store.store import NEW_DRAFT, NO_DRAFT, Change, change_room, json
from hemicycle.server.thinkers import NoThought

LONGEST_DRAFT = 8 << 10


async def answer(room: Room, port: Port, message: Do | Undo) -> None:
    """Answer a decision, or take an answer back, once, however often it arrives; the update that shows it says so."""
    act = partial(_do, room, port, message) if isinstance(message, Do) else partial(_undo, room, port, message)
    if (await room.answers.give(act)).row is None:
        port.send(Done(key=message.key, n=room.need_play().keys[message.seat, message.key], again=True))


def _do(room: Room, port: Port, message: Do) -> Answered:
    play = room.need_play()
    play.check_match(message.decision)
    chair = room.own(port, message.seat)
    if (message.seat, message.key) in play.keys:
        return Answered()
    _need_playing(room)
    play.check(message.seat, message.decision)
    row = play.act(message.seat, message.actions, "person", message.key, clocks.now())
    more = [*room.moment(row), *_forget_draft(room, message.seat)]
    if not chair.standby and not chair.missed:
        return Answered(row, more)
    chair.standby, chair.level, chair.missed = False, None, 0
    return Answered(row, [*more, *change_room(room.doc, row.at)], reseated=True)


async def preview(room: Room, port: Port, message: Preview) -> Previewed:
    """What a draft would change, by what this seat knows."""
    room.own(port, message.seat)
    play = room.need_play()
    play.check(message.seat, message.decision)
    try:
        certain, events, view = rehearsal.preview(play.match, message.seat, message.actions)
    except IllegalAction as error:
        raise Refuse.from_rules(error) from error
    told = [happened(event) for event in events]
    return Previewed(key=message.key, seat=message.seat, certain=certain, events=told, view=view)


def _undo(room: Room, port: Port, message: Undo) -> Answered:
    """Take back one's last action while nothing was revealed."""
    room.own(port, message.seat)
    play = room.need_play()
    if (message.seat, message.key) in play.keys:
        return Answered()
    _need_playing(room)
    row = play.undo(message.seat, message.key, clocks.now())
    return Answered(row, room.moment(row))


async def save_draft(room: Room, port: Port, message: SaveDraft) -> None:
    """Keep an unfinished answer for all devices of its seat."""
    room.own(port, message.seat)
    play = room.need_play()
    play.check(message.seat, message.decision)
    if len(encode(message.draft)) > LONGEST_DRAFT:
        raise Refuse("too-long", {"most": LONGEST_DRAFT})
    draft = Draft(seat=message.seat, decision=message.decision, draft=message.draft)
    changes: list[Change] = [(NO_DRAFT, {"which": play.row.id, "whose": message.seat})]
    room.drafts.pop(message.seat, None)
    if message.draft is not None:
        row = {"match": play.row.id, "seat": message.seat, "decision": message.decision, "body": json(message.draft)}
        changes.append((NEW_DRAFT, row))
        room.drafts[message.seat] = draft
    await room.keep(*changes)
    room.to_seats([message.seat], Drafted(draft=draft), but=port)


async def hint(room: Room, port: Port, message: Hint) -> None:
    """Ask a bot beside the game; the table does not wait for it."""
    room.own(port, message.seat)
    play = room.need_play()
    decision = play.decision(message.seat)
    if not room.doc.settings.hints:
        raise Refuse("no-hints")
    if decision is None:
        raise Refuse("not-your-turn", {"waiting": play.match.waiting})
    level = catalogue.usual_level(room.doc.settings.game)
    room.hands.spawn(_think(room, port, message, decision, level))


async def _think(room: Room, port: Port, message: Hint, decision: str, level: str) -> None:
    news = Hinted(key=message.key, seat=message.seat, decision=decision, level=level)
    try:
        hint = (await room.house.thinkers.ask(room.hands.job("hint", message.seat, level))).hint
    except NoThought:
        hint = None
        room.house.meters.failures.inc()
    if hint is not None:
        news.suggestions = [Suggestion(action=option.action, value=option.value) for option in hint.options]
        news.unit, news.word, news.detail = hint.unit, hint.key, hint.detail
    port.send(news)


def _need_playing(room: Room) -> None:
    if room.doc.phase in ("paused", "frozen"):
        raise Refuse(f"not-while-{room.doc.phase}")


def _forget_draft(room: Room, seat: int) -> list[Change]:
    if room.drafts.pop(seat, None) is None:
        return []
    return [(NO_DRAFT, {"which": room.need_play().row.id, "whose": seat})]
