"""A server, a browser, and a camera."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.server.process import Server

LARGEST = 200_000
COLOURS = 256  # more than a printed page needs, and a third of the bytes
LANGUAGES = ("de", "nl", "fr")


class Studio:
    """Lets people come in and takes their pictures."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    @contextmanager
    def person(self, **device: Any) -> Iterator[Person]:
        """Somebody before a fresh browser."""
        somebody = Person(self.browser, self.server.url, **device)
        yield somebody
        somebody.leave()

    def take(self, person: Person, name: str, *, whole: bool = False) -> None:
        """Take a picture."""
        person.page.mouse.move(0, 0)
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(500)
        path = self.folder / f"{name}.png"
        person.page.screenshot(path=path, full_page=whole)
        with Image.open(path) as picture:
            picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
        size = path.stat().st_size
        assert size < LARGEST, f"{name}: {size}"
        print(f"{path.name}: {size // 1000} kB")

    def take_in_all_languages(self, person: Person, name: str) -> None:
        """The same moment in German, Dutch and French."""
        for language in LANGUAGES:
            person.switch_language(language)
            person.page.evaluate("document.activeElement.blur()")  # the ring of the menu is no part of the picture
            self.take(person, f"{name}-{language}")
        person.switch_language("en")
