"""The course of the game: the order of everything, and the timetable of every edition."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hemicycle.core import agenda
from hemicycle.core.chance import Quick
from hemicycle.core.values import Remark
from hemicycle.games.die_macher.cabinet import ShadowCabinet
from hemicycle.games.die_macher.coalition import CoalitionTalks
from hemicycle.games.die_macher.conference import Conference
from hemicycle.games.die_macher.conversion import Conversion
from hemicycle.games.die_macher.donations import Donations
from hemicycle.games.die_macher.election import Election
from hemicycle.games.die_macher.election_events import PaidOut, PollOffered, PollUnsold, SeatsWon
from hemicycle.games.die_macher.events import DeckShuffled, RoundBegan
from hemicycle.games.die_macher.media import MediaControl, MediaMarket
from hemicycle.games.die_macher.meetings import MeetingRound
from hemicycle.games.die_macher.polls import PollRound
from hemicycle.games.die_macher.round_end import ClearState, EnterState, Payout
from hemicycle.games.die_macher.rounds import Round
from hemicycle.games.die_macher.scoring import FinalScoring
from hemicycle.games.die_macher.start_player import BidForStart
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, rules, table, told

CONFIGURATIONS = [(edition, seats) for edition in GAME.editions for seats in (3, 4, 5)]
ROUNDS = {"1997": 7, "2006": 7, "2006-short": 5}


def random_rounds(edition: str, seats: int, seed: int) -> Iterator[Table]:
    """A random game, seen at the first question of every round, and once more when it is over."""
    luck = Random(seed)
    s = GAME.deal(rules(edition), seats, Quick(luck.random), journal=True)
    assert isinstance(s, Table)
    seen = 0
    while s.outcome is None:
        if s.round > seen:
            seen = s.round
            yield s
        choices = agenda.options(s, agenda.pending(s)[0])
        agenda.play(s, agenda.pending(s)[0], choices[luck.randrange(len(choices))])
    yield s


@rule("5", "5.2", "2.1")
def test_a_campaign_has_its_stages_in_the_order_of_the_rulebook() -> None:
    s = table()

    following = Round(1).conclude(s)

    stages = (BidForStart(), Conference(), ShadowCabinet(), CoalitionTalks(), MediaMarket(), MediaControl())
    rest = (MeetingRound(), PollRound(), Conversion(), Election(), ClearState(), EnterState(), Payout(), Donations())
    assert following == (*stages, *rest, Round(2))


@rule("5", "5.4.2d", "FR-8")
@pytest.mark.parametrize(("edition", "last"), list(ROUNDS.items()))
def test_the_last_round_is_only_an_election_and_the_start_player_stays(edition: str, last: int) -> None:
    s = table(edition=edition, start_player=3)

    assert Round(last).conclude(s) == (Election(), FinalScoring())
    assert s.start_player == 3


@rule("5.4.2c", "5")
@pytest.mark.parametrize(
    ("edition", "number", "ending"),
    [
        ("1997", 5, (EnterState(), Payout(), Donations())),
        ("1997", 6, ()),
        ("2006", 6, (EnterState(), Payout(), Donations())),
        ("2006-short", 4, (EnterState(), Payout(), Donations())),
    ],
)
def test_the_last_campaign_has_an_end_of_round_only_in_2006(
    edition: str, number: int, ending: tuple[object, ...]
) -> None:
    following = Round(number).conclude(table(edition=edition))

    assert isinstance(following, tuple)
    assert following[11:-1] == ending  # after the campaign, the election and the clearing of the board


@rule("5.4.2c", "5.4.4")
def test_no_donation_follows_round_six_in_any_edition() -> None:
    s = table(edition="2006", round=6)

    assert Donations().conclude(s) is None


@rule("5", "2", "2.4", "FR-8", "FR-8b")
@pytest.mark.parametrize(("edition", "seats"), CONFIGURATIONS)
def test_a_game_ends_after_its_last_election(edition: str, seats: int) -> None:
    for seed in range(3):
        *_, s = random_rounds(edition, seats, seed)

        assert len(s.results) == len(told(s, SeatsWon)) == ROUNDS[edition]
        assert s.outcome is not None
        assert s.outcome.ending == "last-election"


@rule("5.4.2", "5.4.2d", "4.2", "3", "3.3")
@pytest.mark.parametrize(("edition", "seats"), CONFIGURATIONS)
def test_states_and_open_opinions_follow_the_timetable(edition: str, seats: int) -> None:
    """T45: the last state enters with two open opinions."""
    full = [[4, 3, 2, 1], [4, 3, 2, 1], [4, 3, 2, 1], [4, 3, 2, 2], [4, 3, 3], [4, 4], [4]]
    short = [[4, 3, 2, 1], [4, 3, 2, 2], [4, 3, 3], [4, 4], [4]]
    expected = short if edition == "2006-short" else full

    for s in random_rounds(edition, seats, seed=1):
        if s.outcome is None and s.agenda:
            assert [len(land.opinions) for land in s.lands] == expected[s.round - 1]
            assert [land.number for land in s.lands] == list(range(s.round, s.round + len(s.lands)))


@rule("5.2.7", "5")
@pytest.mark.parametrize(("edition", "polls"), [("1997", 21), ("2006", 21), ("2006-short", 13)])
def test_one_poll_is_auctioned_for_every_state_of_every_campaign(edition: str, polls: int) -> None:
    for seats in (3, 5):
        *_, s = random_rounds(edition, seats, seed=2)

        assert s.auctions == len(told(s, PollOffered)) == polls


@rule("5.2.7", "4.2e")
@pytest.mark.parametrize(("edition", "seats"), CONFIGURATIONS)
def test_the_poll_deck_is_renewed_once_in_every_game(edition: str, seats: int) -> None:
    *_, s = random_rounds(edition, seats, seed=3)

    assert len([event for event in told(s, DeckShuffled) if event.deck == "poll"]) == 1
    assert len(told(s, PollUnsold)) <= s.auctions


@rule("5.2.2a", "4.2e")
def test_the_programme_deck_is_renewed_when_five_parties_use_it() -> None:
    *_, s = random_rounds("1997", 5, seed=3)

    assert [event for event in told(s, DeckShuffled) if event.deck == "programme"]


@rule("4.2e", "5.4.1a")
def test_the_pool_grows_in_1997_and_keeps_its_size_in_2006() -> None:
    sizes = {edition: [s.pool for seed in range(6) for s in random_rounds(edition, 4, seed)] for edition in ROUNDS}

    assert max(len(pool) for pool in sizes["1997"]) > 6
    assert {len(pool) for pool in sizes["2006"] + sizes["2006-short"] if pool} == {6}


@rule("5.4.3", "2.3")
@pytest.mark.parametrize(("edition", "rounds"), [("1997", 5), ("2006", 6), ("2006-short", 4)])
def test_parties_are_paid_after_every_round_with_an_end(edition: str, rounds: int) -> None:
    *_, s = random_rounds(edition, 3, seed=4)

    assert len(told(s, PaidOut)) == 3 * rounds
    assert [event.round for event in told(s, RoundBegan)] == list(range(1, ROUNDS[edition] + 1))


@rule("5.4.4")
@pytest.mark.parametrize(("edition", "left"), [("1997", 0), ("2006", 0), ("2006-short", 0)])
def test_every_donation_card_is_used(edition: str, left: int) -> None:
    *_, s = random_rounds(edition, 4, seed=5)

    assert [len(hand) for hand in s.donations] == [left] * 4


@rule("7a")
def test_agreements_bind_nobody_so_no_action_records_one() -> None:
    assert GAME.private_talk
    assert all(issubclass(kind, Remark) for kind in GAME.remarks), "terms are said, and the rules never read a remark"
    assert not {kind.__name__ for kind in GAME.remarks} & {kind.__name__ for kind in GAME.actions}


def test_no_list_of_options_is_long() -> None:
    longest = 0
    luck = Random(6)
    s = GAME.deal(rules(), 5, Quick(luck.random))
    while s.outcome is None:
        choices = agenda.options(s, agenda.pending(s)[0])
        longest = max(longest, len(choices))
        agenda.play(s, agenda.pending(s)[0], choices[luck.randrange(len(choices))])

    assert longest <= 200
