"""Web push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import importlib.util
from typing import TYPE_CHECKING

from hemicycle.server.notify.outgoing import Poster, Undeliverable
from hemicycle.server.protocol.notifications import PushTarget

if TYPE_CHECKING:
    from py_vapid import Vapid02

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
LASTS = 86_400  # seconds a push service may keep a message for a device that sleeps
AVAILABLE = all(importlib.util.find_spec(name) is not None for name in ("http_ece", "py_vapid"))


class Pusher:
    """Sends to browsers. Its key follows from the server's own, so that all nodes have the same."""

    def __init__(self, key: bytes, poster: Poster, contact: str) -> None:
        self.poster = poster
        self.contact = contact
        self._key = _private_key(key)

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = self._key.public_key
        return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, target: PushTarget, body: bytes, topic: str, *, urgent: bool) -> None:
        """Send something to a browser; a later message of the same topic takes the place of one that waits."""
        parts = self.poster.check(target.endpoint)
        claims = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        headers = {
            **{name.title(): value for name, value in self._key.sign(claims).items()},
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Topic": topic,
            "Urgency": "high" if urgent else "normal",
        }
        await self.poster.post(target.endpoint, encrypt(target, body), headers)


def check(target: PushTarget) -> None:
    """Refuse keys nothing can be encrypted with, before anything happens."""
    try:
        encrypt(target, b"")
    except Undeliverable:
        raise
    except Exception as error:  # whatever a library says of keys a stranger made up
        raise Undeliverable("bad-address", final=True) from error


def encrypt(target: PushTarget, body: bytes) -> bytes:
    """A body that only this browser can read."""
    import http_ece
    from cryptography.hazmat.backends import default_backend
    from cryptography.hazmat.primitives.asymmetric import ec

    fresh = ec.generate_private_key(ec.SECP256R1(), default_backend())
    sealed: bytes = http_ece.encrypt(
        body,
        private_key=fresh,
        dh=_bytes(target.p256dh),
        auth_secret=_bytes(target.auth),
        version="aes128gcm",
    )
    return sealed


def _private_key(key: bytes) -> Vapid02:
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    number = int.from_bytes(hmac.digest(key, b"vapid", "sha512"), "big") % (ORDER - 1) + 1
    return Vapid02(ec.derive_private_key(number, ec.SECP256R1()))


def topic(thing: str) -> str:
    """A short name of what is told, which says nothing to the push service."""
    return _text(hashlib.sha256(thing.encode()).digest()[:18])


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
