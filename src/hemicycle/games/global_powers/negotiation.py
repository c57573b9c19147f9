"""What parties ask of each other, threaten and answer. The rules never read it, and nobody is bound by it (GP-050)."""

from __future__ import annotations

from typing import Final

from hemicycle.core.values import Remark

REASONS: Final = ("agreed", "leader", "broken", "no-use")


class CallAgainst(Remark):
    """We must stop this player together, for they are about to win."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who is about to win


class Threaten(Remark):
    """Whoever attacks me will be attacked: this player above all."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom I threaten


class AskPeace(Remark):
    """I ask this player to promise me peace."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom I ask


class WouldTrade(Remark):
    """I would give chips of one kind for chips of another."""

    def __init__(self, seat: int, give: str, take: str) -> None:
        self.seat = seat  # whom I ask
        self.give = give  # the resource I would give
        self.take = take  # the resource I would take


class Answer(Remark):
    """What I say to whoever asked me."""

    def __init__(self, seat: int, because: str) -> None:
        self.seat = seat  # whom I answer
        self.because = because  # agreed, or why not: they lead, they broke a promise, or I have no use for it
