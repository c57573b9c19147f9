"""Hand-made tables of Die Macher for the rule cases."""

from __future__ import annotations

import random
from typing import Any, TypeVar

import hemicycle
from hemicycle.core import agenda
from hemicycle.core.chance import Luck, Quick, Script
from hemicycle.core.steps import Refusal, Step
from hemicycle.core.values import Action, Event
from hemicycle.games.die_macher.rules import Rules
from hemicycle.games.die_macher.setup import bare_land, new_table
from hemicycle.games.die_macher.table import Land, Table

E = TypeVar("E", bound=Event)
GAME = hemicycle.game("die-macher")
STATES = ("bayern", "hessen", "sachsen", "berlin")
PROGRAMME = ("euro-now", "welfare-more", "genetics-yes", "nuclear-yes", "security-more")
OTHER_PROGRAMME = ("euro-later", "welfare-less", "genetics-no", "nuclear-no", "security-less")
DIE = (0, 1, 1, 2, 2, 3)


def rules(edition: str = "1997", **options: bool | int | str) -> Rules:
    loaded = GAME.load(edition, options)
    assert isinstance(loaded, Rules)
    return loaded


def table(
    *business: Step[Any, Any],
    seats: int = 5,
    edition: str = "1997",
    options: dict[str, bool | int | str] | None = None,
    states: tuple[str, ...] = STATES,
    luck: list[Luck] | None = None,
    **changes: Any,
) -> Table:
    """A table in the first round: bare boards without opinions, all programmes alike, seat 0 begins.

    `luck` are the pieces of luck to come, in order; without it luck is random.
    """
    s = new_table(rules(edition, **(options or {})), seats, Quick(random.Random(7).random))
    s.round, s.start_player = 1, 0
    s.journal = []
    for number, state in enumerate(states, 1):
        s.add_land(bare(s, state, number))
    names = PROGRAMME if edition == "1997" else tuple(s.rules.cards[:10:2])
    s.programme = [cards(s, *names)] * seats
    if luck is not None:
        s.chance = Script(luck)
    for name, value in changes.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    begin(s, *business)
    return s


def begin(s: Table, *business: Step[Any, Any]) -> None:
    """Put business on the agenda and go on to the first question."""
    agenda.begin(s, business)


def bare(s: Table, id: str, number: int) -> Land:
    """A board with nothing on it but markers at nought."""
    land = bare_land(s, id, number)
    land.votes, land.trend, land.stack = [0] * s.seats, [0] * s.seats, list(range(s.seats))
    return land


def cards(s: Table, *names: str) -> tuple[int, ...]:
    return tuple(s.rules.card_number[name] for name in names)


def opinions(s: Table, id: str, *names: str, hidden: tuple[str, ...] = ()) -> Land:
    """Lay opinions out in a state: open ones, and hidden ones behind them."""
    land = s.boards[id]
    land.opinions, land.hidden = cards(s, *names), cards(s, *hidden)
    return land


def minister(s: Table, name: str) -> int:
    return s.rules.minister_number[name]


def dice(*faces: int) -> Luck:
    """What some special dice show, as a piece of luck."""
    return tuple(DIE.index(face) for face in faces)


def play(s: Table, seat: int, action: Action) -> None:
    assert action in agenda.options(s, seat), f"{action} is not among {list(agenda.options(s, seat))}"
    agenda.play(s, seat, action)


def options(s: Table, seat: int) -> list[Action]:
    return list(agenda.options(s, seat))


def refused(s: Table, seat: int, action: Action) -> Refusal:
    """Why an action is refused, which must change nothing."""
    before = GAME.codec.freeze(s)
    assert action not in agenda.options(s, seat)

    refusal = s.agenda[-1].why_not(s, seat, action)

    assert GAME.codec.freeze(s) == before
    return refusal


def told(s: Table, kind: type[E]) -> list[E]:
    """The events of a kind so far."""
    assert s.journal is not None
    return [event for _, event in s.journal if isinstance(event, kind)]
