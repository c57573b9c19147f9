"""The games of a batch and the rows of numbers they write, here or in a process of their own: `python -m` and this."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hemicycle.core.ruleset import Scalar
from hemicycle.research.encoder import Encoder
from hemicycle.research.position import Position

LINE = 64  # bytes: every array begins at a multiple of it
DONE = b"."  # what a process answers when it has done what it was told


class Frame(NamedTuple):
    """Where all games stand: one row for each. A game that has ended begins anew at once; its row shows the new one.

    The next step writes into the same arrays: copy what you want to keep.
    """

    observations: NDArray[np.float32]  # what the seat to move may know
    masks: NDArray[np.int8]  # what it may choose
    seats: NDArray[np.int32]  # who is to move
    rewards: NDArray[np.float32]  # by seat, of the game that has just ended; else nought
    ended: NDArray[np.bool_]  # whether one has just ended


class Terms(NamedTuple):
    """What a process must know of its batch."""

    game: str
    seats: int
    edition: str | None
    options: dict[str, Scalar]
    games: int  # of the whole batch
    first: int  # of the rows that are its own
    last: int  # the one after them
    file: str  # the memory that all share


class Rows:
    """Some games of a batch, and the rows of the arrays they write."""

    def __init__(self, encoder: Encoder, rows: range, frame: Frame) -> None:
        self.encoder = encoder
        self.rows = rows
        self.frame = frame
        self.positions: list[Position] = []
        self.played: list[int] = []

    def reset(self, seed: int) -> None:
        """Deal all of them."""
        self.seed = seed
        self.played = [0] * len(self.rows)
        self.positions = [self._deal(place) for place in range(len(self.rows))]
        for place, row in enumerate(self.rows):
            self.frame.rewards[row], self.frame.ended[row] = 0, False
            self._show(place, row)

    def step(self, indices: NDArray[Any]) -> None:
        """Take one small decision in each."""
        rewards, ended = self.frame.rewards, self.frame.ended
        for place, (row, index) in enumerate(zip(self.rows, indices.tolist(), strict=True)):
            position = self.positions[place]
            position.apply(index)
            if ended[row]:
                rewards[row], ended[row] = 0, False
            if position.over:
                rewards[row], ended[row] = position.returns(), True
                self.played[place] += 1
                self.positions[place] = self._deal(place)
            self._show(place, row)

    def _deal(self, place: int) -> Position:
        """Every game of every row has luck of its own."""
        encoder = self.encoder
        seed = (self.seed << 64) + (self.rows[place] << 32) + self.played[place]
        return encoder.position(seed)

    def _show(self, place: int, row: int) -> None:
        position, frame = self.positions[place], self.frame
        frame.seats[row] = position.to_move
        frame.observations[row] = self.encoder.observe(position, position.to_move)
        frame.masks[row] = 0
        frame.masks[row, position.indices()] = 1


def forms(encoder: Encoder, count: int) -> list[tuple[Any, tuple[int, ...]]]:
    """The types and shapes of the arrays of a batch: its frame, and what was chosen."""
    return [
        (np.float32, (count, encoder.size)),
        (np.int8, (count, encoder.actions)),
        (np.int32, (count,)),
        (np.float32, (count, encoder.seats)),
        (np.bool_, (count,)),
        (np.int64, (count,)),
    ]


def space(encoder: Encoder, count: int) -> int:
    """The bytes that all of them need together."""
    return sum([_bytes(kind, shape) for kind, shape in forms(encoder, count)])


def shared(encoder: Encoder, count: int, file: str | Path) -> tuple[Frame, NDArray[np.int64]]:
    """The arrays of a batch in a file that several processes map into their memory."""
    memory = np.asarray(np.memmap(file, np.uint8, "r+"))
    arrays, at = [], 0
    for kind, shape in forms(encoder, count):
        arrays.append(memory[at : at + _taken(kind, shape)].view(kind).reshape(shape))
        at += _bytes(kind, shape)
    *frame, chosen = arrays
    return Frame(*frame), chosen


def _bytes(kind: Any, shape: tuple[int, ...]) -> int:
    return -(-_taken(kind, shape) // LINE) * LINE


def _taken(kind: Any, shape: tuple[int, ...]) -> int:
    return int(np.prod(shape)) * int(np.dtype(kind).itemsize)


def main() -> None:
    """A process: does what it is told, line by line, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it says when to end
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a game that prints must not answer
    terms = Terms(*json.loads(sys.stdin.buffer.readline()))
    encoder = Encoder(terms.game, terms.seats, terms.edition, terms.options)
    frame, chosen = shared(encoder, terms.games, terms.file)
    work = Rows(encoder, range(terms.first, terms.last), frame)
    os.write(answers, DONE)
    for line in sys.stdin.buffer:
        what, _, seed = line.partition(b" ")
        if what == b"reset":
            work.reset(int(seed))
        else:
            work.step(chosen[terms.first : terms.last])
        os.write(answers, DONE)


if __name__ == "__main__":
    main()
