"""Pace belongs to the player: what happens is held until it is seen, at the speed of this device."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import ASKED, PHONE, Person
from tests.browser.wanderer import Wanderer, known_server
from tests.server.process import Server

SCENE = ".scene"


def until_a_scene(person: Person, tag: str = "") -> None:
    """Play on until something is held (of a certain kind)."""
    page = person.page
    for _ in range(600):
        if page.locator(SCENE).count():
            if not tag or tag in page.locator(f"{SCENE} .tag").inner_text():
                return
            page.get_by_role("button", name="Go on", exact=True).click()
        elif page.locator(ASKED).count():
            person.decide()
        elif page.locator("main.end").count():
            person.open_table(seats=7)
            person.look_at_role()
        else:
            page.keyboard.press("Space")
            page.wait_for_timeout(20)
    raise AssertionError("nothing was held")


def test_a_government_is_a_scene_that_is_held_and_skipped(people: Callable[..., Person]) -> None:
    person = people(still=False, speed="step")
    person.open_table(seats=7)
    person.look_at_role()

    until_a_scene(person, "ELECTED")

    page = person.page
    expect(page.locator(".foot [aria-current=step]")).to_contain_text("Voted")
    expect(page.locator(".ballot.yes, .ballot.no").first).to_be_visible()
    headline = page.locator(".headline").inner_text()
    page.wait_for_timeout(300)
    assert page.locator(".headline").inner_text() == headline, "whoever takes steps is not hurried"
    page.keyboard.press("Space")
    expect(page.locator(".headline", has_text=headline)).to_have_count(0)


def test_a_government_that_is_voted_down_has_nothing_to_come(people: Callable[..., Person]) -> None:
    person = people(still=False, speed="step")
    person.open_table(seats=7)
    person.look_at_role()

    until_a_scene(person, "REJECTED")

    expect(person.page.locator(".foot li")).to_have_count(2)  # nominated, and voted on
    expect(person.page.locator(".foot [aria-current=step]")).to_contain_text("Voted")


def test_who_prefers_stillness_is_not_held_up(people: Callable[..., Person]) -> None:
    person = people(still=True, speed="normal")
    person.open_table()
    person.look_at_role()

    for _ in range(4):
        if person.wait_to_be_asked():
            person.decide()

    expect(person.page.locator(SCENE)).to_have_count(0)


def test_a_scene_can_be_watched_again_from_the_log(people: Callable[..., Person]) -> None:
    person = people(still=False, speed="step")
    person.open_table()
    person.look_at_role()
    until_a_scene(person, "ECTED")
    page = person.page
    while not (page.locator(ASKED).count()):
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    page.get_by_role("tab", name="Log").click()

    page.get_by_role("button", name="Watch the scene again").first.click()

    expect(page.locator(SCENE)).to_be_visible()
    expect(page.locator(".foot [aria-current=step]")).to_contain_text("Nominated")
    page.keyboard.press("Space")
    expect(page.locator(SCENE)).to_have_count(0)
    expect(page.locator(ASKED)).to_be_visible()


def test_the_speed_is_chosen_at_the_table_and_remembered(people: Callable[..., Person]) -> None:
    person = people(speed="normal")
    person.open_table()
    person.look_at_role()
    page = person.page

    page.get_by_role("button", name="Speed Normal").click()
    page.get_by_role("group", name="Speed").get_by_role("button", name="Slow").click()
    page.reload()

    expect(page.get_by_role("button", name="Speed Slow")).to_be_visible()
    assert json.loads(page.evaluate("localStorage.hemicycle"))["speed"] == "slow"


def test_on_a_phone_the_speed_is_in_the_menu(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    person.open_table()
    person.look_at_role()

    person.press(person.page.get_by_role("button", name="Menu"))

    expect(person.page.get_by_role("group", name="Speed").get_by_role("button", name="Step")).to_be_visible()


def test_whoever_is_executed_is_told_so(people: Callable[..., Person], own_server: Callable[..., Server]) -> None:
    person = people(url=known_server(own_server, 6).url)
    card = person.page.locator(".concerns article", has_text="executes you.")
    with Wanderer(person, "secret-hitler", 6) as wanderer:
        president, wire = wanderer.until("execution")
        person.go(f"/t/{wanderer.code}")
        expect(person.page.locator(".prompt")).to_be_visible()

        wire.do(president, f"execute {wanderer.seat}")
        expect(card).to_be_visible()
        card.get_by_role("button", name="OK").click()

        expect(card).to_have_count(0)
