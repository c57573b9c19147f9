"""What a party has promised its partner in the current state, and which options keep that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hemicycle.core.values import Action
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.actions import (
    AgreeToCoalition,
    DeclineCoalition,
    ExchangeOpinion,
    HoldMeetings,
    MoveOpinion,
    OfferCoalition,
)
from hemicycle.games.die_macher.board import Board
from hemicycle.games.die_macher.promises import NO_CARD, AnswerTerms, OfferTerms
from hemicycle.games.die_macher.sums import NOBODY


@dataclass(frozen=True)
class Word:
    """A promise to stand with a party, and on which terms."""

    meetings: int = 0  # to be held in the state
    opinion: str = NO_CARD  # to be brought to the national board
    hands_off: bool = False  # whether opinions that the partner shares stay


def spoken(seen: Observation) -> list[tuple[int, OfferTerms | AnswerTerms]]:
    """What was said about the state that votes next: who, and what."""
    states = seen.view.board.states
    return [
        (who, remark)
        for who, remark in seen.remarks
        if isinstance(remark, OfferTerms | AnswerTerms) and states and remark.state == states[0].id
    ]


def given(seen: Observation) -> dict[int, Word]:
    """By partner, what this seat has promised for the current state: it agreed to terms, or its own were agreed to."""
    seat = seen.view.seat
    open_terms: dict[int, Word] = {}
    words: dict[int, Word] = {}
    for who, remark in spoken(seen):
        if seat not in (who, remark.partner):
            continue
        other = remark.partner if who == seat else who
        if isinstance(remark, OfferTerms):
            promised = (remark.meetings, remark.mine) if who == seat else (remark.asked, remark.theirs)
            open_terms[other] = Word(*promised, remark.hands_off)
        elif not remark.agrees:
            open_terms.pop(other, None)
            words.pop(other, None)
        elif who == seat or other in open_terms:
            words[other] = open_terms.get(other, Word())
    return words


def keeping(seen: Observation, options: Sequence[Action]) -> tuple[list[int], int]:
    """The places of the options that keep this seat's word, and to whom it was given; all where none is at stake."""
    for partner, word in given(seen).items():
        places = _kept(seen, options, partner, word)
        if places and len(places) < len(options):
            return places, partner
    return list(range(len(options))), NOBODY


def _kept(seen: Observation, options: Sequence[Action], partner: int, word: Word) -> list[int]:
    """The options by which one party's trust is not betrayed."""
    board: Board = seen.view.board
    seat = seen.view.seat or 0
    if board.partners[seat] != partner:
        asks = seen.view.prompt.detail.get("seat") if seen.view.prompt is not None else None
        joining = [place for place, action in enumerate(options) if _joins(action, partner, asks)]
        return joining or [place for place, action in enumerate(options) if _waits(board, action, {seat, partner})]
    places = range(len(options))
    moves = [place for place in places if _brings(options[place], word.opinion)]
    return moves or [place for place in places if _honest(board, options, options[place], partner, word)]


def _joins(action: Action, partner: int, asks: object) -> bool:
    """Whether an action offers a partner the coalition, or agrees to theirs."""
    if isinstance(action, OfferCoalition):
        return action.seat == partner
    return isinstance(action, AgreeToCoalition) and asks == partner


def _waits(board: Board, action: Action, two: set[int]) -> bool:
    """Whether an action turns down another party for a partner with whom one can still stand together."""
    possible = any(pair.may and set(pair.parties) == two for pair in board.pairs)
    return isinstance(action, DeclineCoalition) and possible


def _brings(action: Action, opinion: str) -> bool:
    return isinstance(action, MoveOpinion) and action.opinion == opinion


def _honest(board: Board, options: Sequence[Action], action: Action, partner: int, word: Word) -> bool:
    """Whether meetings or an exchange of opinions in the state that votes next are as promised."""
    state = board.states[0].id
    if isinstance(action, HoldMeetings) and action.state == state:
        most = max([each.meetings for each in options if isinstance(each, HoldMeetings)])
        return action.meetings >= min(most, word.meetings)
    if isinstance(action, ExchangeOpinion) and action.state == state:
        return not (word.hands_off and action.removed in board.parties[partner].programme)
    return True
