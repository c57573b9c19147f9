"""Hand-made tables of Secret Hitler for the rule cases."""

from __future__ import annotations

import random
from typing import Any

import hemicycle
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.steps import Step
from hemicycle.core.values import Action, Event
from hemicycle.games.secret_hitler.rules import Rules
from hemicycle.games.secret_hitler.setup import new_table
from hemicycle.games.secret_hitler.table import FASCIST, HITLER, LIBERAL, Table

GAME = hemicycle.game("secret-hitler")
L, F = LIBERAL, FASCIST


def rules(edition: str = "official", **options: bool | int | str) -> Rules:
    loaded = GAME.load(edition, options)
    assert isinstance(loaded, Rules)
    return loaded


def table(
    seats: int = 7,
    *,
    agenda_: list[Step[Any, Any]],
    edition: str = "official",
    options: dict[str, bool | int | str] | None = None,
    deck: str = "FLFLFLF",
    **changes: Any,
) -> Table:
    """A table with Hitler on the last seat and the fascists before him; the deck is named from its top."""
    loaded = rules(edition, **(options or {}))
    s = new_table(loaded, seats, Quick(random.Random(7).random))
    fascists = loaded.for_seats(seats).fascists
    s.roles = (LIBERAL,) * (seats - 1 - fascists) + (FASCIST,) * fascists + (HITLER,)
    s.deck = cards(deck)
    s.president, s.turn = 0, 0
    s.journal = []
    for name, value in changes.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    agenda.begin(s, tuple(agenda_))
    return s


def cards(text: str) -> tuple[int, ...]:
    return tuple(LIBERAL if letter == "L" else FASCIST for letter in text)


def play(s: Table, seat: int, action: Action) -> None:
    assert action in agenda.options(s, seat), f"{action} is not among {list(agenda.options(s, seat))}"
    agenda.play(s, seat, action)


def options(s: Table, seat: int) -> list[Action]:
    return list(agenda.options(s, seat))


def told(s: Table, kind: type[Event]) -> list[Event]:
    assert s.journal is not None
    return [event for audience, event in s.journal if audience is None and isinstance(event, kind)]


def whispered(s: Table, seat: int, kind: type[Event]) -> list[Event]:
    assert s.journal is not None
    return [event for audience, event in s.journal if audience == (seat,) and isinstance(event, kind)]
