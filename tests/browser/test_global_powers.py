"""A person plays Global Powers from the first page to the last: by mouse, by finger and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import ASKED, LAPTOP, PHONE, Person

PLATE = ".plate.possible, .region.possible"
STRIP = ".strip .button:not(.bare)"


# fewer than dominance takes at any table, so that nobody wins before the first turn
WANTED = ("Europe", "Russia", "China", "Japan", "Australia", "Africa")


def govern(person: Person) -> None:
    """Give a sensible answer with the pointer: win regions, fill them, wave everything else through."""
    page = person.page
    decision = person.decision()
    asked = person.prompt()
    if asked.startswith("Bid for"):
        bid(person, 1 if any(region in asked for region in WANTED) else 0)
    elif asked.startswith("Choose 5 event cards"):
        person.press(page.locator(".card:not(:disabled):not(.taken)").first)
    elif asked.startswith("Play a card or activate"):
        point(person)
    elif "acts: choose" in asked:
        act(person)
    else:
        answer(person)
    person.send(decision, lambda: person.press(page.locator("#commit")))


def play_until(person: Person, asked: str) -> None:
    """Play, at as many tables as it takes, until something is asked."""
    for _ in range(10):
        person.open_table(game="global-powers", seats=4)
        while person.wait_to_be_asked():
            if asked in person.prompt():
                return
            govern(person)
    raise AssertionError(f"nobody asked: {asked}")


def bid(person: Person, politicians: int) -> None:
    """One politician or none, with the stepper; few possible bids are plain buttons."""
    page = person.page
    if page.locator(".pad").count():
        if politicians:
            person.press(page.get_by_role("button", name="More"))
        person.press(page.locator(".pad .primary"))
    else:
        person.press(page.get_by_role("button", name=f"Bid {politicians} politician"))


def act(person: Person) -> None:
    """Propaganda where it is possible, else somebody comes back from Mauritius, else nothing."""
    page = person.page
    for kind in ("Propaganda", "Rehabilitation"):
        button = page.get_by_role("button", name=kind, exact=True)
        if button.count():
            person.press(button)
            expect(page.locator(".strip .question")).to_be_visible()
            return point(person)
    return person.press(page.get_by_role("button", name="No further action"))


def point(person: Person) -> None:
    """At the first region or choice; a region with several choices spreads them out beside it."""
    target = person.page.locator(PLATE).or_(person.page.locator(STRIP)).first
    several = target.get_attribute("aria-expanded") is not None
    person.press(target)
    if several:
        person.press(person.page.locator(".menu .button").first)


def answer(person: Person) -> None:
    """Decline, abstain, or take the first thing offered."""
    page = person.page
    ways: tuple[Locator, ...] = (
        page.get_by_role("button", name="Decline", exact=True),
        page.get_by_role("button", name="Abstain", exact=True),
        page.get_by_role("button", name="All abstain"),
        page.get_by_role("button", name="Leave it at that"),
        page.locator(".pad .primary"),
    )
    for way in ways:
        if way.count():
            return person.press(way.first)
    return point(person)


def test_a_game_by_mouse_from_the_first_page_to_the_last(person: Person) -> None:
    person.start_quick_table("global-powers", 2)

    while person.wait_to_be_asked():
        assert person.fits(), person.prompt()
        expect(person.page.locator(".legend")).to_be_visible()  # the map is read while one decides
        govern(person)

    expect(person.page.locator("main.end h1")).not_to_be_empty()
    expect(person.page.get_by_role("heading", name="The world at the end")).to_be_visible()
    assert person.accessibility_problems() == []


def test_a_bid_that_counts_is_told_to_the_one_who_made_it(person: Person) -> None:
    person.open_table(game="global-powers", seats=4)
    person.wait_to_be_asked()

    person.page.get_by_role("button", name="19", exact=True).click()  # nobody can bid more
    person.page.locator(".pad .primary").click()

    card = person.page.locator(".concerns article")
    expect(card).to_contain_text("Your bid for North America counts: you place 19 politicians there.")


def test_a_game_by_finger_on_a_phone(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    person.start_quick_table("global-powers", 2)

    while person.wait_to_be_asked():
        assert person.fits(), person.prompt()
        govern(person)

    expect(person.page.locator("main.end h1")).not_to_be_empty()
    assert person.fits()


def test_a_game_by_keyboard_alone(person: Person) -> None:
    person.start_quick_table("global-powers", 2)

    while person.wait_to_be_asked():
        person.decide_by_key()

    expect(person.page.locator("main.end h1")).not_to_be_empty()


def test_a_plate_is_chosen_by_keyboard_and_sent_with_enter(person: Person) -> None:
    play_until(person, "Play a card or activate")
    plate = person.page.locator(PLATE).first
    decision = person.decision()

    plate.focus()
    person.page.keyboard.press("Enter")
    expect(plate).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Enter")

    person.answered(decision)


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "dark"), (PHONE, "light")])
def test_axe_is_content_with_auction_cards_turn_and_affairs(
    people: Callable[..., Person], size: tuple[int, int], theme: str
) -> None:
    person = people(size=size, theme=theme)
    person.open_table(game="global-powers", seats=2)

    for phase in ("Bid for", "Choose 5 event cards", "Play a card"):
        while person.wait_to_be_asked() and not person.prompt().startswith(phase):
            govern(person)
        assert person.fits(), phase
        assert person.accessibility_problems() == [], phase
    for tab in ("Players", "Affairs") if size == LAPTOP else ():
        person.press(person.page.get_by_role("tab", name=tab))
        assert person.accessibility_problems() == [], tab


def test_a_war_shows_its_odds_before_it_is_declared(person: Person) -> None:
    page = person.page
    war = page.get_by_role("button", name="War", exact=True)

    while not war.count():
        person.open_table(game="global-powers", seats=4)
        while person.wait_to_be_asked() and not war.count():
            govern(person)
    war.click()
    page.locator(PLATE).first.click()

    expect(page.locator("#commit")).to_contain_text("War on")
    expect(page.locator(".affairs .odds").first).to_contain_text("attacker wins")
    expect(page.locator(".plate.chosen")).to_have_count(1)


def test_players_who_pass_one_device_are_each_offered_their_own_question(person: Person) -> None:
    page = person.page
    person.open_table(game="global-powers", seats=3, mine=2)
    turns = 0

    while turns < 4:
        page.wait_for_selector(f".curtain, {ASKED}, main.end")
        if page.locator("main.end").count():
            break
        if page.locator(".curtain").count():
            person.press(page.locator(".curtain .button"))
        else:
            turns += "Play a card or activate" in person.prompt()
            govern(person)

    assert turns > 0


def test_the_board_goes_on_asking_when_the_window_changes_its_size(person: Person) -> None:
    for width in (800, 1366):
        play_until(person, "Play a card or activate")
        person.page.set_viewport_size({"width": width, "height": 768})
        for _ in range(4):
            if person.wait_to_be_asked():
                govern(person)

    expect(person.page.locator(f"{ASKED}, main.end")).to_be_visible()


def test_the_board_asks_anew_when_the_table_plays_again(person: Person) -> None:
    person.open_table(game="global-powers", seats=2)
    while person.wait_to_be_asked():
        person.decide_by_key()
    person.press(person.page.get_by_role("button", name="Play again"))
    expect(person.page.locator("main.end")).to_have_count(0)

    while person.wait_to_be_asked() and "Play a card or activate" not in person.prompt():
        govern(person)

    expect(person.page.locator(PLATE).first).to_be_visible()
    govern(person)


def test_a_promise_to_one_player_can_be_accepted_and_one_to_all_cannot(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table(game="global-powers", seats=2, start=False)
    ben.come_in()
    ben.go(f"/t/{code}")
    ben.press(ben.page.get_by_role("button", name="Sit here"))
    ada.press(ada.page.get_by_role("button", name="Start", exact=True))
    accept = ben.page.get_by_role("button", name="Accept", exact=True)

    for listener in (ada, ben):
        listener.press(listener.page.get_by_role("tab", name="Talk"))
    promise(ada)
    expect(ben.page.locator(".message")).to_have_count(1)
    expect(accept).to_have_count(0)
    ada.press(ada.page.get_by_role("button", name="Ben", exact=True))
    promise(ada)
    ben.press(ben.page.get_by_role("button", name="Ada", exact=True))
    ben.press(accept)

    expect(ada.page.locator(".message", has_text="accepts")).to_be_visible()
    expect(accept).to_have_count(0)


def promise(person: Person) -> None:
    """Say how one will vote."""
    page = person.page
    person.press(page.locator(".say .button"))
    person.press(page.locator(".promises .button").first)


def test_settings_are_words_and_a_party_keeps_its_mark_when_the_game_begins(person: Person) -> None:
    page = person.page
    looks = "mark => [mark.textContent.trim(), getComputedStyle(mark.querySelector('path')).fill]"
    person.open_table(game="global-powers", seats=3, start=False)
    before = page.locator(".chair svg").first.evaluate(looks)

    expect(page.locator("option", has_text=re.compile(r"^-\d"))).to_have_count(0)
    expect(page.locator("option", has_text="One region fewer is needed")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Start")).click()
    person.wait_to_be_asked()

    assert page.locator(".me svg").first.evaluate(looks) == before


def test_talk_that_was_not_read_is_counted_where_the_rail_is_folded_away(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben", size=(1000, 768))
    code = ada.open_table(game="global-powers", seats=2, start=False)
    ben.come_in()
    ben.go(f"/t/{code}")
    ben.press(ben.page.get_by_role("button", name="Sit here"))
    ada.press(ada.page.get_by_role("button", name="Start", exact=True))
    ben.wait_to_be_asked()

    ada.press(ada.page.get_by_role("tab", name="Talk"))
    promise(ada)

    expect(ben.page.get_by_role("button", name="Log, talk and rules: 1 unread")).to_be_visible()
