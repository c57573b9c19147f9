"""A fixed number for every small decision: actions are spelled, letter by letter, out of fewer than 2,000 letters.

A letter is the word of an action with the values of some of its parts. Parts are joined into one letter as long as
their values together stay few; lists are spelled thing by thing and closed with `END`, large numbers digit by digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from hemicycle.core.domain import Domain
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Ruleset
from hemicycle.core.values import Action, Value, fields, word

JOINED = 256  # at most so many letters for parts that are decided together
MOST_MET = 10_000
MOST_KEPT = 200  # alphabets: every position that was unpickled has rules of its own
END = "end"  # closes a list
NUMBER = Domain(range(10_000))  # a part of which nothing is said
Letter = tuple[object, ...]  # the word of the action, the place of the letter in it, and values
Spelling = tuple[int, ...]


class Alphabet:
    """Spells the actions of one game: the numbers hold for one revision of an edition and a number of seats."""

    def __init__(self, game: Game, rules: Ruleset, seats: int) -> None:
        self.domains = game.domains(rules, seats)
        self.groups = {kind: self._grouped(kind) for kind in game.actions}
        letters = [letter for kind in game.actions for letter in self._letters(kind)]
        self.letters: tuple[Letter, ...] = tuple(letters)
        self.numbers = {letter: number for number, letter in enumerate(letters)}
        self._known: dict[Action, Spelling] = {}
        self._met: dict[int, tuple[Action, Spelling]] = {}

    def __len__(self) -> int:
        return len(self.letters)

    def name(self, index: int) -> str:
        """A letter in words, for people."""
        kind, place, *values = self.letters[index]
        return " ".join([str(kind), *[str(value) for value in values]]) + ("" if place == 0 else f" ({place})")

    def spell(self, action: Action) -> Spelling:
        """The letters of an action."""
        met = self._met.get(id(action))
        if met is not None and met[0] is action:  # most actions are made once, and hashing them takes longer
            return met[1]
        known = self._known.get(action)
        if known is None:
            known = self._known[action] = tuple([self.numbers[letter] for letter in self._spelt(action)])
        if len(self._met) < MOST_MET:
            self._met[id(action)] = action, known
        return known

    def _domain(self, kind: type[Value], name: str) -> Domain:
        return self.domains.get(f"{kind.__name__}.{name}") or self.domains.get(name) or NUMBER

    def _grouped(self, kind: type[Value]) -> list[list[str]]:
        """The parts of an action, those together that are spelled as one letter."""
        groups: list[list[str]] = []
        size = JOINED + 1
        for name in fields(kind):
            domain = self._domain(kind, name)
            if domain.several:
                groups.append([name])
                size = JOINED + 1  # nothing joins a list
            elif size * len(domain.values) <= JOINED:
                groups[-1].append(name)
                size *= len(domain.values)
            else:
                groups.append([name])
                size = len(domain.values)
        return groups or [[]]

    def _letters(self, kind: type[Action]) -> Iterator[Letter]:
        for place, group in enumerate(self.groups[kind]):
            domains = [self._domain(kind, name) for name in group]
            head = (word(kind), place)
            if domains and domains[0].several:
                yield from [(*head, value) for value in (*domains[0].values, END)]
            elif len(domains) == 1 and len(domains[0].values) > JOINED:
                yield from [
                    (*head, f"digit-{power}", digit) for power in _powers(domains[0].values) for digit in range(10)
                ]
            else:
                yield from [(*head, *values) for values in product(*[domain.values for domain in domains])]

    def _spelt(self, action: Action) -> Iterator[Letter]:
        kind = type(action)
        parts: dict[str, Any] = dict(zip(fields(kind), action.parts(), strict=True))
        for place, group in enumerate(self.groups[kind]):
            head = (word(kind), place)
            domain = self._domain(kind, group[0]) if group else NUMBER
            if group and domain.several:
                yield from [(*head, value) for value in (*parts[group[0]], END)]
            elif len(group) == 1 and len(domain.values) > JOINED:
                number = domain.values.index(parts[group[0]])
                yield from [(*head, f"digit-{power}", number // 10**power % 10) for power in _powers(domain.values)]
            else:
                yield (*head, *[parts[name] for name in group])


_ALPHABETS: dict[tuple[int, int], tuple[Ruleset, Alphabet]] = {}


def alphabet(game: Game, rules: Ruleset, seats: int) -> Alphabet:
    """The numbers of the actions under these rules, made once."""
    key = (id(rules), seats)
    if key not in _ALPHABETS:
        if len(_ALPHABETS) >= MOST_KEPT:
            _ALPHABETS.clear()
        _ALPHABETS[key] = rules, Alphabet(game, rules, seats)  # the rules are kept, so that their id stays theirs
    return _ALPHABETS[key][1]


def _powers(values: Sequence[object]) -> range:
    """The places of a number in this range, the highest first."""
    return range(len(str(len(values) - 1)) - 1, -1, -1)


class Spelled:
    """What may follow: the actions that begin with the letters chosen so far, by the next letter to choose."""

    def __init__(self, left: list[tuple[Spelling, Action]], at: int = 0) -> None:
        self.left = left
        first = left[0][0]
        if len(left) > 1:
            while all([spelling[at] == first[at] for spelling, _ in left]):
                at += 1
        self.chosen = first[:at]
        self.following: dict[int, list[tuple[Spelling, Action]]] = {}
        for each in left:
            self.following.setdefault(each[0][at], []).append(each)

    @classmethod
    def among(cls, alphabet: Alphabet, actions: Sequence[Action]) -> Spelled:
        """Nothing is chosen yet."""
        spell = alphabet.spell
        return cls([(spell(action), action) for action in actions])

    def indices(self) -> list[int]:
        """The letters that may be chosen next, in rising order."""
        return sorted(self.following)

    def path(self, action: Action) -> list[int]:
        """The letters that lead to an action which is among those left."""
        here, found = self, []
        while True:
            index = next(letter for letter, left in here.following.items() if any([each == action for _, each in left]))
            found.append(index)
            follows = here.choose(index)
            if not isinstance(follows, Spelled):
                return found
            here = follows

    def choose(self, index: int) -> Spelled | Action | None:
        """What may follow that letter, or the action if only one does; None if it may not be chosen."""
        left = self.following.get(index)
        if left is None or len(left) == 1:
            return left if left is None else left[0][1]
        return Spelled(left, len(self.chosen) + 1)
