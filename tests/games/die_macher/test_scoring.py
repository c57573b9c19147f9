"""The end of the game."""

from __future__ import annotations

import pytest

from hemicycle.games.die_macher.scoring import FinalScoring, members_bonus, score
from hemicycle.games.die_macher.sums import Cards
from hemicycle.games.die_macher.table import Table
from hemicycle.testing import rule
from tests.games.die_macher.tables import GAME, begin, cards, table

SPACES = (18, 16, 14, 12, 10)


def result(*seats: int) -> tuple[str, Cards, Cards, Cards, bool, tuple[Cards, ...]]:
    return "bayern", (0,) * len(seats), seats, (0,), False, ()


def example() -> Table:
    """The worked example of the rulebook: seats 107, two cubes, 53 members, second, three matches, one secured."""
    s = table(seats=3, members=[53, 60, 10], round=7)
    s.results = [result(60, 0, 0), result(47, 0, 0)]
    s.national_media = [(0,), (1,), (1,), (), (), (), (0,)]
    s.programme = [cards(s, "euro-now", "welfare-more", "genetics-yes", "nuclear-yes", "security-more"), (), ()]
    s.national = list(cards(s, "health-no", "euro-now", "welfare-more", "genetics-yes", "spelling-no"))
    s.secured = [0, 1, 0, 0, 0]
    return s


@rule("6", "2.4")
def test_the_example_of_the_rulebook_adds_up_to_248() -> None:
    """T40."""
    found = score(example(), 0)

    assert (found.seats, found.media, found.members) == (107, 35, 53)
    assert (found.members_bonus, found.opinions, found.security) == (6, 42, 5)
    assert found.total() == 248


@rule("6.1")
def test_every_seat_of_every_election_is_a_point() -> None:
    s = table(seats=3)
    s.results = [result(12, 0, 5), result(30, 7, 0)]

    assert [score(s, seat).seats for seat in range(3)] == [42, 7, 5]


@rule("6.2")
def test_a_national_cube_scores_the_value_of_its_round() -> None:
    s = table(seats=3, national_media=[(0, 1), (0,), (), (), (), (), (2,)])

    assert [score(s, seat).media for seat in range(3)] == [45, 25, 10]


@rule("6.3")
@pytest.mark.parametrize(
    ("edition", "members", "bonuses"),
    [
        ("1997", [30, 20, 10, 5, 5], [10, 6, 0, 0, 0]),
        ("1997", [30, 30, 10, 5, 5], [8, 8, 0, 0, 0]),  # T38
        ("2006", [30, 30, 10, 5, 5], [8, 8, 0, 0, 0]),
        ("1997", [30, 20, 20, 5, 5], [10, 3, 3, 0, 0]),  # T39
        ("2006", [30, 20, 20, 5, 5], [10, 0, 0, 0, 0]),  # T39
        ("1997", [30, 30, 30, 5, 5], [5, 5, 5, 0, 0]),
        ("1997", [30, 20, 20, 20, 5], [10, 2, 2, 2, 0]),
    ],
)
def test_the_strongest_parties_get_a_bonus_and_level_ones_share_it(
    edition: str, members: list[int], bonuses: list[int]
) -> None:
    s = table(edition=edition, members=members)

    assert [members_bonus(s, seat) for seat in range(5)] == bonuses
    assert score(s, 0).members == members[0]


@rule("6.4")
def test_a_matching_national_opinion_scores_and_an_opposing_one_costs_nothing() -> None:
    s = table(seats=3)
    s.national = list(cards(s, "euro-later", "welfare-more", "health-no", "genetics-no", "nuclear-yes"))

    assert score(s, 0).opinions == SPACES[1] + SPACES[4]


@rule("6.4a")
@pytest.mark.parametrize(("edition", "bonus"), [("1997", 10), ("2006", 5)])
def test_two_security_cards_count_twice_in_1997_and_once_in_2006(edition: str, bonus: int) -> None:
    s = table(seats=3, edition=edition)
    s.national[0] = s.programme[0][0]
    s.secured[0] = 2

    assert score(s, 0).security == bonus


@rule("6.4a")
def test_a_secured_opinion_brings_its_bonus_only_to_those_who_agree() -> None:
    s = table(seats=3)
    s.national[0] = s.programme[0][0] ^ 1
    s.secured[0] = 1

    assert score(s, 0).security == 0


@rule("6.5", "6")
def test_the_highest_total_wins_and_money_is_worth_nothing() -> None:
    s = table(seats=3, cash=[0, 99_000, 0])
    s.results = [result(30, 20, 10)]

    begin(s, FinalScoring())

    assert s.outcome is not None
    assert (s.outcome.ending, s.outcome.winners) == ("last-election", (0,))
    assert s.outcome.scores == (40, 30, 20)  # all members are level: five points each and five of bonus


@rule("6.5")
@pytest.mark.parametrize(("mode", "winners"), [("shared", (0, 1)), ("seats-members-media", (1,))])
def test_level_totals_share_the_victory_unless_seats_decide(mode: str, winners: tuple[int, ...]) -> None:
    s = table(seats=3, options={"final_tie": mode}, members=[20, 20, 0])
    s.results = [result(10, 35, 0)]
    s.national_media[0] = (0,)

    begin(s, FinalScoring())

    assert s.outcome is not None
    assert s.outcome.scores[:2] == (63, 63)
    assert s.outcome.winners == winners


@rule("6")
def test_a_report_tells_points_by_source() -> None:
    s = example()
    begin(s, FinalScoring())

    figures = GAME.report(s)

    assert (figures["winner_seats"], figures["winner_media"], figures["winner_bonuses"]) == (107, 35, 11)
    assert figures["winner_total"] == 248
    assert figures["elections"] == 2
