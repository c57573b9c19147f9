"""Bots at a table: who is asked to speak, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from hemicycle.bots.bot import Bot
from hemicycle.core.match import Match, Told, heard

ROUNDS = 3  # how often everybody may answer what others have just said


def converse(match: Match, bots: Mapping[int, Bot], told: Sequence[Told], random: Random) -> None:
    """Let bots speak about what they were just told, in random order, and answer each other for a while."""
    if match.outcome is not None:
        return
    eager = [seat for seat in bots if _has_ears(bots[seat], seat, told)]
    for _ in range(ROUNDS):
        random.shuffle(eager)
        before = len(match.said)
        for seat in eager:
            remark = bots[seat].speak(match.observation(seat), random)
            if remark is not None:
                match.remark(seat, remark)
        said = match.said[before:]
        eager = [
            seat for seat in bots if any(who != seat and isinstance(what, bots[seat].answers) for _, who, what in said)
        ]
        if not eager:
            return


def _has_ears(bot: Bot, seat: int, told: Sequence[Told]) -> bool:
    return any(isinstance(event, bot.speaks_after) and heard(audience, seat) for audience, event in told)
