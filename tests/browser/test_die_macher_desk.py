"""Composing an answer to Die Macher: what is shown is what will be sent, by pointer, by key and by hint."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.test_die_macher import Candidate, table, until


def at_the_meetings(person: Person) -> Candidate:
    """A table where meetings are asked for, with every state's number on the page."""
    candidate = table(person)
    until(candidate, "rally")
    expect(person.page.locator(".cell .stepper")).to_have_count(4)
    expect(person.page.locator("#commit")).to_be_visible()
    return candidate


def numbers(person: Person) -> list[str]:
    """How many meetings every state shows."""
    return [text.strip() for text in person.page.locator(".cell [role=spinbutton]").all_inner_texts()]


def test_a_hint_is_put_to_the_basket(person: Person) -> None:
    at_the_meetings(person)
    second = person.page.locator(".cell .stepper").nth(1)
    second.get_by_role("button").last.click()
    expect(person.page.locator("#commit")).to_contain_text("Pay 1")

    person.page.keyboard.press("3")  # two in the first state, chosen beside the basket as a hint is

    expect(person.page.locator("#commit")).to_contain_text("Pay 3")
    assert numbers(person) == ["2", "1", "0", "0"]


def test_what_is_half_done_gives_way_to_a_hint(person: Person) -> None:
    candidate = table(person)
    candidate.asked()
    candidate.press(".lines .line", 2)

    person.page.keyboard.press("h")
    person.press(person.page.locator(".hint .link"))

    expect(person.page.locator(".sheet-lines .about")).to_contain_text("Everything has its place")


def test_enter_sends_after_the_pointer_has_stepped(person: Person) -> None:
    candidate = at_the_meetings(person)
    decision = candidate.latest()["decision"]

    person.page.locator(".cell .stepper").first.get_by_role("button").last.click()
    expect(person.page.locator("#commit")).to_contain_text("Pay 1")
    person.page.keyboard.press("Enter")

    assert candidate.asked(decision)
    assert candidate.step() != "rally"


def test_enter_sends_the_hint_that_was_taken(person: Person) -> None:
    candidate = at_the_meetings(person)
    decision = candidate.latest()["decision"]

    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator(".hint .link")).to_be_visible()
    expect(person.page.locator(".prompt")).to_be_focused()
    person.page.locator(".hint .link").click()
    expect(person.page.locator(".hint .link")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Enter")

    assert candidate.asked(decision)


def test_another_language_leaves_everybody_in_their_seat(person: Person) -> None:
    candidate = table(person)
    candidate.asked()

    person.switch_language("de")
    person.page.set_viewport_size({"width": 800, "height": 768})
    expect(person.page.locator(".phone .pages")).to_be_visible()
    person.page.set_viewport_size({"width": 1366, "height": 768})

    expect(person.page.locator(".laptop .states")).to_be_visible()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.locator(".timeline")).to_be_visible()


def test_a_phone_shows_hidden_cards_and_ministers_when_asked(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    table(person).asked()

    person.press(person.page.get_by_role("button", name="Your things"))

    expect(person.page.get_by_role("list", name="hand")).to_be_visible()
    ministers = person.page.get_by_role("region", name="shadow cabinet")
    expect(ministers.get_by_role("row", name="Chancellor")).to_be_visible()
    expect(person.page.get_by_text("Donations: 10 20 30 40 50")).to_be_visible()
    assert person.fits()
    assert person.accessibility_problems() == []


def test_a_phone_shows_what_every_minister_costs(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    until(table(person), "place-minister")

    person.press(person.page.locator(".cell .shown"))

    expect(person.page.locator(".minister li").first).to_be_visible()
    widths = "list => [list.scrollWidth - list.clientWidth, innerWidth - list.clientWidth]"
    over, beside = person.page.locator(".minister ul").evaluate(widths)
    assert over == 0, "no price is cut"
    assert beside < 40, "the list is as wide as the screen"


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_card_that_goes_can_still_be_read(people: Callable[..., Person], size: tuple[int, int]) -> None:
    candidate = table(people(size=size))
    until(candidate, "renew-hand")
    candidate.person.switch_language("de")

    candidate.press(".hand .press")

    expect(candidate.all(".hand .tag")).to_be_visible()
    assert candidate.person.misprints(strict=True) == []


def test_a_hint_that_was_taken_is_said_once(person: Person) -> None:
    candidate = table(person)
    candidate.asked()

    person.page.keyboard.press("h")
    person.press(person.page.locator(".hint .link"))

    expect(person.page.locator("#commit")).to_contain_text("Line ")
    expect(person.page.locator(".hint .link")).to_have_text("A bot’s choice")


def test_escape_puts_the_election_night_aside(person: Person) -> None:
    candidate = table(person, edition="2006-short")
    decision = None
    while candidate.asked(decision) and not person.page.locator(".night").count():
        decision = candidate.latest()["decision"]
        candidate.answer()

    person.page.locator(".night button").focus()
    person.page.keyboard.press("Escape")

    expect(person.page.locator(".night")).to_have_count(0)
    expect(person.page.locator(".prompt")).to_be_focused()


def test_donations_are_named_by_what_is_read(person: Person) -> None:
    candidate = table(person, edition="2006-short")
    until(candidate, "lay-donation")

    assert person.accessibility_problems() == []
    expect(person.page.locator("header [aria-current=step] .name")).to_have_text("Round end")


def test_the_stages_of_the_round_are_named_as_far_as_there_is_room(person: Person) -> None:
    candidate = table(person, edition="2006-short")
    until(candidate, "rally")
    named = person.page.locator("header ol .name:visible")

    expect(named).to_have_count(10)
    for language in ("de", "nl", "fr"):
        person.switch_language(language)
        shown = "stage => stage.getBoundingClientRect().right <= stage.closest('div').getBoundingClientRect().right"
        assert person.page.locator("header ol li").last.evaluate(shown), language
        assert named.count() >= 5, language  # this one and what is to come


def test_a_phone_opens_a_state_where_there_is_something_to_choose(people: Callable[..., Person]) -> None:
    candidate = Candidate(people(size=PHONE))
    candidate.person.open_table(game="die-macher", seats=5)
    decision = None

    while candidate.asked(decision) and not elsewhere(candidate):
        decision = candidate.latest()["decision"]
        candidate.answer()

    expect(candidate.all(".cell .wide")).to_be_visible()


def elsewhere(candidate: Candidate) -> bool:
    """Whether media can be bought, but not in the state that votes first."""
    view = candidate.latest()["view"]
    states = {choice["detail"].get("state") for choice in view["choices"]} - {None}
    return candidate.step() == "buy-media-cube" and bool(states) and view["board"]["states"][0]["id"] not in states
