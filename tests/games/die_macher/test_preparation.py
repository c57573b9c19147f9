"""Preparation: what every party gets, the first states, the decks and the exchange pool."""

from __future__ import annotations

from collections import Counter

import pytest

from hemicycle.core import agenda
from hemicycle.core.chance import Dealer
from hemicycle.core.errors import SetupError
from hemicycle.core.match import Match
from hemicycle.games.die_macher.election_events import OpinionClashed
from hemicycle.games.die_macher.events import PilesShuffled, ProgrammeDealt
from hemicycle.games.die_macher.polls import poll_lines
from hemicycle.games.die_macher.round_end import EnterState
from hemicycle.games.die_macher.setup import DealPool, DealProgrammes, enter_state, fitting_opinion, new_table
from hemicycle.games.die_macher.sums import EMPTY
from hemicycle.games.die_macher.table import EVERYBODY, Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, cards, opinions, rules, table, told


def dealt(edition: str = "1997", seats: int = 5, seed: int = 1) -> Table:
    s = GAME.deal(rules(edition), seats, Dealer(bytes([seed] * 32)), journal=True)
    assert isinstance(s, Table)
    return s


@rule("4", "4.1")
@pytest.mark.parametrize(("edition", "ministers", "donations"), [("1997", 7, 5), ("2006", 7, 5), ("2006-short", 6, 4)])
def test_every_party_starts_with_money_pieces_and_cards(edition: str, ministers: int, donations: int) -> None:
    s = dealt(edition)

    assert s.cash == [25_000] * 5
    assert (s.meetings, s.media, s.tiles) == ([14] * 5, [5] * 5, [4] * 5)  # four meetings lie in the states
    assert {len(hand) for hand in s.cabinet} == {ministers}
    assert {len(hand) for hand in s.donations} == {donations}


@rule("4.1a", "4")
@pytest.mark.parametrize("seed", range(5))
def test_the_open_programme_holds_five_different_issues(seed: int) -> None:
    s = dealt(seed=seed)

    for programme in s.programme:
        assert len(programme) == 5
        assert len({card >> 1 for card in programme}) == 5


@rule("4.1a")
@pytest.mark.parametrize("clash", ["euro-later", "euro-now"])
def test_a_clashing_programme_card_goes_under_the_deck(clash: str) -> None:
    """T01."""
    s = new_table(rules(), 3, Dealer(bytes(32)))
    drawn = ["euro-now", clash, "welfare-more", "genetics-yes", "nuclear-no", "health-yes"]
    s.programmes.deck += cards(s, *reversed(drawn))

    rejected = DealProgrammes().deal(s, 0)

    assert s.names(s.programme[0]) == ("euro-now", "welfare-more", "genetics-yes", "nuclear-no", "health-yes")
    assert s.names(tuple(rejected)) == (clash,)
    assert s.programmes.under == [(EVERYBODY, rejected[0])]


@rule("4.1a")
def test_by_option_four_players_take_one_copy_of_every_card_out() -> None:
    box = rules(four_player_programme_deck=True)

    assert [box.programme_copies(seats) * 14 for seats in (3, 4, 5)] == [56, 42, 56]
    agenda.begin(new_table(box, 4, Dealer(bytes(32))), DealProgrammes())


@rule("4.1b")
def test_every_party_draws_three_hidden_cards_which_may_clash() -> None:
    hands = [hand for seed in range(30) for hand in dealt(seed=seed).hands]

    assert {len(hand) for hand in hands} == {3}
    assert any(len({card >> 1 for card in hand}) < 3 for hand in hands)


@rule("4.1b")
def test_rejected_cards_are_shuffled_before_hidden_ones_are_drawn() -> None:
    s = dealt()

    rejected = [card for event in told(s, ProgrammeDealt) for card in event.rejected]

    assert rejected
    assert [s.name(card) for _, card in s.programmes.shuffled] == rejected
    assert s.programmes.under == []


@rule("4.2", "4.2a", "4.2d")
def test_markers_begin_at_nought_and_every_state_has_a_meeting_of_every_party() -> None:
    s = dealt()

    assert len(s.lands) == 4
    for land in s.lands:
        assert (land.votes, land.trend, land.meetings, land.media) == ([0] * 5, [0] * 5, [1] * 5, [0] * 5)
    assert s.members == [5] * 5
    assert s.national == [EMPTY] * 5
    assert s.national_media == [()] * 7


