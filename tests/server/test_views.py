"""What is sent without looking again is what one would see by looking."""

from __future__ import annotations

import random

import msgspec
import pytest

import hemicycle
from hemicycle.core.steps import SEALED
from hemicycle.server.room.clocks import MatchClocks
from hemicycle.server.room.match_state import MatchState
from hemicycle.server.room.rows import MatchRow
from hemicycle.server.room.views import closed, opened


def begun(name: str, seed: int) -> MatchState:
    """A match of a game, with nobody around it."""
    match = hemicycle.game(name).match(seed=seed)
    header = match.record.header
    row = MatchRow(id=1, room="X", number=1, game=name, header=header, secret=bytes(32), started=0)
    state, _ = MatchState.open(row, match, MatchClocks.fresh(None, match.table.seats), at=0)
    return state


def encoded(view: object) -> object:
    """A view as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(view))


def test_encoded_objects_are_joined() -> None:
    assert closed(opened(b'{"a":1}'), b'{"b":[2]}') == b'{"a":1,"b":[2]}'
    assert closed(opened(b'{"a":1}'), b"{}") == closed(opened(b"{}"), b'{"a":1}') == b'{"a":1}'
    assert closed(opened(b"{}"), b"{}") == b"{}"


@pytest.mark.parametrize("name", hemicycle.names())
def test_every_seat_is_sent_its_present_view(name: str) -> None:
    state = begun(name, seed=3)
    luck = random.Random(3)
    sealed = 0
    for number in range(250):
        for seat in (None, *range(state.match.table.seats)):
            sent = encoded(state.update(seat, [], state.n, None).view)
            assert sent == encoded(state.match.view(seat))
        if state.over:
            break
        seat = luck.choice(state.match.waiting)
        sealed += state.match.table.agenda[-1].kind == SEALED
        state.act(seat, [str(luck.choice(state.match.options(seat)))], "person", f"k{number}", at=0)
        if luck.random() < 0.2 and state.match.undoable(seat) is not None:
            state.undo(seat, f"u{number}", at=0)

    assert sealed
