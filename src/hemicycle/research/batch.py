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

import json
import os
import shutil
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hemicycle.core.errors import HemicycleError, SetupError
from hemicycle.core.game import Game
from hemicycle.core.ruleset import Scalar
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.values import whole
from hemicycle.research.encoder import Encoder
from hemicycle.research.rows import DONE, Frame, Rows, Terms, forms, shared, space

__all__ = ["Batch", "Frame", "WorkerEnded"]

MEMORY = Path("/dev/shm")  # files that are never written to a disk, where there is such a place
Process = subprocess.Popen[bytes]


class WorkerEnded(HemicycleError):
    """A process of a batch has ended; the batch is closed."""


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
        self._rows = np.arange(size)
        self._workers: list[Process] = []
        self._end = weakref.finalize(self, _end, self._workers)
        if processes:
            self._share(_shares(size, min(processes, size)), edition)
            return
        self.frame = Frame(*[np.zeros(shape, kind) for kind, shape in forms(self.encoder, size)[:-1]])
        self._here = Rows(self.encoder, range(size), self.frame)

    def reset(self, seed: int = 0) -> Frame:
        """Deal all games."""
        number = whole(seed)
        if number is None:
            raise SetupError("no-such-seed", {"seed": str(seed)})
        self._check_open()
        if self._workers:
            self._tell(f"reset {number}")
        else:
            self._here.reset(number)
        return self.frame

    def step(self, indices: Sequence[int] | NDArray[np.integer[Any]]) -> Frame:
        """Take one small decision in every game; Refused, and nothing changed, if one of them is outside its mask."""
        self._check_open()
        try:
            chosen = np.asarray(indices)
        except ValueError as error:
            raise Refused(Refusal("no-such-index", {"index": str(indices), "size": self.count}, ())) from error
        self._check(chosen)
        if self._workers:
            self._chosen[:] = chosen
            self._tell("step")
        else:
            self._here.step(chosen)
        return self.frame

    def close(self) -> None:
        """End the processes; nothing can be played any more."""
        self._end()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch of {self.count} games of {self.encoder.game.id}, {self.encoder.seats} seats>"

    def __reduce__(self) -> str:
        raise TypeError("a batch cannot be copied or pickled: make another one")

    def _share(self, shares: list[range], edition: str | None) -> None:
        """Start the processes. Their modules are imported anew, so a program that has no `main` needs none for this."""
        encoder = self.encoder
        need = space(encoder, self.count)
        room = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2 * need
        with tempfile.TemporaryDirectory(dir=MEMORY if room else None, ignore_cleanup_errors=True) as folder:
            file = Path(folder) / "frame"
            file.write_bytes(bytes(need))
            self.frame, self._chosen = shared(encoder, self.count, file)
            paths = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
            command = [sys.executable, "-m", "hemicycle.research.rows"]
            pipe = subprocess.PIPE
            for _ in shares:
                self._workers.append(subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, env=paths))
            chosen = dict(encoder.rules.chosen)
            table = (encoder.game.id, encoder.seats, edition, chosen, self.count)
            self._tell(*[json.dumps(Terms(*table, rows.start, rows.stop, str(file))) for rows in shares])

    def _check_open(self) -> None:
        if not self._end.alive:
            raise Refused(Refusal("closed", {}, ()))

    def _check(self, chosen: NDArray[Any]) -> None:
        if chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Refused(Refusal("no-such-index", {"index": str(chosen.shape), "size": self.count}, ()))
        inside = (chosen >= 0) & (chosen < self.encoder.actions)
        if inside.all():
            inside = self.frame.masks[self._rows, chosen] == 1
        if not inside.all():
            row = int(np.flatnonzero(~inside)[0])
            raise Refused(Refusal("not-in-mask", {"index": int(chosen[row]), "game": row}, ()))

    def _tell(self, *lines: str) -> None:
        """Tell every process the same, or each its own, and wait until all have done it."""
        try:
            for place, process in enumerate(self._workers):
                assert process.stdin is not None
                process.stdin.write(lines[place % len(lines)].encode() + b"\n")
            answers = [process.stdout.read(1) for process in self._workers if process.stdout is not None]
        except OSError:
            answers = []
        except BaseException:  # somebody interrupts: the next answer would be taken for that to another question
            self.close()
            raise
        if answers != [DONE] * len(self._workers):
            self.close()
            raise WorkerEnded("a process of the batch has ended; the batch is closed")


def _end(workers: list[Process]) -> None:
    """Let the processes go: they end when nobody writes to them any more."""
    for process in workers:
        process.communicate()
    workers.clear()


def _shares(count: int, workers: int) -> list[range]:
    """The rows of every worker, as even as can be."""
    ends = [count * part // workers for part in range(workers + 1)]
    return [range(start, end) for start, end in pairwise(ends)]
