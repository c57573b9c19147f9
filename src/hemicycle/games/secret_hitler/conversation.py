"""What players say about each other, ask and answer. The rules never read it; whoever speaks may lie (SH-022)."""

from __future__ import annotations

from typing import Final

from hemicycle.core.values import Remark

REASONS: Final = ("trust", "doubt", "own", "chaos", "president", "chancellor", "hitler", "told", "nothing")


class Accuse(Remark):
    """I think this player is a fascist."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom I accuse


class Trust(Remark):
    """I trust this player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom I trust


class AskCards(Remark):
    """I ask this player what they held in their last office."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom I ask


class AskVote(Remark):
    """I ask this player why they voted as they did."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom I ask


class Answer(Remark):
    """Because: one of a few reasons for a vote, or why there is nothing to tell of cards."""

    def __init__(self, seat: int, because: str) -> None:
        self.seat = seat  # whom I answer
        self.because = because  # the reason, by its id
