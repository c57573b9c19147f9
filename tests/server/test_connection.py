"""A connection never holds up its room."""

from __future__ import annotations

import asyncio

from hemicycle.server.door.connection import MOST_WAITING, Connection
from hemicycle.server.protocol.news import Done
from hemicycle.server.room.rows import Person

ANN = Person(id="1", name="Ann", language="en", program=False, account=None, password=None, generation=0, created=0)


class Line:
    """A line that can be blocked, and breaks when told to."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed = False
        self.broken = False
        self.free = asyncio.Event()

    async def send_text(self, text: str) -> None:
        if self.broken:
            raise OSError
        await self.free.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = True


def test_a_free_line_takes_a_message_at_once() -> None:
    async def scene() -> list[str]:
        line = Line()
        line.free.set()
        connection = Connection(line, ANN)
        connection.send(Done(key="a"))
        return list(line.sent)

    assert asyncio.run(scene()) == ['{"type":"done","key":"a","n":null,"again":false}']


def test_a_blocked_line_gets_everything_in_order_when_it_is_free_again() -> None:
    async def scene() -> list[str]:
        line = Line()
        connection = Connection(line, ANN)
        for key in "abc":
            connection.send(Done(key=key))
        await asyncio.sleep(0)
        assert line.sent == []
        line.free.set()
        await connection.done()
        connection.send(Done(key="d"))
        return [text[22] for text in line.sent]

    assert asyncio.run(scene()) == ["a", "b", "c", "d"]


def test_whoever_falls_far_behind_is_cut_off_with_a_word() -> None:
    async def scene() -> tuple[list[str], bool]:
        line = Line()
        connection = Connection(line, ANN)
        for _ in range(6):
            connection.send_bytes(b"x" * (MOST_WAITING // 4))
        line.free.set()
        await connection.done()
        return line.sent, line.closed

    sent, closed = asyncio.run(scene())
    assert closed
    assert len(sent) == 2
    assert "too-slow" in sent[-1]


def test_a_broken_line_breaks_nothing_else() -> None:
    async def scene() -> bool:
        line = Line()
        line.broken = True
        connection = Connection(line, ANN)
        connection.send(Done(key="a"))
        connection.send(Done(key="b"))
        connection.drop()
        return connection.closing

    assert asyncio.run(scene())
