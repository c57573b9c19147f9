"""The page of a review: course, decisions, the board then, playing on and back, together; uploads; puzzles."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

import hemicycle
from hemicycle import bots
from hemicycle.bots.asking import carry_out
from hemicycle.bots.talk import converse
from hemicycle.review import puzzles
from hemicycle.server.door.puzzles import shown
from tests.browser.person import LAPTOP, PHONE, TABLET, Person

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "secret-hitler-official-hitler-elected.jsonl"
DRAWN_AT = ".over [data-place='track-fascist']"
WORK = 60_000  # a review of this record is some seconds of the processor, once for all tests of a server


def uploaded(person: Person, record: Path = RECORD) -> None:
    """Upload a record from the first page, and wait for its review."""
    person.page.route("**/matches/1/review", quickly)
    person.go()
    person.page.locator(".upload input").set_input_files(record)
    expect(person.page.get_by_role("group", name="Chances of winning")).to_be_visible(timeout=WORK)


def first_mistake(person: Person) -> None:
    """Look at the costliest decision of somebody who made one."""
    page = person.page
    for seat in range(page.get_by_label("Decisions of").locator("option").count()):
        page.get_by_label("Decisions of").select_option(str(seat))
        if page.locator("aside .card").count():
            break
    page.locator("aside .card").first.click()
    expect(page.locator("aside .card").first).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=["laptop", "tablet", "phone"])
def test_an_uploaded_record_is_reviewed_on_a_page_of_its_own(
    people: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = people(size=size)
    uploaded(person)
    page = person.page

    first_mistake(person)

    assert "/review/1?at=" in page.url
    expect(page.locator("aside .card .asked").first).to_have_text(re.compile(r"^\w.{9,}[?.;]"))  # what it was about
    expect(page.get_by_text("shown on the board")).to_be_visible()
    expect(page.get_by_role("heading", name="Better", exact=True)).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    assert person.accessibility_problems() == []
    assert person.misprints() == []


def test_an_address_that_means_nothing_opens_the_end_of_the_game(person: Person) -> None:
    uploaded(person)
    page = person.page

    page.goto(page.url.split("?")[0] + "?at=nowhere&seat=99")

    expect(page.get_by_label("Decisions of")).to_have_value("0")
    expect(page.locator(".board")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))


def test_a_bad_record_gets_one_sentence(person: Person, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    lines = RECORD.read_text("utf-8").splitlines()
    bad.write_text("\n".join([*lines[:6], *lines[7:]]) + "\n", "utf-8")
    person.forgiven.append("400")
    person.go()

    person.page.locator(".upload input").set_input_files(bad)

    expect(person.page.get_by_role("alert")).to_contain_text("Line 7: entry 6 should stand here.")
    expect(person.page.get_by_role("button", name="Play now against bots").first).to_be_enabled()


@pytest.mark.parametrize("content", [b"", bytes(range(256)) * 8], ids=["empty", "binary"])
def test_a_file_that_holds_no_text_gets_one_sentence(person: Person, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(content)
    person.go()

    person.page.locator(".upload input").set_input_files(file)

    expect(person.page.get_by_role("alert")).to_have_text(re.compile(r"^Line 1 [^`$]+\.$"))


def test_one_plays_on_from_a_decision_and_comes_back_with_one_key(person: Person) -> None:
    uploaded(person)
    page = person.page
    first_mistake(person)
    review = page.url

    page.keyboard.press("p")

    expect(page.get_by_text("You play on from entry")).to_be_visible()
    expect(page.locator(".prompt")).to_be_visible()
    page.keyboard.press("b")
    expect(page.get_by_role("heading", name="Your branches")).to_be_visible()
    assert page.url == review  # the same moment through the same eyes


def test_a_shared_address_opens_the_same_moment_with_comments_and_drawings(people: Callable[..., Person]) -> None:
    ann, bob = people("Ann"), people("Bob", size=PHONE)
    uploaded(ann)
    first_mistake(ann)
    page = ann.page
    page.get_by_role("button", name="Draw", exact=True).click()
    page.locator(DRAWN_AT).scroll_into_view_if_needed()
    box = page.locator(DRAWN_AT).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Keep the drawing").click()
    page.get_by_role("textbox", name="A comment on this moment").fill("This was it")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_text("This was it")).to_be_visible()

    bob.page.goto(page.url)

    expect(bob.page.get_by_text("This was it")).to_be_visible()
    drawing = bob.page.locator(".over > svg path")
    expect(drawing).to_have_count(2)
    drawn, place = drawing.last.bounding_box(), bob.page.locator(DRAWN_AT).bounding_box()
    assert drawn is not None
    assert place is not None
    for edge in ("x", "y", "width", "height"):  # where it was drawn, however this board is laid out
        assert abs(drawn[edge] - place[edge]) < 16, (drawn, place)
    assert bob.page.url.split("?")[1] == page.url.split("?")[1]
    expect(bob.page.get_by_role("textbox", name="A comment on this moment")).to_have_count(0)


def test_a_comment_is_read_by_who_looks_on_at_once(people: Callable[..., Person]) -> None:
    ann, bob = people("Ann"), people("Bob")
    uploaded(ann)
    bob.page.goto(ann.page.url)
    expect(bob.page.get_by_role("heading", name="Together")).to_be_visible()

    ann.page.get_by_role("textbox", name="A comment on this moment").fill("Look here")
    ann.page.get_by_role("button", name="Say", exact=True).click()

    expect(bob.page.get_by_text("Look here")).to_be_visible()
    ann.page.get_by_role("button", name="Remove this comment").click()
    expect(bob.page.get_by_text("Look here")).to_have_count(0)


def test_branches_stand_side_by_side_with_what_was(person: Person) -> None:
    uploaded(person)
    page = person.page
    review = page.url.split("?")[0]
    code = review.split("/t/")[1].split("/")[0]
    for entry, luck in ((6, "fresh"), (9, "same")):
        wish = {"seat": 0, "entry": entry, "luck": luck, "bots": "random"}
        person.call("POST", f"/api/tables/{code}/matches/1/branches", wish)

    page.reload()

    table = page.get_by_role("region", name="Your branches").get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(["As it was", "From 9, same luck", "From 6, other luck"])
    expect(table.get_by_role("row")).to_have_count(6)
    table.get_by_role("link", name="From 9, same luck").click()
    expect(page.get_by_text("You play on from entry 9")).to_be_visible()


def test_a_review_under_way_says_how_long_it_will_take_and_can_be_cancelled(person: Person) -> None:
    page = person.page
    person.go()
    page.locator(".upload input").set_input_files(RECORDS / "die-macher-1997-last-election.jsonl")
    expect(page.get_by_role("progressbar", name="Review")).to_be_visible()
    expect(page.get_by_text(re.compile(r"about .* seconds? left"))).to_be_visible(timeout=WORK)

    page.get_by_role("button", name="Cancel").click()

    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("button", name="Review this game")).to_be_visible()
    expect(page.locator(".board").first).to_be_visible()


def with_claims(folder: Path) -> Path:
    """A game of bots who say what cards they had."""
    game = hemicycle.game("secret-hitler")
    match, luck = game.match(seats=5, seed=4), Random(4)
    players = {seat: bots.make("beginner", game, match.rules) for seat in range(5)}
    while match.outcome is None:
        seat = match.waiting[0]
        told = carry_out(match, seat, players[seat].choose(match.observation(seat), luck), players[seat])
        converse(match, players, told, luck)
    path = folder / "talk.jsonl"
    path.write_text(match.record.text(), "utf-8")
    return path


def test_after_a_game_of_hidden_roles_suspicions_and_claims_are_shown(person: Person, tmp_path: Path) -> None:
    page = person.page
    page.route("**/matches/1/review", quickly)
    person.go()

    page.locator(".upload input").set_input_files(with_claims(tmp_path))

    expect(page.get_by_role("group", name="Who was suspected")).to_be_visible(timeout=WORK)
    expect(page.get_by_role("heading", name="What was said, and what was true")).to_be_visible()
    luck = page.get_by_role("region", name="Luck, on balance").get_by_role("listitem")
    expect(luck.first).to_contain_text(re.compile(r"^\w+ draws: "))  # not the vote before it, which is no luck
    expect(page.locator("aside").get_by_role("button", name=re.compile("^(true|a lie) ")).first).to_be_visible()
    page.locator("aside").get_by_label("Through whose eyes").select_option("2")
    expect(page.get_by_role("group", name=re.compile("^What .* could think"))).to_be_visible()
    assert person.accessibility_problems() == []


def quickly(route: Route) -> None:
    """A review at the least depth, where only its page is looked at."""
    route.continue_(post_data=json.dumps({"depth": "quick"}))


def test_the_course_is_seen_in_points_and_in_chances(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    page = person.page
    page.route("**/matches/1/review", quickly)
    person.go()

    page.locator(".upload input").set_input_files(RECORDS / "die-macher-2006-short-last-election.jsonl")

    expect(page.get_by_role("group", name="Expected points")).to_be_visible(timeout=WORK)
    expect(page.get_by_text(re.compile("points are good to about ±"))).to_be_visible()
    expect(page.locator("text.chapter").first).to_have_text("1 MV")  # the round, and where it ends
    page.get_by_role("button", name="Chances of winning").tap()
    expect(page.get_by_role("group", name="Chances of winning")).to_be_visible()
    second = page.get_by_role("group", name="States").get_by_role("button").nth(1)
    second.tap()  # a phone shows a part of the board, and the others when asked
    expect(second).to_have_attribute("aria-pressed", "true")
    assert person.accessibility_problems() == []


def test_whoever_dominates_is_first_with_fewer_points_too(people: Callable[..., Person]) -> None:
    person = people(size=PHONE)
    uploaded(person, RECORDS / "global-powers-standard-dominance.jsonl")
    page = person.page

    expect(page.get_by_role("heading", name="Ada: first of 2")).to_be_visible()
    page.get_by_label("Decisions of").select_option("1")
    expect(page.get_by_role("heading", name="Bruno: place 2 of 2; Ada won another way than by points")).to_be_visible()
    board, scores = page.locator(".over").bounding_box(), page.locator(".over .scores").bounding_box()
    assert board is not None
    assert scores is not None
    assert scores["y"] - board["y"] < 4  # they stand on top of the board, not over the world


def test_the_others_screens_go_along_with_one_who_leads(people: Callable[..., Person]) -> None:
    ann, bob = people("Ann"), people("Bob")
    uploaded(ann)
    bob.page.goto(ann.page.url)
    expect(bob.page.get_by_role("heading", name="Together")).to_be_visible()
    ann.page.get_by_role("button", name="Lead the others").click()
    expect(bob.page.get_by_text("Guest leads")).to_be_visible()

    ann.page.get_by_role("button", name="One back", exact=True).click()

    at = ann.page.url.split("?at=")[1].split("&")[0]
    expect(bob.page).to_have_url(re.compile(rf"at={at}\b"))
    bob.page.get_by_role("button", name="Look by myself").click()
    expect(bob.page.get_by_text("Guest leads; you look by yourself.")).to_be_visible()
    ann.page.close()
    expect(bob.page.get_by_text("Guest leads")).to_have_count(0)


def test_whoever_walks_away_is_not_fetched_back(people: Callable[..., Person]) -> None:
    ann, bob = people("Ann"), people("Bob")
    uploaded(ann)
    bob.page.goto(ann.page.url)
    ann.page.get_by_role("button", name="Lead the others").click()
    expect(bob.page.get_by_text("this screen goes along")).to_be_visible()

    bob.page.get_by_role("button", name="One back", exact=True).click()
    expect(bob.page.get_by_text("Guest leads; you look by yourself.")).to_be_visible()
    for _ in range(3):
        ann.page.get_by_role("button", name="One back", exact=True).click()
    at = ann.page.url.split("?at=")[1].split("&")[0]

    assert f"at={at}" not in bob.page.url
    bob.page.get_by_role("button", name="Go along").click()
    expect(bob.page).to_have_url(re.compile(rf"at={at}\b"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["die-macher", "global-powers", "secret-hitler"])
def test_a_puzzle_is_solved_on_the_real_board(people: Callable[..., Person], game: str, size: tuple[int, int]) -> None:
    person = people(size=size)
    page = person.page
    puzzle = puzzles.book(game).puzzles[0]
    person.go(f"/puzzles/{game}/{puzzle.id}")
    expect(page.get_by_role("heading", name="What would you do?")).to_be_visible()
    expect(page.get_by_text("This happened to you")).to_have_count(0)  # it did not: a bot sat here
    assert person.misprints() == []

    page.get_by_role("button", name="Show the solution").click()

    verdict = page.get_by_role("region", name="What would you do?").get_by_role("status")
    expect(verdict).to_contain_text("Best:")
    assert person.accessibility_problems() == []
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_text(f"puzzle 2 of {len(puzzles.book(game).puzzles)}")).to_be_visible()


def test_whoever_is_shown_a_solution_has_not_solved_it(person: Person) -> None:
    page, game = person.page, "secret-hitler"
    found = next(
        each for each in puzzles.book(game).puzzles if shown(game, each.id).view.choices[0].action == each.best
    )
    person.go(f"/puzzles/{game}/{found.id}")

    page.get_by_role("button", name="Show the solution").click()

    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert page.evaluate("localStorage.getItem('hemicycle-solved')") is None


def test_the_question_of_a_puzzle_stands_beside_the_way_home(people: Callable[..., Person]) -> None:
    person = people(size=PHONE, language="de-DE")
    person.go(f"/puzzles/die-macher/{puzzles.book('die-macher').puzzles[0].id}")

    home = person.page.locator("section.puzzle .home").bounding_box()
    question = person.page.get_by_role("heading", name="Was würdest du tun?").bounding_box()

    assert home is not None
    assert question is not None
    assert question["y"] < home["y"] + home["height"]  # one line of a phone's page is not spent on the way home alone


def test_a_puzzle_is_answered_by_keyboard(person: Person) -> None:
    found = next(each for each in puzzles.book("secret-hitler").puzzles if each.step == "vote")
    yes = found.best.endswith("true") or found.best.endswith("ja")
    person.go(f"/puzzles/secret-hitler/{found.id}")
    expect(person.page.locator(".prompt")).to_be_visible()

    person.page.keyboard.press("j" if yes else "n")
    person.page.keyboard.press("Enter")

    expect(person.page.get_by_text("Right!")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("step", ["place-minister", "rally"])
def test_what_is_gathered_for_all_states_elsewhere_is_answered_for_the_one_of_a_puzzle(
    people: Callable[..., Person], step: str, size: tuple[int, int]
) -> None:
    person = people(size=size)
    page = person.page
    found = next(each for each in puzzles.book("die-macher").puzzles if each.step == step)
    person.go(f"/puzzles/die-macher/{found.id}")
    expect(page.locator(".prompt .doing .primary")).to_be_visible()

    if step == "rally":
        person.press(page.locator(".cell .stepper button").last)
    else:
        person.press(page.locator(".cell .minister .shown"))
        person.press(page.locator(".cell .minister li button").last)
    person.press(page.locator("#commit"))
    if page.locator("#commit.armed").count():
        person.press(page.locator("#commit"))

    verdict = page.get_by_role("region", name="What would you do?").get_by_role("status")
    expect(verdict).to_contain_text("Best:")


def test_the_first_page_has_a_puzzle_of_every_game(person: Person) -> None:
    person.go()

    person.page.locator(".today").get_by_role("link", name="Secret Hitler").click()

    expect(person.page.get_by_role("heading", name="What would you do?")).to_be_visible()
    assert "/puzzles/secret-hitler/" in person.page.url


def test_whoever_returns_finds_the_puzzles_too(person: Person) -> None:
    person.open_table(seats=5)
    expect(person.page.locator(".opening, .prompt").first).to_be_visible()

    person.go()

    expect(person.page.locator(".others .today").get_by_role("link", name="Secret Hitler")).to_be_visible()
