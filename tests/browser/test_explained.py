"""Everything explains itself, by hovering, a long press or I, with its rule; aids are one key away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import hemicycle
from tests.browser.person import LAPTOP, PHONE, TABLET, Person

MEANING = ".explanation"
MARKED = """() => [...document.querySelectorAll('[data-explain]')]
    .map((thing) => thing.dataset.explain)
    .filter((id, index, all) => all.indexOf(id) === index)"""
# Words, marks and pictures of the board and the tray that say nothing about themselves; buttons say what they do.
UNEXPLAINED = """() => {
    const places = document.querySelectorAll('main.board *, header .line *, .tray *');
    const silent = [...places].filter((thing) => {
        const words = [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        const shown = thing.checkVisibility({ opacityProperty: true }) && !thing.closest('.said, kbd, .talk, .answer');
        const told = thing.closest('[data-explain], [title], button:not(.chip), [aria-hidden=true]:not(.mark)');
        return shown && (words || thing.matches('.mark')) && !told;
    });
    return [...new Set(silent.map((thing) => `${thing.tagName} ${thing.className} ${thing.textContent.trim()}`))];
}"""


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE])
def test_nothing_on_the_board_of_secret_hitler_is_left_unexplained(
    people: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = people(size=size)
    person.open_table(seats=7)
    person.look_at_role()

    for _ in range(8):
        if person.wait_to_be_asked():
            assert person.page.evaluate(UNEXPLAINED) == [], person.prompt()
            person.decide()


def test_hovering_says_what_it_means_and_leads_to_the_rule(person: Person) -> None:
    person.open_table(seats=7)
    person.look_at_role()
    page = person.page

    page.locator("[data-explain=tracker]").first.hover()

    expect(page.locator(MEANING)).to_contain_text("Failed elections in a row: 0 of 3")
    page.locator(MEANING).get_by_role("button", name="Rule").click()
    expect(page.locator(".cited")).to_contain_text("SH-015")


def test_what_comes_to_a_pointer_that_rests_is_explained_when_the_pointer_moves(person: Person) -> None:
    person.open_table(seats=0, bots="beginner", lesson="fascist")
    page = person.page
    for heading in ("You are a fascist", "You have two ways to win"):
        page.get_by_role("dialog", name=heading).get_by_role("button", name="Next").click()
    expect(page.get_by_role("dialog", name="Vote yes")).to_be_visible()
    page.wait_for_selector("[data-explain]:hover")

    page.wait_for_timeout(700)  # longer than it takes to explain what one points at

    expect(page.locator(MEANING)).to_have_count(0)
    box = page.locator("[data-explain]:hover").last.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(MEANING)).to_be_visible()


def test_every_thing_on_the_board_has_its_words(person: Person) -> None:
    person.open_table(seats=7)
    person.look_at_role()
    for _ in range(3):
        if person.wait_to_be_asked():
            person.decide()
    page = person.page

    marked = page.evaluate(MARKED)
    words = "".join(page.request.get(f"{person.url}/api/words/en/{file}").text() for file in ("web", "secret-hitler"))

    assert len(marked) > 8
    assert [name for name in marked if f"explain-{name} =" not in words] == []


BOARDS = {
    "die-macher": "trend meetings votes projected media agree row state-seats",
    "global-powers": "heads chip-raw chip-trade chip-diplomacy chip-army to-do un mauritius standing dominance region",
}


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("game", BOARDS)
def test_marks_and_numbers_of_a_board_have_a_meaning(
    people: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    person = people(size=size)
    person.open_table(game=game, seats=4)
    person.wait_to_be_asked()
    page = person.page
    page.wait_for_selector("[data-explain]")
    files = ("web", game, f"web-{game}")
    words = "".join(page.request.get(f"{person.url}/api/words/en/{file}").text() for file in files)

    marked = set(page.evaluate(MARKED))

    assert set(BOARDS[game].split()) <= marked
    assert [name for name in marked if f"explain-{name} =" not in words] == []


@pytest.mark.parametrize("game", hemicycle.names())
def test_the_player_aid_is_one_key_away_and_speaks_words(people: Callable[..., Person], game: str) -> None:
    person = people()
    person.open_table(game=game, seats=5)
    if game == "secret-hitler":
        person.look_at_role()
    person.wait_to_be_asked()

    person.page.keyboard.press("a")

    aid = person.page.get_by_role("dialog", name="Player aid")
    expect(aid.locator("section").first).to_be_visible()
    text = aid.inner_text()
    assert "board-" not in text
    assert "rule-" not in text
    person.page.set_viewport_size({"width": 390, "height": 844})
    assert aid.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth"), "sentences are cut beside a wide table"
    person.page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
