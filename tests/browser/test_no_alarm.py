"""Fifty decisions of every game on three sizes, and the page never cries for help: no alarm, no resize loop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import hemicycle
from tests.browser.person import LAPTOP, PHONE, TABLET, Person
from tests.browser.test_die_macher import Candidate
from tests.browser.test_global_powers import govern

DECISIONS = 50
SIZES = [pytest.param(LAPTOP, id="laptop"), pytest.param(TABLET, id="tablet"), pytest.param(PHONE, id="phone")]
LISTEN = """
    window.noticed = [];
    addEventListener("error", ({ message }) => window.noticed.push(message), true);
    new MutationObserver(() => document.querySelector(".trouble") && window.noticed.push("alarm"))
        .observe(document, { childList: true, subtree: true });
"""


def noticed(person: Person) -> list[str]:
    """What the window was told since the page was opened."""
    return list(person.page.evaluate("window.noticed ?? []"))


def play(person: Person, game: str, decisions: int) -> int:
    """Play one table, at most so many decisions; returns how many there were."""
    candidate = Candidate(person) if game == "die-macher" else None
    person.open_table(game=game, seats=hemicycle.game(game).default_seats)
    if game == "secret-hitler":
        person.look_at_role()
    for made in range(decisions):
        if not (candidate.asked() if candidate else person.wait_to_be_asked()):
            return made
        if candidate:
            candidate.answer()
        elif game == "global-powers":
            govern(person)
        else:
            person.decide()
    return decisions


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", hemicycle.names())
def test_fifty_decisions_without_an_alarm(people: Callable[..., Person], game: str, size: tuple[int, int]) -> None:
    person = people(size=size)
    person.page.add_init_script(LISTEN)
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))

    made = tables = 0
    while made < DECISIONS:
        made += play(person, game, DECISIONS - made)
        tables += 1
        assert noticed(person) == []

    assert sum("/editions/" in url for url in fetched) <= tables, "an edition is fetched once"


def test_a_notice_of_the_browser_is_no_alarm_and_an_error_of_ours_is(person: Person) -> None:
    person.forgiven.append("on purpose")
    person.go()
    person.page.wait_for_selector(".game")  # the net is there as soon as the page speaks
    alarm = person.page.locator(".trouble")

    person.page.evaluate("dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))")
    person.page.evaluate("dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))")
    expect(alarm).to_have_count(0)
    person.page.evaluate("setTimeout(() => { throw new Error('on purpose') })")

    expect(alarm).to_be_visible()


def test_a_page_without_words_is_tried_again_where_it_was(person: Person) -> None:
    person.forgiven.append("500")
    person.page.route("**/api/words/**", lambda route: route.fulfill(status=500))
    person.go("/rules/die-macher")
    again = person.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    person.page.unroute("**/api/words/**")

    again.click()

    expect(person.page.locator("article").first).to_be_visible()
