"""People of another node who come to a room while it is being opened here: nobody is sent away for that."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from hemicycle.server.cluster import messages as m
from hemicycle.server.cluster.node import ClusterBus, Node
from hemicycle.server.protocol.requests import Hello, Ping
from hemicycle.server.room.commands import Asked, Command, Entered, Left
from hemicycle.server.room.rows import Person

ANN = Person(id="1", name="Ann", language="en", program=False, account=None, password=None, generation=0, created=0)
HERE, THERE = 1, 2
ENTERED = Entered(7, ANN, Hello(key="h", protocol=1))
ASKED = Asked(7, Ping(key="p"))


class Runner:
    """A room that notes what it is given."""

    def __init__(self) -> None:
        self.commands: list[Command] = []

    def submit(self, command: Command) -> None:
        """Note it."""
        self.commands.append(command)

    async def ask(self, command: Command) -> None:
        """Note it."""
        self.commands.append(command)


def node() -> tuple[Node, dict[str, Any], dict[str, asyncio.Future[Any]], list[m.Message]]:
    """A node with the rooms it has, those it opens, and what it says."""
    made = Node(HERE, None, ClusterBus(HERE), lambda peer, payload: None, now=lambda: 0.0, silence=5.0)
    rooms: dict[str, Any] = {}
    opening: dict[str, asyncio.Future[Any]] = {}
    said: list[m.Message] = []
    made.rooms = SimpleNamespace(open=rooms, opening=opening)  # type: ignore[assignment]  # what it needs of them
    made.links.say = lambda peer, message: said.append(message)  # type: ignore[method-assign]  # heard, not sent
    return made, rooms, opening, said


def opened(rooms: dict[str, Any], opening: dict[str, asyncio.Future[Any]]) -> Runner:
    """The room is open now, as `Rooms` does it."""
    rooms["X"] = Runner()
    opening.pop("X").set_result(rooms["X"])
    runner: Runner = rooms["X"]
    return runner


def test_what_comes_while_a_room_is_opened_waits_and_keeps_its_order() -> None:
    async def come() -> None:
        here, rooms, opening, said = node()
        opening["X"] = asyncio.get_running_loop().create_future()
        here._received(THERE, m.Submit("X", ENTERED))

        runner = opened(rooms, opening)
        here._received(THERE, m.Submit("X", ASKED))  # it does not overtake what still waits
        await asyncio.sleep(0.01)

        assert runner.commands == [ENTERED, ASKED]
        assert said == []

    asyncio.run(come())


def test_a_question_to_a_room_that_is_being_opened_is_answered() -> None:
    async def come() -> None:
        here, rooms, opening, said = node()
        opening["X"] = asyncio.get_running_loop().create_future()
        here._received(THERE, m.Ask(5, "X", ASKED))
        await asyncio.sleep(0.01)
        assert said == []

        runner = opened(rooms, opening)
        await asyncio.sleep(0.01)

        assert runner.commands == [ASKED]
        assert said == [m.Answered(5, None)]

    asyncio.run(come())


def test_a_room_that_cannot_be_opened_sends_its_people_after_it() -> None:
    async def come() -> None:
        here, _, opening, said = node()
        opening["X"] = asyncio.get_running_loop().create_future()
        here._received(THERE, m.Submit("X", ENTERED))

        opening.pop("X").cancel()
        await asyncio.sleep(0.01)

        assert [type(each) for each in said] == [m.HangUp]

    asyncio.run(come())


def test_whoever_is_gone_before_the_room_is_open_never_comes() -> None:
    async def come() -> None:
        here, rooms, opening, _ = node()
        opening["X"] = asyncio.get_running_loop().create_future()
        here._received(THERE, m.Submit("X", ENTERED))
        here._broken(THERE)

        runner = opened(rooms, opening)
        here._received(THERE, m.Submit("X", Left(7)))
        await asyncio.sleep(0.01)

        assert runner.commands == [Left(7)]

    asyncio.run(come())
