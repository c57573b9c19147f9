"""Media cubes, media control and the exchange of opinions."""

from __future__ import annotations

import pytest

from hemicycle.games.die_macher.actions import PASS, BuyMedia, ExchangeOpinion
from hemicycle.games.die_macher.media import BuyMediaCube, ExchangeByMedia, MediaControl, MediaMarket
from hemicycle.games.die_macher.sums import NOBODY, plurality
from hemicycle.testing import rule
from tests.games.die_macher.tables import begin, cards, opinions, options, play, refused, table


@rule("5.2.5")
def test_a_cube_costs_four_thousand_and_goes_to_any_state_with_a_free_place() -> None:
    s = table(MediaMarket(), seats=3)
    s.boards["hessen"].media = [0, 5, 0]

    assert options(s, 0) == [PASS, BuyMedia("bayern"), BuyMedia("sachsen"), BuyMedia("berlin")]
    play(s, 0, BuyMedia("berlin"))

    assert (s.cash[0], s.media[0], s.boards["berlin"].media[0]) == (21_000, 4, 1)
    assert s.waiting == (1,)


@rule("5.2.5")
def test_who_passed_may_buy_later_and_all_must_pass_in_a_row() -> None:
    s = table(MediaMarket(), seats=3)

    play(s, 0, PASS)
    play(s, 1, PASS)
    play(s, 2, BuyMedia("bayern"))
    assert s.agenda == [BuyMediaCube(0, 0)]
    play(s, 0, BuyMedia("bayern"))
    for seat in (1, 2, 0):
        play(s, seat, PASS)

    assert not s.agenda


@rule("5.2.5")
def test_one_party_may_go_on_buying_alone() -> None:
    s = table(MediaMarket(), seats=3, cash=[12_000, 0, 0])

    for _ in range(3):
        assert s.waiting == (0,)
        play(s, 0, BuyMedia("bayern"))

    assert not s.agenda
    assert s.boards["bayern"].media == [3, 0, 0]


@rule("5.2.5")
def test_who_has_no_money_or_no_cube_left_is_passed_over() -> None:
    s = table(MediaMarket(), seats=3, cash=[3_000, 25_000, 25_000], media=[5, 0, 5])

    assert s.waiting == (2,)


@rule("5.2.5")
def test_after_who_cannot_buy_the_next_party_is_asked() -> None:
    s = table(MediaMarket(), seats=3, cash=[3_000, 25_000, 25_000])

    assert s.agenda == [BuyMediaCube(1, 1)]


@rule("5.2.5a")
@pytest.mark.parametrize(
    ("cubes", "controller"), [([2, 1, 1], 0), ([1, 1, 0], NOBODY), ([0, 0, 0], NOBODY), ([0, 0, 1], 2)]
)
def test_more_cubes_than_any_other_party_control_the_media(cubes: list[int], controller: int) -> None:
    assert plurality(cubes) == controller


@rule("5.2.5b")
def test_who_controls_the_media_exchanges_an_open_opinion_for_one_from_the_pool() -> None:
    s = table(seats=3, pool=[])
    land = opinions(s, "hessen", "euro-now", "welfare-more", hidden=("genetics-no", "health-no"))
    land.media = [0, 1, 0]
    s.pool = list(cards(s, "nuclear-yes", "health-yes"))
    begin(s, ExchangeByMedia(1, "hessen"))

    play(s, 1, ExchangeOpinion("hessen", "welfare-more", "nuclear-yes"))

    assert s.names(land.opinions) == ("euro-now", "nuclear-yes")
    assert s.names(tuple(s.pool)) == ("welfare-more", "health-yes")


@rule("5.2.5b")
def test_hidden_opinions_are_neither_exchanged_nor_in_the_way() -> None:
    s = table(seats=3)
    land = opinions(s, "hessen", "euro-now", hidden=("welfare-more",))
    land.media = [0, 1, 0]
    s.pool = list(cards(s, "welfare-less"))
    begin(s, ExchangeByMedia(1, "hessen"))

    assert options(s, 1) == [PASS, ExchangeOpinion("hessen", "euro-now", "welfare-less")]


@rule("5.2.5b")
def test_a_forbidden_exchange_is_refused_with_its_cause() -> None:
    s = table(seats=3)
    land = opinions(s, "hessen", "euro-now", "welfare-more", "genetics-no")
    land.media, land.doubled = [0, 1, 0], 2
    s.pool = list(cards(s, "euro-later", "welfare-more", "nuclear-yes"))
    begin(s, ExchangeByMedia(1, "hessen"))

    assert refused(s, 1, ExchangeOpinion("hessen", "welfare-more", "euro-later")).code == "opinion-clashes"
    assert refused(s, 1, ExchangeOpinion("hessen", "euro-now", "welfare-more")).code == "opinion-clashes"
    assert refused(s, 1, ExchangeOpinion("hessen", "genetics-no", "nuclear-yes")).code == "opinion-doubled"
    assert refused(s, 1, ExchangeOpinion("hessen", "euro-now", "health-no")).code == "opinion-not-in-pool"
    assert refused(s, 1, ExchangeOpinion("hessen", "health-no", "nuclear-yes")).code == "opinion-not-there"


@rule("5.2.5b")
@pytest.mark.parametrize(("allowed", "choices"), [(False, 0), (True, 2)])
def test_whether_an_opinion_is_exchanged_for_its_own_opposite_is_an_option(allowed: bool, choices: int) -> None:
    s = table(seats=3, options={"exchange_opinion_for_opposite": allowed})
    opinions(s, "hessen", "euro-now").media = [0, 1, 0]
    s.pool = list(cards(s, "euro-later"))
    begin(s, ExchangeByMedia(1, "hessen"))

    assert len(options(s, 1)) == choices  # with nothing to exchange nobody is asked
    if allowed:
        play(s, 1, ExchangeOpinion("hessen", "euro-now", "euro-later"))
        assert s.names(s.boards["hessen"].opinions) == ("euro-later",)


@rule("5.2.5b")
@pytest.mark.parametrize(("edition", "order"), [("1997", [0, 1, 3]), ("2006", [3, 1, 0])])
def test_the_states_follow_in_the_order_of_the_edition(edition: str, order: list[int]) -> None:
    s = table(seats=3, edition=edition)
    for place in (0, 1, 3):
        s.lands[place].media = [1, 0, 0]

    following = MediaControl().conclude(s)

    assert following == tuple(ExchangeByMedia(0, s.line[place]) for place in order)


@rule("4.2e", "5.2.5b")
def test_the_pool_keeps_its_size_in_an_exchange() -> None:
    s = table(seats=3)
    opinions(s, "hessen", "euro-now").media = [0, 1, 0]
    s.pool = list(cards(s, *["nuclear-yes"] * 6))
    begin(s, ExchangeByMedia(1, "hessen"))

    play(s, 1, ExchangeOpinion("hessen", "euro-now", "nuclear-yes"))

    assert len(s.pool) == 6
