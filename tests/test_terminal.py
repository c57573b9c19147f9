"""The terminal's own drawings and sentences."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console, RenderableType

import hemicycle
from hemicycle import bots
from hemicycle.bots.bot import POINTS, Explanation, Weighed
from hemicycle.bots.first_names import NAMES
from hemicycle.core.match import Match
from hemicycle.core.view import View
from hemicycle.games.secret_hitler.claims import ClaimDrew
from hemicycle.terminal.boards import draw
from hemicycle.terminal.hints import advice
from hemicycle.terminal.numbers import numbers_of
from hemicycle.terminal.parts import parts_of
from hemicycle.terminal.play import TerminalTable
from hemicycle.terminal.remarks import meant, sayable, typed
from hemicycle.words import LANGUAGES, Words


def shown(drawing: RenderableType, width: int = 80) -> str:
    """What a drawing looks like on a screen."""
    console = Console(width=width)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


def test_advice_names_the_choice_and_the_best_few_others() -> None:
    view = hemicycle.game("die-macher").match(seed=1).view(0)
    words = Words("en", "die-macher", ["Ada", "Bruno", "Clara", "Dries", "Elise"])
    values = [0.36, 0.52, *[-0.01 * place for place in range(len(view.choices) - 2)]]
    options = tuple([Weighed(choice.action, value) for choice, value in zip(view.choices, values, strict=True)])

    lines = shown(advice(words, view, Explanation(options, POINTS, "explain-dm-nothing")), width=200).splitlines()

    assert [line.split()[0] for line in lines[:5]] == ["2", "1", "3", "4", "5"]
    assert [line.split()[1] for line in lines[:2]] == ["+0.5", "+0.4"]
    assert lines[0].split(maxsplit=2)[2].strip() == words.action(view.choices[1])
    assert lines[5].strip() == "and 139 more possibilities"


def matches(game: str) -> list[Match]:
    """A match at some points of it."""
    found = hemicycle.game(game)
    match, luck = found.match(seed=1), Random(1)
    bot = bots.make("random", found, match.rules)
    points = []
    for _ in range(150):
        if match.outcome is None:
            match.act(match.waiting[0], bot.choose(match.observation(match.waiting[0]), luck))
            points.append(Match.replay(found, match.record))
    return points[::10]


@pytest.mark.parametrize("game", hemicycle.names())
def test_every_example_of_what_can_be_said_can_be_said(game: str) -> None:
    found = hemicycle.game(game)

    examples = [
        (match.table, seat, remark)
        for match in matches(game)
        for seat in range(match.table.seats)
        for remark in found.sayable(match.table, seat)
    ]

    assert {type(remark) for _, _, remark in examples} >= set(found.remarks[:3])
    for table, seat, remark in examples:
        assert str(remark) == meant(found, typed(remark))
        assert found.may_remark(table, seat, remark)


def test_sessions_are_typed_as_the_screen_counts_them() -> None:
    game = hemicycle.game("secret-hitler")

    assert typed(ClaimDrew(0, "LFF")) == "claim-drew 1 LFF"
    assert meant(game, "claim-drew 1 LFF") == "claim-drew 0 LFF"
    assert meant(game, "claim-party 1 liberal") == "claim-party 1 liberal"


def test_while_nothing_can_be_said_the_forms_are_shown() -> None:
    match = hemicycle.game("secret-hitler").match(seed=1)
    president = match.waiting[0]
    match.act(president, match.options(president)[0])
    for seat in range(match.table.seats):
        match.act(seat, "ballot true")  # and so the president holds the cards, and is silent
    words = Words("en", "secret-hitler", match.record.header["names"])

    lines = [line.plain.strip() for line in sayable(match, president, words)]

    assert lines[0] == "There is nothing you could say now."
    assert "say claim-drew SESSION CARDS" in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", hemicycle.names())
def test_a_narrow_screen_cuts_no_word_of_a_board(game: str, language: str) -> None:
    words = Words(language, game, NAMES)

    for match in matches(game)[::5]:
        wide, middle, narrow = [shown(draw(match.view(0), words), width) for width in (200, 80, 40)]

        assert set(middle.split()) <= set(wide.split())
        assert set(narrow.split()) <= set(wide.split())


def test_the_words_of_a_region_stay_together_on_a_narrow_screen() -> None:
    view = hemicycle.game("global-powers").match(seed=1).view(0)

    lines = [line.strip() for line in shown(draw(view, Words("en", "global-powers", NAMES)), 40).splitlines()]

    assert lines[lines.index("North America") + 2].split() == ["Diplomacy", "4", "Army", "5"]


def asked_for(step: str) -> View:
    """The first question of this kind in a match of Die Macher among random bots."""
    game = hemicycle.game("die-macher")
    match, luck = game.match(seed=1), Random(1)
    bot = bots.make("random", game, match.rules)
    while (view := match.view(match.waiting[0])).prompt is None or view.prompt.step != step:
        match.act(match.waiting[0], bot.choose(match.observation(match.waiting[0]), luck))
    return view


@pytest.mark.parametrize(
    ("step", "numbers"),
    [("bid-for-start", [0, 1000, 2000]), ("auction", [0, 1000, 2000]), ("rally", [0, 1, 2]), ("name-start", [1, 2, 3])],
)
def test_amounts_are_typed_as_they_are(step: str, numbers: list[int]) -> None:
    assert numbers_of(asked_for(step))[:3] == numbers


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_higher_than_the_screen_is_shown_part_by_part(language: str) -> None:
    drawing = draw(hemicycle.game("die-macher").match(seed=1).view(0), Words(language, "die-macher", NAMES))
    console = Console(width=100, height=30)

    parts = [shown(part, 100).splitlines() for part in parts_of(drawing, console)]

    assert len(parts) > 1
    assert max([len(part) for part in parts]) <= 30 - 6
    told = [line.rstrip() for part in parts for line in part]
    assert [line for line in told if line] == [
        line.rstrip() for line in shown(drawing, 100).splitlines() if line.strip()
    ]


class Enough(Exception):
    """What was to be typed has been typed."""


@pytest.mark.parametrize("typed_line", ["/bremen votes", "h", "?", "say", "nonsense", "t", ""])
@pytest.mark.parametrize("game", ["die-macher", "global-powers"])
def test_the_question_stays_on_the_screen_whatever_is_asked_meanwhile(game: str, typed_line: str) -> None:
    found = hemicycle.game(game)
    match = found.match(seed=1)
    console = Console(width=100, height=30, file=StringIO())
    words = Words("en", game, NAMES)
    table = TerminalTable(match, 0, bots.make("random", found, match.rules), words, console, Random(1))
    lines = iter([typed_line] * 3)

    def type_on(_: str) -> str:
        screen = console.file.getvalue().splitlines()[-29:]  # type: ignore[attr-defined]  # a StringIO here
        question = words.prompt(match.view(0).prompt, asked=True)  # type: ignore[arg-type]  # seat 0 is asked
        assert question[:60] in " ".join(" ".join(screen).split()), screen
        line = next(lines, None)
        if line is None:
            raise Enough
        return line

    table.ask = type_on

    with pytest.raises(Enough):
        table.decide()


@pytest.mark.parametrize("line", ["", "/1 6"])
@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_sentences_to_choose_from_leave_the_question_on_the_screen(
    language: str, size: tuple[int, int], line: str
) -> None:
    found = hemicycle.game("die-macher")
    match = found.match(seed=1)  # with the states of the longest names
    console = Console(width=size[0], height=size[1], file=StringIO())
    words = Words(language, "die-macher", NAMES)
    table = TerminalTable(match, 0, bots.make("random", found, match.rules), words, console, Random(1))
    view = match.view(0)

    if line:
        table.command(line, view)
        table.question(view)
    else:
        table.prompt(view)

    printed = console.file.getvalue().splitlines()  # type: ignore[attr-defined]  # a StringIO here
    assert len(printed) < size[1], "and the line that is typed"


def test_examples_of_a_long_list_differ_in_every_part() -> None:
    found = hemicycle.game("die-macher")
    match = found.match(seed=1)
    table = TerminalTable(
        match, 0, bots.make("random", found, match.rules), Words("en", "die-macher", NAMES), Console(), Random(1)
    )
    choices = table.numbered(match.view(0))

    examples = table.examples(choices)

    assert {examples[0], examples[-1]} == {choices[0], choices[-1]}
    assert len({sentence.rpartition(",")[2] for _, sentence in examples}) > 2, "meetings in several states"
