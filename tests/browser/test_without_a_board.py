"""A game without a board of its own is played with the generic board and the generic panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import hemicycle
from tests.browser.person import Person

DECISIONS = 30


@pytest.mark.parametrize("game", hemicycle.names())
def test_every_decision_of_any_game_can_be_answered(person: Person, game: str) -> None:
    seats = hemicycle.game(game).default_seats
    person.open_table(game=game, seats=seats, query="?plain")

    for _ in range(DECISIONS):
        if not person.wait_to_be_asked():
            break
        assert person.fits(), person.prompt()
        assert "-" not in person.prompt().split()[0], "a sentence, not a key"
        person.decide()

    assert person.accessibility_problems() == []


def test_a_sealed_bid_is_set_with_a_stepper_and_can_be_changed(person: Person) -> None:
    person.open_table(game="global-powers", seats=4, query="?plain")
    page = person.page
    page.wait_for_selector(".pad")

    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="More").click()

    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "2")
    expect(page.locator(".pad .primary")).to_contain_text("2")
    page.get_by_role("spinbutton").press("End")
    expect(page.get_by_role("button", name="More")).to_be_disabled()


def test_an_auction_is_bid_for_up_to_a_limit(person: Person) -> None:
    person.open_table(game="die-macher", seats=3, query="?plain")
    page = person.page
    auction = page.get_by_role("spinbutton", name="Bid up to")
    while person.wait_to_be_asked():
        if auction.count():
            break
        person.decide()

    auction.press("End")

    expect(page.locator(".pad .primary")).to_contain_text("up to")
    before = person.decision()
    page.locator(".pad .primary").click()
    person.answered(before)
