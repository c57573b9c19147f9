"""Taking, leaving, swapping and locking seats; bots on seats; links to empty ones; settings.

The seat of a living player is inalienable: nobody but its owner takes it, clears it or puts a bot on it during play.
"""

from __future__ import annotations

import msgspec

from hemicycle.bots.first_names import NAMES
from hemicycle.server.protocol.news import Link
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.requests import (
    Change,
    ChooseParty,
    GiveUp,
    IssueLink,
    LetBotPlay,
    Lock,
    Mute,
    PutBot,
    Sit,
    Stand,
    Swap,
    TakeBack,
    WaitForSlowest,
)
from hemicycle.server.room import beginning, catalogue, names
from hemicycle.server.room.commands import Claimed
from hemicycle.server.room.effects import Effects
from hemicycle.server.room.room import Room, Visitor, free_name, parties
from hemicycle.server.room.rows import Chair, KeepDraft, KeepNotes, Person, RoomState


def tidy(name: str) -> str:
    """A name without line breaks, invisible signs and spaces at its ends."""
    clean = names.visible(name)
    if not clean:
        raise refuse("name-empty")
    names.check(clean)
    return clean


# --- before the start ---


def sit(room: Room, visitor: Visitor, request: Sit, now: int, effects: Effects) -> None:
    """Take an open seat."""
    room.need_phase("seating")
    chair = room.chair(request.seat)
    if not chair.open:
        raise refuse("seat-taken", {"seat": request.seat})
    if chair.locked and not room.is_host(visitor):
        raise refuse("seat-locked", {"seat": request.seat})
    room.need_account(visitor.person)
    check_rated(room.state, visitor.person)
    occupy(room.state, request.seat, visitor.person, request.name)
    room.rest(request.seat, visitor.vacation, now)
    visitor.watch = False
    reseated(room, effects)


def stand(room: Room, visitor: Visitor, request: Stand, now: int, effects: Effects) -> None:
    """Leave a seat before the start or after the end; during play that is one of two other messages."""
    chair = room.chair(request.seat)
    if room.phase in ("playing", "paused", "frozen"):
        raise refuse("stand-in-play")
    if chair.person != visitor.person.id:
        room.need_host(visitor)
        room.need_phase("seating")
    if room.phase == "seating":
        room.need_phase("seating")
        clear(chair)
    else:
        chair.person = None  # the game stays as it was played, with its names
    reseated(room, effects)


def choose_party(room: Room, visitor: Visitor, request: ChooseParty, now: int, effects: Effects) -> None:
    """Choose what one plays, each once; the host chooses for bots."""
    room.need_phase("seating")
    chair = room.chair(request.seat)
    if not chair.empty or not room.is_host(visitor):
        room.own(visitor, request.seat)
    if request.party is not None:
        possible = parties(room.state)
        if request.party not in possible:
            raise refuse("party-unknown", {"party": request.party, "known": possible})
        if any(other.party == request.party for other in room.chairs if other is not chair):
            raise refuse("party-taken", {"party": request.party})
    chair.party = request.party
    effects.changed()


def swap(room: Room, visitor: Visitor, request: Swap, now: int, effects: Effects) -> None:
    """Let two seats change places."""
    room.need_host(visitor)
    room.need_phase("seating")
    first, second = room.chair(request.first), room.chair(request.second)
    room.chairs[request.first], room.chairs[request.second] = second, first
    void_links(room.state)
    reseated(room, effects)


def change(room: Room, visitor: Visitor, request: Change, now: int, effects: Effects) -> None:
    """Other settings; whoever sits stays."""
    room.need_host(visitor)
    room.need_phase("seating")
    if request.settings.lesson:
        raise refuse("lesson-alone")
    settings = catalogue.checked(request.settings)
    seated = [chair for chair in room.chairs if not chair.open]
    people = [chair for chair in seated if chair.person is not None]
    if settings.rated and not all(chair.account for chair in people):
        raise refuse("rated-account")
    if settings.rated and len({chair.person for chair in people}) < len(people):
        raise refuse("rated-one-seat")
    if len(seated) > settings.seats:
        raise refuse("seats-occupied", {"seats": settings.seats, "seated": len(seated)})
    known = [chair for chair in seated if chair.level is None or chair.level in catalogue.levels(settings.game)]
    kept = room.chairs if len(room.chairs) == settings.seats and known == seated else known
    room.state.chairs = kept + [Chair() for _ in range(settings.seats - len(kept))]
    room.state.settings = settings
    void_links(room.state)
    beginning.forget_parties(room)
    reseated(room, effects)


def lock(room: Room, visitor: Visitor, request: Lock, now: int, effects: Effects) -> None:
    """Close a seat to all who have no link to it, or open it again."""
    room.need_host(visitor)
    room.chair(request.seat).locked = request.locked
    effects.changed()


