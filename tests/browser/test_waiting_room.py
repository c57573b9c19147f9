"""Before the game: essentials first, rulings in groups, talk, names, leaving; links say what they lead to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import hemicycle
from tests.browser.person import LAPTOP, PHONE, TABLET, Person


def test_rulings_stand_in_groups_that_say_how_many_are_changed(person: Person) -> None:
    person.open_table(game="global-powers", seats=4, start=False)
    page = person.page
    group = page.locator("details", has_text="Votes and sacrifices")
    expect(page.get_by_text("All as in the rulebook").first).to_be_visible()

    group.locator("summary").click()
    group.locator("select").first.select_option(index=1)

    expect(group.locator("summary")).to_contain_text("1 changed")
    expect(page.locator(".summary")).to_contain_text("1 changed from the rulebook")
    page.get_by_role("button", name="Reset all").click()
    expect(group.locator("summary")).not_to_contain_text("changed")


def sources(person: Person, game: str) -> list[list[str]]:
    """Edition by edition, where every option and every ruling comes from; and the titles of the texts they cite."""
    (info,) = [each for each in person.call("GET", "/api/games") if each["id"] == game]
    readings = [[*edition["options"], *edition["rulings"]] for edition in info["editions"]]
    return [[each["source"] for each in edition] for edition in readings] + [[each["title"] for each in info["texts"]]]


@pytest.mark.parametrize("game", hemicycle.names())
def test_every_reading_is_listed_with_its_source_on_the_rules_page(people: Callable[..., Person], game: str) -> None:
    person = people(size=PHONE)
    person.go(f"/rules/{game}")
    expect(person.page.locator("article").first).to_be_visible()

    page = person.page.locator("main").text_content() or ""

    assert [each for edition in sources(person, game) for each in edition if each not in page] == []
    assert person.accessibility_problems() == []
    assert person.fits()


@pytest.mark.parametrize("game", hemicycle.names())
def test_every_reading_is_listed_with_its_source_in_the_waiting_room(person: Person, game: str) -> None:
    person.open_table(game=game, start=False)
    expect(person.page.get_by_text("How unclear rules are read")).to_be_visible()

    room = person.page.locator(".room .game").text_content() or ""

    first, *_, texts = sources(person, game)
    assert [each for each in first + texts if each not in room] == []


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_the_invitation_is_seen_at_once(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    person.open_table(game="die-macher", seats=5, start=False)

    expect(person.page.get_by_role("button", name="Copy link")).to_be_in_viewport(ratio=1)
    expect(person.page.locator(".essentials")).not_to_contain_text(
        "inferred"
    )  # where a ruling comes from is told below


def test_a_large_screen_is_used_before_the_game_too(people: Callable[..., Person]) -> None:
    person = people(size=(2560, 1440))
    person.open_table(start=False)
    room = person.page.locator(".room").bounding_box()
    person.go()
    first = person.page.locator(".lobby").bounding_box()

    assert room is not None
    assert room["width"] > 2560 * 0.85
    assert first is not None
    assert first["width"] > 2560 * 0.85
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_finger_reads_what_a_pointer_is_told_about_a_chair(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    person.open_table(start=False)

    for word in ("Seat link", "Reserve"):
        expect(person.page.locator(".chair .word", has_text=word).first).to_be_visible()
    assert person.fits()


def test_an_invitation_says_what_it_is_to_before_it_asks_for_a_name(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table(game="die-macher", seats=4, start=False)

    ben.go(f"/t/{code}")

    expect(ben.page.get_by_role("heading", name="Ada invites you to Die Macher")).to_have_count(1)  # once is enough
    expect(ben.page.locator(".summary")).to_contain_text("4, 3 chairs free")
    expect(ben.page.get_by_role("textbox")).to_be_visible()


def test_whoever_comes_after_the_beginning_is_told_so_before_they_give_a_name(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben", size=PHONE)
    code = ada.open_table()

    ben.go(f"/t/{code}")

    expect(ben.page.get_by_text("The game has begun; you come in to watch.")).to_be_visible()
    expect(ben.page.get_by_role("textbox")).to_be_visible()


def test_a_moment_of_a_game_is_looked_at_without_a_name(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table()
    ada.look_at_role()
    ada.wait_to_be_asked()
    ada.decide()  # or the beginning might still be the present

    ben.go(f"/t/{code}?at=0")

    expect(ben.page.locator(".timeline")).to_be_visible()


def test_joiners_see_the_settings_talk_and_leave(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben", size=PHONE)
    code = ada.open_table(seats=5, start=False)
    ben.come_in()
    ben.go(f"/t/{code}")
    ben.press(ben.page.get_by_role("button", name="Sit here").first)
    expect(ben.page.get_by_role("group", name="Pace")).to_be_visible()

    ada.page.get_by_role("textbox", name="Say something to the table").fill("Evening pace?")
    ada.page.get_by_role("button", name="Say", exact=True).click()
    expect(ben.page.locator(".message")).to_contain_text("Evening pace?")
    ben.press(ben.page.get_by_role("button", name="Leave the table"))

    expect(ada.page.locator(".chairs")).not_to_contain_text("Ben")


def test_a_second_player_at_one_device_has_a_name(person: Person) -> None:
    person.open_table(start=False)
    page = person.page

    page.get_by_role("button", name="Another player at this device").click()
    page.get_by_role("textbox", name="Name of the other player").fill("Mira")
    page.keyboard.press("Enter")

    expect(page.locator(".chair", has_text="Mira")).to_be_visible()


def test_a_bot_plays_for_me_by_one_click_and_gives_the_seat_back_by_another(person: Person) -> None:
    person.open_table(bot_delay=10_000)
    person.look_at_role()
    page = person.page
    page.get_by_role("button", name="Menu").click()

    page.get_by_role("button", name="Let a bot play for me").click()

    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(page.locator(".prompt")).to_have_attribute("data-voice", "waiting")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_giving_up_a_seat_is_asked_twice(person: Person) -> None:
    person.open_table(bot_delay=10_000)
    person.look_at_role()
    page = person.page
    page.get_by_role("button", name="Menu").click()

    page.get_by_role("button", name="Give up my seat").click()
    expect(page.get_by_text("you may not get it back")).to_be_visible()
    page.get_by_role("button", name="Keep my seat").click()
    expect(page.get_by_text("you may not get it back")).to_have_count(0)
    page.get_by_role("button", name="Give up my seat").click()
    page.get_by_role("button", name="Give up my seat").click()

    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_who_looks_on_is_told_so(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table()
    ben.come_in()

    ben.go(f"/t/{code}")

    expect(ben.page.get_by_text("You are watching.")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_room_reads_well_in_every_language(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    person.open_table(game="global-powers", seats=4, start=False)
    person.page.wait_for_selector(".summary")

    for language in ("Deutsch", "Nederlands", "Français", "English"):
        person.press(person.page.get_by_role("button", name=language))
        person.page.wait_for_function(
            "name => document.querySelector('[aria-pressed=true][lang]').textContent === name", arg=language
        )
        assert person.misprints() == [], language
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language
    assert person.accessibility_problems() == []
