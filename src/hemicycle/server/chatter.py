"""The talk of a room: who said what to whom, kept in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

import msgspec

from hemicycle.server.news import Talk
from hemicycle.server.store import Store
from hemicycle.server.store.store import NEW_TALK, Change, json

KEPT = 200


class Chatter:
    """The last things said in a room."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.said: deque[Talk] = deque(maxlen=KEPT)
        self.keys: dict[tuple[int | None, str], int] = {}
        self.n = 0

    @classmethod
    async def load(cls, store: Store, code: str) -> Chatter:
        """What was said in a room before."""
        chatter = cls(code)
        for key, body in await store.talk(code, KEPT):
            chatter.add(msgspec.json.decode(body, type=Talk), key)
        return chatter

    def add(self, talk: Talk, key: str) -> None:
        """Remember something said."""
        self.said.append(talk)
        self.n = talk.n
        self.keys[talk.seat, key] = talk.n

    def change(self, talk: Talk, key: str, person: str) -> Change:
        """What must be stored for it."""
        return NEW_TALK, {"room": self.code, "n": talk.n, "key": key, "person": person, "body": json(talk)}

    def heard(self, seats: Collection[int], match: int) -> list[Talk]:
        """What the holder of some seats could hear in this match; secrets of an earlier one stay with it."""
        return [talk for talk in self.said if audible(talk, seats) and (talk.to is None or talk.match == match)]

    def offers(self, seat: int, match: int) -> list[tuple[int, str]]:
        """The remarks a seat heard in private in this match."""
        remarks = [talk.remark for talk in self.heard([seat], match) if talk.match == match]
        return [(remark.seat, remark.text) for remark in remarks if remark is not None]


def audible(talk: Talk, seats: Collection[int]) -> bool:
    """Whether the holder of some seats can hear it."""
    return talk.to is None or talk.seat in seats or bool(set(talk.to).intersection(seats))
