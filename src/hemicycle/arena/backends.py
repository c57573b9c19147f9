"""Where games are played: here, in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from typing import Protocol

from hemicycle.arena.bout import play_fixture
from hemicycle.arena.plan import Fixture, Plan, PlanError
from hemicycle.arena.result import Result

Played = Generator[list[Result], None, None]


class Backend(Protocol):
    """Plays games and hands the results back as they come, in any order; who closes it early stops the play."""

    def run(self, plan: Plan, fixtures: Sequence[Fixture]) -> Played: ...


class Here:
    """Plays in this process."""

    def run(self, plan: Plan, fixtures: Sequence[Fixture]) -> Played:
        """One game after the other."""
        for fixture in fixtures:
            yield [play_fixture(plan, fixture)]


class Processes:
    """Plays in several processes of this machine; 0 takes all cores."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or os.cpu_count() or 1

    def run(self, plan: Plan, fixtures: Sequence[Fixture]) -> Played:
        """As many games at a time as there are workers; interrupted, those under way are given up at once."""
        strangers = set(active_children())
        with ProcessPoolExecutor(self.workers, get_context("spawn"), leave_interrupts_alone) as pool:
            open_work = {pool.submit(play_fixture, plan, fixture) for fixture in fixtures}
            try:
                while open_work:
                    done, open_work = wait(open_work, return_when=FIRST_COMPLETED)
                    yield [future.result() for future in done]
            except BaseException:
                for worker in set(active_children()) - strangers:
                    worker.terminate()
                raise


def leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of a terminal; what to do about it is for the one that was called to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayCluster:
    """Plays on a Ray cluster: the one this machine belongs to, or a local one (`pip install hemicycle[ray]`)."""

    def __init__(self, address: str | None = None) -> None:
        self.address = address

    def run(self, plan: Plan, fixtures: Sequence[Fixture]) -> Played:
        """All games are handed out at once; the cluster sees to the rest."""
        try:
            import ray
        except ImportError as error:
            raise PlanError("no-ray") from error
        begun = not ray.is_initialized()
        if begun:
            ray.init(address=self.address, log_to_driver=False, include_dashboard=False)
        try:
            task: Callable[..., object] = ray.remote(play_fixture).remote
            open_work = [task(plan, fixture) for fixture in fixtures]
            while open_work:
                done, open_work = ray.wait(open_work)
                yield ray.get(done)
        finally:
            if begun:
                ray.shutdown()


def backend(workers: int, ray: bool, address: str | None = None) -> Backend:
    """The place to play asked for."""
    if ray:
        return RayCluster(address)
    return Here() if workers == 1 else Processes(workers)
