"""In every language and at every table no word is broken in two, sticks out of its box or is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.test_die_macher import Candidate, until
from tests.browser.test_global_powers import play_until

SIZES = [pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")]
CUT = "heads => heads.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent)"
KEYS = r"/\b(web|event|prompt|board|action|rule|role)-[a-z]/.test(document.body.innerText)"


def read_everything(person: Person) -> list[str]:
    """What is wrong with the words of a page, in all four languages."""
    found = []
    for language in ("de", "nl", "fr", "en"):
        person.switch_language(language)
        found += [f"{language} {misprint}" for misprint in person.misprints()]
        if person.page.evaluate(KEYS):
            found.append(f"{language} shows a key")
    return found


@pytest.mark.parametrize("size", SIZES)
def test_a_table_of_secret_hitler_reads_well(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    person.open_table(seats=7)
    person.look_at_role()
    for _ in range(3):
        if person.wait_to_be_asked():
            person.decide()

    assert read_everything(person) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_table_of_die_macher_reads_well(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    candidate = Candidate(person)
    person.open_table(game="die-macher", seats=5)

    candidate.asked()
    assert read_everything(person) == [], "start sheet"
    until(candidate, "rally")

    assert read_everything(person) == [], "meetings"


@pytest.mark.parametrize("width", [900, 1240])
def test_a_narrow_table_of_die_macher_shows_the_whole_cabinet(people: Callable[..., Person], width: int) -> None:
    person = people(size=(width, 768))
    candidate = Candidate(person)
    person.open_table(game="die-macher", seats=5)
    until(candidate, "rally")

    for language in ("de", "nl", "fr", "en"):
        person.switch_language(language)
        assert person.fits(), language
        assert person.page.locator(".tray .cabinet th").evaluate_all(CUT) == [], language


@pytest.mark.parametrize("size", SIZES)
def test_a_table_of_global_powers_reads_well(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    play_until(person, "Bid for")
    assert read_everything(person) == [], "auction"

    play_until(person, "Choose 5 event cards")
    assert read_everything(person) == [], "cards"

    play_until(person, "acts: choose")

    assert read_everything(person) == [], "a region acts"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_the_first_page_reads_well(people: Callable[..., Person], size: tuple[int, int], language: str) -> None:
    person = people(size=size, language=language)

    person.go()
    person.page.wait_for_selector(".game")

    assert person.misprints() == []
