"""What was checked of a record, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from hemicycle.core.verify import OK, UNKNOWN, Check, Report
from hemicycle.words import Words

MARKS = {OK: ("✓", "green"), UNKNOWN: ("?", "yellow")}


def told(words: Words, report: Report) -> Iterator[Text]:
    """One line for everything that holds or could not be told, and how the game ended."""
    for check in [each for each in report.checks if each.verdict in MARKS]:
        mark, colour = MARKS[check.verdict]
        yield Text.assemble((mark + " ", colour), _sentence(words, check))
    if report.match.outcome is not None:
        yield Text("  " + words.ending(report.match.outcome))


def _sentence(words: Words, check: Check) -> str:
    ending = "" if check.verdict == OK else f"-{check.verdict}"
    given_up = "-abandoned" if check.detail.get("abandoned") else ""
    return words.say(f"check-{check.name}{ending}{given_up}", check.detail)
