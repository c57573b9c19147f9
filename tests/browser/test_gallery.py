"""Those who look on: they talk among themselves and are told so, and the host lets them be behind."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, PHONE, Person


def talk(person: Person) -> None:
    """Open what is said."""
    page = person.page
    if person.small:
        person.press(page.get_by_role("button", name=re.compile("^Log, talk and rules")))
    person.press(page.get_by_role("tab", name=re.compile("^Talk")))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_spectators_talk_among_themselves_and_the_host_delays_them(
    people: Callable[..., Person], size: tuple[int, int]
) -> None:
    ada, eve, fay = people("Ada"), people("Eve", size=size), people("Fay")
    code = ada.open_table(seats=5)
    ada.look_at_role()
    ada.page.get_by_role("button", name="Menu").first.click()
    ada.page.get_by_label("Spectators see the game").select_option("10")
    for person in (eve, fay):
        person.come_in()
        person.go(f"/t/{code}")
    expect(eve.page.get_by_text("The host lets you see it 10 moves later")).to_be_visible()

    talk(eve)
    expect(eve.page.get_by_text("Players read this after the game.")).to_be_visible()
    said = eve.page.get_by_label("Say something to the others who watch")
    said.fill("who is Hitler?")
    said.press("Enter")

    talk(fay)
    expect(fay.page.get_by_text("who is Hitler?")).to_be_visible()
    expect(fay.page.locator(".message .who")).to_have_text("Eve spectator")
    assert "who is Hitler?" not in ada.page.content()
    assert eve.accessibility_problems() == []
    assert eve.misprints() == []
    fay.page.get_by_role("button", name="More Eve").click()
    dialog = fay.page.get_by_role("dialog").last
    dialog.get_by_role("button", name="Stop hearing them").click()
    expect(dialog.get_by_text("does not reach you any more")).to_be_visible()
    ada.page.get_by_label("Spectators may talk").uncheck()
    expect(eve.page.get_by_text("At this table only the players talk.")).to_be_visible()
    expect(said).to_have_count(0)
