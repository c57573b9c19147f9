"""The auction, the free start, cards and the first player."""

from __future__ import annotations

import pytest

from hemicycle.core import agenda
from hemicycle.games.global_powers.auction import Auction, StartPlacement, StartRegion
from hemicycle.games.global_powers.events import Unsold
from hemicycle.games.global_powers.hands import TakeCards
from hemicycle.games.global_powers.turn import FirstTurn
from hemicycle.testing import rule
from tests.games.global_powers.tables import (
    BLACK,
    BLUE,
    GAME,
    GREEN,
    RED,
    cards,
    here,
    options,
    play,
    refused,
    step,
    table,
    told,
)


def bid(*bids: int, base: tuple[int, ...] | None = None, option: str = "second") -> object:
    s = table(len(bids), base=base, options={"second_bidders": option}, agenda_=[Auction("europe", False)])
    for seat, politicians in enumerate(bids):
        play(s, seat, f"bid {politicians}")
    return here(s, "europe"), s.mauritius


@rule("GP-021")
def test_one_politician_must_stay_at_home() -> None:
    s = table(base=(5, 1, 0, 20), agenda_=[Auction("europe", False)])

    assert s.waiting == (RED, BLACK)
    assert options(s, RED) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]


@rule("GP-021")
def test_a_bid_that_empties_the_base_is_refused_with_the_numbers() -> None:
    s = table(base=(5, 5, 5, 5), agenda_=[Auction("europe", False)])

    refusal = refused(s, RED, "bid 5")

    assert (refusal.code, refusal.sections) == ("bid-too-high", ("GP-021",))
    assert refusal.detail == {"bid": 5, "base": 5, "kept": 1}


@rule("GP-021")
def test_bids_are_secret_until_all_are_in() -> None:
    s = table(agenda_=[Auction("europe", False)])

    play(s, RED, "bid 7")

    for seat in (GREEN, None):
        assert "7" not in str(GAME.view(s, seat).board)
        assert GAME.view(s, seat).mine is None
        assert GAME.view(s, seat).sealed == (RED,)
    assert GAME.view(s, RED).mine == "bid 7"


@rule("GP-021")
def test_the_regions_are_sold_in_order() -> None:
    s = table(2, agenda_=[Auction("southeast-asia", False), TakeCards()])

    for region in ("southeast-asia", "australia", "africa"):
        assert str(s.agenda[-1]) == f"auction {region} false"
        play(s, RED, "bid 1")
        play(s, GREEN, "bid 0")

    assert step(s) == "TakeCards"


@rule("GP-022")
def test_a_single_winner_places_the_bid_and_retires_one_more() -> None:
    assert bid(4, 0, 0) == ((4, 0, 0), [1, 0, 0])


@rule("GP-023")
def test_tied_winners_all_place_and_nobody_else_does() -> None:
    assert bid(3, 3, 2, 0) == ((3, 3, 0, 0), [0, 0, 0, 0])


@rule("GP-024")
def test_all_second_highest_bidders_place_without_retiring() -> None:
    assert bid(5, 2, 2, 1) == ((5, 2, 2, 0), [1, 0, 0, 0])


@rule("GP-024")
def test_by_option_it_is_the_third_highest_bidders_as_the_words_say() -> None:
    assert bid(5, 3, 2, 2, 1, option="third") == ((5, 0, 2, 2, 0), [1, 0, 0, 0, 0])


@rule("GP-025")
def test_a_region_nobody_wants_stays_empty() -> None:
    s = table(2, agenda_=[Auction("europe", False)])

    play(s, RED, "bid 0")
    play(s, GREEN, "bid 0")

    assert here(s, "europe") == (0, 0)
    assert told(s, Unsold) == [Unsold("europe")]


@rule("GP-025")
def test_by_option_a_region_nobody_wants_is_offered_once_more() -> None:
    s = table(2, options={"unsold_region": "once-more"}, agenda_=[Auction("europe", False)])

    for _ in range(2):
        assert str(s.agenda[-1]).startswith("auction europe")
        play(s, RED, "bid 0")
        play(s, GREEN, "bid 0")

    assert str(s.agenda[-1]) == "auction russia false"


@rule("GP-026")
def test_everybody_takes_five_of_sixteen_cards_in_secret() -> None:
    s = table(2, agenda_=[TakeCards()])
    assert len(options(s, RED)) == 16

    for card in ("coup", "drive", "expansion", "transfer", "unrest"):
        play(s, RED, f"take-card {card}")
        play(s, GREEN, f"take-card {card}")

    assert s.hands[RED] == cards("coup", "drive", "expansion", "transfer", "unrest")
    assert not s.agenda
    assert GAME.view(s, GREEN).board.parties[RED].cards == 5
    assert GAME.view(s, None).board.hand is None


@rule("GP-026")
def test_a_card_can_be_taken_only_once() -> None:
    s = table(2, agenda_=[TakeCards()])

    play(s, RED, "take-card coup")
    play(s, GREEN, "take-card coup")

    assert "take-card coup" not in options(s, RED)
    assert len(options(s, RED)) == 15


@rule("GP-027")
def test_the_weakest_party_begins_and_the_turn_goes_clockwise() -> None:
    s = table(3, heads={"europe": (3, 2, 0), "africa": (0, 0, 1)}, player=-1, agenda_=[FirstTurn()], turns=0)
    assert s.waiting == (BLUE,)

    play(s, BLUE, "activate japan")

    assert s.waiting == (RED,)


@rule("GP-130")
def test_free_start_a_die_decides_who_settles_first() -> None:
    match = GAME.match(seats=3, seed=3, options={"free_start": True})

    assert str(match.table.agenda[-1]) == f"start-region {match.waiting[0]} 0"


@rule("GP-130")
@pytest.mark.parametrize(("region", "politicians"), [("north-america", 2), ("russia", 3), ("india", 4)])
def test_free_start_a_start_region_holds_two_three_or_four(region: str, politicians: int) -> None:
    s = table(2, options={"free_start": True}, agenda_=[StartRegion(RED, 0)])

    play(s, RED, f"settle {region}")

    assert here(s, region) == (politicians, 0)


@rule("GP-130")
def test_free_start_start_regions_are_distinct() -> None:
    s = table(2, options={"free_start": True}, agenda_=[StartRegion(RED, 0)])

    play(s, RED, "settle india")

    assert refused(s, GREEN, "settle india").code == "start-region-taken"


@rule("GP-130")
def test_by_option_start_regions_may_be_shared() -> None:
    s = table(2, options={"free_start": True, "free_start_distinct": False}, agenda_=[StartRegion(RED, 0)])

    play(s, RED, "settle india")
    play(s, GREEN, "settle india")

    assert here(s, "india") == (4, 4)


@rule("GP-130")
@pytest.mark.parametrize(("more", "rounds"), [(0, 12), (-2, 10)])
def test_free_start_then_rounds_of_single_placements_follow(more: int, rounds: int) -> None:
    s = table(2, options={"free_start": True, "more_start_rounds": more}, agenda_=[StartRegion(RED, 0)])
    play(s, RED, "settle india")
    play(s, GREEN, "settle europe")

    placements = 0
    while s.agenda:
        play(s, agenda.pending(s)[0], "place japan")
        placements += 1

    assert placements == rounds * 2
    assert here(s, "japan") == (rounds, rounds)


@rule("GP-130")
def test_free_start_who_has_nobody_left_places_nobody() -> None:
    s = table(2, base=(0, 2), options={"free_start": True}, agenda_=[StartPlacement(RED, 4)])

    play(s, GREEN, "place japan")
    play(s, GREEN, "place japan")

    assert not s.agenda
