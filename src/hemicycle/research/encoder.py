"""Numbers for learners: a fixed integer for every small decision, a mask, and a tensor of what a seat may know."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hemicycle import registry
from hemicycle.core import agenda
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Scalar
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.values import Value, whole, word
from hemicycle.research.layout import (
    Counts,
    Field,
    Group,
    Layout,
    Line,
    Number,
    OneOf,
    Row,
    Sequence,
    Spelt,
    text_number,
)
from hemicycle.research.position import Position
from hemicycle.research.spelling import alphabet

PARTS = 24  # numbers for the parts of the step that is being asked
Mask = NDArray[np.int8]
Tensor = NDArray[np.float32]


class Encoder:
    """Turns actions and views of one game, edition and number of seats into numbers.

    The numbers hold for one revision of an edition; `digest` says whether what was learnt with others fits.

    >>> encoder = Encoder("secret-hitler", seats=5)
    >>> position = Position("secret-hitler", seats=5, seed=7)
    >>> [encoder.name(index) for index in position.indices()][:2]
    ['nominate 1', 'nominate 2']
    >>> encoder.observe(position, seat=0).dtype
    dtype('float32')
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else registry.game(game)
        self.rules = self.game.load(edition, options)
        self._terms = edition, options
        self.seats = self.game.seat_count(self.rules, seats)
        self.alphabet = alphabet(self.game, self.rules, self.seats)
        self.actions = len(self.alphabet)
        self.layout = self._layout()
        self.size = self.layout.size
        self._steps = {word(kind): place for place, kind in enumerate(self.game.steps)}
        self._same = self.rules  # of a position that was checked
        self._shared: tuple[Position, int, bytes] | None = None
        self._blocks = {name: (block, at) for name, block, at in self.layout.places}
        board, start = self._blocks["board"]
        assert isinstance(board, Group)
        self._board = {name: Field(block, start + at) for name, block, at in board.places}

    @property
    def digest(self) -> str:
        """A short name for exactly these numbers: what was learnt with others does not fit."""
        fields = [(line.path, line.at, line.size, line.meaning) for line in self.fields()]
        return hashlib.sha256(repr((self.alphabet.letters, fields)).encode()).hexdigest()[:12]

    def name(self, index: int) -> str:
        """A small decision in words."""
        number = whole(index)
        if number is None or not 0 <= number < self.actions:
            raise Refused(Refusal("no-such-index", {"index": str(index), "size": self.actions}, ()))
        return self.alphabet.name(number)

    def __repr__(self) -> str:
        table = f"{self.game.id} {self.rules.id}, {self.seats} seats"
        return f"<Encoder {table}: {self.actions:,} small decisions, tensors of {self.size:,}>"

    def __reduce__(self) -> tuple[type[Encoder], tuple[Any, ...]]:
        game = self.game.id if self.game.id in registry.names() else self.game  # a compiled one cannot be pickled
        return Encoder, (game, self.seats, *self._terms)

    def position(self, seed: int = 0, chance: str = "drawn") -> Position:
        """A new game of this kind."""
        return Position(self.game, self.seats, *self._terms, seed, chance)

    def mask(self, position: Position) -> Mask:
        """A 1 for every small decision the seat to move may take."""
        self._check(position)
        mask: Mask = np.zeros(self.actions, np.int8)
        if position.to_move >= 0:
            mask[position.indices()] = 1
        return mask

    def observe(self, position: Position, seat: int | None) -> Tensor:
        """What a seat (None: the public) may know now: its board, what is asked, who has answered, what it has chosen.

        These are the parts of its view and nothing else goes in, so what a seat may not know cannot come out.
        """
        self._check(position)
        seat, table = position.seat(seat), position.table
        out: Row = array("f", self._seen_by_all(position))
        if seat is not None:
            out[seat] = 1.0  # the first block says whose eyes these are
        for name, value in (("waiting", agenda.pending(table)), ("sealed", table.envelope)):
            block, at = self._blocks[name]
            block.write(value, out, at)
        for name, value in self.game.own(table, seat).items():
            if name in self._board:
                self._board[name].write(value, out)
        at = self._blocks["picked"][1]
        for letter in self._chosen(position, seat):
            out[at + letter] += 1.0
        return np.frombuffer(out, np.float32)

    def _seen_by_all(self, position: Position) -> bytes:
        """What everybody sees alike; while sealed answers come in it stays as it is."""
        if self._shared is None or self._shared[0] is not position or self._shared[1] != position.stage:
            table = position.table
            out: Row = array("f", bytes(4 * self.size))
            for name, value in self.game.public(table).items():
                if name in self._board:
                    self._board[name].write(value, out)
            if table.waiting:
                step = table.agenda[-1]
                out[self._blocks["step"][1] + self._steps[word(type(step))]] = 1.0
                _flatten(step, out, self._blocks["step_parts"][1])
            self._shared = position, position.stage, out.tobytes()
        return self._shared[2]

    def _check(self, position: Position) -> None:
        """Refuse a position of another game, edition or number of seats."""
        if position.rules is self._same and position.seats == self.seats:
            return
        table, ours = (position.game.id, position.seats), (self.game.id, self.seats)
        if table != ours or position.alphabet.domains != self.alphabet.domains:
            raise Refused(Refusal("other-numbers", {"position": repr(position), "encoder": repr(self)}, ()))
        self._same = position.rules

    def _chosen(self, position: Position, seat: int | None) -> tuple[int, ...]:
        """What a seat has chosen already: its sealed answer, or a part of its next action."""
        mine = None if seat is None else position.table.envelope.get(seat)
        if mine is not None:
            return self.alphabet.spell(mine)
        return position.picked if position.to_move == seat else ()

    def fields(self) -> list[Line]:
        """Every field of the tensor: its name, place, size and meaning."""
        return list(self.layout.lines())

    def _layout(self) -> Group:
        players = tuple(range(self.seats))
        spelt = Spelt(lambda text: self.alphabet.spell(self.game.action(text)), self.actions)
        board = Layout(self.game.domains(self.rules, self.seats), self.seats, spelt).board(self.game.board)
        return Group(
            "view",
            [
                ("seat", OneOf(players)),
                ("waiting", Counts(players)),
                ("sealed", Counts(players)),
                ("step", OneOf(tuple([word(kind) for kind in self.game.steps]))),
                ("step_parts", Sequence(Number(), PARTS)),
                ("picked", spelt),
                ("board", board),
            ],
        )


def _flatten(step: Value, out: Row, at: int) -> None:
    """The parts of a step one after the other, texts as numbers; what is too long is cut off."""
    numbers: list[float] = []

    def add(part: Any) -> None:
        if isinstance(part, tuple):
            numbers.append(len(part))
            for item in part:
                add(item)
        elif part is None or isinstance(part, str):
            numbers.append(0.0 if part is None else text_number(part))
        elif isinstance(part, Value):
            add(str(part))
        else:
            numbers.append(float(part))

    for part in step.parts():
        add(part)
    out[at] = len(numbers)
    for place, found in enumerate(numbers[:PARTS], at + 1):
        out[place] = found
