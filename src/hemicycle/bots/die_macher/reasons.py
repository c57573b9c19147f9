"""What speaks for an option, in the words of the catalogue: a key and the numbers its sentence needs."""

from __future__ import annotations

from typing import Any

from hemicycle.bots.die_macher import bargains
from hemicycle.bots.die_macher.outlook import Outlook
from hemicycle.bots.die_macher.weights import Weights
from hemicycle.core.values import Action, word
from hemicycle.games.die_macher.coalition import FormCoalition
from hemicycle.games.die_macher.conference import ReviseProgramme
from hemicycle.games.die_macher.conversion import ExchangeByMajority
from hemicycle.games.die_macher.media import ExchangeByMedia
from hemicycle.games.die_macher.polls import Auction
from hemicycle.games.die_macher.table import Table
from hemicycle.games.die_macher.victory import NationalMedia, NationalOpinion

Reason = tuple[str, dict[str, Any]]
IN_A_STATE = (
    "send-minister", "collect-votes", "raise-trend", "buy-media", "hold-meetings", "convert-meetings", "place-doubler",
    "remove-doubler", "exchange-opinion",
)  # fmt: skip
AGAINST = ("swap-media", "lower-trend")
TOGETHER = ("offer-coalition", "force-coalition", "agree-to-coalition")
DOING_NOTHING = ("pass", "send-nobody", "send-home")
FREE = (ReviseProgramme, FormCoalition, ExchangeByMedia, ExchangeByMajority, NationalMedia, NationalOpinion)  # no price


def why(s: Table, seat: int, action: Action, value: float, weights: Weights) -> Reason:
    """The reason for an option, by what the seat knows."""
    name = word(type(action))
    points = round(value)
    step = s.agenda[-1]
    if isinstance(step, Auction):
        return _about_poll(s, seat, name, weights)
    if name in IN_A_STATE or name in AGAINST:
        return _about_state(s, seat, name, action, points, weights)
    if name in TOGETHER:
        return "explain-dm-coalition", {"state": s.lands[0].id, "points": points}
    if name in DOING_NOTHING:
        return "explain-dm-no-better" if isinstance(step, FREE) else "explain-dm-nothing", {}
    return f"explain-dm-{name}", _numbers(s, seat, action, points)


def _about_poll(s: Table, seat: int, name: str, weights: Weights) -> Reason:
    step = s.agenda[-1]
    assert isinstance(step, Auction)
    worth = bargains.poll_worth(Outlook(s, seat, weights), s.boards[step.state])
    return f"explain-dm-poll-{name}", {"state": step.state, "points": round(worth)}


def _about_state(s: Table, seat: int, name: str, action: Any, points: int, weights: Weights) -> Reason:
    land = s.boards[action.state]
    view = Outlook(s, seat, weights)
    scene = view.scene(land)
    votes = scene.projected(land)
    chance = round(100 * scene.chances(land, votes)[seat])
    detail = {"state": land.id, "points": points, "votes": min(scene.most, round(votes[seat])), "chance": chance}
    if name in AGAINST:
        return f"explain-dm-{name}", {**detail, "rival": action.rival}
    if name in ("hold-meetings", "convert-meetings"):
        if not action.meetings:
            return f"explain-dm-{name}-none", {"state": land.id, "factor": s.factor(land, seat)}
        return f"explain-dm-{name}", {**detail, "factor": s.factor(land, seat)}
    return f"explain-dm-{name}", detail


def _numbers(s: Table, seat: int, action: Any, points: int) -> dict[str, Any]:
    detail: dict[str, Any] = {"points": points, "state": s.lands[0].id}
    for part in ("amount", "seat"):
        if hasattr(action, part):
            detail[part] = getattr(action, part)
    return detail
