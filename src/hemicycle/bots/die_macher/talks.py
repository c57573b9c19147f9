"""Coalition talks: the terms a bot opens with, and what it answers to others' (how it keeps its word: `word.py`)."""

from __future__ import annotations

from hemicycle.bots.die_macher.word import given, spoken
from hemicycle.core.values import Event, Remark
from hemicycle.core.view import Observation
from hemicycle.games.die_macher.board import Board, Pair
from hemicycle.games.die_macher.events import CoalitionDeclined, MinisterRevealed, ProgrammeChanged, TilePlaced
from hemicycle.games.die_macher.promises import NO_CARD, AnswerTerms, OfferTerms

OCCASIONS: tuple[type[Event], ...] = (CoalitionDeclined, MinisterRevealed, ProgrammeChanged, TilePlaced)
ANSWERED: tuple[type[Remark], ...] = (OfferTerms,)


def say(seen: Observation) -> Remark | None:
    """Answer terms, say why a coalition was declined, or open talks with terms.

    Who asks again is answered again; else nothing is said twice, or two who haggle would never end.
    """
    seat, board = seen.view.seat, seen.view.board
    assert seat is not None
    if not board.states:
        return None
    bound = tuple(given(seen))
    for who, terms in _unanswered(seen, seat):
        reply = answer(board, seat, who, terms, bound)
        if isinstance(reply, AnswerTerms) or (seat, reply) not in seen.remarks:
            return reply
    remark = _unasked(seen, seat, board, bound)
    return None if remark is None or (seat, remark) in seen.remarks else remark


def _unasked(seen: Observation, seat: int, board: Board, bound: tuple[int, ...]) -> Remark | None:
    event = seen.events[-1] if seen.events else None
    if isinstance(event, CoalitionDeclined) and event.state == board.states[0].id:
        found = answer(board, seat, event.seat, None, bound) if event.partner == seat else None
        return found if isinstance(found, AnswerTerms) and not found.agrees else None
    return None if bound else opening(seen, seat, board)


def _unanswered(seen: Observation, seat: int) -> list[tuple[int, OfferTerms]]:
    """The terms for the current state to which this seat has said nothing yet, the latest first."""
    found: list[tuple[int, OfferTerms]] = []
    answered: set[int] = set()
    for who, remark in reversed(spoken(seen)):
        if who == seat:
            answered.add(remark.partner)
        elif isinstance(remark, OfferTerms) and remark.partner == seat and who not in answered:
            found.append((who, remark))
            answered.add(who)
    return found


# --- opening ---


def opening(seen: Observation, seat: int, board: Board) -> OfferTerms | None:
    """Terms for the party with which it would win the current state, where neither wins alone."""
    sure = () if board.forecasts[0].by_a_nose else board.forecasts[0].winners
    state = board.states[0].id
    addressed = [remark.partner for who, remark in spoken(seen) if who == seat]
    for pair in sorted(board.pairs, key=lambda pair: -pair.lead):
        other = pair.parties[pair.parties[0] == seat]
        if seat in pair.parties and pair.may and other not in addressed and sure not in ((seat,), (other,)):
            shares = _shares(board, pair, seat, other)
            if shares is not None:
                mine, theirs, hands_off = _opinions(board, pair, seat, other)
                return OfferTerms(other, state, *shares, mine, theirs, hands_off)
    return None


def _shares(board: Board, pair: Pair, seat: int, other: int) -> tuple[int, int] | None:
    """The meetings each would have to hold so that the two win: the own first; nothing where that is too many."""
    if pair.wins:
        return 0, 0
    held = min(capacity(board, seat), _meetings_for(1 - pair.lead, worth(board, seat)))
    asked = _meetings_for(1 - pair.lead - held * worth(board, seat), worth(board, other))
    return (held, asked) if asked <= capacity(board, other) else None


