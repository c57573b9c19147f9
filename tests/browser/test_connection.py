"""Reload, a cut network, and whatever the server says or fails to say: one sentence and the next step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.person import Person
from tests.server.process import Server

CUT = ("ERR_", "WebSocket connection")  # what Chromium prints when a network is cut


def until_a_vote(person: Person) -> None:
    """Play until a ballot is asked for and others have still to vote with me."""
    for _ in range(10):
        while person.wait_to_be_asked():
            if person.page.locator(".ballots").count():
                return
            person.decide()
        person.open_table()
        person.look_at_role()
    raise AssertionError("no vote in ten games")


def test_a_reload_in_the_middle_of_a_sealed_choice_keeps_it(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table(seats=5, start=False)
    ben.come_in()
    ben.go(f"/t/{code}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ada.page.get_by_role("button", name="Start, bots").click()
    for person in (ada, ben):
        person.look_at_role()
    for person in (ada, ben, ada, ben):  # whoever of us is first to nominate does so
        if person.page.locator(".chip.possible").count():
            person.decide()
    ada.page.wait_for_selector(".ballots")
    ada.page.locator(".ballot.yes").first.click()
    expect(ada.page.locator(".prompt")).to_have_attribute("data-voice", "sealed")

    ada.page.reload()

    expect(ada.page.locator(".prompt")).to_have_attribute("data-voice", "sealed")
    expect(ada.page.locator('button.ballot[aria-pressed="true"]')).to_contain_text("Yes")
    ada.page.locator("button.ballot.no").click()
    expect(ada.page.locator('button.ballot[aria-pressed="true"]')).to_contain_text("No")


def test_a_draft_survives_a_reload(person: Person) -> None:
    person.open_table()
    person.look_at_role()
    while person.wait_to_be_asked():
        if person.page.locator(".chip.possible").count():
            break
        person.decide()
    chosen = person.page.locator(".chip.possible").nth(1)
    name = chosen.locator(".name").inner_text()
    chosen.click()
    person.page.wait_for_timeout(700)  # drafts are kept when one has stopped changing them

    person.page.reload()

    expect(person.page.locator("#commit")).to_contain_text(name)


def test_a_cut_network_heals_and_the_vote_is_cast_once(people: Callable[..., Person], cable: Cable) -> None:
    person = people(url=cable.url)
    person.forgiven += CUT
    person.open_table()
    person.look_at_role()
    until_a_vote(person)
    decision = person.decision()

    cable.cut()
    person.page.locator(".ballot.yes").first.click()
    expect(person.page.get_by_text("Decided, sent later")).to_be_visible()
    cable.mend()

    person.answered(decision)
    expect(person.page.get_by_text("Decided, sent later")).to_have_count(0)


def test_a_server_that_is_started_again_is_found_again(
    people: Callable[..., Person], own_server: Callable[..., Server]
) -> None:
    server = own_server()
    person = people(url=server.url)
    person.forgiven += CUT
    person.open_table()
    person.look_at_role()
    until_a_vote(person)

    server.kill()
    expect(person.page.get_by_text("Connection lost, trying again")).to_be_visible()
    server.start()

    expect(person.page.get_by_text("Connection lost")).to_have_count(0)
    person.decide()


def test_an_unknown_table_is_explained_and_leads_back(person: Person) -> None:
    person.come_in()
    person.go("/t/NOWHERE")

    expect(person.page.get_by_role("status")).not_to_be_empty()
    person.page.get_by_role("link", name="To the first page").click()
    expect(person.page.locator(".game").first).to_be_visible()


def test_without_a_server_the_page_says_so(people: Callable[..., Person], cable: Cable) -> None:
    person = people(url=cable.url)
    person.forgiven += [*CUT, "Failed to load"]
    person.go()
    expect(person.page.locator(".game").first).to_be_visible()
    person.page.route("**/api/**", lambda route: route.abort())

    person.page.reload()

    expect(person.page.get_by_text("The table server does not answer")).to_be_visible()
    person.page.unroute("**/api/**")
    person.page.get_by_role("button", name="Try again").click()
    expect(person.page.locator(".game").first).to_be_visible()


def test_a_paused_table_says_so_and_how_to_go_on(person: Person) -> None:
    person.open_table()
    person.look_at_role()
    person.wait_to_be_asked()

    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Pause the game").click()

    expect(person.page.locator(".prompt")).to_contain_text("The table is paused.")
    person.page.get_by_role("button", name="Go on").click()
    person.wait_to_be_asked()


def test_a_game_that_was_given_up_offers_the_next_one(person: Person) -> None:
    person.open_table()
    person.look_at_role()

    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="End the game without a result").click()
    person.page.get_by_role("button", name="Really? End the game without a result").click()

    expect(person.page.locator(".prompt")).to_contain_text("The game was abandoned.")
    person.page.get_by_role("button", name="Play again").click()
    expect(person.page.get_by_role("region", name="Your role")).to_be_visible()


def test_a_language_that_cannot_be_fetched_is_explained(person: Person) -> None:
    person.forgiven += [*CUT, "Refusal", "no-connection"]
    person.go()
    person.page.wait_for_selector(".game")
    person.page.route("**/api/words/**", lambda route: route.abort())

    person.page.get_by_role("button", name="Deutsch").click()

    expect(person.page.get_by_role("alert")).to_contain_text("The table server does not answer.")
    expect(person.page.get_by_role("button", name="Reload")).to_be_visible()


def test_what_nobody_foresaw_is_one_sentence_and_a_next_step(person: Person) -> None:
    person.forgiven.append("unforeseen")
    person.go()
    person.page.wait_for_selector(".game")

    person.page.evaluate("void Promise.reject(new Error('unforeseen'))")

    expect(person.page.get_by_role("alert")).to_contain_text("Something went wrong on this page.")
    person.page.get_by_role("button", name="Reload").click()
    expect(person.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("path", ["/s/nonsense", "/t/%E0%A4%A", "/rules/no-such-game"])
def test_a_wrong_address_says_so_and_leads_on(person: Person, path: str) -> None:
    person.forgiven.append("Failed to load resource")
    person.come_in()

    person.go(path)

    expect(person.page.get_by_role("status").or_(person.page.get_by_role("alert")).first).not_to_be_empty()
    expect(person.page.locator('a[href="/"]').first).to_be_visible()
