"""The coach at any table, in the browser: a warning before a blunder, heeded or not, and none where nobody wants it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import Person


class Critic:
    """A bot behind the wire that objects to every No; what it is asked is kept."""

    def __init__(self, person: Person) -> None:
        self.asked: list[dict[str, Any]] = []
        self.done: list[str] = []
        person.page.route_web_socket(re.compile("."), self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self._hear(page, server, str(text)))

    def _hear(self, page: WebSocketRoute, server: WebSocketRoute, text: str) -> None:
        wish = json.loads(text)
        if wish["type"] == "do":
            self.done += wish["actions"]
        if wish["type"] != "judge":
            server.send(text)
            return
        self.asked.append(wish)
        better = "ballot true" if wish["action"] == "ballot false" else None
        judged = {key: wish[key] for key in ("key", "seat", "decision")}
        page.send(json.dumps({"type": "judged", **judged, "better": better, "word": "explain-habit", "detail": {}}))


def at_the_first_vote(person: Person, coach: str) -> Critic:
    """Somebody who wants to be coached so is asked for a ballot."""
    critic = Critic(person)
    person.context.add_init_script(f"localStorage.hemicycle = JSON.stringify({{ speed: 'fast', coach: '{coach}' }})")
    person.open_table(seats=5)
    person.look_at_role()
    while not person.page.locator(".ballots .ballot").count():
        person.wait_to_be_asked()
        if not person.page.locator(".ballots .ballot").count():
            person.decide()
    critic.asked.clear()
    critic.done.clear()
    return critic


def test_a_blunder_is_held_back_until_one_has_thought_again_or_insists(person: Person) -> None:
    critic = at_the_first_vote(person, "warn")
    page = person.page
    warning = page.get_by_role("alert").filter(has_text="A bot sees something much better")

    page.keyboard.press("n")

    expect(warning).to_be_visible()
    assert critic.done == []
    assert person.accessibility_problems() == []
    warning.get_by_role("button", name="Think again").click()
    expect(warning).to_have_count(0)
    assert critic.done == []
    decision = person.decision()
    page.keyboard.press("n")
    warning.get_by_role("button", name="Send it anyway").click()
    assert person.answered(decision)
    assert critic.done == ["ballot false"]
    assert [wish["action"] for wish in critic.asked] == ["ballot false", "ballot false"]


def test_nobody_is_warned_who_only_wants_hints_on_request(person: Person) -> None:
    critic = at_the_first_vote(person, "request")
    decision = person.decision()

    person.page.keyboard.press("n")

    assert person.answered(decision)
    assert critic.asked == []
