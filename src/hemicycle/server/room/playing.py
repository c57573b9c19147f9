"""Answering decisions: do, preview, undo, drafts, hints; and what bots have chosen."""

from __future__ import annotations

from random import Random
from typing import Any

from hemicycle.core.steps import Refused
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.news import Done, Draft, Drafted, Previewed
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.requests import Do, GoOn, Hint, Judge, Preview, SaveDraft, Undo
from hemicycle.server.room import catalogue, effects, preview, seating
from hemicycle.server.room.commands import BotAnswered, BotSpoke
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.match_state import happened
from hemicycle.server.room.room import Room, Visitor
from hemicycle.server.room.rows import KeepDraft

LONGEST_DRAFT = 8 << 10
Player = tuple[str, str]  # by what sort of bot a seat is played, and its level


# --- people ---


def do(room: Room, visitor: Visitor, request: Do, now: int, effects: Effects) -> None:
    """Answer a decision once, however often it arrives; the update that shows it says so."""
    match = room.need_match()
    match.check_match(request.decision)
    room.own(visitor, request.seat)
    if _known(room, visitor, request, effects):
        return
    _need_playing(room)
    match.check(request.seat, request.decision)
    if request.seat in match.match.table.envelope:
        room.wavering.take(str(request.seat), now / 1000)
    row = match.act(request.seat, request.actions, "person", request.key, now)
    room.happened(row, effects)
    _forget_draft(room, request.seat, effects)
    seating.played_by_owner(room, request.seat, now, effects)


def undo(room: Room, visitor: Visitor, request: Undo, now: int, effects: Effects) -> None:
    """Take back one's last action while nothing was revealed."""
    room.own(visitor, request.seat)
    match = room.need_match()
    if _known(room, visitor, request, effects):
        return
    _need_playing(room)
    room.wavering.take(str(request.seat), now / 1000)
    room.happened(match.undo(request.seat, request.key, now), effects)


def go_on(room: Room, visitor: Visitor, request: GoOn, now: int, effects: Effects) -> None:
    """What this seat did last stands."""
    room.own(visitor, request.seat)
    room.stands = room.need_match().match.undoable(request.seat)


def in_doubt(room: Room) -> int | None:
    """What a person may still take back and has not let stand: the number of its entry."""
    match = room.need_match().match
    people = [n for n, chair in enumerate(room.chairs) if chair.person and not chair.program and not chair.standby]
    entry = next((entry for seat in people if (entry := match.undoable(seat)) is not None), None)
    return None if entry == room.stands else entry


def show_preview(room: Room, visitor: Visitor, request: Preview, now: int, effects: Effects) -> None:
    """What a draft would change, by what this seat knows."""
    room.own(visitor, request.seat)
    match = room.need_match()
    match.check(request.seat, request.decision)
    certain, events, view = preview.preview(match.match, request.seat, request.actions)
    told = [happened(event) for event in events]
    shown = Previewed(key=request.key, seat=request.seat, certain=certain, events=told, view=view)
    effects.reply(visitor.connection, shown)


def save_draft(room: Room, visitor: Visitor, request: SaveDraft, now: int, effects: Effects) -> None:
    """Keep an unfinished answer for all devices of its seat."""
    room.own(visitor, request.seat)
    match = room.need_match()
    match.check(request.seat, request.decision)
    if len(encode(request.draft)) > LONGEST_DRAFT:
        raise refuse("too-long", {"most": LONGEST_DRAFT})
    draft = Draft(seat=request.seat, decision=request.decision, draft=request.draft)
    room.drafts.pop(request.seat, None)
    if request.draft is not None:
        room.drafts[request.seat] = draft
    effects.changes.append(KeepDraft(match.row.id, request.seat, request.decision, request.draft))
    effects.tell([request.seat], Drafted(draft=draft), but=visitor.connection)


