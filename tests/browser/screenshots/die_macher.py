"""Die Macher: start sheet, programme, cabinet, meetings, polls, election night, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.screenshots.studio import Studio
from tests.browser.test_die_macher import Candidate


@contextmanager
def candidate(studio: Studio, *, edition: str = "1997", **device: Any) -> Iterator[Candidate]:
    """Somebody at a table of five parties."""
    with studio.person(name="Jonas", **device) as me:
        sitting = Candidate(me)
        me.open_table(game="die-macher", seats=5, edition=edition, bots="solid")
        yield sitting


def until(me: Candidate, met: Callable[[Candidate], object]) -> bool:
    """Play on until something is asked; False when the game was over before."""
    decision = None
    while me.asked(decision):
        if met(me):
            return True
        decision = me.latest()["decision"]
        me.answer()
    return False


def in_round(step: str, number: int = 1) -> Callable[[Candidate], bool]:
    """A decision of a certain round or a later one."""
    return lambda me: me.step() == step and me.latest()["view"]["board"]["round"] >= number


def fill_basket(me: Candidate) -> None:
    """A few meetings in two states."""
    expect(me.all(".cell .stepper").nth(1)).to_be_visible()
    for stepper, times in zip(me.all(".cell .stepper").all()[:2], (3, 2), strict=True):
        for _ in range(times):
            stepper.locator("button").last.click()


def start_sheet(studio: Studio) -> None:
    """The first column of the start sheet."""
    with candidate(studio) as me:
        me.asked()
        me.press(".lines .line", 1)
        studio.take(me.person, "die-macher-start-sheet")


def meetings(studio: Studio) -> None:
    """The basket of meetings and its ripple, in four languages."""
    with candidate(studio) as me:
        assert until(me, in_round("rally", 2))
        fill_basket(me)
        studio.take(me.person, "die-macher-laptop")
        studio.take_in_all_languages(me.person, "die-macher")
        me.person.page.get_by_role("tab", name="Table", exact=True).click()
        studio.take(me.person, "die-macher-figures")


def programme(studio: Studio) -> None:
    """A swap of the programme in the dark."""
    with candidate(studio, theme="dark") as me:
        assert until(me, lambda each: in_round("revise-programme", 2)(each) and me.all(".hand .press").count() > 0)
        me.press(".hand .press")
        if me.all(".prompt .doing .primary").count() == 0:
            me.press(".cards .press:not(.dim)")
        studio.take(me.person, "die-macher-dark")


def cabinet_and_end(studio: Studio) -> None:
    """Ministers to send, the last page."""
    with candidate(studio) as me:
        assert until(me, in_round("place-minister", 2))
        studio.take(me.person, "die-macher-cabinet")
    with candidate(studio, edition="2006-short") as me:
        until(me, lambda _: False)
        me.page.wait_for_selector("main.end")
        studio.take(me.person, "die-macher-end", whole=True)


def phone(studio: Studio) -> None:
    """A poll to bid for, a basket in the dark, the nation."""
    with candidate(studio, size=PHONE) as me:
        assert until(me, in_round("auction"))
        studio.take(me.person, "die-macher-phone")
        me.press(".pages .chips button", 4)
        studio.take(me.person, "die-macher-nation-phone", whole=True)
    with candidate(studio, size=PHONE, theme="dark") as me:
        assert until(me, in_round("rally", 2))
        studio.take(me.person, "die-macher-phone-dark")


SCENES = (start_sheet, meetings, programme, cabinet_and_end, phone)
