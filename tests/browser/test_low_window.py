"""A window 384 pixels high, as of a laptop at 200 %: the board beside the question, and both can be used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import hemicycle
from tests.browser.person import Person

LOW = (683, 384)
INSIDE = """boxes => boxes.every((box) => {
    const { left, right } = box.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
})"""


@pytest.mark.parametrize("game", hemicycle.names())
def test_board_and_question_stand_side_by_side(people: Callable[..., Person], game: str) -> None:
    person = people(size=LOW)
    person.open_table(game=game, seats=hemicycle.game(game).default_seats)
    if game == "secret-hitler":
        person.look_at_role()
    person.wait_to_be_asked()

    board = person.page.locator("main.board").bounding_box()
    question = person.page.locator(".sheet-below").bounding_box()

    assert board is not None
    assert question is not None
    assert board["x"] + board["width"] <= question["x"]
    assert board["width"] * board["height"] > LOW[0] * LOW[1] * 0.45
    expect(person.page.locator(".prompt .sentence")).to_be_in_viewport(ratio=1)
    assert person.page.locator(".sheet-below button").evaluate_all(INSIDE)
    assert person.fits()


def test_the_map_has_room(people: Callable[..., Person]) -> None:
    person = people(size=LOW)
    person.open_table(game="global-powers", seats=4)
    person.wait_to_be_asked()

    expect(person.page.locator(".frame")).to_be_in_viewport(ratio=1)
    box = person.page.locator(".frame").bounding_box()

    assert box is not None
    assert box["height"] > LOW[1] / 2
    assert box["width"] > LOW[0] / 2


def test_both_ballots_are_whole_in_the_longest_words(people: Callable[..., Person]) -> None:
    person = people(size=(640, 360), language="de-DE")
    person.open_table()
    person.look_at_role()

    while person.wait_to_be_asked() and person.page.locator(".ballots").count() == 0:
        person.decide()

    assert person.page.locator(".ballots .ballot").count() == 2
    assert person.page.locator(".sheet-below button").evaluate_all(INSIDE)


def test_a_low_phone_shows_everything_that_moves_the_map_which_has_its_room_before_it_is_fetched(
    people: Callable[..., Person],
) -> None:
    person = people(size=(360, 640))
    fetched: list[Route] = []
    person.page.route("**/PhoneMap-*.js", lambda route: fetched.append(route))
    person.open_table(game="global-powers", seats=4)
    person.wait_to_be_asked()
    room = person.page.locator(".phone .map").bounding_box()

    fetched[0].continue_()

    for tool in (".zoom .button:first-child", ".zoom .button:last-child", ".frame .small"):
        box = person.page.locator(tool).bounding_box()
        below = person.page.locator(".sheet-below").bounding_box()

        assert box is not None
        assert below is not None
        assert box["y"] + box["height"] <= below["y"], tool
    assert person.page.locator(".phone .map").bounding_box() == room
