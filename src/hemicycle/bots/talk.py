"""Bots at a table: who is asked to speak, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from hemicycle.bots.asking import speak, utter
from hemicycle.bots.bot import Bot
from hemicycle.core.match import Match, Told, heard
from hemicycle.core.values import Remark

ROUNDS = 3  # how often everybody may answer what others have just said
Said = Sequence[tuple[int, int, Remark]]  # number in the record, who, what


def converse(match: Match, bots: Mapping[int, Bot], told: Sequence[Told], random: Random, said: Said = ()) -> None:
    """Let bots speak about what they were just told or heard said, in random order, and answer each other a while."""
    if match.outcome is not None:
        return
    eager = [seat for seat in bots if _has_ears(bots[seat], seat, told) or _answers(bots[seat], seat, said)]
    for _ in range(ROUNDS):
        random.shuffle(eager)
        before = len(match.said)
        for seat in eager:
            if not match.game.may_talk(match.table, seat, None):
                continue
            remark = speak(bots[seat], match.observation(seat), random)
            if remark is not None:
                utter(match, seat, remark, bots[seat])
        eager = [seat for seat in bots if _answers(bots[seat], seat, match.said[before:])]
        if not eager:
            return


def _has_ears(bot: Bot, seat: int, told: Sequence[Told]) -> bool:
    return any(isinstance(event, bot.speaks_after) and heard(audience, seat) for audience, event in told)


def _answers(bot: Bot, seat: int, said: Said) -> bool:
    return any(who != seat and isinstance(what, bot.answers) for _, who, what in said)
