"""Who is who: guests with a signed token, and accounts with a password."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from hemicycle.server.door.tokens import Tokens
from hemicycle.server.operate.logs import log
from hemicycle.server.protocol.bodies import ChangeMe, Credentials, Me, NewGuest
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.bucket import Buckets
from hemicycle.server.room.rows import Person
from hemicycle.server.room.seating import tidy
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.runner.ids import Ids
from hemicycle.server.store import NotStored, Store

MOST_KNOWN = 20_000  # people kept in memory
MOST_HASHING = 20  # passwords that may wait to be checked
GUESTS_AT_ONCE = 100.0  # from one address: a class, a club
FOR_ONE_ACCOUNT = 100.0  # wrong passwords at once, wherever they come from


class Session(msgspec.Struct, frozen=True):
    """Who somebody is, and until when (seconds since 1970) that holds."""

    person: Person
    ends: int


class Sessions:
    """Everybody who came in."""

    def __init__(
        self, store: Store, tokens: Tokens, ids: Ids, clock: TimeOfDay, login_rate: float, guest_rate: float
    ) -> None:
        self.store = store
        self.tokens = tokens
        self.ids = ids
        self.clock = clock
        self.revoked: Callable[[str], None] = lambda person: None  # told whose tokens are void from now on
        self.changed: Callable[[str], None] = lambda person: None  # told who is no longer quite who they were
        self._known: dict[str, Person] = {}
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB
        self._waiting = 0
        self._decoy: str | None = None
        self._guests = Buckets(rate=guest_rate / 60, burst=GUESTS_AT_ONCE)
        self._by_address = Buckets(rate=login_rate / 60, burst=10.0)
        self._by_account = Buckets(rate=login_rate / 60, burst=FOR_ONE_ACCOUNT)

    async def guest(self, body: NewGuest, address: str) -> Person:
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
        await self._stored(self.store.write_person(person))
        return self._recall(person)

    async def who(self, token: str) -> Session | None:
        """Whose token it is, or None when it is void."""
        read = self.tokens.read_person(token, self.clock.now())
        if read is None:
            return None
        whose, generation, ends = read
        person = self._known.get(whose)
        if person is None and (kept := await self.store.person(whose)) is not None:
            person = self._recall(kept)
        return Session(person, ends) if person is not None and person.generation == generation else None

    def token(self, person: Person) -> str:
        """A token that says who somebody is."""
        return self.tokens.person(person.id, person.generation)

    def me(self, person: Person, *, token: bool = False) -> Me:
        """What somebody is told about themselves."""
        return Me(
            name=person.name,
            language=person.language,  # type: ignore[arg-type]  # checked when it came in
            account=person.account,
            program=person.program,
            token=self.token(person) if token else None,
        )

    async def change(self, person: Person, body: ChangeMe) -> Person:
        """Another name or language."""
        name = person.name if body.name is None else tidy(body.name)
        return await self._keep(person, name=name, language=body.language or person.language)

    async def found_account(self, person: Person, body: Credentials) -> Person:
        """Give a guest an account."""
        if person.account is not None:
            raise refuse("has-account", {"account": person.account})
        if await self.store.account(body.account.lower()) is not None:
            raise refuse("account-taken", {"account": body.account})
        password = await self._off_loop(self._hasher.hash, body.password)
        try:
            return await self._keep(person, account=body.account.lower(), password=password)
        except NotStored as error:
            raise refuse("account-taken", {"account": body.account}) from error

    async def log_in(self, body: Credentials, address: str) -> Person:
        """Whoever knows the password; a wrong name takes as long as a wrong password."""
        account, now = body.account.lower(), self.clock.now() / 1000
        self._by_address.take(address, now)
        self._by_account.take(account, now)
        person = await self.store.account(account)
        if self._decoy is None:
            self._decoy = await self._off_loop(self._hasher.hash, "nobody")
        known = self._decoy if person is None or person.password is None else person.password
        try:
            await self._off_loop(self._hasher.verify, known, body.password)
        except VerificationError as error:
            raise refuse("wrong-password") from error
        if person is None:
            raise refuse("wrong-password")
        return self._recall(person)

    async def leave_everywhere(self, person: Person) -> None:
        """Make every token signed so far void, and end the connections that were opened with them."""
        await self._keep(person, generation=person.generation + 1)
        self.revoked(person.id)

    def forget(self, people: Iterable[str] | None = None) -> None:
        """Read people, or everybody, from the store again."""
        for person in list(self._known if people is None else people):
            self._known.pop(person, None)

    def _recall(self, read: Person) -> Person:
        """Somebody just read; what is known of them already is as new or newer."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        return self._known.setdefault(read.id, read)

    async def _keep(self, person: Person, **changes: object) -> Person:
        """Change only what changes: of two changes at once none undoes the other, least of all a revocation."""
        await self._stored(self.store.change_person(person.id, changes))
        newest = self._known.get(person.id)
        if newest is None:
            newest = self._recall(await self.store.person(person.id) or person)
        changed = self._known[person.id] = msgspec.structs.replace(newest, **changes)
        self.changed(changed.id)
        return changed

    async def _stored(self, written: asyncio.Future[None]) -> None:
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
