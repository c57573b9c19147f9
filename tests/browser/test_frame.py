"""What all tables share: sounds, printing, the host's tools, links that only look."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person

PAUSE = "M9 5v14M15 5v14"
COUNT_NOTES = """
    window.notes = 0;
    window.OscillatorNode = class { connect() { window.notes++; return this; } start() {} stop() {} };
    window.GainNode = class { gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }; connect() {} };
    window.AudioContext = class { currentTime = 0 };
"""


def begin(person: Person, **settings: object) -> str:
    """A table of Secret Hitler, the role looked at."""
    code = person.open_table(**settings)  # type: ignore[arg-type]  # settings of any kind
    person.look_at_role()
    return code


def test_a_shared_screen_is_opened_without_a_name(people: Callable[..., Person]) -> None:
    ada, screen = people("Ada"), people("Screen")
    code = begin(ada)

    screen.go(f"/t/{code}?screen")

    expect(screen.page.locator(".seat")).to_have_count(5)
    expect(screen.page.get_by_role("textbox")).to_have_count(0)


def test_the_past_is_told_in_sentences_and_stopped_by_two_bars(person: Person) -> None:
    begin(person)
    person.wait_to_be_asked()
    person.decide()
    person.wait_to_be_asked()
    page = person.page

    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).click()

    sentence = page.locator(".prompt[data-voice=past] .sentence")
    expect(sentence).not_to_contain_text("Moment")
    expect(sentence).not_to_be_empty()
    expect(page.get_by_role("button", name="Stop", exact=True).locator("path")).to_have_attribute("d", PAUSE)


def test_sounds_are_heard_by_those_who_want_them(person: Person) -> None:
    person.page.add_init_script(COUNT_NOTES)
    begin(person)
    page = person.page
    person.wait_to_be_asked()
    person.decide()
    person.wait_to_be_asked()
    assert page.evaluate("window.notes") == 0, "off by default"

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Small sounds").check()
    page.keyboard.press("Escape")
    person.decide()

    page.wait_for_function("() => window.notes > 0")


def test_the_host_hands_out_an_empty_chair_and_mutes(people: Callable[..., Person]) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # no https
    code = ada.open_table(seats=5, start=False)
    ben.come_in()
    ben.go(f"/t/{code}")
    ben.press(ben.page.get_by_role("button", name="Sit here").first)
    expect(ada.page.locator(".chairs")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start, bots take 3 free chairs").click()
    ada.look_at_role()
    ben.look_at_role()

    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_text("Who sits here").click()
    ada.page.get_by_role("button", name="New link").first.click()
    ada.page.get_by_role("button", name="Mute").click()

    expect(ada.page.locator(".link-text", has_text="/s#")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Copied")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Replace by a bot (vote)")).to_be_visible()
    ben.page.get_by_role("textbox", name="Say something to the table").fill("Hello?")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("alert")).to_contain_text("muted")


def test_the_aid_is_printed_without_the_table(person: Person) -> None:
    begin(person)
    person.wait_to_be_asked()
    person.page.keyboard.press("a")
    expect(person.page.get_by_role("dialog", name="Player aid").locator("section").first).to_be_visible()

    person.page.emulate_media(media="print")

    expect(person.page.get_by_role("dialog", name="Player aid").locator("section").first).to_be_visible()
    expect(person.page.locator("main.board")).to_be_hidden()


@pytest.mark.parametrize("size", [(900, 768), PHONE])
def test_escape_puts_away_what_lies_over_the_board(people: Callable[..., Person], size: tuple[int, int]) -> None:
    person = people(size=size)
    begin(person)
    page = person.page
    opener = page.get_by_role("button", name="Log, talk and rules")

    person.press(opener)
    expect(page.get_by_role("tablist")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.get_by_role("tablist")).to_have_count(0)
    expect(opener).to_be_focused()


def test_escape_closes_what_was_opened_last_wherever_the_focus_is(person: Person) -> None:
    begin(person)
    page = person.page
    page.get_by_role("tab", name="Talk").click()
    say = page.locator(".say").get_by_role("button", name="Say")
    say.click()
    page.locator("main.board").click(position={"x": 5, "y": 5})

    page.keyboard.press("Escape")

    expect(page.locator(".speak")).to_have_count(0)
    expect(say).to_be_focused()
