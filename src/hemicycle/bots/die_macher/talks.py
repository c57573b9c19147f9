"""Coalition talks: what a bot answers to terms, what it asks for instead, and that it keeps its word."""

from __future__ import annotations

from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.board import Board, Pair
from hemicycle.games.die_macher.events import CoalitionDeclined
from hemicycle.games.die_macher.promises import AnswerTerms, OfferTerms

OCCASIONS: tuple[type[Event], ...] = (CoalitionDeclined,)
ANSWERED: tuple[type[Remark], ...] = (OfferTerms,)


def say(seen: Observation) -> Remark | None:
    """Answer terms that were just offered, or say why a coalition was declined; never the same twice."""
    seat, board = seen.view.seat, seen.view.board
    assert seat is not None
    remark = _said(seen, seat, board)
    return None if remark is None or (seat, remark) in seen.remarks else remark


def agreed(seen: Observation, partner: int) -> bool:
    """Whether this seat has given its word to stand with a party in the current state."""
    state = seen.view.board.states[0].id
    words = [remark for who, remark in seen.remarks if who == seen.view.seat and isinstance(remark, AnswerTerms)]
    given = [word.agrees for word in words if word.partner == partner and word.state == state]
    return bool(given and given[-1])


def _said(seen: Observation, seat: int, board: Board) -> Remark | None:
    who, last = seen.remarks[-1] if seen.remarks else (seat, None)
    if isinstance(last, OfferTerms) and last.partner == seat and last.state == board.states[0].id:
        return answer(board, seat, who, last)
    event = seen.events[-1] if seen.events else None
    if isinstance(event, CoalitionDeclined) and event.partner == seat and event.state == board.states[0].id:
        found = answer(board, seat, event.seat, None)
        return found if isinstance(found, AnswerTerms) and not found.agrees else None
    return None


def answer(board: Board, seat: int, other: int, terms: OfferTerms | None) -> Remark:
    """Yes where the two would win together, terms under which they would, or why not."""
    state = board.states[0].id
    pair = next((pair for pair in board.pairs if set(pair.parties) == {seat, other}), None)
    if pair is None:
        return AnswerTerms(other, state, agrees=False, because="bound", votes=0, rival=0)
    worth = max(0, board.forecasts[0].parties[other].factor[1])  # a meeting of theirs
    promised = terms.meetings if terms else 0
    votes, rival = pair.votes + promised * worth, pair.votes - pair.lead
    if pair.why:
        return AnswerTerms(other, state, agrees=False, because=pair.why, votes=votes, rival=rival)
    if board.forecasts[0].winners == (seat,) and not board.forecasts[0].by_a_nose:
        return AnswerTerms(other, state, agrees=False, because="alone", votes=votes, rival=rival)
    if votes > rival or (pair.wins and not promised):
        return AnswerTerms(other, state, agrees=True, because="wins", votes=votes, rival=rival)
    return _counter(board, pair, other, worth, terms) or AnswerTerms(
        other, state, agrees=False, because="behind", votes=votes, rival=rival
    )


def _counter(board: Board, pair: Pair, other: int, worth: int, terms: OfferTerms | None) -> OfferTerms | None:
    """So many meetings of the other would do; nothing where none would."""
    if terms is None or not worth:
        return None
    needed = -(pair.lead - 1) // worth + (1 if -(pair.lead - 1) % worth else 0)
    if not 0 < needed <= board.terms.most_meetings:
        return None
    return OfferTerms(other, terms.state, 0, needed, terms.theirs, terms.mine, terms.hands_off)