@rule("4.2a")
def test_a_party_without_meetings_gets_none_in_a_state_that_enters() -> None:
    s = dealt()
    s.meetings = [0, 3, 3, 3, 3]

    enter_state(s, 1, clashing_to_pool=False)

    assert s.lands[-1].meetings == [0, 1, 1, 1, 1]
    assert s.meetings == [0, 2, 2, 2, 2]


@rule("4.2b")
def test_four_of_sixteen_states_are_drawn_and_numbered() -> None:
    s = dealt()

    assert [land.number for land in s.lands] == [1, 2, 3, 4]
    assert sorted([*s.line, *s.coming]) == sorted(s.rules.state_cards)


@rule("4.2c")
@pytest.mark.parametrize("seed", range(5))
def test_open_and_hidden_opinions_come_in_steps_and_open_ones_never_clash(seed: int) -> None:
    s = dealt(seed=seed)

    assert [(len(land.opinions), len(land.hidden)) for land in s.lands] == [(4, 0), (3, 1), (2, 2), (1, 3)]
    for land in s.lands:
        assert len({card >> 1 for card in land.opinions}) == len(land.opinions)


@rule("4.2c")
def test_a_clashing_opinion_goes_under_the_deck() -> None:
    s = table()
    s.opinions.deck += cards(
        s, *reversed(("euro-now", "euro-later", "welfare-more", "euro-now", "health-no", "nuclear-no"))
    )

    enter_state(s, 4, clashing_to_pool=False)

    assert s.names(s.lands[-1].opinions) == ("euro-now", "welfare-more", "health-no", "nuclear-no")
    assert s.names(tuple([card for _, card in s.opinions.under])) == ("euro-later", "euro-now")
    assert [(event.opinion, event.pool) for event in told(s, OpinionClashed)] == [
        ("euro-later", False),
        ("euro-now", False),
    ]


@rule("4.2c", "5.4.1a")
def test_a_place_stays_empty_when_no_opinion_fits() -> None:
    s = table()
    land = opinions(s, "bayern", "euro-now")
    s.opinions.deck = list(cards(s, "euro-later", "euro-now"))
    s.opinions.under = s.opinions.discards = []
    rejected: list[int] = []

    found = fitting_opinion(s, land, rejected)

    assert found == EMPTY
    assert s.names(tuple(rejected)) == ("euro-now", "euro-later")


@rule("4.2e")
@pytest.mark.parametrize("edition", GAME.editions)
def test_six_opinions_form_the_exchange_pool(edition: str) -> None:
    s = dealt(edition)

    assert len(s.pool) == 6
    assert len(s.opinions.deck) + len(s.opinions.under) == 42 - 16 - 6


@rule("4.2e")
def test_the_pool_may_hold_repeats_and_opposites() -> None:
    pools = [dealt(seed=seed).pool for seed in range(30)]

    assert any(max(Counter(pool).values()) > 1 for pool in pools)
    assert any(card ^ 1 in pool for pool in pools for card in pool)


@rule("4.2f")
def test_members_bring_money_in_the_rounds_of_the_payout_tiles() -> None:
    assert [rules(edition).timeline.members_pay_in for edition in GAME.editions] == [(1, 3, 5), (1, 3, 5), (1, 3)]


@rule("5.4.1a", "4.2c")
def test_a_fitting_opinion_is_looked_for_in_the_deck_then_under_it_then_among_the_discards() -> None:
    s = table(luck=[(0,), (1, 0)])
    land = opinions(s, "bayern", "euro-now")
    s.opinions.deck = []
    s.opinions.under = [(EVERYBODY, card) for card in cards(s, "euro-later")]
    s.opinions.discards = [(EVERYBODY, card) for card in cards(s, "euro-now", "health-no")]
    rejected: list[int] = []

    found = fitting_opinion(s, land, rejected)

    assert s.name(found) == "health-no"
    assert s.names(tuple(rejected)) == ("euro-later", "euro-now")


@rule("4.1b", "4.1a")
def test_in_2006_hands_come_from_the_top_and_rejected_cards_stay_under_the_deck() -> None:
    for seed in range(5):
        s = dealt("2006", seed=seed)

        assert Counter(card for _, card in s.programmes.under) == rejected_programmes(s)
        assert s.programmes.shuffled == []


@rule("4.2e", "4.2c")
def test_in_2006_the_pool_comes_from_the_top_and_rejected_opinions_stay_under_the_deck() -> None:
    for seed in range(5):
        s = dealt("2006", seed=seed)

        assert s.names(tuple([card for _, card in s.opinions.under])) == clashed_opinions(s)


