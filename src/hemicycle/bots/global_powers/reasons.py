"""What speaks for an option, in the words of the catalogue: a key and what its sentence needs."""

from __future__ import annotations

from typing import Any

from hemicycle.core.values import Action, word
from hemicycle.core.view import View
from hemicycle.games.global_powers.actions import Activate, Attack, Ballot, Bid, Cast, Place, Play, Settle, TakeCard
from hemicycle.games.global_powers.board import Board
from hemicycle.games.global_powers.forecasts import region_of, war_odds

Reason = tuple[str, dict[str, Any]]
FOR = {"agree", "accept", "stake-for"}
AGAINST = {"object", "refuse", "stake-against"}
WAITING = {"stop", "pass", "decline", "abstain", "withdraw", "keep-cards"}
PLAIN = {"sacrifice": "explain-gp-sacrifice", "recall": "explain-gp-recall", "recall-from": "explain-gp-recall"}
STEPS = {
    "duel": {"decline": "explain-gp-no-sacrifice"},
    "government-stake": {"abstain": "explain-gp-keep-chips"},
    "sharing": {"assign": "explain-gp-fair"},
    "sharing-consent": {"agree": "explain-gp-fair-share", "object": "explain-gp-small-share"},
    "war": {"use-warmonger": "explain-gp-warmonger"},
    "war-split": {"split-evenly": "explain-gp-fair"},
    "offer": dict.fromkeys(("give", "take", "send"), "explain-gp-offer"),
}
WORTH_NAMING = 0.05  # points
RACE = 6.0  # points; more than one action brings by itself, so most of it is who is about to win


def why(view: View, action: Action, value: float) -> Reason:
    """The reason for an option, by what the seat knows."""
    if isinstance(action, Ballot):
        return {"yes": "explain-gp-for", "no": "explain-gp-against"}.get(action.vote, "explain-gp-wait"), {}
    if isinstance(action, Cast):
        return _by_side(action.ayes - action.noes), {}
    name = word(type(action))
    step = "" if view.prompt is None else view.prompt.step
    if step in STEPS and name in STEPS[step]:
        return STEPS[step][name], {}
    if name in FOR:
        return "explain-gp-for", {}
    if name in AGAINST:
        return "explain-gp-against", {}
    if name in WAITING:
        return "explain-gp-wait", {}
    if name in PLAIN:
        return PLAIN[name], {}
    return _about(view, action) or _in_points(value)


def _by_side(lead: int) -> str:
    """Why delegates vote for or against, or not at all."""
    return "explain-gp-for" if lead > 0 else "explain-gp-against" if lead < 0 else "explain-gp-wait"


def _about(view: View, action: Action) -> Reason | None:
    """A reason that names a region or a card."""
    board: Board = view.board
    if isinstance(action, Bid) and view.prompt is not None:
        region = region_of(board, view.prompt.detail["region"])
        key = "explain-gp-bid" if action.politicians else "explain-gp-bid-nothing"
        return key, {"region": region.id, "trade": region.trade, "army": region.army}
    if isinstance(action, Settle | Place):
        return "explain-gp-place", {"region": action.region}
    if isinstance(action, TakeCard | Play):
        return f"explain-gp-{'card' if isinstance(action, Play) else 'take-card'}", {"card": action.card}
    if isinstance(action, Attack):
        won = war_odds(board, board.activation.region, action.region).won
        return "explain-gp-war", {"region": action.region, "won": round(100 * won)}
    if isinstance(action, Activate):
        return _about_activation(board, view.seat, action.region)
    return None


def _about_activation(board: Board, seat: int | None, name: str) -> Reason:
    region = region_of(board, name)
    whose = "own" if seat in region.government else "other"
    return f"explain-gp-activate-{whose}", {"region": name, "actions": region.strength}


def _in_points(value: float) -> Reason:
    if value > RACE:
        return "explain-gp-race", {"gain": round(value)}
    if value > WORTH_NAMING:
        return "explain-gp-gain", {"gain": max(1, round(value))}
    return "explain-gp-least", {}
