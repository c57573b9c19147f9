"""Axe finds nothing on any page, in both themes, on laptop and phone, in every language, at twice the size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import hemicycle
from tests.browser.person import LAPTOP, PHONE, Person


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_axe_is_content_from_the_first_page_to_the_last(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    person.forgiven.append("404")  # nobody knows the table of a wrong code, and the page says so
    page = person.page

    def check(where: str) -> None:
        page.wait_for_timeout(100)
        assert person.accessibility_problems() == [], where
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} is too wide"

    for path, shown in (("/", ".game"), ("/rules/secret-hitler", "article"), ("/about", "li"), ("/t/NOWHERE", "form")):
        person.go(path)
        page.wait_for_selector(shown)
        check(path)
    person.open_table(start=False)
    page.wait_for_selector(".chair")
    check("waiting room")
    person.open_table(mine=2)
    page.wait_for_selector(".curtain")
    check("curtain")
    person.open_table(seats=7)
    page.wait_for_selector(".opening")
    check("face-down role")
    person.press(page.locator(".opening .back"))
    check("role")
    person.press(page.locator(".opening .primary"))
    person.press(page.get_by_role("button", name="Menu"))
    check("menu")
    page.keyboard.press("Escape")
    tabs_checked = False
    checked: set[str] = set()
    while person.wait_to_be_asked():
        if (prompt := person.prompt().split()[0]) not in checked:
            checked.add(prompt)
            check(prompt)
        person.decide()
        if not tabs_checked and len(checked) > 1 and page.locator("main.end").count() == 0:
            tabs_checked = True
            look_at_tabs(person, check)
    check("end")
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector(".timeline")
    check("timeline")


def look_at_tabs(person: Person, check: Callable[[str], None]) -> None:
    """Open every tab of the rail and come back."""
    page = person.page
    if person.small:
        person.press(page.get_by_role("button", name="Log, talk and rules"))
    for tab in page.get_by_role("tab").all():
        person.press(tab)
        check(tab.inner_text())
    if person.small:
        person.press(page.get_by_role("button", name="To the board"))
    else:
        page.get_by_role("tab").first.click()


@pytest.mark.parametrize(
    ("language", "tab", "must"),
    [("de", "Chat", "Du musst"), ("nl", "Chat", "Je moet"), ("fr", "Discussion", "À vous")],
)
def test_the_language_can_be_switched_in_mid_game(person: Person, language: str, tab: str, must: str) -> None:
    person.open_table()
    person.look_at_role()
    person.wait_to_be_asked()
    person.decide()
    page = person.page

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Language").select_option(language)
    expect(page.get_by_role("tab", name=tab, include_hidden=True)).to_be_attached()
    page.keyboard.press("Escape")

    assert page.evaluate("document.documentElement.lang") == language
    assert person.wait_to_be_asked() is False or must.lower() in page.locator(".prompt").inner_text().lower()
    assert page.evaluate(r"/\b(web|event|prompt|board|action|rule|role)-[a-z]/.test(document.body.innerText)") is False


def test_the_neutral_theme_leaves_no_old_name(person: Person) -> None:
    person.open_table(seats=7)
    person.look_at_role()
    page = person.page

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Neutral theme").check()
    page.keyboard.press("Escape")

    for tab in page.get_by_role("tab").all():
        tab.click()
        text = page.locator("body").inner_text().lower()
        assert "fascist" not in text.replace("secret-hitler", "")
        assert "liberal" not in text


def test_at_twice_the_size_everything_can_still_be_reached(people: Callable[..., Person]) -> None:
    person = people(size=(683, 384))  # 1366 x 768 at 200 %
    person.open_table()
    person.look_at_role()

    while person.wait_to_be_asked():
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        person.decide()


@pytest.mark.parametrize("game", hemicycle.names())
def test_on_a_tablet_the_rail_is_put_away_and_comes_when_it_is_wanted(people: Callable[..., Person], game: str) -> None:
    person = people(size=(1024, 768))
    person.open_table(game=game, seats=hemicycle.game(game).default_seats)
    if game == "secret-hitler":
        person.look_at_role()
    person.wait_to_be_asked()
    assert person.fits()
    assert person.misprints() == []

    person.page.get_by_role("button", name="Log, talk and rules").click()
    expect(person.page.get_by_role("tabpanel")).to_be_in_viewport()
    person.page.keyboard.press("Escape")

    expect(person.page.get_by_role("tabpanel")).to_have_count(0)


def test_the_page_can_be_installed(person: Person) -> None:
    person.go()

    manifest = person.call("GET", "/manifest.webmanifest")

    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert person.page.request.get(person.url + icon["src"]).ok


@pytest.mark.parametrize(("theme", "paper"), [("light", "rgb(245, 240, 228)"), ("dark", "rgb(25, 23, 19)")])
def test_the_theme_follows_the_system_and_can_be_chosen(people: Callable[..., Person], theme: str, paper: str) -> None:
    person = people(theme=theme)
    person.go()
    page = person.page.locator("html")
    expect(page).to_have_css("background-color", paper)

    person.page.get_by_role("button", name="Match system").click()

    expect(person.page.get_by_role("button", name="Light or dark: Light", exact=True)).to_be_visible()
    expect(page).to_have_css("background-color", "rgb(245, 240, 228)")


def test_the_role_is_only_seen_while_the_button_is_held(person: Person) -> None:
    person.open_table()
    person.look_at_role()
    page = person.page
    button = page.get_by_role("button", name="Hold to see your role")
    assert page.locator(".role").count() == 0

    button.hover()
    page.mouse.down()
    expect(page.locator(".role")).to_be_visible()
    page.mouse.up()

    expect(page.locator(".role")).to_have_count(0)
