"""`hemicycle think`: bots of all servers think on other machines, one person's tables do not hold up another's."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest

from hemicycle.server.cluster.thinking import WorkersElsewhere
from hemicycle.server.cluster.wire import Wire
from hemicycle.server.runner.bot_worker import Job, NoThought
from hemicycle.server.runner.bot_workers import BotWorkerProcesses
from tests.cluster.parts import Nats
from tests.server import test_bots
from tests.server.process import PLAIN


def job(seed: int = 1) -> Job:
    """What a bot is asked at the beginning of a match."""
    asked = test_bots.job("secret-hitler")
    asked.seed = Random(seed).getrandbits(60)
    return asked


class Machine:
    """`hemicycle think` in a process of its own."""

    def __init__(self, nats: Nats, processes: int) -> None:
        command = [sys.executable, *PLAIN[:2], "think", "--bus", nats.url, "--processes", str(processes)]
        environment = {**os.environ, "LANG": "en"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.stdout = self.process.stdout
        assert "think" in self.stdout.readline()

    def end(self, how: signal.Signals) -> int:
        """Stop it; returns its exit code."""
        self.process.send_signal(how)
        return self.process.wait(30)


@pytest.fixture
def machine(nats: Nats) -> Iterator[Machine]:
    machine = Machine(nats, 2)
    yield machine
    machine.process.kill()
    machine.process.wait()
    machine.stdout.close()


class Server:
    """As much of a server as its bots need, with no process of its own that would think."""

    def __init__(self, nats: Nats) -> None:
        self.wire = Wire(nats.url, "test")
        self.elsewhere = WorkersElsewhere(self.wire)
        self.workers = BotWorkerProcesses(1, 10.0)
        self.workers._free.clear()
        self.workers.elsewhere, self.elsewhere.freed = self.elsewhere, self.workers.hand_out

    async def __aenter__(self) -> Server:
        await self.wire.open()
        await self.elsewhere.open()
        while not self.elsewhere.capacity:
            await asyncio.sleep(0.05)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.workers.close()
        await self.wire.close()


def test_bots_think_on_another_machine_and_alike(nats: Nats, machine: Machine) -> None:
    async def ask() -> None:
        here = BotWorkerProcesses(1, 10.0)
        async with Server(nats) as server:
            try:
                thoughts = await asyncio.gather(*[server.workers.ask(job(seed), "ann") for seed in range(8)])
                assert [each.action for each in thoughts] == [
                    (await here.ask(job(seed), "ann")).action for seed in range(8)
                ]
            finally:
                await here.close()

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_many_tables_of_one_owner_do_not_hold_up_another(nats: Nats, machine: Machine) -> None:
    """More jobs than workers: the rest waits at the server, where owners take turns."""

    async def ask() -> list[str]:
        done: list[str] = []

        async def one(owner: str, seed: int) -> None:
            await server.workers.ask(job(seed), owner)
            done.append(owner)

        async with Server(nats) as server:
            await asyncio.gather(*[one("rich", seed) for seed in range(40)], one("poor", 99))
        return done

    done = asyncio.run(asyncio.wait_for(ask(), 60))
    assert len(done) == 41
    assert done.index("poor") < 12


def test_a_machine_that_is_told_to_stop_finishes_its_thoughts(nats: Nats, machine: Machine) -> None:
    async def ask() -> int:
        async with Server(nats) as server:
            jobs = [asyncio.create_task(server.workers.ask(job(seed), "ann")) for seed in range(2)]
            await asyncio.sleep(0.05)
            code = await asyncio.to_thread(machine.end, signal.SIGTERM)
            for each in jobs:
                assert (await each).action
            assert server.elsewhere.capacity == 0
            return code

    assert asyncio.run(asyncio.wait_for(ask(), 60)) == 0


def test_a_job_whose_machine_is_gone_is_not_late(nats: Nats, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the table asks once more instead of taking any move."""
    monkeypatch.setattr("hemicycle.server.cluster.thinking.SLACK", 1.0)

    async def ask() -> NoThought:
        async with Server(nats) as server:
            server.workers.budget = 0.5
            machine.process.send_signal(signal.SIGSTOP)
            with pytest.raises(NoThought) as none:
                await server.workers.ask(job(), "ann")
            return none.value

    began = time.monotonic()
    error = asyncio.run(asyncio.wait_for(ask(), 60))
    assert not error.late
    assert time.monotonic() - began < 30
