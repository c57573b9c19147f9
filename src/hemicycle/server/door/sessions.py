"""Who is who: people with a signed token for each of their devices, guests and those with an account."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from hemicycle.server.door.tokens import Tokens
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.bodies import ChangeMe, Credentials, Me, NewGuest
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import names
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.rows import Person
from hemicycle.server.room.seating import tidy
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.runner.ids import Ids
from hemicycle.server.store import NotStored
from hemicycle.server.store.people import Device, People

MOST_KNOWN = 20_000  # people kept in memory
MOST_HASHING = 20  # passwords that may wait to be checked
MOST_DEVICES = 30  # of one person; the one unused for longest makes room
GUESTS_AT_ONCE = 100.0  # from one address: a class, a club
FOR_ONE_ACCOUNT = 100.0  # wrong passwords at once, wherever they come from
HOUR = 3_600_000
PROOF_LASTS = 900_000  # so long after giving a password or passkey one may change what signs in, or delete everything


class Session(msgspec.Struct, frozen=True):
    """Who somebody is, until when (seconds since 1970) that holds, and on which device, or which it becomes."""

    person: Person
    ends: int
    device: str | None = None
    becomes: str = ""


class Remembered(msgspec.Struct):
    """Somebody as they are remembered here, with the devices they are signed in on."""

    person: Person
    devices: dict[str, Device]


class Sessions:
    """Everybody who came in."""

    def __init__(
        self, people: People, tokens: Tokens, ids: Ids, clock: TimeOfDay, login_rate: float, guest_rate: float
    ) -> None:
        self.people = people
        self.store = people.store
        self.tokens = tokens
        self.ids = ids
        self.clock = clock
        self.revoked: Callable[[str, str | None], None] = lambda person, device: None  # told whose tokens are void
        self.changed: Callable[[str], None] = lambda person: None  # told who is no longer quite who they were
        self._known: dict[str, Remembered] = {}
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB
        self._waiting = 0
        self._decoy: str | None = None
        self._guests = Buckets(rate=guest_rate / 60, burst=GUESTS_AT_ONCE)
        self._by_address = Buckets(rate=login_rate / 60, burst=10.0)
        self._by_account = Buckets(rate=login_rate / 60, burst=FOR_ONE_ACCOUNT)

    # --- coming in ---

    async def guest(self, body: NewGuest, address: str, label: str) -> Session:
        """Let somebody in."""
        self._guests.take(address, self.clock.now() / 1000)
        person = Person(
            id=self.ids.person(),
            name=tidy(body.name),
            language=body.language,
            program=body.program,
            account=None,
            password=None,
            generation=0,
            created=self.clock.now(),
        )
        device = self._device(person, label, proved=False)
        await self.stored(self.people.come_in(device, person))
        self._known[person.id] = Remembered(person, {device.id: device})
        return self._session(person, device.id)

    async def sign_in(self, person: Person, label: str) -> Session:
        """Somebody has proved who they are on a device that is new to us."""
        known = await self._recall(person.id)
        if known is None:
            raise refuse("who-are-you")
        for old in sorted(known.devices.values(), key=lambda each: each.seen)[: -MOST_DEVICES + 1]:
            await self.sign_out(person, old.id)
        device = self._device(person, label, proved=True)
        await self.stored(self.people.come_in(device))
        known.devices[device.id] = device
        self.changed(person.id)
        return self._session(known.person, device.id)

    async def renew(self, session: Session, label: str) -> Session:
        """A session lasts anew from here; one an older version began gets a device."""
        known, now = await self._recall(session.person.id), self.clock.now()
        device = None if known is None else known.devices.get(session.device or session.becomes)
        if session.device is not None and device is None:
            raise refuse("who-are-you")  # signed out a moment ago
        if known is None or device is None:
            fresh = self._device(session.person, label, proved=False)
            fresh.id = session.becomes or fresh.id
            await self._begin(fresh, known)
            return self._session(session.person, fresh.id)
        if now - device.seen > HOUR:
            device.seen = now
            await self.stored(self.people.seen(device.id, now))
        return self._session(session.person, device.id)

    async def _begin(self, fresh: Device, known: Remembered | None) -> None:
        """A device for a session that had none; a page that has just been opened asks several times at once."""
        if known is not None:
            known.devices[fresh.id] = fresh
        try:
            await self.stored(self.people.come_in(fresh))
        except BaseException:
            self.forget([fresh.person])
            raise
        self.changed(fresh.person)

    async def who(self, token: str) -> Session | None:
        """Whose token it is, or None when it is void."""
        read = self.tokens.read_person(token)
        known = None if read is None else await self._recall(read.person)
        if read is None or known is None or known.person.generation != read.generation:
            return None
        if read.device is not None and read.device not in known.devices:
            self.forget([read.person])  # they may have signed in a moment ago, at another node
            known = await self._recall(read.person)
            if known is None or read.device not in known.devices:
                return None
        return Session(known.person, read.ends, read.device, read.becomes)

    def token(self, session: Session) -> str:
        """A token that says who somebody is."""
        return self.tokens.person(session.person.id, session.person.generation, session.device or "")

    def me(self, person: Person, *, token: str | None = None) -> Me:
        """What somebody is told about themselves."""
        return Me(
            name=person.name,
            language=person.language,  # type: ignore[arg-type]  # checked when it came in
            account=person.account,
            program=person.program,
            token=token,
        )

    def _device(self, person: Person, label: str, *, proved: bool) -> Device:
        now = self.clock.now()
        return Device(
            id=secrets.token_hex(12),
            person=person.id,
            label=label,
            created=now,
            seen=now,
            proved=now if proved else None,
        )

    def _session(self, person: Person, device: str) -> Session:
        return Session(person, self.clock.now() // 1000 + self.tokens.age, device)

    # --- proving it ---

    async def log_in(self, body: Credentials, address: str) -> Person:
        """Whoever knows the password; a wrong name takes as long as a wrong password."""
        account, now = names.of_account(body.account), self.clock.now() / 1000
        self._by_address.take(address, now)
        self._by_account.take(account, now)
        person = await self.store.account(account)
        if not await self.is_password(person, body.password) or person is None:
            raise refuse("wrong-password")
        return person

    def attempt(self, address: str) -> None:
        """Somebody tries to prove something, or to take a name: not without end."""
        self._by_address.take(address, self.clock.now() / 1000)

    async def is_password(self, person: Person | None, password: str) -> bool:
        """Whether it is somebody's password; nobody's takes as long as a wrong one."""
        if self._decoy is None:
            self._decoy = await self.hashed("nobody")
        known = self._decoy if person is None or person.password is None else person.password
        try:
            await self._off_loop(self._hasher.verify, known, password)
        except VerificationError:
            return False
        return person is not None and person.password is not None

    async def hashed(self, password: str) -> str:
        """A password as it is kept."""
        return await self._off_loop(self._hasher.hash, password)

    async def prove(self, session: Session) -> None:
        """Somebody has just shown again that they are who they are."""
        known = await self._recall(session.person.id)
        if known is not None and session.device in known.devices:
            now = known.devices[session.device].proved = self.clock.now()
            await self.stored(self.people.proved(session.device, now))
            self.changed(session.person.id)

    async def is_proved(self, session: Session) -> bool:
        """Whether a password or passkey was given here of late; a guest has nothing to prove."""
        if session.person.account is None:
            return True
        known = await self._recall(session.person.id)
        device = None if known is None or session.device is None else known.devices.get(session.device)
        return device is not None and device.proved is not None and self.clock.now() - device.proved < PROOF_LASTS

    async def need_proof(self, session: Session) -> None:
        """Refuse what a device left unlocked must not do."""
        if not await self.is_proved(session):
            raise refuse("prove-yourself")

    # --- changes ---

    async def change(self, person: Person, body: ChangeMe) -> Person:
        """Another name or language."""
        name = person.name if body.name is None else tidy(body.name)
        changes: dict[str, object] = {"name": name, "language": body.language or person.language}
        await self.stored(self.store.change_person(person.id, changes))
        return await self.keep(person, **changes)

    async def keep(self, person: Person, **changes: object) -> Person:
        """Remember what was stored about somebody: of two changes at once none undoes the other."""
        known = await self._recall(person.id)
        changed = msgspec.structs.replace(person if known is None else known.person, **changes)
        if known is not None:
            known.person = changed
        self.changed(person.id)
        return changed

    async def known(self, person: Person) -> Person | None:
        """Somebody as they are now."""
        known = await self._recall(person.id)
        return None if known is None else known.person

    async def devices(self, person: Person) -> list[Device]:
        """Where somebody is signed in, the latest first."""
        known = await self._recall(person.id)
        return sorted(known.devices.values(), key=lambda each: -each.seen) if known is not None else []

    async def sign_out(self, person: Person, device: str) -> None:
        """Make the token of a device void, and end the connections that were opened with it."""
        known = await self._recall(person.id)
        if known is None or device not in known.devices:
            raise refuse("no-such-device")
        await self.stored(self.people.drop_device(device))
        known.devices.pop(device, None)
        self.revoked(person.id, device)
        self.changed(person.id)

    async def sign_out_others(self, session: Session) -> None:
        """Make the tokens of all other devices void."""
        for device in await self.devices(session.person):
            if device.id != session.device:
                await self.sign_out(session.person, device.id)

    async def leave_everywhere(self, person: Person) -> None:
        """Make every token signed so far void, and end the connections that were opened with them."""
        generation = person.generation + 1
        await self.stored(self.people.drop_devices(person.id, {"generation": generation}))
        known = self._known.get(person.id)
        if known is not None:
            known.devices.clear()
        await self.keep(person, generation=generation)
        self.revoked(person.id, None)

    def gone(self, person: Person) -> None:
        """Somebody is no more."""
        self.forget([person.id])
        self.revoked(person.id, None)
        self.changed(person.id)

    def forget(self, people: Iterable[str] | None = None) -> None:
        """Read people, or everybody, from the store again."""
        for person in list(self._known if people is None else people):
            self._known.pop(person, None)

    async def _recall(self, person: str) -> Remembered | None:
        """Somebody as they are known here, or read; what is known already is as new or newer."""
        if person in self._known:
            return self._known[person]
        read, devices = await self.store.person(person), await self.people.devices(person)
        if read is None:
            return None
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        return self._known.setdefault(person, Remembered(read, {device.id: device for device in devices}))

    # --- with the store and the hasher ---

    async def stored(self, written: asyncio.Future[None]) -> None:
        """Wait until something is stored; NotStored is left to those who expect that somebody else was quicker."""
        try:
            await written
        except NotStored as error:
            log.error("not stored", extra={"problem": str(error)})
            if "UNIQUE" in str(error).upper():
                raise
            raise refuse("not-stored", after=1.0) from error

    async def _off_loop(self, function: object, *arguments: object) -> str:
        if self._waiting >= MOST_HASHING:
            raise refuse("rate-limited", {"seconds": 5}, after=5.0)
        self._waiting += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(function, *arguments)  # type: ignore[arg-type]  # a hasher's methods
        finally:
            self._waiting -= 1
