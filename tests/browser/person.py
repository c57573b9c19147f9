"""Somebody before a browser: comes in, sits down, decides by mouse, finger or keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISPRINTS = Path(__file__).parent / "misprints.js"
LAPTOP = (1366, 768)
PHONE = (390, 844)
TABLET = (820, 1180)
PATIENCE = 20_000
ASKED = '.prompt:is([data-voice="must"], [data-voice="may"])'
expect.set_options(timeout=10_000)


class Person:
    """One browser with its own cookies. What the console complains about is remembered."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Jonas",
        *,
        size: tuple[int, int] = LAPTOP,
        theme: Any = "light",
        language: str = "en-GB",
        still: bool = True,
        speed: str = "fast",
        app: bool = False,
    ) -> None:
        self.url = url
        self.name = name
        self.small = size in (PHONE, TABLET)
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=self.small,
            is_mobile=self.small,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if app else "block",  # most tests need not keep the page for later
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"localStorage.hemicycle ??= JSON.stringify({{ speed: '{speed}' }})")
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # what a test provokes on purpose
        self.page.on("console", self._overhear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def leave(self) -> None:
        """Close the browser; its console must be clean."""
        self.context.close()
        serious = [text for text in self.complaints if not any(mild in text for mild in self.forgiven)]
        assert serious == [], serious

    def _overhear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    # --- coming in ---

    def go(self, path: str = "/") -> None:
        """Open an address."""
        self.page.goto(self.url + path)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this browser would."""
        script = """async ([method, path, body]) => {
            const headers = { "Content-Type": "application/json" };
            const sent = body === null ? undefined : JSON.stringify(body);
            const reply = await fetch(path, { method, headers, body: sent });
            return reply.json();
        }"""
        return self.page.evaluate(script, [method, path, body])

    def come_in(self) -> None:
        """Have a name here, as if one had come before."""
        self.go("/about")
        self.call("POST", "/api/guests", {"name": self.name})
        self.page.evaluate("localStorage.setItem('hemicycle-came-in', 'yes')")

    def open_table(
        self,
        *,
        game: str = "secret-hitler",
        seats: int = 5,
        start: bool = True,
        bots: str = "random",
        mine: int = 1,
        query: str = "",
        **settings: Any,
    ) -> str:
        """Have a table with quick bots, and sit at it."""
        self.come_in()
        wish = {"game": game, "pace": "untimed", "bot_delay": 0, "seats": seats, **settings}
        body = {"settings": wish, "mine": mine, "bots": bots if start else None, "start": start}
        opened = self.call("POST", "/api/tables", body)
        assert "settings" in opened, opened  # a refusal has a code too
        code = str(opened["code"])
        self.go(f"/t/{code}{query}")
        return code

    def card(self, game: str = "secret-hitler") -> Locator:
        """A game on the first page."""
        return self.page.locator(f"#{game}")

    def start_quick_table(self, game: str, seats: int, **wishes: str) -> None:
        """From the first page to the first decision of a table with quick bots, as anybody would."""
        page = self.page
        self.go()
        self.press(self.card(game).get_by_role("button", name="Open a table for friends"))
        wishes = {**wishes, "Bots’ speed": "Fast", "Pace": "No clock", "Players": str(seats)}
        for label, value in wishes.items():
            self.press(page.get_by_role("group", name=label, exact=True).get_by_role("button", name=value, exact=True))
        expect(page.locator(".chair")).to_have_count(seats)
        self.press(page.get_by_role("button", name=re.compile("^Start")))

    def look_at_role(self) -> None:
        """Turn the role card over and lay it away."""
        self.press(self.page.locator(".opening .back"))
        self.press(self.page.locator(".opening .primary"))

    # --- deciding ---

    def press(self, target: Locator) -> None:
        """By finger on a phone, by mouse elsewhere."""
        if self.small:
            target.tap()
        else:
            target.click()

    def wait_to_be_asked(self) -> bool:
        """Until a decision is mine, or (False) the game is over."""
        self.page.wait_for_selector(f"{ASKED}, main.end")
        return self.page.locator("main.end").count() == 0

    def decide(self) -> None:
        """Give some answer with the pointer: the first card, seat, ballot or option."""
        page = self.page
        decision = self.decision()
        for choice in (".ballots .ballot", ".hand .card", ".chip.possible", ".pad .primary", ".option"):
            if page.locator(choice).count():
                self.press(page.locator(choice).first)
                break
        else:
            raise AssertionError(f"nothing to press for: {self.prompt()}")
        self.send(decision, lambda: self.press(page.locator("#commit")))

    def decide_by_key(self) -> None:
        """The same without a pointer."""
        page = self.page
        decision = self.decision()
        if page.locator(".ballots").count():
            page.keyboard.press("n")
        else:
            page.keyboard.press("1")
        self.send(decision, lambda: page.keyboard.press("Enter"))

    def send(self, decision: str | None, press: Callable[[], object]) -> None:
        """Send a draft, twice if it is asked for twice; what was answered by choosing needs no sending."""
        if not self.answered(decision, or_else="#commit"):
            press()
            if not self.answered(decision, or_else="#commit.armed"):
                press()
                self.answered(decision)

    def answered(self, decision: str | None, *, or_else: str = "#nothing") -> bool:
        """Wait until an answer has been taken (True), or until something else is there (False)."""
        script = """([decision, other]) => {
            const prompt = document.querySelector('.prompt');
            if (!prompt || prompt.dataset.decision !== decision || prompt.dataset.voice === 'sealed') return 'answered';
            return document.querySelector(other) ? 'other' : null;
        }"""
        try:
            return bool(self.page.wait_for_function(script, arg=[decision, or_else]).json_value() == "answered")
        except TooLate as late:
            raise AssertionError(f"nothing came of it: {self.page.locator('.prompt').inner_text()}") from late

    def decision(self) -> str | None:
        """The name of the decision asked for."""
        return self.page.locator(".prompt").get_attribute("data-decision")

    def prompt(self) -> str:
        """What is asked."""
        return self.page.locator(".prompt .sentence").inner_text()

    # --- looking ---

    def fits(self) -> bool:
        """Whether nothing has to be scrolled sideways, and on a laptop nothing at all."""
        script = """() => [document.documentElement.scrollWidth - innerWidth,
                           document.documentElement.scrollHeight - innerHeight]"""
        wide, high = self.page.evaluate(script)
        return bool(wide <= 0 and (self.small or high <= 0))

    def misprints(self, *, strict: bool = False) -> list[str]:
        """Words that are broken in two or stick out of the box they stand in; strictly also those cut off."""
        return list(self.page.evaluate(MISPRINTS.read_text("utf-8"), strict))

    def switch_language(self, language: str) -> None:
        """In the menu, whatever language it is in now."""
        page = self.page
        self.press(page.locator("header .icon").last)
        page.locator("dialog select").first.select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        page.keyboard.press("Escape")
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def accessibility_problems(self) -> list[str]:
        """What axe finds in the light, and of the contrast in the dark, a line for each."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        return [*self._axe("light"), *self._axe("dark", "color-contrast")]

    def _axe(self, theme: Literal["light", "dark"], *rules: str) -> list[str]:
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))")
        options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        result = self.page.evaluate("options => axe.run(document, options)", options)
        return [
            f"{found['id']}: {node['html'][:160]} ({' '.join(node.get('failureSummary', '').split())[:200]})"
            for found in result["violations"]
            for node in found["nodes"]
        ]

    def frames(self) -> list[Any]:
        """Everything the sockets of this page will have received from now on."""
        received: list[Any] = []
        self.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: received.append(json.loads(text))),
        )
        return received
