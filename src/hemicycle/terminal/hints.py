"""What a bot would do, on paper: its choice, the best of the other options, and the reason."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from hemicycle.bots.bot import CHANCE, NO_VALUE, Explanation
from hemicycle.core.view import View
from hemicycle.terminal.numbers import numbers_of
from hemicycle.words import Words

SHOWN = 5  # options; more would push the choice off the screen


def advice(words: Words, view: View, explanation: Explanation) -> Grid:
    """The choice in bold among the best, ranked by their values, each with the number to type; then the reason.

    A bot of somebody's own may give a reason in words of its own.
    """
    choices = {choice.action: (number, choice) for number, choice in zip(numbers_of(view), view.choices, strict=True)}
    lines = Grid.grid(padding=(0, 2))
    lines.add_column(justify="right", min_width=4, no_wrap=True, style="bold")
    lines.add_column(justify="right", min_width=8, no_wrap=True, style="dim")
    chosen = explanation.options[:1] if explanation.unit != NO_VALUE else ()
    for option in sorted(explanation.options[:SHOWN], key=lambda option: -option.value):
        number, choice = choices[option.action]
        sentence = Text(words.action(choice), style="bold" if option in chosen else "")
        lines.add_row(str(number), _value(explanation.unit, option.value), sentence)
    more = len(explanation.options) - SHOWN
    if more > 0:
        lines.add_row("", "", Text(words.say("terminal-more-options", {"count": more}), style="dim"))
    key = explanation.key
    lines.add_row("", "", Text(words.say(key, explanation.detail) if words.knows(key) else key, style="italic"))
    return lines


def _value(unit: str, value: float) -> str:
    if unit == NO_VALUE:
        return ""
    tenths = round(100 * value if unit == CHANCE else value, 1) + 0.0  # a little less than nothing is nothing
    return f"{tenths:.1f} %" if unit == CHANCE else f"{tenths:+.1f}"
