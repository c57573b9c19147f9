"""Lobby, waiting room, rules, and one table in a room full of people."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.screenshots.studio import LANGUAGES, Studio

DEVICES: dict[str, dict[str, Any]] = {"laptop": {}, "dark": {"theme": "dark"}, "phone": {"size": PHONE}}


def lobby(studio: Studio) -> None:
    """The first page, as whoever comes for the first time sees it."""
    for name, device in DEVICES.items():
        with studio.person(**device) as me:
            me.go()
            expect(me.page.locator(".picture svg")).to_have_count(3)
            studio.take(me, f"lobby-{name}", whole=me.small)
    for language in LANGUAGES:
        with studio.person(language=language) as me:
            me.go()
            expect(me.page.locator(".picture svg")).to_have_count(3)
            studio.take(me, f"lobby-{language}")


def rules(studio: Studio) -> None:
    """The rulebook without a table."""
    with studio.person() as me:
        me.go("/rules/secret-hitler")
        me.page.wait_for_selector("article")
        studio.take(me, "rules-laptop")


def one_room(studio: Studio) -> None:
    """The public table on a shared screen, the hand on a phone, and the curtain between players of one device."""
    with studio.person(size=PHONE) as me, studio.person(name="Screen") as screen:
        code = me.open_table(seats=7)
        me.look_at_role()
        screen.come_in()
        screen.go(f"/t/{code}?screen")
        screen.page.wait_for_selector(".seat")
        studio.take(screen, "shared-screen-laptop")
        me.press(me.page.get_by_role("button", name="Menu"))
        studio.take(me, "menu-phone")
        me.press(me.page.get_by_role("button", name="Show only my hand"))
        studio.take(me, "hand-only-phone")
    with studio.person(size=PHONE) as me:
        me.open_table(mine=2)
        me.page.wait_for_selector(".curtain")
        studio.take(me, "curtain-phone")


SCENES = (lobby, rules, one_room)
