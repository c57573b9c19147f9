"""The timeline during the game and after it, deep links, the end page, verification and the record."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person


@pytest.fixture
def finished(person: Person) -> Person:
    """Somebody who has played a game to its end."""
    person.open_table()
    person.look_at_role()
    while person.wait_to_be_asked():
        person.decide()
    return person


def test_the_arrows_walk_back_and_nothing_can_be_done_there(person: Person) -> None:
    person.open_table()
    person.look_at_role()
    person.wait_to_be_asked()
    person.decide()
    person.wait_to_be_asked()

    person.page.keyboard.press("ArrowLeft")

    expect(person.page.locator(".prompt")).to_have_attribute("data-voice", "past")
    assert "at=" in person.page.url
    person.page.keyboard.press("l")
    expect(person.page.locator(".prompt")).not_to_have_attribute("data-voice", "past")
    assert "at=" not in person.page.url


def test_a_link_leads_to_a_moment(finished: Person) -> None:
    page = finished.page

    page.goto(page.url.split("?")[0] + "?at=3")

    expect(page.locator(".prompt")).to_contain_text("Moment 3 of")


def test_after_the_end_one_looks_through_any_eyes(finished: Person) -> None:
    page = finished.page
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider", name="Timeline").fill("4")

    for eyes in ("1", "2", "null"):
        page.get_by_role("combobox", name="Through whose eyes").select_option(eyes)
        expect(page.locator(".prompt")).to_contain_text("Moment 4 of")


def test_a_line_of_the_log_leads_to_its_moment(finished: Person) -> None:
    page = finished.page
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("tab", name="Log").click()

    page.locator(".line").nth(2).click()

    expect(page.locator(".prompt")).to_have_attribute("data-voice", "past")


def test_the_end_shows_roles_policies_and_votes(finished: Person) -> None:
    page = finished.page

    expect(page.locator(".roles li")).to_have_count(5)
    expect(page.locator(".policies li").first).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(1)


def test_the_luck_can_be_verified_and_the_record_kept(finished: Person) -> None:
    page = finished.page

    page.get_by_role("button", name="Verify the luck").click()
    for sentence in (
        "The secret is the one that was promised",
        "The chain holds",
        "Every piece of luck was drawn again",
    ):
        expect(page.locator(".verdict")).to_contain_text(sentence)
    expect(page.locator(".verdict .wrong")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()

    assert download.value.suggested_filename.endswith(".jsonl")


def test_the_last_page_leads_to_the_review(finished: Person) -> None:
    page = finished.page
    page.get_by_role("link", name="Review this game").click()

    expect(page.get_by_role("group", name="Chances of winning")).to_be_visible(timeout=240_000)
    page.get_by_role("button", name="One back", exact=True).click()
    page.get_by_role("link", name="See this moment").click()

    expect(page.locator(".prompt")).to_have_attribute("data-voice", "past")


def test_a_rematch_starts_at_once_and_the_game_keeps_its_address(finished: Person) -> None:
    page, old = finished.page, finished.page.url
    page.get_by_role("button", name="Play again").click()

    expect(page.get_by_role("region", name="Your role")).to_be_visible()
    assert page.url.split("?")[0] != old.split("?")[0]
    page.goto(old)
    expect(page.locator("main.end")).to_be_visible()
    expect(page.get_by_role("link", name="Go there")).to_be_visible()