def mute(room: Room, visitor: Visitor, request: Mute, now: int, effects: Effects) -> None:
    """Let a seat talk no more, or again."""
    room.need_host(visitor)
    chair = room.chair(request.seat)
    chair.muted = request.muted
    others = [person for person in room.state.silent if person != chair.person]
    room.state.silent = [*others, chair.person] if request.muted and chair.person is not None else others
    effects.changed()


def wait_for_slowest(room: Room, visitor: Visitor, request: WaitForSlowest, now: int, effects: Effects) -> None:
    """Let bots wait for the slowest person, or not."""
    room.need_host(visitor)
    room.state.settings = msgspec.structs.replace(room.settings, wait_for_slowest=request.wait)
    effects.changed()


def put_bot(room: Room, visitor: Visitor, request: PutBot, now: int, effects: Effects) -> None:
    """Put a bot on a seat nobody holds, or before the start on an own one."""
    chair = room.chair(request.seat)
    room.need_phase("seating", "playing", "paused")
    mine = chair.person == visitor.person.id
    if not mine:
        room.need_host(visitor)
    level = catalogue.level(room.settings.game, request.level)
    if room.settings.rated and room.phase != "seating":
        raise refuse("rated-bots")  # others may have sat down because of who sat there
    if not chair.empty and (room.phase != "seating" or not mine):
        raise refuse("seat-taken", {"seat": request.seat})
    if room.phase == "seating":
        party = chair.party
        clear(chair)
        chair.name, chair.party = _bot_name(room.state), party
    changed = chair.level != level
    chair.level = level
    if changed and room.phase != "seating":
        room.plays(request.seat, "bot", "host", now, effects)
    reseated(room, effects)


# --- during play ---


def let_bot_play(room: Room, visitor: Visitor, request: LetBotPlay, now: int, effects: Effects) -> None:
    """A bot plays for me for a while; the seat stays mine."""
    chair = room.own(visitor, request.seat)
    room.need_phase("playing", "paused")
    level = catalogue.level(room.settings.game, request.level or room.settings.standby)
    if chair.standby and chair.level == level:
        return
    chair.standby, chair.level = True, level
    room.plays(request.seat, "standby", "asked", now, effects)
    effects.changed()


def take_back(room: Room, visitor: Visitor, request: TakeBack, now: int, effects: Effects) -> None:
    """Play my seat again: from the bot that stood in, or that replaced me while I was away."""
    chair = room.chair(request.seat)
    if chair.empty and chair.former == visitor.person.id:
        return_seat(room, request.seat, visitor.person, now, effects)
        visitor.watch = False
        reseated(room, effects)
        return
    room.own(visitor, request.seat)
    played_by_owner(room, request.seat, now, effects)
    effects.changed()


def give_up(room: Room, visitor: Visitor, request: GiveUp, now: int, effects: Effects) -> None:
    """Give up my seat for good; a bot goes on with it."""
    room.own(visitor, request.seat)
    room.need_phase("playing", "paused", "frozen")
    leave_for_good(room, request.seat, now, effects)
    reseated(room, effects)


def leave_for_good(room: Room, seat: int, now: int, effects: Effects) -> None:
    """Nobody comes back to this seat: a bot goes on with it, and what was written there for oneself is gone."""
    vacate(room, seat, now)
    room.chairs[seat].former = None
    remove_notes(room, seat, effects)
    room.plays(seat, "bot", "left", now, effects)


def remove_notes(room: Room, seat: int, effects: Effects) -> None:
    """Notes and drafts are for the eyes of whoever wrote them, not for the next person on the seat."""
    row = room.match.row if room.match is not None else room.frozen
    if row is None:
        return
    if room.notes.pop(seat, None) is not None:
        effects.changes.append(KeepNotes(row.id, seat, ""))
    draft = room.drafts.pop(seat, None)
    if draft is not None:
        effects.changes.append(KeepDraft(row.id, seat, draft.decision, None))


def played_by_owner(room: Room, seat: int, now: int, effects: Effects) -> None:
    """Whoever acts, or says so, plays the seat again; a bot that stood in is told so."""
    chair = room.chairs[seat]
    if not chair.standby and not chair.missed:
        return
    stood_in = chair.standby
    chair.standby, chair.level, chair.missed = False, None, 0
    room.late.pop(seat, None)
    effects.changed()
    if stood_in:
        room.plays(seat, _kind(chair), "back", now, effects)


def vacate(room: Room, seat: int, now: int) -> None:
    """Take a person off a seat during play: a bot goes on, and votes that wait for them can be proposed anew."""
    chair = room.chairs[seat]
    chair.person, chair.program, chair.standby, chair.missed = None, False, False, 0
    chair.away_since = chair.account = None
    room.rest(seat, None, now)
    chair.level = chair.level or room.settings.standby
    chair.generation += 1
    room.late.pop(seat, None)
    room.state.votes = [vote for vote in room.state.votes if seat not in vote.electorate]


