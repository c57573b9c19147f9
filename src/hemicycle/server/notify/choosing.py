"""What people choose about being called back: ways, what by which of them, quiet hours, days off."""

from __future__ import annotations

import hashlib
import secrets

from hemicycle.core.steps import Refused
from hemicycle.server.door.tokens import Tokens
from hemicycle.server.notify import push
from hemicycle.server.notify.delivery import Senders
from hemicycle.server.notify.mail import is_address
from hemicycle.server.notify.outgoing import Undeliverable
from hemicycle.server.notify.quiet import is_zone
from hemicycle.server.notify.ways import USUAL, Parcel, Way
from hemicycle.server.protocol.notifications import (
    EventKind,
    MailStopped,
    MailTarget,
    NotificationChoice,
    NotificationKind,
    Notifications,
    PushTarget,
    Target,
    WayInfo,
    WayKind,
    WebhookTarget,
)
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.clocks import DAY
from hemicycle.server.room.commands import DaysOff
from hemicycle.server.room.rows import Person
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.runner.rooms import Rooms
from hemicycle.server.store.outbox import Outbox, joined

MOST_WAYS = 12
MOST_TABLES = 300
HOUR = 3600.0


class Choosing:
    """Everybody's own choices; whatever is sent because of them is limited."""

    def __init__(self, outbox: Outbox, clock: TimeOfDay, senders: Senders, tokens: Tokens, rooms: Rooms) -> None:
        self.outbox = outbox
        self.clock = clock
        self.senders = senders
        self.tokens = tokens
        self.rooms = rooms
        self._adding = Buckets(rate=10 / HOUR, burst=20.0)
        self._mailboxes = Buckets(rate=1 / (24 * HOUR), burst=3.0)  # strangers may name it again and again
        self._testing = Buckets(rate=6 / HOUR, burst=6.0)
        self._resting = Buckets(rate=6 / HOUR, burst=12.0)  # everybody at one's tables sees it

    @property
    def possible(self) -> list[WayKind]:
        """What this server can send by."""
        ways: list[WayKind] = ["webhook"]
        if self.senders.mailer is not None:
            ways.insert(0, "mail")
        if self.senders.pusher is not None:
            ways.insert(0, "push")
        return ways

    async def show(self, person: Person) -> Notifications:
        """All somebody has chosen."""
        pusher, now = self.senders.pusher, self.clock.now()
        used, until = await self._vacation(person.id, now)
        return Notifications(
            ways=[way.info() for way in await self.outbox.ways(person.id)],
            choice=await self.outbox.choice(person.id),
            possible=self.possible,
            push_key=None if pusher is None else pusher.public_key,
            vacation=until,
            days_left=max(0, self.senders.config.vacation_days - -(-used // DAY)),
        )

    async def choose(self, person: Person, choice: NotificationChoice) -> NotificationChoice:
        """Quiet hours, and tables some ways say nothing of."""
        if choice.quiet is not None and not is_zone(choice.quiet.zone):
            raise refuse("no-such-zone", {"zone": choice.quiet.zone})
        if len(choice.off) > MOST_TABLES:
            raise refuse("too-long", {"most": MOST_TABLES})
        choice.off = {code.upper(): sorted(set(kinds)) for code, kinds in choice.off.items() if kinds}
        await self.outbox.choose(person.id, choice)
        return choice

    # --- ways ---

    async def add(self, person: Person, target: Target, address: str) -> WayInfo:
        """One more way; a mailbox is asked first."""
        now = self.clock.now()
        for caller in (person.id, f"address {address}"):
            self._adding.take(caller, now / 1000)
        kind = await self._check(target, now)
        name = hashlib.sha256(f"{person.id} {kind} {_name(target)}".encode()).hexdigest()[:32]
        mine = await self.outbox.ways(person.id)
        same = next((way for way in mine if way.id == name), None)
        if same is None and len(mine) >= MOST_WAYS:
            raise refuse("too-many-ways", {"most": MOST_WAYS})
        way = Way(
            id=name,
            person=person.id,
            kind=kind,
            target=target,
            events=list(USUAL[kind]) if same is None else same.events,
            confirmed=kind != "mail" or (same is not None and same.confirmed),
            secret=secrets.token_hex(16) if same is None else same.secret,
            created=now if same is None else same.created,
        )
        await self.outbox.add_way(way)
        if not way.confirmed:
            await self._put(way, "confirm")
        return way.info()

    async def _check(self, target: Target, now: int) -> WayKind:
        """Refuse what nothing could be sent to."""
        try:
            match target:
                case PushTarget():
                    if self.senders.pusher is None:
                        raise refuse("no-push")
                    await self.senders.poster.look_up(target.endpoint)
                    push.check(target)
                    return "push"
                case WebhookTarget():
                    await self.senders.poster.look_up(target.url)
                    return "webhook"
                case MailTarget():
                    if self.senders.mailer is None:
                        raise refuse("no-mail")
                    if not is_address(target.address):
                        raise refuse("bad-mailbox", {"address": target.address})
                    self._mailboxes.take(target.address.lower(), now / 1000)
                    return "mail"
        except Undeliverable as problem:
            raise _refusal(problem) from problem

    async def change(self, person: Person, id: str, events: list[EventKind]) -> WayInfo:
        """Other things are told by a way."""
        way = await self._own(person, id)
        way.events = [kind for kind in USUAL["push"] if kind in events]
        await self.outbox.change_way(id, events=joined(way.events))
        return way.info()

    async def remove(self, person: Person, id: str) -> None:
        """A way less."""
        await self._own(person, id)
        await self.outbox.remove_way(id)

    async def test(self, person: Person, id: str) -> None:
        """Send something by a way, to see whether it arrives."""
        way = await self._own(person, id)
        if not way.confirmed:
            raise refuse("not-confirmed")
        self._testing.take(id, self.clock.now() / 1000)
        await self._put(way, "test")

    async def confirm(self, token: str) -> MailStopped:
        """The owner of a mailbox wants to hear from us."""
        way = await self._mailbox("confirm", token)
        await self.outbox.change_way(way.id, confirmed=True)
        return MailStopped(address=_veiled(way.label))

    async def stop(self, token: str) -> MailStopped:
        """The owner of a mailbox does not."""
        way = await self._mailbox("stop", token)
        await self.outbox.remove_way(way.id)
        return MailStopped(address=_veiled(way.label))

    async def _mailbox(self, purpose: str, token: str) -> Way:
        name = self.tokens.read_mail(purpose, token)
        way = None if name is None else await self.outbox.way(name)
        if way is None:
            raise refuse("wrong-mail-link")
        return way

    async def _own(self, person: Person, id: str) -> Way:
        way = await self.outbox.way(id)
        if way is None or way.person != person.id:
            raise refuse("no-such-way")
        return way

    async def _put(self, way: Way, kind: NotificationKind) -> None:
        now = self.clock.now()
        parcel = Parcel(
            person=way.person,
            thing=f"{kind} {secrets.token_hex(8)}",  # several may be asked for at once
            way=way.id,
            room="",
            kind=kind,
            game="",
            by="",
            deadline=None,
            created=now,
            due=now,
            tries=0,
            claimed=0,
            state="waiting",
        )
        await self.outbox.put(parcel)

    # --- days off ---

    async def go_on_vacation(self, person: Person, until: int) -> None:
        """Days off from now on: no more than there are left in a year."""
        now = self.clock.now()
        self._resting.take(person.id, now / 1000)
        used, _ = await self._vacation(person.id, now)
        left = self.senders.config.vacation_days * DAY - used
        if until <= now:
            raise refuse("vacation-past")
        if until - now > left:
            raise refuse("vacation-too-long", {"days": max(0, left // DAY)})
        await self.outbox.begin_vacation(person.id, now, until)
        await self._tell_rooms(person, until)

    async def come_back(self, person: Person) -> None:
        """Back before the days off are over."""
        self._resting.take(person.id, self.clock.now() / 1000)
        await self.outbox.end_vacation(person.id, self.clock.now())
        await self._tell_rooms(person, None)

    async def vacation(self, person: str) -> int | None:
        """Until when somebody has days off."""
        now = self.clock.now()
        return max((ends for _, ends in await self.outbox.vacations(person, now)), default=None)

    async def _tell_rooms(self, person: Person, until: int | None) -> None:
        for code in await self.rooms.store.belonging_to(person.id):
            try:
                await (await self.rooms.find(code)).ask(DaysOff(person.id, until))
            except Refused:
                continue  # removed, or moving: the next one

    async def _vacation(self, person: str, now: int) -> tuple[int, int | None]:
        """How much of the last year somebody had off, not counting what is still to come, and until when they do."""
        spans = await self.outbox.vacations(person, now - 365 * DAY)
        used = sum(min(ends, now) - max(begins, now - 365 * DAY) for begins, ends in spans)
        return used, max((ends for _, ends in spans if ends > now), default=None)


def _name(target: Target) -> str:
    match target:
        case PushTarget():
            return target.endpoint
        case MailTarget():
            return target.address.lower()
        case WebhookTarget():
            return f"{target.form} {target.url}"


def _veiled(address: str) -> str:
    """A mailbox as only its owner recognises it: a…@example.org."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…@{host}"


def _refusal(problem: Undeliverable) -> Refused:
    if problem.code == "private-address":
        return refuse("private-address")
    return refuse("bad-address") if problem.code == "bad-address" else refuse("unreachable-address")
