"""Secret Hitler: waiting room, roles, votes, trays, nomination, timeline, the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.screenshots.studio import Studio
from tests.server.process import Server
from tests.server.wire import Visitor

NAMES = ("Ada", "Ben", "Cara", "Dora", "Emil", "Finn")
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


@contextmanager
def table(studio: Studio, **device: Any) -> Iterator[tuple[Person, Friends]]:
    """A table of seven friends, just begun."""
    with studio.person(**device) as me:
        code = me.open_table(seats=7, start=False)
        friends = Friends(studio.server, code)
        me.press(me.page.get_by_role("button", name="Start", exact=True))
        yield me, friends
        friends.leave()


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
        with table(studio, **device) as (me, friends):
            me.look_at_role()
            if until(me, friends, met):
                shoot(me, friends)
                return
    raise AssertionError("no table came to this point")


def waiting_room(studio: Studio) -> None:
    """Chairs, code and QR, settings."""
    for size, name in ((LAPTOP, "laptop"), (PHONE, "phone")):
        with studio.person(size=size) as me:
            code = me.open_table(seats=7, start=False)
            friends = Friends(studio.server, code)
            studio.take(me, f"waiting-room-{name}", whole=me.small)
            friends.leave()


def roles(studio: Studio) -> None:
    """The card at the start."""
    with table(studio) as (me, _):
        me.press(me.page.locator(".opening .back"))
        studio.take(me, "secret-hitler-role-laptop")


def votes(studio: Studio) -> None:
    """Sealed ballots, on the laptop and on the phone."""

    def shoot(me: Person, friends: Friends) -> None:
        friends.talk()
        studio.take(me, f"secret-hitler-vote-{'phone' if me.small else 'laptop'}")
        if not me.small:
            studio.take_in_all_languages(me, "secret-hitler")

    def voting(me: Person) -> bool:
        return bool(me.page.locator(".ballots").count() and me.page.locator(".policy").count() >= 3)

    for size in (LAPTOP, PHONE):
        scene(studio, voting, shoot, size=size)


def trays(studio: Studio) -> None:
    """Cards in hand, two labelled trays, a nomination."""

    def holding(me: Person) -> bool:
        return bool("card to discard" in me.prompt() and me.page.locator(".policy").count() >= 5)

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
        with table(studio, size=size) as (me, friends):
            me.look_at_role()
            until(me, friends, lambda _: False)
            studio.take(me, f"secret-hitler-end-{name}", whole=True)


SCENES = (waiting_room, roles, votes, trays, nomination_and_past, ends)
