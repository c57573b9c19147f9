"""Ways to reach people and what is to be told by them, as they are kept."""

from __future__ import annotations

from msgspec import Struct

from hemicycle.server.protocol.notifications import (
    EventKind,
    MailTarget,
    NotificationKind,
    PushTarget,
    Target,
    WayInfo,
    WayKind,
    WebhookTarget,
)

ALL: tuple[EventKind, ...] = ("turn", "nudge", "late", "begun", "over", "invitation", "talk")
USUAL: dict[WayKind, tuple[EventKind, ...]] = {
    "push": ALL,
    "mail": ("turn", "late", "begun", "over", "invitation"),
    "webhook": ("turn", "late", "begun", "over", "invitation"),
}


class Way(Struct, kw_only=True):
    """A browser, a mailbox or a webhook of somebody."""

    id: str
    person: str
    kind: WayKind
    target: Target
    events: list[EventKind]
    confirmed: bool
    secret: str
    created: int
    sent: int = 0
    trouble: str | None = None

    @property
    def label(self) -> str:
        """What its owner knows it by."""
        match self.target:
            case PushTarget():
                return self.target.device
            case MailTarget():
                return self.target.address
            case WebhookTarget():
                return self.target.url

    def info(self) -> WayInfo:
        """The way as its owner sees it."""
        signed = isinstance(self.target, WebhookTarget) and self.target.form == "json"
        return WayInfo(
            id=self.id,
            kind=self.kind,
            label=self.label,
            events=self.events,
            confirmed=self.confirmed,
            secret=self.secret if signed else None,
            trouble=self.trouble,
        )


class Parcel(Struct, kw_only=True):
    """One thing to tell somebody by one way."""

    person: str
    thing: str
    way: str
    room: str
    kind: NotificationKind
    game: str
    by: str
    deadline: int | None
    created: int
    due: int
    tries: int
    claimed: int
    state: str

    @property
    def key(self) -> dict[str, str]:
        """What names it."""
        return {"b_person": self.person, "b_thing": self.thing, "b_way": self.way}