@rule("4.2e", "4.1b")
def test_in_1997_hands_come_from_the_top_and_all_piles_are_shuffled_once_before_the_pool() -> None:
    for seed in range(5):
        s = dealt("1997", seed=seed)

        assert (s.programmes.under, s.opinions.under) == ([], [])
        assert Counter(card for _, card in s.programmes.shuffled) == rejected_programmes(s)
        assert len(told(s, PilesShuffled)) == 1
        assert s.traffic == []  # nobody drew since


def rejected_programmes(s: Table) -> Counter[int]:
    names = [name for event in told(s, ProgrammeDealt) for name in event.rejected]
    return Counter(s.rules.card_number[name] for name in names)


def clashed_opinions(s: Table) -> tuple[str, ...]:
    return tuple([event.opinion for event in told(s, OpinionClashed)])


@rule("5.4.1")
@pytest.mark.parametrize(("choice", "to_pool"), [("under-deck", False), ("exchange-pool", True)])
def test_a_clashing_open_opinion_of_a_state_that_enters_goes_where_the_option_says(choice: str, to_pool: bool) -> None:
    s = table(options={"conflicting_opinion_on_entry": choice}, round=3, pool=[])
    s.opinions.deck += cards(s, *reversed(("euro-now", "euro-later", "welfare-more", "health-no", "nuclear-no")))

    begin(s, EnterState())

    assert s.names(s.lands[-1].opinions) == ("euro-now", "welfare-more")
    assert s.names(tuple(s.pool)) == (("euro-later",) if to_pool else ())
    assert s.names(tuple([card for _, card in s.opinions.under])) == (() if to_pool else ("euro-later",))


@rule("4.1")
def test_every_seat_leads_the_party_it_chose() -> None:
    match = GAME.match(seats=3, edition="2006", parties=("spd", "pds", "cdu"))

    assert [party.party for party in match.view(0).board.parties] == ["spd", "linke", "cdu"]
    assert [event.party for event in match.events(None) if isinstance(event, ProgrammeDealt)] == ["spd", "linke", "cdu"]
    assert Match.replay(GAME, match.record).view(1) == match.view(1)


@rule("4.1")
def test_without_a_choice_the_parties_sit_in_the_order_of_the_edition() -> None:
    for seats, usual in ((3, ["cdu", "gruene", "spd"]), (4, ["cdu", "fdp", "gruene", "spd"])):
        match = GAME.match(seats=seats)

        assert [party.party for party in match.view(0).board.parties] == usual
        assert list(GAME.parties(match.rules, seats))[:seats] == usual
        assert len(GAME.parties(match.rules, seats)) == 5


@rule("4.1")
@pytest.mark.parametrize(
    ("parties", "code"), [(("spd", "spd", "cdu"), "party-taken"), (("spd", "afd", "cdu"), "party-unknown")]
)
def test_a_party_that_is_taken_or_unknown_is_refused(parties: tuple[str, ...], code: str) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.match(seats=3, parties=parties)

    assert refusal.value.code == code


@rule("4.1", "5.2.7a")
def test_the_poll_lines_of_a_seat_are_those_of_its_party() -> None:
    match = GAME.match(seats=3, parties=("spd", "pds", "cdu"))
    s = match.table
    assert isinstance(s, Table)

    card = s.rules.poll_cards[0]

    assert poll_lines(s, 0) == (card.id, (card.thumbs[4], card.thumbs[2], card.thumbs[0]))


@rule("4.1a")
def test_in_2006_a_contradicting_programme_card_goes_under_the_deck_and_is_replaced() -> None:
    """T02."""
    s = new_table(rules("2006"), 3, Dealer(bytes(32)))
    drawn = ["minimum-wage-yes", "minimum-wage-no", "welfare-more", "genetics-yes", "nuclear-no", "taxes-more"]
    s.programmes.deck += cards(s, *reversed(drawn))

    rejected = DealProgrammes().deal(s, 0)

    assert s.names(s.programme[0]) == ("minimum-wage-yes", "welfare-more", "genetics-yes", "nuclear-no", "taxes-more")
    assert s.names(tuple(rejected)) == ("minimum-wage-no",)
    assert s.programmes.under == [(EVERYBODY, rejected[0])]


@rule("4.2e")
def test_a_rejected_opinion_that_comes_to_light_in_the_pool_is_no_longer_in_the_deck() -> None:
    s = table()
    s.opinions.under = [(EVERYBODY, card) for card in s.opinions.deck[:6]]
    s.opinions.discards, s.opinions.deck = [(EVERYBODY, card) for card in s.opinions.deck[6:]], []

    begin(s, DealPool())

    assert len(s.pool) == 6
    assert GAME.view(s, 0).board.decks.opinions_shuffled == ()
