"""One evening from one seed: rooms, people, nodes and bots, every fault there is, and what must hold in spite of it.

`python -m tests.server.simulator.simulate SEED` plays one; `... FIRST LAST` plays many and prints those that fail.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

import hemicycle
from hemicycle.core.match import Match
from hemicycle.server.protocol import requests as r
from hemicycle.server.protocol.bodies import Settings
from hemicycle.server.room import catalogue
from hemicycle.server.room import rows as kept
from hemicycle.server.room.match_state import rebuilt
from hemicycle.server.room.rows import Chair, RoomState
from tests.server.simulator.devices import Device
from tests.server.simulator.loop import VirtualLoop
from tests.server.simulator.nodes import Air, Node
from tests.server.simulator.outbox import CLAIM, judge
from tests.server.simulator.store import Disk, Written

SEATS = 5
EVENING = 60.0  # simulated seconds with faults
MORNING = 60.0  # without


@dataclass
class Report:
    """What an evening came to: nothing may stand in `wrong`."""

    seed: int
    wrong: list[str] = field(default_factory=list)
    acknowledged: int = 0
    moments: int = 0
    crashes: int = 0
    refusals: int = 0
    takeovers: int = 0
    told: int = 0


def simulate(seed: int, *, check_leases: bool = True) -> Report:
    """Play one evening."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(_evening(seed, check_leases))
    finally:
        loop.close()


async def _evening(seed: int, check_leases: bool) -> Report:
    luck = Random(seed)
    disk = Disk(Random(luck.random()), check_leases=check_leases)
    air = Air(Random(luck.random()))
    Node._numbers = itertools.count(1)
    nodes = [Node(disk, air, Random(luck.random())) for _ in range(luck.choice((2, 2, 3)))]
    report = Report(seed)
    codes = [f"ROOM{number}" for number in range(luck.choice((1, 1, 2)))]
    for code in codes:
        disk.states[code] = msgspec.json.encode(_table(code))
    devices = [Device(f"{name}{code[-1]}", code, nodes, Random(luck.random())) for code in codes for name in "ABC"]
    tasks = [asyncio.create_task(node.live()) for node in nodes]
    for device in list(devices):
        _live(device, devices, tasks)
    await _trouble(luck, disk, air, nodes, devices, tasks, report)
    _calm(disk, air, nodes, devices)
    await asyncio.sleep(MORNING + CLAIM / 1000)  # what a dead node was at is free again by then
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for node in nodes:
        node.crash()
    await asyncio.sleep(1.0)
    _judge(disk, list(disk.states), devices, report)
    return report


def _table(code: str) -> RoomState:
    """Three people and two bots."""
    settings = catalogue.checked(Settings(game="secret-hitler", seats=SEATS, pace="untimed", bot_delay=200))
    chairs = [Chair(person=f"{name}{code[-1]}", name=name) for name in "ABC"]
    chairs += [Chair(name=name, level=level) for name, level in (("D", "random"), ("E", "solid"))]
    return RoomState(code=code, settings=settings, host=chairs[0].person or "", host_name="A", created=0, chairs=chairs)


def _live(device: Device, devices: list[Device], tasks: list[Any]) -> None:
    """Somebody is at a table, and goes on at the next one."""
    tasks.append(asyncio.create_task(device.run()))
    tasks.append(asyncio.create_task(_go_on(device, devices, tasks)))
    if device.person.id.startswith("A"):
        tasks.append(asyncio.create_task(_host(device)))


async def _go_on(device: Device, devices: list[Device], tasks: list[Any]) -> None:
    """Whoever plays again does so at another table; what was told at this one still has to hold."""
    while device.next is None or not device.busy:
        await asyncio.sleep(device.luck.uniform(0.5, 2.0))
    devices.append(Device(device.person.id, device.next, device.nodes, Random(device.luck.random())))
    _live(devices[-1], devices, tasks)


async def _host(device: Device) -> None:
    """Begin, and play again when a match is over."""
    while device.next is None:
        await asyncio.sleep(device.luck.uniform(1.0, 4.0))
        over = any(update["view"]["outcome"] for update in device.updates.values())
        if device.busy and (over or not device.updates):
            device._pending.clear()
            device.ask(r.Rematch(key=next(device._keys)) if over else r.Start(key=next(device._keys)))


async def _trouble(
    luck: Random, disk: Disk, air: Air, nodes: list[Node], devices: list[Device], tasks: list[Any], report: Report
) -> None:
    """Everything that can go wrong, for an evening."""
    loop = asyncio.get_running_loop()
    for node in nodes:
        node.losses = luck.choice((0.0, 0.02, 0.1))
    while loop.time() < EVENING:
        await asyncio.sleep(luck.uniform(0.5, 6.0))
        fault = luck.choice(("crash", "drain", "cut", "cut", "disk", "stall", "air", "split", "quiet"))
        if fault in ("crash", "drain"):
            report.crashes += 1
            place = luck.randrange(len(nodes))
            if fault == "crash":
                nodes[place].crash()
            else:
                await nodes[place].drain()
            await asyncio.sleep(luck.uniform(0.1, 3.0))
            fresh = Node(disk, air, Random(luck.random()))
            fresh.losses = nodes[1 - place].losses
            nodes[place] = fresh
            tasks.append(asyncio.create_task(fresh.live()))
        elif fault == "cut":
            device = luck.choice(devices)
            if device.line is not None:
                device.line.break_off()
        elif fault == "disk":
            disk.refusals = luck.choice((0.0, 0.1, 0.5))
        elif fault == "stall":
            node = luck.choice(nodes)
            node.leases.stalled = not node.leases.stalled
        elif fault == "air":
            air.losses = luck.choice((0.0, 0.02, 0.2))
        elif fault == "split":
            air.cut_off ^= {luck.choice(nodes).number}


