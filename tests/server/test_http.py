"""The HTTP part: its description holds, strangers stay out, accounts, what there is to play."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.requests import Request

import hemicycle
from hemicycle.server.door import http, static
from hemicycle.server.door.errors import Errors
from hemicycle.server.operate.logs import numbered, set_up
from hemicycle.server.operate.metrics import Metrics
from hemicycle.words import LANGUAGES, Words
from tests.server.process import Server
from tests.server.wire import Visitor

Come = Callable[..., Visitor]
schema = schemathesis.openapi.from_dict(http.description())


@schema.parametrize()
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(case: schemathesis.Case[Any], server: Server, program: Visitor) -> None:
    case.call_and_validate(base_url=server.url, headers={"Authorization": program.http.headers["authorization"]})


@pytest.fixture(scope="module")
def program(server: Server) -> Iterator[Visitor]:
    with Visitor(server.url, "Program", program=True) as visitor:
        yield visitor


def test_every_answer_carries_its_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/t/ABCDEFG", "/api/nothing"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_every_answer_has_a_number_to_quote(server: Server) -> None:
    numbers = [httpx.get(server.url + path).headers["x-request-id"] for path in ("/", "/api/about", "/api/nothing")]
    foreign = httpx.get(server.url, headers={"host": "evil.example"}).headers["x-request-id"]

    assert all(len(number) == 12 for number in [*numbers, foreign])
    assert len({*numbers, foreign}) == 4


def test_what_breaks_is_told_with_the_number_the_log_has(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    metrics = Metrics()

    with numbered() as number:
        answer = Errors(metrics)(Request({"type": "http"}), ZeroDivisionError())

    line = json.loads(capsys.readouterr().err)
    assert (line["request"], line["error"]) == (number, "ZeroDivisionError")
    assert json.loads(bytes(answer.body))["detail"] == {"request": number}
    for language in LANGUAGES:
        assert number in Words(language, "server").say("refusal-trouble", {"request": number})


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "null"},
        {"host": "evil.example"},
    ],
)
def test_a_foreign_page_can_do_nothing(server: Server, visitors: Come, headers: dict[str, str]) -> None:
    ann = visitors()

    answer = ann.http.post("/api/tables", json={"settings": {"game": "secret-hitler"}}, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden-origin")
    assert ann.get("/api/tables", mine=True)["tables"] == []


def test_the_own_page_can(server: Server, visitors: Come) -> None:
    ann = visitors()

    answer = ann.http.post(
        "/api/tables",
        json={"settings": {"game": "secret-hitler"}},
        headers={"origin": server.url, "sec-fetch-site": "same-origin"},
    )

    assert answer.status_code == 201


def test_a_form_of_another_site_cannot_post(visitors: Come) -> None:
    ann = visitors()

    answer = ann.http.post("/api/guests", data={"name": "Ann"})

    assert answer.status_code in (400, 415)


def test_the_cookie_is_out_of_reach_for_scripts(server: Server, own_server: Callable[..., Server]) -> None:
    plain = httpx.post(f"{server.url}/api/guests", json={"name": "Ann"})
    behind_tls = own_server(HEMICYCLE_ORIGIN="https://play.example")
    secure = httpx.post(f"{behind_tls.url}/api/guests", json={"name": "Ann"}, headers={"host": "play.example"})

    assert "HttpOnly" in plain.headers["set-cookie"]
    assert "SameSite=lax" in plain.headers["set-cookie"]
    assert "Secure" not in plain.headers["set-cookie"]
    assert plain.json()["token"] is None
    assert "Secure" in secure.headers["set-cookie"]
    assert "strict-transport-security" in secure.headers


def test_a_forged_cookie_is_nobody(visitors: Come) -> None:
    ann = visitors()
    subject, generation, seal = ann.http.cookies["hemicycle"].split(".")
    for forged in (
        f"{subject}.1.{seal}",
        f"{'0' * 24}.{generation}.{seal}",
        "x",
        "..",
        f"{subject}.{generation}.{seal[::-1]}",
    ):
        ann.http.cookies.clear()
        ann.http.cookies.set("hemicycle", forged)
        assert ann.refusal("GET", "/api/me") == (401, "who-are-you")


def test_too_many_requests_are_told_when_to_come_back(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_HTTP_RATE="1")

    with httpx.Client(base_url=server.url) as client:
        answers = [client.get("/api/about") for _ in range(40)]

    late = answers[-1]
    assert late.status_code == 429
    assert late.json()["code"] == "rate-limited"
    assert late.json()["retry_after"] > 0
    assert int(late.headers["retry-after"]) >= 1


def test_a_house_full_of_friends_opens_its_first_table_from_one_address(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_HTTP_RATE="20")  # as it is where nothing else is set
    games = hemicycle.names()
    words = [
        f"/api/words/{language}/{name}"
        for language in LANGUAGES
        for name in ("web", *games, *map("web-{}".format, games))
    ]
    files = [f"/{path}" for path in static.assets()]

    with httpx.Client(base_url=server.url) as client:
        wanted = ["/", *files, *words, *["/api/about"] * 30]
        answers = [client.get(path).status_code for _ in range(5) for path in wanted]

    assert 429 not in answers


def test_names_are_tidied(visitors: Come) -> None:
    ann = visitors("  Ann \u202e Lee\n ")

    assert ann.get("/api/me")["name"] == "Ann Lee"
    assert ann.refusal("POST", "/api/guests", {"name": " \u200b "}) == (409, "name-empty")
    assert ann.refusal("POST", "/api/guests", {"name": "x" * 25})[1] == "malformed"
    assert ann.http.patch("/api/me", json={"name": "Anna", "language": "nl"}).json()["language"] == "nl"


def test_an_account_resumes_a_seat_from_another_device(visitors: Come) -> None:
    laptop, phone = visitors("Ann"), visitors("Guest")
    code = laptop.open(seats=5)
    other = phone.open(seats=5)
    account = {"account": f"Ann.{code}", "password": "correct horse"}
    assert laptop.http.post("/api/accounts", json=account).status_code == 201
    assert phone.refusal("POST", "/api/accounts", account) == (409, "account-taken")
    wrong = {**account, "password": "wrong horse!"}
    nobody = {"account": "nobody.here", "password": "wrong horse!"}
    assert phone.refusal("POST", "/api/session", wrong) == (401, "wrong-password")
    assert phone.refusal("POST", "/api/session", nobody) == (401, "wrong-password")

    answer = phone.http.post("/api/session", json={**account, "account": account["account"].lower()})

    assert answer.json()["account"] == account["account"].lower()
    assert phone.wire(code).you["seats"] == [0]
    assert {table["code"] for table in phone.get("/api/tables", mine=True)["tables"]} == {code, other}
    assert laptop.wire(other).you["seats"] == [0]


def test_leaving_everywhere_voids_every_token(visitors: Come) -> None:
    ann = visitors()
    old = ann.http.cookies["hemicycle"]

    assert ann.http.delete("/api/session", params={"everywhere": True}).status_code == 204

    ann.http.cookies.clear()
    ann.http.cookies.set("hemicycle", old)
    assert ann.refusal("GET", "/api/me") == (401, "who-are-you")


def test_guessing_passwords_is_slow_and_locks_nobody_else_out(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_LOGIN_RATE="1", HEMICYCLE_TRUSTED_PROXIES="127.0.0.1")
    with Visitor(server.url) as ann:
        account = {"account": "some.body", "password": "correct horse"}
        ann.http.post("/api/accounts", json=account)
        guess = {**account, "password": "wrong horse!"}

        codes = [ann.refusal("POST", "/api/session", guess)[1] for _ in range(12)]
        names = [ann.refusal("POST", "/api/session", {**guess, "account": f"nobody{n}"})[1] for n in range(3)]
        elsewhere = ann.http.post("/api/session", json=account, headers={"x-forwarded-for": "192.0.2.7"})

        assert codes[0] == "wrong-password"
        assert codes[-1] == "rate-limited"
        assert set(names) == {"rate-limited"}
        assert elsewhere.status_code == 200


def test_nobody_opens_tables_without_end(own_server: Callable[..., Server]) -> None:
    server = own_server(HEMICYCLE_MOST_TABLES_EACH="2", HEMICYCLE_MOST_TABLES="3")
    wish = {"settings": {"game": "secret-hitler"}}
    with Visitor(server.url, "Ann") as ann, Visitor(server.url, "Bob") as bob:
        for _ in range(2):
            ann.open()
        bob.open()

        assert ann.refusal("POST", "/api/tables", wish) == (429, "too-many-tables")
        assert bob.refusal("POST", "/api/tables", wish) == (503, "server-full")


def test_everything_there_is_to_play_is_described(visitors: Come) -> None:
    ann = visitors()

    games = ann.get("/api/games")

    assert [game["id"] for game in games] == list(hemicycle.names())
    for info in games:
        game = hemicycle.game(info["id"])
        assert "random" in info["levels"]
        assert [edition["id"] for edition in info["editions"]] == list(game.editions)
        told = [[ruling["key"] for ruling in edition["rulings"]] for edition in info["editions"]]
        assert told == [[each.key for each in game.rulebook.rulings_of(edition)] for edition in game.editions]
        assert {text["id"]: text["title"] for text in info["texts"]} == {
            each.id: each.title for each in game.rulebook.texts.values()
        }
        for edition in info["editions"]:
            data = ann.get(f"/api/games/{game.id}/editions/{edition['id']}")
            assert data["data"]["id"] == edition["id"]
            assert all(doubt["sure"] != "printed" for doubt in data["doubts"])
        assert len(ann.get(f"/api/games/{game.id}/rulebook")) == len(game.rulebook.sections)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_served_and_kept_by_the_browser(server: Server, language: str) -> None:
    for name in ("house", "server", *hemicycle.names()):
        first = httpx.get(f"{server.url}/api/words/{language}/{name}")
        again = httpx.get(f"{server.url}/api/words/{language}/{name}", headers={"if-none-match": first.headers["etag"]})
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        assert " = " in first.text
        assert again.status_code == 304


@pytest.mark.parametrize("path", ["/api/words/en/../../server/tokens", "/api/words/xx/house", "/api/words/en/secrets"])
def test_other_files_are_not(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)

    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_the_client_is_one_page_at_every_address(server: Server) -> None:
    pages = [httpx.get(server.url + path) for path in ("/", "/t/ABCDEFG", "/../../key", "/%2e%2e/%2e%2e/key")]

    assert [page.status_code for page in pages] == [200, 200, 404, 404]
    assert len({page.text for page in pages}) == 1
    assert pages[0].headers["content-type"].startswith("text/html")


def test_metrics_are_for_this_machine_and_health_for_all(server: Server) -> None:
    assert "hemicycle_moments_total" in httpx.get(f"{server.url}/metrics").text
    assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404
    assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}
