"""Die Macher's nights: the count as a scene, the paper the morning after, and the points at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hemicycle.words import Words
from tests.browser.person import ASKED, LAPTOP, PHONE, Person

# Sides of which nobody is counted yet, by the first seat of theirs.
WAITING = "rows => rows.filter((row) => row.dataset.counted === 'no').map((row) => row.dataset.seat)"
PLACE = "step => [...step.parentElement.children].indexOf(step)"
MOVED = """before => {
    const step = document.querySelector(".foot [aria-current=step]");
    return !step || [...step.parentElement.children].indexOf(step) !== before;
}"""
AT_REST = "() => [...document.querySelectorAll('.race li')].every((side) => side.getAnimations().length === 0)"
SHORT: dict[str, Any] = {"game": "die-macher", "seats": 3, "edition": "2006-short"}


def until_a_night(person: Person) -> Page:
    """Play on by keyboard until a state is counted, and take its steps one by one."""
    page = person.page
    for _ in range(900):
        if page.locator(".night").count():
            press(page.locator(".foot"), "Step")
            return page
        if page.locator(ASKED).count():
            person.decide_by_key()
        else:
            page.wait_for_timeout(20)
    raise AssertionError("no state has voted")


def go_on(person: Person) -> None:
    """Past whatever is held, or asked."""
    if person.page.locator(ASKED).count():
        person.decide_by_key()
    else:
        person.page.keyboard.press("Space")
    person.page.wait_for_timeout(50)


def press(foot: Locator, name: str) -> None:
    foot.get_by_role("button", name=name, exact=True).click()


def test_a_state_is_counted_party_by_party_and_the_paper_follows(people: Callable[..., Person]) -> None:
    person = people(still=False, speed="fast")
    person.open_table(**SHORT)

    page = until_a_night(person)
    foot = page.locator(".foot")
    expect(page.locator(".rail")).to_have_count(0)  # the log and the seats would tell the end of the count
    expect(foot.locator("[aria-current=step]")).not_to_contain_text("vote")  # nor may the steps tell it
    expect(page.locator(".night .campaign li")).to_have_count(5)  # a short game has five elections
    expect(page.locator(".night .campaign [aria-current]")).to_contain_text(page.locator(".night h2").inner_text())
    uncounted = [int(seat) for seat in page.locator(".race li").evaluate_all(WAITING)]
    assert uncounted == sorted(uncounted), "nor the order of those who are still to be counted"
    while page.locator(".night .blank").count():
        press(foot, "Go on")
        line, flag = page.locator(".race .line"), page.locator(".race .flag")
        expect(flag).to_have_count(min(1, line.count()))  # what is to be beaten stands at the line, not beside it
    press(foot, "Go on")

    expect(page.locator(".night .won")).not_to_have_count(0)
    votes = [int(text) for text in page.locator(".night .count .figure").all_inner_texts()]
    assert votes == sorted(votes), "the smallest first"
    press(foot, "One step back")
    expect(page.locator(".night .won")).to_have_count(0)
    while page.locator(".paper").count() == 0:  # whoever has won may have something to decide first
        go_on(person)
    expect(page.locator(".paper .mine")).to_contain_text("Your round in one line")
    expect(page.locator(".paper .mine")).not_to_contain_text(person.name)  # one's own round is told to "you"
    assert person.accessibility_problems() == []
    page.keyboard.press("Space")
    expect(page.locator(".prompt")).to_be_visible()


def test_space_skips_a_night_and_the_log_shows_it_again(people: Callable[..., Person]) -> None:
    person = people(size=PHONE, still=False, speed="fast")
    person.open_table(**SHORT)
    page = until_a_night(person)

    for _ in range(2):  # past the count, and past the paper if it is here already
        page.keyboard.press("Space")
    expect(page.locator(".night")).to_have_count(0)
    while page.locator(".scene").count():
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Log, talk and rules").tap()
    page.get_by_role("tab", name="Log").tap()
    page.get_by_role("button", name="Watch the scene again").first.tap()

    expect(page.locator(".night")).to_be_visible()
    assert person.fits()
    assert person.accessibility_problems() == []


def test_the_finale_adds_up_the_points_before_the_end_page(people: Callable[..., Person]) -> None:
    person = people(still=False, speed="fast")
    person.open_table(**SHORT)
    page = person.page

    for _ in range(4000):
        if page.locator(".finale").count():
            break
        if page.locator(".scene").count():
            page.keyboard.press("Space")
        elif page.locator(ASKED).count():
            person.decide_by_key()
        page.wait_for_timeout(20)
    press(page.locator(".foot"), "Step")
    expect(page.locator("main.end")).to_have_count(0)
    while page.locator(".finale .won").count() == 0:
        press(page.locator(".foot"), "Go on")
    points = [int(text) for text in page.locator(".finale .figure").all_inner_texts()]

    assert points == sorted(points, reverse=True)
    page.keyboard.press("Space")
    expect(page.locator("main.end")).to_be_visible()
    told = page.locator("main.end section").first.locator("td.right").all_inner_texts()
    assert [int(text) for text in told] == points, "the winner first, with the same points"


@pytest.mark.parametrize(
    ("language", "size"), [("de-DE", LAPTOP), ("de-DE", PHONE), ("fr-FR", PHONE), ("nl-NL", LAPTOP)]
)
def test_a_night_and_its_paper_read_well(people: Callable[..., Person], language: str, size: tuple[int, int]) -> None:
    person = people(size=size, language=language, still=False, speed="step")
    person.open_table(**SHORT)
    page = person.page
    onward = page.locator(".foot .row button").last

    while page.locator(".night .won").count() == 0:
        if page.locator(".night").count():
            assert person.misprints(strict=True) == []
            press_on(person, onward)
        else:
            go_on(person)
    by_a_nose = Words(language[:2], "die-macher").learn("web-die-macher").say("board-wins-nose")
    page.locator(".night .won .tag").first.evaluate("(tag, text) => { tag.textContent = text; }", by_a_nose)
    assert person.misprints(strict=True) == []  # the longest that is said of a winner
    while page.locator(".paper").count() == 0:
        go_on(person)

    assert person.misprints(strict=True) == []
    assert person.fits()


def press_on(person: Person, onward: Locator) -> None:
    """To the next step of a scene."""
    now = person.page.locator(".foot [aria-current=step]").evaluate(PLACE)
    person.press(onward)
    person.page.wait_for_function(MOVED, arg=now)
    person.page.wait_for_function(AT_REST)
