"""Composing an answer to Die Macher: what is shown is what will be sent, by pointer, by key and by hint."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
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
