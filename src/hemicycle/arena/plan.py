"""What is to be compared, fixed before the first game is played."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import resources
from itertools import combinations
from random import Random
from typing import Annotated, Any

import msgspec

from hemicycle.core.errors import HemicycleError
from hemicycle.core.ruleset import Scalar

MIXED = "mixed"  # all bots at the same tables; every deal is played with every rotation of the seats
ONE = "one"  # the first bot alone against a table of each other bot, once on every seat of every deal
SIDES = "sides"  # games with sides: one bot plays a whole side, another one the other; all pairs, the same deals
EXPLOIT = "exploit"  # a best response is trained against the first bot, then measured on fresh deals
FORMS = (MIXED, ONE, SIDES, EXPLOIT)


class PlanError(HemicycleError):
    """A plan that cannot be played: a code and what its sentence needs."""

    def __init__(self, code: str, **detail: Any) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


@dataclass(frozen=True)
class Fixture:
    """One game of a plan: which deal, and who sits where (or, with sides, who plays which side)."""

    number: int
    deal: int
    players: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """Games, bots, sample size and seed of a comparison."""

    game: str
    bots: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    # at least so many: deals are played out whole; with sides so many for every pair
    games: Annotated[int, msgspec.Meta(ge=1)]
    seats: int
    edition: str = ""  # the default one
    options: dict[str, Scalar] = field(default_factory=dict)
    seed: int = 0
    form: str = MIXED
    budget: Annotated[int, msgspec.Meta(ge=1)] = 600  # exploit: games to train with, for each side

    @property
    def digest(self) -> str:
        """A short name for exactly this plan."""
        text = json.dumps(asdict(self), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def fixtures(self) -> list[Fixture]:
        """All games, in a fixed order."""
        if self.form == EXPLOIT:
            return []  # its games depend on what was learned from those before
        lineups = {MIXED: self._mixed, ONE: self._one, SIDES: self._sides}[self.form]()
        return [Fixture(number, deal, players) for number, (deal, players) in enumerate(lineups)]

    def _mixed(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        waiting = len(self.bots) - self.seats  # more bots than seats: each of them has its turn
        for deal in range(max(-(-self.games // self.seats), waiting + 1)):
            line = self._line(deal)
            for turn in range(self.seats):
                yield deal, tuple(line[turn:] + line[:turn])

    def _line(self, deal: int) -> list[str]:
        """Who sits beside whom: two bots in every way there is, deal after deal; more bots in an order drawn by lot."""
        line = [self.bots[(seat + deal) % len(self.bots)] for seat in range(self.seats)]
        if len(self.bots) == 2:
            first = [seat for seat in range(self.seats) if line[seat] == line[0]]
            ways = _seatings(self.seats, len(first))
            places = ways[deal % len(ways)]
            other = next(bot for bot in self.bots if bot != line[0])
            return [line[0] if seat in places else other for seat in range(self.seats)]
        Random(f"{self.seed} {deal} seating").shuffle(line)
        return line

    def _one(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        first, *others = self.bots
        for deal in range(-(-self.games // self.seats)):
            for other in others:
                for seat in range(self.seats):
                    yield deal, (*[other] * seat, first, *[other] * (self.seats - 1 - seat))

    def _sides(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        for deal in range(self.games):
            for one in self.bots:
                for other in self.bots:
                    yield deal, (one, other)


@cache
def _seatings(seats: int, many: int) -> list[tuple[int, ...]]:
    """All ways to place so many of a kind around a table that no rotation makes equal."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for places in combinations(range(seats), many):
        turned = [tuple(sorted((place + turn) % seats for place in places)) for turn in range(seats)]
        found.setdefault(min(turned), places)
    return list(found.values())


def read(text: str) -> dict[str, Plan]:
    """The comparisons of a plan file, by name: what stands at the top holds for all of them."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PlanError("not-toml", cause=str(error)) from error
    common = {key: value for key, value in data.items() if key != "compare"}
    compared = data.get("compare")
    if not isinstance(compared, dict) or not compared:
        raise PlanError("no-compare")
    return {name: _plan(name, common, own) for name, own in compared.items()}


def _plan(name: str, common: dict[str, Any], own: object) -> Plan:
    if not re.fullmatch(r"[\w-]+", name):  # files are called after it
        raise PlanError("bad-name", name=name)
    if not isinstance(own, dict):
        raise PlanError("no-compare")
    data = {**common, **own}
    known = {key: value for key, value in data.items() if key != "why"}
    unknown = [key for key in known if key not in Plan.__dataclass_fields__]
    try:
        if unknown:
            raise msgspec.ValidationError(f"`{unknown[0]}`")
        return msgspec.convert(known, Plan)
    except msgspec.ValidationError as error:
        raise PlanError("bad-entry", name=name, cause=str(error)) from error


def plan_files() -> dict[str, str]:
    """The plan files that come with the package: names and texts."""
    folder = resources.files("hemicycle.arena") / "plans"
    files = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): file.read_text("utf-8") for file in files}
