"""What a bot would do, on paper: its choice, the best of the other options, and the reason."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from hemicycle.bots.bot import CHANCE, NO_VALUE, Explanation
from hemicycle.core.view import View
from hemicycle.words import Words

SHOWN = 5  # options; more would push the choice off the screen


def advice(words: Words, view: View, explanation: Explanation) -> Grid:
    """The choice in bold, the best of the others, each with its value, how many more there are, and the reason."""
    choices = {choice.action: choice for choice in view.choices}
    lines = Grid.grid(padding=(0, 2))
    lines.add_column(justify="right", min_width=8, no_wrap=True, style="dim")
    for place, option in enumerate(explanation.options[:SHOWN]):
        chosen = place == 0 and explanation.unit != NO_VALUE
        sentence = Text(words.action(choices[option.action]), style="bold" if chosen else "")
        lines.add_row(_value(explanation.unit, option.value), sentence)
    more = len(explanation.options) - SHOWN
    if more > 0:
        lines.add_row("", Text(words.say("terminal-more-options", {"count": more}), style="dim"))
    lines.add_row("", Text(words.say(explanation.key, explanation.detail), style="italic"))
    return lines


def _value(unit: str, value: float) -> str:
    if unit == NO_VALUE:
        return ""
    tenths = round(100 * value if unit == CHANCE else value, 1) + 0.0  # a little less than nothing is nothing
    return f"{tenths:.1f} %" if unit == CHANCE else f"{tenths:+.1f}"
