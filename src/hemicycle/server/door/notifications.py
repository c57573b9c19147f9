"""What people choose about being called back, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hemicycle.server.door.door import Door
from hemicycle.server.door.routes import Handler, handles
from hemicycle.server.door.who import address
from hemicycle.server.protocol.notifications import (
    ChangeWay,
    MailStopped,
    MailToken,
    NewWay,
    NotificationChoice,
    Notifications,
    Vacation,
    WayInfo,
)
from hemicycle.server.room.rows import Person

WayId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Token = Annotated[str, Meta(max_length=300)]


@handles("GET", "/api/notifications")
async def notifications(who: Person, door: Door) -> Notifications:
    """How I am called back, and what this server can do."""
    return await door.choosing.show(who)


@handles("PUT", "/api/notifications")
async def choose_notifications(data: NotificationChoice, who: Person, door: Door) -> NotificationChoice:
    """Choose quiet hours, and tables some ways say nothing of."""
    return await door.choosing.choose(who, data)


@handles("POST", "/api/ways", status=201)
async def add_way(data: NewWay, request: Request, who: Person, door: Door) -> WayInfo:
    """Add a way to reach me; a mailbox is asked first."""
    return await door.choosing.add(who, data.target, address(request))


@handles("PATCH", "/api/ways/{id}")
async def change_way(data: ChangeWay, id: WayId, who: Person, door: Door) -> WayInfo:
    """Choose what I am told by a way."""
    return await door.choosing.change(who, id, data.events)


@handles("DELETE", "/api/ways/{id}", status=204)
async def remove_way(id: WayId, who: Person, door: Door) -> Response:
    """Remove a way."""
    await door.choosing.remove(who, id)
    return Response(status_code=204)


@handles("POST", "/api/ways/{id}/test", status=204)
async def test_way(id: WayId, who: Person, door: Door) -> Response:
    """Send me something by a way, to see whether it arrives."""
    await door.choosing.test(who, id)
    return Response(status_code=204)


@handles("POST", "/api/mail/confirm")
async def confirm_mail(data: MailToken, door: Door) -> MailStopped:
    """Confirm a mailbox with the token out of a mail; nobody need have come in."""
    return await door.choosing.confirm(data.token)


@handles("POST", "/api/mail/stop")
async def stop_mail(door: Door, token: Token) -> MailStopped:
    """Stop mails with the token out of one, as mailboxes do by one click; nobody need have come in."""
    return await door.choosing.stop(token)


@handles("PUT", "/api/vacation", status=204)
async def go_on_vacation(data: Vacation, who: Person, door: Door) -> Response:
    """Have days off: my clocks in slow games stand still."""
    await door.choosing.go_on_vacation(who, data.until)
    return Response(status_code=204)


@handles("DELETE", "/api/vacation", status=204)
async def come_back(who: Person, door: Door) -> Response:
    """Be back."""
    await door.choosing.come_back(who)
    return Response(status_code=204)


HANDLERS: list[Handler] = [
    notifications, choose_notifications, add_way, change_way, remove_way, test_way, confirm_mail, stop_mail,
    go_on_vacation, come_back,
]  # fmt: skip
