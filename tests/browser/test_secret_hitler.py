"""Secret Hitler: powers and vetoes as those see them who use them, talk, claims, and a layout for every device."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import ASKED, LAPTOP, PHONE, TABLET, Person
from tests.browser.test_playing import until_somebody_is_barred

PUPPETS = (Path(__file__).parent / "puppets.js").read_text("utf-8")
PROTOCOL = 1
IN_VIEW = """(thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return corners.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
}"""
AT_THE_END = "list => list.scrollTop + list.clientHeight >= list.scrollHeight - 2"


def come_to(person: Person, step: str, *, seats: int = 7) -> None:
    """Play all seats on one device until somebody is asked for this, and be that somebody."""
    for _ in range(20):
        code = person.open_table(seats=seats, mine=seats)
        person.page.wait_for_selector("main")
        if person.page.evaluate(PUPPETS, [code, PROTOCOL, [step]]) == step:
            person.go(f"/t/{code}")
            return take_over(person)
    raise AssertionError(f"no table came to {step}")


def take_over(person: Person) -> None:
    """Lift the curtain, and look at the role if nobody has yet."""
    page = person.page
    page.wait_for_selector(f".curtain, .opening, {ASKED}")
    if page.locator(".curtain").count():
        person.press(page.locator(".curtain .primary"))
    page.wait_for_selector(f".opening, {ASKED}")
    if page.locator(".opening").count():
        person.look_at_role()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_president_is_told_what_a_veto_is_about(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)

    come_to(person, "veto-reply")

    assert "asks for a veto on the two policies you passed on (" in person.prompt()
    expect(person.page.get_by_role("button", name="Agree to the veto")).to_be_visible()
    expect(person.page.get_by_role("button", name="Refuse the veto")).to_be_visible()
    expect(person.page.get_by_text("Enact this one")).to_have_count(0)
    assert person.misprints(strict=True) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_what_an_investigation_showed_stays_on_the_board(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    come_to(person, "investigation")

    person.decide()

    seen = person.page.locator("[data-explain=seen-party]").first
    for _ in range(20):
        take_over(person)
        if seen.count():
            break
        person.decide()
    expect(seen).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE])
def test_the_role_that_is_held_lies_over_everything_else(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    person.open_table(seats=7)
    person.look_at_role()
    button = person.page.locator(".peek .button")

    button.dispatch_event("pointerdown")

    expect(person.page.locator(".peek .role")).to_be_visible()
    expect(person.page.locator(".peek .role")).to_contain_text("ou win with")
    expect(person.page.locator(".peek .role")).to_contain_text("At this table: Hitler and 2 more fascists")
    assert person.page.locator(".peek .role").evaluate(IN_VIEW)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_one_says_whom_one_suspects_and_the_panel_is_put_away(
    people: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = people(size=size)
    person.open_table(seats=7)
    person.look_at_role()
    page = person.page
    say = page.locator(".say").get_by_role("button", name="Say")
    person.press(say)
    assert page.locator(".speak").evaluate("(panel) => getComputedStyle(panel).backgroundColor") != "rgba(0, 0, 0, 0)"
    page.keyboard.press("Escape")
    expect(page.locator(".speak")).to_have_count(0)
    expect(say).to_be_focused()

    person.press(say)
    person.press(page.get_by_role("group", name="About or to somebody").get_by_role("button").first)
    person.press(page.get_by_role("button", name="is a fascist"))

    expect(page.locator(".message").last).to_contain_text("is a fascist")
    expect(page.locator(".speak")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_newest_talk_is_always_to_be_seen(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    person.open_table(seats=7)
    person.look_at_role()
    page = person.page

    for number in range(9):
        page.get_by_role("textbox", name="Say something to the table").fill(f"Number {number}")
        page.keyboard.press("Enter")
        expect(page.locator(".message").last).to_contain_text(f"Number {number}")

    assert page.locator(".said-so-far").evaluate(AT_THE_END)
    person.press(page.locator("form.say button"))
    expect(page.locator(".speak .claims")).to_be_visible()
    page.wait_for_function(f"() => ({AT_THE_END})(document.querySelector('.said-so-far'))")  # in less room


def test_a_tablet_shows_board_talk_governments_and_ballots_at_once(people: Callable[..., Person]) -> None:
    person = people(size=TABLET)
    person.open_table(seats=10)
    person.look_at_role()
    page = person.page
    while person.wait_to_be_asked() and not page.locator(".ballots").count():
        person.decide()

    for part in (
        ".seat >> nth=0",
        ".track >> nth=1",
        ".said-so-far",
        ".beside h2 >> nth=1",
        ".ballots",
        ".peek .button",
    ):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert person.accessibility_problems() == []


@pytest.mark.parametrize(("size", "least"), [((1920, 1080), 1.2), ((2560, 1440), 1.6)])
def test_large_screens_draw_a_larger_table(people: Callable[..., Person], size: tuple[int, int], least: float) -> None:
    person = people(size=size)
    person.open_table(seats=7)
    person.look_at_role()

    height = person.page.locator(".seat .name").first.evaluate("(name) => name.getBoundingClientRect().height")

    assert height >= 20 * least
    assert person.fits()


def test_an_unofficial_edition_is_named_at_the_table(person: Person) -> None:
    person.open_table(seats=7, edition="rebalanced")
    person.look_at_role()

    expect(person.page.locator("header").first).to_contain_text("Rebalanced (unofficial)")


def test_after_a_refused_click_enter_still_sends_what_was_chosen(person: Person) -> None:
    barred = until_somebody_is_barred(person)
    page = person.page
    page.locator(".chip.possible").first.click()
    decision = person.decision()

    barred.click(force=True)

    expect(page.get_by_role("alert")).to_contain_text("cannot be chancellor now")
    expect(page.locator(".chip[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    assert person.answered(decision)
    expect(page.get_by_role("alert")).to_have_count(0)


def peeked(text: str) -> str:
    """An update whose seat has looked at the top of the deck."""
    news: dict[str, Any] = json.loads(text)
    if news["type"] == "update":
        news["view"]["board"]["top"] = ["fascist", "liberal", "fascist"]
    return json.dumps(news)


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE])
def test_what_a_president_peeked_at_stays_on_the_board(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)

    def carry(near: WebSocketRoute) -> None:
        near.connect_to_server().on_message(lambda text: near.send(peeked(str(text))))

    person.page.route_web_socket("**/socket", carry)
    person.open_table(seats=5)
    person.look_at_role()

    seen = person.page.get_by_role("group", name="On top of the deck, as you have seen it")
    expect(seen.locator(".policy")).to_have_text(["Fascist", "Liberal", "Fascist"])
    expect(seen).to_be_in_viewport(ratio=1)
