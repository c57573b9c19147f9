"""The end of a round: the next state, new opinions, money."""

from __future__ import annotations

from random import Random

import pytest

from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.games.die_macher.election_events import OpinionClashed, OpinionTurned
from hemicycle.games.die_macher.events import DeckShuffled
from hemicycle.games.die_macher.round_end import ClearState, EnterState, Payout, TurnOpinion
from hemicycle.games.die_macher.sums import EMPTY, NOBODY
from hemicycle.games.die_macher.table import EVERYBODY, Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, cards, opinions, rules, table, told


@rule("5.4.1")
def test_the_decided_state_is_cleared_and_everything_goes_where_it_belongs() -> None:
    s = table(seats=3, doublers=3, media=[3, 4, 5], tiles=[3, 3, 4], partners=[1, 0, NOBODY])
    land = opinions(s, "bayern", "euro-now", "welfare-more", "health-no")
    land.media, land.tiles, land.doubled = [2, 1, 0], (0, 1), 1

    begin(s, ClearState())

    assert s.line == ["hessen", "sachsen", "berlin"]
    assert (s.media, s.doublers, s.boxed_tiles) == ([5, 5, 5], 4, [1, 1, 0])
    assert s.opinions.discards == [(EVERYBODY, card) for card in cards(s, "euro-now", "welfare-more", "health-no")]
    assert s.partners == [NOBODY] * 3


@rule("5.4", "5.4.1", "4.2a")
@pytest.mark.parametrize(
    ("edition", "round", "face_up"), [("1997", 1, 1), ("1997", 2, 1), ("1997", 3, 2), ("2006-short", 1, 2)]
)
def test_a_new_state_comes_to_the_end_of_the_line(edition: str, round: int, face_up: int) -> None:
    s = table(seats=3, edition=edition, states=("hessen", "sachsen", "berlin"), round=round)
    s.coming.remove("hessen")
    s.results = [("bayern", (), (), (), False, ())] * round

    begin(s, EnterState())

    land = s.lands[-1]
    assert len(s.lands) == 4
    assert (land.number, len(land.opinions), len(land.hidden)) == (round + 4, face_up, 4 - face_up)
    assert (land.votes, land.trend, land.meetings) == ([0] * 3, [0] * 3, [1] * 3)


@rule("5.4.2", "5.4.1", "FR-8b")
@pytest.mark.parametrize(("edition", "round"), [("1997", 4), ("1997", 5), ("2006", 6), ("2006-short", 2)])
def test_after_the_last_state_has_entered_no_other_does(edition: str, round: int) -> None:
    s = table(edition=edition, states=("hessen", "sachsen"), round=round)

    begin(s, EnterState())

    assert s.line == ["hessen", "sachsen"]


@rule("5.4.1a")
def test_in_each_other_state_a_hidden_opinion_is_turned_up() -> None:
    s = table(round=4, states=("hessen", "sachsen", "berlin"))
    opinions(s, "hessen", "euro-now", "welfare-more", "health-no", hidden=("nuclear-no",))
    opinions(s, "sachsen", "euro-now", "welfare-more", hidden=("genetics-no", "nuclear-no"))
    opinions(s, "berlin", "euro-now", "welfare-more", "health-no", "nuclear-no")

    begin(s, EnterState())

    assert [len(land.opinions) for land in s.lands] == [4, 3, 4]
    assert told(s, OpinionTurned) == [OpinionTurned("hessen", "nuclear-no"), OpinionTurned("sachsen", "genetics-no")]


@rule("5.4.1a")
@pytest.mark.parametrize(("edition", "pool", "under"), [("1997", 2, 0), ("2006", 0, 2)])
def test_a_clashing_opinion_goes_where_the_edition_says_and_another_is_drawn(
    edition: str, pool: int, under: int
) -> None:
    s = table(edition=edition)
    a, not_a, b = s.rules.cards[0], s.rules.cards[1], s.rules.cards[2]
    land = opinions(s, "hessen", a, hidden=(not_a, b))
    s.opinions.deck = list(cards(s, b, a))  # the top clashes as well

    begin(s, TurnOpinion("hessen"))

    assert (s.names(land.opinions), s.names(land.hidden)) == ((a, b), (b,))
    assert (len(s.pool), len(s.opinions.under)) == (pool, under)
    assert [event.opinion for event in told(s, OpinionClashed)] == [not_a, a]


