"""Small, quick, and smooth with long lists."""

from __future__ import annotations

import gzip
import json
from typing import Any

from playwright.sync_api import Response, WebSocketRoute

from tests.browser.person import Person

MOST_SCRIPT = 150_000
SLOWEST_PAINT = 50
LONG = 2_000


def test_the_first_page_and_one_game_need_at_most_150_kb_of_script(person: Person) -> None:
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    person.page.on("response", weigh)

    person.go()
    person.page.get_by_role("button", name="Play now against bots").click()
    person.page.wait_for_selector(".seat")
    person.page.wait_for_load_state("networkidle")

    assert 20_000 < sum(scripts.values()) <= MOST_SCRIPT, scripts


def test_an_update_is_painted_within_50_ms_of_its_arrival(person: Person) -> None:
    person.page.add_init_script("""
        window.delays = [];
        const Native = WebSocket;
        window.WebSocket = class extends Native {
            set onmessage(listener) {
                super.onmessage = (event) => {
                    const arrived = performance.now();
                    listener(event);
                    requestAnimationFrame(() => setTimeout(() => window.delays.push(performance.now() - arrived)));
                };
            }
        };
    """)
    person.open_table(seats=7)
    person.look_at_role()
    while person.wait_to_be_asked():
        person.decide()

    delays = sorted(person.page.evaluate("window.delays"))

    assert len(delays) > 20
    assert delays[len(delays) // 2] < SLOWEST_PAINT


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
    page.wait_for_function(f"document.querySelectorAll('.line').length >= {LONG}")

    frames = page.evaluate("""async () => {
        const list = document.querySelector('.log');
        const frames = [];
        let last = performance.now();
        for (let step = 0; step < 60; step++) {
            list.scrollTop = (list.scrollHeight * step) / 60;
            await new Promise(requestAnimationFrame);
            frames.push(performance.now() - last);
            last = performance.now();
        }
        return frames.sort((a, b) => a - b);
    }""")

    assert frames[int(len(frames) * 0.9)] < SLOWEST_PAINT
