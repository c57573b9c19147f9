"""Who is who: guests with a signed token, and accounts with a password."""

from __future__ import annotations

import asyncio
import re

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from hemicycle.server import clocks
from hemicycle.server.bodies import ChangeMe, Credentials, Me, NewGuest
from hemicycle.server.refusals import Refuse
from hemicycle.server.store import NotStored, Store
from hemicycle.server.store.rows import Person
from hemicycle.server.store.store import change_person, new_person
from hemicycle.server.tokens import Mint, Signer

PURPOSE = "person"
MOST_KNOWN = 20_000  # people kept in memory
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def tidy(name: str) -> str:
    """A name without line breaks, invisible signs and spaces at its ends."""
    clean = " ".join(_UNSEEN.sub("", name).split())
    if not clean:
        raise Refuse("name-empty")
    return clean


class People:
    """Everybody who came in."""

    def __init__(self, store: Store, signer: Signer, mint: Mint) -> None:
        self.store = store
        self.signer = signer
        self.mint = mint
        self._known: dict[str, Person] = {}
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB
        self._decoy: str | None = None

    async def guest(self, body: NewGuest) -> Person:
        """Let somebody in."""
        person = Person(
            id=self.mint.person(),
            name=tidy(body.name),
            language=body.language,
            program=body.program,
            account=None,
            password=None,
            generation=0,
            created=clocks.now(),
        )
        await self.store.write(new_person(person))
        self._remember(person)
        return person

    async def who(self, token: str) -> Person | None:
        """Whose token it is, or None when it is void."""
        read = self.signer.read(PURPOSE, token)
        if read is None:
            return None
        known, generation = read
        person = self._known.get(known) or await self.store.person(known)
        if person is None or person.generation != generation:
            return None
        self._remember(person)
        return person

    def token(self, person: Person) -> str:
        """A token that says who somebody is."""
        return self.signer.sign(PURPOSE, person.id, person.generation)

    def me(self, person: Person, *, token: bool = False) -> Me:
        """What somebody is told about himself."""
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
            raise Refuse("has-account", {"account": person.account})
        if await self.store.account(body.account.lower()) is not None:
            raise Refuse("account-taken", {"account": body.account})
        password = await self._off_loop(self._hasher.hash, body.password)
        try:
            return await self._keep(person, account=body.account.lower(), password=password)
        except NotStored as error:
            raise Refuse("account-taken", {"account": body.account}) from error

    async def log_in(self, body: Credentials) -> Person:
        """Whoever knows the password; a wrong name takes as long as a wrong password."""
        person = await self.store.account(body.account.lower())
        if self._decoy is None:
            self._decoy = await self._off_loop(self._hasher.hash, "nobody")
        known = self._decoy if person is None or person.password is None else person.password
        try:
            await self._off_loop(self._hasher.verify, known, body.password)
        except VerificationError as error:
            raise Refuse("wrong-password") from error
        if person is None:
            raise Refuse("wrong-password")
        self._remember(person)
        return person

    async def leave_everywhere(self, person: Person) -> None:
        """Make every token signed so far void."""
        await self._keep(person, generation=person.generation + 1)

    def _remember(self, person: Person) -> None:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[person.id] = person

    async def _keep(self, person: Person, **changes: object) -> Person:
        changed = msgspec.structs.replace(person, **changes)
        await self.store.write(change_person(changed))
        self._remember(changed)
        return changed

    async def _off_loop(self, function: object, *arguments: object) -> str:
        async with self._hashing:
            return await asyncio.to_thread(function, *arguments)  # type: ignore[arg-type]  # a hasher's methods
