"""Over random records: every changed byte is noticed, and links tell nothing to those who lack the secret."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hemicycle.core.match import Match
from hemicycle.core.record import Record, RecordError
from hemicycle.core.verify import verify
from tests.core.forging import rechained, rows_of
from tests.core.test_match import GAME, written

SECRETS = st.binary(min_size=32, max_size=32)
CONTRIBUTIONS = st.lists(st.none() | st.binary(min_size=16, max_size=16).map(bytes.hex), min_size=3, max_size=3)
NAMES = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), min_size=3, max_size=3)
few = settings(max_examples=60, deadline=None)


def played(secret: bytes, given: list[str | None], names: list[str], chosen: Callable[[int], int]) -> Match:
    """A finished match with some actions taken back and a seat played by another."""
    match = Match.open(GAME, GAME.load(), 3, secret, names, place=("T", 1), contributions=given)
    for turn in range(400):
        if match.outcome is not None:
            break
        seat = match.waiting[0]
        options = match.options(seat)
        match.act(seat, options[chosen(len(options))])
        if turn % 7 == 3 and match.undoable(seat) is not None:
            match.undo(match.undoable(seat) or 0)
        if turn == 5 and match.outcome is None:
            match.plays(seat, "standby", names[0], "time")
    if match.outcome is None:
        match.abandon()
    return match


@few
@given(SECRETS, CONTRIBUTIONS, NAMES, st.integers(), st.data())
def test_any_single_changed_byte_of_a_finished_record_is_noticed(
    secret: bytes, contributions: list[str | None], names: list[str], luck: int, data: st.DataObject
) -> None:
    content = played(secret, contributions, names, Random(luck).randrange).record.text().encode()
    verify(GAME, Record.parse(content.decode(), written))

    for _ in range(12):
        at = data.draw(st.integers(0, len(content) - 1))
        byte = data.draw(st.integers(0, 255))
        if byte == content[at]:
            continue
        changed = content[:at] + bytes([byte]) + content[at + 1 :]
        with pytest.raises((RecordError, UnicodeDecodeError)):
            verify(GAME, Record.parse(changed.decode(), written))


@few
@given(SECRETS, CONTRIBUTIONS, NAMES, st.integers())
def test_an_honest_record_holds_and_its_luck_is_the_same_when_read_again(
    secret: bytes, contributions: list[str | None], names: list[str], luck: int
) -> None:
    match = played(secret, contributions, names, Random(luck).randrange)

    again = verify(GAME, Record.parse(match.record.text(), written))

    assert GAME.codec.freeze(again.table) == GAME.codec.freeze(match.table)
    assert again.playing == match.playing
    assert len({match.record.link_at(n) for n in range(len(match.record.entries) + 1)}) == len(match.record.entries) + 1


@few
@given(SECRETS, SECRETS, CONTRIBUTIONS, st.integers(0, 40))
def test_links_of_imagined_alternatives_meet_none_without_the_secret(
    secret: bytes, guess: bytes, contributions: list[str | None], turns: int
) -> None:
    """Whoever imagines what was sealed, even rightly, computes none of the links that were given."""
    assume(secret != guess)
    match = Match.open(GAME, GAME.load(), 3, secret, place=("T", 1), contributions=contributions)
    for _ in range(turns):
        if match.outcome is None:
            match.act(match.waiting[0], match.options(match.waiting[0])[-1])
    given_links = {match.record.link_at(n) for n in range(len(match.record.entries) + 1)}
    rows = rows_of(match.record.text())
    sealed = [row for row in rows if str(row.get("do", "")).startswith("raise")]

    for imagined in ("raise true", "raise false"):
        for row in sealed:
            row["do"] = imagined
        assert not given_links & {row["h"] for row in rows_of(rechained(rows, guess.hex()))}
