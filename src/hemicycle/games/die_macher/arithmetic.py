"""What can be worked out from a board: factors, forecasts, elections and what a change would do to them.

Everything here is a pure function of what a seat may know; the client, the bots and the terminal use it alike.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hemicycle.games.die_macher.board import Board, Change, Count, Forecast, Line, StateBoard
from hemicycle.games.die_macher.sums import EMPTY, Cards, agreement, plurality, seats_for, verdict, votes_gained


def state_of(board: Board, id: str) -> StateBoard:
    """The board of a state in play."""
    return next(state for state in board.states if state.id == id)


def factor(board: Board, state: StateBoard, seat: int) -> int:
    """Trend plus agreement with the open opinions: what one meeting is worth now (5.2.8)."""
    programme = _cards(board, board.parties[seat].programme)
    shown = _cards(board, state.opinions[: state.open])
    return state.trend[seat] + agreement(programme, shown, state.doubled, board.terms.doubler_weight)


def gain(board: Board, state: StateBoard, seat: int, meetings: int) -> int:
    """The votes so many meetings would bring now, as far as the track reaches (5.2.8)."""
    votes = votes_gained(meetings, factor(board, state, seat), board.terms.meetings_per_vote_at_worst)
    return min(board.terms.most_votes - state.votes[seat], votes)


def forecast(board: Board, state: StateBoard, seat: int) -> Forecast:
    """Votes and seats of a party if the state voted now; a range while opinions lie face down (5.3.1)."""
    terms = board.terms
    better, worse = _still_possible(board, state, seat)
    now = factor(board, state, seat)
    factors = now - worse, now + better
    low, high = [_total(board, state, seat, each) for each in factors]
    seats = seats_for(low, terms.from_votes, state.seats), seats_for(high, terms.from_votes, state.seats)
    return Forecast(seat, state.votes[seat], state.meetings[seat], factors, (low, high), seats)


def forecasts(board: Board, state: StateBoard) -> tuple[Forecast, ...]:
    """The forecasts of all parties."""
    return tuple([forecast(board, state, seat) for seat in range(len(board.parties))])


def election(board: Board) -> Count:
    """The election in the current state if it were held now, with its arithmetic (5.3.1, 5.3.2)."""
    state = board.states[0]
    seats = len(board.parties)
    stack = list(state.stack)
    votes = list(state.votes)
    lines: list[Line] = []
    for seat in [(board.start_player + turn) % seats for turn in range(seats)]:
        worth = factor(board, state, seat)
        gained = votes_gained(state.meetings[seat], worth, board.terms.meetings_per_vote_at_worst)
        votes[seat] = _total(board, state, seat, worth)
        if votes[seat] != state.votes[seat]:
            stack.remove(seat)
            stack.append(seat)
        won = seats_for(votes[seat], board.terms.from_votes, state.seats)
        lines.append(Line(seat, state.votes[seat], state.meetings[seat], worth, gained, votes[seat], won))
    found = verdict(votes, stack, list(board.partners))
    return Count(state.id, tuple(lines), found.winners, found.by_a_nose, found.beaten)


def changed(board: Board, id: str, change: Change) -> Board:
    """The board after something has happened in a state."""
    state, terms, seat = state_of(board, id), board.terms, change.seat
    votes = min(terms.most_votes, state.votes[seat] + change.votes)
    trend = max(terms.lowest_trend, min(terms.highest_trend, state.trend[seat] + change.trend))
    media = _with(state.media, seat, state.media[seat] + change.media)
    stack = state.stack
    if votes != state.votes[seat]:
        stack = (*[each for each in stack if each != seat], seat)
    opinions = _swapped(state.opinions, change.opinion)
    after = replace(
        state,
        votes=_with(state.votes, seat, votes),
        trend=_with(state.trend, seat, trend),
        meetings=_with(state.meetings, seat, state.meetings[seat] + change.meetings),
        media=media,
        controller=plurality(list(media)),
        stack=stack,
        opinions=opinions,
        doubled=_doubled(state, opinions, change.doubled),
    )
    party = board.parties[seat]
    programme = tuple([name or "" for name in _swapped(party.programme, change.programme)])
    parties = tuple([replace(p, programme=programme) if k == seat else p for k, p in enumerate(board.parties)])
    return replace(board, states=tuple([after if each is state else each for each in board.states]), parties=parties)


def effect(board: Board, id: str, change: Change) -> tuple[tuple[Forecast, Forecast], ...]:
    """The forecasts of all parties in a state before and after a change."""
    after = changed(board, id, change)
    pairs = zip(forecasts(board, state_of(board, id)), forecasts(after, state_of(after, id)), strict=True)
    return tuple(pairs)


def _cards(board: Board, names: tuple[str | None, ...]) -> Cards:
    return tuple([board.terms.cards.index(name) if name else EMPTY for name in names])


def _total(board: Board, state: StateBoard, seat: int, worth: int) -> int:
    gained = votes_gained(state.meetings[seat], worth, board.terms.meetings_per_vote_at_worst)
    return min(board.terms.most_votes, state.votes[seat] + gained)


def _still_possible(board: Board, state: StateBoard, seat: int) -> tuple[int, int]:
    """How far opinions that lie face down could raise and lower a factor, seeing which cards are left."""
    hidden = len([1 for name in state.opinions if name is None])
    shown = _cards(board, state.opinions[: state.open])
    left = Counter(dict.fromkeys(range(len(board.terms.cards)), board.terms.opinion_copies))
    left.subtract(_cards(board, visible_opinions(board)))
    open_questions = [
        card for card in _cards(board, board.parties[seat].programme) if card not in shown and card ^ 1 not in shown
    ]
    better = len([card for card in open_questions if left[card] > 0])
    worse = len([card for card in open_questions if left[card ^ 1] > 0])
    return min(hidden, better), min(hidden, worse)


def visible_opinions(board: Board) -> tuple[str | None, ...]:
    """Every opinion that could not lie face down in a state."""
    decks, national = board.decks, board.national
    names: list[str | None] = [name for state in board.states for name in state.opinions if name]
    for name, cards in zip(national.opinions, national.secured, strict=True):
        names += [name] * (1 + cards) if name else []
    return (*names, *board.pool, *decks.opinions_removed)


def _with(numbers: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*numbers[:index], value, *numbers[index + 1 :])


def _swapped(names: tuple[str | None, ...], swap: tuple[str, str] | None) -> tuple[str | None, ...]:
    return names if swap is None else tuple([swap[1] if name == swap[0] else name for name in names])


def _doubled(state: StateBoard, opinions: tuple[str | None, ...], doubled: str | None) -> int:
    if doubled is None:
        return state.doubled
    return opinions.index(doubled) if doubled else EMPTY
