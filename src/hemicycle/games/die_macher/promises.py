"""What parties promise each other before they stand together. Nobody is bound by it; the rules only join the votes."""

from __future__ import annotations

from typing import Final

from hemicycle.core.values import Remark
from hemicycle.games.die_macher.table import Table

NO_CARD: Final = "none"
REASONS: Final = ("wins", "behind", "alone", "no-coalition-tile", "too-little-in-common", "no-coalitions-here", "bound")


class OfferTerms(Remark):
    """On these terms I would stand with you in the current state; an answer to terms of yours counters them."""

    def __init__(
        self, partner: int, state: str, meetings: int, asked: int, mine: str, theirs: str, hands_off: bool
    ) -> None:
        self.partner = partner  # whom the terms are for
        self.state = state  # in which state
        self.meetings = meetings  # meetings I would hold there
        self.asked = asked  # meetings the partner should hold there
        self.mine = mine  # the opinion I would bring to the national board; "none": none named
        self.theirs = theirs  # the opinion the partner should bring; "none": none named
        self.hands_off = hands_off  # whether neither exchanges an opinion the other shares


class AnswerTerms(Remark):
    """Whether I will stand with you in the current state, and why."""

    def __init__(self, partner: int, state: str, agrees: bool, because: str, votes: int, rival: int) -> None:
        self.partner = partner  # who is answered
        self.state = state  # in which state
        self.agrees = agrees  # whether I will
        self.because = because  # one of REASONS
        self.votes = votes  # our votes together, as things stand and as promised
        self.rival = rival  # those of the best other side


def sayable(s: Table, seat: int, remark: Remark) -> bool:
    """Whether terms or an answer make sense now: they are about the state that votes next."""
    if not isinstance(remark, OfferTerms | AnswerTerms) or not s.lands or remark.state != s.lands[0].id:
        return False
    if remark.partner == seat or remark.partner not in range(s.seats):
        return False
    if isinstance(remark, AnswerTerms):
        return remark.because in REASONS
    most = s.rules.meetings.most_per_state_and_round
    cards = (NO_CARD, *s.rules.cards)
    held = 0 <= remark.meetings <= most and 0 <= remark.asked <= most
    return held and remark.mine in cards and remark.theirs in cards
