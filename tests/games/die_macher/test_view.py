"""What a seat may know: hidden things stay hidden."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random

import pytest

from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.match import Match
from hemicycle.core.steps import Refused
from hemicycle.games.die_macher.actions import PASS, Discard, RefuseDonation, SendMinister
from hemicycle.games.die_macher.cabinet import ShadowCabinet
from hemicycle.games.die_macher.conference import Conference
from hemicycle.games.die_macher.donations import Donations
from hemicycle.games.die_macher.table import EVERYBODY, Table
from hemicycle.testing import check_game, random_match, rule
from tests.games.die_macher.notes import die_macher_notes
from tests.games.die_macher.tables import GAME, cards, opinions, play, rules, table


@rule("7b")
def test_cash_is_public_because_everybody_could_keep_count() -> None:
    s = table(cash=[1_000, 2_000, 3_000, 4_000, 5_000])

    assert [party.cash for party in GAME.view(s, None).board.parties] == [1_000, 2_000, 3_000, 4_000, 5_000]


@rule("7b")
def test_hidden_money_is_shown_to_its_owner_alone() -> None:
    s = table(cash=[1_000, 2_000, 3_000, 4_000, 5_000], options={"money": "hidden"})

    board = GAME.view(s, 2).board

    assert [party.cash for party in board.parties] == [None, None, 3_000, None, None]
    assert board.bank is None
    assert [party.cash for party in GAME.view(s, None).board.parties] == [None] * 5


@rule("7b")
@pytest.mark.parametrize("edition", GAME.editions)
def test_a_table_with_hidden_money_keeps_the_contract(edition: str) -> None:
    """Whoever looks could sit at a table with other sums; the referee samples such tables and finds no difference."""
    matches = check_game(
        GAME, 4, edition=edition, options={"money": "hidden"}, matches=4, notes=die_macher_notes, every=10
    )

    assert all(match.outcome is not None for match in matches)


@rule("7b")
def test_sampled_tables_guess_hidden_money() -> None:
    s = table(ShadowCabinet(), cash=[9_000] * 5, options={"money": "hidden"})

    sums = {tuple(GAME.imagine(s.rules, GAME.view(s, 1), Quick(Random(seed).random)).cash) for seed in range(9)}  # type: ignore[attr-defined]  # a table of Die Macher

    assert len(sums) > 1
    assert {each[1] for each in sums} == {9_000}


@rule("7b")
@pytest.mark.parametrize("edition", GAME.editions)
def test_money_is_open_unless_the_table_hides_it(edition: str) -> None:
    assert rules(edition).option("money") == "open"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_hand_is_seen_by_its_owner_alone(seat: int | None) -> None:
    s = table(seats=3)
    s.hands = [cards(s, "health-yes"), cards(s, "spelling-no"), ()]

    seen = GAME.view(s, seat).board.hand

    assert seen == (None if seat is None else s.names(s.hands[seat]))
    assert [party.hand for party in GAME.view(s, seat).board.parties] == [1, 1, 0]


def test_face_down_opinions_are_not_in_any_view() -> None:
    s = table(seats=3)
    opinions(s, "hessen", "euro-now", hidden=("spelling-no", "spelling-yes"))

    for seat in (None, 0, 1, 2):
        board = GAME.view(s, seat).board
        assert board.states[1].opinions == ("euro-now", None, None)
        assert "spelling" not in json.dumps([asdict(part) for part in (*board.states, *board.parties, board.decks)])


def test_the_order_of_states_to_come_is_not_in_any_view() -> None:
    s = table()

    assert GAME.view(s, 0).board.decks.states == tuple(sorted(s.coming))


def test_a_sample_keeps_what_a_seat_discarded_and_deals_the_rest_anew() -> None:
    s = table(Conference(), seats=3)
    s.hands = [cards(s, "health-yes", "health-no", "spelling-no")] * 3
    play(s, 0, Discard(("health-yes",)))
    play(s, 0, PASS)
    play(s, 1, Discard(("health-no",)))
    seen = GAME.view(s, 0)
    luck = Quick(Random(1).random)

    samples = [GAME.imagine(s.rules, seen, luck) for _ in range(30)]

    assert all(isinstance(other, Table) for other in samples)
    discards = [other.programmes.discards for other in samples if isinstance(other, Table)]
    assert {entries[0] for entries in discards} == {(0, *cards(s, "health-yes"))}
    assert len({entries[1][1] for entries in discards}) > 3


def test_a_card_known_to_have_been_shuffled_in_is_in_the_deck_until_somebody_draws() -> None:
    luck = Quick(Random(2).random)
    s = GAME.deal(rules(), 3, luck)
    assert isinstance(s, Table)
    known = s.programmes.deck[:]
    s.programmes.discards, s.programmes.deck, s.traffic = [(EVERYBODY, card) for card in known], [], []
    s.programmes.renew(luck)

    for seat in (None, 0, 1, 2):
        other = GAME.sample(s.rules, GAME.view(s, seat), luck)
        assert isinstance(other, Table)
        assert sorted(other.programmes.deck) == sorted(known)


def test_a_sample_lays_only_cards_face_down_that_can_be_paid() -> None:
    s = table(ShadowCabinet(), seats=3, cash=[9_000] * 3)
    play(s, 0, SendMinister("bayern", "finance"))
    play(s, 0, SendMinister("hessen", "justice"))
    seen = GAME.view(s, 1)
    luck = Quick(Random(3).random)

    for _ in range(30):
        other = GAME.imagine(s.rules, seen, luck)
        assert isinstance(other, Table)
        assert other.escrow[0] <= 9_000
        assert len({land.cabinet[0] for land in other.lands[:2]}) == 2


def test_a_sample_keeps_ones_own_refusal_and_guesses_those_of_others() -> None:
    s = table(Donations(), seats=3)
    play(s, 0, RefuseDonation(50_000))
    luck = Quick(Random(4).random)

    own = {other.refused[0] for other in _samples(s, 0, luck)}
    others = {other.refused[0] for other in _samples(s, 1, luck)}

    assert own == {4}
    assert others == {0, 1, 2, 3, 4}


def _samples(s: Table, seat: int, luck: Quick) -> list[Table]:
    found = [GAME.imagine(s.rules, GAME.view(s, seat), luck) for _ in range(60)]
    return [other for other in found if isinstance(other, Table)]


def test_an_illegal_action_changes_nothing_in_a_match() -> None:
    match = random_match(GAME, 4, seed=11, decisions=40)
    seat = match.waiting[0]
    before = GAME.codec.freeze(match.table), len(match.record.entries)

    for text in ("bid 999000", "hold-meetings bayern 5", "offer-coalition 9", "convert-meetings hessen 99", "nonsense"):
        with pytest.raises(Refused):
            match.act(seat, text)

    assert (GAME.codec.freeze(match.table), len(match.record.entries)) == before


def test_undo_goes_back_while_nothing_was_revealed() -> None:
    match = _at_meetings()
    seat = match.waiting[0]
    before = GAME.codec.freeze(match.table)

    match.act(seat, match.options(seat)[-1])
    entry = match.undoable(seat)
    assert entry is not None
    match.undo(entry)

    assert GAME.codec.freeze(match.table) == before


def _at_meetings() -> Match:
    match = GAME.match(3, seed=5)
    while not match.view(None).agenda[-1].startswith("rally"):
        seat = match.waiting[0]
        match.act(seat, match.options(seat)[0])
    return match


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_table_comes_back_whole_from_a_snapshot(edition: str) -> None:
    s = random_match(GAME, 5, seed=12, decisions=150, edition=edition).table
    assert isinstance(s, Table)

    frozen = json.loads(json.dumps(GAME.codec.freeze(s)))
    thawed = GAME.codec.thaw(frozen, rules(edition), s.chance)

    assert isinstance(thawed, Table)
    assert thawed.line == s.line
    assert agenda.pending(thawed) == agenda.pending(s)
