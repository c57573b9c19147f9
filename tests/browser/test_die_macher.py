"""A person plays Die Macher: a whole short game by mouse, by finger and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import PHONE, Person


class Candidate:
    """A person who leads a party, and answers every decision where the board draws it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.received = person.frames()
        self.answered: set[str] = set()
        self.bidding: str | None = None  # the state whose poll we bid for

    def latest(self) -> dict[str, Any]:
        """How things stand, as the server told this seat last."""
        told: list[dict[str, Any]] = [news for news in self.received if news["type"] == "update"]
        return told[-1] if told else {"decision": None, "view": {"choices": [], "outcome": None}}

    def asked(self, before: str | None = None) -> bool:
        """Wait for a decision after this one to be on the page; False when the game is over."""
        for _ in range(900):
            now = self.latest()
            if now["view"]["outcome"]:
                return False
            fresh = now["decision"] not in (None, before) and now["view"]["choices"] and now["view"]["mine"] is None
            if fresh and not self.page_bids() and self.person.decision() == now["decision"]:
                self.bidding = None
                return True
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nobody asks for anything after {before}")

    def page_bids(self) -> bool:
        """Whether the page goes on bidding by itself, up to the limit it was given."""
        prompt = self.latest()["view"]["prompt"]
        return bool(prompt["step"] == "auction" and prompt["detail"]["state"] == self.bidding)

    def step(self) -> str:
        """What is asked."""
        return str(self.latest()["view"]["prompt"]["step"])

    def all(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def press(self, selector: str, which: int = 0) -> None:
        self.person.press(self.all(selector).nth(which))

    def confirm(self) -> None:
        """Send the draft; what is asked twice is pressed twice."""
        self.press(".prompt .doing .primary")
        if self.all(".prompt .doing .armed").count():
            self.press(".prompt .doing .armed")

    def leave(self) -> None:
        """Pass, or keep things as they are."""
        self.press(".prompt .doing .button:not(.primary)")

    def answer(self) -> None:
        """Answer by pointer, as anybody would."""
        decision, step = self.latest()["decision"], self.step()
        self.answered.add(step)
        ANSWERS[step](self)
        while self.latest()["decision"] == decision and self.latest()["view"]["mine"] is None:
            if self.latest()["view"]["outcome"]:
                return
            self.page.wait_for_timeout(20)

    # --- one decision each ---

    def cell(self, number: int) -> Locator:
        """What is to be decided under a state; a phone shows one state at a time."""
        if not self.all(".pages").count():
            return self.all(".cell").nth(number)
        self.press(".pages .chips button", number)
        return self.all(".cell")

    def fill_first_column(self) -> None:
        self.press(".lines .line", 1)
        for number in range(3):
            self.person.press(self.cell(number).locator("button").nth(number))
        self.confirm()

    def fill_second_column(self) -> None:
        self.press(".lines .line", 1)
        for number in range(2):
            self.person.press(self.cell(number).locator("button").first)
        self.confirm()

    def bid_for_start(self) -> None:
        self.person.press(self.all(".pad").get_by_role("button", name="More"))
        self.press(".pad .primary")

    def choose_and_confirm(self) -> None:
        self.press(".desk .button, .desk .pick")
        self.confirm()

    def choose(self) -> None:
        self.press(".desk .button")

    def call_minister(self) -> None:
        self.press(".cell .wide")

    def renew_hand(self) -> None:
        if self.all(".hand .press").count() == 0:
            return self.leave()
        self.press(".hand .press")
        return self.confirm()

    def change_programme(self) -> None:
        if self.all(".hand .press").count() == 0:
            return self.leave()
        self.press(".hand .press")
        if self.all(".prompt .doing .primary").count() == 0:
            self.press(".cards .press:not(.dim)")
        return self.confirm()

    def send_minister(self) -> None:
        expect(self.all(".prompt .doing .primary")).to_be_visible()
        self.press(".cell .minister .shown")
        cards = self.all(".cell .minister li button")
        more = cards.count() > 1
        self.person.press(cards.last)
        if more:
            expect(self.all(".prompt .doing .primary")).not_to_contain_text("Lay no card")
        self.confirm()

    def buy_media(self) -> None:
        if "buy-media" in self.answered or self.all(".cell .wide").count() == 0:
            return self.leave()
        self.answered.add("buy-media")
        self.press(".cell .wide")
        return self.confirm()

    def exchange(self) -> None:
        self.press(".opinions .press")
        if self.all(".prompt .doing .primary").count() == 0:
            self.press(".desk .pick:not(.dim)", -1)
        self.confirm()

    def hold_meetings(self) -> None:
        expect(self.all(".prompt .doing .primary")).to_be_visible()
        for stepper in self.all(".cell .stepper").all()[:2]:
            self.person.press(stepper.locator("button").last)
        expect(self.all(".prompt .doing .primary")).to_contain_text("Pay")
        self.confirm()

    def bid_or_pass(self) -> None:
        first = "bid" not in self.answered
        self.answered.add("bid")
        self.bidding = self.latest()["view"]["prompt"]["detail"]["state"] if first else None
        self.press(".pad .primary" if first else ".pad > .button:not(.primary)")

    def publish(self) -> None:
        lines = ".desk .line:not(:disabled)"
        self.press(lines if self.all(lines).count() else ".desk .button:not(.line)")
        self.confirm()

    def convert(self) -> None:
        self.press(".cell .stepper button", 1)
        self.confirm()

    def move_opinion(self) -> None:
        self.press(".desk .pick")
        if self.all(".prompt .doing .primary").count() == 0:
            self.press(".desk .group .button")
        self.confirm()


ANSWERS: dict[str, Callable[[Candidate], None]] = {
    "start-sheet-one": Candidate.fill_first_column,
    "start-sheet-two": Candidate.fill_second_column,
    "bid-for-start": Candidate.bid_for_start,
    "bid-again": Candidate.bid_for_start,
    "name-start": Candidate.choose_and_confirm,
    "renew-hand": Candidate.renew_hand,
    "revise-programme": Candidate.change_programme,
    "place-minister": Candidate.send_minister,
    "choose-minister": Candidate.call_minister,
    "minister-acts": Candidate.choose_and_confirm,
    "form-coalition": Candidate.choose_and_confirm,
    "coalition-reply": Candidate.choose,
    "buy-media-cube": Candidate.buy_media,
    "exchange-by-media": Candidate.exchange,
    "exchange-by-majority": Candidate.exchange,
    "rally": Candidate.hold_meetings,
    "auction": Candidate.bid_or_pass,
    "decide-poll": Candidate.publish,
    "convert": Candidate.convert,
    "national-media": Candidate.choose_and_confirm,
    "national-opinion": Candidate.move_opinion,
    "lay-donation": Candidate.choose_and_confirm,
}


def play_to_the_end(candidate: Candidate) -> None:
    """Answer whatever is asked; nothing must be scrolled for it but what a phone scrolls."""
    decision = None
    while candidate.asked(decision):
        decision = candidate.latest()["decision"]
        assert candidate.person.fits(), candidate.step()
        candidate.answer()
    expect(candidate.page.locator("main.end h1")).not_to_be_empty()


def test_a_short_game_by_mouse_on_a_laptop_without_scrolling(person: Person) -> None:
    candidate = Candidate(person)
    person.start_quick_table("die-macher", 3, Edition="2006 edition, short game")

    play_to_the_end(candidate)

    expect(person.page.get_by_role("region", name="Points by source").locator("tbody tr")).to_have_count(3)
    expect(person.page.locator("main.end figure > svg[aria-hidden]")).to_have_count(3)
    assert person.accessibility_problems() == []
    assert {"start-sheet-one", "rally", "place-minister", "auction", "lay-donation"} <= candidate.answered


def until(candidate: Candidate, step: str) -> None:
    """Play on until this is asked."""
    decision = None
    while candidate.asked(decision) and candidate.step() != step:
        decision = candidate.latest()["decision"]
        candidate.answer()


def table(person: Person, **settings: Any) -> Candidate:
    """A table with quick bots."""
    candidate = Candidate(person)
    person.open_table(game="die-macher", seats=5, **settings)
    return candidate


def test_a_basket_says_what_it_costs_and_shows_its_ripple_in_every_state(person: Person) -> None:
    candidate = table(person)
    until(candidate, "rally")
    expect(person.page.locator(".cell .stepper").nth(1)).to_be_visible()

    for stepper in person.page.locator(".cell .stepper").all()[:2]:
        stepper.locator("button").last.click()

    expect(person.page.locator(".prompt .doing .primary")).to_contain_text("Pay 2")
    expect(person.page.locator(".ripple tbody tr")).to_have_count(4)
    expect(person.page.locator(".card tr.mine ins").first).to_be_visible()
    assert person.accessibility_problems() == []


def test_a_short_game_by_keyboard_alone(person: Person) -> None:
    person.start_quick_table("die-macher", 3, Edition="2006 edition, short game")

    while person.wait_to_be_asked():
        person.decide_by_key()

    expect(person.page.locator("main.end h1")).not_to_be_empty()


def test_the_basket_of_meetings_is_filled_by_arrow_keys(person: Person) -> None:
    candidate = table(person)
    until(candidate, "rally")
    decision = candidate.latest()["decision"]

    person.page.locator(".cell [role=spinbutton]").first.focus()
    person.page.keyboard.press("ArrowUp")
    expect(person.page.locator(".prompt .doing .primary")).to_contain_text("Pay 1")
    person.page.locator(".prompt .doing .primary").focus()
    person.page.keyboard.press("Enter")

    assert candidate.asked(decision)
    assert candidate.step() != "rally"


def test_a_short_game_by_finger_on_a_phone(people: Callable[..., Person]) -> None:
    candidate = Candidate(people(size=PHONE))
    candidate.person.start_quick_table("die-macher", 3, Edition="2006 edition, short game")

    play_to_the_end(candidate)

    assert candidate.person.fits()
    cut = "box => box.scrollWidth - box.clientWidth"
    assert candidate.all("main.end .scroll").evaluate(cut) == 0, "no column of points is cut"


def test_a_phone_in_the_dark_shows_one_state_at_a_time_and_the_nation(people: Callable[..., Person]) -> None:
    person = people(size=PHONE, theme="dark")
    candidate = table(person)

    candidate.asked()
    assert person.fits()
    assert person.accessibility_problems() == []
    person.press(person.page.locator(".pages .chips button").last)

    expect(person.page.locator(".nation")).to_be_visible()
