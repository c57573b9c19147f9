"""Looking back further: records in a room of their own, playing on as a table of one's own, comments, one who leads."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import hemicycle
from hemicycle.core.record import Record
from hemicycle.core.verify import verify
from tests.server.process import Server
from tests.server.test_play import play_on
from tests.server.test_reviews import finished, made
from tests.server.wire import Json, Visitor, Wire

Come = Callable[..., Visitor]
RECORDS = Path(__file__).parent.parent / "records"
GAMES = {
    "die-macher": "die-macher-2006-short-last-election",
    "global-powers": "global-powers-standard-dominance",
    "secret-hitler": "secret-hitler-official-hitler-elected",
}


def text(name: str) -> str:
    return (RECORDS / f"{name}.jsonl").read_text("utf-8")


def uploaded(ann: Visitor, name: str) -> Json:
    answer = ann.http.post("/api/records", json={"record": text(name)})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


def branched(ann: Visitor, code: str, **wish: object) -> Json:
    answer = ann.http.post(f"/api/tables/{code}/matches/1/branches", json={"bots": "random", **wish})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


# --- records ---


@pytest.mark.parametrize("name", GAMES.values())
def test_a_record_gets_a_room_that_shows_it(visitors: Come, name: str) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")

    table = uploaded(ann, name)

    code = table["code"]
    assert (table["phase"], table["origin"]["kind"]) == ("over", "record")
    assert bob.http.get(f"/api/tables/{code}/matches/1/record").text == text(name)
    last = Record.parse(text(name), lambda path, line: None).entries[-1]["n"]
    assert bob.get(f"/api/tables/{code}/matches/1/entries/{last}")["view"]["outcome"]
    middle = bob.get(f"/api/tables/{code}/matches/1/entries/{last // 2}", seat=0)
    assert middle["view"]["outcome"] is None
    assert bob.wire(code).view["outcome"] is not None  # the room can be read and watched like any other


def test_an_uploaded_game_is_reviewed(visitors: Come) -> None:
    ann = visitors("Ann")
    code = uploaded(ann, GAMES["secret-hitler"])["code"]

    asked = ann.http.post(f"/api/tables/{code}/matches/1/review", json={"depth": "quick"})

    assert made(ann, asked.json()["id"])["state"] == "done"


def test_nobody_plays_again_at_a_room_that_shows_a_record(visitors: Come) -> None:
    ann = visitors("Ann")
    wire = ann.wire(uploaded(ann, GAMES["secret-hitler"])["code"])

    assert wire.refused("rematch") == "not-at-such-a-table"


@pytest.mark.parametrize(
    ("spoil", "code", "line"),
    [
        (lambda lines: ["hello"], "not-json", 1),
        (lambda lines: ['{"game":"chess"}'], "foreign", 1),
        (lambda lines: [*lines[:5], lines[5].replace('"seat":', '"seat":1'), *lines[6:]], "form", 6),
        (lambda lines: [*lines[:4], *lines[5:]], "numbering", 5),
    ],
)
def test_a_bad_record_is_refused_with_the_line_at_fault(
    visitors: Come, spoil: Callable[[list[str]], list[str]], code: str, line: int
) -> None:
    lines = text(GAMES["secret-hitler"]).splitlines()
    record = "\n".join(spoil(lines)) + "\n"

    answer = visitors().http.post("/api/records", json={"record": record})

    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-record"
    assert (answer.json()["detail"]["code"], answer.json()["detail"]["line"]) in {(code, line), ("chain", line)}


def test_a_record_opens_no_file_of_the_server(visitors: Come, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("secret = 1")
    first, _, rest = text(GAMES["secret-hitler"]).partition("\n")
    header = {**json.loads(first), "edition": str(tmp_path / "own.toml")}

    refusal = visitors("Eve").refusal("POST", "/api/records", {"record": f"{json.dumps(header)}\n{rest}"})

    assert refusal == (404, "no-such-edition")


def test_a_record_that_breaks_off_is_refused(visitors: Come) -> None:
    lines = text(GAMES["secret-hitler"]).splitlines()

    assert visitors().refusal("POST", "/api/records", {"record": "\n".join(lines[:-3]) + "\n"}) == (
        409,
        "record-unfinished",
    )


def test_a_record_that_is_too_long_is_refused(visitors: Come) -> None:
    ann = visitors()

    assert ann.refusal("POST", "/api/records", {"record": "x" * 800_000}) == (400, "malformed")
    assert ann.refusal("POST", "/api/records", {"record": "x" * 1_000_000}) == (413, "too-long")


def test_somebody_uploads_only_so_many_records(visitors: Come) -> None:
    ann, name = visitors("Ann"), GAMES["secret-hitler"]

    async def rush() -> list[int]:
        async with httpx.AsyncClient(base_url=ann.url, cookies=ann.http.cookies, timeout=60) as http:
            answers = [http.post("/api/records", json={"record": text(name)}) for _ in range(22)]
            return [answer.status_code for answer in await asyncio.gather(*answers)]

    assert Counter(asyncio.run(rush())) == {201: 20, 429: 2}
    assert ann.refusal("POST", "/api/records", {"record": text(name)}) == (429, "too-many-uploads")
    uploaded(visitors("Bob"), name)


def test_many_guests_of_one_address_upload_only_so_many_records(own_server: Callable[..., Server]) -> None:
    server, name = own_server(HEMICYCLE_MOST_TABLES_ADDRESS="1"), GAMES["secret-hitler"]
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        uploaded(ann, name)

        assert bob.refusal("POST", "/api/records", {"record": text(name)}) == (429, "too-many-uploads")


# --- what if ---


@pytest.mark.parametrize("name", GAMES.values())
@pytest.mark.parametrize("luck", ["same", "fresh"])
def test_one_plays_on_from_the_middle_of_a_game(visitors: Come, name: str, luck: str) -> None:
    ann = visitors("Ann")
    code = uploaded(ann, name)["code"]
    entry = Record.parse(text(name), lambda path, line: None).entries[-1]["n"] // 2
    then = ann.get(f"/api/tables/{code}/matches/1/entries/{entry}", seat=1)["view"]

    table = branched(ann, code, seat=1, entry=entry, luck=luck)

    assert table["origin"] == {
        "kind": "branch", "table": code, "match": 1, "entry": entry, "luck": luck, "seat": None,
    }  # fmt: skip
    wire = ann.wire(table["code"])
    assert wire.updates[1]["n"] > 2  # what happened before is told moment by moment
    opening = ann.get(f"/api/tables/{table['code']}/matches/1/moments/0", seat=1)["view"]
    assert opening["board"] == then["board"]
    to_the_end(wire, 1)
    record = ann.http.get(f"/api/tables/{table['code']}/matches/1/record").text
    game = hemicycle.game(table["settings"]["game"])
    match = verify(game, Record.parse(record, game.library.write))
    assert match.outcome is not None
    assert match.record.header["branch"]["luck"] == luck
    assert ann.get(f"/api/tables/{table['code']}/matches/1/verify")["valid"]
    listed = ann.get(f"/api/tables/{code}/matches/1/branches")
    assert [(each["code"], each["phase"]) for each in listed] == [(table["code"], "over")]


def to_the_end(wire: Wire, seat: int) -> None:
    luck = random.Random(1)
    while wire.updates[seat]["view"]["outcome"] is None:
        if wire.updates[seat]["decision"] and wire.asked():
            wire.do(seat, wire.any(seat, luck))
        else:
            wire.read()
    wire.settle()


def test_a_branch_is_private_and_survives_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url, "Ann") as ann:
        code = uploaded(ann, GAMES["secret-hitler"])["code"]
        branch = branched(ann, code, seat=2, entry=6)["code"]
        cookies = ann.http.cookies
        server.stop()
        server.start()
        with Visitor(server.url, "Bob") as bob:
            refused = bob.wire(branch, hello=False).ask("hello", protocol=1)
            assert refused["code"] == "no-spectators"
        ann.http.cookies = cookies

        wire = ann.wire(branch)

        assert wire.table["origin"]["table"] == code
        to_the_end(wire, 2)


def test_a_running_game_is_played_on_only_as_imagined_from_the_own_seat(visitors: Come) -> None:
    ann, bob = visitors("Ann"), visitors("Bob")
    code = ann.open(seats=5, mine=4)
    wires = [ann.wire(code), bob.wire(code)]
    wires[1].done("sit", seat=4)
    wires[0].done("start")
    play_some(wires, 25)
    path = f"/api/tables/{code}/matches/1/branches"
    assert bob.refusal("POST", path, {"seat": 0}) == (403, "not-entitled")
    assert visitors("Eve").refusal("POST", path, {"seat": 4}) == (403, "not-entitled")

    answer = bob.http.post(path, json={"seat": 4, "luck": "same", "bots": "random"})

    table = answer.json()
    assert answer.status_code == 201
    assert (table["origin"]["luck"], table["origin"]["seat"]) == ("fresh", 4)
    wires[1].settle()
    imagined = bob.wire(table["code"])
    opening = bob.get(f"/api/tables/{table['code']}/matches/1/moments/0", seat=4)["view"]  # bots may have gone on since
    assert opening["board"] == wires[1].updates[4]["view"]["board"]
    to_the_end(imagined, 4)


def play_some(wires: list[Wire], decisions: int) -> None:
    luck = random.Random(3)
    for _ in range(decisions):
        for wire in wires:
            wire.settle()
        wire, seat = next((wire, seat) for wire in wires for seat in wire.asked())
        assert wire.do(seat, wire.any(seat, luck))["type"] == "done"


def test_where_hints_are_off_nobody_tries_things_out_during_a_game(visitors: Come) -> None:
    ann = visitors("Ann")
    code = ann.open(seats=5, hints=False)
    ann.wire(code).done("start", bots="random")

    assert ann.refusal("POST", f"/api/tables/{code}/matches/1/branches", {"seat": 0}) == (409, "no-hints")


def test_nobody_plays_on_from_the_end(visitors: Come) -> None:
    ann = visitors("Ann")
    code = uploaded(ann, GAMES["secret-hitler"])["code"]
    path = f"/api/tables/{code}/matches/1/branches"

    assert ann.refusal("POST", path, {"seat": 0}) == (409, "game-over")
    assert ann.refusal("POST", path, {"seat": 9, "entry": 3})[1] == "no-such-seat"


# --- together ---


def test_comments_are_kept_told_and_taken_back_by_who_wrote_them(visitors: Come) -> None:
    ann, bob, eve = visitors("Ann"), visitors("Bob"), visitors("Eve")
    code = ann.open(seats=5, mine=4)
    wires = [ann.wire(code), bob.wire(code)]
    wires[1].done("sit", seat=4)
    wires[0].done("start")
    play_on(wires, random.Random(1))
    watching = eve.wire(code)

    said = wires[1].done(
        "save-comment", match=1, entry=7, seat=2, text=" Why\x07 that? ", drawing=[{"points": [0, 0, 500, 1000]}]
    )

    told = watching.wait(lambda news: news["type"] == "commented")
    assert (told["comment"]["text"], told["comment"]["name"]) == ("Why that?", "Bob")
    kept = eve.get(f"/api/tables/{code}/matches/1/comments")
    assert [(each["entry"], each["seat"], each["mine"]) for each in kept] == [(7, 2, False)]
    assert kept[0]["drawing"] == [{"points": [0, 0, 500, 1000], "place": ""}]
    assert bob.get(f"/api/tables/{code}/matches/1/comments")[0]["mine"]
    assert watching.refused("save-comment", match=1, entry=7, text="Hello") == "not-at-this-table"
    assert wires[0].refused("remove-comment", match=1, comment=said["n"]) == "no-such-comment"
    wires[1].done("remove-comment", match=1, comment=said["n"])
    assert watching.wait(lambda news: news["type"] == "commented")["comment"] is None
    assert eve.get(f"/api/tables/{code}/matches/1/comments") == []


def test_nothing_is_commented_while_the_game_goes_on(visitors: Come) -> None:
    ann = visitors("Ann")
    code = ann.open(seats=5)
    wire = ann.wire(code)
    wire.done("start", bots="random")

    assert wire.refused("save-comment", match=1, entry=1, text="Look") == "not-over"
    assert wire.refused("lead", match=1, entry=1) == "not-over"
    assert ann.refusal("GET", f"/api/tables/{code}/matches/1/comments") == (409, "not-over")


def test_comments_are_limited_in_rate(visitors: Come) -> None:
    ann = visitors("Ann")
    wire = ann.wire(finished(ann))
    answers = [wire.ask("save-comment", match=1, entry=1, text="Again") for _ in range(15)]

    assert answers[0]["type"] == "done"
    assert answers[-1]["code"] == "rate-limited"


def test_one_leads_and_the_others_go_along(visitors: Come) -> None:
    ann, eve = visitors("Ann"), visitors("Eve")
    code = finished(ann)
    leading, following = ann.wire(code), eve.wire(code)

    leading.done("lead", match=1, entry=12, seat=3)

    led = following.wait(lambda news: news["type"] == "led")
    assert led["leader"] == {"name": "Ann", "match": 1, "entry": 12, "seat": 3}
    late = visitors("Zoë").wire(code, hello=False)
    assert late.hello()["leader"]["entry"] == 12
    assert following.refused("lead", match=1, entry=3) == "not-at-this-table"
    leading.close()
    assert following.wait(lambda news: news["type"] == "led")["leader"] is None


def test_a_review_is_found_again_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with Visitor(server.url, "Ann") as ann:
        code = uploaded(ann, GAMES["secret-hitler"])["code"]
        path = f"/api/tables/{code}/matches/1/review"
        first = made(ann, ann.http.post(path, json={"depth": "quick"}).json()["id"])
        server.stop()
        server.start()

        again = ann.http.post(path, json={"depth": "quick"}).json()

        assert again == first  # at once: one that is made anew is waited for
