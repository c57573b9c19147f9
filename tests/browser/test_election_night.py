"""Die Macher's nights: the count as a scene, the paper the morning after, and the points at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import ASKED, PHONE, Person

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
    while page.locator(".night .blank").count():
        press(foot, "Go on")
    press(foot, "Go on")

    expect(page.locator(".night .won")).not_to_have_count(0)
    votes = [int(text) for text in page.locator(".night .count .figure").all_inner_texts()]
    assert votes == sorted(votes), "the smallest first"
    press(foot, "One step back")
    expect(foot.locator("[aria-current=step]")).to_contain_text("votes")
    while page.locator(".paper").count() == 0:  # whoever has won may have something to decide first
        go_on(person)
    expect(page.locator(".paper")).to_contain_text("Your round in one line")
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