def _calm(disk: Disk, air: Air, nodes: list[Node], devices: list[Device]) -> None:
    """From now on nothing goes wrong, and people only look."""
    disk.refusals = air.losses = 0.0
    air.cut_off.clear()
    for node in nodes:
        node.losses, node.leases.stalled = 0.0, False
    for device in devices:
        device.busy = False


# --- what must hold ---


def _judge(disk: Disk, codes: list[str], devices: list[Device], report: Report) -> None:
    wrong = report.wrong
    for device in devices:
        wrong += device.contradictions
        report.acknowledged += len(device.acknowledged)
    _judge_leases(disk, report)
    judge(disk.box, wrong)
    report.told = len(disk.box.arrived)
    for number, written in enumerate(disk.log):
        _judge_seats(number, written, wrong)
    for code in codes:
        matches = {number: _replayed(disk, code, number, wrong) for room, number in disk.matches if room == code}
        for device in devices:
            if device.code == code:
                _judge_device(disk, device, matches, wrong)
        report.moments += sum(len(disk.moments[row.id]) for row in _rows(disk, code))


def _rows(disk: Disk, code: str) -> list[kept.MatchRow]:
    found = [disk.row(room, number) for room, number in disk.matches if room == code]
    return [row for row in found if row is not None]


def _judge_leases(disk: Disk, report: Report) -> None:
    """Nobody writes with an old token, and no two nodes write with the same one."""
    writers: dict[tuple[str, int], set[str]] = {}
    for written in disk.log:
        writers.setdefault(written.fence, set()).add(written.node)
        if written.fence[1] != written.newest:
            report.wrong.append(f"{written.node} wrote {written.fence[0]} with token {written.fence[1]}")
    report.takeovers = len(writers)
    report.wrong += [f"two nodes wrote under {fence}" for fence, nodes in writers.items() if len(nodes) > 1]


def _judge_seats(number: int, written: Written, wrong: list[str]) -> None:
    """No seat changes hands during play without an entry in the same transaction."""
    if written.state is None:
        return
    before = msgspec.json.decode(written.before, type=RoomState)
    after = msgspec.json.decode(written.state, type=RoomState)
    if before.phase not in ("playing", "paused") or before.match != after.match or after.phase != before.phase:
        return
    moments = [change.row for change in written.changes if isinstance(change, kept.NewMoment)]
    named = {row.body.plays.seat for row in moments if row.body.plays is not None}
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if (old.person, old.standby, old.level) != (new.person, new.standby, new.level) and seat not in named:
            wrong.append(f"transaction {number}: seat {seat} changed hands without an entry")


def _replayed(disk: Disk, code: str, number: int, wrong: list[str]) -> Match | None:
    """The match as its record tells it."""
    row = disk.row(code, number)
    assert row is not None
    game = hemicycle.game(row.game)
    rows = disk.rows(row.id)
    if [each.commit for each in rows] != list(range(len(rows))):
        wrong.append(f"{code} {number}: a row is missing")
        return None
    try:
        return Match.replay(game, rebuilt(game, row, rows))
    except Exception as error:
        wrong.append(f"{code} {number}: {error!r}")
        return None


def _judge_device(disk: Disk, device: Device, matches: dict[int, Match | None], wrong: list[str]) -> None:
    """Nothing acknowledged is lost or done twice; what was told is what is kept; the last view is the record's."""
    rows = {row.number: disk.rows(row.id) for row in _rows(disk, device.code)}
    everything = [row for each in rows.values() for row in each]
    for key, (seat, action) in device.sent.items():
        found = [row for row in everything if row.key == key and row.seat == seat]
        if len(found) > 1:
            wrong.append(f"{key} acted {len(found)} times")
        if key in device.acknowledged:
            done = found and (found[0].moment, found[0].body.entries[0]["do"])
            if done != (device.acknowledged[key], action):
                wrong.append(f"{key} was acknowledged and is lost")
    public = {(number, row.moment): row for number, each in rows.items() for row in each if not row.quiet}
    for (number, whose, moment), told in device.told.items():
        row = public.get((number, moment))
        if row is None or msgspec.to_builtins(row.for_seat(whose)) != told:
            wrong.append(f"{device.person.id} was told of moment {number}.{moment}, which is not kept")
    _judge_view(device, rows, matches, wrong)


def _judge_view(device: Device, rows: dict[int, Any], matches: dict[int, Match | None], wrong: list[str]) -> None:
    if not rows:
        return
    number = max(rows)
    match = matches[number]
    for seat, update in device.updates.items():
        if (update["match"], update["n"]) != (number, rows[number][-1].moment):
            wrong.append(f"{device.person.id} is behind: {update['match']}.{update['n']}")
        elif match is not None and update["view"] != msgspec.json.decode(msgspec.json.encode(match.view(seat))):
            wrong.append(f"{device.person.id} sees what is not so from seat {seat}")
    if not device.updates:
        wrong.append(f"{device.person.id} never came back")


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    numbers = [int(each) for each in sys.argv[1:] if each.isdecimal()]
    first, last = numbers[0], numbers[-1]
    for seed in range(first, last + 1):
        with contextlib.suppress(KeyboardInterrupt):
            found = simulate(seed)
            if found.wrong or "-v" in sys.argv or first == last:
                print(found)
