"""A database of the version before, with matches going on in it, is carried over on the first start."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import hemicycle
from hemicycle.core.match import Match
from hemicycle.core.record import Record
from tests.server.process import Server
from tests.server.wire import Visitor, Wire

OLD = Path(__file__).parent / "data"
KNOWN: dict[str, Any] = json.loads((OLD / "version-1.json").read_text())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "data"
    folder.mkdir()
    with sqlite3.connect(folder / "hemicycle.db") as database:
        database.executescript((OLD / "version-1.sql").read_text())
    database.close()
    (folder / "key").write_bytes(bytes.fromhex(KNOWN["key"]))
    running = Server(folder).start()
    yield running
    running.kill()


def somebody(server: Server, name: str) -> Visitor:
    """Whoever still has the cookie of the version before."""
    visitor = Visitor(server.url, "Stranger")
    visitor.http.cookies.clear()
    visitor.http.cookies.set("hemicycle", KNOWN["people"][name])
    return visitor


def playable(server: Server, code: str) -> bool:
    """Whether the rules of today can still play what was played then; if not, the table may vote."""
    with sqlite3.connect(server.data / "hemicycle.db") as database:
        ((which, header, secret),) = database.execute(
            "SELECT id, header, secret FROM match WHERE room = ?", (code,)
        ).fetchall()
        bodies = database.execute('SELECT body FROM moment WHERE "match" = ? ORDER BY "commit"', (which,)).fetchall()
    database.close()
    game = hemicycle.game(json.loads(header)["game"])
    record = Record(json.loads(header), game.library.write, secret)
    try:
        for (body,) in bodies:
            record.extend(json.loads(body)["entries"])
        Match.replay(game, record)
    except Exception:  # data of another day may break anywhere in the rules of today
        return False
    return True


def test_every_match_goes_on_where_it_was(server: Server) -> None:
    going_on = 0
    with somebody(server, "Ann") as ann, somebody(server, "Bob") as bob:
        for code, known in KNOWN["tables"].items():
            wires = [person.wire(code) for person in (ann, bob)]
            if not playable(server, code):
                assert wires[0].table["phase"] == "frozen"
                continue
            going_on += 1
            _check(wires, known)
    assert going_on


def _check(wires: list[Wire], known: dict[str, Any]) -> None:
    """The same seats, decisions and roles as before, and the next answer is taken."""
    assert wires[0].table["phase"] == known["phase"] == "playing"
    held = {str(seat): (wire, update) for wire in wires for seat, update in wire.updates.items()}
    assert {seat: update["decision"] for seat, (_, update) in held.items()} == known["decisions"]
    assert {update["n"] for _, update in held.values()} == {known["n"]}
    for seat, role in known["roles"].items():
        assert held[seat][1]["view"]["board"]["role"] == role
    seat = known["waiting"][0]
    wire = held[str(seat)][0]
    assert wire.do(seat, wire.choices(seat)[0])["type"] == "done"


def test_talk_notes_drafts_and_links_are_kept(server: Server) -> None:
    with somebody(server, "Ann") as ann, somebody(server, "Bob") as bob:
        welcomes = [person.wire(KNOWN["sh"]).news[0] for person in (ann, bob)]
        waiting = ann.wire(KNOWN["waiting"])

        assert welcomes[0]["talk"][0]["text"] == "Back tomorrow."
        assert welcomes[0]["notes"] == [{"seat": 1, "text": "Trust nobody"}]
        assert [draft["seat"] for welcome in welcomes for draft in welcome["drafts"]] == [KNOWN["draft"]]
        assert [seat["state"] for seat in waiting.table["seats"]][:4] == ["person", "open", "bot", "open"]
        assert waiting.table["seats"][3]["locked"]


def test_finished_records_stay_readable_and_accounts_open(server: Server) -> None:
    with somebody(server, "Bob") as bob, Visitor(server.url, "Phone") as phone:
        path = f"/api/tables/{KNOWN['over']}/matches/1"
        assert bob.http.get(f"{path}/record").text.count("\n") == KNOWN["record"]
        assert bob.get(f"{path}/log")["moments"]
        answer = phone.http.post("/api/session", json={"account": "ann.old", "password": "correct horse"})
        assert answer.status_code == 200
        assert KNOWN["waiting"] in [table["code"] for table in phone.get("/api/tables", mine=True)["tables"]]


def test_a_token_of_the_version_before_is_one_device_however_often_it_comes(server: Server) -> None:
    async def come() -> list[httpx.Response]:
        header = {"cookie": f"hemicycle={KNOWN['people']['Ann']}"}
        async with httpx.AsyncClient(base_url=server.url, timeout=20) as ann:
            return await asyncio.gather(*[ann.get("/api/me", headers=header) for _ in range(6)])

    answers = [*asyncio.run(come()), *asyncio.run(come())]
    assert {answer.status_code for answer in answers} == {200}
    with httpx.Client(base_url=server.url, cookies=dict(answers[-1].cookies)) as ann:
        assert [device["here"] for device in ann.get("/api/me/access").json()["devices"]] == [True]
