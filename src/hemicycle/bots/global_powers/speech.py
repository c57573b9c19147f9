"""Promises: when to give one, when to return one, and which ones are to be kept."""

from __future__ import annotations

from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation
from hemicycle.games.global_powers.board import Board, RegionBoard
from hemicycle.games.global_powers.events import EvaluationBegan, FirstPlayer
from hemicycle.games.global_powers.forecasts import region_of
from hemicycle.games.global_powers.promises import WillNotAttack

OCCASIONS: tuple[type[Event], ...] = (FirstPlayer, EvaluationBegan)
ANSWERED: tuple[type[Remark], ...] = (WillNotAttack,)


def promised(seen: Observation, seat: int | None) -> frozenset[str]:
    """The regions a seat has promised not to attack. Remarks carry no date, so a promise is kept to the end."""
    return frozenset(
        [remark.region for who, remark in seen.remarks if who == seat and isinstance(remark, WillNotAttack)]
    )


def say(seen: Observation) -> Remark | None:
    """Return a promise of peace; else offer one to a neighbour whom one would not attack anyway."""
    seat = seen.view.seat
    if seat is None:
        return None
    answer = _answer(seen, seat)
    if answer is not None or (seen.remarks and seen.remarks[-1][0] != seat):
        return answer
    board: Board = seen.view.board
    kept = promised(seen, seat)
    if kept:
        return None
    borders = _borders(board, seat, range(len(board.parties)))
    safe = [theirs for mine, theirs in borders if theirs.army > mine.army and theirs.id not in kept]
    return WillNotAttack(safe[0].id) if safe else None


def _answer(seen: Observation, seat: int) -> Remark | None:
    """Who is spared spares a region of the other that it would not gain from attacking."""
    if not seen.remarks:
        return None
    who, remark = seen.remarks[-1]
    board: Board = seen.view.board
    if who == seat or not isinstance(remark, WillNotAttack) or seat not in region_of(board, remark.region).government:
        return None
    kept = promised(seen, seat)
    borders = _borders(board, seat, (who,))
    fair = [theirs for mine, theirs in borders if theirs.army >= mine.army and theirs.id not in kept]
    return WillNotAttack(fair[0].id) if fair else None


def _borders(board: Board, seat: int, rivals: range | tuple[int, ...]) -> list[tuple[RegionBoard, RegionBoard]]:
    """Pairs of neighbours of which one is the seat's alone and the other a rival's alone."""
    own = [region for region in board.regions if region.government == (seat,)]
    theirs = [(rival,) for rival in rivals if rival != seat]
    return [
        (mine, other)
        for mine in own
        for other in board.regions
        if other.id in mine.neighbours and other.government in theirs
    ]
