"""Hand-made tables of Global Powers for the rule cases."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import pytest

import hemicycle
from hemicycle.core import agenda
from hemicycle.core.chance import Luck, Quick, Script
from hemicycle.core.match import Match
from hemicycle.core.record import FORMAT, Record
from hemicycle.core.steps import Refusal, Refused, Step
from hemicycle.core.values import Action, Event
from hemicycle.games.global_powers.check import assert_whole
from hemicycle.games.global_powers.rules import Rules
from hemicycle.games.global_powers.setup import new_table
from hemicycle.games.global_powers.table import NOWHERE, OpenCard, Table
from hemicycle.games.global_powers.world import CARDS, RESOURCES
from hemicycle.words import LANGUAGES, Words

GAME = hemicycle.game("global-powers")
RED, GREEN, BLUE, BLACK, YELLOW = range(5)
Options = dict[str, bool | int | str]
E = TypeVar("E", bound=Event)


def rules(edition: str = "standard", options: Options | None = None) -> Rules:
    loaded = GAME.load(edition, options)
    assert isinstance(loaded, Rules)
    return loaded


def table(
    seats: int = 4,
    *,
    heads: Mapping[str, Sequence[int]] | None = None,
    chips: Mapping[str, Mapping[str, int]] | None = None,
    base: Sequence[int] | None = None,
    mauritius: Sequence[int] | None = None,
    delegates: Sequence[int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    opened: Sequence[tuple[str, int]] = (),
    pact: tuple[int, str, str] | None = None,
    options: Options | None = None,
    edition: str = "standard",
    agenda_: Sequence[Step[Any, Any]] = (),
    luck: Sequence[Luck] | None = None,
    **changes: Any,
) -> Table:
    """A table in mid-game: politicians and chips where they are said to be, the rest at home, out of the game or in
    the supply. `base` sends superfluous politicians of the base out of the game.
    """
    s = new_table(rules(edition, options), seats, Quick(random.Random(7).random))
    s.turns = 1
    s.player = RED
    for region, counts in (heads or {}).items():
        for seat, count in enumerate(counts):
            s.place(seat, at(s, region), count)
    for region, held in (chips or {}).items():
        for name, count in held.items():
            kind = RESOURCES.index(name)
            s.lose(at(s, region), kind, s.chips[kind][at(s, region)])
            s.gain(at(s, region), kind, count)
    for seat in range(seats):
        for _ in range(delegates[seat] if delegates else 0):
            s.delegate(seat, NOWHERE)
        s.resign_from_base(seat, mauritius[seat] if mauritius else 0)
        while base is not None and s.base[seat] > base[seat]:
            s.give_up(seat, NOWHERE)
    for seat, names in (hands or {}).items():
        s.hands[seat] = cards(*names)
        s.reserves[seat] = tuple(card for card in s.reserves[seat] if card not in s.hands[seat])
    for name, owner in opened:
        open_card(s, (CARDS.index(name), owner, NOWHERE, NOWHERE))
    if pact is not None:
        owner, protected, neighbour = pact
        open_card(s, (CARDS.index("non-aggression-pact"), owner, at(s, protected), at(s, neighbour)))
    for name, value in changes.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    for protectorate in s.protectorates:
        s.regroup(protectorate)
    s.journal = []
    if luck is not None:
        s.chance = Script(luck)
    assert_whole(s)
    agenda.begin(s, tuple(agenda_))
    return s


def at(s: Table, region: str) -> int:
    """The number of a region."""
    return s.world.index[region]


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(CARDS.index(name) for name in names))


def open_card(s: Table, card: OpenCard) -> None:
    s.open_cards += (card,)
    s.reserves[card[1]] = tuple(each for each in s.reserves[card[1]] if each != card[0])


def dice(*faces: int) -> list[Luck]:
    """Dice that will show these faces, one after the other."""
    return [(face - 1,) for face in faces]


def play(s: Table, seat: int, *actions: str) -> None:
    """A seat does these things, each of which must be legal."""
    for text in actions:
        action = GAME.action(text)
        assert action in agenda.options(s, seat), f"{action} is not among {[str(o) for o in agenda.options(s, seat)]}"
        agenda.play(s, seat, action)
        assert_whole(s)


def options(s: Table, seat: int) -> list[str]:
    return [str(option) for option in agenda.options(s, seat)]


def step(s: Table) -> str:
    """What the table waits for."""
    return type(s.agenda[-1]).__name__


def told(s: Table, kind: type[E]) -> list[E]:
    assert s.journal is not None
    return [event for audience, event in s.journal if audience is None and isinstance(event, kind)]


def here(s: Table, region: str) -> tuple[int, ...]:
    """The politicians in a region, by party."""
    return s.heads[at(s, region)]


def chips(s: Table, region: str) -> dict[str, int]:
    return {name: s.chips[kind][at(s, region)] for kind, name in enumerate(RESOURCES)}


def government(s: Table, region: str) -> tuple[int, ...]:
    return s.governments[at(s, region)]


@cache
def words(language: str) -> Words:
    return Words(language, GAME.id, ["Red", "Green", "Blue", "Black", "Yellow"])


def refused(s: Table, seat: int, text: str) -> Refusal:
    """Try something that is not possible: nothing may change, and there must be a sentence for it in every language."""
    before = GAME.codec.freeze(s)
    record = Record({"hemicycle": FORMAT}, lambda path, content: None, bytes(32))
    with pytest.raises(Refused) as caught:
        Match(GAME, s.rules, s, record).act(seat, text)
    assert GAME.codec.freeze(s) == before
    assert not record.entries
    assert all(words(language).refusal(caught.value.refusal) for language in LANGUAGES)
    return caught.value.refusal


def action(text: str) -> Action:
    return GAME.action(text)
