"""The HTTP part for people: accounts, passkeys, devices, everything of one's own."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hemicycle.server.door.door import Door
from hemicycle.server.door.http import welcome
from hemicycle.server.door.routes import JSON, Handler, handles
from hemicycle.server.door.sessions import Session
from hemicycle.server.door.who import COOKIE, address, caller, label
from hemicycle.server.protocol.bodies import Me
from hemicycle.server.protocol.encoding import encode
from hemicycle.server.protocol.people import (
    Access,
    AccountWish,
    Challenge,
    DeviceInfo,
    Invited,
    NewAccount,
    NewPasskey,
    NewPassword,
    PasskeyInfo,
    Proof,
    Signed,
)
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.rows import Person

DeviceId = Annotated[str, Meta(max_length=32)]
InvitationCode = Annotated[str, Meta(max_length=40)]
PasskeyId = Annotated[str, Meta(max_length=1400)]


def host(request: Request) -> str:
    """The name people came to us by."""
    return request.headers.get("host", "")


# --- an account ---


@handles("POST", "/api/accounts", status=201, answer=Me)
async def found_account(data: NewAccount, request: Request, session: Session, door: Door) -> Response:
    """Make the guest I am an account with a password; what proved me a guest is void."""
    return welcome(door, await door.accounts.found(session, data, label(request), address(request)), 201)


@handles("POST", "/api/passkeys/options")
async def ask_for_passkey(data: AccountWish, request: Request, session: Session, door: Door) -> Challenge:
    """What a browser needs to make a passkey for me."""
    account = session.person.account or data.account
    if account is None:
        raise refuse("no-account-name")
    return await door.accounts.passkeys.ask_to_add(session.person, account, host(request))


@handles("POST", "/api/passkeys", status=201, answer=Me)
async def add_passkey(data: NewPasskey, request: Request, session: Session, door: Door) -> Response:
    """Add a passkey to my account, or make the guest I am one with it."""
    added = await door.accounts.add_passkey(session, data, host(request), label(request), address(request))
    return welcome(door, added, 201)


@handles("DELETE", "/api/passkeys/{id}", status=204)
async def drop_passkey(id: PasskeyId, session: Session, door: Door) -> Response:
    """Use a passkey of mine no more."""
    await door.accounts.drop_passkey(session, id)
    return Response(status_code=204)


@handles("PUT", "/api/password", status=204)
async def change_password(data: NewPassword, request: Request, session: Session, door: Door) -> Response:
    """Sign in with another password; all other devices are signed out."""
    await door.accounts.change_password(session, data, address(request))
    return Response(status_code=204)


@handles("POST", "/api/invitations", status=201)
async def invite_to_server(who: Person, door: Door) -> Invited:
    """Make an invitation, with which somebody else can make an account."""
    return Invited(invitation=await door.accounts.invite(who))


@handles("DELETE", "/api/invitations/{code}", status=204)
async def take_back_invitation(code: InvitationCode, who: Person, door: Door) -> Response:
    """Take back an invitation of mine that nobody has used."""
    await door.accounts.uninvite(who, code)
    return Response(status_code=204)


# --- coming in ---


@handles("POST", "/api/session/options")
async def ask_to_enter(request: Request, door: Door) -> Challenge:
    """What a browser needs to sign in with a passkey."""
    return await door.accounts.passkeys.ask_to_enter(host(request))


@handles("POST", "/api/session/passkey", answer=Me)
async def enter_with_passkey(data: Signed, request: Request, guest: Person | None, door: Door) -> Response:
    """Come in with a passkey."""
    known = await _signer(data, request, door)
    return welcome(door, await door.enter(known, guest, label(request)))


@handles("POST", "/api/session/proof", status=204)
async def prove(data: Proof, request: Request, session: Session, door: Door) -> Response:
    """Show again who I am; for a quarter of an hour I may change what signs me in, or delete everything."""
    if data.signed is not None:
        right = (await _signer(data.signed, request, door)).id == session.person.id
    else:
        door.sessions.attempt(address(request))
        right = await door.sessions.is_password(session.person, data.password or "")
    if not right:
        raise refuse("wrong-password")
    await door.sessions.prove(session)
    return Response(status_code=204)


async def _signer(data: Signed, request: Request, door: Door) -> Person:
    door.sessions.attempt(address(request))
    door.safety.bans.check(None, caller(request))
    known = await door.store.person(await door.accounts.passkeys.entered(data, host(request)))
    if known is None:
        raise refuse("wrong-passkey")
    door.safety.bans.check(known.id, caller(request))
    return known


# --- what is mine ---


@handles("GET", "/api/me/access")
async def access(session: Session, door: Door) -> Access:
    """How I can come in, and where I am signed in."""
    person = session.person
    keys = await door.people.passkeys(person.id)
    return Access(
        account=person.account,
        devices=[
            DeviceInfo(
                id=each.id, label=each.label, created=each.created, seen=each.seen, here=each.id == session.device
            )
            for each in await door.sessions.devices(person)
        ],
        passkeys=[PasskeyInfo(id=each.id, label=each.label, created=each.created, used=each.used) for each in keys],
        password=person.password is not None,
        proved=await door.sessions.is_proved(session),
        operator=await door.safety.is_operator(person),
        invitations=await door.people.tickets(person.id),
    )


@handles("DELETE", "/api/me/devices/{id}", status=204)
async def sign_out(id: DeviceId, session: Session, door: Door) -> Response:
    """Sign me out on a device; its open tables close at once."""
    await door.sessions.sign_out(session.person, id)
    return Response(status_code=204)


@handles("GET", "/api/me/export", answer=dict[str, list[dict[str, Any]]])
async def export(session: Session, door: Door) -> Response:
    """Everything that is kept of me, but for keys and passwords."""
    kept = await door.people.belongings.export(session.person.id)
    headers = {"content-disposition": 'attachment; filename="hemicycle.json"'}
    return Response(encode(kept), headers=headers, media_type=JSON)


@handles("DELETE", "/api/me", status=204)
async def delete_me(session: Session, door: Door) -> Response:
    """Delete me: seats are given up, finished games keep a neutral name, all else is gone."""
    await door.accounts.delete(session)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


HANDLERS: list[Handler] = [
    found_account, ask_for_passkey, add_passkey, drop_passkey, change_password, invite_to_server, take_back_invitation,
    ask_to_enter, enter_with_passkey, prove, access, sign_out, export, delete_me,
]  # fmt: skip
