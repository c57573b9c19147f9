"""How people are called back while they are away: by which ways, for what, and when not."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hemicycle.server.protocol.bodies import Answer, Body

NotificationKind = Literal["turn", "nudge", "late", "begun", "over", "invitation", "talk", "confirm", "test"]
EventKind = Literal["turn", "nudge", "late", "begun", "over", "invitation", "talk"]
WayKind = Literal["push", "mail", "webhook"]
WebhookForm = Literal["json", "discord", "slack", "matrix", "ntfy"]
Minute = Annotated[int, Meta(ge=0, le=1439, description="A time of day, in minutes since midnight.")]
Code = Annotated[str, Meta(max_length=12)]
Address = Annotated[str, Meta(min_length=1, max_length=500)]


class PushTarget(Body, tag="push"):
    """A browser, as its push service knows it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    device: Annotated[str, Meta(max_length=60)] = ""


class MailTarget(Body, tag="mail"):
    """A mailbox; it is used once its owner has followed the link they are sent."""

    address: Annotated[str, Meta(min_length=3, max_length=200)]


class WebhookTarget(Body, tag="webhook"):
    """An address that is sent a message in the form its service expects; plain `json` is signed."""

    url: Address
    form: WebhookForm = "json"


Target = PushTarget | MailTarget | WebhookTarget


class NewWay(Body):
    """One more way to reach me."""

    target: Target


class ChangeWay(Body):
    """What I want to hear of by a way."""

    events: list[EventKind]


class WayInfo(Answer):
    """A way to reach me. `secret` signs what a webhook is sent; `trouble` is why the last try failed."""

    id: str
    kind: WayKind
    label: str
    events: list[EventKind]
    confirmed: bool
    secret: str | None = None
    trouble: str | None = None


class QuietHours(Body):
    """When I do not want to be told anything, by the clock of my time zone; the rest is told later."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Meta(max_length=60)]


class NotificationChoice(Body):
    """What I choose beside the ways themselves: `off` names the ways that say nothing of a table."""

    quiet: QuietHours | None = None
    off: dict[Code, list[WayKind]] = {}


class Notifications(Answer):
    """All I have chosen, and what this server can do: `push_key` is its key for web push."""

    ways: list[WayInfo]
    choice: NotificationChoice
    possible: list[WayKind]
    push_key: str | None = None
    vacation: int | None = None
    days_left: int = 0


class MailToken(Body):
    """A signed token out of a mail."""

    token: Annotated[str, Meta(max_length=300)]


class MailStopped(Answer):
    """Which mailbox is meant, shortened so that only its owner recognises it."""

    address: str


class Vacation(Body):
    """Days off until then (milliseconds since 1970): my clocks in slow games stand still."""

    until: Annotated[int, Meta(ge=0, le=1 << 53)]