def return_seat(room: Room, seat: int, person: Person, now: int, effects: Effects) -> None:
    """Whoever was replaced while away gets the seat back, unless another person has taken it since."""
    name = room.chairs[seat].name
    occupy(room.state, seat, person)
    room.chairs[seat].name = name
    room.plays(seat, _kind(room.chairs[seat]), "back", now, effects)


def come_back(room: Room, visitor: Visitor, now: int, effects: Effects) -> None:
    """Somebody is at the table again: a seat that waits for them is theirs."""
    person = visitor.person
    for seat, chair in enumerate(room.chairs):
        if chair.empty and chair.former == person.id and room.phase in ("playing", "paused", "frozen"):
            return_seat(room, seat, person, now, effects)
            effects.changed()
        if chair.person == person.id and (chair.asked or chair.away_since is not None):
            chair.asked, chair.away_since = False, None
            effects.room = True


# --- links to empty seats ---


def issue_link(room: Room, visitor: Visitor, request: IssueLink, now: int, effects: Effects) -> None:
    """A link to a seat nobody holds; older ones are void."""
    room.need_host(visitor)
    room.need_phase("seating", "playing", "paused")
    chair = room.chair(request.seat)
    if not chair.empty:
        raise refuse("seat-taken", {"seat": request.seat})
    chair.generation += 1
    effects.room = True
    link = room.config.sign(f"{room.code}-{request.seat}", chair.generation)
    effects.reply(visitor.connection, Link(key=request.key, seat=request.seat, link=link))


def claim(room: Room, command: Claimed, now: int, effects: Effects) -> None:
    """Take the empty seat a link stands for; that uses it up."""
    person, chair = command.person, room.chair(command.seat)
    if chair.person == person.id:
        return  # the same person opens the page again
    if chair.generation != command.generation or not chair.empty:
        raise refuse("wrong-link")
    room.need_phase("seating", "playing", "paused")
    in_play = room.phase != "seating"
    if in_play and catalogue.game(room.settings.game).teams:
        sat = [seat for seat in room.state.sat.get(person.id, []) if seat != command.seat]
        if sat:
            raise refuse("sat-elsewhere", {"seat": sat[0]})
    check_rated(room.state, person)
    chair.generation += 1
    if chair.former != person.id:
        remove_notes(room, command.seat, effects)
    occupy(room.state, command.seat, person)
    room.note_absence(now)
    if in_play:
        seats = room.state.sat.setdefault(person.id, [])
        seats += [] if command.seat in seats else [command.seat]
        room.plays(command.seat, _kind(chair), "taken", now, effects)
    reseated(room, effects)


# --- chairs ---


def check_rated(state: RoomState, person: Person) -> None:
    """At a rated table everybody has an account and one seat."""
    if state.settings.rated and person.account is None:
        raise refuse("rated-account")
    if state.settings.rated and any(chair.person == person.id for chair in state.chairs):
        raise refuse("rated-one-seat")


def fill(state: RoomState, level: str) -> None:
    """Put bots on all open seats."""
    catalogue.level(state.settings.game, level)
    for chair in state.chairs:
        if chair.open:
            chair.name = _bot_name(state)
            chair.level = level


def occupy(state: RoomState, seat: int, person: Person, name: str | None = None) -> None:
    """Put a person on a seat."""
    chair = state.chairs[seat]
    chair.name = ""
    chair.name = free_name(state, tidy(name or person.name))
    chair.person, chair.level, chair.program = person.id, None, person.program
    chair.standby, chair.missed, chair.vacation = False, 0, None
    chair.muted = person.id in state.silent
    chair.former = chair.away_since = None
    chair.account, chair.asked = person.account, False


def clear(chair: Chair) -> None:
    """Make a seat open; a lock stays, links to it are void."""
    empty = Chair(locked=chair.locked, generation=chair.generation + 1)
    for name in msgspec.structs.asdict(empty):
        setattr(chair, name, getattr(empty, name))


def void_links(state: RoomState) -> None:
    """Chairs have changed places: a link led to a place, so none holds any more."""
    newest = max(chair.generation for chair in state.chairs) + 1
    for chair in state.chairs:
        chair.generation = newest


def _kind(chair: Chair) -> str:
    return "program" if chair.program else "person"


def reseated(room: Room, effects: Effects) -> None:
    """Somebody sits elsewhere, or nowhere: they are shown that, and it is stored."""
    room.reseat(effects)
    effects.changed()


def _bot_name(state: RoomState) -> str:
    """A first name for a bot whose initial nobody at the table has, as marks and short tables show initials."""
    initials = {chair.name[:1].upper() for chair in state.chairs}
    return next((name for name in NAMES if name[0] not in initials), free_name(state, NAMES[0]))
