"""The terminal's own drawings and sentences."""

from __future__ import annotations

from rich.console import Console, RenderableType

import hemicycle
from hemicycle.bots.bot import POINTS, Explanation, Weighed
from hemicycle.terminal.hints import advice
from hemicycle.words import Words


def shown(drawing: RenderableType, width: int = 80) -> str:
    """What a drawing looks like on a screen."""
    console = Console(width=width)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


def test_advice_names_the_choice_and_the_best_few_others() -> None:
    view = hemicycle.game("die-macher").match(seed=1).view(0)
    words = Words("en", "die-macher", ["Ada", "Bruno", "Clara", "Dries", "Elise"])
    options = tuple([Weighed(choice.action, -0.01 * place) for place, choice in enumerate(view.choices)])

    lines = shown(advice(words, view, Explanation(options, POINTS, "explain-dm-nothing")), width=200).splitlines()

    assert [line[:8].strip() for line in lines] == ["+0.0"] * 5 + ["", ""]
    assert lines[0][10:].strip() == words.action(view.choices[0])
    assert lines[5].strip() == "and 139 more possibilities"
