"""How every state would vote now, and what every party would score: what anybody at the table could work out.

Everything here follows from what lies open. Boards carry it, so that client and terminal need no sums of their own.
"""

from __future__ import annotations

from hemicycle.games.die_macher.board import Forecast, Pair, Points, Range, StateForecast
from hemicycle.games.die_macher.coalition import shared
from hemicycle.games.die_macher.scoring import score
from hemicycle.games.die_macher.sums import BITS, EMPTY, NOBODY, Cards, seats_for, side, stances, verdict, votes_gained
from hemicycle.games.die_macher.table import Land, Table


def forecasts(s: Table) -> tuple[StateForecast, ...]:
    """Every state in play as if it voted now, in the order of the states."""
    left = _left(s)
    return tuple([_state(s, land, left) for land in s.lands])


def pairs(s: Table) -> tuple[Pair, ...]:
    """Every two parties that stand together in the current state, or are free to (5.2.4)."""
    if not s.lands:
        return ()
    now = voted(s, s.lands[0])
    seats = range(s.seats)
    return tuple([_pair(s, now, k, other) for k in seats for other in seats if k < other and _free(s, k, other)])


def points(s: Table) -> tuple[Points, ...]:
    """What every party would score if the game ended now (6)."""
    found = [score(s, seat) for seat in range(s.seats)]
    return tuple([
        Points(each.seats, each.media, each.members, each.members_bonus, each.opinions, each.security, each.total())
        for each in found
    ])  # fmt: skip


def voted(s: Table, land: Land) -> Land:
    """A copy of a state in which all meetings have become votes (5.3.1)."""
    copy = land.clone()
    for seat in s.order():
        copy.add_votes(seat, _gained(s, land, seat, s.factor(land, seat)), s.rules.tracks.most_votes)
    return copy


def _state(s: Table, land: Land, left: list[int]) -> StateForecast:
    now = voted(s, land)
    partners = s.partners if land is s.lands[0] else [NOBODY] * s.seats
    found = verdict(now.votes, now.stack, partners, higher_wins_clearly=s.rules.higher_wins_clearly)
    parties = [_party(s, land, seat, left, now.votes) for seat in range(s.seats)]
    return StateForecast(
        parties=tuple(parties),
        winners=found.winners,
        by_a_nose=found.by_a_nose,
        votes=sum([now.votes[seat] for seat in found.winners]),
        seats=sum([parties[seat].seats[1] for seat in found.winners]),
    )


def _free(s: Table, one: int, other: int) -> bool:
    return s.partners[one] in (NOBODY, other) and s.partners[other] in (NOBODY, one)


def _pair(s: Table, now: Land, one: int, other: int) -> Pair:
    partners = s.partners[:]
    partners[one], partners[other] = other, one
    sides = {tuple(sorted(side(seat, partners))) for seat in range(s.seats)} - {(one, other)}
    card, rows = s.rules.state_cards[now.id].seats, s.rules.seat_rows.from_votes
    together = s.partners[one] == other
    why = "" if together else _hindrance(s, one, other)
    enough = shared(s, one, other) >= s.rules.coalitions.shared_to_force
    votes = now.votes[one] + now.votes[other]
    found = verdict(now.votes, now.stack, partners, higher_wins_clearly=s.rules.higher_wins_clearly)
    return Pair(
        parties=(one, other),
        together=together,
        shared=s.names(tuple([card for card in s.programme[one] if BITS[s.programme[other]] >> card & 1])),
        may="" if why or together else "force" if enough else "agree",
        why=why,
        votes=votes,
        seats=seats_for(now.votes[one], rows, card) + seats_for(now.votes[other], rows, card),
        lead=votes - max([sum([now.votes[seat] for seat in each]) for each in sides], default=0),
        wins=one in found.winners,
    )


def _hindrance(s: Table, one: int, other: int) -> str:
    """Why two parties cannot form a coalition, whoever begins; nothing where they can."""
    if s.lands[0].number == s.rules.timeline.no_coalition_state:
        return "no-coalitions-here"
    if shared(s, one, other) < s.rules.coalitions.shared_to_agree:
        return "too-little-in-common"
    return "" if one in s.lands[0].tiles and other in s.lands[0].tiles else "no-coalition-tile"


def _party(s: Table, land: Land, seat: int, left: list[int], votes: list[int]) -> Forecast:
    shown = stances(s.programme[seat], land.opinions, land.doubled, s.rules.doublers.weight)
    worse, better = _open_questions(land, s.programme[seat], left)
    agreed = sum(shown)
    agreement = agreed - worse, agreed, agreed + better
    trend = land.trend[seat]
    factor = trend + agreement[0], trend + agreed, trend + agreement[2]
    reached = _votes(s, land, seat, factor[0]), votes[seat], _votes(s, land, seat, factor[2])
    return Forecast(
        stances=shown,
        agreement=agreement,
        factor=factor,
        votes=reached,
        seats=_seats(s, land, reached),
        place=1 + len([1 for other in votes if other > votes[seat]]),
    )


def _gained(s: Table, land: Land, seat: int, factor: int) -> int:
    return votes_gained(land.meetings[seat], factor, s.rules.meetings.meetings_per_vote_at_worst)


def _votes(s: Table, land: Land, seat: int, factor: int) -> int:
    return min(s.rules.tracks.most_votes, land.votes[seat] + _gained(s, land, seat, factor))


def _seats(s: Table, land: Land, votes: Range) -> Range:
    rows, card = s.rules.seat_rows.from_votes, s.rules.state_cards[land.id].seats
    return seats_for(votes[0], rows, card), seats_for(votes[1], rows, card), seats_for(votes[2], rows, card)


def _open_questions(land: Land, programme: Cards, left: list[int]) -> tuple[int, int]:
    """How far opinions that lie face down could lower and raise the agreement, seeing which cards are left."""
    hidden = len([1 for card in land.hidden if card != EMPTY])
    shown = land.opinions
    asked = [card for card in programme if card not in shown and card ^ 1 not in shown]
    worse = len([1 for card in asked if left[card ^ 1] > 0])
    better = len([1 for card in asked if left[card] > 0])
    return min(hidden, worse), min(hidden, better)


def _left(s: Table) -> list[int]:
    """How many of every opinion could still be turned up: all but those that lie open or are out of the game."""
    left = [s.rules.opinion_deck.copies] * len(s.rules.cards)
    for land in s.lands:
        for card in land.opinions:
            if card != EMPTY:
                left[card] -= 1
    for card, secured in zip(s.national, s.secured, strict=True):
        if card != EMPTY:
            left[card] -= 1 + secured
    for card in s.pool + s.removed:
        left[card] -= 1
    return left
