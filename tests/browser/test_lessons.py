"""First evenings in a real browser: told to their end, left and come back to, ended by one sentence where they must."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from hemicycle import lessons
from tests.browser.person import LAPTOP, MISPRINTS, PATIENCE, PHONE, TABLET, Person
from tests.browser.test_die_macher import Candidate

PUPIL = (Path(__file__).parent / "pupil.js").read_text("utf-8")
LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL", "fr": "fr-FR"}
SIZES = {"laptop": LAPTOP, "tablet": TABLET, "phone": PHONE}
EVENINGS = [
    ("secret-hitler", "liberal", "en", "tablet"),
    ("secret-hitler", "fascist", "fr", "phone"),
    ("die-macher", "first-round", "de", "phone"),
    ("die-macher", "first-round", "en", "laptop"),
    ("global-powers", "first-turns", "nl", "laptop"),
    ("global-powers", "first-turns", "fr", "phone"),
]
LESSONS = sorted({(game, name) for game, name, *_ in EVENINGS})
# Each lesson in one or two languages with every test run; all of them in all languages and sizes with `make soak`.
SOAK = [(game, name, language, size) for game, name in LESSONS for language in LOCALES for size in SIZES]
ALL = SOAK if os.environ.get("HEMICYCLE_SOAK") else EVENINGS
LOST = 3500  # milliseconds: a place that has not been found by then is not at this table
UNSAID = re.compile(r"\bnull\b|undefined|NaN|lesson-|coach-|[{}]")  # what stands for something that is not there


def begin(person: Person, game: str, lesson: str) -> str:
    """Sit down at a lesson's table with quick bots."""
    return person.open_table(game=game, seats=0, bots="beginner", lesson=lesson)


def taught(person: Person) -> dict[str, Any]:
    """What somebody is told who does all that the coach says."""
    person.page.evaluate(f"window.misprints = {MISPRINTS.read_text('utf-8')}")
    found: dict[str, Any] = person.page.evaluate(PUPIL, PATIENCE)
    return found


@pytest.mark.parametrize(("game", "name", "language", "size"), ALL)
def test_a_lesson_is_told_to_its_end(
    people: Callable[..., Person], game: str, name: str, language: str, size: str
) -> None:
    person = people(language=LOCALES[language], size=SIZES[size])
    begin(person, game, name)

    found = taught(person)

    told = {each["step"]: each for each in found["told"]}
    steps = lessons.find(game, name).steps
    assert found["end"] == "lesson"
    assert {step.name for step in steps if not step.optional} <= told.keys()
    assert [each for each in told if not told[each]["rings"] or told[each]["covered"]] == []
    assert [each for each in told if told[each]["drawer"]] == [], "a drawer lies over the table"
    assert {each: told[each]["misprints"] for each in told if told[each]["misprints"]} == {}
    assert [each["text"] for each in told.values() if UNSAID.search(each["text"])] == []
    assert found["reread"] == {each: told[each]["says"] for each in told if each != steps[-1].name}
    assert person.fits()
    expect(person.page.locator(".prompt")).to_be_visible()


def test_a_number_stands_at_what_it_is_about_and_nowhere_else(person: Person) -> None:
    begin(person, "secret-hitler", "liberal")

    found = taught(person)

    numbers = {each["step"]: each["numbers"] for each in found["told"]}
    assert numbers["nominate"] == ["1"]  # the violet button, which is the second, is not there yet
    assert numbers["talk"] == []


def test_a_card_makes_no_way_for_what_cannot_be_chosen(people: Callable[..., Person]) -> None:
    person = people(language=LOCALES["fr"])  # whose card is the highest
    page = person.page
    begin(person, "secret-hitler", "fascist")
    for step in ("role", "goal"):
        page.locator(f"[data-step={step}] [data-next]").click()
    expect(page.locator("[data-step=vote]")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator("[data-step=nominate] .comment")).to_be_visible()
    expect(page.locator(".spotlight .ring")).to_have_count(1)

    ring, card = page.locator(".spotlight .ring").bounding_box(), page.locator("[data-step=nominate]").bounding_box()

    assert ring is not None
    assert card is not None
    assert 0 < card["x"] - ring["x"] - ring["width"] < 40


