"""The talk of a room: who said what to whom, kept in order."""

from __future__ import annotations

from collections.abc import Collection

from hemicycle.server.protocol.news import Talk

KEPT = 200  # at the table, and as many by those who look on


class TalkLog:
    """The last things said in a room."""

    def __init__(self) -> None:
        self.said: list[Talk] = []
        self.authors: dict[int, str] = {}  # who said what, by its number
        self.keys: dict[tuple[int | str | None, str], int] = {}  # by seat, or by the person who looks on
        self.n = 0

    def add(self, talk: Talk, key: str, person: str | None = None) -> None:
        """Remember something said, who said it, and its key for as long."""
        self.said.append(talk)
        alike = [each for each in self.said if (each.seat is None) == (talk.seat is None)]
        if len(alike) > KEPT:  # those who look on cannot drown what is said at the table
            self.said.remove(alike[0])
        if person is not None:
            self.authors[talk.n] = person
        while len(self.authors) > 2 * KEPT:
            del self.authors[next(iter(self.authors))]
        self.n = talk.n
        self.keys[person if talk.seat is None else talk.seat, key] = talk.n
        while len(self.keys) > KEPT:
            del self.keys[next(iter(self.keys))]

    def heard(self, seats: Collection[int], match: int, ignores: Collection[str] = ()) -> list[Talk]:
        """What the holder of some seats could hear in this match; secrets of an earlier one stay with it."""
        said = [talk for talk in self.said if self.authors.get(talk.n) not in ignores]
        return [talk for talk in said if audible(talk, seats) and (talk.to is None or talk.match == match)]

    def forget(self, person: str, nobody: str) -> None:
        """What somebody said stays, without their name."""
        for talk in self.said:
            if self.authors.get(talk.n) == person:
                talk.name = nobody
                del self.authors[talk.n]

    def offers(self, seat: int, match: int) -> list[tuple[int, str]]:
        """The remarks a seat heard in private in this match."""
        remarks = [talk.remark for talk in self.heard([seat], match) if talk.match == match]
        return [(remark.seat, remark.text) for remark in remarks if remark is not None]


def audible(talk: Talk, seats: Collection[int]) -> bool:
    """Whether the holder of some seats can hear it."""
    return talk.to is None or talk.seat in seats or bool(set(talk.to).intersection(seats))
