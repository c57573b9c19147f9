"""The numbers that choices are typed by: amounts by themselves, everything else counted from one."""

from __future__ import annotations

from hemicycle.core.view import Choice, View

NOTHING = 0  # typed for the one choice beside a run of amounts: to pass


def numbers_of(view: View) -> list[int]:
    """The number of every choice, in order."""
    amounts = amounts_of(view)
    if amounts is None:
        return list(range(1, len(view.choices) + 1))
    found = [_amount(choice) for choice in view.choices]
    return [NOTHING if amount is None else amount for amount in found]


def amounts_of(view: View) -> range | None:
    """The amounts to choose from, where they rise by equal steps: bids, stakes, meetings; one may also pass."""
    runs = [choice for choice in view.choices if _amount(choice) is not None]
    amounts = [int(choice.action.split(" ")[-1]) for choice in runs]
    beside = len(view.choices) - len(runs)
    if len(runs) < 2 or len({_verb(choice) for choice in runs}) > 1 or beside > (amounts[0] > NOTHING):
        return None
    run = range(amounts[0], amounts[-1] + 1, max(1, amounts[1] - amounts[0]))
    return run if amounts == list(run) else None


def _verb(choice: Choice) -> str:
    return choice.action.rpartition(" ")[0]


def _amount(choice: Choice) -> int | None:
    """How much a choice is about; seats and cards have numbers too, but also names."""
    *verb, last = choice.action.split(" ")
    counted = len(verb) == 1 or (len(verb) == 2 and "meetings" in choice.detail)
    named = "seat" in choice.detail or "card" in choice.detail
    return int(last) if counted and not named and last.isdecimal() else None
