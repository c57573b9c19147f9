"""Many games at once: arrays in, arrays out, in this process or in several.

>>> import numpy as np
>>> from hemicycle.research.batch import Batch
>>> with Batch("secret-hitler", count=4, seats=5) as batch:
...     frame = batch.reset(seed=1)
...     frame = batch.step(frame.masks.argmax(axis=1))
>>> frame.observations.shape[0], frame.rewards.shape
(4, (4, 5))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hemicycle import registry
from hemicycle.core.errors import HemicycleError, SetupError
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Scalar
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.values import whole
from hemicycle.research.encoder import Encoder
from hemicycle.research.position import Position


class WorkerEnded(HemicycleError):
    """A process of a batch has ended; the batch is closed."""


class Frame(NamedTuple):
    """Where all games stand: one row for each. A game that has ended begins anew at once; its row shows the new one.

    The next step writes into the same arrays: copy what you want to keep.
    """

    observations: NDArray[np.float32]  # what the seat to move may know
    masks: NDArray[np.int8]  # what it may choose
    seats: NDArray[np.int32]  # who is to move
    rewards: NDArray[np.float32]  # by seat, of the game that has just ended; else nought
    ended: NDArray[np.bool_]  # whether one has just ended


Terms = tuple[str, int, str | None, dict[str, Scalar]]  # game, seats, edition, options


class Batch:
    """So many games of one kind, all a small decision further with every step. The result does not depend on `workers`.

    workers: processes that share the work; 0 does it here.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Scalar] | None = None,
        workers: int = 0,
    ) -> None:
        size, processes = whole(count), whole(workers)
        if size is None or size < 1 or processes is None or processes < 0:
            raise SetupError("batch-size", {"count": str(count), "workers": str(workers)})
        self.encoder = Encoder(game, seats, edition, options)
        self.count = size
        self._closed = False
        terms = (self.encoder.game.id, self.encoder.seats, edition, dict(self.encoder.rules.chosen))
        self._workers: list[tuple[range, Any, Connection[Any, Any]]] = []
        self.frame = Frame(*_arrays(self.encoder, size, None))
        if not processes:
            self._here: _Rows | None = _Rows(self.encoder, range(size), self.frame)
            return
        self._here = None
        context = get_context("spawn")
        buffers = [context.RawArray("b", max(1, array.nbytes)) for array in self.frame]
        self.frame = Frame(*_arrays(self.encoder, size, buffers))
        for rows in _shares(size, min(processes, size)):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(terms, size, rows, buffers, theirs), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((rows, process, ours))

    def reset(self, seed: int = 0) -> Frame:
        """Deal all games."""
        number = whole(seed)
        if number is None:
            raise SetupError("no-such-seed", {"seed": str(seed)})
        self._do("reset", [number] * max(1, len(self._workers)))
        return self.frame

    def step(self, indices: Sequence[int] | NDArray[np.integer[Any]]) -> Frame:
        """Take one small decision in every game; Refused, and nothing changed, if one of them is outside its mask."""
        try:
            chosen = np.asarray(indices)
        except ValueError as error:
            raise Refused(Refusal("no-such-index", {"index": str(indices), "size": self.count}, ())) from error
        self._check(chosen)
        shares = [chosen[rows.start : rows.stop] for rows, _, _ in self._workers] or [chosen]
        self._do("step", shares)
        return self.frame

    def close(self) -> None:
        """End the processes; nothing can be played any more."""
        self._closed = True
        for _, process, line in self._workers:
            line.close()
            process.join()
        self._workers = []

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch of {self.count} games of {self.encoder.game.id}, {self.encoder.seats} seats>"

    def _check(self, chosen: NDArray[Any]) -> None:
        if chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Refused(Refusal("no-such-index", {"index": str(chosen.shape), "size": self.count}, ()))
        inside = (chosen >= 0) & (chosen < self.encoder.actions)
        if inside.all():
            inside = self.frame.masks[np.arange(self.count), chosen] == 1
        if not inside.all():
            row = int(np.flatnonzero(~inside)[0])
            raise Refused(Refusal("not-in-mask", {"index": int(chosen[row]), "game": row}, ()))

    def _do(self, what: str, given: Sequence[Any]) -> None:
        if self._closed:
            raise Refused(Refusal("closed", {}, ()))
        if self._here is not None:
            getattr(self._here, what)(given[0])
            return
        try:
            for (_, _, line), part in zip(self._workers, given, strict=True):
                line.send((what, part))
            for _, _, line in self._workers:
                line.recv()
        except (OSError, EOFError) as error:
            self.close()
            raise WorkerEnded("a process of the batch has ended; the batch is closed") from error


class _Rows:
    """Some games of a batch, and the rows of the arrays they write."""

    def __init__(self, encoder: Encoder, rows: range, frame: Frame) -> None:
        self.encoder = encoder
        self.rows = rows
        self.frame = frame
        self.positions: list[Position] = []
        self.played: list[int] = []

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.played = [0] * len(self.rows)
        self.positions = [self._deal(place) for place in range(len(self.rows))]
        for place, row in enumerate(self.rows):
            self.frame.rewards[row], self.frame.ended[row] = 0, False
            self._show(place, row)

    def step(self, indices: NDArray[Any]) -> None:
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


def _arrays(encoder: Encoder, count: int, buffers: Sequence[Any] | None) -> list[NDArray[Any]]:
    """The arrays of a frame, in memory of their own or shared between processes."""
    forms: list[tuple[Any, tuple[int, ...]]] = [
        (np.float32, (count, encoder.size)),
        (np.int8, (count, encoder.actions)),
        (np.int32, (count,)),
        (np.float32, (count, encoder.seats)),
        (np.bool_, (count,)),
    ]
    if buffers is None:
        return [np.zeros(shape, kind) for kind, shape in forms]
    return [
        np.frombuffer(buffer, kind, count=int(np.prod(shape))).reshape(shape)
        for buffer, (kind, shape) in zip(buffers, forms, strict=True)
    ]


def _shares(count: int, workers: int) -> list[range]:
    """The rows of every worker, as even as can be."""
    ends = [count * part // workers for part in range(workers + 1)]
    return [range(start, end) for start, end in pairwise(ends)]


def _work(terms: Terms, count: int, rows: range, buffers: Sequence[Any], line: Connection[Any, Any]) -> None:
    """A worker: does what it is told until nobody is there any more."""
    game, seats, edition, options = terms
    encoder = Encoder(registry.game(game), seats, edition, options)
    work = _Rows(encoder, rows, Frame(*_arrays(encoder, count, buffers)))
    while True:
        try:
            what, given = line.recv()
        except EOFError:
            return
        getattr(work, what)(given)
        line.send(None)
