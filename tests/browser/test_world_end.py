"""How a match of Global Powers ended: what decided it, in the right order, and who is level."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_rare_decisions import played

RECORDS = Path(__file__).parent.parent / "records"
DOMINANCE, EXHAUSTION = (
    RECORDS / "global-powers-standard-dominance.jsonl",
    RECORDS / "global-powers-extended-exhaustion.jsonl",
)


def look_at(person: Person, record: str) -> None:
    """Open the last page of a match."""
    person.come_in()
    person.go(f"/t/{person.call('POST', '/api/records', {'record': record})['code']}")
    person.page.wait_for_selector("main.end section")


def bars(person: Person) -> list[list[str]]:
    """Place and figure of every party, from the first to the last."""
    rows = person.page.locator("main.end section").first.locator("tbody tr")
    return [[row.locator("td").first.inner_text(), row.locator("td").last.inner_text()] for row in rows.all()]


def test_dominance_is_shown_by_the_regions_governed(person: Person) -> None:
    look_at(person, DOMINANCE.read_text("utf-8"))

    expect(person.page.locator(".how")).to_have_text("Ada governs 4 regions; 4 win at once.")
    expect(person.page.get_by_role("heading", name="Regions governed at the end")).to_be_visible()
    assert bars(person) == [["1", "4"], ["2", "2"]]


def test_where_a_party_has_nobody_left_bars_and_tables_tell_the_same_points(person: Person) -> None:
    look_at(person, EXHAUSTION.read_text("utf-8"))

    expect(person.page.locator(".how")).to_contain_text("Bruno had the most points at evaluation 10: 36.")
    expect(person.page.locator("[data-place=evaluation] .total")).to_have_text(["36", "18"])
    expect(person.page.get_by_text("Points were counted at evaluation 10, before")).to_be_visible()
    expect(person.page.locator(".sum")).to_have_count(0)  # of the world after the count
    assert bars(person) == [["1", "36"], ["2", "18"]]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (14, [["1", "7"], ["2", "3"], ["2", "3"], ["4", "1"]]),  # dominance
        (20, [["1", "30"], ["2", "26"], ["3", "12"], ["3", "12"]]),  # points
    ],
)
def test_parties_that_end_level_share_a_place(person: Person, seed: int, expected: list[list[str]]) -> None:
    look_at(person, played("extended", seed)[0])

    assert bars(person) == expected
