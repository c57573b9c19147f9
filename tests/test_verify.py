"""`hemicycle verify`: a record that was rewritten, cut or seeded anew is noticed by whoever was there."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hemicycle
from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.core.verify import WRONG, Report, report
from hemicycle.games.secret_hitler.table import HITLER
from hemicycle.words import LANGUAGES, Words
from tests.core.forging import committed, rechained, rows_of
from tests.test_cli import run

GAME = hemicycle.game("secret-hitler")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
SECRET = bytes(range(32))
MINE = "0123456789abcdef" * 2


def played(
    secret: bytes = SECRET, contributions: tuple[str | None, ...] = (MINE, None, "f" * 32)
) -> tuple[Match, list[str]]:
    """A match at a server's table, and the links a device was given on the way."""
    place = ("KLEE", 1)
    match = Match.open(GAME, GAME.load(), 5, secret, NAMES, pinned=True, place=place, contributions=contributions)
    chosen, links = Random(4), [match.record.link]
    while match.outcome is None:
        match.act(match.waiting[0], chosen.choice(match.options(match.waiting[0])))
        links.append(match.record.link)
    return match, links


def checked(text: str, *links: str) -> Report:
    return report(GAME, Record.parse(text, lambda path, text: None), links)


def verdicts(found: Report) -> dict[str, str]:
    return {check.name: check.verdict for check in found.checks}


MATCH, LINKS = played()
TEXT = MATCH.record.text()


def test_an_honest_record_holds_with_every_link_in_its_place() -> None:
    found = checked(TEXT, *LINKS)

    assert found.holds
    assert set(verdicts(found).values()) == {"ok"}
    entries = [check.detail["entry"] for check in found.checks if check.name == "link"]
    assert entries == sorted(entries)
    assert next(check.detail["seats"] for check in found.checks if check.name == "contributions") == [0, 2]


