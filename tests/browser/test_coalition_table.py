"""Coalition talks in Die Macher: joint votes against the rivals, why one may ask or invoke, terms as promises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import PHONE, Person

PUPPETS = (Path(__file__).parent / "puppets.js").read_text("utf-8")
PROTOCOL = 1


def at_the_table(person: Person, *, seats: int = 5) -> None:
    """Play all seats on one device until somebody may look for a partner, and be that somebody."""
    code = person.open_table(game="die-macher", seats=seats, mine=seats)
    person.page.wait_for_selector("main")
    asked = person.page.evaluate(PUPPETS, [code, PROTOCOL, ["form-coalition"]])
    assert asked == "form-coalition"
    person.go(f"/t/{code}")
    person.press(person.page.locator(".curtain .primary"))
    expect(person.page.locator(".talks")).to_be_visible()


def test_the_coalition_table_shows_joint_votes_and_terms_are_said_as_promises(person: Person) -> None:
    at_the_table(person)
    page = person.page
    talks = page.locator(".talks")

    expect(talks.locator(".rows li.mine .names", has_text="You + ").first).to_be_visible()
    expect(talks).to_contain_text("shared cards")
    expect(talks).to_contain_text("Terms are promises")
    expect(talks.locator("header").get_by_role("group", name="Talk with")).to_be_visible()  # leaves room for terms
    assert person.fits()
    assert person.accessibility_problems() == []
    for language in ("de", "nl", "fr", "en"):
        person.switch_language(language)
        assert person.misprints(strict=True) == [], language
    page.set_viewport_size({"width": 1366, "height": 640})
    expect(page.locator(".desk .button").first).to_be_in_viewport(ratio=1)  # in sight though the talks reach below
    talks.get_by_role("button", name="More: Meetings you hold here").click()
    talks.locator(".picks .pick").first.click()
    talks.get_by_role("button", name="these terms").click()

    expect(talks.locator(".quote")).to_contain_text("I hold 1 meeting")
    expect(talks.get_by_role("button", name="New terms")).to_be_visible()


def test_on_the_phone_the_rows_carry_names_and_the_reply_shows_who_asks(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    at_the_table(person)
    page = person.page
    assert person.fits()
    assert person.accessibility_problems() == []

    offer = page.locator(".desk .button", has_text="Offer").first
    offer.tap()
    page.locator(".prompt .doing .primary").tap()
    person.press(page.locator(".curtain .primary"))

    expect(page.locator(".desk .mark")).to_be_visible()
    expect(page.locator(".talks")).to_contain_text("if you decline, you stay free")
    expect(page.locator(".talks .rows b").first).not_to_be_empty()
    page.locator(".desk .button").first.tap()
    expect(page.locator(".talks")).to_have_count(0)
