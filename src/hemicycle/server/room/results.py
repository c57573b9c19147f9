"""How a match ended for each seat, from its record and from who sat down to it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hemicycle.core.match import Match
from hemicycle.core.record import Record
from hemicycle.server.room.rows import MatchRow, Result, ResultSeat, RoomState

STAND_INS = ("standby", "bot")


def of(match: Match, row: MatchRow, state: RoomState) -> Result:
    """The result of a match that has just ended."""
    outcome = match.outcome
    assert row.ended is not None
    return Result(
        match=row.id,
        room=row.room,
        number=row.number,
        game=row.game,
        edition=row.header["edition"],
        rated=state.settings.rated and outcome is not None,
        ending="" if outcome is None else outcome.ending,
        ended=row.ended,
        seats=_seats(match, state),
    )


def _seats(match: Match, state: RoomState) -> list[ResultSeat]:
    game, s = match.game, match.table
    outcome, counts = match.outcome, decisions(match.record, s.seats)
    places = [None] * s.seats if outcome is None else _places(outcome.winners, outcome.scores, s.seats)
    first = game.first([event for _, audience, event in match.history if audience is None])
    began = state.began or [chair.person for chair in state.chairs]
    late = [None if state.settings.rated else chair.person for chair in state.chairs]  # on a bot's seat
    players = [own or other for own, other in zip(began, late, strict=True)]
    return [
        ResultSeat(
            seat=seat,
            person=players[seat],
            bot=None if players[seat] else chair.level,
            name=chair.name,
            role=game.role(s, seat) or game.party(s, seat),
            team=game.side(s, seat),
            first=seat == first,
            place=places[seat],
            won=outcome is not None and seat in outcome.winners,
            score=outcome.scores[seat] if outcome is not None and outcome.scores else None,
            decisions=counts[seat][0],
            stood_in=counts[seat][1],
            left=began[seat] is not None and chair.person != began[seat],
        )
        for seat, chair in enumerate(state.chairs)
    ]


def _places(winners: Sequence[int], scores: Sequence[int], seats: int) -> list[int | None]:
    """Winners are first; the others by their scores, where there are any, and else all behind them."""
    points = scores or (0,) * seats
    strength = [(seat in winners, points[seat]) for seat in range(seats)]
    return [1 + sum(other > own for other in strength) for own in strength]


def decisions(record: Record, seats: int) -> list[tuple[int, int]]:
    """By seat: how many decisions were made there, and how many of them by somebody who stood in."""
    counts = [[0, 0] for _ in range(seats)]
    playing: dict[int, str] = {}
    for entry in record.standing():
        if "plays" in entry:
            if entry["plays"]["why"] != "time":  # that one answers a single decision, which says so itself
                playing[entry["seat"]] = entry["plays"]["by"]
        elif "do" in entry:
            by = entry.get("by") or playing.get(entry["seat"], "person")
            counts[entry["seat"]][0] += 1
            counts[entry["seat"]][1] += by in STAND_INS
    return [(made, stood_in) for made, stood_in in counts]


def confirmed(noted: Result, record: Record) -> Result:
    """A result with everything the record itself tells of it."""
    end = record.entries[-1]["end"]
    winners, scores = end["winners"], end["scores"]
    places, counts = _places(winners, scores, len(noted.seats)), decisions(record, len(noted.seats))
    seats = [
        msgspec.structs.replace(
            each,
            place=places[each.seat],
            won=each.seat in winners,
            score=scores[each.seat] if scores else None,
            decisions=counts[each.seat][0],
            stood_in=counts[each.seat][1],
        )
        for each in noted.seats
    ]
    return msgspec.structs.replace(noted, ending=end["ending"], seats=seats)
