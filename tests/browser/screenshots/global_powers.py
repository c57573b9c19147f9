"""Global Powers: auction, turn, war, trade, votes, evaluation, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.browser.person import PHONE, Person
from tests.browser.screenshots.studio import Studio
from tests.browser.test_global_powers import PLATE, govern


@contextmanager
def party(studio: Studio, *, seats: int = 4, **device: Any) -> Iterator[Person]:
    """Somebody at a table with bots."""
    with studio.person(name="Jonas", **device) as me:
        me.open_table(game="global-powers", seats=seats)
        yield me


def until(me: Person, met: Callable[[], object]) -> None:
    """Play on, at new tables if need be, until something is to be seen."""
    for _ in range(12):
        while me.wait_to_be_asked():
            if met():
                return
            govern(me)
        me.open_table(game="global-powers", seats=4)
    raise AssertionError("it never came to this")


def later(me: Person, what: str, evaluation: int = 2) -> Callable[[], bool]:
    """Something on the page, in a world that has taken shape."""
    return lambda: me.page.locator(what).count() > 0 and f"evaluation {evaluation}" in me.page.inner_text("header")


def auction(studio: Studio) -> None:
    """Regions are bid for."""
    with party(studio) as me:
        me.wait_to_be_asked()
        studio.take(me, "global-powers-auction")


def war(studio: Studio) -> None:
    """The odds of a war before it is declared, in four languages and in the dark."""
    for theme, name in (("light", "war"), ("dark", "dark")):
        with party(studio, theme=theme) as me:
            button = "button:text-is('War')"
            until(me, later(me, button))
            me.page.locator(button).click()
            me.page.locator(PLATE).first.click()
            me.page.wait_for_selector("#commit")
            studio.take(me, f"global-powers-{name}")
            if theme == "light":
                studio.take_in_all_languages(me, "global-powers")


def trade(studio: Studio) -> None:
    """An offer is drawn up, and one is answered."""
    with party(studio) as me:
        button = "button:text-is('Trade')"
        until(me, later(me, button, 1))
        me.page.locator(button).click()
        me.page.locator(PLATE).first.click()
        me.page.wait_for_selector(".compose")
        me.page.locator(".compose button[aria-label=More]:enabled").first.click()  # not every region has every chip
        me.page.locator(".compose button[aria-label=Less]:enabled").last.click()
        studio.take(me, "global-powers-offer")
    with party(studio) as me:
        until(me, lambda: me.page.locator(".offer .answers").count() > 0)
        studio.take(me, "global-powers-reply")
        me.page.get_by_role("button", name="Counter", exact=True).click()
        me.page.wait_for_selector(".compose")
        studio.take(me, "global-powers-counter")


def turn_and_vote(studio: Studio) -> None:
    """What a turn offers, a vote with its running count, the players."""
    with party(studio) as me:
        until(me, lambda: me.prompt().startswith("Play a card or activate"))
        studio.take(me, "global-powers-turn")
        me.page.get_by_role("tab", name="Players").click()
        studio.take(me, "global-powers-players")
    with party(studio) as me:
        until(me, lambda: me.page.locator(".tally").count() > 0)
        studio.take(me, "global-powers-proposal")


def ends(studio: Studio) -> None:
    """The last page."""
    with party(studio, seats=2) as me:
        while me.wait_to_be_asked():
            govern(me)
        studio.take(me, "global-powers-end", whole=True)


def phone(studio: Studio) -> None:
    """The list of regions, a war, in the dark."""
    with party(studio, size=PHONE) as me:
        until(me, lambda: me.prompt().startswith("Play a card or activate"))
        studio.take(me, "global-powers-phone")
    with party(studio, size=PHONE, theme="dark") as me:
        button = "button:text-is('War')"
        until(me, lambda: me.page.locator(button).count() > 0)
        me.press(me.page.locator(button))
        me.press(me.page.locator(PLATE).first)
        me.page.wait_for_selector("#commit")
        studio.take(me, "global-powers-phone-war")


SCENES = (auction, war, trade, turn_and_vote, ends, phone)
