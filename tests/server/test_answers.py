"""A person at a table of bots asks, and is answered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.server.wire import Visitor, Wire

Come = Callable[..., Visitor]
QUESTIONS = {
    "secret-hitler": (8, ["ask-vote {other}"]),
    "global-powers": (14, ["ask-peace {other}", "would-trade {other} raw trade"]),
    "die-macher": (12, ["offer-terms {other} {state} 0 0 none none false"]),
}
REPLIES = {
    "secret-hitler": {"answer"},
    "global-powers": {"answer", "will-not-attack"},
    "die-macher": {"answer-terms", "offer-terms"},
}


def said(wire: Wire, seat: int) -> list[dict[str, Any]]:
    """What a seat has said, as far as it was heard."""
    moments = [moment for news in wire.news if news["type"] == "update" for moment in news["moments"]]
    return [remark for moment in moments for remark in moment["remarks"] if remark["seat"] == seat]


def waits_for_ann(wire: Wire, decisions: int) -> bool:
    """Play until the game has come so far and waits for the person alone, who is not in office and so may speak."""
    luck = Random(1)
    while True:
        wire.until(lambda wire: bool(wire.asked() or wire.view["outcome"]))
        if wire.view["outcome"]:
            return False  # bots may be quick to win
        in_office = wire.choices(0)[0].split()[0] in ("discard", "enact", "accept-veto")
        if wire.updates[0]["n"] >= decisions and wire.view["waiting"] == [0] and not in_office:
            return True
        wire.do(0, wire.any(0, luck))
        wire.settle()


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_person_who_asks_a_bot_is_answered(visitors: Come, game: str) -> None:
    decisions, questions = QUESTIONS[game]
    ann = visitors()
    wire = ann.wire(ann.open(game, mine=1, bots="solid", start=True))
    while not waits_for_ann(wire, decisions):
        wire = ann.wire(ann.open(game, mine=1, bots="solid", start=True))
    board = wire.view["board"]
    other = next(seat for seat in board.get("living", [0, 1]) if seat)
    state = board["states"][0]["id"] if game == "die-macher" else ""

    for question in questions:
        before = len(said(wire, other))
        wire.done("say", seat=0, remark=question.format(other=other, state=state))

        # whatever they were about to say may come first
        wire.until(lambda wire, before=before: any(is_reply(game, each) for each in said(wire, other)[before:]))  # type: ignore[misc]  # bound now


def is_reply(game: str, remark: dict[str, Any]) -> bool:
    """Whether a remark answers the person, or promises what they asked for."""
    to_me = 0 in (remark["detail"].get("seat"), remark["detail"].get("partner"))
    return remark["word"] in REPLIES[game] and (to_me or remark["word"] == "will-not-attack")
