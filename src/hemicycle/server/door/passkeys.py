"""Passkeys (WebAuthn): a key on somebody's device signs a challenge of ours; the library checks it."""

from __future__ import annotations

import hashlib
import secrets
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from hemicycle.server.door.tokens import CHALLENGE_LASTS, Tokens
from hemicycle.server.protocol.people import Challenge, Signed
from hemicycle.server.protocol.refusals import refuse
from hemicycle.server.room.rows import Person
from hemicycle.server.runner.clock import TimeOfDay
from hemicycle.server.store.people import Passkey, People

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

MOST = 20  # of one person
NAME = "Hemicycle"
TO_ADD, TO_ENTER = "add", "enter"


class Passkeys:
    """Asks for signatures and checks them. Everything about them comes from the extra `people`."""

    def __init__(self, people: People, tokens: Tokens, clock: TimeOfDay, origin: str) -> None:
        self.people = people
        self.tokens = tokens
        self.clock = clock
        self.origin = origin
        self._used: dict[bytes, int] = {}  # challenges that were answered, and when

    @property
    def available(self) -> bool:
        """Whether the library is here."""
        return find_spec("webauthn") is not None

    def place(self, host: str) -> tuple[str, str]:
        """For which site keys are made, and the origin browsers say they come from."""
        origin = self.origin or f"http://{host}"
        return urlsplit(origin).hostname or "", origin

    async def ask_to_add(self, person: Person, account: str, host: str) -> Challenge:
        """What a browser needs to make a key for somebody."""
        self._need()
        from webauthn import generate_registration_options
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=self.place(host)[0],
            rp_name=NAME,
            user_id=hashlib.sha256(f"passkey {person.id}".encode()).digest(),
            user_name=account,
            user_display_name=person.name,
            challenge=challenge,
            exclude_credentials=_named(await self.people.passkeys(person.id)),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return self._challenge(options, challenge, f"{TO_ADD} {person.id}")

    async def ask_to_enter(self, host: str) -> Challenge:
        """What a browser needs to sign in with any key it has for this site."""
        self._need()
        from webauthn import generate_authentication_options

        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(rp_id=self.place(host)[0], challenge=challenge)
        return self._challenge(options, challenge, TO_ENTER)

    async def added(self, person: Person, signed: Signed, host: str, label: str) -> Passkey:
        """The new key of somebody, if it is one."""
        self._need()
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        if len(await self.people.passkeys(person.id)) >= MOST:
            raise refuse("too-many-passkeys", {"most": MOST})
        site, origin = self.place(host)
        found = _checked(
            verify_registration_response,
            credential=signed.credential,
            expected_challenge=self._answered(signed.challenge, f"{TO_ADD} {person.id}"),
            expected_rp_id=site,
            expected_origin=origin,
        )
        return Passkey(
            id=bytes_to_base64url(found.credential_id),
            person=person.id,
            key=found.credential_public_key,
            signs=found.sign_count,
            label=label,
            created=self.clock.now(),
        )

    async def entered(self, signed: Signed, host: str) -> str:
        """The id of the person whose key has signed."""
        self._need()
        from webauthn import verify_authentication_response

        named = signed.credential.get("id")
        passkey = await self.people.passkey(named) if isinstance(named, str) and len(named) <= 1400 else None
        challenge = self._answered(signed.challenge, TO_ENTER)
        if passkey is None:
            raise refuse("wrong-passkey")
        site, origin = self.place(host)
        found = _checked(
            verify_authentication_response,
            credential=signed.credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.signs,
        )
        await self.people.used_passkey(passkey.id, found.new_sign_count, self.clock.now())
        return passkey.person

    def _need(self) -> None:
        if not self.available:
            raise refuse("no-passkeys")

    def _challenge(self, options: Any, challenge: bytes, purpose: str) -> Challenge:
        from webauthn import options_to_json

        plain: dict[str, Any] = msgspec.json.decode(options_to_json(options))
        return Challenge(options=plain, challenge=self.tokens.challenge(challenge, purpose))

    def _answered(self, token: str, purpose: str) -> bytes:
        """The challenge that was answered: one of ours, of late, and once."""
        now = self.clock.now()
        self._used = {used: at for used, at in self._used.items() if now - at < CHALLENGE_LASTS * 1000}
        challenge = self.tokens.read_challenge(token, purpose)
        if challenge is None or challenge in self._used:
            raise refuse("passkey-too-late")
        self._used[challenge] = now
        return challenge


def _named(passkeys: list[Passkey]) -> list[PublicKeyCredentialDescriptor]:
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in passkeys]


def _checked(check: Any, **parts: Any) -> Any:
    """What the library found; whatever it cannot read is no passkey of ours."""
    try:
        return check(**parts)
    except Exception as error:
        raise refuse("wrong-passkey") from error
