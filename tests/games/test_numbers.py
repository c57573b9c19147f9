"""Every number of an edition is read by a rule: what nothing reads is decoration and misleads who changes it."""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import hemicycle
from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset

# what only names things, or is read before a table is set up
NAMES = ("id", "label", "kind", "section", "source", "seats")
BOOKKEEPING = {field.name for field in fields(Ruleset)}
Reads = set[tuple[str, str]]
# Compiled objects cannot be listened to; the rules they were made of are read here as they are written.
pytestmark = pytest.mark.skipif(not str(agenda.__file__).endswith(".py"), reason="listens to plain objects")


def parts(thing: object) -> Iterator[Any]:
    """The tables of numbers inside a value, at any depth."""
    if isinstance(thing, tuple | list):
        for item in thing:
            yield from parts(item)
    elif isinstance(thing, dict):
        yield from parts(list(thing.values()))
    elif is_dataclass(thing):
        yield thing
        yield from parts([thing.__dict__[field.name] for field in fields(thing)])


def tables(rules: Ruleset) -> list[Any]:
    """All tables of an edition but what every edition says about itself."""
    return list(parts([getattr(rules, field.name) for field in fields(rules) if field.name not in BOOKKEEPING]))


def numbers(rules: Ruleset) -> Reads:
    """The numbers of an edition, by the table they stand in."""
    found = {(type(table).__name__, field.name) for table in tables(rules) for field in fields(table)}
    return {(table, name) for table, name in found if name not in NAMES}


def listening(rules: Ruleset, reads: Reads, game: Game) -> Ruleset:
    """The same rules, noting every number that a rule of the game reads; showing it on a screen is no rule."""
    heard = copy.deepcopy(rules)
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    for table in tables(heard):
        table.__class__ = _listener(type(table), reads, folder)
    post_init = getattr(heard, "__post_init__", None)
    if post_init is not None:
        post_init()
    return heard


def _listener(kind: type, reads: Reads, folder: Path) -> type:
    def read(self: object, name: str) -> object:
        reader = Path(sys._getframe(1).f_code.co_filename)
        if reader.parent == folder and reader.stem not in ("view", "board"):
            reads.add((kind.__name__, name))
        return object.__getattribute__(self, name)

    return type(kind.__name__, (kind,), {"__getattribute__": read})


def variants(game: Game, edition: str) -> Iterator[Mapping[str, bool | int | str]]:
    """No option chosen, all switches on or off, and every choice of every option alone."""
    options = game.load(edition).options
    switches = [name for name, option in options.items() if isinstance(option.default, bool)]
    yield from ({}, dict.fromkeys(switches, True), dict.fromkeys(switches, False))
    for name, option in options.items():
        for choice in option.choices:
            if choice != option.default:
                yield {name: choice}


@pytest.mark.parametrize(
    ("name", "edition"), [(name, each) for name in hemicycle.names() for each in hemicycle.game(name).editions]
)
def test_every_number_of_an_edition_is_read_by_a_rule(name: str, edition: str) -> None:
    game = hemicycle.game(name)
    reads: Reads = set()

    for number, options in enumerate(variants(game, edition)):
        rules = listening(game.load(edition, options), reads, game)
        luck = random.Random(number)
        for seats in rules.seats:
            agenda.playout(game.deal(rules, seats, Quick(luck.random), journal=True), luck.random)

    assert numbers(game.load(edition)) - reads == set()
