"""Answers to decisions: those that come in while a table is busy are carried out, stored and told together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from hemicycle.server.refusals import Refuse
from hemicycle.server.store.rows import MomentRow
from hemicycle.server.store.store import Change

if TYPE_CHECKING:
    from hemicycle.server.rooms import Room


class Answered(Struct):
    """What an answer did: the row to store with all that goes with it, or nothing when it had been given before."""

    row: MomentRow | None = None
    more: list[Change] = []
    reseated: bool = False  # who plays a seat has changed as well


class Answer(Struct):
    """Somebody's answer: `act` carries it out in memory; what it did is known when it is stored and told."""

    act: Callable[[], Answered]
    settled: asyncio.Future[Answered]


class Answers:
    """The answers waiting at a table. Five ballots that arrive together are one commit and one update for each seat."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._waiting: list[Answer] = []

    def give(self, act: Callable[[], Answered]) -> asyncio.Future[Answered]:
        """Hand in an answer; the future raises what was wrong with it."""
        if not self._waiting:
            self.room.hands.spawn(self._take_all())
        settled: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._waiting.append(Answer(act, settled))
        return settled

    async def _take_all(self) -> None:
        """Carry out all that wait; when something breaks, each of them alone, so that only the culprit fails."""
        group: list[Answer] = []
        try:
            async with self.room.at_work():
                group, self._waiting = self._waiting, group
                await self._carry_out(group)
        except Exception as error:
            if len(group) == 1:
                _refuse(group[0], error)
            else:
                for answer in group:
                    await self._alone(answer)

    async def _alone(self, answer: Answer) -> None:
        try:
            async with self.room.at_work():
                await self._carry_out([answer])
        except Exception as error:
            _refuse(answer, error)

    async def _carry_out(self, group: list[Answer]) -> None:
        """All in memory first, one after the other; nobody is told before everything is stored."""
        accepted = [(answer, answered) for answer in group if (answered := _act(answer)) is not None]
        rows = [answered.row for _, answered in accepted if answered.row is not None]
        try:
            if rows:
                await self.room.commit(rows, [change for _, answered in accepted for change in answered.more])
        except Refuse as refusal:
            for answer, _ in accepted:
                _refuse(answer, refusal)
            return
        if any(answered.reseated for _, answered in accepted):
            self.room.publish()
        for answer, answered in accepted:
            if not answer.settled.done():
                answer.settled.set_result(answered)


def _act(answer: Answer) -> Answered | None:
    """Carry out an answer in memory, unless nobody waits for it any more or it is refused."""
    if answer.settled.done():
        return None
    try:
        return answer.act()
    except Refuse as refusal:
        _refuse(answer, refusal)
        return None


def _refuse(answer: Answer, error: Exception) -> None:
    if not answer.settled.done():
        answer.settled.set_exception(error)
