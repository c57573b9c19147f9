"""The morning paper: one page, and a picture of it to give away that holds only what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.person import PHONE, Person
from tests.browser.test_election_night import SHORT, go_on, press, until_a_night

# What is written on a picture, and what a device that takes pictures was handed.
WATCH = """
    window.written = [];
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
        window.written.push(text);
        return write.call(this, text, ...where);
    };
"""
TAKES_PICTURES = """
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ files }) => { window.handed = `${files[0].name} ${files[0].type}`; };
"""
SPENT = "rows => rows.map((row) => Number(row.lastElementChild.innerText.replace(/\\D/g, '')))"


def until_the_paper(person: Person) -> Page:
    """Play on until the first morning after, and keep it on the table."""
    person.page.add_init_script(WATCH)
    person.open_table(**SHORT)
    page = until_a_night(person)
    while page.locator(".paper").count() == 0:
        go_on(person)
    press(page.locator(".foot"), "Step")
    return page


def test_the_paper_is_saved_by_keyboard_as_a_picture_of_what_everybody_sees(
    people: Callable[..., Person], tmp_path: Any
) -> None:
    page = until_the_paper(people(still=False, speed="fast"))
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    save = page.get_by_role("button", name="Save picture")
    expect(save).to_be_in_viewport(ratio=1)  # without scrolling

    save.focus()
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    saved.value.save_as(tmp_path / "paper.png")

    with Image.open(tmp_path / "paper.png") as picture:
        assert picture.size == (2400, 1350)
    assert saved.value.suggested_filename == "The Morning After 1.png"
    expect(page.get_by_text("The picture is saved.")).to_be_visible()
    asked = [url for url in fetched if "/moments/" in url]
    assert len(asked) == 1
    assert "seat=" not in asked[0], "the table as an onlooker sees it"
    written = page.evaluate("window.written")
    assert page.locator(".paper .headline").inner_text() in " ".join(written)
    assert not any("You" in text for text in written), "nothing of whoever saves it"


def test_a_phone_hands_the_paper_on(people: Callable[..., Person]) -> None:
    person = people(size=PHONE, still=False, speed="fast")
    person.page.add_init_script(TAKES_PICTURES)
    page = until_the_paper(person)

    person.press(page.locator(".paper").get_by_role("button", name="Share"))

    page.wait_for_function("() => window.handed")
    assert page.evaluate("window.handed") == "The Morning After 1.png image/png"
    assert person.fits()


def test_whoever_paid_most_stands_first(people: Callable[..., Person]) -> None:
    page = until_the_paper(people(still=False, speed="fast"))

    spent = page.locator(".paper .columns section").nth(2).locator("li").evaluate_all(SPENT)

    assert len(spent) == SHORT["seats"]
    assert spent == sorted(spent, reverse=True)
