"""Everything that can be sent over HTTP and reaches others is limited; whoever adds a page says how."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from hemicycle.server.door import http, lobby, personal
from tests.server.process import Server
from tests.server.wire import Visitor

OWN = "nobody else notices"
WRITING = {
    "POST /api/guests": "guest_rate by address (test_limits.py)",
    "PATCH /api/me": OWN,
    "POST /api/accounts": "login_rate by address",
    "DELETE /api/me": "once",
    "DELETE /api/me/devices/{id}": OWN,
    "PUT /api/me/follows/{account}": OWN,
    "DELETE /api/me/follows/{account}": OWN,
    "PUT /api/password": "login_rate by address",
    "POST /api/passkeys": OWN,
    "POST /api/passkeys/options": OWN,
    "DELETE /api/passkeys/{id}": OWN,
    "POST /api/session/options": OWN,
    "POST /api/session/passkey": "login_rate by address",
    "POST /api/session/proof": "login_rate by address and by account",
    "POST /api/invitations": "a link for somebody one gives it to",
    "DELETE /api/invitations/{code}": OWN,
    "POST /api/tables/{code}/invitations": "forty at once, one every ten seconds",
    "DELETE /api/tables/{code}/invitations": OWN,
    "POST /api/tables/{code}/seats": "as changes of seats at the table (room/test_limits.py)",
    "DELETE /api/tables/{code}/seats": "as changes of seats at the table (room/test_limits.py)",
    "DELETE /api/tables/{code}": "once, and nobody else has sat there",
    "PUT /api/tables/{code}/archive": OWN,
    "DELETE /api/tables/{code}/archive": OWN,
    "POST /api/session": "login_rate by address and by account (test_limits.py)",
    "DELETE /api/session": OWN,
    "POST /api/tables": "most_tables_each, most_tables_address (test_limits.py)",
    "POST /api/seats": "a link is used up by the first claim",
    "POST /api/tables/{code}/matches/{match:number}/review": "two of one person, six of one address",
    "DELETE /api/reviews/{id}": OWN,
    "POST /api/tables/{code}/matches/{match:number}/branches": "counts like a table",
    "POST /api/records": "twenty of one person, a hundred of one address (test_looking_back.py)",
    "POST /api/puzzles/{game}/{id}": OWN,
    "PUT /api/notifications": OWN,
    "POST /api/ways": "twenty at once, ten an hour; a mailbox is asked three times, then once a day",
    "PATCH /api/ways/{id}": OWN,
    "DELETE /api/ways/{id}": OWN,
    "POST /api/ways/{id}/test": "six an hour",
    "POST /api/mail/confirm": OWN,
    "POST /api/mail/stop": OWN,
    "PUT /api/vacation": "twelve at once, six an hour",
    "DELETE /api/vacation": "twelve at once, six an hour",
    "POST /api/ignored": "sixty an hour",
    "DELETE /api/ignored/{id}": OWN,
    "POST /api/reports": "ten an hour",
    "POST /api/operate/reports/{id}/close": "operators, noted",
    "POST /api/operate/tables/{code}/close": "operators, noted",
    "POST /api/operate/bans": "operators, noted",
    "DELETE /api/operate/bans/{id}": "operators, noted",
}


def test_every_page_that_takes_something_says_how_it_is_limited() -> None:
    handlers = [*personal.HANDLERS, *lobby.HANDLERS, *http.HANDLERS]
    taking = {f"{handler.method} {handler.path}" for handler in handlers if handler.method != "GET"}

    assert WRITING.keys() == taking


def wait_until(days: int) -> int:
    return int(time.time() * 1000) + days * 86_400_000


@pytest.mark.parametrize(
    ("method", "path", "body", "most"),
    [
        ("PUT", "/api/vacation", {"until": wait_until(5)}, 12),
        ("DELETE", "/api/vacation", None, 12),
        ("POST", "/api/ignored", {"code": "CODE", "seat": 1}, 60),
        ("POST", "/api/reports", {"code": "CODE", "seat": 1, "reason": "spam"}, 10),
        ("POST", "/api/ways", {"target": {"type": "webhook", "url": "https://127.0.0.1/hook"}}, 20),
    ],
)
def test_the_limit_is_there(own_server: Callable[..., Server], method: str, path: str, body: Any, most: int) -> None:
    server = own_server()
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        code = ann.open(seats=5)
        bob.wire(code).done("sit", seat=1)
        sent = {**body, "code": code} if body and "code" in body else body

        statuses = [ann.http.request(method, path, json=sent).status_code for _ in range(most + 2)]

    assert 429 not in statuses[:most]
    assert statuses[most:] == [429, 429]
