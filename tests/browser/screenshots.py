"""Takes the pictures of docs/screenshots: `make screenshots`. They are meant to be looked at."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tools import find_browser

from tests.browser.person import LAPTOP, PHONE, Person
from tests.server.process import Server
from tests.server.wire import Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
NAMES = ("Ada", "Ben", "Cara", "Dora", "Emil", "Finn")
LARGEST = 300_000
TALK = (
    (5, "Two fascist policies in. A third one opens the Hitler zone."),
    (1, "I voted yes. Say what you draw, all of you."),
    (0, "One of you is lying, so neither again this round."),
    (2, "I can be trusted. Ask Ada."),
)


class Friends:
    """Six people at the wire who play along, mostly say yes, and talk."""

    def __init__(self, server: Server, code: str) -> None:
        self.luck = random.Random(11)
        self.visitors = [Visitor(server.url, name) for name in NAMES]
        self.wires = [visitor.wire(code) for visitor in self.visitors]
        for seat, wire in enumerate(self.wires, 1):
            wire.done("sit", seat=seat)

    def leave(self) -> None:
        """Go home."""
        for visitor in self.visitors:
            visitor.__exit__()

    def play(self, *, without: tuple[str, ...] = ()) -> None:
        """Answer everything that is asked of us, but for those who take their time."""
        busy = True
        while busy:
            busy = False
            for name, wire in zip(NAMES, self.wires, strict=True):
                wire.settle()
                for seat in wire.asked():
                    if name not in without and not wire.view["outcome"]:
                        busy = wire.do(seat, self.choose(wire.choices(seat)))["type"] == "done"

    def choose(self, choices: list[str]) -> str:
        """Mostly yes."""
        if "ballot true" in choices:
            return "ballot true" if self.luck.random() < 0.72 else "ballot false"
        return self.luck.choice(choices)

    def talk(self) -> None:
        """Say a few things, and claim what was drawn."""
        for friend, text in TALK:
            self.wires[friend].ask("say", seat=friend + 1, text=text)  # the dead and those who hold cards are silent
        for wire in self.wires:
            wire.settle()
        for session, government in list(enumerate(self.wires[0].view["board"]["ledger"]))[-1:]:
            for office, remark in (("president", "claim-drew {} FFL"), ("chancellor", "claim-received {} FF")):
                if (seat := government[office]) > 0:
                    self.wires[seat - 1].ask("say", seat=seat, remark=remark.format(session))


class Studio:
    """A server, a browser, and a camera."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    @contextmanager
    def person(self, **device: Any) -> Iterator[Person]:
        """Somebody before a fresh browser."""
        somebody = Person(self.browser, self.server.url, **device)
        yield somebody
        somebody.leave()

    @contextmanager
    def table(self, **device: Any) -> Iterator[tuple[Person, Friends]]:
        """A table of seven friends, just begun."""
        with self.person(**device) as me:
            code = me.open_table(seats=7, start=False)
            friends = Friends(self.server, code)
            me.press(me.page.get_by_role("button", name="Start", exact=True))
            yield me, friends
            friends.leave()

    def take(self, person: Person, name: str, *, whole: bool = False) -> None:
        """Take a picture."""
        person.page.wait_for_timeout(500)
        path = FOLDER / f"{name}.png"
        person.page.screenshot(path=path, full_page=whole)
        size = path.stat().st_size
        assert size < LARGEST, f"{name}: {size}"
        print(f"{path.name}: {size // 1000} kB")


def until(me: Person, friends: Friends, met: Callable[[Person], object]) -> bool:
    """Play on until something is to be seen; False when the game was over before."""
    for _ in range(400):
        friends.play()
        if me.page.locator("main.end").count():
            return False
        if me.page.locator('.prompt:is([data-voice="must"], [data-voice="may"])').count():
            if met(me):
                return True
            me.decide()
        me.page.wait_for_timeout(30)
    raise AssertionError("it never came to this")


def scene(
    studio: Studio, met: Callable[[Person], object], shoot: Callable[[Person, Friends], None], **device: Any
) -> None:
    """Play tables until one comes to a certain point, then take the pictures there."""
    for _ in range(12):
        with studio.table(**device) as (me, friends):
            me.look_at_role()
            if until(me, friends, met):
                shoot(me, friends)
                return
    raise AssertionError("no table came to this point")


