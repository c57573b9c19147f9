"""How a match ended for each seat, from its record and from who sat down to it."""

from __future__ import annotations

from hemicycle.core.match import Match
from hemicycle.core.values import Outcome
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
    places, counts = _places(match.outcome, s.seats), decisions(match)
    first = game.first([event for _, audience, event in match.history if audience is None])
    began = state.began or [chair.person for chair in state.chairs]
    return [
        ResultSeat(
            seat=seat,
            person=began[seat] or chair.person,
            bot=None if began[seat] or chair.person else chair.level,
            name=chair.name,
            role=game.role(s, seat) or game.party(s, seat),
            team=game.side(s, seat),
            first=seat == first,
            place=places[seat],
            won=match.outcome is not None and seat in match.outcome.winners,
            score=match.outcome.scores[seat] if match.outcome is not None and match.outcome.scores else None,
            decisions=counts[seat][0],
            stood_in=counts[seat][1],
            left=began[seat] is not None and chair.person != began[seat],
        )
        for seat, chair in enumerate(state.chairs)
    ]


def _places(outcome: Outcome | None, seats: int) -> list[int | None]:
    """Winners are first; the others by their scores, where there are any, and else all second."""
    if outcome is None:
        return [None] * seats
    scores = outcome.scores or (0,) * seats
    strength = [(seat in outcome.winners, scores[seat]) for seat in range(seats)]
    return [1 + sum(other > own for other in strength) for own in strength]


def decisions(match: Match) -> list[tuple[int, int]]:
    """By seat: how many decisions were made there, and how many of them by somebody who stood in."""
    counts = [[0, 0] for _ in range(match.table.seats)]
    playing: dict[int, str] = {}
    for entry in match.record.standing():
        if "plays" in entry:
            if entry["plays"]["why"] != "time":  # that one answers a single decision, which says so itself
                playing[entry["seat"]] = entry["plays"]["by"]
        elif "do" in entry:
            by = entry.get("by") or playing.get(entry["seat"], "person")
            counts[entry["seat"]][0] += 1
            counts[entry["seat"]][1] += by in STAND_INS
    return [(made, stood_in) for made, stood_in in counts]
