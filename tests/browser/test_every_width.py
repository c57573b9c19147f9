"""No word is cut, broken, covered or sticking out: waiting rooms, ends and tables, at any width, in any language.

`make test` reads every page at every width in one language each, and some decisions of each game; `make soak` reads all
of them in all four languages. Die Macher and Global Powers are dealt from known luck: they are the same each time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

import hemicycle
from tests.browser.person import Person
from tests.browser.wanderer import Wanderer, known_server
from tests.server.process import Server

HEIGHTS = {
    360: 740,
    390: 844,
    600: 960,
    640: 360,  # a small laptop at 200 %
    683: 384,  # a larger one
    820: 1180,
    900: 768,
    1024: 768,
    1240: 768,
    1366: 768,
    1920: 1080,
    2560: 1440,
}
LANGUAGES = ("de", "fr", "nl", "en")
EVERYTHING = "HEMICYCLE_SOAK" in os.environ
SPEAK = """language => {
    localStorage.hemicycle = JSON.stringify({ ...JSON.parse(localStorage.hemicycle), language });
}"""
DRAWN = (
    "document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"
)
ASIDE = "[...document.querySelectorAll('.sheet-below, .rail')].some((box) => box.scrollWidth > box.clientWidth + 1)"
KEYS = r"/\b(web|event|prompt|board|action|rule|role)-[a-z]/.test(document.body.innerText)"
GAMES = pytest.mark.parametrize("game", hemicycle.names())


def occasions(page: str) -> Iterator[tuple[str, list[int]]]:
    """The languages to read a page in, and the widths for each; which is which differs from page to page."""
    turn = sum(map(ord, page))
    for place, language in enumerate(LANGUAGES):
        widths = [width for k, width in enumerate(HEIGHTS) if EVERYTHING or (k + turn) % len(LANGUAGES) == place]
        yield language, widths


def read(person: Person, page: str, there: str) -> list[str]:
    """What is wrong with the words of a page, once `there` is to be seen."""
    found = []
    for language, widths in occasions(page):
        person.page.set_viewport_size({"width": 1366, "height": 768})
        person.page.evaluate(SPEAK, language)
        person.page.reload()
        person.page.wait_for_selector(there)
        for width in widths:
            person.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            person.page.evaluate(DRAWN)
            faults = person.misprints(strict=True)
            if person.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                faults.append("too wide")
            if person.page.evaluate(ASIDE):
                faults.append("the question is wider than its sheet")
            if person.page.evaluate(KEYS):
                faults.append("shows a key")
            found += [f"{page} {language} {width} {fault}" for fault in faults]
    return found


@GAMES
def test_the_waiting_room_reads_well(person: Person, game: str) -> None:
    person.open_table(game=game, seats=hemicycle.game(game).default_seats, start=False)

    assert read(person, f"room of {game}", ".summary") == []


@pytest.mark.parametrize("game", hemicycle.names() if EVERYTHING else ["secret-hitler", "global-powers"])
def test_the_end_page_reads_well(person: Person, game: str) -> None:
    edition = {"die-macher": "2006-short"}.get(game, "")
    person.open_table(game=game, seats=hemicycle.game(game).default_seats, mine=0, edition=edition)
    person.page.wait_for_selector("main.end", timeout=60_000)  # a whole game among bots

    assert read(person, f"end of {game}", "main.end section") == []


@pytest.mark.parametrize("seats", [5, 7, 10] if EVERYTHING else [10])
def test_a_table_of_secret_hitler_reads_well(person: Person, seats: int) -> None:
    person.open_table(seats=seats)
    person.look_at_role()
    asked: set[str] = set()

    while person.wait_to_be_asked() and len(asked) < 2:
        step = person.prompt().split()[0]
        if step not in asked:
            asked.add(step)
            assert read(person, f"table of {seats}, {len(asked)}", ".prompt .sentence") == [], step
            person.page.evaluate(SPEAK, "en")
            person.page.reload()
            person.wait_to_be_asked()
        person.decide()


SOME = {"die-macher": ("place-minister", "rally"), "global-powers": ("take-cards", "government-acts")}
SECRETS = range(1, 5) if EVERYTHING else [1]


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("game", SOME)
def test_a_table_reads_well(
    people: Callable[..., Person], own_server: Callable[..., Server], game: str, secret: int
) -> None:
    person = people(url=known_server(own_server, secret).url)
    found, left = [], set(SOME[game])
    with Wanderer(person, game, 5) as wanderer:
        for step in wanderer.steps():
            if EVERYTHING or step in left:
                found += read(person, f"{game}, {step}", ".prompt .sentence")
                left.discard(step)
            if not left and not EVERYTHING:
                break

    assert found == []
    assert not left, "not everything was asked"


FAULTY = {
    "broken: Zuständigkeit": "<p style='width:5em; overflow-wrap:anywhere; font:20px sans-serif'>Zuständigkeit</p>",
    "cut: Mecklenburg Vorpommern": (
        "<p style='width:60px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis'>Mecklenburg Vorpommern</p>"
    ),
    "cut off: Wahlveranstaltung": "<div style='width:60px; overflow:hidden'><span>Wahlveranstaltung</span></div>",
    "sticks out of card: Schattenkabinett": "<div class='card' style='width:40px'><span>Schattenkabinett</span></div>",
    "over each other: erste / zweite": (
        "<div style='position:relative; height:30px'><span style='position:absolute; left:0'>erste</span>"
        "<span style='position:absolute; left:4px'>zweite</span></div>"
    ),
    "under lid: verborgen": (
        "<div style='position:relative; height:30px'><span>verborgen</span>"
        "<div class='lid' style='position:absolute; inset:0; background:white'></div></div>"
    ),
}


@pytest.mark.parametrize("fault", FAULTY)
def test_the_reader_finds_every_kind_of_misprint(person: Person, fault: str) -> None:
    person.page.set_content(f"<body style='margin:40px; width:600px'><p>Alles gut</p>{FAULTY[fault]}</body>")

    assert fault in person.misprints(strict=True)


def test_the_reader_finds_nothing_on_a_good_page(person: Person) -> None:
    person.page.set_content("<body style='margin:40px'><h1>Alles gut</h1><p>Ein Satz, der Platz hat.</p></body>")

    assert person.misprints(strict=True) == []
