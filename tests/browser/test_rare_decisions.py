"""Decisions of Global Powers that come up now and then, each opened once: on a laptop, a tablet and a phone.

They are found in matches of known luck; a person plays on from the record, at the moment when they are asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import hemicycle
from hemicycle.core.ruleset import Scalar
from hemicycle.core.view import View
from tests.browser.person import LAPTOP, PHONE, TABLET, Person
from tests.browser.test_every_width import DRAWN, KEYS, LANGUAGES, SPEAK

VARIANTS: dict[str, tuple[str, dict[str, Scalar]]] = {
    "standard": ("standard", {}),
    "extended": ("extended", {}),
    "openly": ("extended", {"vote_order": "clockwise", "warmonger_declared": "after-roll"}),
    "backed": ("extended", {"initiative_needs_chip": True}),
}
SPOKEN = ".vote .tag:text-matches('^(voted for|voted against|abstained)$')"


class Asked(NamedTuple):
    """A seat is asked: after which entry of the record, and what it sees then."""

    entry: int
    seat: int
    view: View


class Rare(NamedTuple):
    """A decision: where it is found, what the prompt says, and what is to be seen beside it."""

    step: str
    says: tuple[str, ...]
    shows: str = ".plate"
    variant: str = "extended"
    seed: int = 1
    when: Callable[[View, dict[str, Any]], object] = lambda view, detail: True


def within_protectorate(view: View, _: object) -> bool:
    """Delegates vote on what a region does."""
    board = view.board
    return any(region.protectorate and region.id == board.activation.region for region in board.regions)


def only_lifting(view: View, _: object) -> bool:
    """A region under sanctions can propose nothing else."""
    return all(choice.action.startswith("lift ") for choice in view.choices)


RARE = [
    Rare("open-vote", ("wants", "vote in the open"), SPOKEN, "openly", when=lambda _, d: d["cast"]),
    Rare("vote", ("wants", "You have"), ".plate .heads .un", when=within_protectorate),
    Rare("purge-victim", ("is sent home from", "costs 1 army")),
    Rare("rehabilitation", ("back from Mauritius", "costs 1 diplomacy of"), variant="standard"),
    Rare("initiative-backer", ("Which of your regions", "diplomacy chip"), ".plate.possible", "backed"),
    Rare("proposal", ("propose", "vote on it"), ".follows", when=lambda _, d: d["by"] == "region"),
    Rare("proposal", ("your card propose",), ".follows", when=lambda _, d: d["by"] == "card"),
    Rare("proposal", ("propose", "vote on it"), ".plate.possible", seed=7, when=only_lifting),
    Rare("bribery", ("wants", "pay delegates"), ".strip table", when=lambda _, d: d["polled"]),
    Rare("bribery", ("propose", "pay delegates"), ".tally", seed=2, when=lambda _, d: not d["polled"]),
    Rare("bribe-consent", ("your delegate", "Do you agree?"), seed=13, when=lambda _, d: d["yours"]),
    Rare("duel", ("is about to", "to stop it?"), ".duel", when=lambda _, d: d["standing"]),
    Rare("duel", ("about to fail", "push it through?"), ".duel", when=lambda _, d: not d["standing"]),
    Rare("troops-motion", ("the UN send 3 troops", "vote on it"), ".plate.possible"),
    Rare("factions", ("sending UN troops to", "delegate"), ".tally", when=lambda _, d: d["act"] == "send-troops"),
    Rare("war", ("attacks", "before the dice"), ".plate.aimed", "standard", when=lambda _, d: not d["thrown"]),
    Rare("war", ("attacks", "with the dice"), ".plate.aimed", "openly", 3, when=lambda _, d: d["thrown"]),
    Rare("warmonger", ("Cancel an open card",)),
    Rare("sharing", ("Who decides action", "binding")),
    Rare("sharing-consent", ("would decide", "remaining actions of"), when=lambda _, d: d["alone"]),
    Rare("consent", ("which you govern together", "Do you agree?"), ".vote"),
    Rare("coup", ("How many plot in", "Mauritius"), ".pad", when=lambda _, d: d["plotting"]),
    Rare("coup", ("How many defend", "Mauritius"), ".pad", when=lambda _, d: not d["plotting"]),
    Rare("posting", ("Post politicians to the UN", "your place is"), "#evaluated"),
    Rare("removal", ("out of the game", "the same number"), "#evaluated"),
]


@cache
def played(variant: str, seed: int) -> tuple[str, tuple[Asked, ...]]:
    """The record of a match among those who choose by chance, and all they were asked."""
    edition, options = VARIANTS[variant]
    match, luck = hemicycle.game("global-powers").match(4, seed, edition, options), Random(seed)
    asked = []
    while match.outcome is None:
        seat = match.waiting[0]
        last = match.record.entries[-1]["n"] if match.record.entries else 0
        asked.append(Asked(last, seat, match.view(seat)))
        match.act(seat, luck.choice(list(match.options(seat))))
    return match.record.text(), tuple(asked)


def sit_down(person: Person, rare: Rare) -> None:
    """Play on where somebody is asked for it the first time."""
    record, everything = played(rare.variant, rare.seed)
    found = next(
        asked for asked in everything
        if asked.view.prompt and asked.view.prompt.step == rare.step and rare.when(asked.view, asked.view.prompt.detail)
    )  # fmt: skip
    person.come_in()
    code = person.call("POST", "/api/records", {"record": record})["code"]
    wish = {"seat": found.seat, "entry": found.entry, "luck": "same"}
    branch = person.call("POST", f"/api/tables/{code}/matches/1/branches", wish)
    person.go(f"/t/{branch['code']}")
    person.wait_to_be_asked()


def faults(person: Person, size: tuple[int, int]) -> list[str]:
    """What is wrong with the page at a size."""
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    found = person.misprints(strict=True)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("too wide")
    if page.evaluate(KEYS):
        found.append("shows a key")
    return [f"{size[0]}: {fault}" for fault in found]


@pytest.mark.parametrize("number", range(len(RARE)), ids=[f"{k}-{rare.step}" for k, rare in enumerate(RARE)])
def test_a_rare_decision_is_asked_in_full_and_reads_well(person: Person, number: int) -> None:
    rare = RARE[number]
    sit_down(person, rare)

    for words in rare.says:
        assert words in person.prompt()
    expect(person.page.locator(rare.shows).first).to_be_visible()
    found = faults(person, LAPTOP)
    person.page.evaluate(SPEAK, LANGUAGES[number % len(LANGUAGES)])
    person.page.reload()
    person.wait_to_be_asked()
    assert found + faults(person, TABLET) + faults(person, PHONE) == []


def test_an_offer_shows_the_part_a_hint_has_put_into_it(person: Person) -> None:
    sit_down(person, Rare("offer", (), variant="standard"))
    numbers = person.page.locator(".compose [role=spinbutton]")
    expect(numbers).to_have_text(["0", "0", "0", "0"])

    person.page.keyboard.press("h")
    person.press(person.page.locator(".hint .link"))

    expect(numbers.filter(has_text=re.compile("give|take"))).to_have_count(1)
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#commit")).to_have_text(re.compile("Send the offer"))
    expect(numbers.filter(has_text=re.compile("give|take"))).to_have_count(1)  # what was sent of it still stands there
