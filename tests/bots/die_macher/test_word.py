"""In whole games of bots a word is kept: who agrees on a coalition forms it, and holds the meetings promised for it."""

from __future__ import annotations

from random import Random

import pytest

import hemicycle
from hemicycle import bots
from hemicycle.arena.bout import play
from hemicycle.core.match import Match
from hemicycle.games.die_macher.election_events import MeetingsHeld
from hemicycle.games.die_macher.events import CoalitionFormed
from hemicycle.games.die_macher.promises import AnswerTerms, OfferTerms

GAME = hemicycle.game("die-macher")


def agreements(match: Match) -> list[tuple[int, int, OfferTerms]]:
    """Who offered which terms to which party that agreed to them, with the number of the agreement."""
    found = []
    offered: dict[tuple[int, int], OfferTerms] = {}
    for number, who, remark in match.said:
        if isinstance(remark, OfferTerms):
            offered[who, remark.partner] = remark
        elif isinstance(remark, AnswerTerms) and remark.agrees:
            found.append((number, remark.partner, offered[remark.partner, who]))
    return found


@pytest.mark.parametrize("seed", [60, 63])
def test_agreed_coalitions_are_formed_and_promised_meetings_held(seed: int) -> None:
    match = GAME.match(5, seed)
    play(match, [bots.make("solid", GAME, match.rules) for _ in range(5)], Random(seed))
    formed = [event for _, _, event in match.history if isinstance(event, CoalitionFormed)]
    made = agreements(match)

    assert made, "bots talk"
    for number, author, terms in made:
        there = [each for each in formed if each.state == terms.state]
        stand = [{each.seat, each.partner} for each in there]
        taken = [each for each in there if each.forced and {each.seat, each.partner} & {author, terms.partner}]
        assert {author, terms.partner} in stand or taken, "only an invocation by a third party comes between"
        if {author, terms.partner} in stand:
            for seat, promised in ((author, terms.meetings), (terms.partner, terms.asked)):
                assert held(match, number, seat, terms.state) >= promised


def held(match: Match, since: int, seat: int, state: str) -> int:
    """Meetings a party has held in a state after an entry of the record."""
    events = [event for number, _, event in match.history if number >= since and isinstance(event, MeetingsHeld)]
    return sum(event.meetings for event in events if (event.seat, event.state) == (seat, state))
