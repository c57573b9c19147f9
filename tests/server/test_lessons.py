"""A lesson's table: the same story each time, for one person and the lesson's bots, marked, and never counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import hemicycle
from hemicycle import lessons, resources
from hemicycle.core.match import Match
from hemicycle.core.record import Record
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import Settings
from hemicycle.server.room.commands import Begin, Fresh
from hemicycle.server.room.rows import NewResult, NewRoom
from tests.server.room.stage import Stage
from tests.server.wire import Visitor

Come = Callable[..., Visitor]


def lesson_table(visitor: Visitor, game: str = "secret-hitler", lesson: str = "liberal", **wishes: Any) -> str:
    """Open a lesson's table as the browser does."""
    return visitor.open(game, bots="solid", start=True, lesson=lesson, **wishes)


def test_a_lesson_settles_everything_about_its_table(visitors: Come) -> None:
    ann = visitors()

    code = lesson_table(ann, seats=7, hints=False, pace="live", rated=True, visibility="public")

    settings = ann.get(f"/api/tables/{code}")["settings"]
    lesson = lessons.find("secret-hitler", "liberal")
    assert (settings["lesson"], settings["seats"], settings["edition"]) == ("liberal", lesson.seats, lesson.edition)
    assert (settings["hints"], settings["pace"], settings["rated"]) == (True, "untimed", False)
    assert settings["visibility"] == "unlisted"


def test_the_lesson_to_begin_with_stands_first(visitors: Come) -> None:
    games = visitors().get("/api/games")

    (found,) = [game["lessons"] for game in games if game["id"] == "secret-hitler"]
    assert [lesson["id"] for lesson in found] == ["liberal", "fascist"]


def test_a_lesson_is_dealt_alike_for_everybody_and_says_so_in_its_record(visitors: Come) -> None:
    boards = []
    for name in ("Ann", "Bob"):
        visitor = visitors(name)
        wire = visitor.wire(lesson_table(visitor))
        boards.append(wire.updates[0]["view"]["board"])
        seats = visitor.get(f"/api/tables/{wire.code}")["seats"]
        assert [seat["level"] for seat in seats] == [None, *["beginner"] * 4]

    assert boards[0] == boards[1]


def test_the_first_bot_decides_alike_each_time(visitors: Come) -> None:
    chosen = []
    for name in ("Ann", "Bob"):
        visitor = visitors(name)
        wire = visitor.wire(lesson_table(visitor, "die-macher", "first-round"))
        first = '["nordrhein-westfalen","nordrhein-westfalen"]'
        wire.do(0, f'first-column 1 {first} [] ["nordrhein-westfalen"]')
        wire.asked_by("start-sheet-two")
        wire.do(0, 'second-column 2 ["nordrhein-westfalen","niedersachsen"]')
        chosen.append(wire.asked_by("bid-for-start")["board"]["states"])

    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"settings": {"game": "secret-hitler", "lesson": "centrist"}}, (404, "no-such-lesson")),
        ({"settings": {"game": "secret-hitler", "lesson": "liberal"}}, (409, "lesson-alone")),
        ({"settings": {"game": "secret-hitler", "lesson": "liberal"}, "mine": 2}, (409, "lesson-alone")),
    ],
)
def test_what_is_no_lesson_is_refused(visitors: Come, body: dict[str, Any], code: tuple[int, str]) -> None:
    assert visitors().refusal("POST", "/api/tables", body) == code


def test_a_lesson_for_other_rules_is_refused(visitors: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = lessons.read("secret-hitler", "liberal", _text().replace("revision = 2", "revision = 1"))
    monkeypatch.setattr(lessons, "find", lambda game, name: stale)

    with pytest.raises(Exception, match="lesson-revision"):
        Stage(lesson="liberal")


def test_a_table_of_friends_does_not_become_a_lesson() -> None:
    stage = Stage().come("Ann")

    wish = Settings(game="secret-hitler", lesson="liberal")

    assert stage.refused("Ann", r.Change, settings=wish) == "lesson-alone"


def _text() -> str:
    return resources.lessons("secret-hitler")["liberal"]


def begun() -> Stage:
    """A lesson on a stage."""
    stage = Stage(lesson="liberal").come("Ann")
    stage.ask("Ann", r.Sit, seat=0)
    for chair in stage.room.chairs[1:]:
        chair.level, chair.name = "beginner", "Bot"
    stage.handle(Begin(Fresh(1, b"\x05" * 32)))
    return stage


def test_a_lesson_needs_no_contributions_and_stands_in_the_header() -> None:
    match = begun().room.need_match().match

    header = match.record.header
    assert header["lesson"] == "liberal"
    assert "contributions" not in header
    assert match.view(0).board.role == "liberal"


def test_the_record_of_a_lesson_can_be_read_like_any_other() -> None:
    game = hemicycle.game("secret-hitler")
    record = begun().room.need_match().match.record

    again = Match.replay(game, Record.parse(record.text(), game.library.write, record.secret))

    assert json.loads(record.text().splitlines()[0])["lesson"] == "liberal"
    assert again.waiting == begun().room.need_match().match.waiting


def test_a_lesson_is_never_counted_and_a_rematch_is_a_game_of_its_own() -> None:
    stage = begun()
    effects = stage.ask("Ann", r.Propose, kind="abandon")

    assert stage.room.phase == "abandoned"
    assert [change for change in effects.changes if isinstance(change, NewResult)] == []
    again = stage.ask("Ann", r.Rematch)
    opened = next(change.room for change in again.changes if isinstance(change, NewRoom))
    assert (stage.room.settings.lesson, opened.settings.lesson) == ("liberal", "")
