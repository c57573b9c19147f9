"""Small, quick, and smooth with long lists."""

from __future__ import annotations

import gzip
import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocketRoute, expect

from tests.browser.person import Person

MOST_SCRIPT = 150_000
SLOWEST_PAINT = 50
LONG = 2_000
STEPS = 60
ONE_FRAME = 16.7


def test_the_first_page_and_one_game_need_at_most_150_kb_of_script(person: Person) -> None:
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    person.page.on("response", weigh)

    person.go()
    person.card().get_by_role("button", name="Play now against bots").click()
    person.page.wait_for_selector(".seat")
    person.page.wait_for_load_state("networkidle")

    assert 20_000 < sum(scripts.values()) <= MOST_SCRIPT, scripts


class Stopwatch:
    """The processor time a page's main thread takes, which a busy machine does not lengthen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.began = self._now()

    def milliseconds(self) -> float:
        """Since it was started."""
        return (self._now() - self.began) * 1000

    def _now(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def test_an_update_is_painted_within_50_ms(person: Person) -> None:
    received = person.frames()
    person.open_table(seats=7)
    person.look_at_role()
    person.wait_to_be_asked()
    received.clear()
    stopwatch = Stopwatch(person.page)

    while person.wait_to_be_asked():
        person.decide()

    updates = [news for news in received if news["type"] == "update"]
    assert len(updates) > 10
    assert stopwatch.milliseconds() / len(updates) < SLOWEST_PAINT


def lengthened(text: str) -> str:
    """An update whose log has become two thousand moments long."""
    news: dict[str, Any] = json.loads(text)
    if news["type"] == "update" and news["moments"]:
        first = news["moments"][0]
        news["moments"] = [{**first, "n": n} for n in range(LONG)]
        news["n"] = LONG - 1
    return json.dumps(news)


def test_two_thousand_lines_of_log_scroll_smoothly(person: Person) -> None:
    page = person.page

    def carry(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        far.on_message(lambda text: near.send(lengthened(str(text))))

    page.route_web_socket("**/socket", carry)
    person.open_table(seats=7)
    person.look_at_role()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".foot")).to_contain_text(f"{LONG - 1:,}")
    page.wait_for_timeout(500)
    stopwatch = Stopwatch(page)

    page.evaluate(
        """async (steps) => {
            const list = document.querySelector('.log');
            for (let step = 0; step < steps; step++) {
                list.scrollTop = (list.scrollHeight * step) / steps;
                await new Promise(requestAnimationFrame);
            }
        }""",
        STEPS,
    )

    assert stopwatch.milliseconds() / STEPS < ONE_FRAME
    page.get_by_role("button", name="Show earlier").click()
    assert page.locator(".line").count() > 300
