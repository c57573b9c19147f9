"""Accounts: a name with a password or a passkey, by the operator's rules; everything of one's own, and its end."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from hemicycle.server.door.passkeys import Passkeys
from hemicycle.server.door.sessions import Session, Sessions
from hemicycle.server.protocol.people import NewAccount, NewPasskey, NewPassword
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room import names
from hemicycle.server.room.rows import Person
from hemicycle.server.runner.rooms import Rooms
from hemicycle.server.store import NotStored
from hemicycle.server.store.people import Passkey


class Accounts:
    """Makes accounts of guests, changes what signs in, and deletes people."""

    def __init__(
        self, sessions: Sessions, passkeys: Passkeys, rooms: Rooms, registration: str, invitations_each: int
    ) -> None:
        self.sessions = sessions
        self.people = sessions.people
        self.passkeys = passkeys
        self.rooms = rooms
        self.registration = registration
        self.invitations_each = invitations_each
        self._founding: set[str] = set()  # people whose account is being made

    # --- making one ---

    async def found(self, session: Session, body: NewAccount, label: str, address: str) -> Session:
        """Make a guest an account with a password."""
        await self.check(session.person, body.account, body.invitation, address)
        changes = {"account": body.account, "password": await self.sessions.hashed(body.password)}
        return await self._found(session, changes, body.invitation, None, label)

    async def add_passkey(self, session: Session, body: NewPasskey, host: str, label: str, address: str) -> Session:
        """Another key of an account, or the first, which makes a guest one."""
        person = session.person
        if person.account is None:
            if body.account is None:
                raise refuse("no-account-name")
            await self.check(person, body.account, body.invitation, address)
        else:
            await self.sessions.need_proof(session)
        passkey = await self.passkeys.added(person, body.signed, host, label)
        if person.account is None:
            changes = {"account": body.account or "", "password": None}
            return await self._found(session, changes, body.invitation, passkey, label)
        try:
            await self.sessions.stored(self.people.found(person.id, {}, passkey, None, passkey.created))
        except NotStored as error:  # somebody has a key of this name
            raise refuse("wrong-passkey") from error
        return session

    async def check(self, person: Person, account: str, invitation: str | None, address: str) -> None:
        """Refuse a guest who cannot have this account."""
        self.sessions.attempt(address)
        names.check(account)
        if person.account is not None:
            raise refuse("has-account", {"account": person.account})
        if self.registration == "closed":
            raise refuse("registration-closed")
        if self.registration == "invited" and not await self._invited(invitation):
            raise refuse("invitation-needed")
        if await self.sessions.store.account(names.of_account(account)) is not None:
            raise refuse("account-taken", {"account": account})
        if await self.sessions.store.alike(names.likeness_of_account(account)):
            raise refuse("account-alike", {"account": account})

    async def _found(
        self,
        session: Session,
        wish: Mapping[str, str | None],
        invitation: str | None,
        passkey: Passkey | None,
        label: str,
    ) -> Session:
        """Keep the account. Whoever knew the guest's token is not this account: only a new device has one."""
        person, account = session.person, names.of_account(wish["account"] or "")
        changes: dict[str, object] = {**wish, "account": account, "likeness": names.likeness_of_account(account)}
        ticket = invitation if self.registration == "invited" else None
        now = self.sessions.clock.now()
        if person.id in self._founding:
            raise refuse("has-account", {"account": account})  # by a click before this one
        self._founding.add(person.id)
        try:
            await self._need_guest(session)
            await self.sessions.stored(self.people.found(person.id, changes, passkey, ticket, now))
            founded = await self.sessions.keep(person, **changes)
        except NotStored as error:
            if ticket is not None and not await self._invited(ticket):
                raise refuse("invitation-needed") from error  # somebody else was quicker with it
            raise refuse("account-taken", {"account": account}) from error
        finally:
            self._founding.discard(person.id)
        fresh = await self.sessions.sign_in(founded, label)
        await self.sessions.sign_out_others(fresh)
        await self.rooms.hand_over(person, founded)
        return fresh

    async def _need_guest(self, session: Session) -> None:
        """They may have an account by now: a password takes its time, and clicks come twice."""
        known = await self.sessions.known(session.person)
        if known is None or known.account is not None:
            raise refuse("has-account", {"account": "" if known is None else known.account})

    async def _invited(self, invitation: str | None) -> bool:
        return invitation is not None and await self.people.has_ticket(invitation, self.sessions.clock.now())

    async def invite(self, person: Person) -> str:
        """An invitation for somebody else to make an account."""
        if person.account is None:
            raise refuse("account-required")
        too_many = refuse("too-many-invitations", {"most": self.invitations_each})
        if len(await self.people.tickets(person.id)) >= self.invitations_each:
            raise too_many
        code = secrets.token_urlsafe(12)
        await self.sessions.stored(self.people.add_tickets([code], person.id, self.sessions.clock.now()))
        if len(await self.people.tickets(person.id)) > self.invitations_each:  # asked for several times at once
            await self.sessions.stored(self.people.drop_ticket(code))
            raise too_many
        return code

    async def uninvite(self, person: Person, code: str) -> None:
        """Take back an invitation that nobody has used."""
        if code not in await self.people.tickets(person.id):
            raise refuse("no-such-invitation")
        await self.sessions.stored(self.people.drop_ticket(code))

    # --- changing it ---

    async def change_password(self, session: Session, body: NewPassword, address: str) -> None:
        """Another password, or the first beside a passkey; every other device is signed out."""
        self.sessions.attempt(address)  # hashing is work: who changes it all the time would keep others out
        await self.sessions.need_proof(session)
        person = session.person
        if person.account is None:
            raise refuse("account-required")
        password = await self.sessions.hashed(body.password)
        await self.sessions.stored(self.sessions.store.change_person(person.id, {"password": password}))
        await self.sessions.keep(person, password=password)
        await self.sessions.sign_out_others(session)

    async def drop_passkey(self, session: Session, id: str) -> None:
        """A key counts no more, unless nothing else would be left to come in with."""
        await self.sessions.need_proof(session)
        mine = await self.people.passkeys(session.person.id)
        if not any(each.id == id for each in mine):
            raise refuse("no-such-passkey")
        if len(mine) == 1 and session.person.password is None:
            raise refuse("last-passkey")
        await self.sessions.stored(self.people.drop_passkey(id))

    # --- its end ---

    async def delete(self, session: Session) -> None:
        """Delete somebody: seats are given up, finished games keep a neutral name, all else is gone."""
        await self.sessions.need_proof(session)
        person = session.person
        belongings = self.people.belongings
        notes = await belongings.notes(person.id)  # while it is known where they sit
        await self.rooms.forget_person(person, await belongings.rooms(person.id))
        await belongings.forget(person.id, f"gone {secrets.token_hex(12)}", notes)
        self.sessions.gone(person)
