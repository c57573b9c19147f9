"""Every lesson can be told: its rules, words and places are there, and its story reaches every situation."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import hemicycle
from hemicycle import lessons, resources
from hemicycle.core.values import word
from hemicycle.lessons import BadLesson, LessonStep
from hemicycle.words import LANGUAGES, Words
from tests.lessons.evening import Evening, OddEvening, StubbornEvening, at, filled, fits, holds

CLIENT = Path(__file__).parents[2] / "web" / "src"
ALL = [(game, name) for game in hemicycle.names() for name in lessons.names(game)]
COACH = ("coach-step", "coach-next", "coach-back", "coach-leave", "coach-finish", "coach-do-it", "coach-trouble-place")


@cache
def evening(game: str, name: str) -> Evening:
    """A lesson played through once; nobody changes it afterwards."""
    played = Evening(lessons.find(game, name))
    played.play()
    return played


def told(played: Evening) -> list[LessonStep]:
    """The steps the story came to."""
    return [step for step in played.lesson.steps if step.name in played.told]


@cache
def words(language: str, game: str) -> Words:
    """The words of a game with those of its lessons."""
    found = Words(language, game, [f"P{seat}" for seat in range(5)])
    for file in ("lesson", f"lesson-{game}"):
        found.sentences.add(_resource(language, file))
    return found


def _resource(language: str, file: str) -> Any:
    from hemicycle.sentences import parsed

    return parsed(resources.words(language, file))


def test_the_three_games_have_the_lessons_that_are_promised() -> None:
    assert ALL == [
        ("die-macher", "first-round"),
        ("global-powers", "first-turns"),
        ("secret-hitler", "fascist"),
        ("secret-hitler", "liberal"),
    ]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_written_for_the_rules_of_today(game: str, name: str) -> None:
    lesson = lessons.find(game, name)
    played = hemicycle.game(game)
    rules = played.load(lesson.edition, lesson.options)

    steps = {word(step) for step in played.steps}
    events = {word(event) for event in played.events}

    assert rules.revision == lesson.revision
    assert lesson.seats in rules.seats
    assert lesson.bots in hemicycle.bots.levels(game)
    assert {step.asked for step in lesson.steps if step.asked} <= steps
    assert {event for step in lesson.steps for event in step.events} <= events
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_story_reaches_every_situation(game: str, name: str) -> None:
    played = evening(game, name)

    missed = [step.name for step in played.lesson.steps if step.name not in played.told and not step.optional]

    assert missed == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_story_comes_in_the_order_of_the_file(game: str, name: str) -> None:
    played = evening(game, name)
    needed = [step.name for step in played.lesson.steps if not step.optional]

    assert [step for step in played.told if step in needed] == needed


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_a_lesson_expects_is_what_its_story_does(game: str, name: str) -> None:
    played = evening(game, name)

    for step in told(played):
        scope = played.scopes[step.name]
        if step.do:
            assert any(fits(answer[0], played.done[step.name][0], scope) for answer in step.do), step.name


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_story_is_the_same_each_time(game: str, name: str) -> None:
    again = Evening(lessons.find(game, name))
    again.play()

    assert again.match.record.text() == evening(game, name).match.record.text()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "name"), ALL)
def test_whoever_plays_otherwise_is_told_what_is_there_and_asked_for_what_can_be_done(
    game: str, name: str, seed: int
) -> None:
    played = OddEvening(lessons.find(game, name), seed)

    played.play()

    for step in told(played):
        scope = played.scopes[step.name]
        assert None not in [at(path, scope) for path in step.parts.values()], step.name
        assert all("undefined" not in filled(place, scope).split("|")[-1] for place in step.places), step.name
        if step.name in ("nominate", "act"):  # one thing is named there, and no other will do
            assert filled(step.do[0][0], scope) in played.legal[step.name], step.name


@pytest.mark.parametrize(("once", "instead"), [("vote", "ballot false"), ("enact", "enact 1")])
def test_a_liberal_who_does_not_follow_is_not_left_alone_before_having_governed(once: str, instead: str) -> None:
    played = StubbornEvening(lessons.find("secret-hitler", "liberal"), once, instead)

    played.play()

    assert played.told[-1] == "free"
    assert {"nominate", "compare"} <= set(played.told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_everything_a_lesson_says_can_be_said(game: str, name: str, language: str) -> None:
    played, said = evening(game, name), words(language, game)
    lesson = played.lesson
    assert all(said.knows(key) for key in (f"lesson-{name}", *COACH))
    assert said.knows(f"lesson-{name}", "text")

    for step in told(played):
        scope, key = played.scopes[step.name], lesson.key(step)
        parts = {part: at(path, scope) for part, path in step.parts.items()}
        assert None not in parts.values(), step.name
        tasks = [f"task-{k + 1}" for k in range(len(step.drafts) + 1)] if step.asked else []
        sums = [f"sum-{k + 1}" for k in range(len(step.sum))] + (["sum-result"] if step.sum else [])
        comments = ["well"] * bool(step.asked) + ["other"] * bool(step.do)
        for attribute in (None, "why", *tasks, *sums, *comments):
            assert said.say(key, parts, attribute=attribute).strip()


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_no_lesson_keeps_words_it_never_says(game: str) -> None:
    found = FluentParser().parse(resources.words("en", f"lesson-{game}")).body
    keys = {entry.id.name for entry in found if isinstance(entry, ast.Message)}
    given = [lessons.find(game, name) for name in lessons.names(game)]

    spoken = {lesson.key(step) for lesson in given for step in lesson.steps} | {f"lesson-{each.id}" for each in given}

    assert keys == spoken


@cache
def places() -> list[str]:
    """The names of places in the sources of the client, with * for what is only known at the table."""
    found = []
    for file in CLIENT.rglob("*.svelte"):
        source = file.read_text("utf-8")
        found += re.findall(r'(?:data-place|place)="([^"]+)"', source)
        found += re.findall(r"data-place=\{[^}`]*`([^`]+)`", source)
    return [re.sub(r"\$?\{[^}]*\}", "*", name) for name in found]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_place_is_in_the_client(game: str, name: str) -> None:
    played = evening(game, name)

    named = [filled(place, played.scopes[step.name]) for step in told(played) for place in step.places]
    lost = [
        each for place in named for each in place.split("|") if not any(fits(known, each, {}) for known in places())
    ]

    assert all(step.places for step in played.lesson.steps)
    assert lost == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_sums_have_numbers(game: str, name: str) -> None:
    played = evening(game, name)

    terms = [(step.name, term.of) for step in told(played) for term in step.sum]

    for step, of in terms:
        assert isinstance(of if isinstance(of, int) else at(of, played.scopes[step]), int), (step, of)


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("edition = ", "Invalid value"),
        ('edition = "official"', "revision"),
        ('colour = "red"', "colour"),
    ],
)
def test_a_lesson_that_cannot_be_read_says_why(text: str, cause: str) -> None:
    with pytest.raises(BadLesson) as caught:
        lessons.read("secret-hitler", "broken", text)

    assert cause in str(caught.value) or "missing required field" in str(caught.value)


def test_a_claim_compares_what_stands_at_a_path() -> None:
    scope = {
        "seat": 1,
        "board": {"role": "liberal", "fascist": 3, "list": [{"who": 0, "id": "a"}, {"who": 1, "id": "b"}]},
    }

    assert holds("board.role = liberal", scope)
    assert holds("board.fascist >= 3", scope)
    assert not holds("board.fascist <= 2", scope)
    assert at("board.list.(who=me).id", scope) == "b"
    assert filled("seat-{board.list.(who=me).who}", scope) == "seat-1"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_first_evening_takes_ten_to_fifteen_minutes(game: str, name: str) -> None:
    assert 10 <= lessons.find(game, name).minutes <= 15
