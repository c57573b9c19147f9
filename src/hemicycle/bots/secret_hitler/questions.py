"""Who has asked a seat what, and is waiting for an answer."""

from __future__ import annotations

from hemicycle.core.view import Observation
from hemicycle.games.secret_hitler import claims
from hemicycle.games.secret_hitler.conversation import Answer, AskCards, AskVote

Question = AskCards | AskVote
OWN_CARDS = (claims.ClaimDrew, claims.ClaimReceived)


def open_question(seen: Observation) -> tuple[int, Question] | None:
    """Who has waited longest for an answer of this seat, and to what; a claim about cards answers all who want one."""
    asked: list[tuple[int, Question]] = []
    for who, remark in seen.remarks:
        if isinstance(remark, AskCards | AskVote) and remark.seat == seen.view.seat:
            asked.append((who, remark))
        elif who == seen.view.seat and isinstance(remark, OWN_CARDS):
            asked = [each for each in asked if isinstance(each[1], AskVote)]
        elif who == seen.view.seat and isinstance(remark, Answer):
            done = next((each for each in asked if each[0] == remark.seat), None)
            asked = [each for each in asked if each is not done]
    return asked[0] if asked else None


def answered(seen: Observation, asker: int, question: Question, vote: str) -> Answer:
    """The answer to a question; vote: why this seat voted as it did. Claims about cards are made before."""
    if isinstance(question, AskVote):
        return Answer(asker, vote)
    told = any(who == seen.view.seat and isinstance(remark, OWN_CARDS) for who, remark in seen.remarks)
    return Answer(asker, "told" if told else "nothing")
