"""Who begins: sealed bids, ties, and the right to name the start player."""

from __future__ import annotations

import pytest

from hemicycle.games.die_macher.actions import Bid, NameStartPlayer
from hemicycle.games.die_macher.events import BidDiceRolled, StartBidsOpened
from hemicycle.games.die_macher.start_player import BidAgain, BidForStart, NameStart
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from hemicycle.words import LANGUAGES, Words
from tests.games.die_macher.tables import GAME, dice, options, play, refused, table, told


def bid(s: Table, *amounts: int) -> None:
    """The seats that are waited for make these bids."""
    for seat, amount in zip(s.waiting, amounts, strict=True):
        play(s, seat, Bid(amount))


@rule("5.2.1")
def test_bids_run_from_nought_to_all_ones_cash_in_thousands() -> None:
    s = table(BidForStart(), cash=[3_000, 0, 25_000, 25_000, 25_500])

    assert options(s, 0) == [Bid(0), Bid(1_000), Bid(2_000), Bid(3_000)]
    assert options(s, 1) == [Bid(0)]
    assert options(s, 4)[-1] == Bid(25_000)


@rule("5.2.1")
def test_the_highest_bidder_names_the_start_player() -> None:
    s = table(BidForStart())

    bid(s, 0, 2_000, 7_000, 3_000, 0)
    play(s, 2, NameStartPlayer(3))

    assert s.start_player == 3
    assert s.order() == (3, 4, 0, 1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_names_the_start_player_is_no_third_person(language: str) -> None:
    s = table(BidForStart())
    bid(s, 0, 2_000, 7_000, 3_000, 0)
    words = Words(language, "die-macher", ("Ada", "Bruno", "Clara", "Dora", "Emil"))

    said = [words.action(choice) for choice in GAME.view(s, 2).choices]

    assert "Ada" in said[0]
    assert "Clara" not in said[2]


@rule("5.2.1b")
def test_only_the_winner_pays() -> None:
    s = table(BidForStart())

    bid(s, 0, 2_000, 7_000, 3_000, 0)
    play(s, 2, NameStartPlayer(2))

    assert s.cash == [25_000, 25_000, 18_000, 25_000, 25_000]
    assert s.bank == 7_000


@rule("5.2.1")
def test_bids_stay_sealed_until_the_last_is_in() -> None:
    s = table(BidForStart())

    for seat in range(4):
        play(s, seat, Bid(1_000 * seat))

    assert told(s, StartBidsOpened) == []
    assert GAME.view(s, 0).mine == "bid 0"
    assert GAME.view(s, 4).sealed == (0, 1, 2, 3)
    assert GAME.view(s, 4).mine is None


@rule("5.2.1")
@pytest.mark.parametrize(
    ("amount", "code"), [(26_000, "bid-above-cash"), (-1_000, "bid-too-low"), (1_500, "bid-uneven")]
)
def test_a_bid_one_cannot_make_is_refused_with_its_numbers(amount: int, code: str) -> None:
    s = table(BidForStart())

    refusal = refused(s, 0, Bid(amount))

    assert refusal.code == code
    assert refusal.detail["bid"] == amount
    assert refusal.sections == ("5.2.1",)


@rule("5.2.1a")
@pytest.mark.parametrize(("mode", "number"), [("two-dice", 2), ("one-die", 1)])
def test_tied_bidders_roll_and_roll_again_while_they_are_level(mode: str, number: int) -> None:
    low, high = (0,) * number, (3,) * number
    luck = [dice(*low), dice(*high), dice(*high), dice(*low), dice(*high)]
    s = table(BidForStart(), options={"start_bid_tie": mode}, luck=luck)

    bid(s, 5_000, 5_000, 0, 5_000, 0)

    assert [event.seats for event in told(s, BidDiceRolled)] == [(0, 1, 3), (1, 3)]
    assert s.agenda[-1] == NameStart(3, 5_000)


@rule("5.2.1a")
def test_in_2006_tied_bidders_bid_again_and_not_lower() -> None:
    s = table(BidForStart(), edition="2006")

    bid(s, 5_000, 5_000, 0, 4_000, 0)

    assert s.agenda[-1] == BidAgain((0, 1), 5_000)
    assert s.waiting == (0, 1)
    assert options(s, 0)[0] == Bid(5_000)
    refusal = refused(s, 0, Bid(4_000))
    assert (refusal.code, refusal.detail["least"]) == ("bid-too-low", 5_000)


@rule("5.2.1a", "5.2.1b")
def test_in_2006_the_winner_pays_his_second_bid() -> None:
    s = table(BidForStart(), edition="2006")

    bid(s, 5_000, 5_000, 0, 4_000, 0)
    bid(s, 5_000, 6_000)
    play(s, 1, NameStartPlayer(0))

    assert s.cash[:2] == [25_000, 19_000]


@rule("5.2.1a")
def test_in_2006_a_die_decides_when_the_second_bids_are_level_too() -> None:
    s = table(BidForStart(), edition="2006", luck=[dice(1), dice(2)])

    bid(s, 5_000, 5_000, 0, 4_000, 0)
    bid(s, 6_000, 6_000)

    assert s.agenda[-1] == NameStart(1, 6_000)


@rule("5.2.1a")
def test_in_2006_everybody_rolls_when_everybody_bids_nought() -> None:
    s = table(BidForStart(), edition="2006", luck=[dice(face) for face in (0, 1, 3, 2, 2)])

    bid(s, 0, 0, 0, 0, 0)

    assert s.agenda[-1] == NameStart(2, 0)
