"""What one seat, or the public, may know: the board, the prompt and the legal actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hemicycle.core import agenda
from hemicycle.core.state import State
from hemicycle.core.steps import SEALED
from hemicycle.core.values import Action, Event, Remark, Value, fields, word


@dataclass
class Prompt:
    """What is asked, of whom, and by which sections of the rulebook."""

    step: str
    kind: str
    may: bool
    cites: tuple[str, ...]
    detail: dict[str, Any]


@dataclass
class Choice:
    """One legal action: its notation, and what a sentence about it needs."""

    action: str
    detail: dict[str, Any]


@dataclass
class View:
    """All that a seat may know. `seat` is None for the public."""

    game: str
    edition: str
    seats: int
    seat: int | None
    board: Any
    agenda: tuple[str, ...]  # steps hold public parts only
    waiting: tuple[int, ...]  # who has still to answer
    sealed: tuple[int, ...]  # who has answered a sealed step
    mine: str | None  # this seat's own sealed answer, which it may still change
    prompt: Prompt | None
    choices: tuple[Choice, ...]
    outcome: dict[str, Any] | None


@dataclass
class Observation:
    """What a player or bot is given: the view, and what its seat was told and heard so far."""

    view: View
    events: tuple[Event, ...]
    remarks: tuple[tuple[int, Remark], ...]


def detail(value: Value) -> dict[str, Any]:
    """The parts of a value by name."""
    return {name: getattr(value, name) for name in fields(type(value))}


def look(game: str, edition: str, s: State, board: Any, seat: int | None) -> View:
    """Put a board, the prompt and the legal actions of a seat together."""
    step = s.agenda[-1] if s.agenda and s.outcome is None else None
    sealed = step is not None and step.kind == SEALED
    mine = s.envelope.get(seat) if seat is not None else None
    return View(
        game=game,
        edition=edition,
        seats=s.seats,
        seat=seat,
        board=board,
        agenda=tuple([str(each) for each in s.agenda]),
        waiting=agenda.pending(s),
        sealed=tuple(sorted(s.envelope)) if sealed else (),
        mine=None if mine is None else str(mine),
        prompt=prompt(s, asked(s, seat)),
        choices=choices(offered(s, seat)),
        outcome=None if s.outcome is None else detail(s.outcome),
    )


def asked(s: State, seat: int | None) -> dict[str, Any]:
    """What the question to a seat needs beside the step itself; seats that only wait need nothing."""
    return {} if seat is None or seat not in s.waiting else s.agenda[-1].prompt(s, seat)


def prompt(s: State, more: dict[str, Any]) -> Prompt | None:
    """What the uppermost step asks; seats that only wait are told what is waited for."""
    if not s.waiting:
        return None
    step = s.agenda[-1]
    return Prompt(word(type(step)), step.kind, step.may, step.cites, {**detail(step), **more})


def offered(s: State, seat: int | None) -> list[tuple[Action, dict[str, Any]]]:
    """The legal actions of a seat, and what their sentences need beside them."""
    if seat is None or seat not in s.waiting:
        return []
    step = s.agenda[-1]
    return [(action, step.describe(s, seat, action)) for action in step.options(s, seat)]


def choices(offered: list[tuple[Action, dict[str, Any]]]) -> tuple[Choice, ...]:
    """Legal actions as players are shown them."""
    return tuple([Choice(str(action), {**detail(action), **more}) for action, more in offered])