def test_from_the_first_page_to_the_first_step_by_keyboard_alone(person: Person) -> None:
    page = person.page
    person.go()
    link = person.card("secret-hitler").get_by_role("link", name="New here?")
    link.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Begin").first.focus()
    page.keyboard.press("Enter")

    card = page.get_by_role("dialog", name="You are a liberal")
    expect(card).to_be_visible()
    expect(card.get_by_role("heading")).to_be_focused()
    assert person.accessibility_problems() == []
    card.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("dialog", name="Five liberal policies")).to_be_visible()
    page.keyboard.press("Enter")

    expect(page.get_by_role("dialog", name="You are a liberal")).to_be_visible()


def spoken(person: Person) -> str | None:
    """The step that the card tells now."""
    step: str | None = person.page.evaluate("document.querySelector('[data-step]')?.dataset.step ?? null")
    return step


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=["laptop", "tablet", "phone"])
def test_whoever_never_presses_next_finds_every_answer_and_what_sends_it_beside_the_card(
    people: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = people(size=size)
    candidate = Candidate(person)
    begin(person, "die-macher", "first-round")
    for step in ("goal", "opinions"):
        expect(person.page.locator(f"[data-step={step}]")).to_be_visible()
        person.press(person.page.locator("[data-next]"))

    decision, met = None, list[str | None]()
    while (not met or met[-1] != "minister") and candidate.asked(decision):
        decision = candidate.latest()["decision"]
        expect(person.page.locator("[data-step]")).to_be_visible()
        met.append(spoken(person))
        candidate.answer()  # another state than the coach's, too: nothing that is pressed may lie under the card

    assert met == ["sheet", "cubes", "begin", "hand", "programme", "cabinet", "minister"]


def test_a_lesson_waits_for_whoever_looks_at_another_page_of_a_phone(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    page = person.page
    begin(person, "die-macher", "first-round")
    expect(page.locator("[data-step=goal]")).to_be_visible()
    chips = page.get_by_role("group", name="states").get_by_role("button")

    person.press(chips.nth(1))

    page.wait_for_timeout(LOST)
    expect(page.locator("[data-step=goal]")).to_be_visible()
    expect(page.locator(".spotlight .ring")).to_have_count(1)  # around the way back
    person.press(page.get_by_role("button", name="Log, talk and rules"))
    expect(page.locator("[data-step]")).to_have_count(0)
    page.wait_for_timeout(LOST)
    person.press(page.get_by_role("button", name="To the board"))
    person.press(page.locator("[data-step=goal] [data-next]"))
    expect(page.locator("[data-step=opinions]")).to_be_visible()
    expect(chips.first).to_have_attribute("aria-pressed", "true")  # it speaks of that state


def test_a_lesson_waits_for_whoever_reads_something_else_in_the_rail(person: Person) -> None:
    page = person.page
    begin(person, "global-powers", "first-turns")
    expect(page.locator("[data-step=goal]")).to_be_visible()

    page.get_by_role("tab", name="Log").click()

    page.wait_for_timeout(LOST)
    page.locator("[data-step=goal] [data-next]").click()
    expect(page.locator("[data-step=region]")).to_be_visible()


AROUND = """(place) => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [inner, outer] = [box(`[data-place=${place}]`), box(".spotlight .ring")];
    return inner.top >= outer.top && Math.min(inner.bottom, innerHeight - 4) <= outer.bottom;
}"""
GO_ON = """(step) => {
    const card = document.querySelector("[data-step]");
    if (card?.dataset.step === step) return true;
    const press = (card ?? document).querySelector(card ? "[data-next]" : ".resting button.button");
    if (press && !press.disabled) press.click();
    return false;
}"""


@pytest.mark.parametrize(
    ("name", "step", "size", "cards"), [("fascist", "lie", LAPTOP, "F F F"), ("liberal", "talk", PHONE, "F L")]
)
def test_what_the_coach_says_can_be_told_lies_beside_the_card(
    people: Callable[..., Person], name: str, step: str, size: tuple[int, int], cards: str
) -> None:
    person = people(size=size)
    page = person.page
    begin(person, "secret-hitler", name)
    page.wait_for_function(GO_ON, arg=step)

    person.press(page.locator("[data-place=say] button"))
    story = page.locator("[data-place=speak]").get_by_role("button", name=cards, exact=True).first
    expect(story).to_be_visible()
    page.wait_for_function(AROUND, arg="speak")  # all of it is lit
    person.press(story)

    expect(page.locator("[data-place=speak]")).to_have_count(0)
    person.press(page.locator(f"[data-step={step}] [data-next]"))
    expect(page.locator(".message").filter(has_text=f"{person.name} claims to have")).to_be_visible()


def test_one_plays_oneself_leaves_and_comes_back(person: Person) -> None:
    page = person.page
    code = begin(person, "secret-hitler", "liberal")
    for heading in ("You are a liberal", "Five liberal policies"):
        page.get_by_role("dialog", name=heading).get_by_role("button", name="Next").click()
    expect(page.get_by_role("dialog", name="Every government")).to_be_visible()
    page.get_by_role("button", name="No", exact=False).first.click()

    expect(page.get_by_text("No is a legal answer too.")).to_be_visible()
    page.get_by_role("button", name="I’ll play on").first.click()
    expect(page.locator("[data-step], .resting")).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator("[data-step], .resting")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator("[data-step], .resting")).not_to_have_count(0)

    page.get_by_role("button", name="I’ll play on").first.click()
    expect(page.locator("[data-step], .resting")).to_have_count(0)
    person.go("/learn/secret-hitler/liberal")
    page.wait_for_url(f"**/t/{code}")
    expect(page.locator("[data-step], .resting")).not_to_have_count(0)


def test_whoever_begins_a_lesson_once_more_that_was_told_gets_a_table_of_its_own(person: Person) -> None:
    code = begin(person, "secret-hitler", "liberal")
    assert taught(person)["end"] == "lesson"
    person.go("/about")

    person.go("/learn/secret-hitler/liberal")

    expect(person.page.get_by_role("dialog", name="You are a liberal")).to_be_visible()
    assert code not in person.page.url


def test_whoever_decides_while_something_is_explained_is_told_the_next_thing(person: Person) -> None:
    page = person.page
    begin(person, "secret-hitler", "liberal")
    expect(page.get_by_role("dialog", name="You are a liberal")).to_be_visible()

    page.keyboard.press("y")

    expect(page.get_by_role("dialog", name="Five liberal policies")).to_be_visible()


def spoil(person: Person, game: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the lesson arrive with bad data."""

    def answer(route: Route) -> None:
        lesson = route.fetch().json()
        change(lesson)
        route.fulfill(body=json.dumps(lesson), content_type="application/json")

    person.page.route(f"**/api/games/{game}/lessons/*", answer)


def _other_place(lesson: dict[str, Any]) -> None:
    lesson["steps"][0]["places"] = ["nowhere"]


def _other_words(lesson: dict[str, Any]) -> None:
    lesson["steps"][0]["name"] = "unheard-of"


def _other_rules(lesson: dict[str, Any]) -> None:
    lesson["revision"] = 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_other_place, "something that is not on this table"),
        (_other_words, "lost its words"),
        (_other_rules, "other rules than the lesson"),
    ],
)
def test_a_lesson_with_bad_data_ends_in_one_sentence(
    person: Person, change: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    page = person.page
    spoil(person, "secret-hitler", change)
    begin(person, "secret-hitler", "liberal")

    expect(page.get_by_text(sentence)).to_be_visible()
    page.get_by_role("button", name="Play on").click()

    expect(page.locator("[data-step], .resting, .spotlight")).to_have_count(0)
    person.wait_to_be_asked()
    person.decide()


def test_a_lesson_there_is_not_is_one_sentence(person: Person) -> None:
    person.forgiven.append("404")
    person.go("/learn/secret-hitler/centrist")

    expect(person.page.get_by_role("alert")).to_have_text("There is no lesson “centrist” here.")
    person.go("/puzzles/centrist/1-1")
    expect(person.page.get_by_text("There are no puzzles for this game.")).to_be_visible()


def test_the_waiting_room_shows_the_way_to_a_first_evening(person: Person) -> None:
    person.open_table(game="die-macher", seats=3, start=False)

    expect(person.page.get_by_role("link", name="New here?")).to_have_attribute("href", "/learn/die-macher")
