"""Taking, leaving, swapping and locking seats; bots on seats; settings, start and rematch."""

from __future__ import annotations

import msgspec

from hemicycle.bots.first_names import NAMES
from hemicycle.server import catalogue
from hemicycle.server.messages import Change, IssueLink, Lock, Mute, PutBot, Rematch, Sit, Stand, Start, Swap, TakeBack
from hemicycle.server.news import Link
from hemicycle.server.people import tidy
from hemicycle.server.ports import Port
from hemicycle.server.refusals import Refuse
from hemicycle.server.rooms import Room
from hemicycle.server.store.rows import Chair, Doc, Person

PURPOSE = "seat"


async def sit(room: Room, port: Port, message: Sit) -> None:
    """Take an open seat."""
    room.need_phase("seating")
    chair = room.chair(message.seat)
    if chair.person is not None or chair.level is not None:
        raise Refuse("seat-taken", {"seat": message.seat})
    if chair.locked and not room.is_host(port):
        raise Refuse("seat-locked", {"seat": message.seat})
    port.watch = False
    occupy(room.doc, message.seat, port.person, message.name)
    await room.keep_doc()


async def stand(room: Room, port: Port, message: Stand) -> None:
    """Leave a seat; during play a bot goes on with it."""
    chair = room.chair(message.seat)
    if chair.person != port.person.id:
        room.need_host(port)
        room.need_phase("seating")
    if room.doc.phase in ("playing", "paused"):
        chair.person, chair.standby, chair.program = None, False, False
        chair.level = room.doc.settings.standby
    else:
        clear(chair)
    await room.keep_doc()


async def swap(room: Room, port: Port, message: Swap) -> None:
    """Let two seats change places."""
    room.need_host(port)
    room.need_phase("seating")
    room.chair(message.first)
    room.chair(message.second)
    chairs = room.doc.chairs
    chairs[message.first], chairs[message.second] = chairs[message.second], chairs[message.first]
    await room.keep_doc()


async def lock(room: Room, port: Port, message: Lock) -> None:
    """Close a seat to all who have no link to it, or open it again."""
    room.need_host(port)
    room.chair(message.seat).locked = message.locked
    await room.keep_doc()


async def put_bot(room: Room, port: Port, message: PutBot) -> None:
    """Put a bot on a seat. A person's seat stays his: he can take it back during play."""
    chair = room.chair(message.seat)
    room.need_phase("seating", "playing", "paused")
    if chair.person != port.person.id:
        room.need_host(port)
    level = catalogue.level(room.doc.settings.game, message.level)
    if room.doc.phase == "seating":
        if chair.person not in (None, port.person.id):
            raise Refuse("seat-taken", {"seat": message.seat})
        clear(chair)
        chair.name = _bot_name(room.doc)
    chair.level = level
    chair.standby = chair.person is not None
    await room.keep_doc()


async def take_back(room: Room, port: Port, message: TakeBack) -> None:
    """Play one's seat again."""
    chair = room.own(port, message.seat)
    chair.standby, chair.level, chair.missed = False, None, 0
    await room.keep_doc()


async def issue_link(room: Room, port: Port, message: IssueLink) -> Link:
    """A link to a seat; older ones are void."""
    chair = room.chair(message.seat)
    if chair.person != port.person.id:
        room.need_host(port)
    chair.generation += 1
    await room.keep_doc()
    token = room.house.signer.sign(PURPOSE, f"{room.doc.code}-{message.seat}", chair.generation)
    return Link(key=message.key, seat=message.seat, link=token)


async def change(room: Room, port: Port, message: Change) -> None:
    """Other settings; whoever sits stays."""
    room.need_host(port)
    room.need_phase("seating")
    settings = catalogue.checked(message.settings)
    seated = [chair for chair in room.doc.chairs if chair.person is not None or chair.level is not None]
    if len(seated) > settings.seats:
        raise Refuse("seats-occupied", {"seats": settings.seats, "seated": len(seated)})
    known = [chair for chair in seated if chair.level is None or chair.level in _levels(settings.game)]
    kept = room.doc.chairs if len(room.doc.chairs) == settings.seats and known == seated else known
    room.doc.chairs = kept + [Chair() for _ in range(settings.seats - len(kept))]
    room.doc.settings = settings
    await room.keep_doc()


async def start(room: Room, port: Port, message: Start) -> None:
    """Begin; open seats are filled with bots if the host says so."""
    room.need_host(port)
    room.need_phase("seating")
    if message.bots is not None:
        fill(room.doc, message.bots)
    missing = [seat for seat, chair in enumerate(room.doc.chairs) if chair.person is None and chair.level is None]
    if missing:
        raise Refuse("seats-open", {"seats": missing})
    await room.start()


async def rematch(room: Room, port: Port, message: Rematch) -> None:
    """Play again, everybody some seats further; it starts at once when everybody is there."""
    room.need_host(port)
    room.need_phase("over", "abandoned", "frozen")
    turn = message.rotate % len(room.doc.chairs)
    chairs = room.doc.chairs
    room.doc.chairs = [chairs[index - turn] for index in range(len(chairs))]
    for chair in room.doc.chairs:
        chair.missed, chair.generation = 0, chair.generation + 1
    room.doc.phase = "seating"
    if all(room.online(chair.person) or (chair.person is None and chair.level) for chair in room.doc.chairs):
        await room.start()
    else:
        await room.keep_doc()


async def mute(room: Room, port: Port, message: Mute) -> None:
    """Let a seat talk no more, or again."""
    room.need_host(port)
    room.chair(message.seat).muted = message.muted
    await room.keep_doc()


def fill(doc: Doc, level: str) -> None:
    """Put bots on all open seats."""
    catalogue.level(doc.settings.game, level)
    for chair in doc.chairs:
        if chair.person is None and chair.level is None:
            chair.name = _bot_name(doc)
            chair.level = level


def occupy(doc: Doc, seat: int, person: Person, name: str | None = None) -> None:
    """Put a person on a seat."""
    chair = doc.chairs[seat]
    if chair.person is None or name is not None:
        chair.name = ""
        chair.name = _free_name(doc, tidy(name or person.name))
    chair.person, chair.level, chair.program = person.id, None, person.program
    chair.standby, chair.missed, chair.muted = False, 0, False


def clear(chair: Chair) -> None:
    """Make a seat open; a lock and the number of its links stay."""
    empty = Chair(locked=chair.locked, generation=chair.generation)
    for name in msgspec.structs.asdict(empty):
        setattr(chair, name, getattr(empty, name))


def _levels(game: str) -> list[str]:
    return next(info.levels for info in catalogue.games() if info.id == game)


def _bot_name(doc: Doc) -> str:
    """A first name for a bot whose initial nobody at the table has, as marks and short tables show initials."""
    initials = {chair.name[:1].upper() for chair in doc.chairs}
    return next((name for name in NAMES if name[0] not in initials), _free_name(doc, NAMES[0]))


def _free_name(doc: Doc, name: str) -> str:
    """A name nobody at the table has: Ann, Ann 2, Ann 3."""
    taken = {chair.name for chair in doc.chairs}
    names = [name, *[f"{name[:21]} {number}" for number in range(2, len(doc.chairs) + 2)]]
    return next(each for each in names if each not in taken)
