"""Who has asked a seat what, and is waiting for an answer."""

from __future__ import annotations

from typing import NamedTuple

from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import claims
from hemicycle.games.secret_hitler.conversation import Answer, AskCards, AskVote
from hemicycle.games.secret_hitler.events import PassedOn, Voted

OWN_CARDS = (claims.ClaimDrew, claims.ClaimReceived)


class Asked(NamedTuple):
    """A question that is still open."""

    who: int
    question: AskCards | AskVote
    session: int | None = None  # the office in which one had to keep silent about it first

    def vote(self, seen: Observation) -> int:
        """Which election it is about, counted from the first: the last one there had been."""
        ended = [place for place, event in enumerate(seen.events) if isinstance(event, PassedOn)]
        until = None if self.session is None else ended[self.session]
        return sum([isinstance(event, Voted) for event in seen.events[:until]]) - 1


def open_question(seen: Observation) -> Asked | None:
    """Who has waited longest for an answer of this seat, and to what; a claim about cards answers all who want one."""
    asked: list[Asked] = []
    for who, remark in seen.remarks:
        if isinstance(remark, AskCards | AskVote) and remark.seat == seen.view.seat:
            asked.append(Asked(who, remark))
        elif who == seen.view.seat and isinstance(remark, OWN_CARDS):
            votes = [each for each in asked if isinstance(each.question, AskVote)]
            asked = [each if each.session is not None else each._replace(session=remark.session) for each in votes]
        elif who == seen.view.seat and isinstance(remark, Answer):
            done = next((each for each in asked if each.who == remark.seat), None)
            asked = [each for each in asked if each is not done]
    return asked[0] if asked else None


def answered(seen: Observation, asked: Asked, vote: str) -> Answer:
    """The answer to a question; vote: why this seat voted as it did. Claims about cards are made before."""
    if isinstance(asked.question, AskVote):
        return Answer(asked.who, vote)
    told = any(who == seen.view.seat and isinstance(remark, OWN_CARDS) for who, remark in seen.remarks)
    return Answer(asked.who, "told" if told else "nothing")
