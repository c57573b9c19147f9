"""No word is cut, broken, covered or sticking out: waiting rooms, ends and tables, at any width, in any language.

`make test` reads every page at every width in one language each, and some decisions of each game; `make soak` reads all
of them in all four languages. Die Macher and Global Powers are dealt from known luck: they are the same each time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

import hemicycle
from hemicycle.games.global_powers.world import CARDS
from hemicycle.words import Words
from tests.browser.person import Person
from tests.browser.test_global_powers import play_until
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
BAR = "[...document.querySelectorAll('header .line')].some((line) => line.scrollWidth > line.clientWidth + 1)"
LOW = "document.querySelector('.laptop') !== null && document.documentElement.scrollHeight > innerHeight + 1"
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
    person.page.wait_for_selector(there)  # while it starts it writes down its own language
    for language, widths in occasions(page):
        person.page.set_viewport_size({"width": 1366, "height": 768})
        person.page.evaluate(SPEAK, language)
        person.page.reload()
        person.page.wait_for_selector(f"html[lang={language}] {there}")
        for width in widths:
            person.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            person.page.evaluate(DRAWN)
            faults = person.misprints(strict=True)
            if person.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                faults.append("too wide")
            if person.page.evaluate(ASIDE):
                faults.append("the question is wider than its sheet")
            if person.page.evaluate(BAR):
                faults.append("the line at the top is cut")
            if person.page.evaluate(LOW):
                faults.append("the table is higher than its window")
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


HOLD = """five => document.querySelectorAll('.cards .card').forEach((card, place) => {
    [card.querySelector('.word').textContent, card.querySelector('.text').textContent] = five[place];
})"""


def test_every_event_card_reads_well_in_a_hand(person: Person) -> None:
    """Which five somebody holds is luck, so all are put there in turn, where a hand has least room."""
    play_until(person, "Play a card or activate")
    found = []

    for language in LANGUAGES:
        words = Words(language, "global-powers").learn("web-global-powers")
        told = [(words.say(f"card-{card}"), words.say(f"board-card-{card}")) for card in CARDS]
        person.page.evaluate(SPEAK, language)
        person.page.reload()
        person.wait_to_be_asked()
        for width in (820, 900, 1240):
            person.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            for first in (0, 5, 10, 11):
                person.page.evaluate(HOLD, told[first : first + 5])
                person.page.evaluate(DRAWN)
                found += [f"{language} {width} {fault}" for fault in person.misprints(strict=True)]

    assert found == []


def test_the_scores_of_five_parties_have_room_at_the_top(person: Person) -> None:
    """A drawing that is cut is no misprint: one's own regions were, on a small laptop."""
    person.open_table(game="global-powers", seats=5)
    person.wait_to_be_asked()
    found = []

    for language in LANGUAGES:
        person.page.evaluate(SPEAK, language)
        person.page.reload()
        person.wait_to_be_asked()
        for width in (1024, 1240, 1280, 1366):
            person.page.set_viewport_size({"width": width, "height": HEIGHTS.get(width, 720)})
            person.page.evaluate(DRAWN)
            if person.page.evaluate(BAR):
                found.append(f"{language} {width}")

    assert found == []


HYPHEN = """variant => {
    const word = document.body.appendChild(document.createElement('span'));
    [word.textContent, word.style.fontVariantNumeric] = ['Sachsen-Anhalt', variant];
    const width = () => word.getBoundingClientRect().width; // asked once before, so that its faces are fetched
    return width() && document.fonts.ready.then(width);
}"""


def test_figures_of_one_width_do_not_tear_a_word_apart_at_its_hyphen(person: Person) -> None:
    """Inter then sets a hyphen as wide as a figure: "Sachsen - Anhalt"."""
    person.go("/about")

    alone, among_figures = (person.page.evaluate(HYPHEN, variant) for variant in ("normal", "tabular-nums"))

    assert among_figures == pytest.approx(alone, abs=0.1)


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
