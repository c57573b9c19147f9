"""What is kept of a person: all of it can be had, goes along with them, and is gone when they want that."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any

from hemicycle.server.store import schema
from hemicycle.server.store.belongings import NOT_TO_HAVE, OF_OTHERS, OWN, TOGETHER
from tests.server.process import Server
from tests.server.test_accounts import PASSWORD, member
from tests.server.test_known import play
from tests.server.test_safety import said
from tests.server.wire import Visitor

NOBODY_IN = {
    "holder": "follows from the chairs of a room, which are left before anything is forgotten",
    "match": "its header is sealed: luck and chain are computed over the names typed at that table (decision 0600)",
    "moment": "names seats, not people",
    "snapshot": "names seats, not people",
    "draft": "belongs to a seat; what somebody drafted is deleted by the seats they held",
    "note": "belongs to a seat; what somebody noted is deleted by the seats they held",
    "note_of_server": "the server's own",
    "result": "its seats name people, it does not",
    "review": "names seats, not people",
    "lease": "names nodes",
    "audit": "what operators did is kept to be answered for; it names people by ids that lead to nobody afterwards",
    "person": "the person",
}


def test_every_table_that_names_somebody_is_given_out_and_forgotten_or_says_why_not() -> None:
    named = {column.table.name for column in (*OWN, *OF_OTHERS, *TOGETHER)}

    assert named.isdisjoint(NOBODY_IN)
    assert {table.name for table in schema.metadata.sorted_tables} == named | NOBODY_IN.keys()


def test_every_column_that_can_hold_the_id_of_a_person_is_looked_after() -> None:
    known = {f"{column.table.name}.{column.name}" for column in (*OWN, *OF_OTHERS, *TOGETHER)}
    others = {
        "person.id", "holder.person", "note_of_server.name",
        "room.game", "match.game", "outbox.game", "result.game", "result_seat.game", "rating.game",
        "way.id", "way.trouble", "outbox.way", "audit.what", "ticket.code", "result.ending",
        "result_seat.role", "result_seat.team", "rating.role",
    }  # fmt: skip
    wide = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if getattr(column.type, "length", None) == 40
    }

    assert known.isdisjoint(others)
    assert wide == known | others  # an id has forty characters at most


def does(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """Something that must work."""
    answer = visitor.http.request(method, path, json=body)
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


def everywhere(server: Server, *words: str) -> set[str]:
    """In which columns of the database any of some words stands."""
    server.stop()
    found = set()
    with sqlite3.connect(server.data / "hemicycle.db") as database:
        for table in schema.metadata.sorted_tables:
            for column in table.columns:
                for (value,) in database.execute(f'SELECT "{column.name}" FROM "{table.name}"'):
                    text = value.decode("latin-1") if isinstance(value, bytes) else str(value)
                    if any(word in text for word in words):
                        found.add(f"{table.name}.{column.name}")
    database.close()
    server.start()
    return found


def live_a_little(ann: Visitor, bob: Visitor, hook: str) -> list[str]:
    """Leave a trace wherever people can: seats, talk, notes, ways, days off, reports, friends, a finished game."""
    his = bob.get("/api/me")["account"]
    played, running, waiting = ann.open(seats=5), ann.open(seats=5, pace="slow"), ann.open(seats=5)
    for code in (played, running):
        host, guest = ann.wire(code), bob.wire(code)
        guest.done("sit", seat=1)
        host.done("say", seat=0, text="good evening")
        host.done("start", bots="random")
        host.settle()
        host.done("save-notes", seat=0, text="my own thoughts")
        if code == played:
            play(host, guest)
            host.done("save-comment", match=1, entry=3, seat=None, text="well played", drawing=[])
        host.close()
        guest.close()
    does(ann, "POST", "/api/ways", {"target": {"type": "webhook", "url": hook}})
    does(ann, "PUT", "/api/notifications", {"quiet": {"begins": 60, "ends": 90, "zone": "UTC"}})
    does(ann, "PUT", "/api/vacation", {"until": int(time.time() * 1000) + 86_400_000})
    does(ann, "PUT", f"/api/me/follows/{his}")
    does(ann, "PUT", f"/api/tables/{played}/archive")
    does(ann, "POST", "/api/reports", {"code": running, "seat": 1, "reason": "insults", "text": "said things"})
    does(ann, "POST", "/api/ignored", {"code": running, "seat": 1})
    does(ann, "POST", f"/api/tables/{waiting}/invitations", {"accounts": [his]})
    return [played, running, waiting]


def test_nothing_leads_to_somebody_who_has_deleted_their_account(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_NOTIFY_PRIVATE="true")
    with (
        Visitor(server.url, "Ann of Arden") as ann,
        Visitor(server.url, "Bob") as bob,
        Visitor(server.url, "Cleo") as cleo,
    ):
        member(ann, "arden")
        member(bob, "bob")
        way = does(bob, "POST", "/api/ways", {"target": {"type": "webhook", "url": "http://127.0.0.1:9/his"}})
        does(bob, "PATCH", f"/api/ways/{way['id']}", {"events": ["invitation", "talk"]})
        codes = live_a_little(ann, bob, "http://127.0.0.1:9/arden-hook")
        wire = ann.wire(codes[1])
        wire.done("say", seat=0, text="@Bob, are you there?")
        wire.close()
        does(cleo, "POST", "/api/reports", {"code": codes[1], "seat": 1, "reason": "other", "text": "rude"})
        does(bob, "PUT", "/api/me/follows/arden")
        kept = ann.get("/api/me/export")
        person = kept["person"][0]["id"]
        words = (person, "Ann of Arden", "arden", "my own thoughts")
        before = everywhere(server, *words)

        does(ann, "DELETE", "/api/me")

        after = everywhere(server, *words)
    to_have = {column.table.name for column in (*OWN, *TOGETHER) if column not in NOT_TO_HAVE}
    used = {name for name, rows in kept.items() if rows}
    assert to_have <= kept.keys()
    assert used >= {
        "seat", "talk", "comment", "note", "way", "notification_choice", "follow", "archived", "report", "ignoring",
        "result_seat", "room", "device", "vacation",
    }  # fmt: skip
    assert {"way.target", "note.body", "talk.body", "comment.body", "report.reporter", "room.state"} <= before
    assert {"report.talk", "outbox.by", "person.likeness"} <= before
    assert after == {"match.header"}  # sealed


def test_nothing_leads_to_somebody_who_gave_a_seat_up_before(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob of Brabant") as bob:
        member(bob, "brabant")
        host = ann.wire(ann.open(seats=5))
        guest = bob.wire(host.code)
        guest.done("sit", seat=1)
        host.done("start", bots="random")
        host.settle()
        guest.done("save-notes", seat=1, text="my own thoughts")
        guest.done("give-up", seat=1)
        guest.close()
        person = bob.get("/api/me/export")["person"][0]["id"]

        does(bob, "DELETE", "/api/me")

        host.settle()
        assert host.table["seats"][1]["name"] == "N. N."
    assert everywhere(server, person, "Bob of Brabant", "my own thoughts") == {"match.header"}


def test_what_a_guest_had_goes_with_them_to_their_account(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_NOTIFY_PRIVATE="true")
    with (
        Visitor(server.url, "Ann") as ann,
        Visitor(server.url, "Ann elsewhere") as guest,
        Visitor(server.url, "Bob") as bob,
    ):
        member(ann, "ann")
        code = bob.open(seats=5)
        host, wire = bob.wire(code), guest.wire(code)
        wire.done("sit", seat=1)
        does(guest, "POST", "/api/ignored", {"code": code, "seat": 0, "kind": "block"})
        does(guest, "POST", "/api/ways", {"target": {"type": "webhook", "url": "http://127.0.0.1:9/hook"}})
        wire.close()

        assert does(guest, "POST", "/api/session", {"account": "ann", "password": PASSWORD})["account"] == "ann"

        assert [each["name"] for each in ann.get("/api/ignored")] == ["Bob"]
        assert len(ann.get("/api/notifications")["ways"]) == 1
        seen = ann.wire(code)
        host.done("say", seat=0, text="can you hear me?")
        assert said(seen) == []
        assert seen.you["seats"] == [1]
        host.until(lambda wire: wire.table["seats"][1]["account"] == "ann")