def _meetings_for(votes: int, each: int) -> int:
    """How many meetings it takes for so many votes; more than anybody can hold where they bring none."""
    if votes <= 0:
        return 0
    return -(-votes // each) if each > 0 else votes + 99


def worth(board: Board, seat: int) -> int:
    """What a meeting of a party brings in the current state, by the open opinions."""
    return max(0, board.forecasts[0].parties[seat].factor[1])


def capacity(board: Board, seat: int) -> int:
    """How many meetings a party could hold in the current state, as far as one sees its money."""
    party, terms = board.parties[seat], board.terms
    afforded = terms.most_meetings if party.cash is None else party.cash // terms.meeting_price
    room = terms.meeting_spaces - board.states[0].meetings[seat]
    return max(0, min(terms.most_meetings, room, party.meetings, afforded))


def _opinions(board: Board, pair: Pair, seat: int, other: int) -> tuple[str, str, bool]:
    """Which opinion each should bring to the national board, and whether shared ones are to be left alone."""
    there = [card for card in board.states[0].opinions if card and not _shut_out(board, card)]
    shared = [card for card in there if card in pair.shared]
    own = [card for card in there if card in board.parties[seat].programme and not opposes(board, other, card)]
    wanted = [*shared, *[card for card in own if card not in shared], NO_CARD, NO_CARD]
    return wanted[0], wanted[1], bool(shared)


def _shut_out(board: Board, card: str) -> bool:
    """Whether the opposite of an opinion is secured on the national board."""
    against = opposite(board, card)
    return any(
        lying == against and cards for lying, cards in zip(board.national.opinions, board.national.secured, strict=True)
    )


def opposes(board: Board, seat: int, card: str) -> bool:
    """Whether a party stands openly for the opposite of an opinion."""
    return card != NO_CARD and opposite(board, card) in board.parties[seat].programme


def opposite(board: Board, card: str) -> str:
    """The other side of an issue."""
    return board.terms.cards[board.terms.cards.index(card) ^ 1]


# --- answers ---


def answer(board: Board, seat: int, other: int, terms: OfferTerms | None, bound: tuple[int, ...] = ()) -> Remark:
    """Yes where the two would win together, terms under which they would, or why not."""
    state = board.states[0].id
    pair = next((pair for pair in board.pairs if set(pair.parties) == {seat, other}), None)
    if pair is None or (bound and other not in bound):
        return AnswerTerms(other, state, agrees=False, because="bound", votes=0, rival=0)
    asked = terms or OfferTerms(seat, state, 0, 0, NO_CARD, NO_CARD, hands_off=False)
    fair = _bearable(board, seat, asked)
    votes = pair.votes + fair.meetings * worth(board, other) + fair.asked * worth(board, seat)
    rival = pair.votes - pair.lead
    alone = board.forecasts[0].winners == (seat,) and not board.forecasts[0].by_a_nose
    if pair.why or alone:
        return AnswerTerms(other, state, agrees=False, because=pair.why or "alone", votes=votes, rival=rival)
    if votes > rival or (pair.wins and votes == pair.votes):
        if fair == asked:
            return AnswerTerms(other, state, agrees=True, because="wins", votes=votes, rival=rival)
        return _countered(fair, other, fair.meetings)
    needed = fair.meetings + _meetings_for(1 + rival - votes, worth(board, other))
    if terms is not None and needed <= board.terms.most_meetings:
        return _countered(fair, other, needed)
    return AnswerTerms(other, state, agrees=False, because="behind", votes=votes, rival=rival)


def _bearable(board: Board, seat: int, terms: OfferTerms) -> OfferTerms:
    """Terms as this seat could keep them: no more meetings than it can hold, no opinion that it opposes."""
    asked = min(terms.asked, capacity(board, seat))
    theirs = NO_CARD if opposes(board, seat, terms.theirs) else terms.theirs
    return OfferTerms(terms.partner, terms.state, terms.meetings, asked, terms.mine, theirs, terms.hands_off)


def _countered(terms: OfferTerms, other: int, needed: int) -> OfferTerms:
    """The same terms said by the other side, which asks for so many meetings."""
    return OfferTerms(other, terms.state, terms.asked, needed, terms.theirs, terms.mine, terms.hands_off)