def first_pages(studio: Studio) -> None:
    """Lobby, waiting room, rules."""
    for name, device in (("laptop", {}), ("dark", {"theme": "dark"}), ("phone", {"size": PHONE})):
        with studio.person(**device) as me:
            me.open_table(start=False)
            me.go()
            me.page.wait_for_selector(".picture svg")
            studio.take(me, f"lobby-{name}", whole=name == "phone")
    with studio.person() as me:
        code = me.open_table(seats=7, start=False)
        friends = Friends(studio.server, code)
        studio.take(me, "waiting-room-laptop")
        friends.leave()
    with studio.person() as me:
        me.go("/rules/secret-hitler")
        me.page.wait_for_selector("article")
        studio.take(me, "rules-laptop")


def roles(studio: Studio) -> None:
    """The card at the start."""
    with studio.table() as (me, _):
        me.press(me.page.locator(".opening .back"))
        studio.take(me, "secret-hitler-role-laptop")


def votes(studio: Studio) -> None:
    """Sealed ballots, on the laptop and on the phone."""

    def shoot(me: Person, friends: Friends) -> None:
        friends.talk()
        studio.take(me, f"secret-hitler-vote-{'phone' if me.small else 'laptop'}")

    def voting(me: Person) -> bool:
        return bool(me.page.locator(".ballots").count() and me.page.locator(".policy").count() >= 3)

    for size in (LAPTOP, PHONE):
        scene(studio, voting, shoot, size=size)


def trays(studio: Studio) -> None:
    """Cards in hand, two labelled trays, a nomination."""

    def holding(me: Person) -> bool:
        return bool("Discard" in me.prompt() and me.page.locator(".policy").count() >= 5)

    def choose(me: Person, friends: Friends) -> None:
        friends.talk()
        me.press(me.page.locator(".hand .card").last)
        theme = "dark" if me.page.evaluate("document.documentElement.dataset.theme") == "dark" else ""
        where = "phone" if me.small else "laptop"
        studio.take(me, "-".join(filter(None, ("secret-hitler-trays", theme or where))))

    for device in ({}, {"theme": "dark"}, {"size": PHONE}):
        scene(studio, holding, choose, **device)


def nomination_and_past(studio: Studio) -> None:
    """Targets that ring, the log, the timeline."""

    def nominating(me: Person) -> bool:
        return bool("Nominate" in me.prompt() and me.page.locator(".policy").count() >= 3)

    def shoot(me: Person, friends: Friends) -> None:
        me.page.get_by_role("tab", name="Log").click()
        me.page.locator(".chip.possible").first.click()
        studio.take(me, "secret-hitler-nomination-laptop")
        me.page.keyboard.press("ArrowLeft")
        me.page.wait_for_selector(".timeline")
        me.page.keyboard.press("ArrowLeft")
        studio.take(me, "timeline-laptop")

    scene(studio, nominating, shoot)


def ends(studio: Studio) -> None:
    """The last page."""
    for size, name in ((LAPTOP, "laptop"), (PHONE, "phone")):
        with studio.table(size=size) as (me, friends):
            me.look_at_role()
            until(me, friends, lambda _: False)
            studio.take(me, f"secret-hitler-end-{name}", whole=True)


def shared_screen(studio: Studio) -> None:
    """The public table for everybody in the room, and the curtain between players of one device."""
    with studio.table() as (me, _), studio.person(name="Screen") as screen:
        screen.come_in()
        screen.go(me.page.url.removeprefix(me.url) + "?screen")
        screen.page.wait_for_selector(".seat")
        studio.take(screen, "shared-screen-laptop")
    with studio.person(size=PHONE) as me:
        me.open_table(mine=2)
        me.page.wait_for_selector(".curtain")
        studio.take(me, "curtain-phone")


def main() -> None:
    """All of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=["--no-sandbox"])
        server = Server(Path(folder) / "data").start()
        studio = Studio(browser, server)
        for pictures in (first_pages, roles, votes, trays, nomination_and_past, ends, shared_screen):
            pictures(studio)
        server.stop()
        browser.close()


if __name__ == "__main__":
    main()
