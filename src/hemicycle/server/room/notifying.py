"""Whom to tell what when they are not there: their turn, time, beginning and end, and who talks to them."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.server.protocol.news import Talk
from hemicycle.server.protocol.notifications import NotificationKind
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.room import Room
from hemicycle.server.room.rows import CallOff, Chair, EndMatch, Notify

PATIENCE = 600_000  # somebody whose page is open but who does not answer for so long may not be looking
BLINK = 30_000  # whoever has just left may only have a bad line
MOST = 40  # things kept in mind for a person


def look_around(room: Room, now: int, effects: Effects) -> None:
    """After everything that happens: call those who are asked and away, call off what is answered."""
    match, told = room.match, room.state.told
    if room.phase in ("over", "abandoned") and any([isinstance(each, EndMatch) for each in effects.changes]):
        tell_away(room, "over", room.state.match, now, effects)
    if told:
        _call_off_answered(room, effects)
    if match is None or room.phase != "playing":
        room.asked.clear()
        return
    waiting, chairs = match.match.waiting, room.chairs
    for seat in [seat for seat in room.asked if seat not in waiting]:
        del room.asked[seat]
    for seat in waiting:
        chair = chairs[seat]
        if chair.person is None or chair.program or chair.standby or (decision := match.decision(seat)) is None:
            continue
        if room.asked.get(seat, ("", 0))[0] != decision:
            room.asked[seat] = decision, now
        if not room.online(chair.person) or now >= room.asked[seat][1] + PATIENCE:
            due = now + (BLINK if _just_left(chair, match, now) else 0)
            call(room, chair.person, "turn", decision, due, effects, deadline=match.clocks.deadline(seat))


def _just_left(chair: Chair, match: MatchState, now: int) -> bool:
    """Whether somebody was there a moment ago; who has not come since the beginning was not."""
    return chair.away_since is not None and match.row.started < chair.away_since > now - BLINK


def next_look(room: Room) -> int | None:
    """When somebody who is there has not answered for so long that they are called."""
    if not room.asked:
        return None
    due = [
        since + PATIENCE
        for seat, (decision, since) in room.asked.items()
        if f"turn {decision}" not in room.state.told.get(room.chairs[seat].person or "", ())
    ]
    return min(due, default=None)


def call(
    room: Room,
    person: str,
    kind: NotificationKind,
    subject: object,
    due: int,
    effects: Effects,
    *,
    by: str = "",
    speaker: str = "",
    deadline: int | None = None,
) -> None:
    """Tell somebody something, once."""
    thing = f"{kind} {subject}"
    mine = room.state.told.setdefault(person, [])
    if thing in mine:
        return
    mine.append(thing)
    del mine[:-MOST]
    effects.room = True
    game = room.settings.game
    effects.changes.append(
        Notify(person=person, thing=thing, kind=kind, game=game, due=due, by=by, speaker=speaker, deadline=deadline)
    )


def time_runs(room: Room, seat: int, kind: NotificationKind, now: int, effects: Effects) -> None:
    """Half of somebody's time is over, or nearly all of it; whoever is there sees the clock."""
    chair, match = room.chairs[seat], room.need_match()
    decision, deadline = match.decision(seat), match.clocks.deadline(seat)
    if decision is None or deadline is None or chair.person is None or chair.program or chair.standby:
        return
    if not room.online(chair.person) or now >= room.asked.get(seat, ("", now))[1] + PATIENCE:
        call(room, chair.person, kind, decision, now, effects, deadline=deadline)


def tell_away(room: Room, kind: NotificationKind, subject: object, now: int, effects: Effects) -> None:
    """Tell all who sit here and are away, once each."""
    for person in _away(room, range(len(room.chairs))):
        call(room, person, kind, subject, now, effects)


def talked_to(room: Room, talk: Talk, person: str, now: int, effects: Effects) -> None:
    """Somebody talks to seats in private, answers them, or names them."""
    seats = list(talk.to or ())
    if talk.to is None:
        answered = next((each.seat for each in room.talk.said if each.n == talk.answers), None)
        text = talk.text.casefold()
        named = [seat for seat, chair in enumerate(room.chairs) if f"@{chair.name.casefold()}" in text]
        seats = named if answered is None else [*named, answered]
    for whom in _away(room, seats):
        if whom != person:
            call(room, whom, "talk", talk.n, now, effects, by=talk.name, speaker=person)


def seen(room: Room, person: str, effects: Effects) -> None:
    """Somebody is at the table: they need not be told any more."""
    things = room.state.told.pop(person, None)
    if things:
        effects.room = True
        effects.changes.append(CallOff(person, things))


def _away(room: Room, seats: Iterable[int]) -> list[str]:
    chairs = [room.chairs[seat] for seat in seats]
    people = [chair.person for chair in chairs if chair.person is not None and not chair.program]
    return [person for person in dict.fromkeys(people) if not room.online(person)]


def _call_off_answered(room: Room, effects: Effects) -> None:
    """Decisions that are over need not be told any more, whoever answered them."""
    match = room.match
    playing = match is not None and room.phase in ("playing", "paused")
    asked = {match.decision(seat) for seat in range(len(room.chairs))} if match is not None and playing else set()
    for person, things in room.state.told.items():
        gone = [thing for thing in things if _about_decision(thing) and thing.partition(" ")[2] not in asked]
        if gone:
            room.state.told[person] = [thing for thing in things if thing not in gone]
            effects.room = True
            effects.changes.append(CallOff(person, gone))


def _about_decision(thing: str) -> bool:
    return thing.startswith(("turn ", "nudge ", "late "))
