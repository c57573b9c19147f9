"""Batches: the same games whoever does the work, and bad indices change nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import hemicycle
from hemicycle.core.errors import SetupError
from hemicycle.core.steps import Refused
from hemicycle.research.batch import Batch, Frame, WorkerEnded
from hemicycle.research.encoder import Mask

ROOT = Path(__file__).parents[2]


def chosen(masks: Mask, step: int) -> list[int]:
    """Any legal index of every game, by a rule."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return [int(found[(step * 7 + row) % len(found)]) for row, found in enumerate(legal)]


def plain(frame: Frame) -> list[bytes]:
    return [array.tobytes() for array in frame]


@pytest.mark.parametrize("name", hemicycle.names())
def test_processes_play_the_same_games(name: str) -> None:
    with Batch(name, count=3) as here, Batch(name, count=3, workers=2) as there:
        assert plain(here.reset(seed=4)) == plain(there.reset(seed=4))
        for step in range(25):
            moves = chosen(here.frame.masks, step)
            assert plain(here.step(moves)) == plain(there.step(moves))


def test_games_that_end_begin_anew_and_pay_once() -> None:
    ended, paid = 0, 0
    with Batch("secret-hitler", count=4, seats=5) as batch:
        frame = batch.reset(seed=1)
        for step in range(400):
            frame = batch.step(chosen(frame.masks, step))
            ended += int(frame.ended.sum())
            paid += int((frame.rewards != 0).any(axis=1).sum())
            assert frame.masks.any(axis=1).all()

    assert ended == paid > 4


def test_an_index_outside_its_mask_is_refused_and_no_game_moves() -> None:
    with Batch("secret-hitler", count=3) as batch:
        frame = batch.reset(seed=1)
        before = plain(frame)
        moves = chosen(frame.masks, 0)
        moves[2] = int(np.flatnonzero(frame.masks[2] == 0)[0])

        for bad in (moves, moves[:2], [0.5, 0.5, 0.5], [-1, -1, -1], [[0], [0, 1], [2]]):
            with pytest.raises(Refused):
                batch.step(bad)  # type: ignore[arg-type]  # bad on purpose

        assert plain(batch.frame) == before
        batch.step(chosen(frame.masks, 0))


def test_a_batch_that_is_closed_or_has_lost_a_process_says_so() -> None:
    with Batch("secret-hitler", count=2, workers=2) as batch:
        frame = batch.reset(seed=1)
        for process in list(batch._workers):
            process.kill()
            process.wait()

        with pytest.raises(WorkerEnded):
            batch.step(chosen(frame.masks, 0))
    for closed in (batch, Batch("secret-hitler", count=1)):
        closed.close()
        with pytest.raises(Refused):
            closed.reset()


def test_a_program_without_a_main_may_use_processes(tmp_path: Path) -> None:
    """The first example of the page about research, as it is printed."""
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    example = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    assert "workers=2" in example
    (tmp_path / "first.py").write_text(example, "utf-8")

    done = subprocess.run([sys.executable, "first.py"], cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert sum(map(float, done.stdout.strip("[]\n").split())) == pytest.approx(1, abs=0.001)


def test_processes_end_with_the_batch() -> None:
    batch = Batch("secret-hitler", count=2, workers=2)
    processes = list(batch._workers)

    del batch

    assert [process.poll() for process in processes] == [0, 0]


def test_a_batch_of_nothing_is_refused() -> None:
    for count, workers in ((0, 0), (-1, 0), (1.5, 0), ("2", 0), (2, -1), (2, 0.5)):
        with pytest.raises(SetupError):
            Batch("secret-hitler", count=count, workers=workers)  # type: ignore[arg-type]  # bad on purpose
    with pytest.raises(SetupError):
        Batch("secret-hitler", count=1).reset(seed="x")  # type: ignore[arg-type]  # bad on purpose
    with pytest.raises(SetupError):
        Batch("secret-hitler", count=1, seats=99)
