"""Promises: when to give one, and which ones one has to keep."""

from __future__ import annotations

from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.board import Board
from hemicycle.games.global_powers.events import EvaluationBegan, TurnBegan
from hemicycle.games.global_powers.promises import WillNotAttack

OCCASIONS: tuple[type[Event], ...] = (EvaluationBegan,)
ANSWERED: tuple[type[Remark], ...] = (WillNotAttack,)
__all__ = ["ANSWERED", "OCCASIONS", "TurnBegan", "answer", "promised"]


def promised(seen: Observation, seat: int) -> frozenset[str]:
    """The regions a seat has promised not to attack; we cannot tell when, so a promise holds for good."""
    return frozenset(
        [remark.region for who, remark in seen.remarks if who == seat and isinstance(remark, WillNotAttack)]
    )


def answer(seen: Observation) -> Remark | None:
    """Who is promised peace for an own region promises the same for a region of the other."""
    seat = seen.view.seat
    board: Board = seen.view.board
    if not seen.remarks or seat is None:
        return None
    who, remark = seen.remarks[-1]
    if who == seat or not isinstance(remark, WillNotAttack):
        return None
    spared = next(region for region in board.regions if region.id == remark.region)
    if seat not in spared.government:
        return None
    kept = promised(seen, seat)
    theirs = [each for each in board.regions if each.government == (who,) and each.id not in kept]
    near = [each for each in theirs if spared.id in each.neighbours]
    return WillNotAttack((near or theirs)[0].id) if near or theirs else None
