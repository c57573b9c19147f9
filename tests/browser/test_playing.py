"""A person plays Secret Hitler from the first page to the last: by mouse, by finger, by keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import hemicycle
from tests.browser.person import PHONE, Person


@pytest.mark.parametrize("game", hemicycle.names())
def test_one_click_seats_and_starts_against_bots_within_five_seconds(person: Person, game: str) -> None:
    person.go()

    began = time.monotonic()
    person.card(game).get_by_role("button", name="Play now against bots").click()
    person.page.wait_for_selector(".opening, .prompt")

    assert time.monotonic() - began < 5
    assert person.page.locator(".prompt").count() == 1


def test_a_game_by_mouse_on_a_laptop_without_scrolling(person: Person) -> None:
    person.start_quick_table("secret-hitler", 5)
    person.look_at_role()

    while person.wait_to_be_asked():
        assert person.fits(), person.prompt()
        person.decide()

    expect(person.page.locator("main.end h1")).not_to_be_empty()
    expect(person.page.locator(".roles li")).to_have_count(5)


def test_a_game_by_finger_on_a_phone(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    person.start_quick_table("secret-hitler", 5)
    person.look_at_role()

    while person.wait_to_be_asked():
        assert person.fits(), person.prompt()
        person.decide()

    assert person.fits()


def test_a_game_by_keyboard_alone(person: Person) -> None:
    page = person.page
    on_button = """name => document.activeElement.textContent === name
        && document.activeElement.closest('#secret-hitler') !== null"""
    person.go()
    page.wait_for_selector(".game")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(on_button, "Open a table for friends"):
            break
    page.keyboard.press("Enter")
    for label, choice in (("Pace", "No clock"), ("Bots’ speed", "Fast"), ("Players", "5")):
        page.get_by_role("group", name=label, exact=True).get_by_role("button", name=choice, exact=True).focus()
        page.keyboard.press("Enter")
    expect(page.locator(".chair")).to_have_count(5)
    page.get_by_role("button", name="Start, bots take 4 free chairs").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".opening .back")
    page.keyboard.press("Enter")
    page.wait_for_selector(".opening .role")
    page.keyboard.press("Enter")

    while person.wait_to_be_asked():
        person.decide_by_key()

    expect(page.locator("main.end h1")).not_to_be_empty()


def test_cards_fly_from_where_they_were_to_where_they_are(people: Callable[..., Person]) -> None:
    person = people(still=False)
    person.open_table()
    person.look_at_role()
    person.page.evaluate(
        """() => {
            window.flown = 0;
            const isFlying = (node) => node.classList?.contains("flying");
            const watch = (seen) => {
                window.flown += seen.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFlying).length;
            };
            new MutationObserver(watch).observe(document.body, { childList: true });
        }"""
    )

    while person.wait_to_be_asked() and not person.page.evaluate("window.flown"):
        person.decide()

    assert person.page.evaluate("window.flown") > 0
    expect(person.page.locator(".flying")).to_have_count(0)


def until_somebody_is_barred(person: Person) -> Locator:
    """Play until a nomination is asked for while a term limit bars somebody."""
    barred = person.page.locator('.seat:not(.dead) .chip[aria-disabled="true"]:not(:has-text("You"))')
    for _ in range(10):
        person.open_table()
        person.look_at_role()
        while person.wait_to_be_asked():
            if "Nominate" in person.prompt() and barred.count():
                return barred.first
            person.decide()
    raise AssertionError("nobody was barred in ten games")


def test_what_is_not_allowed_explains_itself_and_cites_its_rule(person: Person) -> None:
    barred = until_somebody_is_barred(person)

    barred.click(force=True)  # it is marked as not possible, and can be asked all the same

    expect(person.page.get_by_role("alert")).to_contain_text("cannot be chancellor now")
    person.page.get_by_role("alert").get_by_role("button", name="Rule").click()
    expect(person.page.locator(".cited")).to_contain_text("SH-011")


@pytest.mark.parametrize("game", hemicycle.names())
def test_a_hint_names_an_option_and_a_reason_for_learners(person: Person, game: str) -> None:
    person.open_table(game=game, seats=5)
    if game == "secret-hitler":
        person.look_at_role()
    person.wait_to_be_asked()

    person.page.get_by_role("button", name="Hint").click()

    hint = person.page.locator(".hint")
    expect(hint.get_by_role("button", name="A bot’s choice")).to_be_visible()
    assert "-" not in hint.inner_text().split()[-1], "a sentence, not a key"
    person.switch_language("de")
    expect(hint).to_contain_text("Die Wahl eines Bots")


def test_no_key_reaches_the_table_behind_the_role_card(person: Person) -> None:
    page = person.page
    person.open_table()
    person.wait_to_be_asked()
    decision = person.decision()

    for key in ("1", "n", "Enter", "1", "n"):
        page.keyboard.press(key)
    reached = []
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.closest('.laptop') !== null"))
    page.locator("dialog").click(position={"x": 2, "y": 2})
    page.keyboard.press("1")

    assert not any(reached)
    expect(page.locator(".opening .role")).to_be_visible()
    expect(page.locator(".prompt")).to_have_attribute("data-voice", "must")
    expect(page.locator("#commit")).to_have_count(0)
    assert person.decision() == decision
    person.press(page.locator(".opening .primary"))
    expect(page.locator(".prompt")).to_be_focused()


def test_the_rules_of_the_roles_can_be_read_on_the_card(person: Person) -> None:
    page = person.page
    person.open_table()
    page.locator(".opening .back").click()

    page.locator(".opening").get_by_role("button", name="Rule").click()

    expect(page.locator(".opening article", has_text="SH-003")).to_be_in_viewport()
    page.locator(".opening .primary").click()
    expect(page.locator(".opening")).to_have_count(0)
    expect(page.locator("main.board")).to_be_visible()


def test_enter_on_a_toggle_that_is_no_option_sends_nothing(person: Person) -> None:
    page = person.page
    until_a_draft(person)
    decision = person.decision()
    page.get_by_role("tab", name="Notes").click()
    toggle = page.locator(".trust [aria-pressed=true]").first

    toggle.focus()
    page.keyboard.press("Enter")

    expect(page.locator("#commit")).to_be_visible()
    assert person.decision() == decision


def until_a_draft(person: Person) -> None:
    """Play until something is chosen that has yet to be sent."""
    page = person.page
    for _ in range(10):
        person.open_table()
        person.look_at_role()
        while person.wait_to_be_asked():
            if page.locator(".chip.possible, .hand .card").count():
                page.locator(".chip.possible, .hand .card").first.click()
                return expect(page.locator("#commit")).to_be_visible()
            person.decide()
    raise AssertionError("nothing could be drafted in ten games")


def test_the_table_takes_back_my_own_last_decision_though_bots_went_on(person: Person) -> None:
    page = person.page
    person.open_table()
    person.look_at_role()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Take back the last decision")).to_be_disabled()
    page.keyboard.press("Escape")
    person.wait_to_be_asked()
    asked = person.prompt()
    person.decide()
    person.wait_to_be_asked()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take back the last decision").click()

    expect(page.locator(".prompt .sentence")).to_have_text(asked)
    expect(page.locator(".prompt")).to_have_attribute("data-voice", "must")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".line", has_text="The table goes back to an earlier decision")).to_be_visible()


def test_the_role_is_hidden_again_when_the_focus_leaves_its_button(person: Person) -> None:
    page = person.page
    person.open_table()
    person.look_at_role()
    page.locator(".peek .button").focus()

    page.keyboard.press("Enter")
    expect(page.locator(".peek .role")).to_be_visible()
    page.keyboard.press("Tab")

    expect(page.locator(".peek .role")).to_have_count(0)
