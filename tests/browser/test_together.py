"""Two browsers at one table, several players at one browser, a shared screen with phones around it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import ASKED, PHONE, Person


@pytest.fixture
def two(people: Callable[..., Person]) -> tuple[Person, Person]:
    """Ada opens a table; Ben comes by its code, on his phone, and sits down; Ada starts with bots."""
    ada, ben = people("Ada"), people("Ben", size=PHONE)
    ada.go()
    ada.page.get_by_role("button", name="Who").or_(ada.page.get_by_role("button", name="You are")).first.click()
    ada.page.get_by_role("textbox", name="Name", exact=True).fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    ada.card().get_by_role("button", name="Open a table for friends").click()
    ada.page.get_by_role("group", name="Bots’ speed").get_by_role("button", name="Fast").click()
    ada.page.get_by_role("group", name="Players", exact=True).get_by_role("button", name="5", exact=True).click()
    expect(ada.page.locator(".chair")).to_have_count(5)
    code = ada.page.locator("p.code").inner_text()
    ben.go()
    ben.page.get_by_role("textbox", name="Code of the table").fill(code.lower())
    ben.press(ben.page.get_by_role("button", name="Join", exact=True))
    ben.page.get_by_role("textbox").fill("Ben")
    ben.press(ben.page.get_by_role("button", name="Come in"))
    ben.press(ben.page.get_by_role("button", name="Sit here").first)
    expect(ada.page.locator(".chairs")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start, bots take 3 free chairs").click()
    return ada, ben


def test_two_browsers_see_the_right_different_things(two: tuple[Person, Person]) -> None:
    roles = []
    for person in two:
        person.press(person.page.locator(".opening .back"))
        roles.append(person.page.locator(".role").inner_text())
        person.press(person.page.locator(".opening .primary"))
    ada, ben = two
    seats = {person.name: person.page.locator(".seat", has_text="You").count() for person in two}
    held = 0

    for _ in range(60):
        for person, other in ((ada, ben), (ben, ada)):
            if person.page.locator("main.end").count():
                break
            if person.page.locator(".hand .card, .on .card").count():
                held += 1
                assert other.page.locator(".hand .card, .on .card").count() == 0, "only one holds the cards"
            if person.page.locator('.prompt:is([data-voice="must"], [data-voice="may"])').count():
                person.decide()
        else:
            ada.page.wait_for_timeout(50)
            continue
        break

    assert held > 0
    assert len(roles) == 2
    assert seats["Ada"] == 1
    assert "don’t know anyone" in roles[0] or roles[0] != roles[1]


def test_what_one_says_the_other_reads(two: tuple[Person, Person]) -> None:
    ada, ben = two
    for person in two:
        person.look_at_role()

    ada.page.get_by_role("textbox", name="Say something to the table").fill("Ben, I trust you.")
    ada.page.get_by_role("button", name="Say", exact=True).click()

    expect(ben.page.locator(".message")).to_contain_text("Ben, I trust you.")


def test_players_at_one_table_may_use_different_languages(two: tuple[Person, Person]) -> None:
    ada, ben = two
    for person in two:
        person.look_at_role()

    ben.press(ben.page.get_by_role("button", name="Menu"))
    ben.page.get_by_role("combobox", name="Language").select_option("de")

    expect(ben.page.get_by_role("combobox", name="Sprache")).to_be_visible()
    expect(ada.page.get_by_role("tab", name="Talk")).to_be_visible()


def test_several_players_pass_one_device_behind_a_curtain(person: Person) -> None:
    person.open_table(mine=2)
    page = person.page

    shown_to = []

    for _ in range(8):
        page.wait_for_selector(f".curtain, .opening, {ASKED}, main.end")
        if page.locator("main.end").count():
            break
        if page.locator(".curtain").count():
            assert page.locator(".seat, .role, .hand").count() == 0, "nothing is shown before the right player has it"
            shown_to.append(page.locator(".curtain .button").inner_text())
            page.locator(".curtain .button").click()
        elif page.locator(".opening").count():
            person.look_at_role()
        else:
            person.decide()

    assert len(set(shown_to)) == 2, "both had their turn"


def test_a_shared_screen_shows_no_secret_and_the_phone_only_the_hand(people: Callable[..., Person]) -> None:
    ada, screen = people("Ada", size=PHONE), people("Screen")
    code = ada.open_table(seats=5)
    ada.look_at_role()
    received = screen.frames()
    screen.come_in()

    screen.go(f"/t/{code}?screen")
    ada.press(ada.page.get_by_role("button", name="Menu"))
    ada.press(ada.page.get_by_role("button", name="Show only my hand"))

    expect(screen.page.locator(".seat")).to_have_count(5)
    expect(screen.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(ada.page.locator(".pills")).to_have_count(0)
    while ada.wait_to_be_asked():
        ada.decide()
    boards = [news["view"]["board"] for news in received if news["type"] == "update" and not news["view"]["outcome"]]
    assert boards
    assert all(board["role"] is None and board["hand"] is None and not any(board["roles"]) for board in boards)
