"""A parliament of more than five hundred seats can be read: every party has as much of its colour as it has seats."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import WebSocketRoute

from tests.browser.person import LAPTOP, PHONE, Person

SEATS = (180, 34, 150, 12, 190)  # small parties between large ones, the yellow one beside the black one
FILLS = """chamber => {
    const seats = [...chamber.querySelectorAll('[fill^="var(--p"]')];
    return [...new Set(seats.map((seat) => getComputedStyle(seat).fill))];
}"""
NEAR = 40  # of 255, in each of three colours
OFF = 0.3  # of a party's share


def fill_the_house(update: dict[str, Any]) -> None:
    """As after seven elections."""
    board = update["view"]["board"]
    for party, seats in zip(board["parties"], SEATS, strict=True):
        party["seats"] = seats
    board["national"]["seats"] = sum(SEATS)


def late_in_the_game(person: Person) -> None:
    """Let every update that reaches this page tell of a full house."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def told(text: str | bytes) -> None:
            news = json.loads(text)
            if news["type"] == "update":
                fill_the_house(news)
            page.send(json.dumps(news))

        server.on_message(told)
        page.on_message(server.send)

    person.page.route_web_socket("**/socket", between)


def alike(one: Any, other: Any) -> bool:
    """Whether somebody would take one colour for the other."""
    return all(abs(a - b) < NEAR for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_full_house_shows_every_party(people: Callable[..., Person], size: tuple[int, int], theme: str) -> None:
    person = people(size=size, theme=theme)
    late_in_the_game(person)
    person.open_table(game="die-macher", seats=5)
    person.wait_to_be_asked()
    if size == PHONE:
        person.press(person.page.locator("[data-place=nation-page]"))
    else:
        while person.page.locator(".nation").count() == 0:
            person.decide_by_key()
            person.wait_to_be_asked()
    chamber = person.page.locator(".nation svg[role=img]")
    seats = [int(number) for number in re.findall(r": (\d+)", chamber.get_attribute("aria-label") or "")]
    colours = [tuple(map(int, re.findall(r"\d+", fill))) for fill in chamber.evaluate(FILLS)]

    picture = Image.open(io.BytesIO(chamber.screenshot())).convert("RGB")

    pixels = [picture.getpixel((x, y)) for x in range(picture.width) for y in range(picture.height)]
    seen = [sum(alike(pixel, colour) for pixel in pixels) for colour in colours]
    assert sum(seats) == sum(SEATS)
    assert len(colours) == len(seats)
    for party, found in zip(seats, seen, strict=True):
        share = party / sum(seats)
        assert abs(found / sum(seen) - share) < OFF * share, (seats, seen)
