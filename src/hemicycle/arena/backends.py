"""Where games are played: here, in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Protocol

from hemicycle.arena.bout import play_fixture
from hemicycle.arena.plan import Fixture, Plan, PlanError
from hemicycle.arena.result import Result

Batch = Sequence[Fixture]


class Backend(Protocol):
    """Plays batches of games and hands the results back as they come, in any order."""

    def run(self, plan: Plan, batches: Sequence[Batch]) -> Iterator[list[Result]]: ...


def play_batch(plan: Plan, batch: Batch) -> list[Result]:
    """Play some games of a plan one after the other."""
    return [play_fixture(plan, fixture) for fixture in batch]


class Here:
    """Plays in this process."""

    def run(self, plan: Plan, batches: Sequence[Batch]) -> Iterator[list[Result]]:
        """One batch after the other."""
        for batch in batches:
            yield play_batch(plan, batch)


class Processes:
    """Plays in several processes of this machine; 0 takes all cores."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or os.cpu_count() or 1

    def run(self, plan: Plan, batches: Sequence[Batch]) -> Iterator[list[Result]]:
        """As many batches at a time as there are workers."""
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            open_work = {pool.submit(play_batch, plan, batch) for batch in batches}
            try:
                while open_work:
                    done, open_work = wait(open_work, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            finally:
                for future in open_work:
                    future.cancel()


class RayCluster:
    """Plays on a Ray cluster: the one this machine belongs to, or a local one (`pip install hemicycle[ray]`)."""

    def __init__(self, address: str | None = None) -> None:
        self.address = address

    def run(self, plan: Plan, batches: Sequence[Batch]) -> Iterator[list[Result]]:
        """All batches are handed out at once; the cluster sees to the rest."""
        try:
            import ray
        except ImportError as error:
            raise PlanError("no-ray") from error
        begun = not ray.is_initialized()
        if begun:
            ray.init(address=self.address, log_to_driver=False, include_dashboard=False)
        try:
            task: Callable[..., object] = ray.remote(play_batch).remote
            open_work = [task(plan, batch) for batch in batches]
            while open_work:
                done, open_work = ray.wait(open_work)
                yield from ray.get(done)
        finally:
            if begun:
                ray.shutdown()


def backend(workers: int, ray: bool, address: str | None = None) -> Backend:
    """The place to play asked for."""
    if ray:
        return RayCluster(address)
    return Here() if workers == 1 else Processes(workers)
