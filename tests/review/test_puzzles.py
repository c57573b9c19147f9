"""Every puzzle that is shipped can be sat down to: the rules of today, a legal solution, reasons that can be said."""

from __future__ import annotations

import pytest

import hemicycle
from hemicycle.bots.first_names import NAMES
from hemicycle.core.match import Match
from hemicycle.review import puzzles
from hemicycle.review.puzzles import BadPuzzle, Puzzle, Source
from hemicycle.server.door import puzzles as door
from hemicycle.words import LANGUAGES, Words

LEAST = 60  # puzzles of a game


def by_source(game: str) -> dict[int, list[Puzzle]]:
    book = puzzles.book(game)
    found: dict[int, list[Puzzle]] = {}
    for puzzle in book.puzzles:
        found.setdefault(book.sources[puzzle.id].seed, []).append(puzzle)
    return found


def walked(game: str, source: Source, places: list[int]) -> list[Match]:
    """One game played once, and what it was like at some places."""
    match = hemicycle.game(game).match(source.seats, source.seed, puzzles.book(game).rules.edition)
    found = []
    for number, line in enumerate([*source.do, ""]):
        if number in places:
            found.append(match.clone())
        if line:
            puzzles.again(match, line)
    return found


@pytest.mark.parametrize("game", hemicycle.names())
def test_every_puzzle_asks_for_a_legal_solution(game: str) -> None:
    book = puzzles.book(game)
    assert hemicycle.game(game).load(book.rules.edition).revision == book.rules.revision
    assert len({puzzle.id for puzzle in book.puzzles}) == len(book.puzzles) >= LEAST

    for asked in by_source(game).values():
        matches = walked(game, book.sources[asked[0].id], [puzzle.at for puzzle in asked])
        for puzzle, match in zip(asked, matches, strict=True):
            view = match.view(puzzle.seat)
            options = {choice.action for choice in view.choices}
            assert view.prompt is not None
            assert view.prompt.step == puzzle.step
            assert {puzzle.best, *[rival.action for rival in puzzle.rivals]} <= options
            assert all(section in match.game.rulebook for section in puzzle.sections)


@pytest.mark.parametrize("game", hemicycle.names())
def test_every_solution_is_clearly_best_and_has_a_reason_in_every_language(game: str) -> None:
    for puzzle in puzzles.book(game).puzzles:
        assert puzzle.rivals
        assert all(rival.cost >= 3 * rival.error for rival in puzzle.rivals)
    spoken = [Words(language, game, NAMES) for language in LANGUAGES]
    told = [rival.effect for puzzle in puzzles.book(game).puzzles for rival in puzzle.rivals]
    for key in {puzzle.key for puzzle in puzzles.book(game).puzzles} | {each.key for each in told if each is not None}:
        assert all(words.knows(key) for words in spoken), key


@pytest.mark.parametrize("game", hemicycle.names())
def test_no_solution_is_praised_for_being_worth_less_than_nothing(game: str) -> None:
    figured = [puzzle for puzzle in puzzles.book(game).puzzles if not puzzle.key.endswith("-played")]

    assert [puzzle.id for puzzle in figured if puzzle.detail.get("points", 1) <= 0] == []


def test_a_puzzle_of_global_powers_says_what_the_best_option_achieves() -> None:
    for puzzle in puzzles.book("global-powers").puzzles:
        assert all(rival.effect is not None for rival in puzzle.rivals), puzzle.id
        assert "gain" not in puzzle.detail or puzzle.key.endswith("-played"), "a feeling beside a figure played out"


@pytest.mark.parametrize("game", hemicycle.names())
def test_the_browser_gets_what_the_seat_knows_and_no_more(game: str) -> None:
    puzzle = puzzles.book(game).puzzles[0]
    match = puzzles.sit(game, puzzle)

    shown = door.shown(game, puzzle.id)

    assert shown.view == match.view(puzzle.seat)
    told = sum(len(moment.events) for moment in shown.moments)
    assert told == len(match.events(puzzle.seat))
    assert door.solved(game, puzzle.id, puzzle.best).right
    assert not door.solved(game, puzzle.id, puzzle.rivals[0].action).right


def test_there_is_a_new_puzzle_every_day_until_all_have_been_there() -> None:
    game = hemicycle.names()[0]
    days = [puzzles.of_the_day(game, day * puzzles.DAY).id for day in range(len(puzzles.book(game).puzzles))]

    assert sorted(days) == sorted(puzzle.id for puzzle in puzzles.book(game).puzzles)


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(BadPuzzle) as game:
        puzzles.book("chess")
    with pytest.raises(BadPuzzle) as puzzle:
        puzzles.find("die-macher", "0-0")

    assert (game.value.code, puzzle.value.code) == ("no-puzzles", "no-such-puzzle")


def test_a_puzzle_of_other_rules_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    book = puzzles.book("die-macher")
    monkeypatch.setattr(book.rules, "revision", book.rules.revision + 1)

    with pytest.raises(BadPuzzle) as refused:
        puzzles.sit("die-macher", book.puzzles[0])

    assert refused.value.code == "puzzle-revision"
