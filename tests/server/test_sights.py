"""What is sent without looking again is what one would see by looking."""

from __future__ import annotations

import random

import msgspec
import pytest

import hemicycle
from hemicycle.core.steps import SEALED
from hemicycle.server.clocks import Clocks
from hemicycle.server.play import Play
from hemicycle.server.sights import closed, opened
from hemicycle.server.store.rows import MatchRow


def begun(name: str, seed: int) -> Play:
    """A match of a game, with nobody around it."""
    match = hemicycle.game(name).match(seed=seed)
    header = match.record.header
    row = MatchRow(id=1, room="X", number=1, game=name, header=header, seed=bytes(32), started=0)
    play, _ = Play.open(row, match, Clocks.fresh(None, match.table.seats), at=0)
    return play


def encoded(view: object) -> object:
    """A view as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(view))


def test_encoded_objects_are_joined() -> None:
    assert closed(opened(b'{"a":1}'), b'{"b":[2]}') == b'{"a":1,"b":[2]}'
    assert closed(opened(b'{"a":1}'), b"{}") == closed(opened(b"{}"), b'{"a":1}') == b'{"a":1}'
    assert closed(opened(b"{}"), b"{}") == b"{}"


@pytest.mark.parametrize("name", hemicycle.names())
def test_every_seat_is_sent_its_present_view(name: str) -> None:
    play = begun(name, seed=3)
    luck = random.Random(3)
    sealed = 0
    for number in range(250):
        for seat in (None, *range(play.match.table.seats)):
            sent = encoded(play.update(seat, [], play.n, 0).view)
            assert sent == encoded(play.match.view(seat))
        if play.over:
            break
        seat = luck.choice(play.match.waiting)
        sealed += play.match.table.agenda[-1].kind == SEALED
        play.act(seat, [str(luck.choice(play.match.options(seat)))], "person", f"k{number}", at=0)
        if luck.random() < 0.2 and play.match.undoable(seat) is not None:
            play.undo(seat, f"u{number}", at=0)

    assert sealed
