"""What people do for their own peace, and operators for that of all; everything operators do and see is noted."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets

from hemicycle.core.steps import Refused
from hemicycle.server.protocol.bodies import TableInfo
from hemicycle.server.protocol.news import Talk
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.protocol.safety import (
    Audit,
    Ban,
    Ignore,
    Ignored,
    IgnoreKind,
    NewBan,
    NewReport,
    PersonSeen,
    Report,
    Somebody,
)
from hemicycle.server.room import names
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.commands import Closed, Ignores
from hemicycle.server.room.gallery import RUNNING, among_themselves, is_player
from hemicycle.server.room.rows import Person, RoomState
from hemicycle.server.room.talk_log import audible
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.runner.rooms import Rooms
from hemicycle.server.safety.bans import Bans
from hemicycle.server.store.safety import SafetyStore, named

HOUR = 3600.0
MOST_IGNORED = 500
WIDEST = {4: 8, 6: 16}  # the shortest prefix of a range that may be banned


class Safety:
    """Ignoring, reporting, and operating."""

    def __init__(self, store: SafetyStore, rooms: Rooms, clock: TimeOfDay, operators: str) -> None:
        self.store = store
        self.rooms = rooms
        self.clock = clock
        self.bans = Bans(store, clock)
        self.operators = frozenset(named(operators))  # by the settings
        self._reporting = Buckets(rate=10 / HOUR, burst=10.0)
        self._ignoring = Buckets(rate=60 / HOUR, burst=60.0)

    # --- people ---

    async def ignored(self, person: Person) -> list[Ignored]:
        """Whom somebody does not want to hear."""
        rows = await self.store.ignored(person.id)
        return [
            Ignored(id=_name(row["person"], row["other"]), name=row["name"], kind=row["kind"], since=row["since"])
            for row in rows
        ]

    async def unheard(self, person: str) -> list[str]:
        """Whose talk does not reach somebody."""
        return [str(row["other"]) for row in await self.store.ignored(person)]

    async def ignore(self, person: Person, wish: Ignore) -> list[Ignored]:
        """Hear somebody no more."""
        now = self.clock.now()
        self._ignoring.take(person.id, now / 1000)
        other, name = await self._ignored(person, wish)
        if len(await self.store.ignored(person.id)) >= MOST_IGNORED:
            raise refuse("too-long", {"most": MOST_IGNORED})
        kind: IgnoreKind = wish.kind
        row = {"person": person.id, "other": other, "name": name, "kind": kind, "since": now}
        await self.store.ignore(row)
        await self.tell_rooms(person, *([wish.code.upper()] if wish.code else []))
        return await self.ignored(person)

    async def hear_again(self, person: Person, id: str) -> list[Ignored]:
        """Hear somebody again."""
        for row in await self.store.ignored(person.id):
            if _name(person.id, row["other"]) == id:
                await self.store.hear_again(person.id, row["other"])
                await self.tell_rooms(person)
        return await self.ignored(person)

    async def report(self, person: Person, report: NewReport) -> None:
        """Tell the operators of somebody; only what the reporter could hear goes with it."""
        now = self.clock.now()
        self._reporting.take(person.id, now / 1000)
        subject, name, state = await self._meant(person, report)
        talk = [each for each in await self.store.talk_around(state.code) if _heard(state, person, each)]
        row = {
            "id": secrets.token_hex(16),
            "at": now,
            "reporter": person.id,
            "reporter_name": person.name,
            "subject": subject,
            "subject_name": name,
            "room": state.code,
            "reason": report.reason,
            "text": report.text,
        }
        await self.store.report(row, talk)

    async def _ignored(self, person: Person, wish: Ignore) -> tuple[str, str]:
        """Who is meant, by their account or by where they are, and under which name."""
        if wish.account is None:
            return (await self._meant(person, wish))[:2]
        known = await self.store.store.account(names.of_account(wish.account))
        if known is None or known.id == person.id:
            raise refuse("no-such-person")
        return known.id, known.name

    async def of(self, person: Person, other: str) -> Ignored | None:
        """Whether somebody does not want to hear another, and how."""
        return next((each for each in await self.ignored(person) if each.id == _name(person.id, other)), None)

    async def _meant(self, person: Person, wish: Somebody) -> tuple[str, str, RoomState]:
        """Who sits there or has said that, under which name, and at which table."""
        state = await self.rooms.store.state(wish.code.upper())
        if state is None:
            raise refuse("no-such-table")
        if wish.talk is not None:
            said = await self.store.said(state.code, wish.talk)
            known = said is not None and said[0] != person.id and _heard(state, person, said[1])
            if said is None or not known:
                raise refuse("no-such-message", {"message": wish.talk})
            return said[0], said[1].name, state
        seat = wish.seat if wish.seat is not None else -1
        chair = state.chairs[seat] if 0 <= seat < len(state.chairs) else None
        if chair is None or chair.person is None or chair.person == person.id:
            raise refuse("nobody-there", {"seat": seat})
        return chair.person, chair.name, state

    async def tell_rooms(self, person: Person, *more: str) -> None:
        """All rooms that are open and concern somebody, here or on other nodes."""
        people = await self.unheard(person.id)
        codes = {*await self.rooms.store.belonging_to(person.id), *more}
        away = sorted(codes - self.rooms.open.keys())
        there = await self.rooms.elsewhere.shown(away) if away else {}
        for code in sorted((codes & self.rooms.open.keys()) | there.keys()):
            try:
                await (await self.rooms.find(code)).ask(Ignores(person.id, people))
            except Refused:
                continue  # it has just moved; whoever comes back brings it along

    # --- operators ---

    async def is_operator(self, person: Person) -> bool:
        """Whether somebody is one now: whoever was may be none any more."""
        named_here = person.account in self.operators
        return person.account is not None and (named_here or person.id in await self.store.operators())

    async def operator(self, person: Person, what: str, detail: str = "") -> str:
        """Whoever may do this; it is noted before it is done."""
        if person.account is None or not await self.is_operator(person):
            raise refuse("no-such-page")
        row = {"id": secrets.token_hex(16), "at": self.clock.now(), "operator": person.account, "what": what}
        await self.store.note(row | {"detail": detail})
        return person.account

    async def reports(self, person: Person, *, open_only: bool) -> list[Report]:
        """What was reported."""
        await self.operator(person, "see-reports")
        found = await self.store.reports(open_only=open_only)
        for report in found:
            state = await self.rooms.store.state(report.room)
            if state is not None and state.phase in RUNNING and is_player(state, person.id):
                report.talk = []  # they play there themselves: not everything in it is for their ears
        return found

    async def close_report(self, person: Person, id: str, answer: str) -> None:
        """A report has been dealt with."""
        await self.operator(person, "close-report", f"{id} {answer}")
        await self.store.close_report(id, answer)

    async def people(self, person: Person, find: str) -> list[PersonSeen]:
        """Look for people."""
        await self.operator(person, "see-people", find)
        return await self.store.people(find) if find else []

    async def table(self, person: Person, code: str) -> TableInfo:
        """A table, as everybody who knows its code sees it: operators see no hand and no role either."""
        await self.operator(person, "see-table", code)
        return await (await self.rooms.find(code)).info()

    async def close_table(self, person: Person, code: str, reason: str) -> None:
        """Close a table; its people are told why."""
        await self.operator(person, "close-table", f"{code} {reason}")
        await (await self.rooms.find(code)).ask(Closed(reason))

    async def see_bans(self, person: Person) -> list[Ban]:
        """Who is kept out."""
        await self.operator(person, "see-bans")
        return await self.store.bans()

    async def ban(self, person: Person, wish: NewBan) -> Ban:
        """Keep somebody out, or a range of addresses."""
        if (wish.person is None) == (wish.network is None):
            raise refuse("ban-one")
        network = None if wish.network is None else _network(wish.network)
        by = await self.operator(person, "ban", f"{wish.person or network} {wish.reason}")
        if wish.person == person.id:
            raise refuse("ban-one")
        now = self.clock.now()
        ban = Ban(
            id=secrets.token_hex(16),
            person=wish.person,
            network=network,
            reason=wish.reason,
            until=wish.until,
            by=by,
            at=now,
        )
        await self.store.ban(ban)
        await self.bans.read()
        return ban

    async def lift(self, person: Person, id: str) -> None:
        """Let somebody in again."""
        await self.operator(person, "lift-ban", id)
        await self.store.lift(id)
        await self.bans.read()

    async def audit(self, person: Person, skip: int) -> list[Audit]:
        """What operators did and saw, as far back as it goes."""
        await self.operator(person, "see-audit")
        return await self.store.audit(skip)


def _heard(state: RoomState, person: Person, talk: Talk) -> bool:
    """Whether somebody could hear it: neither what was said to others nor what the gallery keeps to itself."""
    mine = [seat for seat, chair in enumerate(state.chairs) if chair.person == person.id]
    secret = among_themselves(state, talk) and is_player(state, person.id)
    return audible(talk, mine) and not secret


def _name(person: str, other: str) -> str:
    """What somebody knows another by whom they do not want to hear: nothing about them can be read out of it."""
    return hashlib.sha256(f"{person} {other}".encode()).hexdigest()[:32]


def _network(text: str) -> str:
    try:
        read = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise refuse("no-such-network", {"network": text}) from error
    if read.prefixlen < WIDEST[read.version]:
        raise refuse("no-such-network", {"network": text})
    return str(read)
