"""A tablet held upright is no stretched phone: it shows the whole board, and under it what belongs to the game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import TABLET, Person
from tests.browser.test_die_macher import Candidate
from tests.browser.test_every_width import LANGUAGES, SPEAK
from tests.browser.test_global_powers import play_until
from tests.browser.wanderer import Wanderer, known_server
from tests.server.process import Server

COVERED = """() => {
    const title = document.createRange();
    title.selectNodeContents(document.querySelector('.nation .opinion h3'));
    const [a, b] = [title.getBoundingClientRect(), document.querySelector('.nation .pool').getBoundingClientRect()];
    return a.right > b.left && a.bottom > b.top && a.top < b.bottom;
}"""


def misprints(person: Person) -> list[str]:
    """What is wrong with the words in any of the languages; English is the last."""
    found = []
    for language in LANGUAGES:
        person.page.evaluate(SPEAK, language)
        person.page.reload()
        person.wait_to_be_asked()
        found += [f"{language} {fault}" for fault in person.misprints(strict=True)]
        if person.page.locator(".nation .pool").count() and person.page.evaluate(COVERED):
            found.append(f"{language} the cards to exchange lie over a heading")
    return found


def test_die_macher_shows_all_states_the_nation_and_everything_of_mine_at_once(people: Callable[..., Person]) -> None:
    person = people(size=TABLET)
    candidate = Candidate(person)
    person.open_table(game="die-macher", seats=5)

    while candidate.asked() and candidate.step() != "place-minister":
        candidate.answer()

    page = person.page
    for seen in (".card", ".nation", ".tray .cabinet", ".tray .hand"):
        expect(page.locator(seen).last).to_be_in_viewport(ratio=1)
    assert page.locator(".card").count() == 4
    expect(page.locator(".cell .shown")).to_have_count(4)  # a minister can be sent to each of them
    assert person.fits()
    assert person.accessibility_problems() == []
    assert misprints(person) == []
    candidate.answer()  # one press sends them: all four states were in view


def test_global_powers_shows_the_world_all_scores_talk_and_affairs_at_once(people: Callable[..., Person]) -> None:
    person = people(size=TABLET)
    play_until(person, "Play a card or activate")
    page = person.page

    expect(page.locator(".scores li")).to_have_count(4)
    for seen in (".scores li", ".plate", ".beside .affairs", ".beside .talk", ".tray .me"):
        expect(page.locator(seen).last).to_be_in_viewport(ratio=1)
    assert person.fits()
    assert person.accessibility_problems() == []
    assert misprints(person) == []


def test_secret_hitler_has_room_for_all_seats_and_a_hand_of_three_on_a_small_tablet(
    people: Callable[..., Person], own_server: Callable[..., Server]
) -> None:
    person = people(url=known_server(own_server, 1).url, size=(768, 1024))
    page = person.page

    with Wanderer(person, "secret-hitler", 5) as wanderer:
        for step in wanderer.steps():
            if step == "president-discards":
                break

        for seen in page.locator(".seat .chip, .tray .hand .card").all():
            expect(seen).to_be_in_viewport(ratio=1)
        assert page.locator(".tray .hand .card").count() == 3
        assert person.fits()
        assert misprints(person) == []
