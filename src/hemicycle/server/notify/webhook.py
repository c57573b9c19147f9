"""Webhooks: each service gets its own form; plain JSON is signed with the secret its owner was given."""

from __future__ import annotations

import hashlib
import hmac
from email.header import Header
from typing import Any

import msgspec

from hemicycle.server.notify.messages import Message
from hemicycle.server.notify.outgoing import Poster
from hemicycle.server.protocol.notifications import WebhookTarget

SIGNATURE = "X-Hemicycle-Signature"


async def send(poster: Poster, target: WebhookTarget, secret: str, message: Message) -> None:
    """Post a message; receivers know one that comes twice by its id."""
    body, headers = shaped(target, message)
    headers |= {"X-Hemicycle-Id": message.id, "User-Agent": "Hemicycle"}
    if target.form == "json":
        headers[SIGNATURE] = signature(secret, body)
    await poster.post(target.url, body, headers)


def signature(secret: str, body: bytes) -> str:
    """HMAC-SHA256 over the body, as "sha256=<hex>"."""
    return f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"


def shaped(target: WebhookTarget, message: Message) -> tuple[bytes, dict[str, str]]:
    """A message in the form of a service: names cannot call on anybody there, and become no markup."""
    text = f"{message.title}: {message.text}"
    match target.form:
        case "discord":
            thing: Any = {"content": f"{_plain(text)}\n{message.link}", "allowed_mentions": {"parse": []}}
        case "slack":
            safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            thing = {"text": f"{safe}\n<{message.link}>"}
        case "matrix":
            thing = {"msgtype": "m.text", "body": f"{text}\n{message.link}", "text": f"{text}\n{message.link}"}
        case "ntfy":
            headers = {
                "Content-Type": "text/plain; charset=utf-8",
                "Click": message.link,
                "Title": _header(message.title),
            }
            return message.text.encode(), headers
        case "json":
            thing = {
                "id": message.id,
                "kind": message.kind,
                "game": message.game,
                "table": message.room,
                "deadline": message.deadline,
                "title": message.title,
                "text": message.text,
                "link": message.link,
            }
    return msgspec.json.encode(thing), {"Content-Type": "application/json"}


def _plain(text: str) -> str:
    """Without what Discord would read as markup."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|>[]()#@" else letter for letter in text)


def _header(text: str) -> str:
    """A text that may stand in a head (RFC 2047)."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=1000).encode()