def rewritten(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """From the first vote on everything is played anew, to another end, by somebody who knows the secret."""
    first = next(k for k, row in enumerate(rows) if "do" in row and row["do"].startswith("ballot"))
    half = Record.parse(rechained(rows[:first], SECRET.hex()), lambda path, text: None, SECRET)
    match = Match.replay(GAME, half)
    chosen = Random(99)
    while match.outcome is None:
        match.act(match.waiting[0], chosen.choice(match.options(match.waiting[0])))
    return rows_of(match.record.text())


def cut(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return rows[:-6]


def given_up(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cut, and ended as if the table had given up."""
    return [*rows[: len(rows) // 2], {"end": None, "secret": SECRET.hex()}]


def reseeded(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Ground until seat 0 is Hitler, with the very contributions that were given."""
    for _ in range(200):
        match, _ = played(secrets.token_bytes(32))
        if match.table.roles[0] == HITLER:  # type: ignore[attr-defined]  # a table of Secret Hitler
            return rows_of(match.record.text())
    raise AssertionError("nobody is that unlucky")


@pytest.mark.parametrize("forge", [rewritten, cut, given_up, reseeded])
def test_a_forged_record_that_is_whole_in_itself_is_noticed_by_one_link(forge: Any) -> None:
    rows = forge(rows_of(TEXT))
    secret = rows[-1].get("secret", SECRET.hex())
    forged = rechained(rows, secret)

    assert checked(forged).holds
    found = checked(forged, LINKS[-2])
    assert not found.holds
    assert [check.name for check in found.checks if check.verdict == WRONG] == ["link"]


def test_a_cut_record_is_called_not_over() -> None:
    found = checked("".join(TEXT.splitlines(keepends=True)[:-6]))

    expected = dict.fromkeys(("over", "secret", "contributions", "chain", "luck"), "unknown") | {"rules": "ok"}
    assert {**verdicts(found), **expected} == verdicts(found)
    said = Words("en", GAME.id, NAMES).say("check-contributions-unknown", {"seats": [0, 2]})
    assert said.startswith("Contributions to the luck came from Ada and Cy;")  # who gave some is not called nobody


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("names", ["Eve", "Bo", "Cy", "Di", "Ed"]),
        ("contributions", [MINE, None, "e" * 32, None, None]),
        ("contributions", ["e" * 32, None, "f" * 32, None, None]),
        ("table", "PAUL"),
        ("match", 2),
    ],
)
def test_with_contributions_a_changed_header_deals_other_luck(key: str, value: object) -> None:
    """So that it is noticed also by those who kept no link."""
    rows = rows_of(TEXT)
    rows[0][key] = value

    with pytest.raises(RecordError, match="luck-differs"):
        checked(rechained(rows))


def test_changed_edition_data_deals_other_luck() -> None:
    rows = rows_of(TEXT)
    rows[0]["data"]["provenance"] = {"note": "changed"}

    with pytest.raises(RecordError, match="luck-differs"):
        checked(rechained(rows))


def test_another_secret_that_fits_its_own_promise_deals_other_luck() -> None:
    rows = rows_of(TEXT)
    rows[-1]["secret"] = "11" * 32
    rows[0]["commitment"] = committed("11" * 32)

    with pytest.raises(RecordError, match="luck-differs"):
        checked(rechained(rows))


class TestTheCommand:
    """What a person at a terminal is told."""

    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        path = tmp_path / "game.jsonl"
        path.write_text(TEXT, "utf-8")
        return path

    def test_it_says_what_it_checked_and_where_a_link_stands(self, file: Path) -> None:
        result = run("verify", str(file), "--link", LINKS[0])

        assert result.returncode == 0
        for part in ("The game is over", "Ada and Cy contributed", "chain holds", "drawn again", "legal", "at entry"):
            assert part in " ".join(result.stdout.split())

    def test_a_link_that_is_nowhere_is_one_sentence_and_code_1(self, file: Path) -> None:
        result = run("verify", str(file), "--link", "ab" * 32, "--link", LINKS[0])

        assert result.returncode == 1
        sentence = (
            f"The link {'ab' * 32} stands nowhere in this record: it was rewritten or cut since that link was given.\n"
        )
        assert result.stderr == sentence

    def test_what_is_no_link_is_refused(self, file: Path) -> None:
        result = run("verify", str(file), "--link", "hello")

        assert (result.returncode, result.stdout) == (2, "")
        assert "is not a link" in result.stderr

    def test_programs_read_json(self, file: Path) -> None:
        whole = json.loads(run("verify", str(file), "--json", "--link", LINKS[0]).stdout)
        lost = run("verify", str(file), "--json", "--link", "ab" * 32)
        file.write_text(TEXT.replace("Ada", "Eve", 1), "utf-8")
        broken = run("verify", str(file), "--json")

        assert (whole["holds"], whole["over"], {check["verdict"] for check in whole["checks"]}) == (True, True, {"ok"})
        assert (json.loads(lost.stdout)["holds"], lost.returncode) == (False, 1)
        assert (json.loads(broken.stdout)["code"], broken.returncode) == ("chain", 2)

    def test_a_file_with_other_line_ends_is_refused(self, file: Path) -> None:
        file.write_bytes(TEXT.encode().replace(b"\n", b"\r\n"))

        assert run("verify", str(file)).returncode == 2

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_sentence_is_there_in_every_language(self, lang: str) -> None:
        words = Words(lang, GAME.id, NAMES)
        parts = {
            "seats": [0, 2],
            "entries": 4,
            "pieces": 3,
            "actions": 2,
            "format": 1,
            "link": "ab",
            "entry": 3,
            "line": 7,
        }

        for name in ("over", "secret", "contributions", "chain", "luck", "rules", "format", "link"):
            keys = [
                key for key in (f"check-{name}", f"check-{name}-wrong", f"check-{name}-unknown") if words.knows(key)
            ]
            assert keys
            assert all(words.say(key, parts) for key in keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_who_plays_a_seat(lang: str, tmp_path: Path) -> None:
    match = Match.open(GAME, GAME.load(), 5, 3, NAMES)
    match.plays(1, "standby", "solid", "time")
    match.plays(1, "person", "Bo", "back")
    match.plays(2, "program", "mine", "some-new-reason")
    match.act(match.waiting[0], match.options(match.waiting[0])[0], by="bot")
    match.record.save(str(tmp_path / "game.jsonl"))
    words = Words(lang, GAME.id, NAMES)

    told = " ".join(run("replay", str(tmp_path / "game.jsonl"), "--lang", lang).stdout.split())

    for _, seat, who in match.playing:
        assert " ".join(words.plays(seat, who).split()) in told
    assert " ".join(words.chosen(match.record.entries[-1]["seat"], "bot").split()) in told
