"""The numbers that choices are typed by: amounts by themselves, everything else counted from one."""

from __future__ import annotations

from hemicycle.core.view import View


def numbers_of(view: View) -> range:
    """The number of every choice, in order."""
    return amounts_of(view) or range(1, len(view.choices) + 1)


def amounts_of(view: View) -> range | None:
    """The amounts to choose from, where every choice is one more than the one before: bids, stakes, commitments."""
    texts = [choice.action.split(" ") for choice in view.choices]
    if len(texts) < 2 or any(len(text) != 2 or text[0] != texts[0][0] or not text[1].isdecimal() for text in texts):
        return None
    if "seat" in view.choices[0].detail or "card" in view.choices[0].detail:
        return None  # these have names
    amounts = [int(text[1]) for text in texts]
    run = range(amounts[0], amounts[0] + len(amounts))
    return run if amounts == list(run) else None
