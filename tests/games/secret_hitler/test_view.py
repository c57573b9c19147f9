"""What a seat may know, remember and claim."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hemicycle.core.chance import Quick
from hemicycle.core.steps import Refused
from hemicycle.games.secret_hitler.actions import Ballot, Discard, Enact, Investigate
from hemicycle.games.secret_hitler.board import Board, Remembered
from hemicycle.games.secret_hitler.claims import ClaimParty
from hemicycle.games.secret_hitler.conversation import AskCards
from hemicycle.games.secret_hitler.election import Round
from hemicycle.games.secret_hitler.powers import Investigation, PolicyPeek
from hemicycle.games.secret_hitler.session import ChancellorPicks, PresidentDiscards
from hemicycle.games.secret_hitler.table import NOBODY, Table
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


@rule("SH-034", "SH-022")
def test_a_peek_comes_true_in_the_next_draw() -> None:
    s = table(agenda_=[PolicyPeek(), PresidentDiscards(3), Round()], president=5, turn=5, deck="LFFLLF")

    s.hold(s.draw(3))

    assert board(s, 5).session == Remembered(1, 2, 3, None)
    assert board(s, 1).session == Remembered(0, 0, 3, None)


@rule("SH-034")
def test_another_presidents_peek_does_not_blot_out_the_first() -> None:
    s = table(agenda_=[PolicyPeek(), Round()], president=3, turn=3, peeks=((1, 3), (3, 1)), deck="LFFLLF")

    assert s.peeks == ((1, 3), (3, 3))
    assert board(s, 1).top == board(s, 3).top == ("liberal", "fascist", "fascist")


@rule("SH-021", "SH-022")
def test_while_the_chancellor_chooses_only_the_government_knows_what_was_passed_on() -> None:
    s = session()

    play(s, 0, Discard(2))

    assert board(s, 0).session == Remembered(1, 2, 3, ("fascist", "liberal"))
    assert board(s, 3).session == Remembered(1, 1, 3, ("fascist", "liberal"))
    assert board(s, 1).session == Remembered(0, 0, 3, None)


@rule("SH-042")
def test_only_the_chancellor_sees_the_card_laid_aside_before_a_veto_vote() -> None:
    held = cards("FL")
    s = table(agenda_=[ChancellorPicks(3), Round()], hand=held, drawn=cards("FLF"), fascist=5)
    assert board(s, 3).picked is None

    play(s, 3, Enact(1))

    assert [board(s, seat).picked for seat in (None, 0, 1, 3)] == [None, None, None, 1]


@rule("SH-022")
@pytest.mark.parametrize("deck", ["LLF", "FFL", "LFF", "FLL"])
@pytest.mark.parametrize("seat", [1, 5])
def test_an_imagined_session_passed_on_what_was_enacted(deck: str, seat: int) -> None:
    drawn = cards(deck)
    s = table(agenda_=[PresidentDiscards(3), Round()], hand=drawn, drawn=drawn, foreseen=((5, 3),))
    play(s, 0, Discard(drawn.index(1 - drawn[2])))
    play(s, 3, Enact(1))
    seen = GAME.view(s, seat)

    for number in range(20):
        imagined: Any = GAME.imagine(s.rules, seen, Quick(random.Random(number).random))

        held = imagined.sessions[0]
        assert held.enacted == drawn[2]
        assert held.enacted in held.passed
        assert not Counter(held.passed) - Counter(held.drawn)


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


@rule("SH-004")
@pytest.mark.parametrize(("seats", "of_hitler"), [(5, [3, 4]), (7, [6])])
def test_hitler_knows_the_fascists_at_small_tables_only_and_they_always_know(seats: int, of_hitler: list[int]) -> None:
    s = table(seats, agenda_=[Round()])
    hitler = seats - 1

    def known(seat: int) -> list[int]:
        return [each for each, role in enumerate(board(s, seat).roles) if role is not None]

    assert known(hitler) == of_hitler
    assert known(hitler - 1) == [each for each in range(seats) if s.roles[each] != 0]
    assert known(0) == [0]


@rule("SH-042")
def test_the_card_laid_aside_is_forgotten_after_the_veto_vote() -> None:
    s = table(agenda_=[ChancellorPicks(3), Round()], hand=cards("FL"), drawn=cards("FLF"), fascist=5)

    play(s, 3, Enact(1))
    play(s, 0, Ballot(False))
    play(s, 3, Ballot(True))

    assert (s.liberal, s.picked) == (1, NOBODY)


@rule("SH-022")
def test_claims_are_kept_in_the_record_and_may_be_lies() -> None:
    match = GAME.match(seats=7, seed=1848)
    while not match.table.ledger:  # type: ignore[attr-defined]  # a table of Secret Hitler
        seat = match.waiting[0]
        match.act(seat, match.options(seat)[0])
    president, chancellor, _ = match.table.ledger[0]  # type: ignore[attr-defined]  # a table of Secret Hitler

    match.remark(president, "claim-drew 0 LLL")
    match.remark(president, "claim-passed 0 LL")
    match.remark(chancellor, "claim-received 0 FF")

    said = [str(remark) for _, _, remark in match.said]
    assert said == ["claim-drew 0 LLL", "claim-passed 0 LL", "claim-received 0 FF"]
    assert match.record.entries[-1]["say"] == "claim-received 0 FF"


@rule("SH-032")
def test_a_party_card_one_has_seen_is_claimed_as_one_party_or_the_other() -> None:
    s = table(agenda_=[Round()], investigations=((0, 6),))

    allowed = [each for each in ("liberal", "fascist", "hitler") if GAME.may_remark(s, 0, ClaimParty(6, each))]

    assert allowed == ["liberal", "fascist"]


@rule("SH-022")
@pytest.mark.parametrize(
    "text",
    [
        "claim-drew 0 LL",
        "claim-drew 1 LLL",
        "claim-passed 0 L",
        "claim-passed 0 LLL",
        "claim-passed 0 LLLL",
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

    with pytest.raises(Refused):
        match.remark(president, text)

    assert match.said == []


@rule("SH-022")
def test_what_can_be_claimed_follows_from_the_offices_held_and_the_cards_seen() -> None:
    s = table(agenda_=[Round()], ledger=((2, 3, 1),), peeks=((4, 3),), investigations=((5, 1),))

    claims = {seat: [str(each) for each in GAME.sayable(s, seat) if "claim" in str(each)] for seat in range(1, 6)}

    assert claims == {
        1: [],
        2: ["claim-drew 0 FFL", "claim-passed 0 FL"],
        3: ["claim-received 0 FL"],
        4: ["claim-peeked FFL"],
        5: ["claim-party 1 fascist"],
    }


@rule("SH-022")
def test_one_talks_to_the_others() -> None:
    s = table(agenda_=[Round()])

    assert [str(each) for each in GAME.sayable(s, 0)] == ["accuse 1", "trust 1", "ask-vote 1", "answer 1 trust"]


@rule("SH-022")
def test_only_who_has_held_cards_is_asked_for_them() -> None:
    s = table(agenda_=[Round()], ledger=((2, 3, 1),))

    assert [seat for seat in range(1, 7) if GAME.may_remark(s, 0, AskCards(seat))] == [2, 3]
