"""Time that ran out, and time to take something back."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.person import Person
from tests.browser.test_connection import CUT
from tests.browser.test_global_powers import govern

HASTE = {"bank": 0, "increment": 2, "cap": 2}


def test_whose_time_ran_out_is_told_what_a_bot_chose(people: Callable[..., Person], cable: Cable) -> None:
    person = people(url=cable.url)
    person.forgiven += CUT
    card = person.page.locator(".concerns article", has_text="Your time ran out; a bot chose for you.")
    person.open_table(pace="custom", clock=HASTE)
    person.look_at_role()

    expect(card.first).to_be_visible()
    cable.cut()  # nothing more happens here
    told = card.count()
    card.first.get_by_role("button", name="OK").click()

    expect(card).to_have_count(told - 1)


def test_half_of_the_time_is_told_to_those_who_listen_too(person: Person) -> None:
    person.open_table(pace="custom", clock={"bank": 0, "increment": 8, "cap": 8})
    person.look_at_role()

    told = person.page.get_by_role("status").filter(has_text="Half of your time for this decision is over.")
    expect(told).to_have_count(1, timeout=20_000)
    expect(person.page.get_by_role("timer")).to_have_class(re.compile("nudged"))


def test_bots_leave_time_to_take_back_and_go_on_when_told(person: Person) -> None:
    person.open_table(game="global-powers", seats=4, bot_delay=10_000)
    page = person.page
    undo, go_on = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Go on")
    while not go_on.count() and person.wait_to_be_asked():
        asked = person.prompt()
        govern(person)

    expect(undo).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".prompt .sentence")).to_have_text(asked)
    govern(person)
    page.keyboard.press("Space")

    expect(undo).to_have_count(0, timeout=8_000)