@rule("5.4.1a", "4.2e")
def test_an_empty_opinion_deck_is_renewed_from_the_discards() -> None:
    s = table()
    land = opinions(s, "hessen", "euro-now", hidden=("euro-later",))
    s.opinions.deck = []
    s.opinions.discards = [(EVERYBODY, card) for card in cards(s, "health-no")]

    begin(s, TurnOpinion("hessen"))

    assert s.names(land.opinions) == ("euro-now", "health-no")
    assert told(s, DeckShuffled) == [DeckShuffled("opinion", 1)]


# round 4 of a game of five by the edition of 1997, played at random from seed 215: Thüringen turns up a second
# welfare-less, and neither the deck nor what lies under it has anything that fits
DISCARDS_OF_SEED_215 = (
    "nuclear-no", "health-no", "euro-now", "spelling-no", "euro-later", "security-more",
    "euro-later", "health-yes", "nuclear-no", "health-yes", "spelling-no", "euro-now",
)  # fmt: skip


@rule("5.4.1a", "4.2e")
def test_a_state_has_no_hole_while_a_discard_fits() -> None:
    s = table(states=("bayern", "thueringen"), round=4)
    land = opinions(s, "thueringen", "security-less", "welfare-less", hidden=("welfare-less", "genetics-yes"))
    s.opinions.deck = list(cards(s, "welfare-less"))
    s.opinions.under = [(EVERYBODY, card) for card in cards(s, "security-less", "security-more")]
    s.opinions.discards = [(EVERYBODY, card) for card in cards(s, *DISCARDS_OF_SEED_215)]

    begin(s, TurnOpinion("thueringen"))

    assert s.names(land.opinions)[:2] == ("security-less", "welfare-less")
    assert s.name(land.opinions[2]) in DISCARDS_OF_SEED_215
    assert told(s, OpinionTurned)


def test_the_game_of_seed_215_has_no_hole_in_any_state() -> None:
    luck = Random(215)
    s = GAME.deal(rules(), 5, Quick(luck.random), journal=True)
    assert isinstance(s, Table)
    turned = 0

    while s.outcome is None:
        choices = agenda.options(s, agenda.pending(s)[0])
        agenda.play(s, agenda.pending(s)[0], choices[luck.randrange(len(choices))])
        news = told(s, OpinionTurned)
        assert all(event.opinion for event in news)
        turned += len(news)
        s.journal = []

    assert turned > 10


@rule("5.4.1a")
def test_with_no_opinion_left_the_place_stays_empty() -> None:
    s = table()
    land = opinions(s, "hessen", "euro-now", hidden=("euro-later",))
    s.opinions.deck, s.opinions.discards = [], []

    begin(s, TurnOpinion("hessen"))

    assert (land.opinions[1], land.hidden) == (EMPTY, ())


@rule("5.4.3", "2.3")
@pytest.mark.parametrize(("seats", "money"), [(12, 12_000), (0, 0), (60, 60_000)])
def test_every_seat_just_won_brings_a_thousand(seats: int, money: int) -> None:
    """T30."""
    s = table(seats=3, round=2, cash=[0, 0, 0])
    s.results = [("bayern", (0, 0, 0), (seats, 0, 0), (0,), False, ())]

    begin(s, Payout())

    assert s.cash == [money, 0, 0]


@rule("5.4.3", "5.4.2a", "4.2f")
@pytest.mark.parametrize(
    ("round", "members", "money"),
    [(1, 25, 25_000), (2, 25, 0), (3, 25, 25_000), (4, 25, 0), (5, 25, 25_000), (1, 10, 10_000)],
)
def test_members_bring_money_in_rounds_one_three_and_five(round: int, members: int, money: int) -> None:
    """T31."""
    s = table(seats=3, round=round, cash=[0, 0, 0], members=[members, 0, 0])
    s.results = [("bayern", (0, 0, 0), (0, 0, 0), (0,), False, ())]

    begin(s, Payout())

    assert s.cash[0] == money
    assert s.members[0] == members


@rule("5.4.3", "FR-8b", "5.4.2a")
def test_in_the_short_game_members_bring_nothing_in_round_five() -> None:
    assert [rules(edition).timeline.members_pay_in for edition in ("2006", "2006-short")] == [(1, 3, 5), (1, 3)]


@rule("5.4.3")
@pytest.mark.parametrize(
    ("edition", "round", "money"), [("2006", 1, 10_000), ("2006", 2, 0), ("2006-short", 3, 10_000)]
)
def test_in_2006_ten_members_bring_ten_thousand(edition: str, round: int, money: int) -> None:
    """T32."""
    s = table(seats=3, edition=edition, round=round, cash=[0, 0, 0], members=[10, 0, 0])
    s.results = [("bayern", (0, 0, 0), (0, 0, 0), (0,), False, ())]

    begin(s, Payout())

    assert s.cash == [money, 0, 0]
