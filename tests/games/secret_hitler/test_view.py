"""What a seat may know, remember and claim."""

from __future__ import annotations

from typing import Any

import pytest

from hemicycle.core.steps import IllegalAction
from hemicycle.games.secret_hitler.actions import Discard, Enact, Investigate
from hemicycle.games.secret_hitler.board import Board, Remembered
from hemicycle.games.secret_hitler.election import Round
from hemicycle.games.secret_hitler.powers import Investigation, PolicyPeek
from hemicycle.games.secret_hitler.session import PresidentDiscards
from hemicycle.games.secret_hitler.table import Table
from hemicycle.testing import rule
from tests.games.secret_hitler.tables import GAME, cards, play, table


def board(s: Table, seat: int | None) -> Board:
    seen = GAME.view(s, seat).board
    assert isinstance(seen, Board)
    return seen


def session(**changes: Any) -> Table:
    held = cards("FLF")
    return table(agenda_=[PresidentDiscards(3), Round()], hand=held, drawn=held, **changes)


@rule("SH-021")
def test_only_the_holder_sees_the_hand() -> None:
    s = session()

    assert board(s, 0).hand == ("fascist", "liberal", "fascist")
    assert [board(s, seat).hand for seat in (None, 1, 2, 3)] == [None] * 4
    assert board(s, None).held == 3


@rule("SH-021")
def test_the_presidents_discard_lies_on_the_pile_while_the_chancellor_chooses() -> None:
    s = session()
    before = board(s, None).discards

    play(s, 0, Discard(2))

    assert [board(s, seat).discards for seat in (None, 0, 3)] == [before + 1] * 3


@rule("SH-022")
def test_president_and_chancellor_remember_what_they_held_and_others_only_what_was_enacted() -> None:
    s = session()
    play(s, 0, Discard(2))
    play(s, 3, Enact(0))

    assert board(s, 0).remembered == (Remembered(1, 2, 3, ("fascist", "liberal")),)
    assert board(s, 3).remembered == (Remembered(1, 1, 3, ("fascist", "liberal")),)
    assert board(s, 1).remembered == (Remembered(0, 1, 3, None),)


@rule("SH-034")
def test_a_peek_is_remembered_while_the_cards_lie_there_and_when_they_are_drawn() -> None:
    s = table(agenda_=[PolicyPeek(), Round()], deck="LFFLLF")
    assert board(s, 0).top == ("liberal", "fascist", "fascist")
    assert board(s, 1).top == ()

    s.draw(1)

    assert board(s, 0).top == ("fascist", "fascist")


@rule("SH-034", "SH-022")
def test_whoever_peeked_knows_what_the_next_president_drew() -> None:
    s = session(foreseen=((5, 2),))

    play(s, 0, Discard(2))
    play(s, 3, Enact(0))

    assert board(s, 5).remembered == (Remembered(1, 1, 3, None),)


@rule("SH-032")
def test_an_investigated_party_is_known_to_the_investigator_only() -> None:
    s = table(agenda_=[Investigation(), Round()])

    play(s, 0, Investigate(6))

    assert board(s, 0).parties[6] == "fascist"
    assert board(s, 0).roles[6] is None
    assert board(s, 1).parties[6] is None


@rule("SH-004")
def test_roles_are_hidden_until_the_end() -> None:
    match = GAME.match(seats=7, seed=1)
    assert match.view(None).board.roles == (None,) * 7

    while match.outcome is None:
        seat = match.waiting[0]
        match.act(seat, match.options(seat)[0])

    assert None not in match.view(None).board.roles


@rule("SH-022")
def test_claims_are_kept_in_the_record_and_may_be_lies() -> None:
    match = GAME.match(seats=7, seed=1848)
    while not match.table.ledger:  # type: ignore[attr-defined]  # a table of Secret Hitler
        seat = match.waiting[0]
        match.act(seat, match.options(seat)[0])
    president, chancellor, _ = match.table.ledger[0]  # type: ignore[attr-defined]  # a table of Secret Hitler

    match.remark(president, "claim-drew 0 LLL")
    match.remark(chancellor, "claim-received 0 FF")

    assert [str(remark) for _, _, remark in match.said] == ["claim-drew 0 LLL", "claim-received 0 FF"]
    assert match.record.entries[-1]["say"] == "claim-received 0 FF"


@rule("SH-022")
@pytest.mark.parametrize(
    "text",
    [
        "claim-drew 0 LL",
        "claim-drew 1 LLL",
        "claim-received 0 LL",
        "claim-party 3 liberal",
        "claim-peeked LLL",
        "hello",
        "claim-drew 0 XYZ",
    ],
)
def test_a_claim_about_an_office_one_never_held_is_refused(text: str) -> None:
    match = GAME.match(seats=7, seed=1848)
    while not match.table.ledger:  # type: ignore[attr-defined]  # a table of Secret Hitler
        seat = match.waiting[0]
        match.act(seat, match.options(seat)[0])
    president = match.table.ledger[0][0]  # type: ignore[attr-defined]  # a table of Secret Hitler

    with pytest.raises(IllegalAction):
        match.remark(president, text)

    assert match.said == []