def hint(room: Room, visitor: Visitor, request: Hint | Judge, now: int, to: Effects) -> None:
    """Ask a bot beside the game; the table does not wait for it."""
    room.own(visitor, request.seat)
    match = room.need_match()
    decision = match.decision(request.seat)
    if not coached(room):
        raise refuse("no-hints")
    if decision is None:
        raise refuse("not-your-turn", {"waiting": match.match.waiting})
    level = catalogue.usual_level(room.settings.game)
    action = request.action if isinstance(request, Judge) else None
    to.hints.append(effects.HintWanted(visitor.connection, request.key, request.seat, decision, level, action))


def coached(room: Room) -> bool:
    """Whether bots may advise players here: where the host allows it, and nothing is at stake but the game."""
    return room.settings.hints and not room.settings.rated


def judge(room: Room, visitor: Visitor, request: Judge, now: int, to: Effects) -> None:
    """Ask a bot what it thinks of an answer before it is given."""
    room.need_match().check(request.seat, request.decision)
    hint(room, visitor, request, now, to)


def _known(room: Room, visitor: Visitor, request: Do | Undo, effects: Effects) -> bool:
    """Whether this was done before; then it is only said again."""
    moment = room.need_match().keys.get((request.seat, request.key))
    if moment is not None:
        effects.reply(visitor.connection, Done(key=request.key, n=moment, again=True))
    return moment is not None


def _need_playing(room: Room) -> None:
    if room.phase in ("paused", "frozen"):
        raise refuse(f"not-while-{room.phase}")


def _forget_draft(room: Room, seat: int, effects: Effects) -> None:
    draft = room.drafts.pop(seat, None)
    if draft is not None:
        effects.changes.append(KeepDraft(room.need_match().row.id, seat, draft.decision, None))


# --- bots ---


def player(room: Room, seat: int) -> Player | None:
    """Which bot plays a seat now, if any."""
    chair, standby = room.chairs[seat], room.settings.standby
    if chair.person is None:
        return "bot", chair.level or standby
    if chair.standby:
        return "standby", chair.level or standby
    late = room.match is not None and seat in room.late and room.late[seat] == room.match.decision(seat)
    return ("standby", standby) if late else None


def wanted(room: Room) -> dict[int, tuple[str, str, str]]:
    """The seats whose answer is for a bot to give: decision, sort and level of the bot."""
    match = room.match
    if match is None or match.over or room.phase != "playing":
        return {}
    asked: dict[int, tuple[str, str, str]] = {}
    if not room.late and all([chair.person is not None and not chair.standby for chair in room.chairs]):
        return asked  # only people play
    for seat in match.match.waiting:
        by, decision = player(room, seat), match.decision(seat)
        if by is not None and decision is not None:
            asked[seat] = decision, *by
    return asked


def bot_answered(room: Room, command: BotAnswered, now: int, effects: Effects) -> None:
    """Carry out what a bot has chosen, unless the table has gone on without it."""
    match, seat = room.match, command.seat
    if match is None or wanted(room).get(seat) != (command.decision, command.by, command.level):
        return
    hand: Any = command.by
    try:
        row = match.act(seat, [command.action or _any(room, command)], hand, None, now)
    except Refused as error:
        effects.failures.append((command.level, error.code))
        row = match.act(seat, [_any(room, command)], hand, None, now)
    room.happened(row, effects)
    _forget_draft(room, seat, effects)


def bot_spoke(room: Room, command: BotSpoke, now: int, effects: Effects) -> None:
    """A bot says something, if the rules let it."""
    playing = room.match is not None and room.phase == "playing" and room.may_talk(command.seat)
    if room.match is not None and playing and room.chairs[command.seat].level == command.level:
        room.happened(room.match.say(command.seat, command.remark, "bot", None, now), effects)


def _any(room: Room, command: BotAnswered) -> str:
    """A legal action, when there is nothing better."""
    options = room.need_match().match.options(command.seat)
    return str(options[Random(command.luck).randrange(len(options))])
