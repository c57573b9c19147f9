"""Evenings on a simulated clock, bus and store; and a simulator that finds the bugs it is there for."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from typing import Any

import pytest

from hemicycle.server.cluster.links import HEADER, Links
from hemicycle.server.cluster.messages import decode
from hemicycle.server.notify.messages import identity
from hemicycle.server.room import playing, telling
from hemicycle.server.runner.runner import Runner
from tests.server.simulator.outbox import SimulatedOutbox
from tests.server.simulator.simulate import Report, simulate

SEEDS = int(os.environ.get("HEMICYCLE_SEEDS", "200"))
PART = 25  # seeds in one test, so that workers share them


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Disks are full and nodes crash all the time here."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("first", range(1, SEEDS + 1, PART))
def test_nothing_is_lost_and_nobody_is_robbed(first: int) -> None:
    reports = [simulate(seed) for seed in range(first, min(first + PART, SEEDS + 1))]

    assert [report for report in reports if report.wrong] == []
    assert sum(report.acknowledged for report in reports) > PART
    assert sum(report.crashes for report in reports) > PART
    assert sum(report.takeovers for report in reports) > PART
    assert sum(report.told for report in reports) > PART


def test_who_comes_in_the_moment_a_room_moves_is_sent_after_it() -> None:
    assert simulate(423).wrong == []


def test_a_node_that_dies_while_it_reads_a_room_lets_nobody_in() -> None:
    assert simulate(4655).wrong == []


def test_a_seed_repeats() -> None:
    assert simulate(7) == simulate(7) != simulate(8)


def found(**bug: Any) -> list[str]:
    """What the simulator says of a bug, in the first evening that shows it."""
    reports: Iterator[Report] = (simulate(seed, **bug) for seed in range(1, 60))
    return next((report.wrong for report in reports if report.wrong), [])


def test_telling_before_storing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell_first(self: Runner, effects: Any, now: int) -> None:
        for connections, message in telling.messages(self.room, effects, await self._older(effects), now):
            self.services.bus.deliver(connections, message)
        if effects.stored:
            state = self.room.state if effects.room else None
            await self.services.store.write(effects.changes, state, code=self.room.code, at=now, fence=self.fence)

    monkeypatch.setattr(Runner, "_store_and_tell", tell_first)

    assert any("not kept" in wrong or "lost" in wrong or "two ways" in wrong for wrong in found())


def test_a_missing_key_check_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "_known", lambda *_: False)

    assert any("acted 2 times" in wrong for wrong in found())


def test_a_lease_that_is_not_checked_is_found() -> None:
    assert any("with token" in wrong for wrong in found(check_leases=False))


def test_a_settled_parcel_that_is_not_noted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget(self: SimulatedOutbox, parcels: Any, state: str) -> None:
        for each in parcels:
            self.box.noted.add(identity(each))
            self.box.parcels[each.person, each.thing].claimed = 0

    monkeypatch.setattr(SimulatedOutbox, "settle", forget)

    assert any("told again" in wrong for wrong in found())


def test_a_gap_on_a_link_that_nobody_notices_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def alive(self: Links, peer: int) -> None:
        link = self._link(peer)
        link.last_heard, link.alive = self._now(), True

    def hear(self: Links, payload: bytes) -> None:
        peer, *_ = HEADER.unpack_from(payload)
        alive(self, peer)
        self._received(peer, decode(payload[HEADER.size :]))

    monkeypatch.setattr(Links, "hear", hear)
    monkeypatch.setattr(Links, "hear_beat", lambda self, beat: alive(self, beat.node))

    assert found() != []
