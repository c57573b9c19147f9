"""The outbox on the simulated disk, and whoever is told: messages are lost, late, or sent by a node that then dies."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from hemicycle.server.config import Config
from hemicycle.server.notify.delivery import Delivery
from hemicycle.server.notify.messages import identity
from hemicycle.server.notify.outgoing import Undeliverable
from hemicycle.server.notify.ways import ALL, Parcel, Way
from hemicycle.server.protocol.notifications import NotificationChoice, WebhookTarget
from hemicycle.server.room.rows import CallOff, Notify, Person

CLAIM = 120_000


@dataclass
class Box:
    """What survives every crash: parcels, and what has arrived."""

    parcels: dict[tuple[str, str], Parcel] = field(default_factory=dict)
    arrived: list[str] = field(default_factory=list)  # identities, in order
    noted: set[str] = field(default_factory=set)
    told_again: list[str] = field(default_factory=list)

    def write(self, code: str, change: Notify | CallOff, now: int) -> None:
        """Part of a transaction of a room."""
        if isinstance(change, Notify):
            thing = f"{code} {change.thing}"
            fresh = Parcel(
                person=change.person,
                thing=thing,
                way=f"hook {change.person}",
                room=code,
                kind=change.kind,
                game=change.game,
                by=change.by,
                deadline=change.deadline,
                created=now,
                due=now,  # nobody waits for those who may only have a bad line, so that more is told
                tries=0,
                claimed=0,
                state="waiting",
            )
            self.parcels.setdefault((change.person, thing), fresh)
            return
        for each in change.things:
            name = (change.person, f"{code} {each}")
            parcel = self.parcels.get(name)
            if parcel is not None and parcel.state == "waiting":
                parcel.state = "dropped"
                if not parcel.claimed:  # nobody is at it, so nothing was sent
                    del self.parcels[name]


class SimulatedOutbox:
    """The box as one node sees it."""

    def __init__(self, box: Box, luck: Random) -> None:
        self.box = box
        self.luck = luck
        self.dead = False

    async def claim(self, now: int, most: int) -> list[Parcel]:
        await self._lag()
        due = [each for each in self.box.parcels.values() if each.state == "waiting"]
        mine = [each for each in due if each.due <= now and each.claimed <= now][:most]
        copies = [msgspec.structs.replace(each) for each in mine]
        for each in mine:
            each.claimed, each.tries = now + CLAIM, each.tries + 1
        return copies

    async def waiting(self, person: str, way: str) -> list[Parcel]:
        return [each for each in self.box.parcels.values() if each.person == person and each.state == "waiting"]

    async def settle(self, parcels: Sequence[Parcel], state: str) -> None:
        await self._lag()
        for each in parcels:
            kept = self.box.parcels[each.person, each.thing]
            if kept.state == "waiting":
                kept.state, kept.claimed = state, 0
            if state == "sent":
                self.box.noted.add(identity(each))

    async def put_off(self, parcels: Sequence[Parcel], due: int) -> None:
        await self._lag()
        for each in parcels:
            kept = self.box.parcels[each.person, each.thing]
            kept.due, kept.claimed, kept.tries = due, 0, kept.tries - 1

    async def try_again(self, parcels: Sequence[Parcel], due: int) -> None:
        await self._lag()
        for each in parcels:
            kept = self.box.parcels[each.person, each.thing]
            kept.due, kept.claimed = due, 0

    async def never_sent(self, parcels: Sequence[Parcel]) -> None:
        await self._lag()
        for each in parcels:
            if self.box.parcels[each.person, each.thing].state == "dropped":
                del self.box.parcels[each.person, each.thing]

    async def way(self, id: str) -> Way:
        target = WebhookTarget(url="https://example.org/", form="json")
        return Way(
            id=id,
            person=id.partition(" ")[2],
            kind="webhook",
            target=target,
            events=[*ALL],
            confirmed=True,
            secret="",
            created=0,
        )

    async def person(self, id: str) -> Person:
        return Person(
            id=id, name=id, language="en", program=False, account=None, password=None, generation=0, created=0
        )

    async def choice(self, person: str) -> NotificationChoice:
        return NotificationChoice()

    async def change_way(self, id: str, **changes: object) -> None:
        """Nobody looks."""

    async def _lag(self) -> None:
        await asyncio.sleep(self.luck.uniform(0.001, 0.05))
        if self.dead:
            await asyncio.Event().wait()  # it never hears back


class SimulatedPoster:
    """A world that does not always answer."""

    def __init__(self, box: Box, luck: Random) -> None:
        self.box = box
        self.luck = luck

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        await asyncio.sleep(self.luck.uniform(0.01, 2.0))
        if self.luck.random() < 0.3:
            raise Undeliverable("busy")
        name = headers["X-Hemicycle-Id"]
        self.box.arrived.append(name)
        if name in self.box.noted:
            self.box.told_again.append(name)


class Senders:
    """Only webhooks."""

    def __init__(self, box: Box, luck: Random) -> None:
        self.config = Config(notify_retry=1.0)
        self.poster = SimulatedPoster(box, luck)
        self.pusher = self.mailer = None


def delivery(outbox: SimulatedOutbox, clock: Any) -> Delivery:
    """The real thing, on the simulated box."""
    senders: Any = Senders(outbox.box, outbox.luck)
    kept: Any = outbox
    return Delivery(kept, clock, senders, lambda purpose, way: "")


def judge(box: Box, wrong: list[str]) -> None:
    """Everything is told or need not be, and nothing is told again once that is noted."""
    wrong += [f"never told: {each.thing}" for each in box.parcels.values() if each.state not in ("sent", "dropped")]
    wrong += [f"told again: {each}" for each in box.told_again]
