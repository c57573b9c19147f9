"""The world of Global Powers on a phone, and what is held on the map until it is seen."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import ASKED, PHONE, Person
from tests.browser.test_global_powers import PLATE, govern, play_until
from tests.browser.test_rare_decisions import played

SCENE = "section.scene"


def test_a_phone_shows_the_map_and_the_scores(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    person.open_table(game="global-powers", seats=4)
    while person.wait_to_be_asked() and not person.prompt().startswith("Play a card"):
        govern(person)
    page = person.page

    assert page.locator(".plate").count() == 12
    expect(page.locator(".scores li")).to_have_count(4)
    expect(page.locator(".scores .me .pips")).to_contain_text("of 8")
    assert wide(page.locator(".plate").first) > 110
    moved = page.locator(".frame > .space").evaluate(
        "map => { map.scrollLeft = 0; map.scrollBy(200, 0); return map.scrollLeft }"
    )
    assert moved == 200
    whole, plate = wide(page.locator(".sheet")), wide(page.locator(".plate").first)
    page.get_by_role("button", name="Zoom out").tap()
    assert wide(page.locator(".sheet")) == whole * 0.75
    assert 100 < wide(page.locator(".plate").first) < plate, "plates shrink less than the world, to be read"
    page.locator(PLATE).first.tap()
    expect(page.locator("#commit")).to_be_visible()
    assert person.fits()
    assert person.accessibility_problems() == []


def test_on_a_phone_the_map_goes_to_what_was_chosen_out_of_sight(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    play_until(person, "Play a card or activate")
    page, chosen = person.page, person.page.locator(".plate.chosen")
    digit = next(str(place) for place in range(1, 10) if leads_somewhere(person, str(place)))

    for corner in (0, 9999):
        page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)
        page.locator(".frame > .space").evaluate("(map, corner) => map.scrollTo(corner, corner)", corner)
        page.keyboard.press(digit)

        expect(chosen).to_be_in_viewport(ratio=1)


def leads_somewhere(person: Person, digit: str) -> bool:
    """Whether a digit chooses a region, not a card."""
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#commit")).to_have_count(0)
    person.page.keyboard.press(digit)
    expect(person.page.locator("#commit")).to_be_visible()
    return person.page.locator(".plate.chosen").count() == 1


def test_on_a_phone_what_has_just_been_counted_stands_above_the_map(people: Callable[..., Person]) -> None:
    record, everything = played("extended", 1)
    entry = next(asked.entry for asked in everything if asked.view.prompt and asked.view.prompt.step == "posting")
    moment = sum("do" in line and line["n"] <= entry for line in map(json.loads, record.splitlines()[1:-1]))
    person = people(size=PHONE)
    person.come_in()

    person.go(f"/t/{person.call('POST', '/api/records', {'record': record})['code']}?at={moment}")

    count, world = person.page.locator("[data-place=evaluation]"), person.page.locator(".phone .map")
    expect(count).to_be_visible()
    assert height(count) < height(world)


def height(drawn: Locator) -> float:
    """How many pixels something stands below the upper edge."""
    box = drawn.bounding_box()
    assert box is not None
    return box["y"]


def wide(drawn: Locator) -> float:
    """How many pixels something takes from left to right."""
    box = drawn.bounding_box()
    assert box is not None
    return round(box["width"], 3)


def test_a_scene_is_held_skipped_and_watched_again(people: Callable[..., Person]) -> None:
    person = people(still=False, speed="normal")
    person.open_table(game="global-powers", seats=4)
    page = person.page
    headline = ""
    while not headline:
        page.wait_for_selector(f"{ASKED}, {SCENE}, main.end")
        if page.locator("main.end").count():
            person.open_table(game="global-powers", seats=4)
        elif page.locator(SCENE).count() and page.locator(SCENE).inner_text().startswith("EVALUATION"):
            headline = page.locator(f"{SCENE} .headline").inner_text()
            expect(page.locator(".worth .of").first).to_be_visible()
        elif page.locator(SCENE).count():
            page.keyboard.press("Space")
            expect(page.locator(".prompt")).to_be_attached()
        elif page.locator(ASKED).count():
            govern(person)

    page.keyboard.press("Space")
    expect(page.locator(".worth")).to_have_count(0)
    while page.locator(SCENE).count():
        page.keyboard.press("Space")
        page.wait_for_timeout(20)
    if not page.locator("main.end").count():
        page.get_by_role("tab", name="Log").click()
        page.locator(
            "section:has(h3:has-text('Evaluation')) .again, li:has-text('Evaluation') .again"
        ).last.click()  # the newest, which was seen just now
        expect(page.locator(f"{SCENE} .headline")).to_have_text(headline)


def test_what_a_vote_is_about_is_marked_on_the_map(person: Person) -> None:
    play_until(person, "diplomacy of")
    aimed = person.page.locator(".plate.aimed")

    expect(aimed).to_have_count(1)
    region = aimed.locator(".name").first.inner_text()
    assert region in person.prompt()
    expect(person.page.locator(".proposed")).to_contain_text(region)
