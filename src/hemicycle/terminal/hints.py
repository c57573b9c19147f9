"""What a bot would do, on paper: its options from best to worst, and the reason."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from hemicycle.bots.bot import CHANCE, NO_VALUE, Explanation
from hemicycle.core.view import View
from hemicycle.words import Words


def hint_lines(words: Words, view: View, explanation: Explanation) -> list[RenderableType]:
    """One line per option with its value, the best one bold, then the reason."""
    choices = {choice.action: choice for choice in view.choices}
    lines: list[RenderableType] = []
    for place, option in enumerate(explanation.options):
        value = _value(explanation.unit, option.value)
        style = "bold" if place == 0 else ""
        lines.append(Text.assemble((f"{value:>8}  ", "dim"), (words.action(choices[option.action]), style)))
    reason = Text(words.say(explanation.key, explanation.detail), style="italic")
    return [*lines, Padding(reason, (0, 0, 0, 10))]


def _value(unit: str, value: float) -> str:
    if unit == NO_VALUE:
        return ""
    return f"{100 * value:.1f} %" if unit == CHANCE else f"{value:+.1f}"
